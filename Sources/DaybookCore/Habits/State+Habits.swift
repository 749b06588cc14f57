import CivilTime
import Journal

extension State {
    /// The person's current day, given the hour at which their days end.
    public func today(_ now: LocalInstant) -> Day { now.day(endingAtHour: settings.dayEndsAt) }

    /// The habit, unless deleted, under its unique title.
    public func habit(_ id: RecordID) -> Habit? {
        guard let habit = habits[id], habit.isAlive else { return nil }
        return titled(habit)
    }

    private func titled(_ habit: Habit) -> Habit {
        guard let title = disambiguatedTitle(of: habit.id) else { return habit }
        var habit = habit
        habit.title = title
        return habit
    }

    /// All habits, archived ones included, in manual order. Deleted habits are excluded.
    public var livingHabits: [Habit] {
        habits.rows.filter { $0.isAlive }.map(titled).sortedByPosition()
    }

    /// The habits shown on daily screens, in manual order.
    public var activeHabits: [Habit] { livingHabits.filter { !$0.isArchived } }

    /// The archived habits, in manual order.
    public var archivedHabits: [Habit] { livingHabits.filter { $0.isArchived } }

    /// The entry of a habit on a day, if one exists.
    public func entry(of habit: RecordID, on day: Day) -> Entry? {
        Entry.id(of: habit, on: day).flatMap { entries[$0] }
    }

    /// The entries of a habit that are not blank, by day.
    public func entries(of habit: RecordID) -> [Entry] {
        entries.rows(ownedBy: habit).filter { !$0.isBlank }
            .sorted(byKey: { $0.day ?? .first })
    }

    /// The increments of an entry that are not deleted.
    func increments(to entry: RecordID) -> [Increment] {
        increments.rows(ownedBy: entry).filter { $0.isAlive && $0.entry == entry }
    }

    /// The measured value of an entry: its total plus its increments. Nil if it has neither.
    public func value(of entry: Entry) -> Double? {
        let additions = increments(to: entry.id)
        guard entry.total != nil || !additions.isEmpty else { return nil }
        // Add in order of id, so that rounding is the same on every device.
        return additions.sorted { $0.id < $1.id }.reduce(entry.total ?? 0) { $0 + ($1.amount ?? 0) }
    }

    /// The marks of a habit, as its history is evaluated from.
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

    private static func mark(_ state: EntryState, _ value: Double?, on day: Day) -> DayMark {
        let state: DayMark.State =
            switch state {
            case .none, .cleared: .none
            // A day with a value is judged by the value. A day marked done without one is done.
            case .done: value == nil ? .done : .none
            case .skipped: .skipped
            }
        return DayMark(day: day, state: state, total: value)
    }

    /// The evaluated history of a habit up to `today`.
    public func history(of habit: Habit, today: Day) -> HabitHistory {
        HabitHistory(rule: habit.rule(firstWeekday: settings.firstWeekday), marks: marks(of: habit), today: today)
    }

    /// The reminders of a habit, by time.
    public func reminders(of habit: RecordID) -> [Reminder] {
        reminders.rows.filter { $0.isAlive && $0.habit == habit && $0.time != nil }
            .sorted { ($0.time!, $0.id) < ($1.time!, $1.id) }
    }
}

extension State {
    /// The entries of a habit that have a note or a reason, newest first.
    public func writtenEntries(of habit: RecordID) -> [Entry] {
        entries.rows(ownedBy: habit).filter { !$0.note.isEmpty || !$0.reason.isEmpty }
            .sorted(byKey: { $0.day ?? .first }).reversed()
    }

    /// The number of entries of a habit that are not blank.
    public func entryCount(of habit: RecordID) -> Int {
        entries.rows(ownedBy: habit).count { !$0.isBlank }
    }
}
