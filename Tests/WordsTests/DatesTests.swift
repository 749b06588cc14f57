import CivilTime
import Testing
import Words

@Suite struct DatesTests {
    let english = Words(.english)
    let russian = Words(.russian)
    let polish = Words(.polish)
    let friday = Day("2026-11-20")!

    private func day(_ text: String) -> Day { Day(text)! }

    private func each(_ say: (Words) -> String) -> [String] { Language.allCases.map { say(Words($0)) } }

    @Test func aDayIsSaidInFullAndInShort() {
        #expect(each { $0.dayAndMonth(friday) } == ["20 November", "20 ноября", "20 listopada"])
        #expect(each { $0.dayMonthYear(friday) } == ["20 November 2026", "20 ноября 2026", "20 listopada 2026"])
        #expect(
            each { $0.fullDay(friday) } == [
                "Friday, 20 November 2026", "Пятница, 20 ноября 2026", "Piątek, 20 listopada 2026",
            ])
        #expect(each { $0.shortDay(friday) } == ["20 Nov", "20 ноя", "20 lis"])
        #expect(each { $0.shortDayAndYear(friday) } == ["20 Nov 2026", "20 ноя 2026", "20 lis 2026"])
        #expect(each { $0.shortDay(day("2024-05-01")) } == ["1 May", "1 мая", "1 maja"])
        #expect(Words(.english, isPage: true).shortDay(day("2024-05-01")) == "1\u{A0}May")
    }

    @Test func monthsStandAloneInTheNominative() {
        let november = friday.monthOfYear
        #expect(each { $0.monthAndYear(november) } == ["November 2026", "Ноябрь 2026", "Listopad 2026"])
        #expect(each { $0.month(november) } == ["November", "Ноябрь", "Listopad"])
        #expect(each { $0.shortMonth(november) } == ["Nov", "Ноя", "Lis"])
        #expect(each { $0.shortMonth(Month(year: 2026, number: 5)!) } == ["May", "Май", "Maj"])
    }

    @Test func everyMonthHasItsName() {
        let days = (1...12).map { Day(year: 2026, month: $0, day: 2)! }
        #expect(
            days.map(russian.dayAndMonth) == [
                "2 января", "2 февраля", "2 марта", "2 апреля", "2 мая", "2 июня", "2 июля", "2 августа", "2 сентября",
                "2 октября", "2 ноября", "2 декабря",
            ])
        #expect(
            days.map(polish.dayAndMonth) == [
                "2 stycznia", "2 lutego", "2 marca", "2 kwietnia", "2 maja", "2 czerwca", "2 lipca", "2 sierpnia",
                "2 września", "2 października", "2 listopada", "2 grudnia",
            ])
        #expect(
            days.map { polish.month($0.monthOfYear) } == [
                "Styczeń", "Luty", "Marzec", "Kwiecień", "Maj", "Czerwiec", "Lipiec", "Sierpień", "Wrzesień",
                "Październik", "Listopad", "Grudzień",
            ])
    }

    @Test func weekdaysHaveNamesOfTwoLengths() {
        #expect(
            Weekday.allCases.map(english.weekday) == [
                "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
            ])
        #expect(Weekday.allCases.map(russian.shortWeekday) == ["пн", "вт", "ср", "чт", "пт", "сб", "вс"])
        #expect(Weekday.allCases.map(polish.shortWeekdayHeading) == ["Pn", "Wt", "Śr", "Cz", "Pt", "So", "Nd"])
        #expect(each { $0.weekdayHeading(.wednesday) } == ["Wednesday", "Среда", "Środa"])
        #expect(each { $0.every(.tuesday) } == ["Tuesdays", "По вторникам", "We wtorki"])
    }

    @Test func aDayNearbyIsSaidByItsDistance() {
        func distances(_ words: Words) -> [String] {
            [0, -1, 1, -3, 3, -21, 21, -1000].map { words.relative(friday.advanced(by: $0), to: friday) }
        }
        #expect(
            distances(english) == [
                "today", "yesterday", "tomorrow", "3 days ago", "in 3 days", "21 days ago", "in 21 days",
                "1,000 days ago",
            ])
        #expect(
            distances(russian) == [
                "сегодня", "вчера", "завтра", "3 дня назад", "через 3 дня", "21 день назад", "через 21 день",
                "1\u{A0}000 дней назад",
            ])
        #expect(
            distances(polish) == [
                "dziś", "wczoraj", "jutro", "3 dni temu", "za 3 dni", "21 dni temu", "za 21 dni", "1000 dni temu",
            ])
    }

    @Test func aDayFurtherOffIsSaidByItsDate() {
        #expect(english.near(friday, to: friday) == "today")
        #expect(english.near(day("2026-11-18"), to: friday) == "18 Nov")
        #expect(english.near(day("2025-11-18"), to: friday) == "18 Nov 2025")
    }

    @Test func aRangeSaysOnceWhatItsEndsShare() {
        #expect(
            each { $0.range(day("2024-03-03"), day("2024-06-28")) } == [
                "3 Mar – 28 Jun 2024", "3 мар – 28 июн 2024", "3 mar – 28 cze 2024",
            ])
        #expect(english.range(day("2024-06-03"), day("2024-06-28")) == "3–28 Jun 2024")
        #expect(english.range(day("2023-12-30"), day("2024-01-02")) == "30 Dec 2023 – 2 Jan 2024")
        #expect(english.range(friday, friday) == "20 Nov 2026")
        #expect(english.shortRange(day("2026-11-23"), day("2026-11-29")) == "23–29 Nov")
        #expect(english.shortRange(day("2026-11-30"), day("2026-12-06")) == "30 Nov – 6 Dec")
        #expect(each { $0.shortRange(friday, friday) } == ["20 Nov", "20 ноя", "20 lis"])
    }

    @Test func timesAreOnA24HourClock() {
        #expect(each { $0.time(TimeOfDay(hour: 9, minute: 30)!) } == ["09:30", "09:30", "09:30"])
    }

    @Test func theWeekBeginsOnMondayUntilChosen() {
        #expect(Language.allCases.map { Words($0).firstWeekday } == [.monday, .monday, .monday])
    }
}
