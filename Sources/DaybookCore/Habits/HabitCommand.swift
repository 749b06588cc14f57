import CivilTime
import Journal

/// What can be done to habits. Each states the wanted result, so that doing it twice is doing it once.
public enum HabitCommand: Hashable, Sendable {
    /// Adds a habit, which begins today if it has no start day.
    case add(Habit, category: CategoryChoice? = nil, reminders: [ReminderDraft] = [])
    /// Saves the editable fields and the schedule of a habit; a category or reminders that are nil stay.
    case edit(Habit, category: CategoryChoice? = nil, reminders: [ReminderDraft]? = nil)
    case archive(RecordID)
    case restore(RecordID)
    /// Deletes an archived habit with its entries; undo brings both back.
    case delete(RecordID)
    /// Moves a habit behind another, or to the front.
    case move(RecordID, behind: RecordID?)
    /// Marks a day done; a measure habit gets its target as the value.
    case markDone(RecordID, on: Day)
    /// Takes back what was said of a day: done, skipped or measured. Its note stays.
    case clear(RecordID, on: Day)
    case skip(RecordID, on: Day, reason: String)
    /// Sets what was measured on a day, in place of what was there.
    case setValue(RecordID, on: Day, Double)
    /// Adds to what was measured on a day, under an id that the form carries.
    case increment(RecordID, on: Day, by: Double, id: RecordID)
    case setNote(RecordID, on: Day, String)
}

extension HabitCommand {
    /// The changes it comes to, or why not.
    ///
    /// `newID` gives ids for what is made along the way (a category by name, reminders).
    public func decide(
        in state: State, now: Now, newID: () -> RecordID
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
        return Decision(HabitAction.deleteHabit, [Change(Habit.table, id, "life", .integer(habit.life + 1))])
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
    /// The habit, living or archived, that has a title regardless of case.
    func livingHabit(titled title: String, besides id: RecordID) -> Habit? {
        livingHabits.first { $0.id != id && PlainText.isSame($0.title, title) }
    }
}
