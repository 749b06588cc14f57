/// The changes of one action or of one part of it. It is atomic and immutable, and stored and sent in an `BatchEnvelope`.
public struct Batch: Hashable, Sendable {
    public let journal: JournalID
    public let device: DeviceID
    /// The position among the device's batches, from 1.
    public let sequence: Int64
    /// The clock's reading. With the device it makes the `stamp`.
    public let time: UInt64
    /// The batches the author had seen when writing it.
    public let seen: VersionVector
    public let action: Action
    /// All changes, or those that were not erased.
    public let changes: Changes
    /// Whether some of the changes were erased for good.
    public let isErased: Bool
    /// The version of the app that wrote it.
    public let appVersion: Int64
    /// The version of the format that it was written in.
    public let version: UInt8

    public init(
        journal: JournalID, device: DeviceID, sequence: Int64, time: UInt64, seen: VersionVector, action: Action,
        changes: Changes, isErased: Bool = false, appVersion: Int64 = Batch.currentAppVersion,
        version: UInt8 = Batch.formatVersion
    ) {
        self.journal = journal
        self.device = device
        self.sequence = sequence
        self.time = time
        self.seen = seen
        self.action = action
        self.changes = changes
        self.isErased = isErased
        self.appVersion = appVersion
        self.version = version
    }

    /// The stamp of all its changes.
    public var stamp: Stamp { Stamp(time: time, device: device) }

    /// The batch with only some of its changes.
    public func with(_ changes: Changes, isErased: Bool) -> Batch {
        Batch(
            journal: journal, device: device, sequence: sequence, time: time, seen: seen, action: action,
            changes: changes, isErased: isErased, appVersion: appVersion, version: version)
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
    /// is known about has 1. Of several numbers, the greatest counts, as for a record (see `Life`).
    public let life: Int64

    public init(of action: ActionID, life: Int64) {
        self.action = action
        self.life = life
    }
}

/// The identity of a batch in all replicas, whether they can open it or not.
public struct BatchIdentity: Hashable, Comparable, Sendable {
    public let device: DeviceID
    public let sequence: Int64
    public let hash: BatchHash

    public init(device: DeviceID, sequence: Int64, hash: BatchHash) {
        self.device = device
        self.sequence = sequence
        self.hash = hash
    }

    public static func < (left: BatchIdentity, right: BatchIdentity) -> Bool {
        (left.device, left.sequence, left.hash) < (right.device, right.sequence, right.hash)
    }
}

/// A batch with what its envelope says of it.
public struct StoredBatch: Hashable, Sendable {
    public let batch: Batch
    public let hash: BatchHash
    /// How often something in it was erased.
    public let generation: Int64

    public init(_ batch: Batch, hash: BatchHash, generation: Int64 = 0) {
        self.batch = batch
        self.hash = hash
        self.generation = generation
    }

    public var identity: BatchIdentity {
        BatchIdentity(device: batch.device, sequence: batch.sequence, hash: hash)
    }

    /// The same batch with all its changes erased.
    public var erased: StoredBatch { keeping([]) }

    /// The same batch with all but these changes erased.
    func keeping(_ changes: [Change]) -> StoredBatch {
        StoredBatch(
            batch.with(Changes(changes), isErased: true), hash: hash,
            generation: min(generation + 1, BatchEnvelope.latestGeneration))
    }

    /// The same content in a form above one that cannot be opened, which another replica holds, so that the exchange brings it
    /// there; nil if this one is above.
    public func form(above unopened: Int64) -> StoredBatch? {
        guard generation <= unopened, unopened < BatchEnvelope.latestGeneration else { return nil }
        return StoredBatch(batch.with(batch.changes, isErased: true), hash: hash, generation: unopened + 1)
    }
}

/// Reasons an action cannot be written.
public enum AuthoringFailure: Error, Hashable, Sendable {
    /// The value of a field is larger than readers accept.
    case valueTooLarge(table: String, field: String)
}
