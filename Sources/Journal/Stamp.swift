/// The time of a batch by a hybrid logical clock. The greater stamp is the later edit.
///
/// Kulkarni et al., "Logical Physical Clocks", 2014: 48 bits of milliseconds since 1970 (UTC), 16 bits of counter, and
/// the device, so that stamps are unique across devices.
public struct Stamp: Hashable, Comparable, Sendable {
    /// Milliseconds in the upper 48 bits, the counter in the lower 16.
    public let time: UInt64
    public let device: DeviceID

    /// A stamp before all that are ever written.
    public static let never = Stamp(time: 0, device: DeviceID(0))

    public init(time: UInt64, device: DeviceID) {
        self.time = time
        self.device = device
    }

    /// The latest valid time. A later one is damage; of those beyond any clock, not all count (see `ReachableTimes`).
    public static let latest: UInt64 = 0xFFFF_FFFF_0000_0000

    /// No clock that is right reads an earlier time. Those below are of records that several devices may make alike: what is
    /// written to these later wins, whichever device made them first.
    public static let firstOfClocks: UInt64 = 1 << 39

    /// Whether it is no time of a clock, so that it does not tell when something was written.
    public var isInitial: Bool { time < Self.firstOfClocks }

    /// The clock's reading at a moment in milliseconds since 1970 (UTC; at most the year 6429), with the counter at
    /// zero.
    public static func clock(at milliseconds: Int64) -> UInt64 {
        UInt64(clamping: max(1, min(milliseconds, 1 << 47 - 1))) << 16
    }

    /// The time of what is written at a moment: the clock's reading. One of a clock that was never set, which would be an initial time,
    /// comes right after all these, in the same order.
    static func written(at milliseconds: Int64) -> UInt64 {
        let time = clock(at: milliseconds)
        return time < firstOfClocks ? firstOfClocks + time >> 16 : time
    }

    /// The moment in milliseconds since 1970 (UTC).
    public var milliseconds: Int64 { Int64(time >> 16) }

    /// The moment of a time in milliseconds since 1970 (UTC); nil if it is no time of a clock.
    public static func milliseconds(ofClock time: UInt64) -> Int64? { time < firstOfClocks ? nil : Int64(time >> 16) }

    public static func < (left: Stamp, right: Stamp) -> Bool {
        left.time != right.time ? left.time < right.time : left.device < right.device
    }
}
