import CivilTime
import Testing
import Words

@Suite struct SentencesTests {
    let english = Words(.english)
    let russian = Words(.russian)
    let polish = Words(.polish)

    private func each(_ say: (Words) -> String) -> [String] { Language.allCases.map { say(Words($0)) } }

    @Test func habitsThatTieForTheBestAreCounted() {
        let rated = (1...8).map { (title: "\($0)", rate: 1.0) } + [(title: "Run", rate: 0.2)]
        #expect(
            each { $0.bestAndLowest(rated)?.replacing("\u{A0}", with: " ") ?? "" } == [
                "Best: 8 habits at 100%. Lowest: “Run”, 20%.",
                "Лучше всего: 8 привычек, 100 %. Хуже всего: «Run», 20 %.",
                "Najlepiej: 8 nawyków, 100%. Najsłabiej: „Run”, 20%.",
            ])
    }

    @Test func deletingAGoalSaysOnlyWhatItHas() {
        #expect(english.deletingGoal(hasTasks: false, hasHabit: false) == "You can undo this.")
        #expect(english.deletingGoal(hasTasks: true, hasHabit: false) == "Its tasks stay. You can undo this.")
        #expect(
            russian.deletingGoal(hasTasks: false, hasHabit: true) == "Её привычка останется. Удаление можно отменить.")
        #expect(
            polish.deletingGoal(hasTasks: true, hasHabit: true) == "Jego zadania i nawyk zostaną. Możesz to cofnąć.")
    }

    @Test func theBestDayIsNotSaidToBeWholeIfAPartOfItWasMissed() {
        #expect(english.rateSentence(0.997, 1, 0.998) == "On average 99% done; the best day 100%, the lowest 99%.")
    }

    @Test func remainingCountIsSpelledOutUpToTen() {
        #expect(
            (1...11).map(english.toGo) == [
                "One to go", "Two to go", "Three to go", "Four to go", "Five to go", "Six to go", "Seven to go",
                "Eight to go", "Nine to go", "Ten to go", "11 to go",
            ])
        #expect(
            [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 21].map(russian.toGo) == [
                "Осталась одна", "Осталось две", "Осталось три", "Осталось четыре", "Осталось пять", "Осталось шесть",
                "Осталось семь", "Осталось восемь", "Осталось девять", "Осталось десять", "Осталось 11", "Осталась 21",
            ])
        #expect(
            [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 22].map(polish.toGo) == [
                "Został jeden", "Zostały dwa", "Zostały trzy", "Zostały cztery", "Zostało pięć", "Zostało sześć",
                "Zostało siedem", "Zostało osiem", "Zostało dziewięć", "Zostało dziesięć", "Zostało 12", "Zostały 22",
            ])
    }

    @Test func headlineDiffersForPastPresentAndFutureDays() {
        #expect(english.headline(due: 8, done: 5, exceeded: 0, daysFromToday: 0) == "Three to go")
        #expect(english.headline(due: 8, done: 5, exceeded: 1, daysFromToday: 0) == "Two to go")
        #expect(english.headline(due: 8, done: 7, exceeded: 1, daysFromToday: 0) == "Nothing left to do")
        #expect(english.headline(due: 8, done: 5, exceeded: 1, daysFromToday: -1) == "Three not done")
        #expect(english.headline(due: 8, done: 8, exceeded: 0, daysFromToday: 0) == "All done. Nice work.")
        #expect(english.headline(due: 0, done: 0, exceeded: 0, daysFromToday: 0) == "Nothing due. Enjoy it.")
        #expect(english.headline(due: 8, done: 5, exceeded: 0, daysFromToday: -1) == "Three not done")
        #expect(english.headline(due: 0, done: 0, exceeded: 0, daysFromToday: -1) == "Nothing was due")
        #expect(english.headline(due: 3, done: 0, exceeded: 0, daysFromToday: 1) == "Still ahead")
        for daysFromToday in [-1, 0] {
            #expect(
                english.headline(due: 2, done: 2, exceeded: 0, daysFromToday: daysFromToday, isAway: true) == "Away")
        }
        #expect(english.headline(due: 2, done: 1, exceeded: 0, daysFromToday: -1, isAway: true) == "One not done")
        #expect(russian.headline(due: 2, done: 1, exceeded: 0, daysFromToday: -1) == "Не сделано: 1")
        #expect(polish.headline(due: 3, done: 1, exceeded: 0, daysFromToday: -1) == "Niezrobione: 2")
    }

    @Test func numberWordsAgreeInGender() {
        let genders: [Gender] = [.masculine, .feminine, .neuter]
        #expect(genders.map { russian.numberWord(1, $0) } == ["один", "одна", "одно"])
        #expect(genders.map { russian.numberWord(2, $0) } == ["два", "две", "два"])
        #expect(genders.map { polish.numberWord(1, $0) } == ["jeden", "jedna", "jedno"])
        #expect(genders.map { polish.numberWord(2, $0) } == ["dwa", "dwie", "dwa"])
        #expect(genders.map { english.numberWord(2, $0) } == ["two", "two", "two"])
    }

    @Test(
        arguments: [
            (.daily, ["Every day", "Каждый день", "Codziennie"]),
            (.weekdays(.all), ["Every day", "Каждый день", "Codziennie"]),
            (.weekdays([.wednesday, .monday, .friday]), ["Mon, Wed, Fri", "Пн, ср, пт", "Pn, śr, pt"]),
            (
                .weekdays([.monday, .tuesday, .wednesday, .thursday, .friday]),
                ["Weekdays", "По будням", "W dni robocze"]
            ),
            (.weekdays([.saturday, .sunday]), ["Weekends", "По выходным", "W weekendy"]),
            (.weekdays([.sunday]), ["Sundays", "По воскресеньям", "W niedziele"]),
            (.weekdays([]), ["Never", "Никогда", "Nigdy"]),
            (.timesPerWeek(1), ["Once a week", "Раз в неделю", "Raz w tygodniu"]),
            (.timesPerWeek(3), ["3 times a week", "3 раза в неделю", "3 razy w tygodniu"]),
            (.timesPerMonth(2), ["2 times a month", "2 раза в месяц", "2 razy w miesiącu"]),
            (.timesPerMonth(5), ["5 times a month", "5 раз в месяц", "5 razy w miesiącu"]),
            (.times(3, inDays: 10), ["3 times in 10 days", "3 раза за 10 дней", "3 razy w ciągu 10 dni"]),
            (.everyDays(2), ["Every 2 days", "Раз в 2 дня", "Co 2 dni"]),
            (.everyDays(21), ["Every 21 days", "Раз в 21 день", "Co 21 dni"]),
        ] as [(Schedule, [String])])
    func schedulesAreDescribedInPlainWords(_ schedule: Schedule, _ sentences: [String]) {
        #expect(each { $0.schedule(schedule) } == sentences)
    }

    @Test func chosenWeekdaysFollowTheWeekOfThePerson() {
        let schedule = Schedule.weekdays([.monday, .sunday])
        #expect(english.schedule(schedule) == "Mon, Sun")
        #expect(english.schedule(schedule, weekFrom: .sunday) == "Sun, Mon")
    }

    @Test func streaksAreCountedInTheUnitOfTheSchedule() {
        #expect(each { $0.streak(42, of: .daily) } == ["42 days", "42 дня", "42 dni"])
        #expect(each { $0.streak(6, of: .timesPerWeek(3)) } == ["6 weeks", "6 недель", "6 tygodni"])
        #expect(each { $0.streak(1, of: .timesPerMonth(2)) } == ["1 month", "1 месяц", "1 miesiąc"])
        #expect(each { $0.streakUnitNow(42, of: .daily) } == ["days in a row", "дня подряд", "dni z rzędu"])
        #expect(each { $0.streakUnit(1200, of: .everyDays(2)) } == ["days", "дней", "dni"])
        let streak = english.streak(42, of: .daily)
        #expect(english.bestStreak(streak, of: "Read", isCurrent: true) == "Current streak: 42 days, “Read”")
        #expect(english.bestStreak(streak, of: "Read", isCurrent: false) == "Streak: 42 days, “Read”")
    }

    @Test func progressIsShownAgainstTheTarget() {
        #expect(
            each { $0.thisWeek(2, of: 3) } == ["2 of 3 this week", "2 из 3 на этой неделе", "2 z 3 w tym tygodniu"])
        #expect(each { $0.measure(1.2, of: 2, "l") } == ["1.2 of 2 l", "1,2 из 2 l", "1,2 z 2 l"])
        #expect(each { $0.measure(3, of: 5, "") } == ["3 of 5", "3 из 5", "3 z 5"])
        #expect(each { $0.doneOf(5, 8) } == ["5 of 8 done", "Сделано 5 из 8", "Zrobione: 5 z 8"])
        #expect(
            each { $0.goal(atLeast: true, 20, "km") } == ["At least 20 km", "Не меньше 20 km", "Co najmniej 20 km"])
        #expect(
            each { $0.doneOnDays(18, of: 21) } == [
                "Done on 18 of 21 days.", "Сделано в 18 из 21 дня.", "Zrobione w 18 z 21 dni.",
            ])
    }

    @Test func actionsAreConfirmedByName() {
        #expect(each { $0.markedDone("Read") } == ["“Read” is done", "«Read»: сделано", "„Read”: zrobione"])
        #expect(each { $0.wasDeleted("Read") } == ["“Read” deleted", "Удалено: «Read»", "Usunięto „Read”"])
        let today = Day("2026-11-20")!
        let message = english.markedDone("Read")
        #expect(english.on(today, today: today, message) == "“Read” is done")
        #expect(english.on(today.advanced(by: -1), today: today, message) == "“Read” is done, yesterday")
    }

    @Test func deletingACategorySaysWhatBecomesOfItsContents() {
        func sentences(_ words: Words) -> [String] {
            [(0, 0, 0), (1, 0, 0), (5, 1, 3)].map {
                words.deletingCategory("Mind", habits: $0.0, tasks: $0.1, goals: $0.2)
            }
        }
        #expect(
            sentences(english) == [
                "“Mind” is empty. Nothing else will change.",
                "Deleting “Mind” leaves 1 habit without a category. Nothing else changes.",
                "Deleting “Mind” leaves 5 habits, 1 task and 3 goals without a category. Nothing else changes.",
            ])
        #expect(
            sentences(russian) == [
                "Категория «Mind» пуста. Больше ничего не изменится.",
                "Если удалить «Mind», без категории останется: 1 привычка. Больше ничего не изменится.",
                "Если удалить «Mind», без категории останется: 5 привычек, 1 задача и 3 цели. Больше ничего не изменится.",
            ])
        #expect(
            sentences(polish) == [
                "Kategoria „Mind” jest pusta. Nic więcej się nie zmieni.",
                "Po usunięciu „Mind” bez kategorii zostanie: 1 nawyk. Nic więcej się nie zmieni.",
                "Po usunięciu „Mind” bez kategorii zostanie: 5 nawyków, 1 zadanie i 3 cele. Nic więcej się nie zmieni.",
            ])
    }

    @Test func importsAreCounted() {
        #expect(
            each { $0.willBeImported(habits: 9, entries: 164) } == [
                "9 habits and 164 entries will be imported", "К импорту: 9 привычек и 164 записи",
                "Do zaimportowania: 9 nawyków i 164 wpisy",
            ])
        #expect(
            each { $0.imported(habits: 1, entries: 0) } == [
                "1 habit imported", "Импортировано: 1 привычка", "Zaimportowano: 1 nawyk",
            ])
        #expect(
            each { $0.imported(habits: 0, entries: 2) } == [
                "2 entries imported", "Импортировано: 2 записи", "Zaimportowano: 2 wpisy",
            ])
    }

    @Test func refusalsSayWhatIsAllowed() {
        #expect(
            each { $0.titleTooShort(minimum: 2) } == [
                "At least 2 characters", "Не меньше 2 знаков", "Co najmniej 2 znaki",
            ])
        #expect(
            each { $0.titleTooLong(maximum: 64) } == [
                "At most 64 characters", "Не больше 64 знаков", "Najwyżej 64 znaki",
            ])
        #expect(
            each { $0.textTooLong(maximum: 1001) } == [
                "At most 1,001 characters", "Не больше 1\u{A0}001 знака", "Najwyżej 1001 znaków",
            ])
        #expect(each { $0.titleTaken("Read") } == ["You already have “Read”", "Уже есть «Read»", "Już masz „Read”"])
        #expect(
            english.habitUnknown("raed", nearest: "Read")
                == "There is no habit “raed”. Did you mean “Read”?")
        #expect(english.habitUnknown("xyz", nearest: nil) == "There is no habit “xyz”.")
        #expect(english.ambiguous("re", ["Read", "Rest"]) == "“re” could be “Read”, “Rest”.")
        #expect(
            each { $0.diskFull } == [
                "Nothing was saved: the disk is full", "Ничего не сохранено: диск заполнен",
                "Nic nie zapisano: dysk jest pełny",
            ])
        #expect(each { $0.notBetween(1, 31) } == ["From 1 to 31", "От 1 до 31", "Od 1 do 31"])
    }

    @Test func everyPaletteColourHasAName() {
        let tokens = ["rose", "amber", "leaf", "teal", "sky", "iris", "plum", "stone"]
        for language in Language.allCases {
            #expect(Set(tokens.compactMap(Words(language).color)).count == tokens.count)
        }
        #expect(english.color("#ff0000") == nil)
    }
}
