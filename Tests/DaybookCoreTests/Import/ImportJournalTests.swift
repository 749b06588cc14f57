import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct ImportJournalTests {
    private let day = Day("2026-11-01")!

    private func exported() -> ImportedJournal {
        var journal = ImportedJournal()
        var mind = Category(id: TestJournal.id(1))
        mind.name = "Mind"
        var run = Habit(id: TestJournal.id(2))
        run.title = "Run"
        run.kind = .atLeast
        run.target = 5
        run.category = mind.id
        run.position = "V"
        run.createdOn = day
        var entry = Entry(id: Entry.id(of: run.id, on: day)!)
        entry.state = .done
        var increment = Increment(id: TestJournal.id(3))
        increment.entry = entry.id
        increment.amount = 2.5
        var reminder = Reminder(id: TestJournal.id(4))
        reminder.habit = run.id
        var settings = Settings(id: Settings.only)
        settings.theme = .dark
        journal.add(settings)
        journal[Category.self] = [mind]
        journal[Habit.self] = [run]
        journal[Entry.self] = [entry]
        journal[Increment.self] = [increment]
        journal[Reminder.self] = [reminder]
        return journal
    }

    @Test func recordsAreImportedOnceWithTheirIDs() throws {
        var testJournal = TestJournal()
        let plan = testJournal.importRecords(exported())
        #expect(plan.newHabitCount == 1 && plan.newEntryCount == 1)
        let run = try #require(testJournal.state.habit(TestJournal.id(2)))
        #expect(run.position == "V" && run.createdOn == day)
        #expect(testJournal.state.category(run.category)?.name == "Mind")
        #expect(testJournal.state.entry(of: run.id, on: day).flatMap { testJournal.state.value(of: $0) } == 2.5)
        #expect(testJournal.state.reminders(of: run.id).map(\.id) == [TestJournal.id(4)])
        #expect(testJournal.state.settings.theme == .dark)
        #expect(testJournal.importRecords(exported()).changes.isEmpty)
    }

    @Test func recordsOfTwoTablesWithOneIDAreBothImported() throws {
        var journal = exported()
        var milestone = Milestone(id: TestJournal.id(2))
        var goal = Goal(id: TestJournal.id(3))
        goal.title = "Run a marathon"
        milestone.goal = goal.id
        milestone.title = "Ten kilometres"
        journal.add(goal)
        journal.add(milestone)
        var testJournal = TestJournal()
        testJournal.importRecords(journal)
        #expect(testJournal.state.milestones(of: goal.id).map(\.title) == ["Ten kilometres"])
        #expect(testJournal.importRecords(journal).changes.isEmpty)
    }

    @Test func anImportedAccountOfTheSameTitleGetsANumberThatItKeeps() throws {
        var bank = Account(id: TestJournal.id(30))
        (bank.title, bank.currencyCode, bank.createdOn) = ("bank", "PLN", day)
        var journal = ImportedJournal()
        journal.add(bank)
        var testJournal = TestJournal()
        try testJournal.open("Bank", id: 1, "EUR")
        let plan = testJournal.importRecords(journal)
        #expect(plan.renamedAccounts.map { [$0.titleInFile, $0.title] } == [["bank", "bank 2"]])
        func titles() -> [String?] { [1, 30].map { testJournal.state.account(TestJournal.id($0))?.title } }
        #expect(titles() == ["Bank", "bank 2"])
        var own = try #require(testJournal.state.account(TestJournal.id(1)))
        own.title = "Giro"
        try testJournal.spend(.editAccount(own))
        #expect(titles() == ["Giro", "bank 2"])
        #expect(testJournal.importRecords(journal).changes.isEmpty)
    }

    @Test func aCategoryOfTheSameNameIsThatCategory() throws {
        var testJournal = TestJournal()
        try testJournal.organise(.add(TestJournal.category("MIND", id: TestJournal.id(8))))
        testJournal.importRecords(exported())
        #expect(testJournal.state.habit(TestJournal.id(2))?.category == TestJournal.id(8))
        #expect(testJournal.state.livingCategories.count == 1)
        #expect(testJournal.importRecords(exported()).changes.isEmpty)
    }

    @Test func anAdditionThatWasTakenBackHereDoesNotReturn() throws {
        var testJournal = TestJournal()
        testJournal.importRecords(exported())
        try testJournal.run(.setValue(TestJournal.id(2), on: day, 4))
        #expect(testJournal.importRecords(exported()).changes.isEmpty)
        #expect(
            testJournal.state.entry(of: TestJournal.id(2), on: day).flatMap { testJournal.state.value(of: $0) } == 4)
    }

    @Test func deletedHabitsAreRestoredOnlyOnRequest() throws {
        var testJournal = TestJournal()
        testJournal.importRecords(exported())
        try testJournal.run(.archive(TestJournal.id(2)))
        try testJournal.run(.delete(TestJournal.id(2)))
        #expect(testJournal.importRecords(exported()).deletedHabitCount == 1)
        #expect(testJournal.state.livingHabits.isEmpty)
        testJournal.importRecords(exported(), restoresDeleted: true)
        #expect(testJournal.state.livingHabits.map(\.title) == ["Run"])
    }

    @Test func aTitleThatIsTakenHereIsKeptApart() throws {
        var testJournal = TestJournal()
        try testJournal.add("run", id: 9)
        let plan = testJournal.importRecords(exported())
        #expect(plan.habits.map(\.title) == ["Run 2"])
        #expect(plan.habits.map(\.titleChange) == [.taken])
    }

    @Test func invalidIDsAreIgnored() throws {
        var testJournal = TestJournal()
        var journal = exported()
        var long = Habit(id: try #require(RecordID([UInt8](repeating: 1, count: 64))))
        long.title = "Long"
        journal[Habit.self] += [long] + journal[Habit.self]
        journal[Entry.self] += journal[Entry.self] + [Entry(id: TestJournal.id(77))]
        journal[Reminder.self] += journal[Reminder.self]
        testJournal.importRecords(journal)
        #expect(testJournal.state.livingHabits.map(\.title) == ["Run"])
        #expect(testJournal.importRecords(journal).changes.isEmpty)
    }
}

extension TestJournal {
    @discardableResult
    mutating func importRecords(
        _ journal: ImportedJournal, restoresDeleted: Bool = false, replacesSettings: Bool = false
    ) -> ImportPlan {
        let plan = ImportPlan(
            journal, into: state, today: today, restoresDeleted: restoresDeleted, replacesSettings: replacesSettings
        ) {
            TestJournal.id(4711)
        }
        write(Decision(JournalAction.import, plan.changes))
        return plan
    }
}
