extension Words {
    /// Whether one text stands before another in a list; the same order in all three languages.
    ///
    /// Signs come first, then numbers by their value, Latin letters with the Polish ones after their bases (z, ź, ż),
    /// and Cyrillic ones with ё among е. Case and other accents decide only between otherwise equal texts.
    public static func isOrderedBefore(_ first: String, _ second: String) -> Bool {
        let firstLetters = letters(of: first)
        let secondLetters = letters(of: second)
        let firstWeights = weights(of: firstLetters)
        let secondWeights = weights(of: secondLetters)
        if firstWeights != secondWeights { return firstWeights.lexicographicallyPrecedes(secondWeights) }
        if firstLetters != secondLetters { return firstLetters.lexicographicallyPrecedes(secondLetters) }
        return first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
    }

    /// What many texts are sorted by at once: compared one after another, they come in the order of `isOrderedBefore`,
    /// but for texts that differ in case or accents alone.
    public static func collationWeights(of text: String) -> [UInt32] { weights(of: letters(of: text)) }

    /// What `collationWeights` begins with, packed: whichever is less stands first, and equal ones tell nothing.
    public static func collationBeginning(of text: String) -> UInt64 {
        var letters: [UInt8] = []
        for byte in text.utf8.prefix(3) where byte < 0x80 { letters.append(byte | 0x20) }
        // Two Latin letters, and nothing behind them that could change the second.
        if letters.count == 3, letters[0] >= 0x61, letters[0] <= 0x7A, letters[1] >= 0x61, letters[1] <= 0x7A {
            return UInt64(latinWeight(Unicode.Scalar(letters[0]), 0)) << 32
                | UInt64(latinWeight(Unicode.Scalar(letters[1]), 0))
        }
        let weights = collationWeights(of: text)
        return UInt64(weights.first ?? 0) << 32 | UInt64(weights.dropFirst().first ?? 0)
    }

    /// What two texts are compared by first: one number a letter, and a length and its digits for a number.
    private static func weights(of letters: [Unicode.Scalar]) -> [UInt32] {
        var weights: [UInt32] = []
        var index = 0
        while index < letters.count {
            guard isDigit(letters[index]) else {
                appendWeight(of: letters[index], to: &weights)
                index += 1
                continue
            }
            let run = letters[index...].prefix(while: isDigit)
            let digits = run.drop { $0 == "0" }
            weights.append(numbers + UInt32(min(digits.count, 0xFFFF)))
            for digit in digits { weights.append(digit.value) }
            index += run.count
        }
        return weights
    }

    private static let numbers: UInt32 = 0x20_0000
    private static let latin: UInt32 = 0x30_0000
    private static let others: UInt32 = 0x40_0000

    private static func appendWeight(of letter: Unicode.Scalar, to weights: inout [UInt32]) {
        if BaseLetters.isMark(letter) { return }
        switch letter {
        case "a"..."z": weights.append(latinWeight(letter, 0))
        case "ą", "ć", "ę", "ł", "ń", "ó", "ś", "ź":
            guard let base = BaseLetters.letter(of: letter) else { return }
            weights.append(latinWeight(base, 1))
        case "ż": weights.append(latinWeight("z", 2))
        case "ё": weights.append(others + 0x435)
        default:
            if let base = BaseLetters.letter(of: letter) {
                weights.append(latinWeight(base, 0))
            } else if let replacement = BaseLetters.replacement(for: letter) {
                for scalar in replacement.unicodeScalars { appendWeight(of: scalar, to: &weights) }
            } else {
                weights.append(isSign(letter) ? letter.value : others + letter.value)
            }
        }
    }

    private static func latinWeight(_ base: Unicode.Scalar, _ variant: UInt32) -> UInt32 {
        latin + base.value * 4 + variant
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar >= "0" && scalar <= "9" }

    /// Spaces, punctuation, symbols and emoji.
    private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0xC0, 0x2000..<0x2C00, 0x3000..<0x3040, 0xFE00..<0xFE10, 0x1F000..<0x20000: true
        default: false
        }
    }
}
