import CivilTime
import Testing
import Words

/// Times, durations and priorities in words, as people speak them.
@Suite struct QuickAddSpokenTests {
    private static let hours:
        [(english: String, russian: String, ordinal: String, polish: String, nominative: String)] = [
            ("one", "час", "первого", "pierwszej", "pierwsza"), ("two", "два", "второго", "drugiej", "druga"),
            ("three", "три", "третьего", "trzeciej", "trzecia"),
            ("four", "четыре", "четвёртого", "czwartej", "czwarta"),
            ("five", "пять", "пятого", "piątej", "piąta"), ("six", "шесть", "шестого", "szóstej", "szósta"),
            ("seven", "семь", "седьмого", "siódmej", "siódma"), ("eight", "восемь", "восьмого", "ósmej", "ósma"),
            ("nine", "девять", "девятого", "dziewiątej", "dziewiąta"),
            ("ten", "десять", "десятого", "dziesiątej", "dziesiąta"),
            ("eleven", "одиннадцать", "одиннадцатого", "jedenastej", "jedenasta"),
            ("twelve", "двенадцать", "двенадцатого", "dwunastej", "dwunasta"),
        ]

    private func time(_ line: String, _ language: Language) -> String {
        let taken = QuickAddTests.taken(line, language)
        return taken.count == 2 && taken[0] == "x" ? taken[1] : taken.joined(separator: " | ")
    }

    private func said(_ hour: Int, _ minute: Int) -> String {
        let hour = hour == 0 ? 12 : hour
        return "at \(TimeOfDay(hour: hour <= 5 ? hour + 12 : hour, minute: minute)!)"
    }

    @Test(arguments: 1...12)
    func halvesAndQuartersOfEachHourAreTimesFromSixToSix(_ hour: Int) {
        let names = Self.hours[hour - 1]
        for name in [names.english, "\(hour)"] {
            for language in Language.allCases {
                #expect(time("x at half past \(name)", language) == said(hour, 30))
                #expect(time("x quarter past \(name)", language) == said(hour, 15))
                #expect(time("x at a quarter to \(name)", language) == said(hour - 1, 45))
            }
        }
        #expect(time("x в половине \(names.ordinal)", .russian) == said(hour - 1, 30))
        #expect(time("x в четверть \(names.ordinal)", .russian) == said(hour - 1, 15))
        #expect(time("x без четверти \(names.russian)", .russian) == said(hour - 1, 45))
        if hour == 11 {
            #expect(time("x в пол-\(names.ordinal)", .russian) == said(10, 30))
        } else {
            #expect(time("x в пол\(names.ordinal)", .russian) == said(hour - 1, 30))
        }
        #expect(time("x o wpół do \(names.polish)", .polish) == said(hour - 1, 30))
        #expect(time("x kwadrans po \(names.polish)", .polish) == said(hour, 15))
        #expect(time("x za kwadrans \(names.nominative)", .polish) == said(hour - 1, 45))
    }

    @Test(arguments: [
        ("x at half past eight in the evening", "at 20:30"), ("x at half past three in the morning", "at 03:30"),
        ("x half past 3pm", "at 15:30"), ("x half past three am", "at 03:30"),
        ("x at half past twelve at night", "at 00:30"), ("x at quarter to one at night", "at 00:45"),
        ("x at eleven at night", "at 23:00"), ("x in the evening at half past eight", "at 20:30"),
        ("x at three o'clock in the afternoon", "at 15:00"), ("x at one", "at 13:00"), ("x at one am", "at 01:00"),
    ])
    func partOfTheDayDecidesBetweenMorningAndAfternoon(_ line: String, _ expected: String) {
        for language in Language.allCases { #expect(time(line, language) == expected, "\(line)") }
    }

    @Test func partOfTheDayDecidesInRussianAndPolish() {
        #expect(time("x в половине первого ночи", .russian) == "at 00:30")
        #expect(time("x в полдевятого вечера", .russian) == "at 20:30")
        #expect(time("x в 12 часов ночи", .russian) == "at 00:00")
        #expect(time("x вечером без четверти девять", .russian) == "at 20:45")
        #expect(time("x o wpół do czwartej rano", .polish) == "at 03:30")
        #expect(time("x wieczorem o wpół do dziewiątej", .polish) == "at 20:30")
        #expect(time("x kwadrans po piętnastej", .polish) == "at 15:15")
    }

    /// A task has one time, so that it cannot repeat at two.
    @Test func severalSpokenTimesOfARepetitionStayInTheTitle() {
        #expect(
            QuickAddTests.taken("Pills every day at half past eight and half past nine")
                == ["Pills at half past eight and half past nine", "FREQ=DAILY"])
        let several = Words(.english).parseRepetition(
            "every day at half past eight and half past nine", today: QuickAddTests.today)
        #expect(several?.repetition.code == "FREQ=DAILY;BYHOUR=8,9;BYMINUTE=30")
        let found = Words(.english).parseRepetition("every day at half past nine", today: QuickAddTests.today)
        #expect(found?.time == TimeOfDay(hour: 9, minute: 30))
    }

