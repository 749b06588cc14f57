import DaybookCore

extension HabitDraft {
    /// Creates a draft for editing a habit.
    init(_ habit: Habit, in state: State) {
        self.init(title: habit.title)
        note = habit.note
        icon = habit.icon
        color = habit.color
        category = state.category(habit.category).map { .existing($0.id) } ?? .none
        kind = habit.kind
        unit = habit.unit
        target = habit.target
        schedule = habit.schedule
        startDay = habit.startDay
        reminders = state.reminders(of: habit.id).compactMap { reminder in
            reminder.time.map { ReminderDraft(time: $0, weekdays: reminder.weekdays, text: reminder.text) }
        }
    }
}
