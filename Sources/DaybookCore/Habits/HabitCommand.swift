import CivilTime
import Journal

/// Commands that change habits. Each states the desired result, so running one twice has the same effect as running it
/// once.
public enum HabitCommand: Hashable, Sendable {
    /// Adds a habit. Without a start day it begins today.
    case add(Habit, category: CategoryChoice? = nil, reminders: [ReminderDraft] = [])
    /// Saves a habit's editable fields and schedule. Nil keeps its category or reminders.
    case edit(Habit, category: CategoryChoice? = nil, reminders: [ReminderDraft]? = nil)
    case archive(RecordID)
    case restore(RecordID)
    /// Deletes an archived habit with its entries. Undo restores both.
    case delete(RecordID)
    /// Moves a habit after another, or to the front if nil.
    case move(RecordID, behind: RecordID?)
    /// Marks a day done. A measured habit gets its target as the value.
    case markDone(RecordID, on: Day)
    /// Clears the mark and value of a day. Its note stays.
    case clear(RecordID, on: Day)
    case skip(RecordID, on: Day, reason: String)
    /// Sets the measured value of a day, replacing any other.
    case setValue(RecordID, on: Day, Double)
    /// Adds to the measured value of a day. `id` comes from the form.
    case increment(RecordID, on: Day, by: Double, id: RecordID)
    case setNote(RecordID, on: Day, String)
}

extension HabitCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// `newID` returns ids for new records, such as a category given by name or reminders.
    public func decide(
        in state: State, now: LocalInstant, newID: () -> RecordID
    ) throws(HabitRefusal) -> Decision {
        switch self {
        case .add(let habit, let category, let reminders):
            try Self.add(habit, category: category, reminders: reminders, state, now, newID)
        case .edit(let habit, let category, let reminders):
            try Self.edit(habit, category: category, reminders: reminders, state, newID)
        case .archive(let id): try Self.setArchived(true, id, state)
        case .restore(let id): try Self.setArchived(false, id, state)
        case .delete(let id): try Self.delete(id, state)
        case .move(let id, let other): try Self.move(id, behind: other, state)
        case .markDone(let id, let day): try Self.markDone(id, day, state, now)
        case .clear(let id, let day): try Self.clear(id, day, state)
        case .skip(let id, let day, let reason): try Self.skip(id, day, reason, state, now)
        case .setValue(let id, let day, let value): try Self.setValue(id, day, value, state, now)
        case .increment(let id, let day, let amount, let increment):
            try Self.increment(id, day, amount, increment, state, now)
        case .setNote(let id, let day, let note): try Self.setNote(id, day, note, state, now)
        }
    }

    private static func setArchived(
        _ archived: Bool, _ id: RecordID, _ state: State
    ) throws(HabitRefusal) -> Decision {
        guard let habit = state.habit(id) else { throw .noSuchHabit }
        let action = archived ? HabitAction.archiveHabit : .restoreHabit
        guard habit.isArchived != archived else { return Decision(action, []) }
        return Decision(action, [Change(Habit.table, id, "archived", Value(archived))])
    }

    private static func delete(_ id: RecordID, _ state: State) throws(HabitRefusal) -> Decision {
        guard let habit = state.habit(id) else { throw .noSuchHabit }
        guard habit.isArchived else { throw .notArchived(habit.title) }
        return Decision(HabitAction.deleteHabit, [habit.deletion])
    }

    private static func move(
        _ id: RecordID, behind other: RecordID?, _ state: State
    ) throws(HabitRefusal) -> Decision {
        guard let habit = state.habit(id) else { throw .noSuchHabit }
        let others = state.livingHabits.filter { $0.id != id }.map { (id: $0.id, position: $0.position) }
        guard let changes = Position.move(id, of: Habit.table, at: habit.position, behind: other, among: others) else {
            throw .noSuchHabit
        }
        return Decision(HabitAction.moveHabit, changes)
    }
}

extension State {
    /// Finds another habit, archived ones included, with the same title, ignoring case.
    func livingHabit(titled title: String, besides id: RecordID) -> Habit? {
        livingHabits.first { $0.id != id && PlainText.isSame($0.title, title) }
    }
}

/// The actions on habits. Raw values are stored in the journal and must not change.
public enum HabitAction: String, CaseIterable, FeatureAction {
    case addHabit, addIncrement, archiveHabit, clearEntry, deleteHabit, editHabit, markHabit, moveHabit,
        restoreHabit, setNote, setValue, skipDay

    public var name: ActionName { .habit(self) }
    public var table: String { Habit.table }
}
