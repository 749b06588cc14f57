import CivilTime
import Testing
import Words

@Suite struct ParseRepetitionTests {
    let today = Day("2026-11-20")!

    private func read(_ typed: String, _ language: Language) -> String? {
        guard let read = Words(language).parseRepetition(typed, today: today) else { return nil }
        var text = read.repetition.code
        if let first = read.first { text += " from \(first)" }
        if let time = read.time { text += " at \(time)" }
        return text
    }

    @Test(arguments: Language.allCases) func repetitionsThatAFormOffersAreUnderstood(language: Language) {
        let words = Words(language)
        for text in words.commonRepetitions {
            #expect(words.parseRepetition(text, today: Day("2026-11-20")!) != nil, "\(text)")
        }
    }

    @Test(arguments: [
        ("every day", "FREQ=DAILY"), ("Daily", "FREQ=DAILY"), ("weekly", "FREQ=WEEKLY"), ("monthly", "FREQ=MONTHLY"),
        ("every other day", "FREQ=DAILY;INTERVAL=2"), ("every second day", "FREQ=DAILY;INTERVAL=2"),
        ("every 3rd week", "FREQ=WEEKLY;INTERVAL=3"), ("every two months", "FREQ=MONTHLY;INTERVAL=2"),
        ("every fri", "FREQ=WEEKLY;BYDAY=FR"), ("every other tue", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
        ("every sun and sat", "FREQ=WEEKLY;BYDAY=SA,SU"), ("every mon-thu", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH"),
        ("every 3 weeks on mon, wed", "FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,WE"),
        ("every weekday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), ("on fridays", "FREQ=WEEKLY;BYDAY=FR"),
        ("every weekend", "FREQ=WEEKLY;BYDAY=SA,SU"), ("every month on the 1st", "FREQ=MONTHLY;BYMONTHDAY=1"),
        ("every month on 1", "FREQ=MONTHLY;BYMONTHDAY=1"), ("every 15th", "FREQ=MONTHLY;BYMONTHDAY=15"),
        ("monthly on the 1st and 15th", "FREQ=MONTHLY;BYMONTHDAY=1,15"),
        ("every month on 31", "RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD"),
        ("every month on the last friday", "FREQ=MONTHLY;BYDAY=-1FR"),
        ("every last friday of the month", "FREQ=MONTHLY;BYDAY=-1FR"), ("every first mon", "FREQ=MONTHLY;BYDAY=1MO"),
        ("every second tue of the month", "FREQ=MONTHLY;BYDAY=2TU"),
        ("every third tue", "FREQ=MONTHLY;BYDAY=3TU"), ("every 3rd friday", "FREQ=MONTHLY;BYDAY=3FR"),
        ("every 3rd tue and thu", "FREQ=MONTHLY;BYDAY=3TU,3TH"), ("every first tue, thu", "FREQ=MONTHLY;BYDAY=1TU,1TH"),
        ("every 2nd and 4th friday", "FREQ=MONTHLY;BYDAY=2FR,4FR"), ("every 5th sunday", "FREQ=MONTHLY;BYDAY=5SU"),
        ("every month on the last day", "FREQ=MONTHLY;BYMONTHDAY=-1"), ("every last day", "FREQ=MONTHLY;BYMONTHDAY=-1"),
        ("every month on the first and third monday", "FREQ=MONTHLY;BYDAY=1MO,3MO"),
        ("every year on 5 march", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5"),
        ("every march 5", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5"),
        ("every year on the last thursday in november", "FREQ=YEARLY;BYMONTH=11;BYDAY=-1TH"),
        ("every year on 29 feb", "RSCALE=GREGORIAN;FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;SKIP=BACKWARD"),
        ("every 3 days after done", "AFTER=P3D"), ("every! 3 days", "AFTER=P3D"), ("every! week", "AFTER=P1W"),
        ("once a week", "FREQ=WEEKLY"), ("every day until 31 dec", "FREQ=DAILY;UNTIL=20261231"),
        ("every day, until 5 jan", "FREQ=DAILY;UNTIL=20270105"), ("every fri, 5 times", "FREQ=WEEKLY;COUNT=5;BYDAY=FR"),
        ("every day at 9", "FREQ=DAILY at 09:00"), ("every day at 9 and 17", "FREQ=DAILY;BYHOUR=9,17;BYMINUTE=0"),
        ("every fri at 6pm until 2027-01-01", "FREQ=WEEKLY;UNTIL=20270101;BYDAY=FR at 18:00"),
        ("every second friday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"), ("every month 1", "FREQ=MONTHLY;BYMONTHDAY=1"),
        ("every 2nd friday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
        ("every 2nd tue of the month", "FREQ=MONTHLY;BYDAY=2TU"),
        ("every month 9 pm", "FREQ=MONTHLY at 21:00"), ("every 2nd day of the month", "FREQ=MONTHLY;BYMONTHDAY=2"),
        ("the 1st and 15th of every month", "FREQ=MONTHLY;BYMONTHDAY=1,15"),
        ("last friday of each month", "FREQ=MONTHLY;BYDAY=-1FR"), ("every day for 5 times", "FREQ=DAILY;COUNT=5"),
        ("every day until may", "FREQ=DAILY;UNTIL=20270430"), ("every day for a month", "FREQ=DAILY;UNTIL=20261219"),
        ("mon wed fri", "FREQ=WEEKLY;BYDAY=MO,WE,FR"), ("every quarter", "FREQ=MONTHLY;INTERVAL=3"),
        ("every 2 weeks starting 1 dec", "FREQ=WEEKLY;INTERVAL=2 from 2026-12-01"),
        ("every other mon from 1 dec", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO from 2026-12-07"),
        ("every day except sunday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA"),
        ("every weekday, except on mon and wed", "FREQ=WEEKLY;BYDAY=TU,TH,FR"),
        ("every day until 31 dec except weekends at 9", "FREQ=WEEKLY;UNTIL=20261231;BYDAY=MO,TU,WE,TH,FR at 09:00"),
        ("every mon to thu", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH"),
        ("on 1 and 15 every month", "FREQ=MONTHLY;BYMONTHDAY=1,15"),
        ("every day from 1 dec to 7 dec", "FREQ=DAILY;UNTIL=20261207 from 2026-12-01"),
        ("every 2 hours", "FREQ=HOURLY;INTERVAL=2"),
    ])
    func englishIsReadInEveryLanguage(_ typed: String, _ code: String) {
        #expect(Language.allCases.map { read(typed, $0) } == [code, code, code])
    }

    @Test(arguments: [
        ("каждый день", "FREQ=DAILY"), ("ежедневно", "FREQ=DAILY"), ("каждые 3 дня", "FREQ=DAILY;INTERVAL=3"),
        ("каждую вторую неделю", "FREQ=WEEKLY;INTERVAL=2"), ("раз в 2 недели", "FREQ=WEEKLY;INTERVAL=2"),
        ("каждую пятницу", "FREQ=WEEKLY;BYDAY=FR"), ("каждый вт и чт", "FREQ=WEEKLY;BYDAY=TU,TH"),
        ("по пятницам", "FREQ=WEEKLY;BYDAY=FR"), ("по будням", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
        ("каждый рабочий день", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), ("по выходным", "FREQ=WEEKLY;BYDAY=SA,SU"),
        ("каждые 2 недели по вт и чт", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH"),
        ("каждый месяц 5 числа", "FREQ=MONTHLY;BYMONTHDAY=5"), ("каждое 5-е число", "FREQ=MONTHLY;BYMONTHDAY=5"),
        ("каждый месяц в последний день", "FREQ=MONTHLY;BYMONTHDAY=-1"),
        ("каждую последнюю пятницу месяца", "FREQ=MONTHLY;BYDAY=-1FR"),
        ("ежегодно 5 марта", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5"),
        ("каждый год 5 марта", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5"), ("через 3 дня после выполнения", "AFTER=P3D"),
        ("каждый день до 31 декабря, в 9 утра", "FREQ=DAILY;UNTIL=20261231 at 09:00"),
        ("каждый второй вторник", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
        ("каждый 2-й вторник", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
        ("каждую 2-ю пятницу в 9", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR at 09:00"),
        ("каждую вторую пятницу", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"),
        ("каждый третий вторник", "FREQ=MONTHLY;BYDAY=3TU"),
        ("каждый третий вторник и четверг", "FREQ=MONTHLY;BYDAY=3TU,3TH"),
        ("каждую 4-ю пятницу в 9", "FREQ=MONTHLY;BYDAY=4FR at 09:00"),
        ("каждую вторую пятницу месяца", "FREQ=MONTHLY;BYDAY=2FR"), ("каждый месяц 1", "FREQ=MONTHLY;BYMONTHDAY=1"),
        ("каждый месяц в 9", "FREQ=MONTHLY at 09:00"), ("1-го числа каждого месяца", "FREQ=MONTHLY;BYMONTHDAY=1"),
        ("1 и 15 числа каждого месяца", "FREQ=MONTHLY;BYMONTHDAY=1,15"), ("через день", "FREQ=DAILY;INTERVAL=2"),
        ("каждую среду с 1 декабря", "FREQ=WEEKLY;BYDAY=WE from 2026-12-01"),
    ])
    func russianIsRead(_ typed: String, _ code: String) {
        #expect(read(typed, .russian) == code)
        #expect(read(typed, .english) == nil)
    }

    @Test(arguments: [
        ("codziennie", "FREQ=DAILY"), ("co 3 dni", "FREQ=DAILY;INTERVAL=3"),
        ("co drugi dzień", "FREQ=DAILY;INTERVAL=2"),
        ("co 2. wtorek", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"), ("w każdy 2. wtorek", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
        ("co drugi wtorek", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"), ("co piątek", "FREQ=WEEKLY;BYDAY=FR"),
        ("co trzeci wtorek", "FREQ=WEEKLY;INTERVAL=3;BYDAY=TU"), ("w każdy trzeci wtorek", "FREQ=MONTHLY;BYDAY=3TU"),
        ("każdy 3. wtorek", "FREQ=MONTHLY;BYDAY=3TU"),
        ("w każdy trzeci wtorek i czwartek", "FREQ=MONTHLY;BYDAY=3TU,3TH"),
        ("w każdy piątek", "FREQ=WEEKLY;BYDAY=FR"), ("w piątki", "FREQ=WEEKLY;BYDAY=FR"),
        ("w dni robocze", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), ("raz na 2 tygodnie", "FREQ=WEEKLY;INTERVAL=2"),
        ("co 2 tygodnie w pn i śr", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE"),
        ("co miesiąc 5.", "FREQ=MONTHLY;BYMONTHDAY=5"),
        ("co miesiąc w ostatni piątek", "FREQ=MONTHLY;BYDAY=-1FR"), ("co miesiac 5 dnia", "FREQ=MONTHLY;BYMONTHDAY=5"),
        ("co roku 5 marca", "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5"), ("3 dni po wykonaniu", "AFTER=P3D"),
        ("co środę o 18 do 31 grudnia", "FREQ=WEEKLY;UNTIL=20261231;BYDAY=WE at 18:00"),
        ("co miesiąc 1", "FREQ=MONTHLY;BYMONTHDAY=1"), ("każdego 1 dnia miesiąca", "FREQ=MONTHLY;BYMONTHDAY=1"),
        ("każdego 5. dnia miesiąca", "FREQ=MONTHLY;BYMONTHDAY=5"), ("co 5. dzień", "FREQ=DAILY;INTERVAL=5"),
        ("co drugi wtorek miesiąca", "FREQ=MONTHLY;BYDAY=2TU"), ("w niedziele", "FREQ=WEEKLY;BYDAY=SU"),
        ("codziennie od poniedziałku", "FREQ=DAILY from 2026-11-23"),
    ])
    func polishIsRead(_ typed: String, _ code: String) {
        #expect(read(typed, .polish) == code)
        #expect(read(typed, .english) == nil)
    }

    @Test(arguments: [
        "", "every", "every 0 days", "every sixth tue", "every third working day",
        "every month on 45", "every month on 5 march",
        "every 30 february", "every day on", "every daily", "on friday", "tomorrow", "3 days", "every 3",
        "every blue moon", "every 3rd tue or thu", "every tue or thu",
        "every day until", "every day 0 times", "\"every day\"", "every day and night", "everyday", "every day.5",
        "every 99999999999 days", "every day except", "every day except holidays", "every day except mon-sun",
        "every other day except sunday", "after friday", "после", "w niedzielę",
        "every month 45", "co", "co drugi", "FREQ=DAILY",
    ])
    func invalidOrAmbiguousRepetitionsAreNotRead(_ typed: String) {
        #expect(Language.allCases.map { read(typed, $0) } == [nil, nil, nil])
    }
}
