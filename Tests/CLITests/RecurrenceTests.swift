import Terminal
import Testing

struct RecurrenceTests {
    @Test(arguments: ["0", "999999999"]) func listsAreNeitherEmptyNorWithoutEnd(_ limit: String) throws {
        let said = try TestTerminal().run("recur", "FREQ=SECONDLY", "--start", "2026-01-01T09:00", "--limit", limit)
        #expect(said.status == 2 && said.errors == "--limit: from 1 to 100,000\n", "\(said)")
    }

    @Test func aRuleTellsItsTimes() throws {
        let told = try TestTerminal().run(
            "recur", "FREQ=MONTHLY;BYDAY=-1FR", "--start", "2026-01-01T09:00", "--limit", "2")
        #expect(told.output == "Every month on the last Friday\n2026-01-30T09:00:00\n2026-02-27T09:00:00\n")
    }

    @Test func aRuleCanBeTypedInWords() throws {
        let told = try TestTerminal().run("recur", "every other tue at 9", "--start", "2026-01-01", "--limit", "2")
        #expect(told.output == "Every 2 weeks on Tuesday at 09:00\n2026-01-13T09:00:00\n2026-01-27T09:00:00\n")
        let json = try TestTerminal().run(
            "recur", "every month on 31", "--start", "2026-02-01", "--limit", "2", "--json"
        )
        .json()
        #expect(json["rule"] as? String == "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD")
        #expect(json["occurrences"] as? [String] == ["2026-02-28T00:00:00", "2026-03-31T00:00:00"])
    }

    @Test(arguments: [
        ("every 6 months", "2027-03-31", ["2027-09-30", "2028-03-31"]),
        ("every month on 31", "2027-01-31", ["2027-02-28", "2027-03-31"]),
        ("every year", "2028-02-29", ["2029-02-28", "2030-02-28"]),
    ])
    func aRepetitionInWordsComesInShortMonthsToo(_ rule: String, _ start: String, _ next: [String]) throws {
        let said = try TestTerminal().run("recur", rule, "--start", start, "--after", start, "--limit", "2")
        #expect(said.lines.dropFirst() == next.map { $0 + "T00:00:00" }[...])
    }

    @Test func anRRULESkipsTheMonthsThatLackItsDay() throws {
        let said = try TestTerminal().run("recur", "FREQ=MONTHLY", "--start", "2027-01-31", "--limit", "2")
        #expect(said.lines.dropFirst() == ["2027-01-31T00:00:00", "2027-03-31T00:00:00"])
    }

    @Test func theyAreToldToPrograms() throws {
        let json = try TestTerminal().run(
            "recur", "freq=daily", "--start", "2026-01-01", "--after", "2026-02-01T12:00", "--limit", "1", "--except",
            "2026-02-02", "--json"
        ).json()
        #expect(json["rule"] as? String == "FREQ=DAILY")
        #expect(json["occurrences"] as? [String] == ["2026-02-03T00:00:00"])
    }

    @Test(arguments: [
        ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "2026-01-01", "That never happens"),
        ("FREQ=DAILY;UNTIL=20250101", "2026-01-01", "It ends before it starts"),
        ("FREQ=DAILY;every day", "2026-01-01", "A rule consists of parts such as FREQ=DAILY; “EVERY DAY” is not one"),
        (
            "every sixth tue", "2026-01-01",
            "“every sixth tue” is not a rule; write it as “every other tue” or FREQ=WEEKLY"
        ),
        (
            "every 3 days after done", "2026-01-01",
            "“every 3 days after done” can’t be previewed; give a calendar rule alone, and its first day with --start"
        ),
        ("FREQ=DAILY", "2026-02-30", "“2026-02-30” is not a time; write it as 2026-01-30T09:00"),
    ])
    func invalidRulesAndStartsAreRefusedWithTheReason(_ rule: String, _ start: String, _ reason: String) throws {
        let said = try TestTerminal().run("recur", rule, "--start", start)
        #expect(said.status == 2)
        #expect(said.output == "")
        #expect(said.errors == reason + "\n")
    }
}
