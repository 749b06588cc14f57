import Journal

extension StoredBatch {
    /// The batch as if it had been sealed after another, for tests without cryptography: the hash is no SHA-256, but tells
    /// batches apart.
    public init(_ batch: Batch, after previous: BatchHash = .none) {
        var writer = ByteWriter()
        writer.identifier(batch.journal)
        writer.uint64(batch.device.number)
        writer.varint(UInt64(batch.sequence))
        writer.bytes(previous.bytes)
        writer.bytes(batch.content)
        self.init(batch, hash: BatchHash(standingFor: writer.bytes))
    }
}

extension BatchHash {
    /// A hash that differs for different bytes by all likelihood.
    public init(standingFor bytes: [UInt8]) {
        var hash: [UInt8] = []
        for salt: UInt8 in 0..<4 { hash += Checksum.of([salt] + bytes + [salt]).bigEndianBytes }
        self.init(hash)!
    }

    /// A hash with a number in its last bytes.
    public init(_ number: UInt64) {
        self.init([UInt8](repeating: 0, count: 24) + number.bigEndianBytes)!
    }
}

extension Replica {
    /// An action as batches with hashes, as `author` and a host make them.
    public func written(
        _ changes: [Change], name: String, id: ActionID, reversing reversed: ActionID? = nil, device: DeviceID,
        at milliseconds: Int64
    ) throws(AuthoringFailure) -> [StoredBatch] {
        var previous = head(of: device)?.hash ?? .none
        return try author(changes, name: name, id: id, reversing: reversed, device: device, at: milliseconds).map {
            let stored = StoredBatch($0, after: previous)
            previous = stored.hash
            return stored
        }
    }
}
