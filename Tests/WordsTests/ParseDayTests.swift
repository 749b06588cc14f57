import CivilTime
import Testing
import Words

@Suite struct ParseDayTests {
    /// Friday.
    let today = Day("2026-11-20")!

    @Test(arguments: [
        ("today", "2026-11-20"), ("tod", "2026-11-20"), ("Tomorrow", "2026-11-21"), ("tmr", "2026-11-21"),
        ("day after tomorrow", "2026-11-22"), ("fri", "2026-11-27"), ("mon", "2026-11-23"), ("sunday", "2026-11-22"),
        ("on friday", "2026-11-27"), ("this friday", "2026-11-20"), ("next fri", "2026-11-27"),
        ("next monday", "2026-11-23"), ("next sun", "2026-11-29"), ("next week", "2026-11-23"),
        ("next month", "2026-12-01"), ("weekend", "2026-11-21"), ("end of month", "2026-11-30"), ("eom", "2026-11-30"),
        ("end of the year", "2026-12-31"), ("in 3 days", "2026-11-23"), ("in a week", "2026-11-27"),
        ("in 2 weeks", "2026-12-04"), ("in three months", "2027-02-20"), ("5 dec", "2026-12-05"),
        ("dec 5", "2026-12-05"), ("december 5th, 2027", "2027-12-05"), ("the 5th of december", "2026-12-05"),
        ("5 december 2027", "2027-12-05"), ("5 jan", "2027-01-05"), ("20 nov", "2026-11-20"), ("29 feb", "2028-02-29"),
        ("may 5", "2027-05-05"), ("2026-12-05", "2026-12-05"), ("2020-01-01", "2020-01-01"), ("5.12", "2026-12-05"),
        ("5.12.2027", "2027-12-05"), ("05.12.27", "2027-12-05"), ("12/25", "2026-12-25"), ("25/12/2027", "2027-12-25"),
        ("by friday", "2026-11-27"), ("a week from friday", "2026-12-04"), ("in a week on monday", "2026-11-30"),
        ("monday, 23 november", "2026-11-23"), ("wed next week", "2026-11-25"), ("end of next month", "2026-12-31"),
        ("last day of the month", "2026-11-30"), ("first monday of the month", "2026-12-07"),
    ])
    func englishIsReadInEveryLanguage(_ typed: String, _ day: String) {
        #expect(Language.allCases.map { Words($0).parseDay(typed, today: today)?.text } == [day, day, day])
    }

    @Test(arguments: [
        ("сегодня", "2026-11-20"), ("завтра", "2026-11-21"), ("послезавтра", "2026-11-22"), ("пятница", "2026-11-27"),
        ("в пятницу", "2026-11-27"), ("во вторник", "2026-11-24"), ("пт", "2026-11-27"),
        ("в следующую среду", "2026-11-25"), ("на следующей неделе", "2026-11-23"),
        ("в следующем месяце", "2026-12-01"), ("на выходных", "2026-11-21"), ("в конце месяца", "2026-11-30"),
        ("через 3 дня", "2026-11-23"), ("через неделю", "2026-11-27"), ("5 декабря", "2026-12-05"),
        ("5-го декабря", "2026-12-05"), ("до 5 декабря 2027 года", "2027-12-05"), ("к пятнице", "2026-11-27"),
    ])
    func russianIsRead(_ typed: String, _ day: String) {
        #expect(Words(.russian).parseDay(typed, today: today)?.text == day)
        #expect(Words(.polish).parseDay(typed, today: today) == nil)
    }

    @Test(arguments: [
        ("dziś", "2026-11-20"), ("jutro", "2026-11-21"), ("pojutrze", "2026-11-22"), ("piątek", "2026-11-27"),
        ("w piątek", "2026-11-27"), ("we wtorek", "2026-11-24"), ("w sobote", "2026-11-21"), ("pt", "2026-11-27"),
        ("w przyszły wtorek", "2026-11-24"), ("w przyszłym tygodniu", "2026-11-23"),
        ("do końca miesiąca", "2026-11-30"),
        ("za 3 dni", "2026-11-23"), ("za tydzień", "2026-11-27"), ("5 grudnia", "2026-12-05"),
        ("5 sie 2027", "2027-08-05"), ("do piątku", "2026-11-27"),
    ])
    func polishIsRead(_ typed: String, _ day: String) {
        #expect(Words(.polish).parseDay(typed, today: today)?.text == day)
        #expect(Words(.russian).parseDay(typed, today: today) == nil)
    }

    @Test(
        arguments: [
            ("Dec 5 2026 18:00", "2026-12-05", "18:00"), ("5 dec, 18:00", "2026-12-05", "18:00"),
            ("tomorrow at 9", "2026-11-21", "09:00"), ("fri 6pm", "2026-11-27", "18:00"), ("fri", "2026-11-27", nil),
        ] as [(String, String, String?)])
    func aDayIsReadWithItsTime(_ typed: String, _ day: String, _ time: String?) {
        for language in Language.allCases {
            let moment = Words(language).parseMoment(typed, today: today)
            #expect(moment?.day.text == day)
            #expect(moment?.time?.text == time)
        }
        #expect(Words(.english).parseMoment(typed + " or so", today: today) == nil)
        #expect(Words(.english).parseMoment("18:00", today: today) == nil)
    }

    @Test(arguments: [
        "", " ", "через день", "may", "5", "31 feb", "2026-02-30", "5.13", "tomorrow morning", "friday 5",
        "in days",
        "in 0 days",
        "in 5 minutes", "#tomorrow", "\"tomorrow\"", "\\tomorrow", "tomorrow's", "next", "5 sie", "every day", "-1",
        "in 99999999999 days", "99999999999", "today\u{0}",
    ])
    func textsThatAreNotDaysAreNotRead(_ typed: String) {
        #expect(Language.allCases.map { Words($0).parseDay(typed, today: today) } == [nil, nil, nil])
    }

    @Test func dayBeforeMonthIsAssumedInAllLanguagesButEnglish() {
        #expect(
            Language.allCases.map { Words($0).parseDay("5/12", today: today)?.text } == [
                nil, "2026-12-05", "2026-12-05",
            ])
    }
}
