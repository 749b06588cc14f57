import CivilTime
import Testing

struct ShortMonthsTests {
    private func days(_ rule: RecurrenceRule, from first: String, _ count: Int) throws -> [String] {
        let recurrence = try Recurrence(rule, from: DateTime(Day(first)!, second: 0)!)
        return recurrence.times().prefix(count).map { $0.day.text }
    }

    @Test(arguments: [
        (RecurrenceRule(.monthly), "2027-01-31", ["2027-01-31", "2027-02-28", "2027-03-31"]),
        (RecurrenceRule(.monthly, interval: 6), "2027-03-31", ["2027-03-31", "2027-09-30", "2028-03-31"]),
        (RecurrenceRule(.yearly), "2028-02-29", ["2028-02-29", "2029-02-28", "2030-02-28"]),
    ])
    func theLastDayOfAShortMonthIsNotSkipped(_ rule: RecurrenceRule, _ first: String, _ expected: [String]) throws {
        let kept = rule.keptWithinShortMonths(from: Day(first)!)
        #expect(try days(kept, from: first, 3) == expected)
    }

    @Test(arguments: [
        ("FREQ=MONTHLY", "2027-01-28"), ("FREQ=YEARLY", "2027-01-31"), ("FREQ=DAILY", "2027-01-31"),
        ("FREQ=MONTHLY;BYMONTHDAY=31", "2027-01-31"), ("FREQ=MONTHLY;BYDAY=-1FR", "2027-01-29"),
        ("FREQ=WEEKLY", "2027-01-31"),
    ])
    func aRuleThatLacksNoDayOrNamesItStays(_ text: String, _ first: String) throws {
        let rule = try RecurrenceRule(text)
        #expect(rule.keptWithinShortMonths(from: Day(first)!) == rule)
    }

    @Test func aRuleWithItsDayNamedCanBeginInAShortMonth() throws {
        let monthly = RecurrenceRule(.monthly).keptWithinShortMonths(from: Day("2027-01-31")!)
        let named = monthly.naming(dayOf: Day("2027-01-31")!)
        #expect(try days(named, from: "2027-02-28", 3) == ["2027-02-28", "2027-03-31", "2027-04-30"])
        #expect(named == (try RecurrenceRule("RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD")))
    }
}
