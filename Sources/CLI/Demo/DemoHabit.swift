import CivilTime
import DaybookCore
import Journal

/// A demo habit, with parameters for how well it is kept.
struct DemoHabit: Sendable {
    /// The value recorded on a day done.
    enum Amount: Sendable {
        /// None: a check habit.
        case none
        /// Around a value, rounded to a step, and growing to another value by the end of the year.
        case about(Double, growingTo: Double, step: Double)
        /// Added in several increments.
        case sips([Double])
        /// A small count, mostly within the limit.
        case few(Int)
    }

    var habit = Habit(id: RecordID(Identifier(high: 0, low: 0)))
    var reminders: [ReminderDraft] = []
    var category: String
    /// The day of the year it starts, from 0.
    var begins = 0
    /// The day of the year it is archived.
    var ends: Int?
    /// The usual time of day in minutes.
    var minute: Int
    /// The share of days kept, 0…1, at the start and at the end of the year.
    var rate: (first: Double, last: Double)
    /// The number of last days kept without a gap.
    var steady = 0
    var amount = Amount.none
    var notes: [String] = []
    /// The days on which it is attempted.
    var days: @Sendable (Day) -> Bool

    init(
        _ title: String, _ icon: String, _ color: Palette, _ schedule: Schedule, in category: String, at minute: Int,
        rate first: Double, to last: Double
    ) {
        (habit.title, habit.icon, habit.color, habit.schedule) = (title, icon, color, schedule)
        habit.partOfDay = TimeOfDay(minutes: minute).map { PartOfDay($0) }
        self.category = category
        self.minute = minute
        rate = (first, last)
        days = Self.plan(of: schedule)
    }

    /// The days attempted for a schedule. If it has no fixed days, as many as it requires.
    private static func plan(of schedule: Schedule) -> @Sendable (Day) -> Bool {
        switch schedule {
        case .daily, .everyDays: { _ in true }
        case .weekdays(let weekdays): { weekdays.contains($0.weekday) }
        case .timesPerWeek(let times): { Array([.sunday, .tuesday, .thursday].prefix(times)).contains($0.weekday) }
        case .timesPerMonth: { [5, 19].contains($0.dayOfMonth) }
        case .times: { $0.number % 5 == 0 }
        }
    }

    func measuring(_ kind: HabitKind, _ target: Double, _ unit: String, _ amount: Amount) -> DemoHabit {
        var habit = self
        (habit.habit.kind, habit.habit.target, habit.habit.unit) = (kind, target, unit)
        habit.amount = amount
        switch amount {
        case .sips, .few: habit.habit.partOfDay = nil // all day long
        case .none, .about: break
        }
        return habit
    }

    func with(begins: Int = 0, ends: Int? = nil, steady: Int = 0, note: String = "", notes: [String] = [])
        -> DemoHabit
    {
        var habit = self
        habit.begins = begins
        habit.ends = ends
        habit.steady = steady
        habit.habit.note = note
        habit.notes = notes
        return habit
    }

    func reminding(at time: String, on weekdays: WeekdaySet = .all, _ text: String = "") -> DemoHabit {
        var habit = self
        guard let time = TimeOfDay(time) else { return habit }
        habit.reminders.append(ReminderDraft(time: time, weekdays: weekdays, text: text))
        return habit
    }
}
