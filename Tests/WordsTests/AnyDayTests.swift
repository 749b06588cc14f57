import CivilTime
import Testing
import Words

struct AnyDayTests {
    private func day(_ typed: String, _ language: Language = .english, _ today: String = "2026-11-20") -> String? {
        Day(today).flatMap { Words(language).parseAnyDay(typed, today: $0) }?.text
    }

    @Test(arguments: [
        ("+0d", "2026-11-20"), ("+9999d", "2054-04-06"), ("3d", "2026-11-23"), ("-1y", "2025-11-20"),
        ("−2w", "2026-11-06"), ("yesterday", "2026-11-19"), ("two weeks ago", "2026-11-06"),
        ("last friday", "2026-11-13"), ("last thursday", "2026-11-19"), ("eow", "2026-11-22"), ("EOM", "2026-11-30"),
    ])
    func shorthandIsCountedFromToday(_ typed: String, _ expected: String) {
        #expect(day(typed) == expected)
    }

    @Test(arguments: ["", "+", "+3", "+3x", "3 d ays", "+10000d", "ago", "3 ago", "last", "last week", "eowx", "+3d 4"])
    func anythingElseIsNoDay(_ typed: String) {
        #expect(day(typed) == nil)
    }

    @Test func monthsThatAreTooShortEndOnTheirLastDay() {
        #expect(day("-1m", .english, "2026-03-31") == "2026-02-28")
        #expect(day("-12m", .english, "2024-02-29") == "2023-02-28")
        #expect(day("+1m", .english, "2026-01-31") == "2026-02-28")
    }

    @Test(arguments: [
        ("sunday", Language.english, "2026-11-15"), ("on sunday", .english, "2026-11-15"),
        ("on fri", .english, "2026-11-20"), ("last friday", .english, "2026-11-13"),
        ("on last sunday", .english, "2026-11-15"), ("next friday", .english, "2026-11-27"),
        ("yesterday", .english, "2026-11-19"), ("воскресенье", .russian, "2026-11-15"),
        ("в воскресенье", .russian, "2026-11-15"), ("во вторник", .russian, "2026-11-17"),
        ("в среду", .russian, "2026-11-18"), ("в прошлую среду", .russian, "2026-11-18"),
        ("on sunday", .russian, "2026-11-15"), ("niedziela", .polish, "2026-11-15"),
        ("w niedzielę", .polish, "2026-11-15"), ("we wtorek", .polish, "2026-11-17"),
        ("w zeszłą niedzielę", .polish, "2026-11-15"),
    ])
    func aWeekdayOnWhichSomethingWasDoneIsTheLatestOne(_ typed: String, _ language: Language, _ day: String) {
        #expect(Words(language).parseDoneDay(typed, today: Day("2026-11-20")!)?.text == day)
    }

    @Test func lettersOfUnitsAreThoseOfTheLanguageToo() {
        #expect(day("+2н", .russian) == "2026-12-04")
        #expect(day("+1г", .russian) == "2027-11-20")
        #expect(day("+2t", .polish) == "2026-12-04")
        #expect(day("+1r", .polish) == "2027-11-20")
    }
}
