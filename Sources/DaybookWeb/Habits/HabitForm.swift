import CivilTime
import DaybookCore
import Words

/// The form of a habit as it was typed: everything is text, so that what was refused comes back unchanged.
struct HabitForm: Hashable, Sendable {
    var title = ""
    var note = ""
    var icon = ""
    var color = Palette.teal.rawValue
    /// A category's name, one there is or a new one; empty for none.
    var category = ""
    var kind = HabitKind.check.rawValue
    var target = ""
    var unit = ""
    /// The first word of a schedule's code: daily, weekdays, weekly, monthly, within, every.
    var schedule = "daily"
    var weekdays = ["mon", "tue", "wed", "thu", "fri"]
    var perWeek = "3"
    var perMonth = "2"
    var times = "3"
    var inDays = "10"
    var everyDays = "2"
    /// A day's text; empty for today.
    var startDay = ""
    var reminders: [ReminderForm] = []
    /// What the habit held when the person began to edit, as the form carries it; see `SeenFields`.
    var seen = ""

    /// The form of a habit to be added.
    init(startDay: Day) { self.startDay = startDay.text }

    /// The form of a habit as it is kept.
    init(_ habit: Habit, in state: State, words: Words) {
        seen = SeenFields.text(of: habit, in: state)
        title = habit.title
        note = habit.note
        icon = habit.icon
        color = habit.color.rawValue
        category = state.category(habit.category)?.name ?? ""
        kind = habit.kind.rawValue
        target = habit.target.map { words.typedNumber($0) } ?? ""
        unit = habit.unit
        startDay = habit.startDay?.text ?? ""
        reminders = state.reminders(of: habit.id).map { ReminderForm($0) }
        schedule = String(habit.schedule.code.prefix { $0 != ":" })
        switch habit.schedule {
        case .daily: break
        case .weekdays(let chosen): weekdays = chosen.codes
        case .timesPerWeek(let count): perWeek = "\(count)"
        case .timesPerMonth(let count): perMonth = "\(count)"
        case .times(let count, let days):
            times = "\(count)"
            inDays = "\(days)"
        case .everyDays(let days): everyDays = "\(days)"
        }
    }

    /// The form as it was posted; what was not posted is empty, and a choice that was not is the first.
    init(fields: FormFields) {
        seen = fields["seen"] ?? ""
        title = fields["title"] ?? ""
        note = fields["note"] ?? ""
        icon = fields["icon"] ?? ""
        color = fields["color"] ?? Palette.stone.rawValue
        category = fields["category"] ?? ""
        kind = fields["kind"] ?? HabitKind.check.rawValue
        target = fields["target"] ?? ""
        unit = fields["unit"] ?? ""
        schedule = fields["schedule"] ?? "daily"
        weekdays = fields.all("weekdays")
        perWeek = fields["perWeek"] ?? ""
        perMonth = fields["perMonth"] ?? ""
        times = fields["times"] ?? ""
        inDays = fields["inDays"] ?? ""
        everyDays = fields["everyDays"] ?? ""
        startDay = fields["startDay"] ?? ""
        reminders = ReminderForm.all(in: fields)
    }
}

/// A reminder as it was typed.
struct ReminderForm: Hashable, Sendable {
    var time = "09:00"
    var weekdays = WeekdaySet.all.codes
    var text = ""

    init() {}

    init(_ reminder: Reminder) {
        time = reminder.time?.text ?? ""
        weekdays = reminder.weekdays.codes
        text = reminder.text
    }

    /// The reminders that were posted, in order: `reminder-N-time`, `reminder-N-weekdays`, `reminder-N-text`.
    static func all(in fields: FormFields) -> [ReminderForm] {
        var reminders: [ReminderForm] = []
        for field in fields.fields where field.name.hasPrefix("reminder-") && field.name.hasSuffix("-time") {
            let row = String(field.name.dropLast(5))
            var reminder = ReminderForm()
            reminder.time = field.value
            reminder.weekdays = fields.all(row + "-weekdays")
            reminder.text = fields[row + "-text"] ?? ""
            reminders.append(reminder)
        }
        return reminders
    }
}

extension WeekdaySet {
    /// The codes of its weekdays, Monday first.
    var codes: [String] { ordered(from: .monday).map { $0.code } }
}
