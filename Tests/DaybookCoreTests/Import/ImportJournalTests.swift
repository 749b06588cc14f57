import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct ImportJournalTests {
    private let day = Day("2026-11-01")!

    private func exported() -> ImportedJournal {
        var journal = ImportedJournal()
        var mind = Category(id: Notebook.id(1))
        mind.name = "Mind"
        var run = Habit(id: Notebook.id(2))
        run.title = "Run"
        run.kind = .atLeast
        run.target = 5
        run.category = mind.id
        run.position = "V"
        run.createdOn = day
        var entry = Entry(id: Entry.id(of: run.id, on: day)!)
        entry.state = .done
        var increment = Increment(id: Notebook.id(3))
        increment.entry = entry.id
        increment.amount = 2.5
        var reminder = Reminder(id: Notebook.id(4))
        reminder.habit = run.id
        journal.settings = Settings(id: Settings.only)
        journal.settings?.theme = .dark
        journal.categories = [mind]
        journal.habits = [run]
        journal.entries = [entry]
        journal.increments = [increment]
        journal.reminders = [reminder]
        return journal
    }

    @Test func everyRecordComesWithItsIDAndOnlyOnce() throws {
        var notebook = Notebook()
        let plan = notebook.bringIn(exported())
        #expect(plan.newHabitCount == 1 && plan.newEntryCount == 1)
        let run = try #require(notebook.state.habit(Notebook.id(2)))
        #expect(run.position == "V" && run.createdOn == day)
        #expect(notebook.state.category(run.category)?.name == "Mind")
        #expect(notebook.state.entry(of: run.id, on: day).flatMap { notebook.state.value(of: $0) } == 2.5)
        #expect(notebook.state.reminders(of: run.id).map(\.id) == [Notebook.id(4)])
        #expect(notebook.state.settings.theme == .dark)
        #expect(notebook.bringIn(exported()).changes.isEmpty)
    }

    @Test func settingsStayWhereThereAreHabits() throws {
        var notebook = Notebook()
        try notebook.add("Walk", id: 9)
        notebook.bringIn(exported())
        #expect(notebook.state.settings.theme == .system)
    }

    @Test func aCategoryOfTheSameNameIsThatCategory() throws {
        var notebook = Notebook()
        try notebook.organise(.add(Notebook.category("MIND", id: Notebook.id(8))))
        notebook.bringIn(exported())
        #expect(notebook.state.habit(Notebook.id(2))?.category == Notebook.id(8))
        #expect(notebook.state.livingCategories.count == 1)
        #expect(notebook.bringIn(exported()).changes.isEmpty)
    }

    @Test func anAdditionThatWasTakenBackHereDoesNotReturn() throws {
        var notebook = Notebook()
        notebook.bringIn(exported())
        try notebook.run(.setValue(Notebook.id(2), on: day, 4))
        #expect(notebook.bringIn(exported()).changes.isEmpty)
        #expect(notebook.state.entry(of: Notebook.id(2), on: day).flatMap { notebook.state.value(of: $0) } == 4)
    }

    @Test func aDeletedHabitStaysDeletedUntilItIsTaken() throws {
        var notebook = Notebook()
        notebook.bringIn(exported())
        try notebook.run(.archive(Notebook.id(2)))
        try notebook.run(.delete(Notebook.id(2)))
        #expect(notebook.bringIn(exported()).deletedHabitCount == 1)
        #expect(notebook.state.livingHabits.isEmpty)
        notebook.bringIn(exported(), restoresDeleted: true)
        #expect(notebook.state.livingHabits.map(\.title) == ["Run"])
    }

    @Test func aTitleThatIsTakenHereIsKeptApart() throws {
        var notebook = Notebook()
        try notebook.add("run", id: 9)
        let plan = notebook.bringIn(exported())
        #expect(plan.habits.map(\.title) == ["Run 2"])
        #expect(plan.habits.map(\.titleChange) == [.taken])
    }

    @Test func hostileIDsDoNoHarm() throws {
        var notebook = Notebook()
        var journal = exported()
        var long = Habit(id: try #require(RecordID([UInt8](repeating: 1, count: 64))))
        long.title = "Long"
        journal.habits += [long] + journal.habits
        journal.entries += journal.entries + [Entry(id: Notebook.id(77))]
        journal.reminders += journal.reminders
        notebook.bringIn(journal)
        #expect(notebook.state.livingHabits.map(\.title) == ["Run"])
        #expect(notebook.bringIn(journal).changes.isEmpty)
    }
}

extension Notebook {
    @discardableResult
    mutating func bringIn(_ journal: ImportedJournal, restoresDeleted: Bool = false) -> ImportPlan {
        let plan = ImportPlan(journal, into: state, today: today, restoresDeleted: restoresDeleted) {
            Notebook.id(4711)
        }
        write(Decision(JournalAction.import, plan.changes))
        return plan
    }
}
