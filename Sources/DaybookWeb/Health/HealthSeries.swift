import CivilTime
import DaybookCore
import Journal

/// The days of an overview, grouped into single days, weeks, months or years, so that they remain distinguishable.
struct HealthSeries: Sendable {
    /// A group of consecutive days with their data.
    struct Interval: Sendable {
        let first: Day
        let days: [HealthDay]

        /// The mean of the known values; nil if there are none.
        func mean(_ number: (HealthDay) -> Double?) -> Double? {
            let numbers = days.compactMap(number)
            return numbers.isEmpty ? nil : numbers.reduce(0) { $0 + $1 } / Double(numbers.count)
        }
    }

    /// The length of a group.
    enum Step: Sendable {
        case day, week, month, year

        /// The length at which a number of days remains distinguishable.
        init(of dayCount: Int) {
            self = dayCount <= 92 ? .day : dayCount <= 800 ? .week : dayCount <= 12 * 366 ? .month : .year
        }

        /// The calendar period; nil for a day.
        var interval: StatisticsInterval? {
            switch self {
            case .day: nil
            case .week: .week
            case .month: .month
            case .year: .year
            }
        }
    }

    let step: Step
    let range: ClosedRange<Day>
    /// The steps to the days before and after; nil if all are displayed.
    let steps: PeriodSteps?
    let intervals: [Interval]

    /// Groups the days of a range that ends with a day, or with the last day with data; nil if there is no data.
    init?(_ range: HealthRange, until end: Day?, of days: [HealthDay], firstWeekday: Weekday) {
        guard let first = days.first?.day, let latest = days.last?.day else { return nil }
        let last = max(first, min(end ?? latest, latest))
        let begin = range.dayCount.map { max(first, last.advanced(by: 1 - $0)) } ?? first
        step = Step(of: last.days(since: begin) + 1)
        self.range = begin...last
        steps = range.dayCount.map { count in
            PeriodSteps(from: begin...last, among: days.compactMap { $0.day }, today: latest) {
                $0.advanced(by: 1 - count)
            } end: {
                $0.advanced(by: count - 1)
            }
        }
        var intervals: [Interval] = []
        var index = days.partitioningIndex { ($0.day ?? .last) >= begin }
        var start = begin
        while true {
            let end = min(step.interval?.period(of: start, firstWeekday).upperBound ?? start, last)
            let from = index
            while index < days.count, let day = days[index].day, day <= end { index += 1 }
            intervals.append(Interval(first: start, days: Array(days[from..<index])))
            if end == last { break }
            start = end.advanced(by: 1)
        }
        self.intervals = intervals
    }

    /// The mean over all days with a value.
    func mean(_ number: (HealthDay) -> Double?) -> Double? {
        Interval(first: range.lowerBound, days: intervals.flatMap { $0.days }).mean(number)
    }
}
