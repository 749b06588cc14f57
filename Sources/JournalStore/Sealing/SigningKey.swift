import Crypto
import Journal

/// The secret with which a device signs its head: ECDSA over P-256 with SHA-256, which browsers have, too.
public struct SigningKey {
    public let journal: JournalID
    private let secret: P256.Signing.PrivateKey

    /// Draws a key.
    ///
    /// - Parameter randomness: Returns 64 random bits on each call, suitable for secrets.
    public init(journal: JournalID, randomness: () -> UInt64) {
        self.journal = journal
        while true {
            // All but one in four billion are valid.
            let bytes = (0..<4).flatMap { _ in randomness().bigEndianBytes }
            guard let secret = try? P256.Signing.PrivateKey(rawRepresentation: bytes) else { continue }
            self.secret = secret
            return
        }
    }

    /// Nil if the bytes are no key.
    init?(journal: JournalID, bytes: [UInt8]) {
        guard let secret = try? P256.Signing.PrivateKey(rawRepresentation: bytes) else { return nil }
        self.journal = journal
        self.secret = secret
    }

    var bytes: [UInt8] { Array(secret.rawRepresentation) }

    public var publicKey: [UInt8] { Array(secret.publicKey.x963Representation) }

    /// The device that has this key.
    public var device: DeviceID { DeviceID(havingKey: publicKey, in: journal) }

    /// Signs a batch of the device, and with it all before it.
    public func sign(_ last: BatchIdentity) -> SignedHead {
        let key = publicKey
        let message = SignedHead.message(journal: journal, last: last, key: key)
        guard let signature = try? secret.signature(for: message) else { preconditionFailure("a key signs everything") }
        return SignedHead(journal: journal, last: last, key: key, signature: Array(signature.rawRepresentation))
    }
}

extension DeviceID {
    /// The device that has a public key: the first eight bytes of its hash. So nobody else can give a device a key.
    init(havingKey key: [UInt8], in journal: JournalID) {
        let hash = SHA256.hash(data: DeviceID.keyedBytes(of: key, in: journal))
        self.init(UInt64(bigEndian: Array(hash)[..<8]))
    }
}

extension SignedHead {
    /// Whether the device that it names has signed it.
    public var isValid: Bool {
        guard last.device == DeviceID(havingKey: key, in: journal),
            let publicKey = try? P256.Signing.PublicKey(x963Representation: key),
            let signature = try? P256.Signing.ECDSASignature(rawRepresentation: signature)
        else { return false }
        return publicKey.isValidSignature(signature, for: message)
    }
}

extension BatchEnvelope.Header {
    /// Whether it is the header of a first batch with the device's public key: what the device writes is signed.
    var hasSigningKey: Bool {
        signingKey.map { device == DeviceID(havingKey: $0, in: journal) } ?? false
    }
}

extension KeyFolder {
    /// The file with the key of a device.
    func file(of device: DeviceID, in journal: JournalID) -> String { path + "/\(journal.hex)-\(device.hex).signing" }

    /// The key of a device; nil if it is not here, or damaged.
    func signingKey(of device: DeviceID, in journal: JournalID) -> SigningKey? {
        guard let text = FileSystem.read(file(of: device, in: journal), upTo: FileSystem.largestNote),
            let bytes = Hexadecimal.bytes(String(decoding: text, as: UTF8.self).filter { !$0.isWhitespace }),
            let key = SigningKey(journal: journal, bytes: bytes), key.device == device
        else { return nil }
        return key
    }

    /// The devices of a journal whose keys are here, by the names of their files.
    func devices(in journal: JournalID) -> Set<DeviceID> {
        let (start, end) = (journal.hex + "-", ".signing")
        return Set(
            FileSystem.names(in: path).compactMap { name in
                guard name.hasPrefix(start), name.hasSuffix(end) else { return nil }
                let digits = name.dropFirst(start.count).dropLast(end.count)
                return UInt64(digits, radix: 16).map { DeviceID($0) }
            })
    }

    func store(_ key: SigningKey) throws(StoreFailure) {
        try FileSystem.makeFolder(path)
        try FileSystem.create(
            file(of: key.device, in: key.journal), with: Array((Hexadecimal.text(key.bytes) + "\n").utf8))
    }
}
