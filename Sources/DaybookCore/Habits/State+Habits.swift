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
        guard increments.hasRows(ownedBy: entry.id) else { return entry.total }
        let additions = increments(to: entry.id)
        guard entry.total != nil || !additions.isEmpty else { return nil }
        // Add in order of id, so that rounding is the same on every device.
        return additions.sorted { $0.id < $1.id }.reduce(entry.total ?? 0) { $0 + ($1.amount ?? 0) }
    }

    /// The marks of a habit, as its history is evaluated from.
    public func marks(of habit: Habit) -> [DayMark] {
        let isMeasure = habit.kind.isMeasure
        return habitMarks.marks(of: habit.id, hasTotals: isMeasure) { collectMarks(of: habit.id, isMeasure: isMeasure) }
    }

    private func collectMarks(of habit: RecordID, isMeasure: Bool) -> [DayMark] {
        var marks: [DayMark] = []
        let entries = entries.rows(ownedBy: habit)
        marks.reserveCapacity(entries.count)
        for entry in entries {
            guard let day = entry.day, day >= HabitLimits.firstDay else { continue }
            marks.append(Self.mark(entry.state, isMeasure ? value(of: entry) : nil, on: day))
        }
        return marks
    }

    static func mark(_ state: EntryState, _ value: Double?, on day: Day) -> DayMark {
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
        history(of: habit, until: today, today: today)
    }

    /// The history of a habit as it stood at the end of a day, or as it stands now if that is today.
    public func history(of habit: Habit, until day: Day, today: Day) -> HabitHistory {
        let (rule, away) = (habit.rule(firstWeekday: settings.firstWeekday), awayDays)
        func evaluate() -> HabitHistory {
            HabitHistory(
                rule: rule, marks: marks(of: habit), today: day, isLastDayOver: day < today, awayDays: away)
        }
        return habitMarks.history(
            of: habit.id, rule: rule, until: day, isOver: day < today, awayDays: away, evaluate)
    }

    /// The habits of a review of some days with their histories: the active ones as they stood on the last day and, behind
    /// them, those that are archived now and were done on one of the days. An archived habit counts through its last mark.
    public func reviewedHabits(in days: ClosedRange<Day>, today: Day) -> [(habit: Habit, history: HabitHistory)] {
        let end = days.upperBound
        let active = activeHabits.map { (habit: $0, history: history(of: $0, until: end, today: today)) }
            .filter { end == today || $0.history.firstDay <= end }
        return active
            + archivedHabits.compactMap { habit in
                let done = marks(of: habit).filter { $0.state == .done || $0.total != nil }.map { $0.day }
                guard let last = done.filter({ $0 <= end }).max(), last >= days.lowerBound else { return nil }
                return (habit, history(of: habit, until: last, today: today))
            }
    }

    /// The rate of a habit of a review over its days; see `reviewedHabits`. The rate of the review is made up of these.
    public func rate(
        of item: (habit: Habit, history: HabitHistory), in days: ClosedRange<Day>, today: Day
    ) -> ReviewedRate {
        let first = max(days.lowerBound, item.history.firstDay)
        let daily = DailyRates([item.history], from: first, to: days.upperBound)
        return ReviewedRate(rate: daily.overall, isOpen: daily.leavesOutToday)
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
