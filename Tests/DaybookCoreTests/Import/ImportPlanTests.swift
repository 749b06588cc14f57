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

    @Test func habitIsImportedWithItsEntriesAndReminders() throws {
        var journal = TestJournal()
        var read = draft("Read", entries: [done("2026-11-01"), done("2026-11-02", note: "late")])
        read.kind = .atLeast
        read.unit = "pages"
        read.target = 20
        read.entries[0].value = 12.5
        read.category = "Mind"
        read.schedule = .timesPerWeek(3)
        read.reminders = [ImportedReminder(time: TimeOfDay("09:30")!, weekdays: [.monday])]
        let plan = journal.importRecords([read])
        #expect(plan.newHabitCount == 1)
        #expect(plan.newEntryCount == 2)
        #expect(plan.newCategories == ["Mind"])

        let habit = try #require(journal.state.livingHabits.first)
        #expect(habit.title == "Read")
        #expect(habit.kind == .atLeast && habit.unit == "pages" && habit.target == 20)
        #expect(habit.schedule == .timesPerWeek(3))
        #expect(habit.startDay == Day("2026-11-01"))
        #expect(habit.createdOn == journal.today)
        #expect(journal.state.category(habit.category)?.name == "Mind")
        #expect(journal.state.reminders(of: habit.id).map(\.time) == [TimeOfDay("09:30")])
        #expect(journal.state.entries(of: habit.id).map(\.total) == [12.5, nil])
        #expect(journal.state.entries(of: habit.id).map(\.note) == ["", "late"])
    }

    @Test func importingTwiceChangesNothing() {
        var journal = TestJournal()
        let long = draft(String(repeating: "long ", count: 20), entries: [done("2026-11-01")])
        let drafts = [draft("Vegan", entries: [done("2026-11-01")]), draft("Vegan", ordinal: 2), long]
        journal.importRecords(drafts)
        let again = journal.importRecords(drafts)
        #expect(again.changes.isEmpty)
        #expect(again.existingHabitCount == 3)
        #expect(again.existingEntryCount == 2)
    }

    @Test func aLaterExportAddsOnlyWhatIsNew() {
        var journal = TestJournal()
        journal.importRecords([draft("Read", entries: [done("2026-11-01")])])
        let later = journal.importRecords([draft("Read", entries: [done("2026-11-01"), done("2026-11-02")])])
        #expect(later.newEntryCount == 1)
        #expect(later.changes.count == 1)
    }

    @Test func importKeepsLocalEdits() throws {
        var journal = TestJournal()
        let drafts = [draft("Read", entries: [done("2026-11-01"), done("2026-11-02")])]
        let habit = journal.importRecords(drafts).habits[0].id
        try journal.run(.clear(habit, on: Day("2026-11-01")!))
        var edited = try #require(journal.state.habit(habit))
        edited.title = "Read books"
        try journal.run(.edit(edited))
        let again = journal.importRecords(drafts)
        #expect(again.changes.isEmpty)
        #expect(again.keptEntryCount == 1)
        #expect(again.habits[0].title == "Read books")
    }

    @Test func importingAgainAfterUndoRestoresCategories() throws {
        var draft = ImportedHabit(identity: ImportIdentity(format: "test", key: "Read"))
        (draft.title, draft.category) = ("Read", "Mind")
        var journal = TestJournal()
        func plan(_ id: UInt64) -> ImportPlan {
            ImportPlan([draft], into: journal.state, today: journal.today) { TestJournal.id(id) }
        }
        let first = plan(50)
        journal.undo(journal.write(Decision(JournalAction.import, first.changes)))
        journal.write(Decision(JournalAction.import, plan(60).changes))
        let category = try #require(journal.state.livingCategories.first)
        #expect(first.changes.contains(Change(Category.table, category.id, "name", .text("Mind"))))

        // One that a person renamed meanwhile is another: what comes in gets its own.
        try journal.organise(.edit(TestJournal.category("Soul", id: category.id)))
        draft.identity.key = "Write"
        draft.title = "Write"
        journal.write(Decision(JournalAction.import, plan(70).changes))
        #expect(Set(journal.state.livingCategories.map { $0.name }) == ["Soul", "Mind"])
    }

    @Test func equalTitlesAreKeptApart() {
        var journal = TestJournal()
        journal.importRecords([
            draft("VEGAN"), draft("Vegan", ordinal: 2), draft("Vegan 2"), draft("vegan", ordinal: 3),
        ])
        #expect(journal.state.livingHabits.map(\.title) == ["VEGAN", "Vegan 2", "Vegan 2 2", "vegan 3"])
    }

    @Test func anOverlongTitleIsCutToSixtyFourCharacters() {
        var journal = TestJournal()
        let title = String(repeating: "ё", count: 10_000)
        let plan = journal.importRecords([draft(title), draft(title, ordinal: 2)])
        #expect(plan.habits.map(\.titleChange) == [.cut, .taken])
        #expect(plan.habits.map(\.title.count) == [64, 64])
        #expect(plan.habits[1].title.hasSuffix("ё 2"))
    }

    @Test func aTitleOfOneCharacterBecomesLonger() {
        var journal = TestJournal()
        let plan = journal.importRecords([
            draft("X"), draft("x", ordinal: 2), draft("e" + String(repeating: "\u{301}", count: 900)),
        ])
        #expect(plan.habits.map(\.title) == ["X 1", "x 2", "? 1"])
        #expect(plan.habits.map(\.titleChange) == [.lengthened, .lengthened, .lengthened])
    }

    @Test func importedHabitsFollowExistingOnesInFileOrder() throws {
        var journal = TestJournal()
        try journal.add("Walk")
        let titles = (0..<1000).map { "Habit \($0)" }
        journal.importRecords(titles.map { draft($0) })
        #expect(journal.state.livingHabits.map(\.title) == ["Walk"] + titles)
        #expect(journal.state.livingHabits.allSatisfy { $0.position.utf8.count < 8 })
    }

    @Test(arguments: ["Read", String(repeating: "A title too long to be an id ", count: 3)])
    func importingAgainAfterUndoRestoresTheHabit(_ title: String) throws {
        var journal = TestJournal()
        let drafts = [draft(title, entries: [done("2026-11-01")])]
        journal.importAndUndo(drafts)
        #expect(journal.state.livingHabits.isEmpty)
        let again = journal.importRecords(drafts)
        #expect(again.newHabitCount == 1)
        let habit = try #require(journal.state.livingHabits.first)
        #expect(journal.state.entries(of: habit.id).count == 1)
        #expect(journal.importRecords(drafts).changes.isEmpty)
    }

    @Test func deletedHabitsAreRestoredOnlyOnRequest() throws {
        var journal = TestJournal()
        let drafts = [draft("Read", entries: [done("2026-11-01")])]
        let habit = journal.importRecords(drafts).habits[0].id
        try journal.run(.archive(habit))
        try journal.run(.delete(habit))
        try journal.add("Read")
        let again = journal.importRecords(drafts)
        #expect(again.changes.isEmpty)
        #expect(again.deletedHabitCount == 1)
        let back = journal.importRecords(drafts, restoresDeleted: true)
        #expect(back.habits[0].importStatus == .restored)
        #expect(journal.state.habit(habit)?.title == "Read 2")
        #expect(journal.importRecords(drafts).changes.isEmpty)
    }

    @Test func invalidFieldsAreMadeToFit() throws {
        var journal = TestJournal()
        var odd = draft("Odd", entries: [done("0001-01-01"), done("2026-11-01"), done("2026-11-01", note: "twice")])
        odd.kind = .atMost
        odd.target = .nan
        odd.unit = String(repeating: "u", count: 40)
        odd.note = String(repeating: "n", count: 10_001)
        odd.entries[1].value = .infinity
        odd.startDay = .first
        odd.schedule = .everyDays(0)
        let plan = journal.importRecords([odd])
        #expect(plan.cutTextCount == 2)
        let habit = try #require(journal.state.livingHabits.first)
        #expect(habit.target == 1)
        #expect(habit.unit.count == 16 && habit.note.count == 10_000)
        #expect(habit.schedule == .daily)
        #expect(habit.startDay == HabitLimits.firstDay)
        #expect(journal.state.entries(of: habit.id).map(\.total) == [nil])
    }

    @Test func aCategoryIsFoundByItsNameRegardlessOfCase() throws {
        var journal = TestJournal()
        try journal.organise(.add(TestJournal.category("mind", id: TestJournal.id(5))))
        var read = draft("Read")
        read.category = "Mind"
        let plan = journal.importRecords([read])
        #expect(plan.newCategories.isEmpty)
        #expect(journal.state.livingHabits.first?.category == TestJournal.id(5))
    }

    @Test func noFieldIsWrittenTwiceInOneImport() {
        var journal = TestJournal()
        let drafts = (1...50).map { draft("Same", ordinal: $0, entries: [done("2026-11-01"), done("2026-11-01")]) }
        let changes = journal.importRecords(drafts + drafts).changes
        #expect(Set(changes.map { "\($0.table) \($0.record.hex) \($0.field)" }).count == changes.count)
    }
}

extension TestJournal {
    /// Imports habits and applies the plan.
    @discardableResult
    mutating func importRecords(_ drafts: [ImportedHabit], restoresDeleted: Bool = false) -> ImportPlan {
        let plan = plan(drafts, restoresDeleted: restoresDeleted)
        write(Decision(JournalAction.import, plan.changes))
        return plan
    }

    private func plan(_ drafts: [ImportedHabit], restoresDeleted: Bool = false) -> ImportPlan {
        var next = UInt64(now.milliseconds) << 16
        return ImportPlan(drafts, into: state, today: today, restoresDeleted: restoresDeleted) {
            next += 1
            return TestJournal.id(next)
        }
    }

    /// Imports habits and undoes it.
    mutating func importAndUndo(_ drafts: [ImportedHabit]) {
        undo(write(Decision(JournalAction.import, plan(drafts).changes)))
    }
}
