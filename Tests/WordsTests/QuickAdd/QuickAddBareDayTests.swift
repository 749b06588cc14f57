import Testing
import Words

/// Words that could be a day or a repetition, but also part of the title.
@Suite struct QuickAddBareDayTests {
    @Test(arguments: [
        "Read Friday Night Lights", "Read The Tuesday Club", "Call Monday Club", "Second Saturday brunch",
        "Plan second saturday", "Plan the 2nd saturday", "Rent last friday", "Friday: call Bob", "Read the Friday",
        "Call fri or sat", "Meet between monday and friday", "Meet after next friday", "Wait until friday",
        "Wait until next friday", "Wait until the 5th of december", "Start monday", "Race start on monday",
        "Call mum every sunday, until next summer", "Train every 2 weeks for the next year",
        "Dinner every monday in november",
        "Buy fruit every second friday of may",
    ])
    func dayNameInsideATitleStaysInIt(_ line: String) {
        for language in Language.allCases { #expect(QuickAddTests.taken(line, language) == [line]) }
    }

    @Test(arguments: [
        ("Call mum friday", ["Call mum", "due 2026-11-27"]),
        ("Call mum friday 18:00 #home", ["Call mum", "due 2026-11-27", "at 18:00", "#home"]),
        ("Call mum friday 9:30 !high ~30m.", ["Call mum.", "due 2026-11-27", "at 09:30", "!high", "~30"]),
        ("Call mum on friday about the car", ["Call mum about the car", "due 2026-11-27"]),
        ("Call mum (friday)", ["Call mum ()", "due 2026-11-27"]),
        ("Read Friday Night Lights on monday", ["Read Friday Night Lights", "due 2026-11-23"]),
        ("Read Friday Night Lights monday", ["Read Friday Night Lights", "due 2026-11-23"]),
        (
            "Second monday review every second monday",
            ["Second monday review", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"]
        ),
        ("A start monday due friday", ["A start monday", "due 2026-11-27"]),
        ("Wait until friday due monday", ["Wait until friday", "due 2026-11-23"]),
        ("x every day for 5 times", ["x", "FREQ=DAILY;COUNT=5"]),
        ("x every day until may", ["x", "FREQ=DAILY;UNTIL=20270430"]),
        ("Call mum every sunday until may", ["Call mum", "FREQ=WEEKLY;UNTIL=20270430;BYDAY=SU"]),
        ("Train every day for 2 weeks", ["Train", "FREQ=DAILY;UNTIL=20261203"]),
        ("Flowers every friday for mum", ["Flowers for mum", "FREQ=WEEKLY;BYDAY=FR"]),
        ("Meditate every day for 10 minutes", ["Meditate for 10 minutes", "FREQ=DAILY"]),
        ("Pay every month 5 bills", ["Pay 5 bills", "FREQ=MONTHLY"]),
        ("Rent 1st of each month #home", ["Rent", "FREQ=MONTHLY;BYMONTHDAY=1", "#home"]),
        ("Camp from monday until friday", ["Camp", "from 2026-11-23", "due 2026-11-27"]),
    ])
    func followingWordsDecideWhetherADayIsADate(_ line: String, _ taken: [String]) {
        for language in Language.allCases { #expect(QuickAddTests.taken(line, language) == taken) }
    }

    @Test(arguments: [
        ("Update to macOS 15.4.", ["Update to macOS 15.4."]), ("Pay rent 1.12.", ["Pay rent 1.12."]),
        ("Pay rent 1.12. 9:00", ["Pay rent", "due 2026-12-01", "at 09:00"]),
    ])
    func inEnglishTwoFullStopsAreADayOnlyBeforeATime(_ line: String, _ taken: [String]) {
        #expect(QuickAddTests.taken(line, .english) == taken)
    }

    @Test(arguments: [
        ("Позвонить пт маме", ["Позвонить пт маме"]),
        ("Позвонить маме пт 18:00", ["Позвонить маме", "due 2026-11-27", "at 18:00"]),
        ("Подождать до пятницы", ["Подождать до пятницы"]), ("Полив через день", ["Полив", "FREQ=DAILY;INTERVAL=2"]),
        ("Аренда каждый месяц 1", ["Аренда", "FREQ=MONTHLY;BYMONTHDAY=1"]),
        ("Аренда каждый месяц 1 в 9", ["Аренда", "FREQ=MONTHLY;BYMONTHDAY=1", "at 09:00"]),
        ("Аренда 1-го числа каждого месяца", ["Аренда", "FREQ=MONTHLY;BYMONTHDAY=1"]),
        ("Уборка каждую вторую пятницу", ["Уборка", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"]),
        ("Бег каждое воскресенье до мая", ["Бег", "FREQ=WEEKLY;UNTIL=20270430;BYDAY=SU"]),
        ("Бег каждый день на неделю", ["Бег каждый день на неделю"]),
        ("Каждую пятницу к врачу", ["к врачу", "FREQ=WEEKLY;BYDAY=FR"]),
        ("Ёлка 31.12", ["Ёлка", "due 2026-12-31"]), ("Ёлка 31.12.", ["Ёлка", "due 2026-12-31"]),
        ("Заплатить 31.12 руб", ["Заплатить 31.12 руб"]),
    ])
    func russianIsReadAsStrictly(_ line: String, _ taken: [String]) {
        #expect(QuickAddTests.taken(line, .russian) == taken)
    }

    @Test(arguments: [
        ("Zadzwoń w niedzielę", ["Zadzwoń", "due 2026-11-22"]),
        ("Basen w niedziele", ["Basen", "FREQ=WEEKLY;BYDAY=SU"]),
        ("Zadzwoń pt do mamy", ["Zadzwoń pt do mamy"]), ("Zadzwoń pt #dom", ["Zadzwoń", "due 2026-11-27", "#dom"]),
        ("Poczekać do piątku", ["Poczekać do piątku"]),
        ("Czynsz co miesiąc 1", ["Czynsz", "FREQ=MONTHLY;BYMONTHDAY=1"]),
        ("Czynsz co miesiąc 20 zł", ["Czynsz 20 zł", "FREQ=MONTHLY"]),
        ("Czynsz każdego 1 dnia miesiąca", ["Czynsz", "FREQ=MONTHLY;BYMONTHDAY=1"]),
        ("Dzwonić co niedzielę do mamy", ["Dzwonić do mamy", "FREQ=WEEKLY;BYDAY=SU"]),
        ("Dzwonić co niedzielę do maja", ["Dzwonić", "FREQ=WEEKLY;UNTIL=20270430;BYDAY=SU"]),
        ("Biegać codziennie przez 2 tygodnie", ["Biegać", "FREQ=DAILY;UNTIL=20261203"]),
        ("Bal 31.12 o 20:00", ["Bal", "due 2026-12-31", "at 20:00"]),
    ])
    func polishIsReadAsStrictly(_ line: String, _ taken: [String]) {
        #expect(QuickAddTests.taken(line, .polish) == taken)
    }

    @Test(arguments: [
        "Call Tom at 7 on 3/12", "Call Tom 3/12 at 7pm", "3/12 call Tom at 7", "Call Tom 3/12/2026 at 19:00",
        "Call Tom 3/12 in the evening",
    ])
    func timeStaysInTheTitleWithADayThatIsNotRead(_ line: String) {
        #expect(QuickAddTests.taken(line) == [line])
    }

    @Test func timeBesideADayThatIsReadIsATime() {
        let taken = ["Read 3/12", "due 2026-11-27", "at 07:00"]
        #expect(QuickAddTests.taken("Read 3/12 on friday at 7") == taken)
    }

    @Test(arguments: [Language.russian, .polish]) func dayPrecedesTheMonthInOtherLanguages(_ language: Language) {
        let taken = ["Call Tom", "due 2026-12-03", "at 07:00"]
        #expect(QuickAddTests.taken("Call Tom 3/12 at 7", language) == taken)
        #expect(QuickAddTests.taken("Call Tom 03/12", language) == ["Call Tom", "due 2026-12-03"])
        #expect(QuickAddTests.taken("Lesson 5/12", language) == ["Lesson 5/12"])
    }

    @Test func ignoringWordsAfterADayLeavesItADate() {
        #expect(QuickAddTests.taken("Call friday #home", ignoring: ["#home"]) == ["Call #home", "due 2026-11-27"])
    }

    @Test func lineWithThousandsOfDaysIsRead() {
        let line = String(repeating: "fri #a 9:30 ", count: 8000) + "x"
        #expect(QuickAddTests.taken(line).count > 8000)
    }
}
