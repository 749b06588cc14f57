import CivilTime
import DaybookCore
import TestSupport
import Testing

@Suite struct StatisticsWindowTests {
    private let today = Day("2026-11-20")!

    private func window(
        _ interval: StatisticsInterval, until last: Day? = nil, _ days: [Day]
    ) -> StatisticsWindow {
        StatisticsWindow(interval, until: last, among: days, today: today, .monday)
    }

    @Test(arguments: StatisticsInterval.allCases)
    func everyRecordSince1985IsReachedByStepsBackAndTodayByStepsForth(_ interval: StatisticsInterval) {
        var randomness = SeededRandomness(seed: 85)
        let first = Day("1985-01-05")!
        let days = [first] + (0..<30).map { _ in first.advanced(by: .random(in: 0..<15_000, using: &randomness)) }
        var shown = window(interval, days)
        var seen = Set<Day>()
        var steps = 0
        while true {
            seen.formUnion(days.filter { day in shown.periods.contains { $0.contains(day) } })
            guard let earlier = shown.steps.earlier, steps < 1000 else { break }
            shown = window(interval, until: earlier, days)
            steps += 1
        }
        #expect(seen == Set(days))
        #expect(steps <= days.count)
        while let later = shown.steps.later, steps < 1000 {
            shown = window(interval, until: later, days)
            steps += 1
        }
        #expect(shown.periods.last?.contains(today) == true)
    }

    @Test func timeWithoutRecordsIsSkipped() {
        let days = [Day("1985-01-05")!, today]
        let shown = window(.week, days)
        #expect(shown.steps.earlier == days[0] && shown.steps.later == nil)
        #expect(window(.week, until: days[0], days).steps.later == today)
    }

    @Test func periodsBeforeTheFirstRecordAreLeftOut() {
        #expect(window(.month, [Day("2026-10-31")!]).periods.map { $0.lowerBound.text } == ["2026-10-01", "2026-11-01"])
        #expect(window(.month, []).periods.isEmpty)
        #expect(window(.year, [Day("1985-01-05")!]).periods.count == 42)
    }

    @Test(arguments: StatisticsInterval.allCases, [Day.first, .last])
    func endsOfTheCalendarHavePeriodsWithoutGaps(_ interval: StatisticsInterval, _ end: Day) {
        let periods = window(interval, until: end, [.first, .last]).periods
        #expect(periods.contains { $0.contains(end) })
        for (one, next) in zip(periods, periods.dropFirst()) {
            #expect(one.upperBound.advanced(by: 1) == next.lowerBound)
        }
    }

    @Test func recordsToComeAreReachedFromTodayAndBack() {
        let days = [today, Day("2030-05-01")!]
        let shown = window(.year, days)
        #expect(shown.steps.later == Day("2076-12-31"))
        let later = window(.week, until: Day("2030-05-01"), days)
        #expect(later.steps.earlier == today && later.steps.later == nil)
    }
}
