import CivilTime
import DaybookCore
import Testing

/// Today is Friday, 20 November 2026.
@Suite struct ReviewSpanTests {
    private func span(
        _ period: Period, _ day: String = "2026-11-20", today: String = "2026-11-20",
        from firstWeekday: Weekday = .monday
    ) -> ReviewSpan {
        ReviewSpan(period, around: Day(day)!, today: Day(today)!, firstWeekday: firstWeekday)
    }

    private func days(_ first: String, _ last: String) -> ClosedRange<Day> { Day(first)!...Day(last)! }

    @Test func aWeekThatIsNotOverIsComparedThroughTheSameWeekday() {
        let week = span(.week)
        #expect(week.days == days("2026-11-16", "2026-11-20"))
        #expect(week.whole == days("2026-11-16", "2026-11-22") && week.before == days("2026-11-09", "2026-11-13"))
        #expect(span(.week, from: .sunday).days == days("2026-11-15", "2026-11-20"))
    }

    @Test func aPeriodThatIsOverIsComparedWithAllOfTheOneBefore() {
        let month = span(.month, "2026-03-15")
        #expect(month.days == days("2026-03-01", "2026-03-31"))
        #expect(month.before == days("2026-02-01", "2026-02-28"))
        #expect(span(.year, "2025-01-01").before == days("2024-01-01", "2024-12-31"))
    }

    @Test func onItsLastDayAPeriodIsComparedWithAllOfTheOneBefore() {
        let week = span(.week, "2026-11-22", today: "2026-11-22")
        #expect(week.before == days("2026-11-09", "2026-11-15"))
    }

    @Test func aMonthOrYearIsComparedThroughTheSameDateOrTheLastOfAShorterMonth() {
        let march = span(.month, "2026-03-30", today: "2026-03-30")
        #expect(march.before == days("2026-02-01", "2026-02-28"))
        let leapDay = span(.year, "2028-02-29", today: "2028-02-29")
        #expect(leapDay.before == days("2027-01-01", "2027-02-28"))
        #expect(span(.year).before == days("2025-01-01", "2025-11-20"))
    }

    @Test func theDaysThatAreOverAreComparedWithAsManyBefore() {
        let week = span(.week)
        #expect(week.finishedDays == days("2026-11-16", "2026-11-19") && week.isUnderWay)
        #expect(week.finishedBefore == days("2026-11-09", "2026-11-12"))
        let lastDay = span(.week, "2026-11-22", today: "2026-11-22")
        #expect(lastDay.finishedDays == days("2026-11-16", "2026-11-21"))
        #expect(lastDay.finishedBefore == days("2026-11-09", "2026-11-14"))
        let first = span(.week, "2026-11-23", today: "2026-11-23")
        #expect(first.finishedDays == nil && first.finishedBefore == nil && first.isUnderWay)
        let march = span(.month, "2026-03-31", today: "2026-03-31")
        #expect(march.finishedBefore == days("2026-02-01", "2026-02-28"))
        let over = span(.month, "2026-03-15")
        #expect(over.finishedDays == over.days && over.finishedBefore == over.before && !over.isUnderWay)
    }

    @Test func aDayToComeIsThePeriodOfToday() {
        #expect(span(.month, "2027-05-05") == span(.month))
    }

    @Test func allDaysHaveNothingBefore() {
        let all = span(.all)
        #expect(all.days == Day.first...Day("2026-11-20")! && all.before == nil)
    }

    @Test(arguments: Period.allCases, [Weekday.monday, .sunday])
    func theEndsOfTheCalendarHaveTheirPeriods(_ period: Period, firstWeekday: Weekday) {
        let first = span(period, "0001-01-01", today: "9999-12-31", from: firstWeekday)
        #expect(first.days.contains(.first) && first.before == nil)
        #expect(span(period, "9999-12-31", today: "9999-12-31", from: firstWeekday).days.contains(.last))
    }
}
