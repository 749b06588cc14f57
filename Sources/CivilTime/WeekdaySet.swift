/// A set of weekdays, possibly empty.
public struct WeekdaySet: Hashable, Sendable {
    /// One bit per weekday: bit 0 is Monday, bit 6 is Sunday; 0...127.
    public let rawValue: UInt8

    /// Creates a set from bits; nil if a bit beyond Sunday's is set.
    public init?(rawValue: UInt8) {
        guard rawValue <= 127 else { return nil }
        self.init(bits: rawValue)
    }

    /// Creates an empty set.
    public init() {
        self.init(bits: 0)
    }

    private init(bits: UInt8) {
        self.rawValue = bits
    }

    /// All seven weekdays.
    public static let all = WeekdaySet(bits: 127)

    /// Whether the set contains `weekday`.
    public func contains(_ weekday: Weekday) -> Bool {
        rawValue & WeekdaySet.bit(weekday) != 0
    }

    /// A copy with `weekday` added.
    public func inserting(_ weekday: Weekday) -> WeekdaySet {
        WeekdaySet(bits: rawValue | WeekdaySet.bit(weekday))
    }

    /// Whether the set is empty.
    public var isEmpty: Bool { rawValue == 0 }

    /// The number of weekdays, 0...7.
    public var count: Int { rawValue.nonzeroBitCount }

    /// The weekdays in order of a week that begins on `first`.
    public func ordered(from first: Weekday) -> [Weekday] {
        Weekday.week(from: first).filter(contains)
    }

    private static func bit(_ weekday: Weekday) -> UInt8 {
        1 << UInt8(weekday.rawValue - 1)
    }
}

extension WeekdaySet: ExpressibleByArrayLiteral {
    public init(arrayLiteral weekdays: Weekday...) {
        self = weekdays.reduce(WeekdaySet()) { $0.inserting($1) }
    }
}
