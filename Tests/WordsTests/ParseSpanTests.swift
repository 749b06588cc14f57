import CivilTime
import Testing
import Words

/// Days and spans that are searched for on Friday, 20 November 2026.
@Suite struct ParseSpanTests {
    private func span(_ typed: String, _ language: Language) -> String? {
        let days = Words(language).parseSpan(typed, today: Day("2026-11-20")!, firstWeekday: .monday)
        return days.map { $0.lowerBound == $0.upperBound ? "\($0.lowerBound)" : "\($0.lowerBound)...\($0.upperBound)" }
    }

    @Test(arguments: [
        ("yesterday", "2026-11-19"), ("Today", "2026-11-20"), ("12 oct", "2026-10-12"), ("12 Oct 2024", "2024-10-12"),
        ("October 12th", "2026-10-12"), ("on 12 december", "2025-12-12"), ("2026-10-12", "2026-10-12"),
        ("12.10.2025", "2025-10-12"), ("3 days ago", "2026-11-17"), ("last friday", "2026-11-13"),
        ("Monday", "2026-11-16"), ("friday", "2026-11-20"), ("on tue", "2026-11-17"), ("tomorrow", "2026-11-21"),
        ("October", "2026-10-01...2026-10-31"), ("in october", "2026-10-01...2026-10-31"),
        ("december", "2025-12-01...2025-12-31"), ("Nov", "2026-11-01...2026-11-30"),
        ("oct 2024", "2024-10-01...2024-10-31"), ("2026-02", "2026-02-01...2026-02-28"),
        ("2025", "2025-01-01...2025-12-31"), ("last month", "2026-10-01...2026-10-31"),
        ("this month", "2026-11-01...2026-11-30"), ("last week", "2026-11-09...2026-11-15"),
        ("this week", "2026-11-16...2026-11-22"), ("last year", "2025-01-01...2025-12-31"),
        ("last 7 days", "2026-11-14...2026-11-20"), ("past 2 weeks", "2026-11-07...2026-11-20"),
        ("last 3 months", "2026-08-21...2026-11-20"),
    ])
    func englishSpan(_ typed: String, _ days: String) {
        #expect(span(typed, .english) == days, "\(typed)")
    }

    @Test(arguments: [
        ("вчера", "2026-11-19"), ("позавчера", "2026-11-18"), ("12 октября", "2026-10-12"), ("12 окт", "2026-10-12"),
        ("12.10", "2026-10-12"), ("3 дня назад", "2026-11-17"), ("понедельник", "2026-11-16"),
        ("в среду", "2026-11-18"), ("октябрь", "2026-10-01...2026-10-31"), ("в октябре", "2026-10-01...2026-10-31"),
        ("октябрь 2024 года", "2024-10-01...2024-10-31"), ("в прошлом месяце", "2026-10-01...2026-10-31"),
        ("прошлый месяц", "2026-10-01...2026-10-31"), ("на прошлой неделе", "2026-11-09...2026-11-15"),
        ("эта неделя", "2026-11-16...2026-11-22"), ("в прошлом году", "2025-01-01...2025-12-31"),
        ("за последние 7 дней", "2026-11-14...2026-11-20"),
    ])
    func russianSpan(_ typed: String, _ days: String) {
        // In any language of the app.
        for language in [Language.russian, .english] { #expect(span(typed, language) == days, "\(typed)") }
    }

    @Test(arguments: [
        ("wczoraj", "2026-11-19"), ("przedwczoraj", "2026-11-18"), ("12 października", "2026-10-12"),
        ("12 paź", "2026-10-12"), ("3 dni temu", "2026-11-17"), ("poniedziałek", "2026-11-16"),
        ("w środę", "2026-11-18"), ("październik", "2026-10-01...2026-10-31"),
        ("w październiku", "2026-10-01...2026-10-31"), ("październik 2024", "2024-10-01...2024-10-31"),
        ("zeszły miesiąc", "2026-10-01...2026-10-31"), ("w zeszłym miesiącu", "2026-10-01...2026-10-31"),
        ("w zeszłym tygodniu", "2026-11-09...2026-11-15"), ("ten tydzień", "2026-11-16...2026-11-22"),
        ("w zeszłym roku", "2025-01-01...2025-12-31"), ("ostatnie 7 dni", "2026-11-14...2026-11-20"),
    ])
    func polishSpan(_ typed: String, _ days: String) {
        for language in [Language.polish, .english] { #expect(span(typed, language) == days, "\(typed)") }
    }

    @Test(arguments: [
        "", "rent", "sun", "sat", "5", "12", "79.1", "read 20 pages", "last", "month", "lis", "every month",
        "ten weeks",
    ])
    func otherTextIsNoSpan(_ typed: String) {
        #expect(span(typed, .english) == nil, "\(typed)")
    }

    @Test func aSpanIsNamedByItsMonthYearOrDays() {
        let words = Words(.english)
        #expect(words.span(Day("2026-10-12")!...Day("2026-10-12")!) == "Monday, 12 October 2026")
        #expect(words.span(Day("2026-10-01")!...Day("2026-10-31")!) == "October 2026")
        #expect(words.span(Day("2025-01-01")!...Day("2025-12-31")!) == "2025")
        #expect(words.span(Day("2026-11-09")!...Day("2026-11-15")!) == "9–15 Nov 2026")
    }
}
