import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct ImportPlanTests {
    private func draft(_ title: String, ordinal: Int = 1, entries: [ImportedEntry] = []) -> ImportedHabit {
        var draft = ImportedHabit(identity: ImportIdentity(format: "loop", key: title, ordinal: ordinal))
        draft.title = title
        draft.entries = entries
        draft.startDay = entries.first?.day
        return draft
    }

    private func done(_ text: String, note: String = "") -> ImportedEntry {
        ImportedEntry(day: Day(text)!, state: .done, note: note)
    }

    @Test func aHabitComesInWithItsEntriesAndReminders() throws {
        var notebook = Notebook()
        var read = draft("Read", entries: [done("2026-11-01"), done("2026-11-02", note: "late")])
        read.kind = .atLeast
        read.unit = "pages"
        read.target = 20
        read.entries[0].value = 12.5
        read.category = "Mind"
        read.schedule = .timesPerWeek(3)
        read.reminders = [ImportedReminder(time: TimeOfDay("09:30")!, weekdays: [.monday])]
        let plan = notebook.bringIn([read])
        #expect(plan.newHabitCount == 1)
        #expect(plan.newEntryCount == 2)
        #expect(plan.newCategories == ["Mind"])

        let habit = try #require(notebook.state.livingHabits.first)
        #expect(habit.title == "Read")
        #expect(habit.kind == .atLeast && habit.unit == "pages" && habit.target == 20)
        #expect(habit.schedule == .timesPerWeek(3))
        #expect(habit.startDay == Day("2026-11-01"))
        #expect(habit.createdOn == notebook.today)
        #expect(notebook.state.category(habit.category)?.name == "Mind")
        #expect(notebook.state.reminders(of: habit.id).map(\.time) == [TimeOfDay("09:30")])
        #expect(notebook.state.entries(of: habit.id).map(\.total) == [12.5, nil])
        #expect(notebook.state.entries(of: habit.id).map(\.note) == ["", "late"])
    }

    @Test func importingTwiceChangesNothing() {
        var notebook = Notebook()
        let long = draft(String(repeating: "long ", count: 20), entries: [done("2026-11-01")])
        let drafts = [draft("Vegan", entries: [done("2026-11-01")]), draft("Vegan", ordinal: 2), long]
        notebook.bringIn(drafts)
        let again = notebook.bringIn(drafts)
        #expect(again.changes.isEmpty)
        #expect(again.existingHabitCount == 3)
        #expect(again.existingEntryCount == 2)
    }

    @Test func aLaterExportAddsOnlyWhatIsNew() {
        var notebook = Notebook()
        notebook.bringIn([draft("Read", entries: [done("2026-11-01")])])
        let later = notebook.bringIn([draft("Read", entries: [done("2026-11-01"), done("2026-11-02")])])
        #expect(later.newEntryCount == 1)
        #expect(later.changes.count == 1)
    }

    @Test func whatWasEditedHereStays() throws {
        var notebook = Notebook()
        let drafts = [draft("Read", entries: [done("2026-11-01"), done("2026-11-02")])]
        let habit = notebook.bringIn(drafts).habits[0].id
        try notebook.run(.clear(habit, on: Day("2026-11-01")!))
        var edited = try #require(notebook.state.habit(habit))
        edited.title = "Read books"
        try notebook.run(.edit(edited))
        let again = notebook.bringIn(drafts)
        #expect(again.changes.isEmpty)
        #expect(again.keptEntryCount == 1)
        #expect(again.habits[0].title == "Read books")
    }

    @Test func categoriesThatAnUndoTookComeBackAsTheyWere() throws {
        var draft = ImportedHabit(identity: ImportIdentity(format: "test", key: "Read"))
        (draft.title, draft.category) = ("Read", "Mind")
        var notebook = Notebook()
        func plan(_ id: UInt64) -> ImportPlan {
            ImportPlan([draft], into: notebook.state, today: notebook.today) { Notebook.id(id) }
        }
        let first = plan(50)
        let batches = notebook.write(Decision(JournalAction.import, first.changes))
        let state = notebook.state
        let undo = Undo(of: batches.map { $0.batch }, history: batches.map { $0.batch }) { state.stamp(of: $0) }
        notebook.write(Decision(JournalAction.undo, undo.changes))
        notebook.write(Decision(JournalAction.import, plan(60).changes))
        let category = try #require(notebook.state.livingCategories.first)
        #expect(first.changes.contains(Change(Category.table, category.id, "name", .text("Mind"))))

        // One that a person renamed meanwhile is another: what comes in gets its own.
        try notebook.organise(.edit(Notebook.category("Soul", id: category.id)))
        draft.identity.key = "Write"
        draft.title = "Write"
        notebook.write(Decision(JournalAction.import, plan(70).changes))
        #expect(Set(notebook.state.livingCategories.map { $0.name }) == ["Soul", "Mind"])
    }

    @Test func equalTitlesAreKeptApart() {
        var notebook = Notebook()
        notebook.bringIn([draft("VEGAN"), draft("Vegan", ordinal: 2), draft("Vegan 2"), draft("vegan", ordinal: 3)])
        #expect(notebook.state.livingHabits.map(\.title) == ["VEGAN", "Vegan 2", "Vegan 2 2", "vegan 3"])
    }

    @Test func anOverlongTitleIsCutToSixtyFourCharacters() {
        var notebook = Notebook()
        let title = String(repeating: "ё", count: 10_000)
        let plan = notebook.bringIn([draft(title), draft(title, ordinal: 2)])
        #expect(plan.habits.map(\.titleChange) == [.cut, .taken])
        #expect(plan.habits.map(\.title.count) == [64, 64])
        #expect(plan.habits[1].title.hasSuffix("ё 2"))
    }

    @Test func aTitleOfOneCharacterBecomesLonger() {
        var notebook = Notebook()
        let plan = notebook.bringIn([
            draft("X"), draft("x", ordinal: 2), draft("e" + String(repeating: "\u{301}", count: 900)),
        ])
        #expect(plan.habits.map(\.title) == ["X 1", "x 2", "? 1"])
        #expect(plan.habits.map(\.titleChange) == [.lengthened, .lengthened, .lengthened])
    }

    @Test func habitsKeepTheFilesOrderBehindThoseThatAreHere() throws {
        var notebook = Notebook()
        try notebook.add("Walk")
        let titles = (0..<1000).map { "Habit \($0)" }
        notebook.bringIn(titles.map { draft($0) })
        #expect(notebook.state.livingHabits.map(\.title) == ["Walk"] + titles)
        #expect(notebook.state.livingHabits.allSatisfy { $0.position.utf8.count < 8 })
    }

    @Test(arguments: ["Read", String(repeating: "A title too long to be an id ", count: 3)])
    func whatAnUndoTookComesBack(_ title: String) throws {
        var notebook = Notebook()
        let drafts = [draft(title, entries: [done("2026-11-01")])]
        notebook.bringInAndUndo(drafts)
        #expect(notebook.state.livingHabits.isEmpty)
        let again = notebook.bringIn(drafts)
        #expect(again.newHabitCount == 1)
        let habit = try #require(notebook.state.livingHabits.first)
        #expect(notebook.state.entries(of: habit.id).count == 1)
        #expect(notebook.bringIn(drafts).changes.isEmpty)
    }

    @Test func whatAPersonDeletedStaysDeletedUntilItIsTaken() throws {
        var notebook = Notebook()
        let drafts = [draft("Read", entries: [done("2026-11-01")])]
        let habit = notebook.bringIn(drafts).habits[0].id
        try notebook.run(.archive(habit))
        try notebook.run(.delete(habit))
        try notebook.add("Read")
        let again = notebook.bringIn(drafts)
        #expect(again.changes.isEmpty)
        #expect(again.deletedHabitCount == 1)
        let back = notebook.bringIn(drafts, restoresDeleted: true)
        #expect(back.habits[0].importStatus == .restored)
        #expect(notebook.state.habit(habit)?.title == "Read 2")
        #expect(notebook.bringIn(drafts).changes.isEmpty)
    }

    @Test func whatNoFormWouldTakeIsMadeToFit() throws {
        var notebook = Notebook()
        var odd = draft("Odd", entries: [done("0001-01-01"), done("2026-11-01"), done("2026-11-01", note: "twice")])
        odd.kind = .atMost
        odd.target = .nan
        odd.unit = String(repeating: "u", count: 40)
        odd.note = String(repeating: "n", count: 10_001)
        odd.entries[1].value = .infinity
        odd.startDay = .first
        odd.schedule = .everyDays(0)
        let plan = notebook.bringIn([odd])
        #expect(plan.cutTextCount == 2)
        let habit = try #require(notebook.state.livingHabits.first)
        #expect(habit.target == 1)
        #expect(habit.unit.count == 16 && habit.note.count == 10_000)
        #expect(habit.schedule == .daily)
        #expect(habit.startDay == HabitLimits.firstDay)
        #expect(notebook.state.entries(of: habit.id).map(\.total) == [nil])
    }

    @Test func aCategoryIsFoundByItsNameRegardlessOfCase() throws {
        var notebook = Notebook()
        try notebook.organise(.add(Notebook.category("mind", id: Notebook.id(5))))
        var read = draft("Read")
        read.category = "Mind"
        let plan = notebook.bringIn([read])
        #expect(plan.newCategories.isEmpty)
        #expect(notebook.state.livingHabits.first?.category == Notebook.id(5))
    }

    @Test func noFieldIsWrittenTwiceInOneImport() {
        var notebook = Notebook()
        let drafts = (1...50).map { draft("Same", ordinal: $0, entries: [done("2026-11-01"), done("2026-11-01")]) }
        let changes = notebook.bringIn(drafts + drafts).changes
        #expect(Set(changes.map { "\($0.table) \($0.record.hex) \($0.field)" }).count == changes.count)
    }
}

extension Notebook {
    /// Imports habits and applies the plan.
    @discardableResult
    mutating func bringIn(_ drafts: [ImportedHabit], restoresDeleted: Bool = false) -> ImportPlan {
        let plan = plan(drafts, restoresDeleted: restoresDeleted)
        write(Decision(JournalAction.import, plan.changes))
        return plan
    }

    private func plan(_ drafts: [ImportedHabit], restoresDeleted: Bool = false) -> ImportPlan {
        var next = UInt64(now.milliseconds) << 16
        return ImportPlan(drafts, into: state, today: today, restoresDeleted: restoresDeleted) {
            next += 1
            return Notebook.id(next)
        }
    }

    /// Imports habits and undoes it.
    mutating func bringInAndUndo(_ drafts: [ImportedHabit]) {
        let action = write(Decision(JournalAction.import, plan(drafts).changes)).map(\.batch)
        let state = state
        let undo = Undo(of: action, history: action) { state.stamp(of: $0) }
        write(Decision(JournalAction.undo, undo.changes))
    }
}
