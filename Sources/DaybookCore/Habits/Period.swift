/// The period that a rate or a review covers. A rate of a habit ends today, a review follows the calendar; see `ReviewSpan`.
public enum Period: Hashable, Sendable, CaseIterable {
    /// The last 7 days, or a calendar week.
    case week
    /// The last 30 days, or a calendar month.
    case month
    /// The last 365 days, or a calendar year.
    case year
    /// The whole history.
    case all

    /// The number of days of a rate that ends today, which is included; nil for all.
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
