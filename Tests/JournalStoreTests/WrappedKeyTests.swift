import Foundation
import Journal
import Testing

@testable import JournalStore

/// Keys wrapped by passphrases. The vectors are by Python's `hashlib.scrypt` and `cryptography`; OpenSSL derives the same.
struct WrappedKeyTests {
    private let key = JournalKey(Array(0..<32))!
    private let journal = JournalID(high: 0xA0A1_A2A3_A4A5_A6A7, low: 0xA8A9_AAAB_ACAD_AEAF)
    /// The bytes 40 41 … 5f.
    private static let salt = (0..<4).map { UInt64(0x4041_4243_4445_4647) + $0 * 0x0808_0808_0808_0808 }

    struct Vector: Sendable {
        let passphrase: String, cost: ScryptCost, file: String
    }

    private static let header = "44424b57"
    private static let saltText = "404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f"

    private static let standard = Vector(
        passphrase: "correct horse battery staple", cost: .standard,
        file: header + "01110801" + saltText + "4ee8d54ce6ec1fb095820b65fa321610d3b25bd1119aa90898d684bdecea7147"
            + "1b00bfe15c1bc975a1a124bf78aad781" + "4d1bb0ed83f86171")
    private static let accented = Vector(
        passphrase: "zażółć gęślą jaźń", cost: .quick,
        file: header + "01040801" + saltText + "d2694ec3bbac74309587a94fdb72e056a4a167230f59313d4ff22be163785807"
            + "ce351776de5d9ba2b92c347f11bb3067" + "fbc29b2dc565f473")
    private static let uncommon = Vector(
        passphrase: "correct horse battery staple", cost: ScryptCost(logN: 5, r: 3, p: 2),
        file: header + "01050302" + saltText + "6e134fa8318caf2fa9c357595be567d9ba2bc33344349e329848c80bc53bf478"
            + "1220cd333a9640299d076c4720f78e89" + "bdd791cd1233df69")

    private func wrapped(_ vector: Vector) throws -> WrappedKey {
        var words = Self.salt.reversed() as [UInt64]
        let passphrase = try #require(Passphrase(vector.passphrase))
        return try WrappedKey(key, of: journal, with: passphrase, cost: vector.cost) { words.removeLast() }
    }

    @Test(arguments: [standard, accented, uncommon])
    func aWrappedKeyIsThatOfOtherImplementations(_ vector: Vector) throws {
        let bytes = try #require(Hexadecimal.bytes(vector.file))
        #expect(try wrapped(vector).encoded == bytes)
        let opened = try WrappedKey(decoding: bytes)
        #expect(try opened.key(of: journal, with: #require(Passphrase(vector.passphrase))) == key)
    }

    @Test func anAccentIsTheSameHoweverAKeyboardWritesIt() throws {
        let decomposed = Self.accented.passphrase.decomposedStringWithCanonicalMapping
        #expect(decomposed.utf8.count > Self.accented.passphrase.utf8.count)
        let wrapped = try wrapped(Self.accented)
        #expect(try wrapped.key(of: journal, with: #require(Passphrase(decomposed))) == key)
    }

    @Test(arguments: ["Correct horse battery staple", "correct horse battery staple ", "x"])
    func anotherPassphraseOpensNothing(_ text: String) throws {
        let wrapped = try wrapped(Self.uncommon)
        #expect(throws: StoreFailure.wrongPassphrase) {
            _ = try wrapped.key(of: journal, with: #require(Passphrase(text)))
        }
    }

    @Test func theKeyOfAnotherJournalIsNotOpened() throws {
        let wrapped = try wrapped(Self.uncommon)
        #expect(throws: StoreFailure.wrongPassphrase) {
            _ = try wrapped.key(
                of: JournalID(high: 1, low: 2), with: #require(Passphrase(Self.uncommon.passphrase)))
        }
    }

    @Test func everyTruncationAndEveryFlippedBitIsNoticedWithoutAPassphrase() throws {
        let bytes = try wrapped(Self.uncommon).encoded
        for length in 4..<bytes.count {
            #expect(throws: WrappedKey.Failure.self) { _ = try WrappedKey(decoding: Array(bytes.prefix(length))) }
        }
        #expect(throws: WrappedKey.Failure.damaged) { _ = try WrappedKey(decoding: bytes + [0]) }
        for bit in 0..<bytes.count * 8 {
            var flipped = bytes
            flipped[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(throws: WrappedKey.Failure.self) { _ = try WrappedKey(decoding: flipped) }
        }
    }

    /// A file with other parameters, and a checksum that fits them.
    private func file(version: UInt8 = 1, _ logN: UInt8, _ r: UInt8, _ p: UInt8) throws -> [UInt8] {
        var bytes = try wrapped(Self.uncommon).encoded.dropLast(8)
        bytes.replaceSubrange(4..<8, with: [version, logN, r, p])
        return bytes + Checksum.of(Array(bytes)).bigEndianBytes
    }

    @Test(
        arguments: [
            (40, 8, 1), (21, 8, 1), (255, 255, 255), (0, 8, 1), (64, 1, 1), (17, 0, 1), (17, 17, 1), (17, 8, 0),
            (17, 8, 5),
            (20, 16, 1),
        ] as [(UInt8, UInt8, UInt8)])
    func aFileThatAsksForTooMuchIsRefusedAtOnce(_ logN: UInt8, _ r: UInt8, _ p: UInt8) throws {
        let bytes = try file(logN, r, p)
        #expect(throws: WrappedKey.Failure.tooCostly) { _ = try WrappedKey(decoding: bytes) }
    }

    @Test func aFileOfALaterVersionIsNotTakenForDamage() throws {
        let bytes = try file(version: 2, 5, 3, 2)
        #expect(throws: WrappedKey.Failure.tooNew) { _ = try WrappedKey(decoding: bytes) }
    }

    @Test func aPassphraseHasAtMostAThousandBytesAndANewOneAtLeastTwelveCharacters() throws {
        #expect(Passphrase("") == nil)
        #expect(Passphrase(String(repeating: "ż", count: 512)) != nil)
        #expect(Passphrase(String(repeating: "ż", count: 513)) == nil)
        #expect(try #require(Passphrase("zażółć gęślą")).isLongEnough)
        #expect(try !#require(Passphrase("zażółć gęśl")).isLongEnough)
    }
}

extension ScryptCost {
    /// A cost for tests: no person has to guess here.
    static let quick = ScryptCost(logN: 4, r: 8, p: 1)
}
