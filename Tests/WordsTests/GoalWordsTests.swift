import CivilTime
import Testing
import Words

@Suite struct GoalWordsTests {
    let english = Words(.english)
    let russian = Words(.russian)
    let polish = Words(.polish)
    let today = Day("2026-02-20")!

    private func each(_ say: (Words) -> String) -> [String] { Language.allCases.map { say(Words($0)) } }

    @Test func aForecastSaysTheDayAndHowEarlyOrLate() {
        let day = Day("2026-03-12")!
        #expect(
            each { $0.onPace(for: day, today: today, daysLate: 9) } == [
                "On pace for 12 Mar, nine days late", "Прогноз: 12 мар, на девять дней позже срока",
                "Prognoza: 12 mar, dziewięć dni po terminie",
            ])
        #expect(
            each { $0.onPace(for: day, today: today, daysLate: 62) } == [
                "On pace for 12 Mar, two months late", "Прогноз: 12 мар, на два месяца позже срока",
                "Prognoza: 12 mar, dwa miesiące po terminie",
            ])
        #expect(
            each { $0.onPace(for: day, today: today, daysLate: -1) } == [
                "On pace for 12 Mar, one day early", "Прогноз: 12 мар, на один день раньше срока",
                "Prognoza: 12 mar, jeden dzień przed terminem",
            ])
        #expect(english.onPace(for: day, today: today, daysLate: 0) == "On pace for 12 Mar, just in time")
        #expect(english.onPace(for: day, today: today, daysLate: nil) == "On pace for 12 Mar")
        let november = Day("2026-11-20")!
        #expect(english.onPace(for: Day("2027-01-03")!, today: november, daysLate: nil) == "On pace for 3 Jan")
        #expect(english.onPace(for: day.advanced(by: 365), today: today, daysLate: nil) == "On pace for 12 Mar 2027")
    }

    @Test func daysAreWordsUpToTen() {
        #expect([1, 2, 10, 11].map(english.daysInWords) == ["one day", "two days", "ten days", "11 days"])
        #expect(
            [1, 2, 5, 21, 22].map(russian.daysInWords) == ["один день", "два дня", "пять дней", "21 день", "22 дня"])
        #expect([1, 2, 5, 22].map(polish.daysInWords) == ["jeden dzień", "dwa dni", "pięć dni", "22 dni"])
    }

    @Test func goalsAreCounted() {
        #expect([1, 3].map { english.goals($0) } == ["1 goal", "3 goals"])
        #expect([1, 3, 5].map { russian.goals($0) } == ["1 цель", "3 цели", "5 целей"])
        #expect([1, 3, 5].map { polish.goals($0) } == ["1 cel", "3 cele", "5 celów"])
    }

    @Test func howFarItIsDependsOnTheDirection() {
        #expect(english.reachedPart(7, of: 12, "books") == "7 of 12 books")
        #expect(
            each { $0.reachedPart(80.2, of: 76, "kg", isLessBetter: true) } == [
                "80.2 on the way to 76 kg", "80,2 на пути к 76 kg", "80,2 w drodze do 76 kg",
            ])
        #expect(english.added(3, "km") == "+3 km")
        #expect(english.added(-3, "km") == "−3 km")
    }

    @Test func deadlinesAndReachedGoalsNameTheirDay() {
        #expect(english.deadline(Day("2026-02-20")!, today: today) == "Due 20 February")
        #expect(english.deadline(Day("2026-02-19")!, today: today) == "Was due 19 February")
        #expect(english.deadline(Day("2027-02-19")!, today: today) == "Due 19 February 2027")
        #expect(
            each { $0.reached(on: Day("2026-02-18")!, today: today, daysLate: -2) } == [
                "Reached on 18 February, two days early", "Цель достигнута 18 февраля, на два дня раньше срока",
                "Cel osiągnięty 18 lutego, dwa dni przed terminem",
            ])
        #expect(english.reached(on: Day("2026-02-18")!, today: today, daysLate: 3) == "Reached on 18 February")
        #expect(
            each { $0.goalClosed(on: Day("2026-02-18")!, today: today) } == [
                "Closed on 18 February", "Цель закрыта 18 февраля", "Cel zamknięty 18 lutego",
            ])
    }
}
