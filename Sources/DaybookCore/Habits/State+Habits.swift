import CivilTime
import Journal

extension State {
    /// The day it is for the person, by the hour their days end.
    public func today(_ now: Now) -> Day { now.day(endingAt: settings.dayEndsAt) }

    /// A habit that was not deleted, under the title it is told apart by.
    public func habit(_ id: RecordID) -> Habit? {
        guard let habit = habits[id], habit.isAlive else { return nil }
        return titled(habit)
    }

    private func titled(_ habit: Habit) -> Habit {
        guard let title = repairedTitle(of: habit.id) else { return habit }
        var habit = habit
        habit.title = title
        return habit
    }

    /// Every habit that was not deleted, archived ones too, in the order made by hand.
    public var livingHabits: [Habit] {
        habits.rows.filter { $0.isAlive }.map(titled).sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    }

    /// The habits that are on the screens of every day, in the order made by hand.
    public var activeHabits: [Habit] { livingHabits.filter { !$0.isArchived } }

    /// The archived habits, in the order made by hand.
    public var archivedHabits: [Habit] { livingHabits.filter { $0.isArchived } }

    /// The entry of a habit on a day, if anything was ever written in it.
    public func entry(of habit: RecordID, on day: Day) -> Entry? {
        Entry.id(of: habit, on: day).flatMap { entries[$0] }
    }

    /// All entries of a habit in which something stands, by day.
    public func entries(of habit: RecordID) -> [Entry] {
        entries.rows(ownedBy: habit).filter { !$0.isBlank }
            .sorted { ($0.day ?? .first) < ($1.day ?? .first) }
    }

    /// The living additions to an entry.
    func increments(to entry: RecordID) -> [Increment] {
        increments.rows(ownedBy: entry).filter { $0.isAlive && $0.entry == entry }
    }

    /// What was measured in an entry: its total plus its living increments; nil if neither is there.
    public func value(of entry: Entry) -> Double? {
        let additions = increments(to: entry.id)
        guard entry.total != nil || !additions.isEmpty else { return nil }
        // In order of id, so that every device adds in the same order and rounds alike.
        return additions.sorted { $0.id < $1.id }.reduce(entry.total ?? 0) { $0 + ($1.amount ?? 0) }
    }

    /// What was marked for a habit, as its history is judged from.
    public func marks(of habit: Habit) -> [DayMark] {
        var marks: [DayMark] = []
        let entries = entries.rows(ownedBy: habit.id)
        marks.reserveCapacity(entries.count)
        let isMeasure = habit.kind.isMeasure
        for entry in entries {
            guard let day = entry.day, day >= HabitLimits.firstDay else { continue }
            marks.append(Self.mark(entry.state, isMeasure ? value(of: entry) : nil, on: day))
        }
        return marks
    }

    private static func mark(_ said: EntryState, _ value: Double?, on day: Day) -> DayMark {
        let state: DayMark.State =
            switch said {
            case .none, .cleared: .none
            // A measured day is judged by its value; one marked done without a value is done.
            case .done: value == nil ? .done : .none
            case .skipped: .skipped
            }
        return DayMark(day: day, state: state, total: value)
    }

    /// What became of a habit on each day up to `today`.
    public func history(of habit: Habit, today: Day) -> HabitHistory {
        HabitHistory(rule: habit.rule(firstWeekday: settings.firstWeekday), marks: marks(of: habit), today: today)
    }

    /// A habit's reminders, by time.
    public func reminders(of habit: RecordID) -> [Reminder] {
        reminders.rows.filter { $0.isAlive && $0.habit == habit && $0.time != nil }
            .sorted { ($0.time!, $0.id) < ($1.time!, $1.id) }
    }
}
