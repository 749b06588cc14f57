import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct GoalCommandTests {
    private let today = Day("2026-11-20")!
    private let id = Notebook.id(1)

    @Test func anAddedGoalIsAllThatWasSaid() throws {
        var notebook = Notebook()
        try notebook.addGoal("  Run \u{202E} far ") {
            ($0.note, $0.icon, $0.color, $0.category) = ("Slowly\r\n", "🏃", .leaf, .named("Body"))
            ($0.startValue, $0.target) = (1, 10)
            $0.deadline = Day("2026-12-31")
        }
        var expected = Goal(id: id)
        expected.life = 1
        (expected.title, expected.note, expected.icon, expected.color) = ("Run far", "Slowly", "🏃", .leaf)
        expected.category = notebook.state.category(named: "body")?.id
        (expected.unit, expected.startValue, expected.target) = ("km", 1, 10)
        (expected.startDay, expected.deadline, expected.createdOn) = (today, Day("2026-12-31"), today)
        expected.position = try #require(notebook.goal()).position
        #expect(notebook.goal() == expected)
        #expect(expected.category != nil && !expected.position.isEmpty)
    }

    @Test func everyCommandTwiceIsOnce() throws {
        var notebook = Notebook()
        try notebook.addGoal("Run") { $0.milestones = ["Begin", "Go on"] }
        try notebook.addGoal("Read", id: 2)
        let step = try #require(notebook.state.milestones(of: id).first?.id)
        var draft = GoalDraft(try #require(notebook.goal()), in: notebook.state)
        draft.title = "Run far"
        let commands: [GoalCommand] = [
            .edit(id, draft), .reach(id), .reopen(id), .archive(id), .restore(id),
            .addProgress(id, GoalProgressDraft(.value(3)), id: Notebook.id(50)), .deleteProgress(Notebook.id(50)),
            .addMilestone(id, title: "End", id: Notebook.id(51)), .renameMilestone(step, title: "Start"),
            .completeMilestone(step), .reopenMilestone(step),
        ]
        for command in commands {
            try notebook.pursue(command)
            #expect(try notebook.pursuit(of: command).changes.isEmpty, "\(command)")
        }
        #expect(try notebook.pursuit(of: .add(draft, id: id)).changes.isEmpty)
        // Submitting the form again does not restore a deleted goal.
        #expect(try notebook.pursuit(of: commands[5]).changes.isEmpty)
    }

    @Test func whatAnotherDeviceChangedMeanwhileStays() throws {
        var notebook = Notebook()
        try notebook.addGoal("Run")
        let seen = try #require(notebook.goal())
        var theirs = GoalDraft(seen, in: notebook.state)
        theirs.note = "Written on the phone"
        try notebook.pursue(.edit(id, theirs))
        var mine = GoalDraft(seen, in: notebook.state)
        mine.title = "Run far"
        var values: [String: Value] = [:]
        for (index, column) in Goal.schema.columns.enumerated() { values[column.name] = seen[column: index] }
        try notebook.pursue(.edit(id, mine, seen: values))
        #expect(notebook.goal()?.title == "Run far")
        #expect(notebook.goal()?.note == "Written on the phone")
    }

    @Test func goalsAndMilestonesAreMoved() throws {
        var notebook = Notebook()
        for number: UInt64 in 1...3 { try notebook.addGoal("Goal \(number)", id: number) }
        try notebook.pursue(.move(Notebook.id(3), behind: nil))
        try notebook.pursue(.move(Notebook.id(1), behind: Notebook.id(2)))
        #expect(notebook.state.livingGoals.map(\.title) == ["Goal 3", "Goal 2", "Goal 1"])
        for (number, title) in ["A", "B", "C"].enumerated() {
            try notebook.pursue(.addMilestone(id, title: title, id: Notebook.id(20 + UInt64(number))))
        }
        try notebook.pursue(.moveMilestone(Notebook.id(20), behind: Notebook.id(22)))
        #expect(notebook.state.milestones(of: id).map(\.title) == ["B", "C", "A"])
        #expect(throws: GoalRefusal.noSuchMilestone) {
            try notebook.pursue(.moveMilestone(Notebook.id(20), behind: Notebook.id(1)))
        }
    }

    @Test func aDeletedGoalTakesItsPartsOutOfSightAndUndoBringsThemBack() throws {
        var notebook = Notebook()
        try notebook.addGoal("Run") { $0.milestones = ["Begin"] }
        try notebook.writeDown(.value(3), id: 30)
        let step = try #require(notebook.state.milestones(of: id).first?.id)
        try notebook.pursue(.delete(id))
        #expect(notebook.state.livingGoals.isEmpty && notebook.state.milestone(step) == nil)
        #expect(throws: GoalRefusal.noSuchMilestone) { try notebook.pursue(.completeMilestone(step)) }
        #expect(throws: GoalRefusal.noSuchGoal) { try notebook.pursue(.reach(id)) }
        notebook.write(Decision("undo", [Change(Goal.table, id, "life", .integer(3))]))
        #expect(notebook.status()?.current == 3)
    }

    @Test func aSnapshotHoldsGoalsWithAllTheyHave() throws {
        var notebook = Notebook()
        try notebook.addGoal("Run") { $0.milestones = ["Begin"] }
        try notebook.writeDown(.addition(3), id: 30)
        var writer = ByteWriter()
        notebook.state.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        let state = try State(from: &reader)
        #expect(state.livingGoals == notebook.state.livingGoals)
        #expect(state.milestones(of: id) == notebook.state.milestones(of: id))
        #expect(state.progress(of: id) == notebook.state.progress(of: id))
        #expect(state.progress(of: id).count == 1)
    }

    @Test func anErasureTakesDeletedGoalsWithAllTheyHad() throws {
        var notebook = Notebook()
        try notebook.addGoal("Secret") { $0.milestones = ["Hidden"] }
        try notebook.writeDown(.value(3), id: 30)
        try notebook.addGoal("Kept", id: 2) { $0.milestones = ["Mine"] }
        #expect(ErasePlan(notebook.state).count == 0)
        try notebook.pursue(.delete(id))
        let plan = ErasePlan(notebook.state)
        #expect(plan.goals == ["Secret"])
        #expect(plan.count == 3)
    }

    static let refusals: [(adjust: @Sendable (inout GoalDraft) -> Void, refusal: GoalRefusal)] = [
        ({ $0.title = " \u{200B} " }, .titleBlank),
        ({ $0.title = String(repeating: "W", count: 121) }, .titleTooLong(limit: 120)),
        ({ $0.note = String(repeating: "n", count: 10_001) }, .noteTooLong(limit: 10_000)),
        ({ $0.icon = "run" }, .iconTooLong),
        ({ $0.unit = String(repeating: "u", count: 17) }, .unitTooLong(limit: 16)),
        ({ $0.target = nil }, .targetMissing),
        ({ $0.target = .infinity }, .numberTooLarge),
        ({ $0.target = .nan }, .numberTooLarge),
        ({ $0.startValue = -1e10 }, .numberTooLarge),
        ({ $0.target = 0 }, .targetIsStart),
        ({ ($0.startValue, $0.target) = (7, 7) }, .targetIsStart),
        ({ ($0.measure, $0.target) = (.tasks, 0) }, .targetNotPositive),
        ({ ($0.measure, $0.target) = (.habitCount, -1) }, .targetNotPositive),
        ({ ($0.measure, $0.target) = (.habitStrength, 101) }, .targetNotAPercentage),
        ({ ($0.measure, $0.target) = (.habitStrength, 80) }, .habitMissing),
        ({ ($0.measure, $0.habit) = (.habitCount, Notebook.id(99)) }, .noSuchHabit),
        ({ $0.startDay = Day.first }, .dayTooEarly(GoalLimits.firstDay)),
        (
            { $0.deadline = Day("2026-11-19") },
            .deadlineBeforeStart(start: Day("2026-11-20")!, deadline: Day("2026-11-19")!)
        ),
        (
            { ($0.startDay, $0.deadline) = (Day("2026-12-02"), Day("2026-12-01")) },
            .deadlineBeforeStart(start: Day("2026-12-02")!, deadline: Day("2026-12-01")!)
        ),
        ({ ($0.measure, $0.milestones) = (.milestones, ["One", " "]) }, .milestoneBlank),
        (
            { $0.milestones = [String(repeating: "W", count: 121)] }, .milestoneTooLong(limit: 120)
        ),
        ({ $0.milestones = Array(repeating: "One", count: 201) }, .tooManyMilestones(limit: 200)),
        ({ $0.category = .named(String(repeating: "c", count: 33)) }, .category(.nameTooLong(limit: 32))),
    ]

    @Test(arguments: refusals.indices) func aDraftThatCannotBeIsRefused(number: Int) throws {
        var notebook = Notebook()
        #expect(throws: Self.refusals[number].refusal) {
            try notebook.addGoal("Run", Self.refusals[number].adjust)
        }
        #expect(notebook.state.livingGoals.isEmpty)
    }

    @Test func anEditCannotPutTheDeadlineBeforeTheStart() throws {
        var notebook = Notebook()
        try notebook.addGoal("Run")
        var draft = GoalDraft(try #require(notebook.goal()), in: notebook.state)
        (draft.startDay, draft.deadline) = (nil, Day("2026-11-01"))
        let refusal = GoalRefusal.deadlineBeforeStart(start: today, deadline: Day("2026-11-01")!)
        #expect(throws: refusal) { try notebook.pursue(.edit(id, draft)) }
    }

    @Test func whatCannotBeWrittenDownIsRefused() throws {
        var notebook = Notebook()
        try notebook.addGoal("Run")
        try notebook.addGoal("Move", id: 2) { $0.measure = .milestones }
        func refusal(_ draft: GoalProgressDraft, of goal: UInt64 = 1) -> GoalRefusal? {
            do throws(GoalRefusal) {
                _ = try GoalCommand.addProgress(Notebook.id(goal), draft, id: Notebook.id(40))
                    .decide(in: notebook.state, now: notebook.now) { Notebook.id(41) }
                return nil
            } catch {
                return error
            }
        }
        #expect(refusal(GoalProgressDraft(.value(.nan))) == .numberTooLarge)
        #expect(refusal(GoalProgressDraft(.addition(1e10))) == .numberTooLarge)
        #expect(refusal(GoalProgressDraft(.value(1), day: today.advanced(by: 1))) == nil)
        let late = today.advanced(by: 2)
        #expect(refusal(GoalProgressDraft(.value(1), day: late)) == .dayInTheFuture(late))
        #expect(refusal(GoalProgressDraft(.value(1), day: .first)) == .dayTooEarly(GoalLimits.firstDay))
        #expect(refusal(GoalProgressDraft(.value(1)), of: 2) == .notMeasuredByHand("Move"))
        #expect(refusal(GoalProgressDraft(.value(1)), of: 9) == .noSuchGoal)
    }
}
