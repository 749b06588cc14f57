import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Points of what an import wrote. Today is Friday, 20 November 2026.
@Suite struct ImportedPointsTests {
    private func marks(_ days: [String], of habit: UInt64 = 1) -> [Change] {
        days.map { Change(Entry.table, Entry.id(of: TestJournal.id(habit), on: Day($0)!)!, "state", .integer(1)) }
    }

    private func journal() throws -> TestJournal {
        var journal = TestJournal()
        try journal.add("Read") { $0.startDay = Day("2026-11-01") }
        return journal
    }

    @Test func whatAnImportWroteEarnsNothing() throws {
        var journal = try journal()
        journal.importing(marks(["2026-11-01", "2026-11-02"]))
        #expect(journal.points == 0)
        #expect(journal.game.achievements.allSatisfy { !$0.isEarned && $0.count == 0 })
    }

    @Test func importedDaysArePerfectInTheReviewAllTheSame() throws {
        var journal = try journal()
        journal.importing(marks(["2026-11-01", "2026-11-02"]))
        try journal.mark(1, "2026-11-04")
        let days = journal.state.daysWithAllHabitsDone(in: Day("2026-11-02")!...journal.today, today: journal.today)
        #expect(days == [Day("2026-11-02")!, Day("2026-11-04")!])
        #expect(journal.state.hasRecordsWithoutPoints)
    }

    @Test func whatIsMarkedByHandBesidesEarns() throws {
        var journal = try journal()
        journal.importing(marks(["2026-11-01", "2026-11-02"]))
        try journal.mark(1, "2026-11-03")
        #expect(journal.earned(on: "2026-11-03") == ["allHabitsDone 10", "habitMarked 5"])
        #expect(journal.basePoints(on: "2026-11-02") == 0)
    }

    @Test func aStreakBegunByAnImportReachesItsMilestoneByHand() throws {
        var journal = try journal()
        journal.importing(marks((1...8).map { "2026-11-0\($0)" }))
        #expect(journal.points == 0)
        try journal.mark(1, from: "2026-11-09", count: 6)
        #expect(journal.earned(on: "2026-11-14").contains("streak of 14 days 10"))
        #expect(journal.basePoints(on: "2026-11-07") == 0)
    }

    @Test func anImportThatWasAskedToEarns() throws {
        var journal = try journal()
        journal.importing(marks(["2026-11-01", "2026-11-02"]), earns: true)
        #expect(journal.basePoints(on: "2026-11-02") == 15)
    }

    @Test func anImportedFactThatIsEditedByHandEarns() throws {
        var journal = try journal()
        journal.importing(marks(["2026-11-01"]))
        try journal.run(.clear(TestJournal.id(1), on: Day("2026-11-01")!))
        try journal.mark(1, "2026-11-01")
        #expect(journal.basePoints(on: "2026-11-01") == 15)
    }

    @Test func anImportedRecordThatIsEditedByHandEarnsNothing() throws {
        var journal = TestJournal()
        var workout = Workout(id: TestJournal.id(1))
        (workout.life, workout.day, workout.title, workout.minutes) = (1, Day("2026-11-01"), "Gym", 45)
        journal.importing(workout.changes)
        workout.title = "Gym with Ann"
        try journal.exercise(.edit(workout))
        #expect(journal.state.workout(TestJournal.id(1))?.title == "Gym with Ann")
        #expect(journal.points == 0)
    }

    @Test func anImportedAmountThatIsCorrectedByHandEarnsNothing() throws {
        var journal = TestJournal()
        try journal.add("Drink") { ($0.kind, $0.target, $0.startDay) = (.atLeast, 2, Day("2026-11-01")) }
        let entry = Entry.id(of: TestJournal.id(1), on: Day("2026-11-01")!)!
        journal.importing([
            Change(Entry.table, entry, "state", .integer(1)), Change(Entry.table, entry, "total", .real(2)),
        ])
        journal.write(Decision(JournalAction.import, [Change(Entry.table, entry, "total", .real(3))]))
        #expect(journal.points == 0)
    }

    @Test func aTaskThatWasImportedOpenEarnsWhenItIsDone() throws {
        var journal = TestJournal()
        var task = TaskItem(id: TestJournal.id(1))
        (task.life, task.title) = (1, "Paint")
        journal.importing(task.changes)
        try journal.plan(.complete(TestJournal.id(1)))
        #expect(journal.earned(on: "2026-11-20") == ["taskDone 5"])
    }

    @Test func anImportOfManyPartsIsKnownWhole() throws {
        var journal = try journal()
        var changes: [Change] = []
        for number in 0..<3000 {
            var workout = Workout(id: TestJournal.id(5000 + UInt64(number)))
            (workout.life, workout.day) = (1, Day("2010-01-01")!.advanced(by: number))
            workout.note = String(repeating: "x", count: 400)
            changes += workout.changes
        }
        let batches = journal.importing(changes)
        #expect(batches.count > 1)
        #expect(journal.state.game(today: journal.today).ledger.total == 0)
        try journal.train(on: "2026-11-20", id: 1)
        #expect(journal.basePoints(on: "2026-11-20") == 50)
    }

    @Test func undoingAnImportTakesItsNoteBack() throws {
        var journal = try journal()
        let action = journal.importing(marks(["2026-11-01"]))
        journal.undo(action)
        #expect(!journal.state.imports.rows.contains { $0.end })
        try journal.mark(1, "2026-11-01")
        #expect(journal.basePoints(on: "2026-11-01") == 15)
    }

    @Test func importsAreKnownAfterARestart() throws {
        var journal = try journal()
        journal.importing(marks(["2026-11-01", "2026-11-02"]))
        try journal.mark(1, "2026-11-03")
        var writer = ByteWriter()
        journal.state.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        let state = try State(from: &reader)
        #expect(state.gameView(today: journal.today) == journal.state.gameView(today: journal.today))
    }

    @Test func anImportThatChangesNothingLeavesNoNote() {
        #expect(Decision.importing([], id: TestJournal.id(1), on: Day("2026-11-20")!).changes.isEmpty)
    }

    @Test func aGoalThatWasReachedWhenItWasImportedEarnsNothing() throws {
        var journal = TestJournal()
        var goal = Goal(id: TestJournal.id(1))
        (goal.life, goal.title, goal.target, goal.reachedOn) = (1, "Read", 12, Day("2026-11-01"))
        journal.importing(goal.changes)
        #expect(journal.points == 0)
    }

    @Test func notesOfImportsAreNotImported() throws {
        var note = ImportRecord(id: TestJournal.id(1))
        (note.day, note.end) = (Day("2026-11-20"), true)
        var journal = ImportedJournal()
        journal.add(note)
        let plan = ImportPlan(journal, into: State(), today: Day("2026-11-20")!) { TestJournal.id(2) }
        #expect(plan.changes.isEmpty)
    }
}
