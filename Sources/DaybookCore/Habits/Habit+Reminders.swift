import CivilTime

extension Habit {
    /// The weekdays on which a reminder is due: its own, as far as the habit's schedule has them. None in the archive.
    public func weekdays(of reminder: Reminder) -> WeekdaySet {
        guard !isArchived else { return WeekdaySet() }
        guard case .weekdays(let scheduled) = schedule else { return reminder.weekdays }
        return WeekdaySet(rawValue: scheduled.rawValue & reminder.weekdays.rawValue) ?? WeekdaySet()
    }

    /// The words of a reminder: its text or, without one, the habit's title.
    public func text(of reminder: Reminder) -> String { reminder.text.isEmpty ? title : reminder.text }
}
