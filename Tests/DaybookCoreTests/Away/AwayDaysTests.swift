import CivilTime
import DaybookCore
import Testing

@Suite struct AwayDaysTests {
    private func span(_ first: String, _ last: String) -> ClosedRange<Day> { Day(first)!...Day(last)! }

    @Test func spansThatOverlapOrMeetAreJoined() {
        let days = AwayDays([
            span("2026-11-10", "2026-11-12"), span("2026-11-01", "2026-11-04"), span("2026-11-03", "2026-11-09"),
            span("2026-11-20", "2026-11-20"),
        ])
        #expect(days.spans == [span("2026-11-01", "2026-11-12"), span("2026-11-20", "2026-11-20")])
    }

    @Test func aDayIsInASpanFromItsFirstToItsLast() {
        let days = AwayDays([span("2026-11-10", "2026-11-12"), span("2026-11-20", "2026-11-20")])
        let inside = (9...21).filter { days.contains(Day(year: 2026, month: 11, day: $0)!) }
        #expect(inside == [10, 11, 12, 20])
    }

    @Test func theFirstDayBackIsTheDayAfterTheSpan() {
        let days = AwayDays([span("2026-11-10", "2026-11-12")])
        #expect(days.firstDayBack(from: Day("2026-11-10")!) == Day("2026-11-13"))
        #expect(days.firstDayBack(from: Day("2026-11-09")!) == Day("2026-11-09"))
        #expect(AwayDays.none.firstDayBack(from: Day("2026-11-10")!) == Day("2026-11-10"))
    }

    @Test func awayDaysAreCountedWithinADaysSpan() {
        let days = AwayDays([span("2026-11-10", "2026-11-12"), span("2026-11-20", "2026-11-25")])
        #expect(days.count(in: span("2026-11-12", "2026-11-21")) == 3)
        #expect(days.count(in: span("2026-11-13", "2026-11-19")) == 0)
    }

    @Test func theEndMovesByTheDaysAwayUntilThen() {
        let days = AwayDays([span("2026-11-10", "2026-11-12"), span("2026-11-16", "2026-11-17")])
        // Seven days from the 9th end on the 15th, three later on the 18th, and of those two more are away.
        #expect(days.end(of: span("2026-11-09", "2026-11-15")) == Day("2026-11-20"))
        #expect(days.end(of: span("2026-11-01", "2026-11-07")) == Day("2026-11-07"))
    }
}
