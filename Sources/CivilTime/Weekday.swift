/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday is 7.
public enum Weekday: Int, CaseIterable, Sendable {
    case monday = 1
    case tuesday, wednesday, thursday, friday, saturday, sunday

    /// Three lower-case letters, "mon" to "sun". This is the stored form.
    public var code: String {
        switch self {
        case .monday: "mon"
        case .tuesday: "tue"
        case .wednesday: "wed"
        case .thursday: "thu"
        case .friday: "fri"
        case .saturday: "sat"
        case .sunday: "sun"
        }
    }

    /// The weekday with exactly this code, or nil.
    public init?(code: String) {
        guard let weekday = Weekday.allCases.first(where: { $0.code == code }) else { return nil }
        self = weekday
    }

    /// The weekday `days` later, or earlier when negative.
    public func advanced(by days: Int) -> Weekday {
        let index = (rawValue - 1 + days % 7 + 7) % 7
        return Weekday.allCases[index]
    }

    /// The number of days since the latest `other`, 0...6.
    public func days(since other: Weekday) -> Int {
        (rawValue - other.rawValue + 7) % 7
    }

    /// All seven weekdays, starting with `first`.
    public static func week(from first: Weekday) -> [Weekday] {
        (0..<7).map { first.advanced(by: $0) }
    }
}

extension Weekday: Comparable {
    public static func < (left: Weekday, right: Weekday) -> Bool {
        left.rawValue < right.rawValue
    }
}
