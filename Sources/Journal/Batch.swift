/// What one action changed, or one part of it: atomic, written once, and kept and sent as the same bytes.
public struct Batch: Hashable, Sendable {
    /// What its changes became.
    public enum Content: Hashable, Sendable {
        case plain([Change])
        /// Encrypted for the devices that hold the key; kept and passed on as it is.
        case sealed([UInt8])
        /// Values are gone for good. The checksum of the bytes that were there keeps the device's chain whole; what was
        /// not erased is kept.
        case erased(checksum: UInt64, kept: [Change] = [])
    }

    public let journal: JournalID
    public let device: DeviceID
    /// Its place among the device's batches, from 1.
    public let sequence: Int64
    /// The clock's reading; with the device it makes the `stamp`.
    public let time: UInt64
    /// The checksum of the device's batch before it; 0 for the first.
    public let previous: UInt64
    /// What the author had seen when writing it.
    public let seen: VersionVector
    public let action: Action
    public let content: Content

    public init(
        journal: JournalID, device: DeviceID, sequence: Int64, time: UInt64, previous: UInt64, seen: VersionVector,
        action: Action, content: Content
    ) {
        self.journal = journal
        self.device = device
        self.sequence = sequence
        self.time = time
        self.previous = previous
        self.seen = seen
        self.action = action
        self.content = content
    }

    /// The stamp that all its changes carry.
    public var stamp: Stamp { Stamp(time: time, device: device) }

    /// What it changed, as far as that can (still) be read.
    public var changes: [Change] {
        switch content {
        case .plain(let changes), .erased(_, let changes): changes
        case .sealed: []
        }
    }
}

/// What a person did, in one or several batches.
public struct Action: Hashable, Sendable {
    /// A word of the code's, such as "markHabit"; not for people to read.
    public let name: String
    public let id: ActionID
    /// Which of its batches this is, from 0.
    public let part: Int64
    /// Whether no further part follows; only then is the action folded.
    public let isLast: Bool
    /// The action that this one takes back.
    public let undoes: ActionID?

    public init(name: String, id: ActionID, part: Int64 = 0, isLast: Bool = true, undoes: ActionID? = nil) {
        self.name = name
        self.id = id
        self.part = part
        self.isLast = isLast
        self.undoes = undoes
    }
}

/// A batch beside the bytes that it is kept and sent as.
public struct EncodedBatch: Hashable, Sendable {
    public let batch: Batch
    public let bytes: [UInt8]
    /// What the device's next batch names as its previous one.
    public let checksum: UInt64

    /// Writes a new batch.
    public init(_ batch: Batch) {
        self.batch = batch
        bytes = batch.encoded()
        checksum = batch.chainChecksum(of: bytes)
    }

    /// Reads a batch that was kept or sent.
    public init(decoding bytes: [UInt8]) throws(DecodingFailure) {
        batch = try Batch(decoding: bytes)
        self.bytes = bytes
        checksum = batch.chainChecksum(of: bytes)
    }

    /// The same batch with all its values gone.
    public var erased: EncodedBatch { keeping([]) }

    /// The same batch with only these of its changes left.
    func keeping(_ changes: [Change]) -> EncodedBatch {
        EncodedBatch(
            Batch(
                journal: batch.journal, device: batch.device, sequence: batch.sequence, time: batch.time,
                previous: batch.previous, seen: batch.seen, action: batch.action,
                content: .erased(checksum: checksum, kept: changes)))
    }
}

extension Batch {
    /// An erased batch stands in the chain with the checksum it had before.
    fileprivate func chainChecksum(of bytes: [UInt8]) -> UInt64 {
        if case .erased(let checksum, _) = content { return checksum }
        return Checksum.written(in: bytes, at: bytes.count - 8)
    }
}

/// Why an action cannot be written.
public enum AuthoringFailure: Error, Hashable, Sendable {
    /// The value of a field is larger than any reader takes.
    case valueTooLarge(table: String, field: String)
}
