import Crypto
import Journal

/// The secret that a journal's batches are sealed with: 32 random bytes.
public struct JournalKey: Hashable, Sendable {
    /// The size in bytes.
    public static let size = 32

    public let bytes: [UInt8]

    /// Nil for anything but 32 bytes.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.size else { return nil }
        self.bytes = bytes
    }

    public init(_ code: RecoveryCode) { bytes = code.key }

    /// The key as people write it down.
    public var recoveryCode: String { RecoveryCode(key: bytes)!.text }

    /// Draws a key.
    ///
    /// - Parameter randomness: Returns 64 random bits on each call, suitable for secrets.
    init(randomness: () -> UInt64) { bytes = (0..<Self.size / 8).flatMap { _ in randomness().bigEndianBytes } }

    var symmetric: SymmetricKey { SymmetricKey(data: bytes) }
}
