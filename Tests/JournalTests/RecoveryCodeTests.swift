import TestSupport
import Testing

@testable import Journal

struct RecoveryCodeTests {
    /// The keys of some seeds, and those whose bits are all the same.
    private static let codes: [RecoveryCode] = {
        let keys = Seeds.some(5).map { seed -> [UInt8] in
            var randomness = SeededRandomness(seed: seed)
            return randomness.bytes(32...32)
        }
        let plain = [UInt8.min, .max].map { [UInt8](repeating: $0, count: 32) }
        return (keys + plain).compactMap { RecoveryCode(key: $0) }
    }()

    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    /// The texts come from another implementation, in Python.
    @Test(arguments: [
        (
            (0..<32).map { UInt8($0) },
            "000G-40R4-0M30-E209-185G-R38E-1W81-24GK-2GAH-C5RR-34D1-P70X-3RFG-FZJQ"
        ),
        (
            [UInt8](repeating: 0, count: 32),
            "0000-0000-0000-0000-0000-0000-0000-0000-0000-0000-0000-0000-0000-S5DF"
        ),
        (
            [UInt8](repeating: 255, count: 32),
            "ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZG-X5EW"
        ),
    ])
    func aKeyIsWrittenInGroupsOfFour(key: [UInt8], text: String) throws {
        #expect(RecoveryCode(key: key)?.text == text)
        #expect(try RecoveryCode(text).key == key)
    }

    @Test func everyCodeRoundTrips() throws {
        for code in Self.codes { #expect(try RecoveryCode(code.text) == code, "\(code.key)") }
    }

    @Test(arguments: [0, 31, 33])
    func aKeyHas32Bytes(count: Int) {
        #expect(RecoveryCode(key: [UInt8](repeating: 0, count: count)) == nil)
    }

    @Test func caseWhitespaceAndDashesDoNotMatter() throws {
        for code in Self.codes {
            let text = code.text
            #expect(try RecoveryCode(text.lowercased()) == code)
            for separator in ["", " ", "\n", "\r\n", "\t", "\u{A0}", "\u{2011}", "\u{2013}", " — ", "--"] {
                let typed = text.split(separator: "-").joined(separator: separator)
                #expect(try RecoveryCode("  \(typed)\r\n") == code, "\(separator)")
            }
        }
    }

    @Test func lookAlikesAreRead() throws {
        let text = "000G-40R4-0M30-E209-185G-R38E-1W81-24GK-2GAH-C5RR-34D1-P70X-3RFG-FZJQ"
        let code = try RecoveryCode(text)
        for (zero, one) in [("O", "I"), ("o", "i"), ("O", "L"), ("o", "l")] {
            let typed = String(text.map { $0 == "0" ? Character(zero) : $0 == "1" ? Character(one) : $0 })
            #expect(try RecoveryCode(typed) == code)
        }
    }

    @Test func everyWrongCharacterIsFound() {
        for code in Self.codes {
            let characters = Array(code.text)
            for position in characters.indices where characters[position] != "-" {
                for wrong in Self.alphabet where wrong != characters[position] {
                    var typed = characters
                    typed[position] = wrong
                    #expect(throws: RecoveryCode.Failure.wrongChecksum, "\(String(typed))") {
                        try RecoveryCode(String(typed))
                    }
                }
            }
        }
    }

    @Test func everySwapOfNeighboursIsFound() {
        for code in Self.codes {
            let characters = Array(code.text).filter { $0 != "-" }
            for position in 1..<characters.count where characters[position] != characters[position - 1] {
                var typed = characters
                typed.swapAt(position, position - 1)
                #expect(throws: RecoveryCode.Failure.wrongChecksum, "\(String(typed))") {
                    try RecoveryCode(String(typed))
                }
            }
        }
    }

    @Test func missingAndExtraCharactersAreCounted() throws {
        let text = try #require(Self.codes.first).text
        #expect(throws: RecoveryCode.Failure.wrongLength(0)) { try RecoveryCode("") }
        #expect(throws: RecoveryCode.Failure.wrongLength(0)) { try RecoveryCode(" -\n") }
        #expect(throws: RecoveryCode.Failure.wrongLength(55)) { try RecoveryCode(String(text.dropLast())) }
        #expect(throws: RecoveryCode.Failure.wrongLength(57)) { try RecoveryCode(text + "0") }
        #expect(throws: RecoveryCode.Failure.wrongLength(112)) { try RecoveryCode(text + "\n" + text) }
    }

    @Test(arguments: ["U", "u", "!", "é", "О", "０", "🌱", "_"] as [Character])
    func aCharacterOfNoCodeIsNamed(character: Character) throws {
        let text = try #require(Self.codes.first).text
        for typed in ["\(character)", "\(character)\(text)", "\(text) \(character)"] {
            #expect(throws: RecoveryCode.Failure.invalidCharacter(character)) { try RecoveryCode(typed) }
        }
    }

    @Test func theEndOfACodeIsKnownHoweverItIsTyped() {
        let code = RecoveryCode(key: (0..<32).map { $0 })!
        let text = code.text
        for typed in [String(text.suffix(9)), text.lowercased(), String(text.suffix(9)).replacing("-", with: "  ")] {
            #expect(code.ends(with: typed))
        }
        for typed in ["", String(text.suffix(8)), String(text.prefix(9)), "U" + text.suffix(9), text + text.suffix(4)] {
            #expect(!code.ends(with: typed))
        }
    }
}
