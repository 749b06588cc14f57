import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct ImportGoalsTests {
    private let id = Notebook.id(1)

    private func exported() -> ImportedJournal {
        var journal = ImportedJournal()
        var mind = Category(id: Notebook.id(5))
        mind.name = "Mind"
        var read = Goal(id: id)
        (read.title, read.unit, read.target, read.category, read.position) = ("Read", "books", 12, mind.id, "V")
        var half = Milestone(id: Notebook.id(2))
        (half.goal, half.title, half.position) = (read.id, "Half", "V")
        var two = GoalProgress(id: Notebook.id(3))
        (two.goal, two.day, two.amount, two.note) = (read.id, Day("2026-11-01"), 2, "Thin ones")
        (journal.categories, journal.goals, journal.milestones, journal.goalProgress) = ([mind], [read], [half], [two])
        return journal
    }

    @Test func everyRecordComesWithItsIDAndOnlyOnce() throws {
        var notebook = Notebook()
        #expect(notebook.bringIn(exported()).newGoalCount == 1)
        #expect(notebook.goal()?.title == "Read")
        #expect(notebook.state.category(notebook.goal()?.category)?.name == "Mind")
        #expect(notebook.state.milestones(of: id).map(\.title) == ["Half"])
        #expect(notebook.state.progress(of: id).map(\.note) == ["Thin ones"])
        #expect(notebook.status()?.current == 2)
        let again = notebook.bringIn(exported())
        #expect(again.changes.isEmpty && again.newGoalCount == 0)
    }

    @Test func whatWasChangedHereStays() throws {
        var notebook = Notebook()
        notebook.bringIn(exported())
        try notebook.pursue(.deleteProgress(Notebook.id(3)))
        try notebook.pursue(.renameMilestone(Notebook.id(2), title: "Six"))
        #expect(notebook.bringIn(exported()).changes.isEmpty)
        #expect(notebook.state.milestones(of: id).map(\.title) == ["Six"])
    }

    @Test func aDeletedGoalStaysDeletedUntilItIsTaken() throws {
        var notebook = Notebook()
        notebook.bringIn(exported())
        try notebook.pursue(.delete(id))
        #expect(notebook.bringIn(exported()).deletedGoalCount == 1)
        #expect(notebook.state.livingGoals.isEmpty)
        #expect(notebook.bringIn(exported(), restoresDeleted: true).newGoalCount == 1)
        #expect(notebook.status()?.current == 2)
    }

    @Test func textsTooLongAreCutAndHostileIDsDoNoHarm() throws {
        var journal = exported()
        journal.goals[0].title = String(repeating: "W", count: 500)
        journal.goals += journal.goals
        journal.milestones += journal.milestones
        var lost = Milestone(id: Notebook.id(9))
        lost.goal = Notebook.id(99)
        lost.title = "Lost"
        journal.milestones.append(lost)
        var notebook = Notebook()
        #expect(notebook.bringIn(journal).cutTextCount == 1)
        #expect(notebook.goal()?.title.count == 120)
        #expect(notebook.state.milestones.rows.count == 1)
    }
}
