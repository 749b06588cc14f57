import CivilTime
import DaybookCore
import Journal
import Words

extension Words {
    /// Describes an action: "“Read” is done, yesterday".
    public func sentence(of batches: [Batch], in state: State, today: Day) -> String {
        let changes = batches.flatMap(\.changes)
        guard let action = batches.first?.action else { return "" }
        let habit = changes.lazy.compactMap { state.habit(of: $0) }.first
        let title = changes.lazy.compactMap { $0.title }.first ?? habit?.title ?? ""
        let day = changes.lazy.compactMap { state.day(of: $0) }.first
        if let told = taskSentence(action.name, changes, in: state) { return told }
        func dated(_ sentence: String) -> String { day.map { on($0, today: today, sentence) } ?? sentence }
        switch action.name {
        case "addHabit": return wasAdded(title)
        case "editHabit": return wasSaved(title)
        case "archiveHabit": return wasArchived(title)
        case "restoreHabit": return wasRestored(title)
        case "deleteHabit": return deletedForEver(title)
        case "moveHabit": return orderSaved
        case "markHabit": return dated(markedDone(title))
        case "clearEntry": return dated(markedNotDone(title))
        case "skipDay": return dated(markedSkipped(title))
        case "setValue", "addIncrement":
            let amount = changes.lazy.compactMap { $0.amount }.first ?? 0
            let sign = action.name == "addIncrement" && amount > 0 ? "+" : ""
            return dated(valueSet(title, sign + measure(amount, habit?.unit ?? "")))
        case "setNote": return dated(noteSaved(title))
        case "addCategory": return categoryAdded(title)
        case "editCategory": return categorySaved(title)
        case "deleteCategory": return categoryDeleted(title)
        case "changeSettings": return settingsSaved
        case "import":
            return broughtIn(changes)
        case "undo": return undone
        case "redo": return redone
        case "erase": return erased
        case "deleteHealth": return healthDeleted
        default:
            return goalSentence(action.name, changes, in: state) ?? moodSentence(action.name, changes, in: state)
                ?? bodySentence(action.name, changes, in: state) ?? action.name
        }
    }
}

extension Words {
    /// The contents of an import. Zero counts are left out.
    private func broughtIn(_ changes: [Change]) -> String {
        let habits = changes.count { $0.table == Habit.table && $0.field == "life" }
        let entries = Set(changes.lazy.filter { $0.table == Entry.table }.map(\.record)).count
        let goals = changes.count { $0.table == Goal.table && $0.field == "life" }
        let tasks = changes.count { $0.table == TaskItem.table && $0.field == "life" }
        let bodyRecords = bodyRecordCount(changes)
        let ownWorkouts = changes.count { $0.table == Workout.table && $0.field == "life" }
        let exercises = changes.count { $0.table == Exercise.table && $0.field == "life" }
        let isOfWorkouts = ownWorkouts > 0 && ownWorkouts + exercises == bodyRecords
        let moods = changes.count { $0.table == MoodEntry.table && $0.field == "life" }
        let pets = changes.count { $0.table == Subject.table && $0.field == "life" }
        let healthDays = Set(changes.lazy.filter { $0.table == HealthDay.table }.map(\.record)).count
        let workouts = Set(changes.lazy.filter { $0.table == HealthWorkout.table }.map(\.record)).count
        var sentences: [String] = []
        let others = goals + tasks + bodyRecords + moods + pets + healthDays + workouts
        if habits + entries > 0 || others == 0 {
            sentences.append(cameIn(habits: habits, entries: entries))
        }
        if goals > 0 { sentences.append(cameIn(goals: goals)) }
        if tasks > 0 { sentences.append(cameIn(tasks: tasks)) }
        if bodyRecords > 0 {
            sentences.append(cameIn(isOfWorkouts ? self.workouts(ownWorkouts) : self.bodyRecords(bodyRecords)))
        }
        if moods + pets > 0 { sentences.append(cameIn(moods: moods, pets: pets)) }
        if healthDays + workouts > 0 { sentences.append(cameIn(healthDays: healthDays, workouts: workouts)) }
        return sentences.joined(separator: " · ")
    }
}

extension Change {
    /// The title that the change gives to a habit or category.
    fileprivate var title: String? {
        guard case .text(let text) = value else { return nil }
        let isTitle = table == Habit.table && field == "title" || table == Category.table && field == "name"
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
