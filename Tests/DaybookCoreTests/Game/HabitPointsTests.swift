import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Points of habits and of full days. Today is Friday, 20 November 2026.
@Suite struct HabitPointsTests {
    @Test func aMarkedHabitEarnsFivePointsOnItsDay() throws {
        var journal = TestJournal()
        try journal.add("Read", id: 1)
        try journal.add("Walk", id: 2)
        try journal.mark(1, "2026-11-20")
        #expect(journal.earned(on: "2026-11-20") == ["habitMarked 5"])
        #expect(
            journal.game.ledger.entries(on: journal.today).first { $0.reason == .habitMarked }?.cause
                == .habit(TestJournal.id(1)))
    }

    @Test func aMarkThatIsClearedGivesItsPointsBack() throws {
        var journal = TestJournal()
        try journal.add("Read")
        let before = journal.state.gameView(today: journal.today)
        try journal.mark(1, "2026-11-20")
        #expect(journal.points > 0)
        try journal.run(.clear(TestJournal.id(1), on: journal.today))
        #expect(journal.state.gameView(today: journal.today) == before)
    }

    @Test func anEarlierDayMarkedLateCountsFully() throws {
        var (onTime, late) = (TestJournal(), TestJournal())
        for day in ["2026-11-18", "2026-11-19", "2026-11-20"] {
            onTime.now.milliseconds = Int64(Day(day)!.number) * 86_400_000 + 36_000_000
            if day == "2026-11-18" { try onTime.add("Read") }
            try onTime.mark(1, day)
        }
        late.now.milliseconds = Int64(Day("2026-11-18")!.number) * 86_400_000 + 36_000_000
        try late.add("Read")
        late.now.milliseconds += 2 * 86_400_000
        try late.mark(1, "2026-11-20", "2026-11-18", "2026-11-19")
        #expect(late.state.gameView(today: late.today) == onTime.state.gameView(today: onTime.today))
    }

    @Test func everyWeekOfAStreakEarnsTen() throws {
        var journal = TestJournal()
        try journal.add("Read") { $0.startDay = Day("2026-11-01") }
        try journal.mark(1, from: "2026-11-01", count: 14)
        #expect(journal.earned(on: "2026-11-06") == ["allHabitsDone 10", "habitMarked 5"])
        #expect(journal.earned(on: "2026-11-07").contains("streak of 7 days 10"))
        #expect(journal.earned(on: "2026-11-14").contains("streak of 14 days 10"))
    }

    @Test func aMissedDayTakesNoMilestoneAway() throws {
        var journal = TestJournal()
        try journal.add("Read") { $0.startDay = Day("2026-11-01") }
        try journal.mark(1, from: "2026-11-01", count: 7)
        let points = journal.points
        journal.now.milliseconds += 10 * 86_400_000
        #expect(journal.points == points)
    }

    @Test func aWeekOrMonthEarnsTenOnTheDayItHasEnough() throws {
        var journal = TestJournal()
        try journal.add("Run") { ($0.schedule, $0.startDay) = (.timesPerWeek(2), Day("2026-11-09")) }
        try journal.mark(1, "2026-11-10", "2026-11-12", "2026-11-14")
        #expect(journal.earned(on: "2026-11-10") == ["allHabitsDone 10", "habitMarked 5"])
        #expect(journal.earned(on: "2026-11-12") == ["allHabitsDone 10", "streak of 1 weeks 10", "habitMarked 5"])
        #expect(journal.earned(on: "2026-11-14") == ["allHabitsDone 10", "habitMarked 5"])
    }

    @Test func aLimitIsKeptOnceALaterMarkShowsIt() throws {
        var journal = TestJournal()
        journal.now.milliseconds -= 19 * 86_400_000
        try journal.add("Coffee") { ($0.kind, $0.target, $0.startDay) = (.atMost, 2, Day("2026-11-01")) }
        journal.now.milliseconds += 19 * 86_400_000
        try journal.run(.setValue(TestJournal.id(1), on: Day("2026-11-01")!, 1))
        #expect(journal.basePoints(on: "2026-11-07") == 0)
        try journal.run(.setValue(TestJournal.id(1), on: Day("2026-11-08")!, 2))
        // The week's milestone, but nothing for days without a value.
        #expect(journal.earned(on: "2026-11-07") == ["streak of 7 days 10"])
    }

    @Test func aLimitEarnsOnceItsDayIsOver() throws {
        var journal = TestJournal()
        try journal.add("Coffee") { ($0.kind, $0.target) = (.atMost, 2) }
        let challenge = Challenge(id: 1, .habits, 1, until: "2026-11-25")
        try journal.compete(.add(challenge))
        try journal.run(.setValue(TestJournal.id(1), on: journal.today, 1))
        #expect(journal.points == 0 && journal.earned(on: "2026-11-20").isEmpty)
        #expect(journal.game.achievements.allSatisfy { !$0.isEarned })
        #expect(journal.game.challenges.first?.result == .running && journal.game.challenges.first?.count == 0)
        #expect(journal.state.daysWithAllHabitsDone(in: .first ... .last, today: journal.today).isEmpty)

        journal.now.milliseconds += 86_400_000
        #expect(
            journal.earned(on: "2026-11-20") == ["challenge 25", "allHabitsDone 10", "habitMarked 5"])
        #expect(journal.game.progress(towards: .firstHabit).earnedOn == Day("2026-11-20"))
        #expect(journal.game.challenges.first?.result == .won(on: Day("2026-11-20")!))
        let yesterday = Day("2026-11-20")!
        #expect(journal.state.daysWithAllHabitsDone(in: .first ... .last, today: journal.today) == [yesterday])
        // Asked of the day before again, it is as it was.
        #expect(journal.state.game(today: yesterday).ledger.total == 0)
    }

    @Test(arguments: [.daily, .timesPerWeek(7), .times(2, inDays: 2)] as [Schedule])
    func aDayWithALimitIsPerfectOnceItIsOver(_ schedule: Schedule) throws {
        var journal = TestJournal()
        journal.now.milliseconds -= 4 * 86_400_000
        try journal.add("Coffee", id: 1) { ($0.kind, $0.target, $0.schedule) = (.atMost, 2, schedule) }
        try journal.add("Read", id: 2)
        journal.now.milliseconds += 4 * 86_400_000
        let today = journal.today
        func isFull() -> Bool { journal.earned(on: today.text).contains("allHabitsDone 10") }
        func isPerfectOnceOver() -> Bool {
            DayAgenda(on: today, today: journal.today, in: journal.state).isPerfectOnceOver
        }
        #expect(!isPerfectOnceOver())
        try journal.mark(2, today.text)
        #expect(!isFull() && isPerfectOnceOver())
        #expect(journal.game.progress(towards: .fullDay).earnedOn == nil)
        try journal.run(.setValue(TestJournal.id(1), on: today, 2))
        #expect(!isFull() && isPerfectOnceOver())
        var tomorrow = journal
        tomorrow.now.milliseconds += 86_400_000
        #expect(tomorrow.earned(on: today.text).contains("allHabitsDone 10"))
        try journal.run(.setValue(TestJournal.id(1), on: today, 3))
        #expect(!isFull() && !isPerfectOnceOver())
        journal.now.milliseconds += 86_400_000
        #expect(!isFull() || schedule == .times(2, inDays: 2))
    }

    @Test func aLimitThatIsAddedTakesNothingFromAPerfectDay() throws {
        var journal = TestJournal()
        journal.now.milliseconds -= 86_400_000
        try journal.add("Read", id: 1)
        journal.now.milliseconds += 86_400_000
        try journal.mark(1, "2026-11-20")
        try journal.add("Coffee", id: 2) { ($0.kind, $0.target) = (.atMost, 2) }
        #expect(journal.earned(on: "2026-11-20").contains("allHabitsDone 10"))
        #expect(!DayAgenda(on: journal.today, today: journal.today, in: journal.state).isPerfectOnceOver)
    }

    @Test func aDayBeyondALimitIsPerfectIfItsWeekHasItFree() throws {
        var journal = TestJournal()
        journal.now.milliseconds = Int64(Day("2026-11-09")!.number) * 86_400_000 + 36_000_000
        try journal.add("Coffee", id: 1) { ($0.kind, $0.target, $0.schedule) = (.atMost, 2, .timesPerWeek(3)) }
        try journal.add("Read", id: 2)
        let begin = journal.today
        journal.now.milliseconds += 9 * 86_400_000
        for day in (0...4).map({ begin.advanced(by: $0) }) {
            try journal.run(.setValue(TestJournal.id(1), on: day, 3))
            try journal.mark(2, day.text)
        }
        for day in (0...3).map({ begin.advanced(by: $0) }) {
            #expect(journal.earned(on: day.text).contains("allHabitsDone 10"))
        }
        #expect(!journal.earned(on: "2026-11-13").contains("allHabitsDone 10"))
    }

    @Test func aLimitStrengthensAGoalOnceItsDayIsOver() throws {
        var journal = TestJournal()
        journal.now.milliseconds -= 30 * 86_400_000
        try journal.add("Coffee") { ($0.kind, $0.target) = (.atMost, 2) }
        let begin = journal.today
        for offset in 0..<5 { try journal.run(.setValue(TestJournal.id(1), on: begin.advanced(by: offset - 5), 9)) }
        let strength = journal.state.history(of: try journal.habit(), today: begin).strength
        var goal = Goal(id: TestJournal.id(50))
        (goal.title, goal.measure, goal.habit) = ("Less coffee", .habitStrength, TestJournal.id(1))
        (goal.target, goal.life, goal.createdOn) = ((strength * 100).rounded(.down) + 1, 1, begin)
        journal.write(Decision(JournalAction.import, goal.changes))
        try journal.run(.setValue(TestJournal.id(1), on: begin, 1))
        #expect(!journal.earned(on: begin.text).contains("goalReached 100"))
        journal.now.milliseconds += 86_400_000
        #expect(journal.earned(on: begin.text).contains("goalReached 100"))
    }

    @Test func aLimitIsNotKeptByDaysBeforeItWasMade() throws {
        var journal = TestJournal()
        try journal.add("Coffee") { ($0.kind, $0.target, $0.startDay) = (.atMost, 2, Day("2025-11-01")) }
        let made = journal.today
        try journal.run(.setValue(TestJournal.id(1), on: made, 1))
        journal.now.milliseconds += 86_400_000
        #expect(journal.basePoints(on: "2026-11-20") == 15)
        #expect(journal.state.gameIndex.points.sum(through: journal.today) == 15)
        #expect(journal.game.achievements.allSatisfy { $0.achievement != .streak7 || $0.earnedOn == nil })
        // Days logged late count, those between them do not.
        for offset in 1...6 {
            try journal.run(.setValue(TestJournal.id(1), on: made.advanced(by: -30 * offset), 2))
        }
        #expect(journal.earned(on: "2026-11-20") == ["allHabitsDone 10", "streak of 7 days 10", "habitMarked 5"])
    }

    @Test func aValueBelowTheTargetEarnsNothing() throws {
        var journal = TestJournal()
        try journal.add("Run") { ($0.kind, $0.target, $0.unit) = (.atLeast, 5, "km") }
        try journal.run(.setValue(TestJournal.id(1), on: journal.today, 4))
        #expect(journal.basePoints(on: "2026-11-20") == 0)
        try journal.run(.increment(TestJournal.id(1), on: journal.today, by: 1, id: TestJournal.id(50)))
        #expect(journal.earned(on: "2026-11-20") == ["allHabitsDone 10", "habitMarked 5"])
    }

    @Test func aDayWithAllHabitsDoneEarnsTen() throws {
        var journal = TestJournal()
        try journal.add("Read", id: 1)
        try journal.add("Walk", id: 2)
        try journal.add("Run", id: 3) { $0.schedule = .timesPerWeek(3) }
        try journal.add("Call", id: 4) { $0.schedule = .weekdays([.monday]) }
        try journal.mark(1, "2026-11-20")
        #expect(!journal.earned(on: "2026-11-20").contains("allHabitsDone 10"))
        // The week began before Run did, and Friday is no Monday.
        try journal.mark(2, "2026-11-20")
        #expect(journal.earned(on: "2026-11-20").contains("allHabitsDone 10"))
    }

    @Test func addingAHabitTakesNothingFromItsDay() throws {
        var journal = TestJournal()
        func isFull() -> Bool { journal.earned(on: journal.today.text).contains("allHabitsDone 10") }
        try journal.add("Read", id: 1)
        #expect(!isFull())
        try journal.mark(1, "2026-11-20")
        #expect(isFull())
        // The first day was full without them.
        try journal.add("Write", id: 2)
        try journal.add("Walk", id: 3)
        #expect(isFull())
        journal.now.milliseconds += 86_400_000
        try journal.mark(1, "2026-11-21")
        try journal.add("Swim", id: 4)
        try journal.mark(2, "2026-11-21")
        #expect(!isFull())
        // Earlier habits are due: Swim is asked for from the next day on.
        try journal.mark(3, "2026-11-21")
        #expect(isFull())
        journal.now.milliseconds += 86_400_000
        for habit in 1...3 { try journal.mark(UInt64(habit), "2026-11-22") }
        #expect(!isFull())
        try journal.run(.skip(TestJournal.id(4), on: journal.today, reason: ""))
        #expect(isFull())
    }

    @Test func oneOfFourNewHabitsMakesNoDayFull() throws {
        var journal = TestJournal()
        for habit in 1...4 { try journal.add("Habit \(habit)", id: UInt64(habit)) }
        for habit in 1...4 {
            #expect(!journal.earned(on: "2026-11-20").contains("allHabitsDone 10"))
            try journal.mark(UInt64(habit), "2026-11-20")
        }
        #expect(journal.earned(on: "2026-11-20").contains("allHabitsDone 10"))
    }

    @Test func allHabitsAreDoneOnTheDaysThatReviewCallsPerfect() throws {
        var journal = TestJournal()
        journal.now.milliseconds = Int64(Day("2026-11-02")!.number) * 86_400_000 + 36_000_000
        try journal.add("Read", id: 1)
        try journal.add("Run", id: 2) { $0.schedule = .timesPerWeek(3) }
        journal.now.milliseconds += 18 * 86_400_000
        func days() -> [Day] {
            let entries = journal.game.ledger.entries(in: .first ... .last)
            return entries.filter { $0.reason == .allHabitsDone }.map { $0.day }
        }
        func perfectDays() -> Int {
            let histories = journal.state.activeHabits.map { journal.state.history(of: $0, today: journal.today) }
            return journal.state.dailyRates(
                of: histories, from: Day("2026-11-02")!, to: journal.today, today: journal.today
            ).perfectDays
        }
        try journal.mark(1, from: "2026-11-02", count: 7)
        // Four days of the week are free.
        #expect(days().map { $0.text } == (2...5).reversed().map { "2026-11-0\($0)" } && perfectDays() == 4)
        try journal.mark(2, "2026-11-03", "2026-11-05")
        #expect(days().count == 6 && perfectDays() == 6)
        try journal.mark(2, "2026-11-08")
        #expect(days().count == 7 && perfectDays() == 7)
        // The next week was not met, but its first day could wait.
        try journal.mark(1, "2026-11-09")
        #expect(days().count == 8 && perfectDays() == 8)
        // Being away makes none full.
        try journal.goAway(from: "2026-11-10", until: "2026-11-15")
        #expect(days().count == 8 && perfectDays() == 8)
    }

    @Test func goingAwayEarnsNothing() throws {
        var journal = TestJournal()
        try journal.add("Read", id: 1)
        try journal.add("Walk", id: 2)
        try journal.mark(1, "2026-11-20")
        let before = journal.state.gameView(today: journal.today)
        try journal.goAway(from: nil, until: "2026-11-22")
        #expect(journal.state.gameView(today: journal.today) == before)
        try journal.mark(2, "2026-11-20")
        #expect(journal.earned(on: "2026-11-20").contains("allHabitsDone 10"))
    }

    @Test(arguments: [.daily, .timesPerWeek(2), .timesPerMonth(1), .times(1, inDays: 3)] as [Schedule])
    func aHabitAddedWithAnEarlierStartTakesNothingAway(_ schedule: Schedule) throws {
        var journal = TestJournal()
        try journal.add("Read", id: 1) { $0.startDay = Day("2026-11-01") }
        try journal.mark(1, from: "2026-11-01", count: 19)
        let points = journal.points
        try journal.add("Walk", id: 2) { ($0.schedule, $0.startDay) = (schedule, Day("2026-10-01")) }
        #expect(journal.points == points)
        let histories = journal.state.activeHabits.map { journal.state.history(of: $0, today: journal.today) }
        let rates = journal.state.dailyRates(
            of: histories, from: Day("2026-11-01")!, to: journal.today, today: journal.today)
        #expect(rates.perfectDays == 19)
    }

    @Test func perfectDaysAndTimesDoneOfAMonthAreThoseOfTheLedger() throws {
        var journal = TestJournal()
        let (first, last) = (Day("2026-10-01")!, Day("2026-10-31")!)
        journal.now.milliseconds = Int64(first.number) * 86_400_000
        let schedules: [Schedule] = [
            .daily, .weekdays([.monday, .friday]), .everyDays(3), .timesPerWeek(3), .timesPerMonth(4),
            .times(2, inDays: 5), .daily,
        ]
        for (index, schedule) in schedules.enumerated() {
            try journal.add("Habit \(index)", id: UInt64(index + 1)) { habit in
                (habit.schedule, habit.startDay) = (schedule, first)
                if index == 6 { (habit.kind, habit.target) = (.atMost, 2) }
            }
        }
        journal.now.milliseconds = Int64(Day("2026-11-20")!.number) * 86_400_000
        for offset in 0..<40 {
            let day = first.advanced(by: offset)
            for habit in 1...UInt64(6) where offset % 7 != 3 || habit > 2 { try journal.mark(habit, day.text) }
            if offset % 4 == 0 { try journal.run(.setValue(TestJournal.id(7), on: day, offset == 8 ? 5 : 1)) }
        }
        for offset in [9, 10, 11, 15] { try journal.run(.clear(TestJournal.id(4), on: first.advanced(by: offset))) }
        for archived in [false, true] {
            if archived { try journal.run(.archive(TestJournal.id(6))) }
            let entries = journal.game.ledger.entries(in: first...last)
            let histories = journal.state.livingHabits.map { journal.state.history(of: $0, today: journal.today) }
            let rates = journal.state.dailyRates(of: histories, from: first, to: last, today: journal.today)
            #expect(rates.perfectDays == entries.count { $0.reason == .allHabitsDone } && rates.perfectDays > 10)
            #expect(rates.timesDone == entries.count { $0.reason == .habitMarked })
        }
    }

    @Test func archivingAHabitChangesNoDayOnWhichItWasMarked() throws {
        var journal = TestJournal()
        for (id, title) in [(1, "Read"), (2, "Walk")] as [(UInt64, String)] {
            try journal.add(title, id: id) { $0.startDay = Day("2026-11-10") }
        }
        try journal.mark(1, from: "2026-11-10", count: 5)
        try journal.mark(2, "2026-11-10", "2026-11-12")
        let before = (10...12).map { journal.basePoints(on: "2026-11-\($0)") }
        try journal.run(.archive(TestJournal.id(2)))
        #expect((10...12).map { journal.basePoints(on: "2026-11-\($0)") } == before)
        #expect(journal.earned(on: "2026-11-13").contains("allHabitsDone 10"))
    }
}
