import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct GoalTaskTests {
    private let today = Day("2026-11-20")!

    /// A journal with a goal measured by its tasks, which have the ids 11, 12…
    private func journal(_ tasks: (inout TaskDraft) -> Void...) throws -> TestJournal {
        var journal = TestJournal()
        try journal.addGoal("Move") { ($0.measure, $0.target) = (.tasks, nil) }
        for (number, adjust) in tasks.enumerated() {
            var draft = TaskDraft(title: "Task \(number)")
            draft.goal = TestJournal.id(1)
            adjust(&draft)
            try journal.keep(.add(draft, id: TestJournal.id(11 + UInt64(number))))
        }
        return journal
    }

    @Test func completedTasksAreCountedOutOfThoseThatAreNotCancelled() throws {
        var journal = try journal({ _ in }, { _ in }, { _ in }, { $0.goal = nil })
        #expect(journal.status()?.target == 3)
        try journal.keep(.complete(TestJournal.id(11)))
        #expect(journal.status()?.current == 1)
        try journal.keep(.cancel(TestJournal.id(12)))
        #expect(journal.status()?.target == 2)
        try journal.keep(.complete(TestJournal.id(13)))
        #expect(journal.status()?.reachedOn == today)
    }

    @Test func aRepeatedTaskCountsOnceForEachTimeDone() throws {
        var journal = try journal({ draft in
            draft.dueDay = Day("2026-11-18")
            draft.repetition = try! Repetition(code: "FREQ=DAILY")
        })
        #expect(journal.status()?.target == 1)
        for day in ["2026-11-18", "2026-11-19", "2026-11-20"] {
            let time = try #require(TaskItem.id(of: TestJournal.id(11), on: Day(day)!))
            try journal.keep(.complete(time))
        }
        #expect(journal.status()?.current == 3)
        // The next occurrence is still open.
        #expect(journal.status()?.target == 4)
        #expect(journal.status()?.isReached == false)
    }

    @Test func aNumberOfTasksCanBeTheTarget() throws {
        var journal = try journal({ _ in }, { _ in }, { _ in })
        var goal = try #require(journal.goal())
        goal.target = 2
        try journal.pursue(.edit(goal))
        try journal.keep(.complete(TestJournal.id(11)))
        #expect(journal.status()?.share == 0.5)
        try journal.keep(.complete(TestJournal.id(12)))
        #expect(journal.status()?.isReached == true)
    }

    @Test func aGoalWithoutTasksHasNothingToMeasureBy() throws {
        #expect(try journal().status()?.target == nil)
    }

    @Test func aTaskCannotBelongToAGoalThatIsNotThere() throws {
        #expect(throws: TaskRefusal.noSuchGoal) { try journal({ $0.goal = TestJournal.id(5) }) }
    }

    @Test func theTasksOfADeletedGoalStayAndCanBeEdited() throws {
        var journal = try journal({ _ in })
        try journal.pursue(.delete(TestJournal.id(1)))
        var draft = TaskDraft(try #require(journal.state.task(TestJournal.id(11))), in: journal.state)
        draft.title = "Still here"
        try journal.keep(.edit(TestJournal.id(11), draft))
        #expect(journal.state.task(TestJournal.id(11))?.title == "Still here")
    }

    @Test func allGoalsTasksAreFoundInOnePass() throws {
        let journal = try journal({ _ in }, { $0.goal = nil }, { _ in })
        let found = journal.state.tasksByGoal
        #expect(found.of(TestJournal.id(1)).map(\.title) == ["Task 0", "Task 2"])
        #expect(found.of(TestJournal.id(2)).isEmpty)
    }
}

extension TestJournal {
    fileprivate mutating func keep(_ command: TaskCommand) throws {
        write(try command.decide(in: state, now: now) { Self.id(8000) })
    }
}
