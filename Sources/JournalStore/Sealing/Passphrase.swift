import Foundation

/// Words that a person remembers, which wrap a journal's key.
///
/// Its text is normalised (NFC), since keyboards write "é" in two ways.
public struct Passphrase: Hashable, Sendable {
    /// The least number of characters of a new one.
    public static let minimumLength = 12
    /// The greatest length in bytes.
    public static let maximumSize = 1024

    let bytes: [UInt8]
    /// The number of characters.
    public let count: Int

    /// Nil if there are no characters, or too many.
    public init?(_ text: String) {
        let normalised = text.precomposedStringWithCanonicalMapping
        guard !normalised.isEmpty, normalised.utf8.count <= Self.maximumSize else { return nil }
        bytes = Array(normalised.utf8)
        count = normalised.count
    }

    /// Whether it has enough characters for a new one.
    public var isLongEnough: Bool { count >= Self.minimumLength }
}

/// The work that each guess of a passphrase costs: the parameters of scrypt (RFC 7914).
public struct ScryptCost: Hashable, Sendable {
    /// The binary logarithm of N.
    let logN: UInt8
    let r: UInt8
    let p: UInt8

    /// N = 2¹⁷: 128 MB of memory, and a few tenths of a second.
    public static let standard = ScryptCost(logN: 17, r: 8, p: 1)

    /// Bytes of memory.
    private var memory: Int { 128 * Int(r) << Int(logN) }

    /// The most memory that a file may ask for, in bytes.
    private static let maximumMemory = 1 << 30

    /// Whether this machine takes them from a file, which someone else may have written.
    var isAcceptable: Bool {
        1...20 ~= logN && 1...16 ~= r && 1...4 ~= p && memory <= Self.maximumMemory
    }
}