    @Test func spokenTimeIsReadAsAWholeText() {
        #expect(Words(.english).parseTime("half past three") == TimeOfDay(hour: 15, minute: 30))
        #expect(Words(.russian).parseTime("без четверти шесть утра") == TimeOfDay(hour: 5, minute: 45))
        #expect(Words(.polish).parseTime("wpół do ósmej") == TimeOfDay(hour: 7, minute: 30))
        #expect(Words(.english).parseTime("half past human") == nil)
        let moment = Words(.english).parseMoment("tomorrow at quarter to six", today: QuickAddTests.today)
        #expect(moment?.time == TimeOfDay(hour: 17, minute: 45))
    }

    @Test(arguments: [
        "Half past human", "Half past", "At half past.", "Half past three call Ann", "Call half past 13 or so",
        "Call at \"half past three\"", "Third quarter past due", "Two and a half past lives", "Look at one house",
        "Sleep from half past ten to six", "A half past forgotten", "Quarter to quarter report",
        "Work since quarter past nine", "Not half past three",
    ])
    func wordsThatAreNotClearlyATimeStayInTheTitle(_ line: String) {
        for language in Language.allCases { #expect(QuickAddTests.taken(line, language) == [line]) }
    }

    @Test(arguments: [
        "Half an hour with Ann", "Read half an hour", "Looking for an hour glass", "Read for an hour and 20 minutes",
        "Search for half an hour of peace", "Read for an hour before bed", "Delay the call for an hour",
        "Meet for an hour's walk",
    ])
    func durationThatBelongsToTheTitleStaysInIt(_ line: String) {
        for language in Language.allCases { #expect(QuickAddTests.taken(line, language) == [line]) }
    }

    @Test(arguments: [
        "High priority: call Bob", "high-priority bug", "Set high priority", "Close high priority today's bugs",
        "Ask about low priority", "Say \"high priority\"", "Buy a car, high priority and low cost",
        "Review weekly high priority tickets", "Call Bob, the priority",
    ])
    func priorityThatBelongsToTheTitleStaysInIt(_ line: String) {
        for language in Language.allCases { #expect(QuickAddTests.taken(line, language) == [line]) }
    }

    @Test func priorityIsReadBetweenCommasOrAtTheEnd() {
        #expect(QuickAddTests.taken("Call Bob, high priority, then Ann") == ["Call Bob, then Ann", "!high"])
        #expect(QuickAddTests.taken("Call Bob low priority.") == ["Call Bob.", "!low"])
        #expect(
            QuickAddTests.taken("Call Bob urgent priority tomorrow #a")
                == ["Call Bob", "!urgent", "due 2026-11-21", "#a"])
        #expect(QuickAddTests.taken("Call Bob, high priority then Ann") == ["Call Bob, high priority then Ann"])
        #expect(QuickAddTests.taken("Call Bob !high, low priority") == ["Call Bob, low priority", "!high"])
    }

    @Test func spokenPartThatIsIgnoredStaysInTheTitle() {
        let line = "Call at half past three for an hour, high priority"
        #expect(
            QuickAddTests.taken(line, ignoring: ["at half past three", "for an hour", "high priority"]) == [line])
    }

    @Test func commaBeforeARemovedPartIsNotDoubled() {
        #expect(QuickAddTests.taken("Call Bob, tomorrow, then Ann") == ["Call Bob, then Ann", "due 2026-11-21"])
    }
}
