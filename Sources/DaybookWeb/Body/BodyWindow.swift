import CivilTime
import DaybookCore
import Markup
import Phrasing
import Words

/// The days that a body chart shows: the last ones, or earlier ones.
struct BodyWindow: Sendable {
    let range: BodyRange
    /// The last day that was asked for; nil for today.
    let last: Day?
    let days: ClosedRange<Day>
    /// The steps to the days before and after; nil if all days are displayed.
    let steps: PeriodSteps?
    let today: Day

    /// - Parameter figures: The values of the measure, oldest first.
    init(_ range: BodyRange, until last: Day?, of figures: [BodyValue], today: Day) {
        (self.range, self.last, self.today) = (range, last, today)
        guard let count = range.dayCount else {
            days = min(figures.first?.day ?? today, today)...max(figures.last?.day ?? today, today)
            steps = nil
            return
        }
        let end = last ?? today
        days = end.advanced(by: 1 - count)...end
        steps = PeriodSteps(from: days, among: figures.map { $0.day }, today: today) {
            $0.advanced(by: 1 - count)
        } end: {
            $0.advanced(by: count - 1)
        }
    }

    /// The values to list: those of the window and, in the current one, any dated later by another device.
    func listed(_ figures: [BodyValue]) -> [BodyValue] {
        figures.filter { $0.day >= days.lowerBound && (last == nil || $0.day <= days.upperBound) }
    }

    /// The choice of the range, and the steps.
    func view(_ words: Words, _ route: (BodyRange, Day?) -> BodyPageRoute) -> HTML {
        let name = words.range(days.lowerBound, days.upperBound)
        return """
            \(BodyRangeSwitch(current: range).view(words) { route($0, nil) })\
            \(steps.map { $0.view(name, today: today, words) { route(range, $0).url } })
            """
    }

    /// The days of each point of the chart: single days or, over several years, months or years.
    var slots: [ClosedRange<Day>] {
        let count = days.upperBound.days(since: days.lowerBound) + 1
        if isDaily {
            return (0..<count).map { offset in
                let day = days.lowerBound.advanced(by: offset)
                return day...day
            }
        }
        var slots: [ClosedRange<Day>] = []
        var last = days.lowerBound
        while true {
            let period = interval.period(of: last, .monday)
            slots.append(period)
            if period.upperBound >= days.upperBound { return slots }
            last = period.upperBound.advanced(by: 1)
        }
    }

    /// Two years of days, or sixty of months, are as many points as a screen can show.
    private static let mostDays = 731
    private static let mostDaysByMonth = 60 * 366

    private var interval: StatisticsInterval {
        days.upperBound.days(since: days.lowerBound) < Self.mostDaysByMonth ? .month : .year
    }

    /// Whether each point of the chart is a day.
    var isDaily: Bool { days.upperBound.days(since: days.lowerBound) < Self.mostDays }

    /// The heading above the labels.
    func heading(_ words: Words) -> String { isDaily ? words.day : words.heading(interval) }

    /// The label of a point by its first day.
    func label(_ day: Day, _ words: Words) -> String {
        guard isDaily else {
            return interval == .month ? words.shortMonthAndYear(day.monthOfYear) : words.period(day, of: .year)
        }
        return range == .all ? words.shortDayAndYear(day) : words.shortDay(day)
    }
}
