import CivilTime
import DaybookCore

/// The days of an overview, grouped into single days, weeks or months, so that they remain distinguishable.
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
        case day, week, month
    }

    let step: Step
    let range: ClosedRange<Day>
    let intervals: [Interval]

    /// Groups the days of a range that ends with the last known day; nil if there is no data.
    init?(_ range: HealthRange, of days: [HealthDay], firstWeekday: Weekday) {
        guard let first = days.first?.day, let last = days.last?.day else { return nil }
        let begin = range.dayCount.map { max(first, last.advanced(by: 1 - $0)) } ?? first
        let count = last.days(since: begin) + 1
        step = count <= 92 ? .day : count <= 800 ? .week : .month
        self.range = begin...last
        let shown = days.filter { day in day.day.map { $0 >= begin } ?? false }
        var intervals: [Interval] = []
        var index = 0
        var start = begin
        while start <= last {
            let end = Self.end(of: start, step, firstWeekday)
            let from = index
            while index < shown.count, let day = shown[index].day, day < end { index += 1 }
            intervals.append(Interval(first: start, days: Array(shown[from..<index])))
            start = end
        }
        self.intervals = intervals
    }

    /// The day after the group that begins on a day.
    private static func end(of start: Day, _ step: Step, _ firstWeekday: Weekday) -> Day {
        switch step {
        case .day: return start.advanced(by: 1)
        case .week: return start.startOfWeek(firstWeekday).advanced(by: 7)
        case .month:
            let month = Month(year: start.year, number: start.month)
            return start.advanced(by: (month?.dayCount ?? 31) - start.dayOfMonth + 1)
        }
    }

    /// The mean over all days with a value.
    func mean(_ number: (HealthDay) -> Double?) -> Double? {
        Interval(first: range.lowerBound, days: intervals.flatMap { $0.days }).mean(number)
    }
}
