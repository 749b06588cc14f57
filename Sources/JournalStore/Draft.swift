import Journal

/// An action that has not been written yet.
public struct Draft: Hashable, Sendable {
    /// The action's name in the journal, such as "markHabit".
    public var name: String
    /// The action's id, drawn at random by the host.
    public var id: ActionID
    public var changes: [Change]
    /// The action that this one takes back or, if it was taken back, does again.
    public var reversed: ActionID?

    public init(name: String, id: ActionID, changes: [Change], reversing reversed: ActionID? = nil) {
        self.name = name
        self.id = id
        self.changes = changes
        self.reversed = reversed
    }

    /// Whether there is nothing to write.
    var isEmpty: Bool { changes.isEmpty && reversed == nil }
}

/// The result of receiving batches.
public struct ReceiveResult: Hashable, Sendable {
    /// The number of new batches.
    public let new: Int
    /// The number of stored batches that lost values to erasures.
    public let erased: Int
    /// Devices newly found to have written a sequence twice, in order of device.
    public let forked: [DeviceID]
    /// The number of batches that were not added, because they are damaged.
    public internal(set) var damaged: Int
    /// The number of stored batches of which a form arrived that lacks something that nobody erased. They stay as they are.
    public let refused: Int
    /// The number of stored batches that lacked something that nobody erased, and have it again.
    public let regained: Int
    /// Whether they come from a damaged backup that does not tell how many it had.
    public let mayLackLatest: Bool
    /// The number of batches in a restored file that are set aside here, since no signature of their device covers them.
    public internal(set) var setAside = 0
    /// By how many of them there are more than before.
    var newlySetAside = 0
    /// The number of batches that the signatures in a file of batches tell of, and that are neither in it nor here.
    public internal(set) var lacking = 0

    /// The number of batches that count now and did not before.
    public var restored: Int { new - newlySetAside + regained }

    public init(
        new: Int, erased: Int, forked: [DeviceID], damaged: Int = 0, refused: Int = 0, regained: Int = 0,
        mayLackLatest: Bool = false
    ) {
        self.mayLackLatest = mayLackLatest
        self.damaged = damaged
        self.refused = refused
        self.regained = regained
        self.new = new
        self.erased = erased
        self.forked = forked
    }
}

/// A portion of the batches that a peer is missing, in local order.
public struct Portion: Hashable, Sendable {
    /// The encoded batches.
    public let batches: [[UInt8]]
    /// The encoded signed heads of their devices.
    public let signedHeads: [[UInt8]]
    /// The position to continue from.
    public let position: Int64
    /// Whether more batches follow.
    public let more: Bool
    /// Total bytes still to transfer, including these; nil if not requested.
    public let total: Int64?

    /// All that is sent: first the signed heads, by which a receiver knows the batches for their devices' own.
    public var blocks: [[UInt8]] { signedHeads + batches }

    public init(
        batches: [[UInt8]], signedHeads: [[UInt8]] = [], position: Int64, more: Bool, total: Int64? = nil
    ) {
        self.batches = batches
        self.signedHeads = signedHeads
        self.position = position
        self.more = more
        self.total = total
    }
}
