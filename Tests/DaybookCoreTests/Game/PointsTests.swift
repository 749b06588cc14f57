import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Points of everything but habits, and levels. Today is Friday, 20 November 2026.
@Suite struct PointsTests {
    @Test(arguments: [(nil, 5), (.low, 5), (.medium, 10), (.high, 15), (.urgent, 20)] as [(TaskPriority?, Int64)])
    func aTaskEarnsByItsPriority(_ priority: TaskPriority?, _ points: Int64) throws {
        var journal = TestJournal()
        var draft = TaskDraft(title: "Write")
        draft.priority = priority
        try journal.plan(.add(draft, id: TestJournal.id(1)))
        try journal.plan(.complete(TestJournal.id(1)))
        #expect(journal.basePoints(on: "2026-11-20") == points)
        #expect(
            journal.game.ledger.entries(on: journal.today).first { $0.reason == .taskDone(priority) }?.cause
                == .task(TestJournal.id(1)))
        try journal.plan(.reopen(TestJournal.id(1)))
        #expect(journal.basePoints(on: "2026-11-20") == 0)
    }

    @Test(arguments: ["1900-01-01", "1965-03-01", "1969-12-31", "1970-01-01"])
    func whatWasDoneBefore1970EarnsToo(_ day: String) throws {
        var journal = TestJournal()
        try journal.plan(.add(TaskDraft(title: "Write"), id: TestJournal.id(1)))
        try journal.plan(.complete(TestJournal.id(1)))
        journal.write(
            Decision(TaskAction.editTask, [Change("tasks", TestJournal.id(1), "closedOn", Value(Day(day)!))]))
        #expect(journal.basePoints(on: day) == 5)
    }

    @Test func aTaskDoneByItsDueDayEarnsFiveMore() throws {
        var journal = TestJournal()
        for (id, due) in [(1, "2026-11-19"), (2, "2026-11-20"), (3, "2026-11-25")] as [(UInt64, String)] {
            var draft = TaskDraft(title: "Write")
            draft.dueDay = Day(due)
            try journal.plan(.add(draft, id: TestJournal.id(id)))
            try journal.plan(.complete(TestJournal.id(id)))
        }
        #expect(journal.basePoints(on: "2026-11-20") == 5 + 10 + 10)
    }

    @Test func everyOccurrenceOfARepeatedTaskEarns() throws {
        var journal = TestJournal()
        var draft = TaskDraft(title: "Water plants")
        (draft.dueDay, draft.repetition, draft.priority) = (Day("2026-11-19"), repetition("FREQ=DAILY"), .high)
        try journal.plan(.add(draft, id: TestJournal.id(1)))
        for day in ["2026-11-19", "2026-11-20"] {
            try journal.plan(.complete(TaskItem.id(of: TestJournal.id(1), on: Day(day)!)!))
        }
        #expect(journal.basePoints(on: "2026-11-20") == 15 + 20)
        try journal.plan(.delete([TestJournal.id(1)]))
        #expect(journal.basePoints(on: "2026-11-20") == 0)
    }

    @Test func aTaskThatRepeatsAfterCompletionIsOnTimeByTheDayItComes() throws {
        var journal = TestJournal()
        var draft = TaskDraft(title: "Cut the grass")
        (draft.dueDay, draft.repetition) = (Day("2026-11-20"), repetition("AFTER=P3D"))
        try journal.plan(.add(draft, id: TestJournal.id(1)))
        try journal.plan(.complete(TaskItem.id(of: TestJournal.id(1), on: Day(number: 1)!)!))
        journal.now.milliseconds += 4 * 86_400_000
        try journal.plan(.complete(TaskItem.id(of: TestJournal.id(1), on: Day(number: 2)!)!))
        #expect(journal.basePoints(on: "2026-11-20") == 10)
        #expect(journal.basePoints(on: "2026-11-24") == 5)
    }

    @Test func aWorkoutEarnsFiftyOnceItIsFinished() throws {
        var journal = TestJournal()
        try journal.train(on: "2026-11-19", id: 1)
        #expect(journal.earned(on: "2026-11-19") == ["workout 50"])
        try journal.train(on: "2026-11-20", id: 2) { $0.isRunning = true }
        #expect(
            journal.basePoints(on: "2026-11-20")
                == (journal.state.workout(TestJournal.id(2))?.isRunning == true ? 0 : 50))
    }

    @Test func onlyTheFirstTwoWorkoutsAndThreeMoodsOfADayEarn() throws {
        var journal = TestJournal()
        journal.now.milliseconds += 20 * 86_400_000
        for (index, day) in ["2026-12-01", "2026-12-02"].enumerated() {
            for number in 0..<4 {
                let id = UInt64(100 * index + number + 1)
                try journal.train(on: day, at: TimeOfDay(hour: 10 - number, minute: 0), id: id)
                try journal.log(.good, at: "\(day)T0\(number):00", id: id)
            }
        }
        // What was earned before there was a limit stays.
        #expect(journal.basePoints(on: "2026-12-01") == 4 * 50 + 4 * 5)
        #expect(journal.basePoints(on: "2026-12-02") == 2 * 50 + 3 * 5)
        let entries = journal.game.ledger.entries(on: Day("2026-12-02")!)
        #expect(
            entries.filter { $0.reason == .workout }.count == 2
                && entries.filter { $0.reason == .moodLogged }.count == 3)
        // The ledger names the earliest.
        let causes = entries.filter { $0.reason == .workout }.map { $0.cause }
        #expect(Set(causes) == [.workout(TestJournal.id(103)), .workout(TestJournal.id(104))])
        // With one deleted, another earns in its place.
        try journal.exercise(.delete(TestJournal.id(104)))
        #expect(journal.basePoints(on: "2026-12-02") == 2 * 50 + 3 * 5)
        for id: UInt64 in [101, 102] { try journal.exercise(.delete(TestJournal.id(id))) }
        #expect(journal.basePoints(on: "2026-12-02") == 50 + 3 * 5)
    }

    @Test func aWorkoutThatWasStartedAndFinishedWithoutASetEarnsNothing() throws {
        var journal = TestJournal()
        try journal.exercise(.start(nil, id: TestJournal.id(1)))
        journal.now = LocalInstant(milliseconds: journal.now.milliseconds + 2_400_000, offsetMinutes: 0)
        try journal.exercise(.finish(TestJournal.id(1)))
        #expect(journal.state.workout(TestJournal.id(1))?.minutes == 40)
        #expect(journal.points == 0)
        try journal.exercise(.addSet(ExerciseSet("bench-press", 5, id: 2, of: 1)))
        #expect(journal.earned(on: "2026-11-20") == ["workout 50"])
        try journal.exercise(.deleteSet(TestJournal.id(2)))
        #expect(journal.points == 0)
    }

    @Test func aTimedWorkoutThatTellsItsSportEarnsWithoutSets() throws {
        var journal = TestJournal()
        try journal.exercise(.start(nil, id: TestJournal.id(1)))
        journal.now = LocalInstant(milliseconds: journal.now.milliseconds + 2_400_000, offsetMinutes: 0)
        try journal.exercise(.finish(TestJournal.id(1)))
        var workout = try #require(journal.state.workout(TestJournal.id(1)))
        workout.type = .yoga
        try journal.exercise(.edit(workout))
        #expect(journal.earned(on: "2026-11-20") == ["workout 50"])
    }

    @Test func aWorkoutThatIsOnlyATitleEarnsNothing() throws {
        var journal = TestJournal()
        try journal.workOut(on: "2026-11-19", id: 1)
        #expect(journal.points == 0)
    }

    @Test func aMoodOfOneselfOrAPetEarnsFive() throws {
        var journal = TestJournal()
        try journal.addPet("Rex", id: 5)
        try journal.log(.good, at: "2026-11-20T07:00", id: 1)
        try journal.log(.playful, at: "2026-11-20T07:30", of: TestJournal.id(5), id: 2)
        #expect(journal.earned(on: "2026-11-20") == ["moodLogged 5", "moodLogged 5"])
        try journal.feel(.deleteSubject(TestJournal.id(5)))
        #expect(journal.earned(on: "2026-11-20") == ["moodLogged 5"])
    }

    @Test func aGoalReachedEarnsAHundredAndKeepsThem() throws {
        var journal = TestJournal()
        var goal = Goal(id: TestJournal.id(1))
        (goal.title, goal.target, goal.startDay) = ("Read 12 books", 12, Day("2026-11-01"))
        try journal.pursue(.add(goal))
        func log(_ value: Double, _ day: String, _ id: UInt64, _ journal: inout TestJournal) throws {
            var progress = GoalProgress(id: TestJournal.id(id))
            (progress.goal, progress.value, progress.day) = (TestJournal.id(1), value, Day(day))
            try journal.pursue(.addProgress(progress))
        }
        try log(11, "2026-11-10", 10, &journal)
        #expect(journal.basePoints(on: "2026-11-10") == 0)
        try log(12, "2026-11-12", 11, &journal)
        #expect(journal.earned(on: "2026-11-12") == ["goalReached 100"])
        try log(10, "2026-11-15", 12, &journal)
        #expect(journal.earned(on: "2026-11-12") == ["goalReached 100"])
    }

    @Test func aGoalMeasuredByAHabitIsReachedByItsMarks() throws {
        var journal = TestJournal()
        try journal.add("Read") { $0.startDay = Day("2026-11-10") }
        var goal = Goal(id: TestJournal.id(1))
        (goal.title, goal.measure, goal.habit) = ("Read ten times", .habitCount, TestJournal.id(1))
        (goal.target, goal.startDay) = (3, Day("2026-11-10"))
        try journal.pursue(.add(goal))
        try journal.mark(1, from: "2026-11-10", count: 2)
        _ = journal.game
        try journal.mark(1, "2026-11-12")
        #expect(journal.earned(on: "2026-11-12").first == "goalReached 100")
    }

    @Test func aWeekWithinItsBudgetEarnsOnTheNextDay() throws {
        var journal = TestJournal()
        try journal.open("Cash", id: 1)
        try journal.limit(.groceries, to: 5000, per: .week, since: "2026-11-02")
        // The second week is overspent, in the third nothing is logged, the fourth goes on.
        try journal.pay(4000, .groceries, on: "2026-11-03")
        try journal.pay(6000, .groceries, on: "2026-11-10")
        try journal.pay(100, .groceries, on: "2026-11-20")
        #expect(journal.earned(on: "2026-11-09") == ["budgetKept 20"])
        #expect(journal.earned(on: "2026-11-16").isEmpty)
        #expect(journal.game.ledger.points(in: Day("2026-11-23")!...Day("2026-11-23")!) == 0)
        journal.now.milliseconds += 3 * 86_400_000
        #expect(journal.earned(on: "2026-11-23") == ["budgetKept 20"])
        // A bill that comes later takes them back.
        try journal.pay(1500, .groceries, on: "2026-11-08")
        #expect(journal.earned(on: "2026-11-09").isEmpty)
    }

    @Test func aWeekWithoutAnySpendingIsWithinItsBudget() throws {
        var journal = TestJournal()
        try journal.open("Cash", id: 1)
        try journal.limit(.groceries, to: 5000, per: .week, since: "2026-11-02")
        #expect(journal.earned(on: "2026-11-09") == ["budgetKept 20"])
        #expect(journal.earned(on: "2026-11-16") == ["budgetKept 20"])
        #expect(journal.game.ledger.entries(in: Day.first...Day.last).count { $0.reason == .budgetKept(.week) } == 2)
        // Weeks after the last transaction count as well, and those that are spent in later.
        try journal.pay(6000, .groceries, on: "2026-11-04")
        #expect(journal.earned(on: "2026-11-09").isEmpty && journal.earned(on: "2026-11-16") == ["budgetKept 20"])
        try journal.pay(6000, .groceries, on: "2026-11-12")
        #expect(journal.earned(on: "2026-11-16").isEmpty)
    }

    @Test func factsOfLaterDaysAreNotThereYet() throws {
        var journal = TestJournal()
        try journal.add("Read")
        try journal.mark(1, "2026-11-21")
        #expect(journal.points == 0)
        journal.now.milliseconds += 86_400_000
        #expect(journal.points > 0)
    }

    @Test func aLedgerAddsUpDaysAndListsTheLatestFirst() throws {
        var journal = TestJournal()
        try journal.add("Read") { $0.startDay = Day("2026-11-01") }
        try journal.mark(1, "2026-11-02", "2026-11-18", "2026-11-20")
        let ledger = journal.game.ledger
        let days = ledger.days(count: 2)
        #expect(days == [Day("2026-11-20")!, Day("2026-11-18")!])
        #expect(ledger.days(before: days.last, count: 5) == [Day("2026-11-02")!])
        let all = ledger.entries(in: Day.first...Day.last)
        #expect(all.map { $0.day } == all.map { $0.day }.sorted().reversed())
        #expect(all.reduce(0) { $0 + $1.points } == ledger.total)
        #expect(
            ledger.points(in: Day("2026-11-18")!...Day("2026-11-20")!) == ledger.points(on: days[0])
                + ledger.points(on: days[1]))
    }

    @Test func aThousandPointsMakeALevel() {
        #expect(Level(points: 0) == Level(points: -5))
        #expect((Level(points: 0).number, Level(points: 0).progress) == (1, 0))
        #expect((Level(points: 999).number, Level(points: 999).missing) == (1, 1))
        #expect((Level(points: 1000).number, Level(points: 1000).progress) == (2, 0))
        #expect((Level(points: 0).titleIndex, Level(points: 10_000_000).titleIndex) == (0, Level.titleCount - 1))
    }

    @Test func aLevelIsReachedOnTheDayOfItsPoints() throws {
        var journal = TestJournal()
        for id in 1...UInt64(20) { try journal.train(on: "2026-11-19", id: id) }
        #expect(journal.game.ledger.levelReached(on: Day("2026-11-19")!)?.number == 2)
        #expect(journal.game.ledger.levelReached(on: journal.today) == nil)
    }

    /// The kind of a reason. A new one does not compile until it is here.
    private func kind(_ reason: PointReason) -> Int {
        switch reason {
        case .habitMarked: 0
        case .streakMilestone: 1
        case .taskDone: 2
        case .taskBeforeDue: 3
        case .workout: 4
        case .goalReached: 5
        case .budgetKept: 6
        case .moodLogged: 7
        case .allHabitsDone: 8
        case .achievement: 9
        case .challenge: 10
        }
    }

    @Test func theTableOfRulesHasEveryKindOfReasonOnce() {
        let rules = PointRules.all
        #expect(Set(rules.map { kind($0.reason) }) == Set(0...10))
        #expect(Set(rules.map { $0.reason }).count == rules.count)
    }

    @Test func aHabitsFigureIsTenForEachStepOfItsStreakAndFiveForEachTime() {
        #expect(PointRules.score(of: history(.daily, "xx.xxx")) == 3 * 10 + 5 * 5)
    }
}
