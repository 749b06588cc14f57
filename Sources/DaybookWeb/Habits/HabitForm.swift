import CivilTime
import DaybookCore
import Words

/// The form of a habit. All fields are text, so that a refused form is shown again unchanged.
struct HabitForm: Hashable, Sendable {
    var title = ""
    var note = ""
    var icon = ""
    var color = Palette.teal.rawValue
    /// The name of an existing or new category; empty for none.
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
    /// A date; empty for today.
    var startDay = ""
    var reminders: [ReminderForm] = []
    /// The values when the form was opened, from a hidden field; see `SeenFields`.
    var seen = ""

    /// Creates the form of a new habit.
    init(startDay: Day) { self.startDay = startDay.text }

    /// Creates a form from a stored habit.
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

    /// Creates a form from posted fields. Missing fields are empty, and missing choices take the first option.
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

/// A reminder of the form, with all fields as text.
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

    /// Reads the posted reminders in order: `reminder-N-time`, `reminder-N-weekdays`, `reminder-N-text`.
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
