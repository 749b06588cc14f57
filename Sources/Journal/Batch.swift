/// The changes of one action or of one part of it. It is atomic and immutable, and stored and sent as the same bytes.
public struct Batch: Hashable, Sendable {
    /// The content of a batch.
    public enum Content: Hashable, Sendable {
        case plain(Changes)
        /// Encrypted for the devices that hold the key. Stored and forwarded as is.
        case sealed([UInt8])
        /// Erased for good, except the changes in `kept`. The checksum of the original bytes keeps the device's chain
        /// intact.
        case erased(checksum: UInt64, kept: Changes = [])
    }

    public let journal: JournalID
    public let device: DeviceID
    /// The position among the device's batches, from 1.
    public let sequence: Int64
    /// The clock's reading. With the device it makes the `stamp`.
    public let time: UInt64
    /// The checksum of the device's previous batch; 0 for the first.
    public let previous: UInt64
    /// The batches the author had seen when writing it.
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

    /// The stamp of all its changes.
    public var stamp: Stamp { Stamp(time: time, device: device) }

    /// The readable changes: all of them, those not erased, or none if sealed.
    public var changes: Changes {
        switch content {
        case .plain(let changes), .erased(_, let changes): changes
        case .sealed: []
        }
    }
}

/// An action of the person, written as one or more batches.
public struct Action: Hashable, Sendable {
    /// An internal name such as "markHabit", never shown to people.
    public let name: String
    public let id: ActionID
    /// The index of this batch among the action's batches, from 0.
    public let part: Int64
    /// Whether this is the last part. An action is folded only when all parts are there.
    public let isLast: Bool
    /// The action that this one takes back or does again.
    public let reversal: Reversal?

    public init(name: String, id: ActionID, part: Int64 = 0, isLast: Bool = true, reversal: Reversal? = nil) {
        self.name = name
        self.id = id
        self.part = part
        self.isLast = isLast
        self.reversal = reversal
    }
}

/// The fact that an action was taken back or done again.
public struct Reversal: Hashable, Sendable {
    public let action: ActionID
    /// How often it was done and taken back: with an odd number it stands, with an even one it does not. An action that nothing
    /// is known about has 1. Of several numbers, the greatest counts.
    public let life: Int64

    /// The greatest life that counts. No device reaches it, and the next one can still be written.
    static let latest: Int64 = 1 << 52

    public init(of action: ActionID, life: Int64) {
        self.action = action
        self.life = life
    }
}

/// A batch with the bytes it is stored and sent as.
public struct EncodedBatch: Hashable, Sendable {
    public let batch: Batch
    public let bytes: [UInt8]
    /// The checksum that the device's next batch refers to as `previous`.
    public let checksum: UInt64

    /// Encodes a new batch.
    public init(_ batch: Batch) {
        self.batch = batch
        bytes = batch.encoded()
        checksum = batch.chainChecksum(of: bytes)
    }

    /// Decodes a stored or received batch. Several are decoded faster by a `BatchDecoder`.
    public init(decoding bytes: [UInt8]) throws(DecodingFailure) {
        var decoder = BatchDecoder()
        try self.init(decoding: bytes, &decoder)
    }

    init(decoding bytes: [UInt8], _ decoder: inout BatchDecoder) throws(DecodingFailure) {
        batch = try Batch(decoding: bytes, &decoder)
        self.bytes = bytes
        checksum = batch.chainChecksum(of: bytes)
    }

    /// The same batch with all its changes erased.
    public var erased: EncodedBatch { keeping([]) }

    /// The same batch with all but these changes erased.
    func keeping(_ changes: [Change]) -> EncodedBatch {
        EncodedBatch(
            Batch(
                journal: batch.journal, device: batch.device, sequence: batch.sequence, time: batch.time,
                previous: batch.previous, seen: batch.seen, action: batch.action,
                content: .erased(checksum: checksum, kept: Changes(changes))))
    }
}

extension Batch {
    /// The checksum in the device's chain. An erased batch keeps its original one.
    fileprivate func chainChecksum(of bytes: [UInt8]) -> UInt64 {
        if case .erased(let checksum, _) = content { return checksum }
        return Checksum.stored(in: bytes, at: bytes.count - 8)
    }
}

/// Reasons an action cannot be written.
public enum AuthoringFailure: Error, Hashable, Sendable {
    /// The value of a field is larger than readers accept.
    case valueTooLarge(table: String, field: String)
}
