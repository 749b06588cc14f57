import CivilTime
import Journal
import Money

/// A limit on what is spent on a category in every week, month or year.
///
/// A category has at most one for each period: the id is derived from both, so that two devices that set it at once set
/// the same.
public struct Budget: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int {
        case life, category, period, limit, currency, rollover, since, until, carriedInto, carried
    }

    public static let schema = Schema(
        "budgets",
        [
            .life,
            Column("category", .reference),
            Column("period", BudgetPeriod.column(), initial: .text("month")),
            Column("limit", .integer(0...AmountExpression.limit)),
            Column("currency", .line(3...3), isValid: { Currency($0)?.code == $0 }),
            Column("rollover", .flag),
            Column("since", .day),
            Column("until", .day),
            Column("carriedInto", .day),
            Column("carried", .integer(MoneyLimits.amount), initial: .integer(0)),
        ],
        required: [Field.category.rawValue, Field.limit.rawValue],
        erasedWith: .column(Field.category.rawValue, of: MoneyCategory.table),
        findInvalid: { Budget($0).hasDerivedID ? nil : Field.category.rawValue })

    public static var editable: [Field] { [.limit, .currency, .rollover] }

    /// Whether it was not deleted and has a category, a limit, and a period and currency that this version knows.
    public var isAlive: Bool {
        exists && has(.category) && has(.limit) && Currency(currencyCode) != nil && hasDerivedID
    }

    /// The currency of its amounts.
    public var currency: Currency { Currency(currencyCode) ?? .euro }

    private static let kind: UInt8 = 26

    /// The id of a category's budget for a period; nil if the category's id is too long.
    public static func id(of category: RecordID, _ period: BudgetPeriod) -> RecordID? {
        RecordID([kind, period.key] + category.bytes)
    }

    private var hasDerivedID: Bool { category.flatMap { Self.id(of: $0, period) } == id }
}

// One accessor per line.
// swift-format-ignore
extension Budget {
    /// The category whose spending it limits.
    public var category: RecordID? { get { self[.category] } set { self[.category] = newValue } }
    public var period: BudgetPeriod { get { self[.period] ?? .month } set { self[.period] = newValue } }
    /// Minor units of its currency for a period, 0 or more.
    public var limit: Int64 { get { self[.limit] ?? 0 } set { self[.limit] = newValue } }
    /// An ISO 4217 code.
    public var currencyCode: String { get { self[.currency] } set { self[.currency] = newValue } }
    /// Whether what is left, or overspent, moves into the next period.
    public var rollsOver: Bool { get { self[.rollover] } set { self[.rollover] = newValue } }
    /// A day of the first period it counts in.
    public var since: Day? { get { self[.since] } set { self[.since] = newValue } }
    /// A day of the last period it counts in; nil if it goes on.
    public var until: Day? { get { self[.until] } set { self[.until] = newValue } }
    /// A day of the period that `carried` moved into when the limit was last changed; nil for its first period. What is
    /// left of earlier periods under other limits is in that sum.
    public var carriedInto: Day? { get { self[.carriedInto] } set { self[.carriedInto] = newValue } }
    /// Minor units that moved into that period; negative if overspent.
    public var carried: Int64 { get { self[.carried] ?? 0 } set { self[.carried] = newValue } }
}

/// The span that a budget's limit is for.
public enum BudgetPeriod: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case week, month, year

    /// A byte of ids, which must not change.
    fileprivate var key: UInt8 {
        switch self {
        case .week: 1
        case .month: 2
        case .year: 3
        }
    }

    /// The days of the period that contains a day, for weeks that begin on `firstWeekday`.
    public func days(around day: Day, _ firstWeekday: Weekday) -> ClosedRange<Day> {
        switch self {
        case .week:
            let first = day.startOfWeek(firstWeekday)
            return first...first.advanced(by: 6)
        case .month: return day.monthOfYear.first...day.monthOfYear.last
        case .year:
            let first = Month(year: day.year, number: 1) ?? day.monthOfYear
            return first.first...first.advanced(by: 11).last
        }
    }

    /// The number of a day's period; that of the next is one more.
    func number(of day: Day, _ firstWeekday: Weekday) -> Int {
        switch self {
        // The first day of the calendar is a Monday.
        case .week: (day.days(since: .first) + Weekday.monday.days(since: firstWeekday)) / 7
        case .month: day.year * 12 + day.month
        case .year: day.year
        }
    }
}
