import CivilTime
import Testing
import Words

@Suite struct RepetitionTests {
    /// A rule's text, the first day or "", and its wording in English, Russian and Polish.
    static let said: [(String, String, [String])] = [
        ("FREQ=DAILY", "", ["every day", "каждый день", "codziennie"]),
        ("FREQ=DAILY;INTERVAL=2", "", ["every 2 days", "каждые 2 дня", "co 2 dni"]),
        ("FREQ=DAILY;INTERVAL=21", "", ["every 21 days", "каждый 21 день", "co 21 dni"]),
        ("FREQ=DAILY;COUNT=5", "", ["every day, 5 times", "каждый день, 5 раз", "codziennie, 5 razy"]),
        ("FREQ=WEEKLY", "", ["every week", "каждую неделю", "co tydzień"]),
        ("FREQ=WEEKLY", "2026-11-20", ["every Friday", "каждую пятницу", "co piątek"]),
        ("FREQ=WEEKLY;BYDAY=WE", "", ["every Wednesday", "каждую среду", "co środę"]),
        ("FREQ=WEEKLY;BYDAY=SU", "", ["every Sunday", "каждое воскресенье", "co niedzielę"]),
        ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "", ["every weekday", "каждый будний день", "w każdy dzień roboczy"]),
        (
            "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH", "",
            ["every 2 weeks on Tue and Thu", "каждые 2 недели во вт и чт", "co 2 tygodnie we wt i cz"]
        ),
        (
            "FREQ=WEEKLY;INTERVAL=5;BYDAY=TU;WKST=SU", "",
            [
                "every 5 weeks on Tuesday, weeks from Sunday", "каждые 5 недель во вторник, недели с воскресенья",
                "co 5 tygodni we wtorek, tygodnie od niedzieli",
            ]
        ),
        ("FREQ=MONTHLY", "2026-11-05", ["every month on the 5th", "каждый месяц 5-го числа", "co miesiąc 5. dnia"]),
        (
            "FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20271231", "",
            [
                "every month on the last Friday, until 31 Dec 2027",
                "каждый месяц в последнюю пятницу, до 31 дек 2027", "co miesiąc w ostatni piątek, do 31 gru 2027",
            ]
        ),
        (
            "FREQ=MONTHLY;BYDAY=2TU,1MO", "",
            [
                "every month on the first Monday and second Tuesday",
                "каждый месяц в первый понедельник и второй вторник",
                "co miesiąc w pierwszy poniedziałek i drugi wtorek",
            ]
        ),
        (
            "FREQ=MONTHLY;BYMONTHDAY=1,-1", "",
            [
                "every month on the 1st and last day", "каждый месяц в 1-й и последний день",
                "co miesiąc 1. i ostatniego dnia",
            ]
        ),
        (
            "FREQ=MONTHLY;BYMONTHDAY=31", "",
            [
                "every month on the 31st, where there is one", "каждый месяц 31-го числа, если такой день есть",
                "co miesiąc 31. dnia, jeśli jest taki dzień",
            ]
        ),
        (
            "FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD", "",
            [
                "every month on the 31st or the month's last day",
                "каждый месяц 31-го числа или в последний день месяца",
                "co miesiąc 31. dnia lub w ostatni dzień miesiąca",
            ]
        ),
        (
            "FREQ=MONTHLY;SKIP=FORWARD", "2026-01-30",
            [
                "every month on the 30th or the 1st of the next", "каждый месяц 30-го числа или 1-го числа следующего",
                "co miesiąc 30. dnia lub 1. dnia następnego",
            ]
        ),
        (
            "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "",
            [
                "every month on the last working day", "каждый месяц в последний рабочий день",
                "co miesiąc w ostatni dzień roboczy",
            ]
        ),
        (
            "FREQ=MONTHLY;BYDAY=FR;BYSETPOS=-1", "",
            ["every month on the last Friday", "каждый месяц в последнюю пятницу", "co miesiąc w ostatni piątek"]
        ),
        (
            "FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=2,-1", "",
            [
                "every month on Saturdays and Sundays, of those the last and 2nd",
                "каждый месяц по субботам и воскресеньям, из них последний и 2-й раз",
                "co miesiąc w soboty i niedziele, z nich ostatni i 2. raz",
            ]
        ),
        (
            "FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR;BYMONTH=3,6", "",
            [
                "every month on the 13th if it falls on Friday, only in March and June",
                "каждый месяц 13-го числа, если это выпадает на пятницу, только в марте и июне",
                "co miesiąc 13. dnia, jeśli wypada w piątek, tylko w marcu i czerwcu",
            ]
        ),
        ("FREQ=YEARLY", "2026-03-05", ["every year on 5 March", "каждый год 5 марта", "co roku 5 marca"]),
        (
            "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;SKIP=BACKWARD", "",
            [
                "every year on 29 February or the day before", "каждый год 29 февраля или днём раньше",
                "co roku 29 lutego lub dzień wcześniej",
            ]
        ),
        (
            "FREQ=YEARLY;INTERVAL=2;BYMONTH=11;BYDAY=4TH", "",
            [
                "every 2 years on the fourth Thursday in November", "каждые 2 года в четвёртый четверг в ноябре",
                "co 2 lata w czwarty czwartek w listopadzie",
            ]
        ),
        (
            "FREQ=YEARLY;BYMONTH=9;BYDAY=1MO", "",
            [
                "every year on the first Monday in September", "каждый год в первый понедельник в сентябре",
                "co roku w pierwszy poniedziałek we wrześniu",
            ]
        ),
        (
            "FREQ=YEARLY;BYYEARDAY=100,-1", "",
            [
                "every year on the last and 100th day of the year", "каждый год в последний и 100-й день года",
                "co roku ostatniego i 100. dnia roku",
            ]
        ),
        (
            "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "",
            [
                "every year on Mondays in the 20th week of the year",
                "каждый год по понедельникам на 20-й неделе года", "co roku w poniedziałki w 20. tygodniu roku",
            ]
        ),
        (
            "FREQ=DAILY;BYHOUR=9,17;BYMINUTE=30", "",
            ["every day at 09:30 and 17:30", "каждый день в 09:30 и 17:30", "codziennie o 09:30 i 17:30"]
        ),
        (
            "FREQ=MINUTELY;INTERVAL=15;BYHOUR=9,10,11,12,17;BYDAY=MO,TU,WE,TH,FR", "",
            [
                "every 15 minutes, only on weekdays, in the hours 9–12 and 17",
                "каждые 15 минут, только по будням, в часы 9–12 и 17",
                "co 15 minut, tylko w dni robocze, w godzinach 9–12 i 17",
            ]
        ),
        (
            "FREQ=HOURLY;BYMINUTE=0,30;UNTIL=20271231T120000Z", "",
            [
                "every hour, at the minutes 0 and 30, until 31 Dec 2027 12:00 UTC",
                "каждый час, в минуты 0 и 30, до 31 дек 2027 12:00 UTC",
                "co godzinę, w minutach 0 i 30, do 31 gru 2027 12:00 UTC",
            ]
        ),
        ("AFTER=P3D", "", ["3 days after it was done", "через 3 дня после выполнения", "3 dni po wykonaniu"]),
        ("AFTER=P1W", "", ["1 week after it was done", "через 1 неделю после выполнения", "1 tydzień po wykonaniu"]),
    ]

    @Test(arguments: said)
    func aRepetitionIsSaidInEveryLanguage(_ code: String, _ start: String, _ expected: [String]) throws {
        let repetition = try Repetition(code: code)
        #expect(Language.allCases.map { Words($0).repetition(repetition, from: Day(start)) } == expected)
    }

    @Test func unspecifiedMinutesComeFromTheStart() throws {
        let rule = try RecurrenceRule("FREQ=DAILY;BYHOUR=9,17")
        #expect(Words(.english).rule(rule, from: DateTime("2026-01-01T00:15")) == "every day at 09:15 and 17:15")
        #expect(Words(.english).rule(rule, from: nil) == "every day, in the hours 9 and 17")
    }

    /// Rules that survive being worded and parsed. A rule that leaves its days open has no wording.
    static let common = [
        "FREQ=DAILY", "FREQ=DAILY;INTERVAL=3", "FREQ=DAILY;INTERVAL=1000", "FREQ=WEEKLY", "FREQ=WEEKLY;INTERVAL=21",
        "FREQ=MONTHLY;INTERVAL=6", "FREQ=YEARLY", "FREQ=YEARLY;INTERVAL=5", "FREQ=HOURLY;INTERVAL=8", "FREQ=MINUTELY",
        "FREQ=MONTHLY;BYMONTHDAY=5", "FREQ=MONTHLY;BYMONTHDAY=1,15", "FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-1",
        "FREQ=MONTHLY;BYMONTHDAY=-1,1", "FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=MONTHLY;BYMONTHDAY=30,31;SKIP=BACKWARD",
        "FREQ=MONTHLY;BYMONTHDAY=29;SKIP=FORWARD", "FREQ=MONTHLY;BYDAY=2TU", "FREQ=MONTHLY;BYDAY=-1SA,1SU",
        "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1",
        "FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=5", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;SKIP=BACKWARD",
        "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;SKIP=FORWARD", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29",
        "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "FREQ=YEARLY;INTERVAL=4;BYMONTH=5;BYDAY=-1MO",
        "FREQ=YEARLY;BYMONTH=9;BYDAY=1MO",
        "FREQ=DAILY;BYHOUR=9,17;BYMINUTE=0", "AFTER=P1D", "AFTER=P3D", "AFTER=P2W", "AFTER=P1M", "AFTER=P10Y",
    ]

    @Test(arguments: common, Language.allCases)
    func formattedRepetitionsReadBackUnchanged(_ code: String, _ language: Language) throws {
        let words = Words(language)
        let today = Day("2026-11-20")!
        for end in code.hasPrefix("AFTER") ? [""] : ["", ";COUNT=5", ";UNTIL=20271231", ";UNTIL=20280805"] {
            let repetition = try Repetition(code: code + end)
            let said = words.repetition(repetition, from: nil)
            #expect(words.parseRepetition(said, today: today)?.repetition == repetition, "\(said)")
        }
    }

    @Test(arguments: Language.allCases)
    func everySetOfWeekdaysIsReadAsItIsSaid(_ language: Language) {
        let words = Words(language)
        let today = Day("2026-11-20")!
        for bits in 1...127 {
            for interval in [1, 2, 5] {
                var rule = RecurrenceRule(.weekly, interval: interval)
                rule.weekdays = WeekdaySet(rawValue: UInt8(bits))!.ordered(from: .monday).map { .init($0) }
                let said = words.rule(rule, from: nil)
                #expect(words.parseRepetition(said, today: today)?.repetition == .calendar(rule), "\(said)")
            }
        }
    }

    @Test(arguments: Language.allCases)
    func everyDayOfTheYearAndEveryWeekdayOfTheMonthIsReadAsItIsSaid(_ language: Language) {
        let words = Words(language)
        let first = Day("2027-01-01")!
        for number in 0..<365 {
            let day = first.advanced(by: number)
            var rule = RecurrenceRule(.yearly)
            rule.months = [day.month]
            rule.monthDays = [day.dayOfMonth]
            #expect(words.parseRepetition(words.rule(rule, from: nil), today: first)?.repetition == .calendar(rule))
        }
        for weekday in Weekday.allCases {
            for ordinal in [1, 2, 3, 4, 5, -1] {
                var rule = RecurrenceRule(.monthly)
                rule.weekdays = [.init(weekday, ordinal: ordinal)]
                #expect(words.parseRepetition(words.rule(rule, from: nil), today: first)?.repetition == .calendar(rule))
            }
        }
    }
}
