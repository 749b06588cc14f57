import Crypto
import CryptoExtras
import Foundation
import Journal
import Synchronization

/// A journal's key, sealed with a passphrase, as its file has it (`docs/sync.md`, chapter 7).
///
/// scrypt derives an AES key from the passphrase and 32 random bytes, and AES-256-GCM seals the journal's key with it. A
/// checksum tells a damaged file from a wrong passphrase.
struct WrappedKey: Hashable, Sendable {
    /// Reasons why a file is not taken.
    enum Failure: Error, Hashable {
        case damaged
        /// A later version wrote it.
        case tooNew
        /// It asks for more memory or time than any file of this version needs.
        case tooCostly
    }

    let cost: ScryptCost
    /// 32 random bytes.
    let salt: [UInt8]
    /// The ciphertext with its tag.
    let sealed: [UInt8]

    private static let magic = Array("DBKW".utf8)
    private static let version: UInt8 = 1
    private static let saltSize = 32
    private static let sealedSize = JournalKey.size + 16

    /// Seals a key.
    ///
    /// - Parameter randomness: Returns 64 random bits on each call, suitable for secrets.
    init(
        _ key: JournalKey, of journal: JournalID, with passphrase: Passphrase, cost: ScryptCost = .standard,
        randomness: () -> UInt64
    ) throws(StoreFailure) {
        self.cost = cost
        salt = (0..<Self.saltSize / 8).flatMap { _ in randomness().bigEndianBytes }
        let wrapping = try Self.derive(passphrase, salt, cost)
        guard
            let box = try? AES.GCM.seal(key.bytes, using: wrapping, nonce: Self.nonce, authenticating: journal.bytes)
        else { preconditionFailure("a key of 32 bytes and a nonce of 12 seal everything") }
        sealed = Array(box.ciphertext) + Array(box.tag)
    }

    /// Opens the key. Throws `.wrongPassphrase` also if it is that of another journal.
    func key(of journal: JournalID, with passphrase: Passphrase) throws(StoreFailure) -> JournalKey {
        let wrapping = try Self.derive(passphrase, salt, cost)
        guard
            let box = try? AES.GCM.SealedBox(
                nonce: Self.nonce, ciphertext: sealed.prefix(JournalKey.size), tag: sealed.dropFirst(JournalKey.size)),
            let opened = try? AES.GCM.open(box, using: wrapping, authenticating: journal.bytes),
            let key = JournalKey(Array(opened))
        else { throw .wrongPassphrase }
        return key
    }

    /// A salt is never used twice, so a nonce can be.
    private static let nonce: AES.GCM.Nonce = {
        guard let nonce = try? AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 12)) else {
            preconditionFailure("a nonce has 12 bytes")
        }
        return nonce
    }()

    /// Only one derivation runs at a time, since each takes much memory.
    private static let derivation = Mutex(())

    private static func derive(
        _ passphrase: Passphrase, _ salt: [UInt8], _ cost: ScryptCost
    ) throws(StoreFailure) -> SymmetricKey {
        let key = derivation.withLock { _ in
            try? KDF.Scrypt.deriveKey(
                from: passphrase.bytes, salt: salt, outputByteCount: 32, rounds: 1 << Int(cost.logN),
                blockSize: Int(cost.r), parallelism: Int(cost.p))
        }
        guard let key else { throw .disk(String(cString: strerror(ENOMEM))) }
        return key
    }
}

extension WrappedKey {
    /// Whether a key's file is one that a passphrase wraps, of any version and in any condition.
    static func isWrapped(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

    /// The content of the file.
    var encoded: [UInt8] {
        let bytes = Self.magic + [Self.version, cost.logN, cost.r, cost.p] + salt + sealed
        return bytes + Checksum.of(bytes).bigEndianBytes
    }

    init(decoding bytes: [UInt8]) throws(Failure) {
        guard Self.isWrapped(bytes), bytes.count > Self.magic.count else { throw .damaged }
        var rest = bytes[Self.magic.count...]
        guard rest.removeFirst() == Self.version else { throw .tooNew }
        guard rest.count == 3 + Self.saltSize + Self.sealedSize + 8,
            Checksum.of(Array(bytes.dropLast(8))).bigEndianBytes == Array(bytes.suffix(8))
        else { throw .damaged }
        cost = ScryptCost(logN: rest.removeFirst(), r: rest.removeFirst(), p: rest.removeFirst())
        guard cost.isAcceptable else { throw .tooCostly }
        salt = Array(rest.prefix(Self.saltSize))
        sealed = Array(rest.dropFirst(Self.saltSize).prefix(Self.sealedSize))
    }
}
