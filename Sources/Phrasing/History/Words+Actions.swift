import CivilTime
import DaybookCore
import Journal
import Words

extension Words {
    /// Describes an action: "“Read” is done, yesterday".
    public func description(of batches: [Batch], in state: State, today: Day) -> String {
        let changes = batches.flatMap { $0.changes }
        guard let name = batches.first?.action.name else { return "" }
        return switch ActionName(name) {
        case .habit(let action): description(action, changes, in: state, today: today)
        case .goal(let action): description(action, changes, in: state)
        case .task(let action): description(action, changes, in: state)
        case .mood(let action): description(action, changes, in: state)
        case .body(let action): description(action, changes, in: state)
        case .meal(let action): description(action, changes, in: state)
        case .workout(let action): description(action, changes, in: state)
        case .category(let action): description(action, changes)
        case .journal(let action): description(action, changes)
        // Written by a newer version.
        case nil: name
        }
    }

    private func description(_ action: HabitAction, _ changes: [Change], in state: State, today: Day) -> String {
        let habit = changes.lazy.compactMap { state.habit(of: $0) }.first
        let title = changes.lazy.compactMap { $0.title }.first ?? habit?.title ?? ""
        let day = changes.lazy.compactMap { state.day(of: $0) }.first
        func dated(_ sentence: String) -> String { day.map { on($0, today: today, sentence) } ?? sentence }
        func amount(_ sign: String = "") -> String {
            let amount = changes.lazy.compactMap { $0.amount }.first ?? 0
            return dated(valueSet(title, (amount > 0 ? sign : "") + measure(amount, habit?.unit ?? "")))
        }
        return switch action {
        case .addHabit: wasAdded(title)
        case .editHabit: wasSaved(title)
        case .archiveHabit: wasArchived(title)
        case .restoreHabit: wasRestored(title)
        case .deleteHabit: deletedForEver(title)
        case .moveHabit: orderSaved
        case .markHabit: dated(markedDone(title))
        case .clearEntry: dated(markedNotDone(title))
        case .skipDay: dated(markedSkipped(title))
        case .setValue: amount()
        case .addIncrement: amount("+")
        case .setNote: dated(noteSaved(title))
        }
    }

    private func description(_ action: CategoryAction, _ changes: [Change]) -> String {
        let name = changes.lazy.compactMap { $0.title }.first ?? ""
        return switch action {
        case .addCategory: categoryAdded(name)
        case .editCategory: categorySaved(name)
        case .deleteCategory: categoryDeleted(name)
        }
    }

    private func description(_ action: JournalAction, _ changes: [Change]) -> String {
        switch action {
        case .changeSettings: settingsSaved
        case .import: importSummary(changes)
        case .undo: undone
        case .redo: redone
        case .erase: erased
        case .deleteHealth: healthDeleted
        }
    }

    /// Summarizes an import; kinds with nothing new are omitted.
    private func importSummary(_ changes: [Change]) -> String {
        let habits = changes.count { $0.table == Habit.table && $0.field == "life" }
        let entries = Set(changes.lazy.filter { $0.table == Entry.table }.map { $0.record }).count
        let goals = changes.count { $0.table == Goal.table && $0.field == "life" }
        let tasks = changes.count { $0.table == TaskItem.table && $0.field == "life" }
        let bodyRecords = bodyRecordCount(changes)
        let ownWorkouts = changes.count { $0.table == Workout.table && $0.field == "life" }
        let exercises = changes.count { $0.table == Exercise.table && $0.field == "life" }
        let containsOnlyWorkouts = ownWorkouts > 0 && ownWorkouts + exercises == bodyRecords
        let moods = changes.count { $0.table == MoodEntry.table && $0.field == "life" }
        let pets = changes.count { $0.table == Subject.table && $0.field == "life" }
        let healthDays = Set(changes.lazy.filter { $0.table == HealthDay.table }.map { $0.record }).count
        let workouts = Set(changes.lazy.filter { $0.table == HealthWorkout.table }.map { $0.record }).count
        var sentences: [String] = []
        let others = goals + tasks + bodyRecords + moods + pets + healthDays + workouts
        if habits + entries > 0 || others == 0 {
            sentences.append(imported(habits: habits, entries: entries))
        }
        if goals > 0 { sentences.append(imported(goals: goals)) }
        if tasks > 0 { sentences.append(imported(tasks: tasks)) }
        if bodyRecords > 0 {
            sentences.append(
                imported(containsOnlyWorkouts ? self.workouts(ownWorkouts) : self.bodyRecords(bodyRecords)))
        }
        if moods + pets > 0 { sentences.append(imported(moods: moods, pets: pets)) }
        if healthDays + workouts > 0 { sentences.append(imported(healthDays: healthDays, workouts: workouts)) }
        return sentences.joined(separator: " · ")
    }
}

extension Change {
    /// The title that the change gives to a habit or category.
    fileprivate var title: String? {
        guard case .text(let text) = value else { return nil }
        let isTitle = (table == Habit.table && field == "title") || (table == Category.table && field == "name")
        return isTitle ? text : nil
    }

    /// The number that the change sets or adds.
    fileprivate var amount: Double? {
        guard case .real(let number) = value, field == "total" || field == "amount" else { return nil }
        return number
    }
}

extension State {
    /// The habit that a change is about, deleted or not.
    fileprivate func habit(of change: Change) -> Habit? {
        switch change.table {
        case Habit.table: habits[change.record]
        case Entry.table: Entry(id: change.record).habit.flatMap { habits[$0] }
        case Increment.table: increments[change.record]?.entry.flatMap { Entry(id: $0).habit }.flatMap { habits[$0] }
        case Reminder.table: reminders[change.record]?.habit.flatMap { habits[$0] }
        default: nil
        }
    }

    /// The day that a change is about.
    public func day(of change: Change) -> Day? {
        switch change.table {
        case Entry.table: Entry(id: change.record).day
        case Increment.table: increments[change.record]?.entry.flatMap { Entry(id: $0).day }
        default: nil
        }
    }
}
