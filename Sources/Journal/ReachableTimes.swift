/// The times that count: those that clocks read and, beyond them, those at most a step after the time of another batch that counts.
///
/// An edit is one above the time that it changes, and needs no more. So one batch that claims a time far beyond all clocks changes
/// nothing, and the times run out for nobody: it takes 2³¹ batches to come to the last.
public struct ReachableTimes: Hashable, Sendable {
    /// No clock reads this or a later time.
    public static let clocks: UInt64 = 1 << 63
    private static let step: UInt64 = 1 << 32

    /// The last of them.
    private(set) var last = Self.clocks + Self.step

    init() {}

    init(last: UInt64) { self.last = last }

    public func contains(_ time: UInt64) -> Bool { time <= last }

    /// Adds the time of a batch that counts.
    mutating func add(_ time: UInt64) {
        guard time >= Self.clocks else { return }
        last = max(last, time > Stamp.latest - Self.step ? Stamp.latest : time + Self.step)
    }

    /// Those of some batches beyond all clocks.
    public init(beyondClocks times: [UInt64]) {
        for time in times.sorted() where contains(time) { add(time) }
    }
}
