import CivilTime
import DaybookCore
import Journal

/// A habit of a person who does not exist, and how well they keep it.
struct InventedHabit: Sendable {
    /// How much is measured on a day it is done.
    enum Amount: Sendable {
        /// It is only done or not.
        case none
        /// About so much, in steps of so much, growing to so much by the year's end.
        case about(Double, growingTo: Double, step: Double)
        /// Added bit by bit.
        case sips([Double])
        /// A small count, mostly within the limit.
        case few(Int)
    }

    var habit = Habit(id: RecordID(Identifier(high: 0, low: 0)))
    var reminders: [ReminderDraft] = []
    var category: String
    /// On which day of the year it begins, from 0.
    var begins = 0
    /// On which day it goes to the archive.
    var ends: Int?
    /// The usual minute of the day.
    var minute: Int
    /// How often it is kept when it begins, and at the end of the year, 0…1.
    var rate: (first: Double, last: Double)
    /// So many of the last days were kept without a gap.
    var steady = 0
    var amount = Amount.none
    var notes: [String] = []
    /// On which days it is tried.
    var days: @Sendable (Day) -> Bool

    init(
        _ title: String, _ icon: String, _ color: Palette, _ schedule: Schedule, in category: String, at minute: Int,
        rate first: Double, to last: Double
    ) {
        (habit.title, habit.icon, habit.color, habit.schedule) = (title, icon, color, schedule)
        self.category = category
        self.minute = minute
        rate = (first, last)
        days = Self.plan(of: schedule)
    }

    /// Days that suit a schedule: as many as it asks for, where it names none.
    private static func plan(of schedule: Schedule) -> @Sendable (Day) -> Bool {
        switch schedule {
        case .daily, .everyDays: { _ in true }
        case .weekdays(let weekdays): { weekdays.contains($0.weekday) }
        case .timesPerWeek(let times): { Array([.sunday, .tuesday, .thursday].prefix(times)).contains($0.weekday) }
        case .timesPerMonth: { [5, 19].contains($0.dayOfMonth) }
        case .times: { $0.number % 5 == 0 }
        }
    }

    func measuring(_ kind: HabitKind, _ target: Double, _ unit: String, _ amount: Amount) -> InventedHabit {
        var habit = self
        (habit.habit.kind, habit.habit.target, habit.habit.unit) = (kind, target, unit)
        habit.amount = amount
        return habit
    }

    func with(begins: Int = 0, ends: Int? = nil, steady: Int = 0, note: String = "", notes: [String] = [])
        -> InventedHabit
    {
        var habit = self
        habit.begins = begins
        habit.ends = ends
        habit.steady = steady
        habit.habit.note = note
        habit.notes = notes
        return habit
    }

    func reminding(at time: String, on weekdays: WeekdaySet = .all, _ text: String = "") -> InventedHabit {
        var habit = self
        guard let time = TimeOfDay(time) else { return habit }
        habit.reminders.append(ReminderDraft(time: time, weekdays: weekdays, text: text))
        return habit
    }
}
