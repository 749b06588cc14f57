import CivilTime
import DaybookCore
import Journal
import Words

extension Words {
    /// An action on a habit or one of its days in a sentence.
    ///
    /// - Parameter isReversed: Whether it was undone or redone, and a mark is named as an event.
    func description(
        _ action: HabitAction, _ changes: [Change], in state: State, today: Day, isReversed: Bool = false
    ) -> String {
        let habits = state.habits(markedBy: changes)
        if habits.count > 1 {
            return habits.map { description(action, $0, in: state, today: today, isReversed: isReversed) }
                .joined(separator: "; ")
        }
        let increment = state.increments.rows(of: changes).first
        let entry = state.entries.rows(of: changes).first ?? increment?.entry.map { Entry(id: $0) }
        let reminder = state.reminders.rows(of: changes).first
        let habit =
            state.habits.rows(of: changes).first ?? (entry?.habit ?? reminder?.habit).flatMap { state.habits[$0] }
        let title = habit?.title ?? ""
        func dated(_ sentence: String) -> String { entry?.day.map { on($0, today: today, sentence) } ?? sentence }
        func amount(_ amount: Double?, sign: String = "") -> String {
            if let amount {
                return dated(valueSet(title, (amount > 0 ? sign : "") + measure(amount, habit?.unit ?? "")))
            }
            // All of the day, if it is not known what was added.
            guard let habit, let value = entry.flatMap({ state.value(of: $0) }) else { return wasSaved(title) }
            return dated(valueSet(title, habit.measure(value, self)))
        }
        return switch action {
        case .addHabit: wasAdded(title)
        case .editHabit: wasSaved(title)
        case .archiveHabit: wasArchived(title)
        case .restoreHabit: wasRestored(title)
        case .deleteHabit: wasDeleted(title)
        case .moveHabit: orderSaved
        case .markHabit: dated(isReversed ? markingDone(title) : markedDone(title))
        case .clearEntry: dated(isReversed ? markingNotDone(title) : markedNotDone(title))
        case .skipDay: dated(isReversed ? skipping(title) : markedSkipped(title))
        case .setValue: amount(entry?.total)
        case .addIncrement: amount(increment?.amount, sign: "+")
        case .setNote: dated(noteSaved(title))
        }
    }
}

extension State {
    /// The day that a change is about.
    public func day(of change: Change) -> Day? {
        switch change.table {
        case Entry.table: Entry(id: change.record).day
        case Increment.table: increments[change.record]?.entry.flatMap { Entry(id: $0).day }
        default: nil
        }
    }
}

extension State {
    /// The changes to entries and increments by habit, in order; empty if other records change too.
    fileprivate func habits(markedBy changes: [Change]) -> [[Change]] {
        var groups: [(habit: RecordID, changes: [Change])] = []
        for change in changes {
            var entry: RecordID?
            if change.table == Entry.table { entry = change.record }
            if change.table == Increment.table { entry = increments[change.record]?.entry }
            guard let habit = entry.flatMap({ Entry(id: $0).habit }) else { return [] }
            if let index = groups.firstIndex(where: { $0.habit == habit }) {
                groups[index].changes.append(change)
            } else {
                groups.append((habit, [change]))
            }
        }
        return groups.map { $0.changes }
    }
}
