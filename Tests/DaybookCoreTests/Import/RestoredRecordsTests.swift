import CivilTime
import DaybookCore
import Journal
import Money
import Testing

/// Records that an import brings back: they are seen, and stay if the action that was undone wrote them first.
@Suite struct RestoredRecordsTests {
    private let id = TestJournal.id(2)

    /// A habit, a goal, a pet, an account and a category of money, put away or not, as an export has them.
    private func exported(isPutAway: Bool) -> ImportedJournal {
        var journal = ImportedJournal()
        var habit = Habit(id: id)
        (habit.title, habit.kind, habit.target, habit.position) = ("Run", .atLeast, 5, "V")
        habit.isArchived = isPutAway
        var goal = Goal(id: id)
        (goal.title, goal.unit, goal.target, goal.position, goal.isArchived) = ("Read", "books", 12, "V", isPutAway)
        var pet = Subject(id: id)
        (pet.name, pet.position, pet.isArchived) = ("Rex", "V", isPutAway)
        var account = Account(id: id)
        (account.title, account.currencyCode, account.position, account.isClosed) = ("Bank", "EUR", "V", isPutAway)
        journal[Habit.self] = [habit]
        journal[Goal.self] = [goal]
        journal[Subject.self] = [pet]
        journal[Account.self] = [account]
        return journal
    }

    private func view(_ state: State) -> [String] {
        state.livingHabits.map { "\($0.title) \($0.kind) \($0.target ?? 0) \($0.isArchived)" }
            + state.livingGoals.map { "\($0.title) \($0.unit) \($0.isArchived)" }
            + state.livingSubjects.map { "\($0.name) \($0.isArchived)" }
            + state.livingAccounts.map { "\($0.title) \($0.isClosed)" }
    }

    /// Puts everything away, then deletes it.
    private func delete(_ journal: inout TestJournal) {
        let tables = [Habit.table, Goal.table, Subject.table, Account.table]
        let flags = ["archived", "archived", "archived", "closed"]
        journal.write(
            Decision(
                JournalAction.import, zip(tables, flags).map { Change($0, id, $1, .integer(1)) }))
        journal.write(
            Decision(JournalAction.import, tables.map { Change($0, id, "life", .integer(2)) }))
        #expect(view(journal.state) == [])
    }

    @Test func comeOutOfTheArchive() {
        var journal = TestJournal()
        journal.importRecords(exported(isPutAway: false))
        delete(&journal)
        #expect(journal.importRecords(exported(isPutAway: false)).archivedCount == 0)
        let back = journal.importRecords(exported(isPutAway: false), restoresDeleted: true)
        #expect(view(journal.state) == ["Run atLeast 5.0 false", "Read books false", "Rex false", "Bank false"])
        #expect(back.archivedCount == 0)
        #expect(journal.importRecords(exported(isPutAway: false), restoresDeleted: true).changes.isEmpty)
    }

    @Test func stayWhereTheFileHasThemAndAreCounted() {
        var journal = TestJournal()
        journal.importRecords(exported(isPutAway: true))
        delete(&journal)
        #expect(journal.importRecords(exported(isPutAway: true)).archivedCount == 3)
        let back = journal.importRecords(exported(isPutAway: true), restoresDeleted: true)
        #expect(view(journal.state) == ["Run atLeast 5.0 true", "Read books true", "Rex true", "Bank true"])
        #expect(back.archivedCount == 3)
    }

    @Test func ofAnotherProgramComeOutOfTheArchive() {
        var journal = TestJournal()
        var draft = ImportedHabit(identity: ImportIdentity(format: "loop", key: "Read"))
        draft.title = "Read"
        let habit = journal.importRecords([draft]).habits[0].id
        journal.write(Decision(HabitAction.archiveHabit, [Change(Habit.table, habit, "archived", .integer(1))]))
        journal.write(Decision(HabitAction.deleteHabit, [Change(Habit.table, habit, "life", .integer(2))]))
        journal.importRecords([draft], restoresDeleted: true)
        #expect(journal.state.activeHabits.map(\.title) == ["Read"])
    }

    @Test func keepTheirValuesIfTheirFirstAdditionIsUndone() {
        var journal = TestJournal()
        let plan = ImportPlan(
            exported(isPutAway: false), into: journal.state, today: journal.today, makeID: { TestJournal.id(4711) })
        let added = journal.write(Decision(JournalAction.import, plan.changes))
        delete(&journal)
        journal.importRecords(exported(isPutAway: false), restoresDeleted: true)
        journal.undo(added)
        #expect(view(journal.state) == ["Run atLeast 5.0 false", "Read books false", "Rex false", "Bank false"])
    }

    @Test func theirOwnEditsStay() {
        var journal = TestJournal()
        journal.importRecords(exported(isPutAway: false))
        journal.write(Decision(HabitAction.editHabit, [Change(Habit.table, id, "title", .text("Run slowly"))]))
        delete(&journal)
        journal.importRecords(exported(isPutAway: false), restoresDeleted: true)
        #expect(journal.state.livingHabits.map(\.title) == ["Run slowly"])
    }
}
