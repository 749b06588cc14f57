import CivilTime
import TestSupport
import Testing
import Words

@Suite struct QuickAddTests {
    /// Friday.
    static let today = Day("2026-11-20")!

    /// A parsed line as text: the title, then each part.
    static func taken(_ line: String, _ language: Language = .english, ignoring: [String] = []) -> [String] {
        let quick = Words(language).quickAdd(line, today: today, ignoring: ignoring)
        return [quick.title] + quick.parts.map { said($0.kind) }
    }

    static func said(_ kind: QuickAdd.Kind) -> String {
        switch kind {
        case .repetition(let repetition, let first): repetition.code + (first.map { " from \($0)" } ?? "")
        case .due(let day): "due \(day)"
        case .time(let time): "at \(time)"
        case .start(let day): "from \(day)"
        case .priority(let priority): "!\(priority)"
        case .someday: "someday"
        case .tag(let tag): "#\(tag)"
        case .estimate(let minutes): "~\(minutes)"
        case .category(let category): "@\(category)"
        }
    }

    @Test func lineIsSplitIntoItsParts() {
        let line = "Pay rent every month on 1 at 18:00 !high #home ~30m @Flat"
        var monthly = RecurrenceRule(.monthly)
        monthly.monthDays = [1]
        let quick = Words(.english).quickAdd(line, today: Self.today)
        #expect(
            quick.parts == [
                part(.repetition(.calendar(monthly), first: nil), "every month on 1", at: 9),
                part(.time(TimeOfDay(hour: 18, minute: 0)!), "at 18:00", at: 26),
                part(.priority(.high), "!high", at: 35), part(.tag("home"), "#home", at: 41),
                part(.estimate(minutes: 30), "~30m", at: 47), part(.category("Flat"), "@Flat", at: 52),
            ])
        #expect(quick.title == "Pay rent")
    }

    private func part(_ kind: QuickAdd.Kind, _ text: String, at index: Int) -> QuickAdd.Part {
        QuickAdd.Part(kind: kind, text: text, range: index..<(index + text.unicodeScalars.count))
    }

    @Test(arguments: [
        ("Call Bob tomorrow", ["Call Bob", "due 2026-11-21"]),
        ("Call Bob tmr 9:30", ["Call Bob", "due 2026-11-21", "at 09:30"]),
        ("Gym fri", ["Gym", "due 2026-11-27"]), ("Gym on mon at 6pm", ["Gym", "due 2026-11-23", "at 18:00"]),
        ("Gym sat 18:00", ["Gym", "due 2026-11-21", "at 18:00"]), ("Call mum sun", ["Call mum", "due 2026-11-22"]),
        ("Tax by 5 december 2027 !!!", ["Tax", "due 2027-12-05", "!urgent"]),
        ("Tax dec 5 !!", ["Tax", "due 2026-12-05", "!high"]), ("Call ! fri", ["Call !", "due 2026-11-27"]),
        ("2026-12-05 party", ["party", "due 2026-12-05"]),
        ("Visa from 1 dec until 5 jan", ["Visa", "from 2026-12-01", "due 2027-01-05"]),
        ("Read starting mon !4", ["Read", "from 2026-11-23", "!low"]), ("Lunch 12 pm", ["Lunch", "at 12:00"]),
        ("Water plants every 3 days after done", ["Water plants", "AFTER=P3D"]),
        (
            "Standup every weekday at 9 until 31 dec",
            ["Standup", "FREQ=WEEKLY;UNTIL=20261231;BYDAY=MO,TU,WE,TH,FR", "at 09:00"]
        ),
        ("Review weekly", ["Review", "FREQ=WEEKLY"]), ("Weekly review", ["Weekly review"]),
        ("Trash every fri, 5 times", ["Trash", "FREQ=WEEKLY;COUNT=5;BYDAY=FR"]),
        ("Essay ~1h30 #uni/history", ["Essay", "~90", "#uni/history"]),
        ("Essay ~1.5h @\"Open University\"", ["Essay", "~90", "@Open University"]),
        ("a #b-c #d_e #работа", ["a", "#b-c", "#d_e", "#работа"]), ("Pay (tomorrow)", ["Pay ()", "due 2026-11-21"]),
        ("Call Bob tomorrow, then Ann", ["Call Bob, then Ann", "due 2026-11-21"]),
        ("tomorrow: call Bob", ["call Bob", "due 2026-11-21"]),
        ("Call Bob tomorrow.", ["Call Bob.", "due 2026-11-21"]), ("Meet in 2 weeks", ["Meet", "due 2026-12-04"]),
        ("Rent end of month", ["Rent", "due 2026-11-30"]), ("  Call \t Bob  today ", ["Call Bob", "due 2026-11-20"]),
        ("Dentist at noon tomorrow", ["Dentist", "at 12:00", "due 2026-11-21"]),
    ])
    func englishIsUnderstoodInEveryLanguage(_ line: String, _ taken: [String]) {
        for language in Language.allCases { #expect(Self.taken(line, language) == taken) }
    }

    @Test(arguments: [
        (
            "Заплатить за квартиру каждый месяц 1 числа в 18:00 !важно #дом ~30мин @Квартира",
            ["Заплатить за квартиру", "FREQ=MONTHLY;BYMONTHDAY=1", "at 18:00", "!high", "#дом", "~30", "@Квартира"]
        ),
        ("Позвонить маме завтра в 9", ["Позвонить маме", "due 2026-11-21", "at 09:00"]),
        ("Отчёт до пятницы !срочно", ["Отчёт", "due 2026-11-27", "!urgent"]),
        ("Врач в пятницу в 6 вечера", ["Врач", "due 2026-11-27", "at 18:00"]),
        ("Бассейн каждую пятницу ~2ч", ["Бассейн", "FREQ=WEEKLY;BYDAY=FR", "~120"]),
        ("Подарок 5 декабря", ["Подарок", "due 2026-12-05"]), ("Подарок к 5.12", ["Подарок", "due 2026-12-05"]),
        ("Оплатить до 5.12", ["Оплатить", "due 2026-12-05"]), ("Отпуск с понедельника", ["Отпуск", "from 2026-11-23"]),
        ("Полив через 3 дня", ["Полив", "due 2026-11-23"]),
        ("Полив через 3 дня после выполнения", ["Полив", "AFTER=P3D"]),
        ("Забег сб", ["Забег", "due 2026-11-21"]),
        ("Йога по вт и чт в 19:00", ["Йога", "FREQ=WEEKLY;BYDAY=TU,TH", "at 19:00"]),
        ("Йога по вторникам и четвергам", ["Йога", "FREQ=WEEKLY;BYDAY=TU,TH"]),
    ])
    func russianIsUnderstood(_ line: String, _ taken: [String]) {
        #expect(Self.taken(line, .russian) == taken)
    }

    @Test(arguments: [
        (
            "Zapłacić czynsz co miesiąc 1. o 18:00 !ważne #dom ~30min @Mieszkanie",
            ["Zapłacić czynsz", "FREQ=MONTHLY;BYMONTHDAY=1", "at 18:00", "!high", "#dom", "~30", "@Mieszkanie"]
        ),
        ("Zadzwonić jutro o 18", ["Zadzwonić", "due 2026-11-21", "at 18:00"]),
        ("Raport do piątku !pilne", ["Raport", "due 2026-11-27", "!urgent"]),
        ("Basen co piątek ~2h", ["Basen", "FREQ=WEEKLY;BYDAY=FR", "~120"]),
        ("Lekarz w piątek", ["Lekarz", "due 2026-11-27"]),
        ("Prezent 5 grudnia", ["Prezent", "due 2026-12-05"]), ("Urlop od poniedziałku", ["Urlop", "from 2026-11-23"]),
        ("Podlać za 3 dni", ["Podlać", "due 2026-11-23"]), ("Bieg sob", ["Bieg", "due 2026-11-21"]),
    ])
    func polishIsUnderstood(_ line: String, _ taken: [String]) {
        #expect(Self.taken(line, .polish) == taken)
    }

    @Test(arguments: [
        "Call May", "March for peace", "March 5 km", "Read Second Foundation", "Buy sun cream", "Sat nav", "Buy 2 eggs",
        "Chapter 5", "Mon ami", "Finish in 3 days' time", "Where he sat", "Sit in the sun", "Plan Black Friday sale",
        "Weekly report", "Daily bread", "Issue #5", "Mail bob@example.com", "C# course", "Meet at 5 locations",
        "John 3:16",
        "Buy 5.12 kg", "Version 5.12", "Wow!", "a ~ b", "!", "tomorrow", "#home", "every day", "3!",
        "add-on friday-night",
        "Every second tue", "Score 2:1", "Work 9:00-17:00", "Meet after friday", "~30 is about it", "!5 things", "@",
        "#",
        "Say \"call tomorrow\" aloud", "Plan end of year report", "tomorrow's news", "Half 1/2", "Everyday life",
        "Зайти в 5 магазинов", "Чёрная пятница", "O 5 rzeczach", "Kupić 5 się", "Piątek trzynastego", "5/12 talk",
        "Do jazz", "Mary sat down", "Sat in a car", "Second to none", "The mon", "Next time", "Due to rain",
        "Walk 5 min", "Wed the right man", "Call !", "Tax dec",
    ])
    func ambiguousWordsStayInTheTitle(_ line: String) {
        for language in Language.allCases { #expect(Self.taken(line, language) == [line]) }
    }

    @Test func escapedWordsLoseOnlyTheirBackslash() {
        #expect(Self.taken("Read \\#home \\tomorrow \\\\server") == ["Read #home tomorrow \\\\server"])
    }

    @Test func secondValueOfAFieldStaysInTheTitle() {
        #expect(Self.taken("Call on fri or tomorrow") == ["Call or tomorrow", "due 2026-11-27"])
        #expect(Self.taken("Call !high !low #a #b") == ["Call !low", "!high", "#a", "#b"])
    }

    @Test func ignoredPhrasesStayWholeInTheTitle() {
        #expect(Self.taken("Call next fri 18:00", ignoring: ["next fri"]) == ["Call next fri", "at 18:00"])
        #expect(Self.taken("Call fri tomorrow", ignoring: ["fri"]) == ["Call fri", "due 2026-11-21"])
    }

    @Test func aLineOf100KilobytesIsReadAsAnyOther() {
        for piece in [
            "every ", "mon, ", "\"", "#a-", "in 3 ", "\\#", "(", "5.", "!", "~1h", "the ", "last and ", "a",
            "#a !high ", "half past three or ", "for an hour ", "high priority, ",
            "8:00 and ", "1 and 15 every ", "from 1 to ", "3-7 dec ", "a week from ", "every day except sun and ",
            "monday, ", "last day of the month ", "every week on fridays ",
        ] {
            let line = String(repeating: piece, count: 100_000 / piece.utf8.count)
            let quick = Words(.polish).quickAdd(line + " tomorrow", today: Self.today)
            #expect(!quick.title.isEmpty)
        }
    }

    /// No word of a randomly composed line is lost: each is in the title or in a part.
    @Test func noWordIsLost() {
        var randomness = SeededRandomness(seed: 20)
        let pieces = [
            "call", "tomorrow", "every", "month", "on", "1", "at", "9", "fri", "sat", "next", "#tag", "@cat", "!high",
            "~30m",
            "until", "5", "dec", "from", "in", "3", "days", "after", "done", "каждый", "день", "в", "пятницу", "до",
            "co",
            "piątek", "o", "18:00", ",", "2026-12-05", "the", "last", "day", "times", "and", "!", "(", "5.12", "may",
            "half", "past", "quarter", "to", "three", "for", "an", "hour", "high", "priority", "половине", "четвёртого",
            "полчаса", "wpół", "do", "czwartej", "to", "except", "week", "weekly", "fridays", "8:00", "evening",
            "morning",
            "monday", "of",
        ]
        for _ in 0..<3000 {
            let line = (0..<randomness.number(1...12)).map { _ in randomness.one(of: pieces) }.joined(
                separator: " ")
            for language in Language.allCases {
                let quick = Words(language).quickAdd(line, today: Self.today)
                let scalars = Array(line.unicodeScalars)
                for part in quick.parts {
                    var text = String.UnicodeScalarView()
                    text.append(contentsOf: scalars[part.range])
                    #expect(String(text) == part.text)
                }
                // A day and a time of one range are one text.
                let ranges = Set(quick.parts.map { $0.range })
                let outer = ranges.filter { range in
                    !ranges.contains { $0 != range && $0.contains(range.lowerBound) }
                }
                let texts = outer.compactMap { range in quick.parts.first { $0.range == range }?.text }
                let kept = quick.title + " " + texts.joined(separator: " ")
                #expect(Self.wordsIn(kept) == Self.wordsIn(line), "\(line)")
            }
        }
    }

    private static func wordsIn(_ text: String) -> [Substring] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "!" || $0 == "#" || $0 == "@" || $0 == "~") }.sorted()
    }
}
