import Terminal
import Testing

struct RecurrenceTests {
    @Test func aRuleTellsItsTimes() throws {
        let told = try Person().types("recur", "FREQ=MONTHLY;BYDAY=-1FR", "--start", "2026-01-01T09:00", "--limit", "2")
        #expect(told.output == "2026-01-30T09:00:00\n2026-02-27T09:00:00\n")
    }

    @Test func theyAreToldToPrograms() throws {
        let json = try Person().types(
            "recur", "freq=daily", "--start", "2026-01-01", "--after", "2026-02-01T12:00", "--limit", "1", "--except",
            "2026-02-02", "--json"
        ).json()
        #expect(json["rule"] as? String == "FREQ=DAILY")
        #expect(json["occurrences"] as? [String] == ["2026-02-03T00:00:00"])
    }

    @Test(arguments: [
        ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "2026-01-01", "That never happens"),
        ("FREQ=DAILY;UNTIL=20250101", "2026-01-01", "It ends before it starts"),
        ("every day", "2026-01-01", "A rule is made of parts such as FREQ=DAILY, and “EVERY DAY” is none"),
        ("FREQ=DAILY", "2026-02-30", "There is no time “2026-02-30”: it is written as 2026-01-30T09:00"),
    ])
    func whatIsNoRuleIsRefusedWithTheReason(_ rule: String, _ start: String, _ reason: String) throws {
        let said = try Person().types("recur", rule, "--start", start)
        #expect(said.status == 2)
        #expect(said.output == "")
        #expect(said.errors == reason + "\n")
    }
}
