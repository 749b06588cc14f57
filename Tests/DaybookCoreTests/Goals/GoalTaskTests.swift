import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct GoalTaskTests {
    private let today = Day("2026-11-20")!

    /// A journal with a goal measured by its tasks, which have the ids 11, 12…
    private func notebook(_ tasks: (inout TaskDraft) -> Void...) throws -> Notebook {
        var notebook = Notebook()
        try notebook.addGoal("Move") { ($0.measure, $0.target) = (.tasks, nil) }
        for (number, adjust) in tasks.enumerated() {
            var draft = TaskDraft(title: "Task \(number)")
            draft.goal = Notebook.id(1)
            adjust(&draft)
            try notebook.keep(.add(draft, id: Notebook.id(11 + UInt64(number))))
        }
        return notebook
    }

    @Test func completedTasksAreCountedOutOfThoseThatAreNotCancelled() throws {
        var notebook = try notebook({ _ in }, { _ in }, { _ in }, { $0.goal = nil })
        #expect(notebook.status()?.target == 3)
        try notebook.keep(.complete(Notebook.id(11)))
        #expect(notebook.status()?.current == 1)
        try notebook.keep(.cancel(Notebook.id(12)))
        #expect(notebook.status()?.target == 2)
        try notebook.keep(.complete(Notebook.id(13)))
        #expect(notebook.status()?.reachedOn == today)
    }

    @Test func aRepeatedTaskCountsOnceForEachTimeDone() throws {
        var notebook = try notebook({ draft in
            draft.dueDay = Day("2026-11-18")
            draft.repetition = try! Repetition(code: "FREQ=DAILY")
        })
        #expect(notebook.status()?.target == 1)
        for day in ["2026-11-18", "2026-11-19", "2026-11-20"] {
            let time = try #require(TaskItem.id(of: Notebook.id(11), on: Day(day)!))
            try notebook.keep(.complete(time))
        }
        #expect(notebook.status()?.current == 3)
        // The next occurrence is still open.
        #expect(notebook.status()?.target == 4)
        #expect(notebook.status()?.isReached == false)
    }

    @Test func aNumberOfTasksCanBeTheTarget() throws {
        var notebook = try notebook({ _ in }, { _ in }, { _ in })
        var goal = try #require(notebook.goal())
        goal.target = 2
        try notebook.pursue(.edit(goal))
        try notebook.keep(.complete(Notebook.id(11)))
        #expect(notebook.status()?.share == 0.5)
        try notebook.keep(.complete(Notebook.id(12)))
        #expect(notebook.status()?.isReached == true)
    }

    @Test func aGoalWithoutTasksHasNothingToMeasureBy() throws {
        #expect(try notebook().status()?.target == nil)
    }

    @Test func aTaskCannotBelongToAGoalThatIsNotThere() throws {
        #expect(throws: TaskRefusal.noSuchGoal) { try notebook({ $0.goal = Notebook.id(5) }) }
    }

    @Test func theTasksOfADeletedGoalStayAndCanBeEdited() throws {
        var notebook = try notebook({ _ in })
        try notebook.pursue(.delete(Notebook.id(1)))
        var draft = TaskDraft(try #require(notebook.state.task(Notebook.id(11))), in: notebook.state)
        draft.title = "Still here"
        try notebook.keep(.edit(Notebook.id(11), draft))
        #expect(notebook.state.task(Notebook.id(11))?.title == "Still here")
    }

    @Test func allGoalsTasksAreFoundInOnePass() throws {
        let notebook = try notebook({ _ in }, { $0.goal = nil }, { _ in })
        let found = notebook.state.tasksByGoal
        #expect(found.of(Notebook.id(1)).map(\.title) == ["Task 0", "Task 2"])
        #expect(found.of(Notebook.id(2)).isEmpty)
    }
}

extension Notebook {
    fileprivate mutating func keep(_ command: TaskCommand) throws {
        write(try command.decide(in: state, now: now) { Self.id(8000) })
    }
}
