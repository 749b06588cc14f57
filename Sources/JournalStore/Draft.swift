import Journal

/// What an action wants to change, before it is written.
public struct Draft: Hashable, Sendable {
    /// The action's name in the journal, such as "markHabit".
    public var name: String
    /// The action's id, drawn at random by the host.
    public var id: ActionID
    public var changes: [Change]
    /// The action that this one takes back. Such a draft is written even if it changes nothing.
    public var undoes: ActionID?

    public init(name: String, id: ActionID, changes: [Change], undoes: ActionID? = nil) {
        self.name = name
        self.id = id
        self.changes = changes
        self.undoes = undoes
    }

    /// Whether there is nothing to write.
    var isEmpty: Bool { changes.isEmpty && undoes == nil }
}

/// What came of batches that were received.
public struct Received: Hashable, Sendable {
    /// How many were not here before.
    public let new: Int
    /// How many that were here lost values that others of them erase.
    public let erased: Int
    /// The devices that were found, by these batches, to have written one sequence twice; in order of device.
    public let forked: [DeviceID]

    public init(new: Int, erased: Int, forked: [DeviceID]) {
        self.new = new
        self.erased = erased
        self.forked = forked
    }
}

/// Some of the batches that a peer lacks, in the order they came here.
public struct Portion: Hashable, Sendable {
    /// Encoded batches.
    public let batches: [[UInt8]]
    /// Where to go on from when there is more.
    public let position: Int64
    /// Whether further ones follow.
    public let more: Bool

    public init(batches: [[UInt8]], position: Int64, more: Bool) {
        self.batches = batches
        self.position = position
        self.more = more
    }
}
