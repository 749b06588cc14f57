import Testing
import Words

struct ParseDurationTests {
    @Test(arguments: [
        ("30", 30), ("45m", 45), ("1h30", 90), ("1h30m", 90), ("1 h 30 min", 90), ("1.5 h", 90), ("1,5 ч", 90),
        ("2ч 15мин", 135), ("1 godz.", 60), ("0", 0), ("0m", 0), ("0.4m", 0), ("525601", 525_601),
        ("1000000000", 1_000_000_000),
    ])
    func aDurationIsReadInAllLanguagesWhateverIsSpoken(typed: String, minutes: Int) {
        for language in Language.allCases { #expect(Words(language).parseDuration(typed) == minutes, "\(language)") }
    }

    @Test(arguments: ["", "long", "-5", "30m1h", "1h30h", "5 days", "m", "1000000001", "99999999999999999999h"])
    func textThatIsNoDurationIsRefused(typed: String) {
        #expect(Words(.english).parseDuration(typed) == nil)
    }
}
