import CivilTime
import Testing

struct RecurrenceTests {
    private static let first = DateTime("2026-01-01T09:00")!

    // MARK: - Days that do not exist in a month

    @Test(arguments: [
        ("FREQ=MONTHLY", ["01-31", "03-31", "05-31", "07-31"]),
        ("FREQ=MONTHLY;SKIP=BACKWARD", ["01-31", "02-28", "03-31", "04-30", "05-31"]),
        ("FREQ=MONTHLY;SKIP=FORWARD", ["01-31", "03-01", "03-31", "05-01", "05-31"]),
        ("FREQ=MONTHLY;BYMONTHDAY=30,31;SKIP=BACKWARD", ["01-31", "02-28", "03-30", "03-31", "04-30"]),
        ("FREQ=MONTHLY;BYMONTHDAY=1,31;SKIP=FORWARD", ["01-31", "02-01", "03-01", "03-31", "04-01", "05-01"]),
        ("RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=30;BYDAY=SA;SKIP=BACKWARD", ["02-28", "05-30"]),
    ])
    func skipMovesWhatAMonthDoesNotHave(_ rule: String, _ days: [String]) throws {
        #expect(try times(rule, from: "2026-01-31T09:00", days.count) == days.map { "2026-\($0)T09:00:00" })
    }

    @Test(arguments: [
        ("FREQ=YEARLY", ["2024-02-29", "2028-02-29", "2032-02-29"]),
        ("FREQ=YEARLY;SKIP=BACKWARD", ["2024-02-29", "2025-02-28", "2026-02-28"]),
        ("FREQ=YEARLY;SKIP=FORWARD", ["2024-02-29", "2025-03-01", "2026-03-01"]),
    ])
    func leapDayComesEveryFourthYearOrIsMoved(_ rule: String, _ days: [String]) throws {
        #expect(try times(rule, from: "2024-02-29T09:00", days.count) == days.map { "\($0)T09:00:00" })
    }

    @Test func the31stNeverDriftsToThe28th() throws {
        let days = try times("FREQ=MONTHLY;SKIP=BACKWARD", from: "2026-01-31T09:00", 400)
        // Seven in each of 33 years, and January and March of the last four months.
        #expect(days.filter { $0.contains("-31T") }.count == 33 * 7 + 2)
    }

    // MARK: - Ends

    @Test func ruleThatNeverHappensIsRefused() throws {
        for rule in [
            "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
            "FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4",
            "FREQ=SECONDLY;INTERVAL=2;BYSECOND=1", "FREQ=SECONDLY;BYSETPOS=2;BYSECOND=5",
            "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
            "FREQ=MONTHLY;INTERVAL=12;BYMONTH=3", "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2",
            "FREQ=MINUTELY;INTERVAL=120;BYHOUR=10",
            "FREQ=HOURLY;INTERVAL=2147483647;BYMONTH=2;BYMONTHDAY=30",
        ] {
            #expect(throws: RecurrenceRefusal.neverHappens, "\(rule)") {
                try Recurrence(RecurrenceRule(rule), from: Self.first)
            }
        }
    }

    @Test func endBeforeTheStartIsRefused() {
        #expect(throws: RecurrenceRefusal.endsBeforeStart) {
            try Recurrence(RecurrenceRule("FREQ=DAILY;UNTIL=20251231"), from: Self.first)
        }
    }

    @Test func untilADayHasTheWholeOfIt() throws {
        #expect(try times("FREQ=DAILY;UNTIL=20260102", from: "2026-01-01T09:00", 5).count == 2)
        #expect(try times("FREQ=DAILY;UNTIL=20260102T085959", from: "2026-01-01T09:00", 5).count == 1)
    }

    @Test func everythingEndsWithTheCalendar() throws {
        #expect(try times("FREQ=YEARLY", from: "9997-05-01T09:00", 9).count == 3)
        #expect(try times("FREQ=SECONDLY", from: "9999-12-31T23:59:58", 9).count == 2)
        #expect(try times("FREQ=MONTHLY;BYMONTHDAY=31;SKIP=FORWARD", from: "9999-12-31T09:00", 9).count == 1)
        #expect(
            try times("FREQ=WEEKLY;BYDAY=SU,MO;WKST=SU", from: "0001-01-01T09:00", 2) == [
                "0001-01-01T09:00:00", "0001-01-07T09:00:00",
            ])
        #expect(try times("FREQ=YEARLY;BYWEEKNO=1,-1;WKST=SU", from: "0001-01-01T09:00", 1) == ["0001-01-01T09:00:00"])
    }

    // MARK: - Skipping ahead

    @Test(arguments: [
        "FREQ=SECONDLY;INTERVAL=7", "FREQ=MINUTELY;INTERVAL=90;BYHOUR=3,7", "FREQ=HOURLY;INTERVAL=5",
        "FREQ=DAILY;INTERVAL=3",
        "FREQ=DAILY;BYDAY=MO", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU", "FREQ=MONTHLY;INTERVAL=5;BYDAY=-1FR",
        "FREQ=YEARLY;BYWEEKNO=1,53;BYDAY=MO,SU", "FREQ=YEARLY;BYMONTH=1,12;SKIP=FORWARD;BYMONTHDAY=31",
        "FREQ=DAILY;COUNT=300",
    ])
    func occurrencesAfterATimeAreTheTailOfAllOccurrences(_ text: String) throws {
        let rule = try RecurrenceRule(text)
        let all = Array(Occurrences(rule, from: Self.first).prefix(600))
        for index in [0, 1, 17, 250, 299] {
            let rest = Occurrences(rule, from: Self.first, after: all[index]).prefix(5)
            #expect(Array(rest) == Array(all.dropFirst(index + 1).prefix(5)))
        }
        let before = try #require(DateTime("2025-06-01T00:00"))
        #expect(Occurrences(rule, from: Self.first, after: before).first { _ in true } == all.first)
    }

    @Test func aRuleOfSecondsGoesSevenThousandYearsAheadAtOnce() throws {
        var far = Occurrences(
            try RecurrenceRule("FREQ=SECONDLY"), from: Self.first, after: DateTime("9000-01-01T00:00"))
        #expect(far.next()?.text == "9000-01-01T00:00:01")
    }

    // MARK: - Additions and exceptions

    @Test func additionsAndExceptionsAreMergedInOrder() throws {
        let recurrence = try Recurrence(
            RecurrenceRule("FREQ=DAILY;COUNT=4"), from: Self.first,
            additions: ["2026-01-02T12:00", "2026-01-01T09:00", "2026-01-09T09:00"].map { DateTime($0)! },
            exceptions: ["2026-01-03T09:00", "2026-01-09T09:00", "2025-01-01T09:00"].map { DateTime($0)! })
        let all = ["2026-01-01T09:00:00", "2026-01-02T09:00:00", "2026-01-02T12:00:00", "2026-01-04T09:00:00"]
        #expect(recurrence.times().map { $0.text } == all)
        #expect(recurrence.times(after: DateTime(all[1])).map { $0.text } == Array(all[2...]))
    }
}
