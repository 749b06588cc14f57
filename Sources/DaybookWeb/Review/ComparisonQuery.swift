import CivilTime
import DaybookCore

/// The two quantities that are compared, with the days and how they are grouped.
public struct ComparisonQuery: Hashable, Sendable {
    /// Nil for the first that has values.
    public var first: SeriesSource?
    /// Nil for none.
    public var second: SeriesSource?
    public var step = Step.day
    public var span = Span.quarter
    /// The first day; nil for as many days as the span has.
    public var from: Day?
    /// The last day; nil for today.
    public var until: Day?
    /// Whether the URL names a quantity that there never was.
    private(set) var namesUnknown = false

    public init(_ first: SeriesSource? = nil, _ second: SeriesSource? = nil) {
        self.first = first
        self.second = second
    }

    /// One quantity on the days of a review's period.
    init(_ source: SeriesSource, on days: ClosedRange<Day>, today: Day) {
        self.init(source)
        if days.lowerBound == .first { span = .all } else { from = days.lowerBound }
        until = days.upperBound == today ? nil : days.upperBound
    }

    /// The length of time that a value stands for.
    public enum Step: String, CaseIterable, Hashable, Sendable {
        case day, week, month

        /// Nil for single days.
        var interval: StatisticsInterval? {
            switch self {
            case .day: nil
            case .week: .week
            case .month: .month
            }
        }

        /// The number of values in the rolling average that the lines show.
        var smoothed: Int {
            switch self {
            case .day: 7
            case .week: 4
            case .month: 3
            }
        }
    }

    /// The length of the time axis.
    public enum Span: String, CaseIterable, Hashable, Sendable {
        case week, month, quarter, year, all

        /// The number of days; nil for all.
        var dayCount: Int? {
            switch self {
            case .week: 7
            case .month: 30
            case .quarter: 91
            case .year: 365
            case .all: nil
            }
        }
    }
}

extension ComparisonQuery {
    static let path = "/review/compare"

    init(_ query: FormFields) {
        self.init(query["a"].flatMap { SeriesSource(code: $0) }, query["b"].flatMap { SeriesSource(code: $0) })
        namesUnknown = ["a", "b"].contains { name in
            query[name].map { !$0.isEmpty && SeriesSource(code: $0) == nil } ?? false
        }
        step = query["by"].flatMap { Step(rawValue: $0) } ?? .day
        span = query["of"].flatMap { Span(rawValue: $0) } ?? .quarter
        from = query["from"].flatMap { Day($0) }
        until = query.until
    }

    var location: Location {
        Location(
            Self.path,
            [
                ("a", first?.code), ("b", second?.code), ("by", step == .day ? nil : step.rawValue),
                ("of", span == .quarter ? nil : span.rawValue), ("from", from?.text), ("until", until?.text),
            ])
    }

    var route: PageRoute { .compare(self) }
}
