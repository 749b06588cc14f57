import CivilTime
import Journal

/// A quarter of the day in local time.
public enum PartOfDay: String, CaseIterable, ColumnChoice, Sendable {
    /// Beginning at 0:00, 6:00, 12:00 and 18:00.
    case night, morning, afternoon, evening

    /// Those a habit can be assigned to.
    public static let choices: [PartOfDay] = [.morning, .afternoon, .evening]

    public init(_ time: TimeOfDay) { self = Self.allCases[time.hour / 6] }

    /// Its index in `allCases`.
    public var index: Int {
        switch self {
        case .night: 0
        case .morning: 1
        case .afternoon: 2
        case .evening: 3
        }
    }
}
