import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct ImportGoalsTests {
    private let id = TestJournal.id(1)

    private func exported() -> ImportedJournal {
        var journal = ImportedJournal()
        var mind = Category(id: TestJournal.id(5))
        mind.name = "Mind"
        var read = Goal(id: id)
        (read.title, read.unit, read.target, read.category, read.position) = ("Read", "books", 12, mind.id, "V")
        var half = Milestone(id: TestJournal.id(2))
        (half.goal, half.title, half.position) = (read.id, "Half", "V")
        var two = GoalProgress(id: TestJournal.id(3))
        (two.goal, two.day, two.amount, two.note) = (read.id, Day("2026-11-01"), 2, "Thin ones")
        (journal[Category.self], journal[Goal.self], journal[Milestone.self], journal[GoalProgress.self]) = (
            [mind], [read], [half], [two]
        )
        return journal
    }

    @Test func recordsAreImportedOnceWithTheirIDs() throws {
        var testJournal = TestJournal()
        #expect(testJournal.importRecords(exported()).newGoalCount == 1)
        #expect(testJournal.goal()?.title == "Read")
        #expect(testJournal.state.category(testJournal.goal()?.category)?.name == "Mind")
        #expect(testJournal.state.milestones(of: id).map(\.title) == ["Half"])
        #expect(testJournal.state.progress(of: id).map(\.note) == ["Thin ones"])
        #expect(testJournal.status()?.current == 2)
        let again = testJournal.importRecords(exported())
        #expect(again.changes.isEmpty && again.newGoalCount == 0)
    }

    @Test func importKeepsLocalEditsAndDeletions() throws {
        var testJournal = TestJournal()
        testJournal.importRecords(exported())
        try testJournal.pursue(.deleteProgress(TestJournal.id(3)))
        try testJournal.pursue(.renameMilestone(TestJournal.id(2), title: "Six"))
        #expect(testJournal.importRecords(exported()).changes.isEmpty)
        #expect(testJournal.state.milestones(of: id).map(\.title) == ["Six"])
    }

    @Test func deletedGoalsAreRestoredOnlyOnRequest() throws {
        var testJournal = TestJournal()
        testJournal.importRecords(exported())
        try testJournal.pursue(.delete(id))
        #expect(testJournal.importRecords(exported()).deletedGoalCount == 1)
        #expect(testJournal.state.livingGoals.isEmpty)
        #expect(testJournal.importRecords(exported(), restoresDeleted: true).newGoalCount == 1)
        #expect(testJournal.status()?.current == 2)
    }

    @Test func overlongTextsAreCutAndInvalidIDsIgnored() throws {
        var journal = exported()
        journal[Goal.self][0].title = String(repeating: "W", count: 500)
        journal[Goal.self] += journal[Goal.self]
        journal[Milestone.self] += journal[Milestone.self]
        var lost = Milestone(id: TestJournal.id(9))
        lost.goal = TestJournal.id(99)
        lost.title = "Lost"
        journal[Milestone.self].append(lost)
        var testJournal = TestJournal()
        #expect(testJournal.importRecords(journal).cutTextCount == 1)
        #expect(testJournal.goal()?.title.count == 120)
        #expect(testJournal.state.milestones.rows.count == 1)
    }
}
