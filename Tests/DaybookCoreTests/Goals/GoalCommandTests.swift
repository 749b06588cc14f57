import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct GoalCommandTests {
    private let today = Day("2026-11-20")!
    private let id = TestJournal.id(1)

    @Test func addedGoalHasAllItsFields() throws {
        var journal = TestJournal()
        try journal.addGoal("  Run \u{202E} far ", category: .named("Body")) {
            ($0.note, $0.icon, $0.color) = ("Slowly\r\n", "🏃", .leaf)
            ($0.startValue, $0.target) = (1, 10)
            $0.deadline = Day("2026-12-31")
        }
        var expected = Goal(id: id)
        expected.life = 1
        (expected.title, expected.note, expected.icon, expected.color) = ("Run far", "Slowly", "🏃", .leaf)
        expected.category = journal.state.category(named: "body")?.id
        (expected.unit, expected.startValue, expected.target) = ("km", 1, 10)
        (expected.startDay, expected.deadline, expected.createdOn) = (today, Day("2026-12-31"), today)
        expected.position = try #require(journal.goal()).position
        #expect(journal.goal() == expected)
        #expect(expected.category != nil && !expected.position.isEmpty)
    }

    @Test func everyCommandIsIdempotent() throws {
        var journal = TestJournal()
        try journal.addGoal("Run", milestones: ["Begin", "Go on"])
        try journal.addGoal("Read", id: 2)
        let step = try #require(journal.state.milestones(of: id).first?.id)
        var goal = try #require(journal.goal())
        goal.title = "Run far"
        let commands: [GoalCommand] = [
            .edit(goal), .reach(id), .reopen(id), .archive(id), .restore(id),
            .addProgress(TestJournal.progress(.value(3), id: 50)), .deleteProgress(TestJournal.id(50)),
            .addMilestone(id, title: "End", id: TestJournal.id(51)), .renameMilestone(step, title: "Start"),
            .completeMilestone(step), .reopenMilestone(step),
        ]
        for command in commands {
            try journal.pursue(command)
            #expect(try journal.pursuit(of: command).changes.isEmpty, "\(command)")
        }
        #expect(try journal.pursuit(of: .add(goal)).changes.isEmpty)
        // Submitting the form again does not restore the deleted record.
        #expect(try journal.pursuit(of: commands[5]).changes.isEmpty)
    }

    @Test func goalsAndMilestonesAreMoved() throws {
        var journal = TestJournal()
        for number: UInt64 in 1...3 { try journal.addGoal("Goal \(number)", id: number) }
        try journal.pursue(.move(TestJournal.id(3), behind: nil))
        try journal.pursue(.move(TestJournal.id(1), behind: TestJournal.id(2)))
        #expect(journal.state.livingGoals.map(\.title) == ["Goal 3", "Goal 2", "Goal 1"])
        for (number, title) in ["A", "B", "C"].enumerated() {
            try journal.pursue(.addMilestone(id, title: title, id: TestJournal.id(20 + UInt64(number))))
        }
        try journal.pursue(.moveMilestone(TestJournal.id(20), behind: TestJournal.id(22)))
        #expect(journal.state.milestones(of: id).map(\.title) == ["B", "C", "A"])
        #expect(throws: GoalRefusal.noSuchMilestone) {
            try journal.pursue(.moveMilestone(TestJournal.id(20), behind: TestJournal.id(1)))
        }
    }

    @Test func deletedGoalHidesItsPartsUntilUndone() throws {
        var journal = TestJournal()
        try journal.addGoal("Run", milestones: ["Begin"])
        try journal.writeDown(.value(3), id: 30)
        let step = try #require(journal.state.milestones(of: id).first?.id)
        try journal.pursue(.delete(id))
        #expect(journal.state.livingGoals.isEmpty && journal.state.milestone(step) == nil)
        #expect(throws: GoalRefusal.noSuchMilestone) { try journal.pursue(.completeMilestone(step)) }
        #expect(throws: GoalRefusal.noSuchGoal) { try journal.pursue(.reach(id)) }
        journal.write(Decision(JournalAction.undo, [Change(Goal.table, id, "life", .integer(3))]))
        #expect(journal.status()?.current == 3)
    }

    @Test func snapshotHoldsGoalsWithTheirParts() throws {
        var journal = TestJournal()
        try journal.addGoal("Run", milestones: ["Begin"])
        try journal.writeDown(.addition(3), id: 30)
        var writer = ByteWriter()
        journal.state.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        let state = try State(from: &reader)
        #expect(state.livingGoals == journal.state.livingGoals)
        #expect(state.milestones(of: id) == journal.state.milestones(of: id))
        #expect(state.progress(of: id) == journal.state.progress(of: id))
        #expect(state.progress(of: id).count == 1)
    }

    @Test func deletedGoalsAreErasedWithTheirParts() throws {
        var journal = TestJournal()
        try journal.addGoal("Secret", milestones: ["Hidden"])
        try journal.writeDown(.value(3), id: 30)
        try journal.addGoal("Kept", id: 2, milestones: ["Mine"])
        #expect(ErasePlan(journal.state).count == 0)
        try journal.pursue(.delete(id))
        let plan = ErasePlan(journal.state)
        #expect(plan.goals == ["Secret"])
        #expect(plan.count == 3)
    }

    static let refusals: [(adjust: @Sendable (inout Goal) -> Void, refusal: GoalRefusal)] = [
        ({ $0.title = " \u{200B} " }, .field(FieldError("title", .textMissing))),
        ({ $0.title = String(repeating: "W", count: 121) }, .field(FieldError("title", .tooLong(maximum: 120)))),
        ({ $0.note = String(repeating: "n", count: 10_001) }, .field(FieldError("note", .tooLong(maximum: 10_000)))),
        ({ $0.icon = "run" }, .field(FieldError("icon", .notAnEmoji))),
        ({ $0.unit = String(repeating: "u", count: 17) }, .field(FieldError("unit", .tooLong(maximum: 16)))),
        ({ $0.target = nil }, .field(FieldError("target", .numberMissing))),
        ({ $0.target = .infinity }, .field(FieldError("target", .tooLarge(maximum: 1e9)))),
        ({ $0.target = .nan }, .field(FieldError("target", .notANumber))),
        ({ $0.startValue = -1e10 }, .field(FieldError("startValue", .tooLarge(maximum: 1e9)))),
        ({ $0.target = 0 }, .targetEqualsStart),
        ({ ($0.startValue, $0.target) = (7, 7) }, .targetEqualsStart),
        ({ ($0.measure, $0.target) = (.tasks, 0) }, .targetNotPositive),
        ({ ($0.measure, $0.target) = (.habitCount, -1) }, .targetNotPositive),
        ({ ($0.measure, $0.target) = (.habitStrength, 101) }, .targetNotAPercentage),
        ({ ($0.measure, $0.target) = (.habitStrength, 80) }, .habitMissing),
        ({ ($0.measure, $0.habit) = (.habitCount, TestJournal.id(99)) }, .noSuchHabit),
        ({ $0.startDay = Day.first }, .field(FieldError("startDay", .dayTooEarly(HabitLimits.firstDay)))),
        (
            { $0.deadline = Day("2026-11-19") },
            .deadlineBeforeStart(start: Day("2026-11-20")!, deadline: Day("2026-11-19")!)
        ),
        (
            { ($0.startDay, $0.deadline) = (Day("2026-12-02"), Day("2026-12-01")) },
            .deadlineBeforeStart(start: Day("2026-12-02")!, deadline: Day("2026-12-01")!)
        ),
    ]

    @Test(arguments: refusals.indices) func invalidDraftIsRefused(number: Int) throws {
        var journal = TestJournal()
        #expect(throws: Self.refusals[number].refusal) {
            try journal.addGoal("Run", Self.refusals[number].adjust)
        }
        #expect(journal.state.livingGoals.isEmpty)
    }

    @Test func goalWithInvalidMilestonesIsRefused() {
        func refusal(_ milestones: [String], category: CategoryChoice? = nil) -> GoalRefusal? {
            #expect(throws: GoalRefusal.self) {
                var journal = TestJournal()
                try journal.addGoal("Run", category: category, milestones: milestones)
            }
        }
        #expect(refusal(["One", " "]) == .milestone(FieldError("title", .textMissing)))
        #expect(
            refusal([String(repeating: "W", count: 121)]) == .milestone(FieldError("title", .tooLong(maximum: 120))))
        #expect(refusal(Array(repeating: "One", count: 201)) == .tooManyMilestones(limit: 200))
        #expect(
            refusal([], category: .named(String(repeating: "c", count: 65)))
                == .category(.field(FieldError("name", .tooLong(maximum: 64)))))
    }

    @Test func anEditCannotPutTheDeadlineBeforeTheStart() throws {
        var journal = TestJournal()
        try journal.addGoal("Run")
        var goal = try #require(journal.goal())
        (goal.startDay, goal.deadline) = (nil, Day("2026-11-01"))
        let refusal = GoalRefusal.deadlineBeforeStart(start: today, deadline: Day("2026-11-01")!)
        #expect(throws: refusal) { try journal.pursue(.edit(goal)) }
    }

    @Test func invalidProgressIsRefused() throws {
        var journal = TestJournal()
        try journal.addGoal("Run")
        try journal.addGoal("Move", id: 2) { $0.measure = .milestones }
        func refusal(
            _ figure: TestJournal.Figure, on day: Day? = nil, of goal: UInt64 = 1
        ) -> GoalRefusal? {
            do throws(GoalRefusal) {
                _ = try GoalCommand.addProgress(TestJournal.progress(figure, on: day, id: 40, of: goal))
                    .decide(in: journal.state, now: journal.now) { TestJournal.id(41) }
                return nil
            } catch {
                return error
            }
        }
        #expect(refusal(.value(.nan)) == .field(FieldError("value", .notANumber)))
        #expect(refusal(.addition(1e10)) == .field(FieldError("amount", .tooLarge(maximum: 1e9))))
        #expect(refusal(.value(1), on: today) == nil)
        let late = today.advanced(by: 1)
        #expect(refusal(.value(1), on: late) == .dayInTheFuture(late))
        #expect(refusal(.value(1), on: .first) == .field(FieldError("day", .dayTooEarly(HabitLimits.firstDay))))
        #expect(refusal(.value(1), of: 2) == .notMeasuredByHand("Move"))
        #expect(refusal(.value(1), of: 9) == .noSuchGoal)
    }
}
