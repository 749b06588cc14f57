extension Words {
    /// Whether one text is sorted before another; the order is the same in all three languages.
    ///
    /// Signs come first, then numbers by value, then Latin letters with the Polish letters after their bases (z, ź, ż),
    /// then Cyrillic letters with ё sorted as е. Case and other accents only break ties.
    public static func isOrderedBefore(_ first: String, _ second: String) -> Bool {
        let firstLetters = letters(of: first)
        let secondLetters = letters(of: second)
        let firstWeights = weights(of: firstLetters)
        let secondWeights = weights(of: secondLetters)
        if firstWeights != secondWeights { return firstWeights.lexicographicallyPrecedes(secondWeights) }
        if firstLetters != secondLetters { return firstLetters.lexicographicallyPrecedes(secondLetters) }
        return first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
    }

    /// A sort key for sorting many texts at once. Comparing keys lexicographically gives the order of
    /// `isOrderedBefore`, except for texts that differ only in case or accents.
    public static func collationWeights(of text: String) -> [UInt32] { weights(of: letters(of: text)) }

    /// The first two `collationWeights`, packed. The smaller value is sorted first; equal values decide nothing.
    public static func collationBeginning(of text: String) -> UInt64 {
        var letters: [UInt8] = []
        for byte in text.utf8.prefix(3) where byte < 0x80 { letters.append(byte | 0x20) }
        // Two Latin letters, followed by ASCII that cannot modify the second.
        if letters.count == 3, letters[0] >= 0x61, letters[0] <= 0x7A, letters[1] >= 0x61, letters[1] <= 0x7A {
            return UInt64(latinWeight(Unicode.Scalar(letters[0]), 0)) << 32
                | UInt64(latinWeight(Unicode.Scalar(letters[1]), 0))
        }
        let weights = collationWeights(of: text)
        return UInt64(weights.first ?? 0) << 32 | UInt64(weights.dropFirst().first ?? 0)
    }

    /// The primary sort weights: one per letter; for a number, its length and then its digits.
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
