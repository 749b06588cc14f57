/// The period a rate covers, ending today.
public enum Period: Hashable, Sendable, CaseIterable {
    /// The last 7 days.
    case week
    /// The last 30 days.
    case month
    /// The last 365 days.
    case year
    /// The whole history.
    case all

    /// The number of days, today included; nil for all.
    public var dayCount: Int? {
        switch self {
        case .week: 7
        case .month: 30
        case .year: 365
        case .all: nil
        }
    }

    /// "week", "month", "year" or "all", as in URLs and in the terminal.
    public var code: String {
        switch self {
        case .week: "week"
        case .month: "month"
        case .year: "year"
        case .all: "all"
        }
    }

    /// The period with exactly this code, or nil.
    public init?(code: String) {
        guard let period = Period.allCases.first(where: { $0.code == code }) else { return nil }
        self = period
    }
}
