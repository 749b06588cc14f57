import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Today is Friday, 20 November 2026.
@Suite struct AchievementTests {
    private func earnedOn(_ achievement: Achievement, _ journal: TestJournal) -> String? {
        journal.game.progress(towards: achievement).earnedOn?.text
    }

    private func gym(_ id: UInt64) -> Workout {
        var workout = Workout(id: TestJournal.id(id))
        (workout.title, workout.minutes) = ("Gym", 45)
        return workout
    }

    /// A meal of one banana.
    private func eat(on day: Day, id: UInt64, _ journal: inout TestJournal) throws {
        let banana = MealItem(id: TestJournal.id(1), Nutrition(energy: 105), name: "Banana")
        try journal.logFood([banana], on: day, id: id)
    }

    @Test func thereAreAtLeastFortyInEveryFamilySome() {
        #expect(Achievement.allCases.count >= 40)
        #expect(AchievementFamily.allCases.allSatisfy { !Achievement.of($0).isEmpty })
        #expect(Achievement.allCases.allSatisfy { $0.threshold > 0 && $0.points > 0 })
    }

    @Test func anAchievementIsEarnedOnceWithItsOwnPoints() throws {
        var journal = TestJournal()
        for id in 1...UInt64(12) { try journal.train(on: "2026-11-\(id)".paddedDay, id: id) }
        #expect(earnedOn(.workouts10, journal) == "2026-11-10")
        let entries = journal.game.ledger.entries(in: Day.first...Day.last)
        #expect(
            entries.filter { $0.reason == .achievement(.workouts10) }.map { $0.points } == [
                Achievement.workouts10.points
            ])
        #expect(journal.game.progress(towards: .workouts50).count == 12)
        #expect(journal.game.achievements(earnedOn: Day("2026-11-10")!) == [.workouts10])
    }

    @Test func undoTakesAnAchievementBack() throws {
        var journal = TestJournal()
        let before = journal.state.gameView(today: journal.today)
        let action = try journal.exercise(.add(gym(1)))
        #expect(earnedOn(.workouts1, journal) == "2026-11-20")
        journal.undo(action)
        #expect(journal.state.gameView(today: journal.today) == before)
    }

    @Test func aStreakOfWeeksCountsTheTimesDoneInIt() throws {
        var journal = TestJournal()
        try journal.add("Run") { ($0.schedule, $0.startDay) = (.timesPerWeek(2), Day("2026-10-05")) }
        // Two in the first week, three in the second, and the second one of the third week is the seventh.
        try journal.mark(1, "2026-10-05", "2026-10-07", "2026-10-12", "2026-10-13", "2026-10-18")
        #expect(journal.game.progress(towards: .streak7).count == 4)
        try journal.mark(1, "2026-10-20", "2026-10-22")
        #expect(earnedOn(.streak7, journal) == "2026-10-22")
        // A week without enough ends the streak.
        try journal.run(.clear(TestJournal.id(1), on: Day("2026-10-07")!))
        #expect(journal.game.progress(towards: .streak7).count == 5)
    }

    @Test func aHundredInARowIsAHundredTimes() throws {
        var journal = TestJournal()
        try journal.add("Save", id: 1) { ($0.schedule, $0.startDay) = (.timesPerMonth(1), Day("2025-01-01")) }
        try journal.add("Water", id: 2) { ($0.schedule, $0.startDay) = (.times(1, inDays: 10), Day("2025-01-01")) }
        for month in 1...12 { try journal.mark(1, "2025-\(month < 10 ? "0" : "")\(month)-05") }
        for number in 0..<20 { try journal.mark(2, Day("2025-01-01")!.advanced(by: number * 10).text) }
        #expect(journal.game.progress(towards: .streak100).count == 20)
        #expect(earnedOn(.streak30, journal) == nil)
    }

    @Test(arguments: [.timesPerMonth(1), .timesPerWeek(1), .times(1, inDays: 30)] as [Schedule])
    func oneMarkIsNoMonthInARow(_ schedule: Schedule) throws {
        var journal = TestJournal()
        try journal.add("Save") { ($0.schedule, $0.startDay) = (schedule, Day("2026-10-01")) }
        try journal.mark(1, "2026-10-28")
        #expect(journal.game.progress(towards: .streak7).count == 1)
    }

    @Test func aMonthWithoutItEndsAStreakOfMonths() throws {
        var journal = TestJournal()
        try journal.add("Save") { ($0.schedule, $0.startDay) = (.timesPerMonth(1), Day("2026-09-01")) }
        try journal.mark(1, "2026-09-30", "2026-10-01", "2026-11-02")
        #expect(journal.game.progress(towards: .streak7).count == 3)
        try journal.run(.clear(TestJournal.id(1), on: Day("2026-10-01")!))
        #expect(journal.game.progress(towards: .streak7).count == 1)
    }

    @Test func sevenDaysInARowWithAllDoneAreAPerfectWeek() throws {
        var journal = TestJournal()
        try journal.add("Read") { $0.startDay = Day("2026-11-01") }
        try journal.mark(1, from: "2026-11-01", count: 6)
        try journal.mark(1, "2026-11-08")
        #expect(journal.game.progress(towards: .perfectWeek).count == 6)
        try journal.mark(1, "2026-11-07")
        #expect(earnedOn(.perfectWeek, journal) == "2026-11-07")
    }

    @Test func daysAwayDoNotInterruptAPerfectWeek() throws {
        var journal = TestJournal()
        try journal.add("Read") { $0.startDay = Day("2026-11-01") }
        try journal.mark(1, from: "2026-11-01", count: 5)
        try journal.mark(1, from: "2026-11-10", count: 2)
        #expect(earnedOn(.perfectWeek, journal) == nil)
        try journal.goAway(from: "2026-11-06", until: "2026-11-09")
        #expect(earnedOn(.perfectWeek, journal) == "2026-11-11")
    }

    @Test func daysOnWhichNothingIsDueDoNotInterruptAPerfectWeek() throws {
        var journal = TestJournal()
        journal.now.milliseconds = Int64(Day("2026-11-02")!.number) * 86_400_000 + 36_000_000
        try journal.add("Read") { $0.schedule = .weekdays([.monday, .tuesday, .wednesday, .thursday, .friday]) }
        journal.now.milliseconds += 18 * 86_400_000
        try journal.mark(1, from: "2026-11-02", count: 4)
        try journal.run(.skip(TestJournal.id(1), on: Day("2026-11-06")!, reason: ""))
        try journal.mark(1, from: "2026-11-09", count: 3)
        #expect(earnedOn(.perfectWeek, journal) == "2026-11-11")
        try journal.run(.clear(TestJournal.id(1), on: Day("2026-11-06")!))
        #expect(earnedOn(.perfectWeek, journal) == nil)
    }

    @Test func firstUsesAreEarnedByTheFirstFact() throws {
        var journal = TestJournal()
        #expect(journal.game.achievements.allSatisfy { !$0.isEarned })
        try journal.log(.good, at: "2026-11-19T09:00", id: 1)
        try journal.weigh(80, on: Day("2026-11-18")!, id: 2)
        try eat(on: Day("2026-11-17")!, id: 3, &journal)
        journal.write(try HealthCommand.logSleep(on: Day("2026-11-15")!, minutes: 420).decide(in: journal.state))
        try journal.addGoal("Run")
        try journal.open("Cash", id: 1)
        try journal.pay(100, .groceries, on: "2026-11-16")
        let first = journal.game.achievements.filter { $0.isEarned }.map { "\($0.achievement) \($0.earnedOn!.text)" }
        #expect(
            first == [
                "firstGoal 2026-11-20", "firstMood 2026-11-19", "firstMeal 2026-11-17", "firstWeighIn 2026-11-18",
                "firstNight 2026-11-15", "firstTransaction 2026-11-16",
            ])
    }

    @Test func daysWithAMoodCountOnceADay() throws {
        var journal = TestJournal()
        for id in 0..<UInt64(9) { try journal.log(.good, at: "2026-11-1\(id / 2)T09:00", id: 10 + id) }
        #expect(journal.game.progress(towards: .moods7).count == 5)
    }

    @Test func theWeightOfTheGoalIsReachedFromTheOtherSide() throws {
        var journal = TestJournal()
        try journal.saveProfile { ($0.goal, $0.goalWeight) = (.lose, 75) }
        try journal.weigh(74, on: Day("2026-11-01")!, id: 1)
        #expect(earnedOn(.weightGoal, journal) == nil)
        try journal.weigh(80, on: Day("2026-11-02")!, id: 2)
        try journal.weigh(75, on: Day("2026-11-15")!, id: 3)
        #expect(earnedOn(.weightGoal, journal) == "2026-11-15")
    }

    @Test func theWayToTheWeightOfTheGoalIsShown() throws {
        var journal = TestJournal()
        try journal.saveProfile { ($0.goal, $0.goalWeight) = (.lose, 76) }
        try journal.weigh(80, on: Day("2026-11-01")!, id: 1)
        #expect(journal.game.progress(towards: .weightGoal).share == 0)
        try journal.weigh(77, on: Day("2026-11-15")!, id: 2)
        #expect(journal.game.progress(towards: .weightGoal).share == 0.75)
        try journal.weigh(76, on: Day("2026-11-16")!, id: 3)
        #expect(journal.game.progress(towards: .weightGoal).share == 1)
    }

    @Test func theWayToASavingsGoalIsThatOfTheNearest() throws {
        var journal = TestJournal()
        let cash = try journal.open("Cash", id: 1, opening: 2500)
        for (id, target) in [(2, 100), (3, 1000)] as [(UInt64, Double)] {
            try journal.addGoal("Save", id: id) { ($0.target, $0.unit, $0.account) = (target, "", cash.id) }
        }
        #expect(journal.game.progress(towards: .savingsGoal).share == 0.25)
    }

    @Test func aHabitAfterTwoWeeksWithoutAnyIsAComeback() throws {
        var journal = TestJournal()
        try journal.add("Read") { $0.startDay = Day("2026-11-01") }
        try journal.mark(1, "2026-11-01", "2026-11-15")
        #expect(earnedOn(.comeback, journal) == nil)
        try journal.run(.clear(TestJournal.id(1), on: Day("2026-11-15")!))
        try journal.mark(1, "2026-11-16")
        #expect(earnedOn(.comeback, journal) == "2026-11-16")
        // A holiday is no pause.
        try journal.goAway(from: "2026-11-05", until: "2026-11-06")
        #expect(earnedOn(.comeback, journal) == nil)
    }

    @Test func fiveWorkoutsBeforeSevenMakeAnEarlyBird() throws {
        var journal = TestJournal()
        for id in 1...UInt64(5) {
            try journal.train(on: "2026-11-0\(id)", at: TimeOfDay(minutes: 419), id: id)
        }
        try journal.train(on: "2026-11-06", at: TimeOfDay(minutes: 420), id: 6)
        #expect(earnedOn(.earlyBird, journal) == "2026-11-05")
    }

    @Test func surprisesAreKeptUntilTheyAreEarned() throws {
        var journal = TestJournal()
        #expect(journal.game.progress(towards: .newYear).isSecret)
        try journal.train(on: "2026-01-01", id: 1)
        #expect(!journal.game.progress(towards: .newYear).isSecret)
        #expect(earnedOn(.newYear, journal) == "2026-01-01")
    }

    @Test func aSurpriseThatIsFoundIsNoneOfTheAchievementsToEarn() throws {
        var journal = TestJournal()
        func shown() -> [AchievementProgress] { journal.game.shownAchievements(journal.state.settings) }
        let known = shown().knownCount
        #expect(known > 40 && shown().earnedCount == 0 && shown().surpriseCount == 0)
        try journal.log(.good, at: "2026-01-01T09:00", id: 1)
        #expect(shown().knownCount == known && shown().earnedCount == 1 && shown().surpriseCount == 1)
    }

    @Test func aDayWithEverythingIsAFullHouse() throws {
        var journal = TestJournal()
        try journal.add("Read")
        try journal.mark(1, "2026-11-20")
        try journal.train(on: "2026-11-20", id: 1)
        try journal.log(.good, at: "2026-11-20T07:00", id: 1)
        try eat(on: journal.today, id: 3, &journal)
        #expect(earnedOn(.fullHouse, journal) == nil)
        try journal.plan(.add(TaskDraft(title: "Write"), id: TestJournal.id(4)))
        try journal.plan(.complete(TestJournal.id(4)))
        #expect(earnedOn(.fullHouse, journal) == "2026-11-20")
    }
}

extension String {
    /// "2026-11-05" of "2026-11-5".
    fileprivate var paddedDay: String { count == 9 ? String(dropLast()) + "0" + suffix(1) : self }
}
