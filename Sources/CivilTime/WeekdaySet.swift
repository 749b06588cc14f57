/// Some of the seven weekdays, perhaps none.
public struct WeekdaySet: Hashable, Sendable {
    /// One bit a weekday: bit 0 is Monday, bit 6 is Sunday; 0...127.
    public let rawValue: UInt8

    /// The set of these bits; nil when a bit beyond Sunday's is set.
    public init?(rawValue: UInt8) {
        guard rawValue <= 127 else { return nil }
        self.init(bits: rawValue)
    }

    /// No weekday.
    public init() {
        self.init(bits: 0)
    }

    private init(bits: UInt8) {
        self.rawValue = bits
    }

    /// All seven weekdays.
    public static let all = WeekdaySet(bits: 127)

    /// Whether `weekday` is in it.
    public func contains(_ weekday: Weekday) -> Bool {
        rawValue & WeekdaySet.bit(weekday) != 0
    }

    /// The set with `weekday` in it.
    public func inserting(_ weekday: Weekday) -> WeekdaySet {
        WeekdaySet(bits: rawValue | WeekdaySet.bit(weekday))
    }

    /// The set without `weekday`.
    public func removing(_ weekday: Weekday) -> WeekdaySet {
        WeekdaySet(bits: rawValue & ~WeekdaySet.bit(weekday))
    }

    /// Whether no weekday is in it.
    public var isEmpty: Bool { rawValue == 0 }

    /// How many weekdays are in it, 0...7.
    public var count: Int { rawValue.nonzeroBitCount }

    /// Its weekdays in the order of a week that begins on `first`.
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
