import CivilTime
import DaybookCore
import TestSupport
import Testing

@Suite struct StatisticsWindowTests {
    private let today = Day("2026-11-20")!

    private func window(
        _ interval: StatisticsInterval, until last: Day? = nil, _ days: [String]
    ) -> StatisticsWindow {
        StatisticsWindow(interval, until: last, among: days.map { Day($0)! }, today: today, .monday)
    }

    private func text(_ period: ClosedRange<Day>?) -> String? {
        period.map { "\($0.lowerBound.text)…\($0.upperBound.text)" }
    }

    @Test func theLastTwelveMonthsEndWithThisOne() {
        let months = window(.month, ["2025-01-31", "2026-11-20"])
        #expect(months.periods.count == 12)
        #expect(text(months.periods.first) == "2025-12-01…2025-12-31")
        #expect(text(months.periods.last) == "2026-11-01…2026-11-30")
        #expect(months.steps.earlier?.text == "2025-11-30" && months.steps.later == nil)
        let before = window(.month, until: months.steps.earlier, ["2025-01-31", "2026-11-20"])
        // The months before the first record are left out.
        #expect(text(before.periods.first) == "2025-01-01…2025-01-31")
        #expect(text(before.periods.last) == "2025-11-01…2025-11-30")
        #expect(before.steps.earlier == nil && before.steps.later == today)
    }

    @Test func aStepSkipsTheYearsWithoutRecords() {
        let days = ["1985-06-15", "1985-08-01", "2026-11-19"]
        let weeks = window(.week, days)
        #expect(weeks.steps.earlier?.text == "1985-08-01")
        let first = window(.week, until: weeks.steps.earlier, days)
        #expect(text(first.periods.first) == "1985-06-10…1985-06-16")
        #expect(text(first.periods.last) == "1985-07-29…1985-08-04")
        #expect(first.steps.earlier == nil && first.steps.later == today)
    }

    @Test func fortyYearsAreInOneWindow() {
        let years = window(.year, ["1985-06-15", "2026-11-20"])
        #expect(years.periods.count == 42 && text(years.periods.first) == "1985-01-01…1985-12-31")
        #expect(years.steps.earlier == nil && years.steps.later == nil)
    }

    @Test(arguments: StatisticsInterval.allCases)
    func everyRecordIsReachedByStepsBackAndTodayByStepsForth(_ interval: StatisticsInterval) {
        var randomness = SeededRandomness(seed: 85)
        let first = Day("1985-01-05")!
        let days = [first] + (0..<30).map { _ in first.advanced(by: randomness.number(0...15_000)) }
        func window(_ last: Day?) -> StatisticsWindow {
            StatisticsWindow(interval, until: last, among: days, today: today, .monday)
        }
        var (shown, steps) = (window(nil), 0)
        var seen = Set<Day>()
        while true {
            seen.formUnion(days.filter { day in shown.periods.contains { $0.contains(day) } })
            guard let earlier = shown.steps.earlier, steps <= days.count else { break }
            (shown, steps) = (window(earlier), steps + 1)
        }
        #expect(seen == Set(days))
        while let later = shown.steps.later, steps <= 3 * days.count { (shown, steps) = (window(later), steps + 1) }
        #expect(shown.periods.last?.contains(today) == true)
    }

    @Test(arguments: StatisticsInterval.allCases)
    func withoutRecordsThereIsNothingToStepTo(_ interval: StatisticsInterval) {
        let none = window(interval, [])
        #expect(none.periods.isEmpty && none.steps.earlier == nil && none.steps.later == nil)
        let one = window(interval, ["2026-11-20"])
        #expect(one.periods.count == 1 && one.steps.earlier == nil && one.steps.later == nil)
    }

    @Test(arguments: StatisticsInterval.allCases)
    func theEndsOfTheCalendarAreReached(_ interval: StatisticsInterval) {
        let days = ["0001-01-01", "2026-11-20", "9999-12-31"]
        let now = window(interval, days)
        #expect(now.steps.earlier == .first && now.steps.later == .last)
        let first = window(interval, until: .first, days)
        #expect(first.periods.count == 1 && first.periods.first?.lowerBound == .first)
        #expect(first.steps.earlier == nil && first.steps.later == today)
        let last = window(interval, until: .last, days)
        #expect(last.periods.last?.upperBound == .last)
        #expect(last.steps.earlier == today && last.steps.later == nil)
    }

    @Test func weeksAtTheBeginningOfTheCalendarDoNotOverlap() {
        // 1 January of the year 1 is a Monday, the second day of a week that begins on Sunday.
        #expect(text(StatisticsInterval.week.period(of: .first, .sunday)) == "0001-01-01…0001-01-06")
        #expect(text(StatisticsInterval.week.period(of: Day("0001-01-07")!, .sunday)) == "0001-01-07…0001-01-13")
    }
}
