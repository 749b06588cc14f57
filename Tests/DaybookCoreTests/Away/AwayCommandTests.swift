import CivilTime
import DaybookCore
import Journal
import Testing

/// Today is Friday, 20 November 2026.
@Suite struct AwayCommandTests {
    @Test func awayBeginsTodayAndLastsUntilTheDayGiven() throws {
        var journal = TestJournal()
        try journal.goAway(from: nil, until: "2026-11-22")
        #expect(journal.state.awayDays.spans == [journal.today...Day("2026-11-22")!])
        #expect(journal.state.isAway(on: Day("2026-11-22")!))
        #expect(!journal.state.isAway(on: Day("2026-11-23")!))
    }

    @Test func withoutALastDayItLastsUntilThePersonIsBack() throws {
        var journal = TestJournal()
        try journal.goAway(from: "2026-11-10")
        #expect(journal.state.awayPeriod(around: journal.today)?.isOpen == true)
        #expect(journal.state.awayDays.contains(Day("2027-11-10")!))
        #expect(!journal.state.awayDays.contains(Day("2027-11-11")!))
        try journal.rest(.end(on: journal.today))
        #expect(journal.state.awayDays.spans == [Day("2026-11-10")!...Day("2026-11-19")!])
    }

    @Test func aPeriodThatEndsOnItsFirstDayIsDeleted() throws {
        var journal = TestJournal()
        try journal.goAway(from: nil)
        try journal.rest(.end(on: journal.today))
        #expect(journal.state.livingAwayPeriods.isEmpty)
        #expect(journal.refusal(of: .end(on: journal.today)) == .notAway)
    }

    @Test func beingAwayCanBeEnteredLater() throws {
        var journal = TestJournal()
        try journal.goAway(from: "2026-03-01", until: "2026-03-14")
        #expect(journal.state.awayDays.count(in: Day.first...Day.last) == 14)
    }

    @Test func aFormSentTwiceBeginsOnePeriod() throws {
        var journal = TestJournal()
        try journal.goAway(from: "2026-11-10", until: "2026-11-12")
        #expect(
            try journal.resting(of: .begin(AwayPeriod(id: 900, from: "2026-11-10", until: "2026-11-12"))).changes
                .isEmpty)
    }

    @Test func impossiblePeriodsAreRefused() throws {
        var journal = TestJournal()
        try journal.goAway(from: "2026-11-10", until: "2026-11-12")
        func refusal(_ from: String, _ until: String?) -> AwayRefusal? {
            journal.refusal(of: .begin(AwayPeriod(id: 1, from: from, until: until)))
        }
        #expect(refusal("2026-11-10", "2026-11-09") == .endsBeforeItBegins)
        #expect(refusal("2026-11-10", "2027-11-10") == nil)
        #expect(refusal("2026-11-10", "2027-11-11") == .tooLong(limit: 366))
        #expect(refusal("2027-11-22", nil) == .beginsTooFarAhead)
        #expect(refusal("1899-12-31", nil) == .field(FieldError("from", .dayTooEarly(HabitLimits.firstDay))))
        #expect(journal.refusal(of: .edit(AwayPeriod(id: 1, from: nil))) == .noSuchPeriod)
    }

    @Test func aPeriodCanBeChangedAndDeleted() throws {
        var journal = TestJournal()
        try journal.goAway(from: "2026-11-10", until: "2026-11-12")
        try journal.rest(.edit(AwayPeriod(id: 900, from: nil, until: "2026-11-15")))
        #expect(journal.state.awayDays.spans == [Day("2026-11-10")!...Day("2026-11-15")!])
        try journal.rest(.delete(TestJournal.id(900)))
        #expect(journal.state.awayDays.isEmpty)
    }
}
