import CivilTime
import DaybookCore
import Journal

/// The reminders of habits, each an event that repeats on the days of its weekdays on which the habit is due.
struct HabitEvents {
    private let state: State
    private let today: Day
    private let away: AwayDays

    /// The number of days after today that are looked at for a first event, and for days away.
    private static let horizon = 3000

    init(_ state: State, today: Day) {
        (self.state, self.today) = (state, today)
        away = state.awayDays
    }

    var events: [CalendarEvent] {
        var reminders: [RecordID: [Reminder]] = [:]
        for reminder in state.reminders.rows where reminder.isAlive && reminder.time != nil {
            if let habit = reminder.habit { reminders[habit, default: []].append(reminder) }
        }
        return state.activeHabits.flatMap { habit -> [CalendarEvent] in
            guard let reminders = reminders[habit.id] else { return [] }
            let silent = AwayDays(away.spans + settledDays(of: habit))
            return reminders.compactMap { event(of: $0, for: habit, silent) }
        }
    }

    /// The days, of those that can still ring, on which nothing is left to do. A habit that was done often enough in this week or
    /// month has none left in it.
    private func settledDays(of habit: Habit) -> [ClosedRange<Day>] {
        let history = state.history(of: habit, today: today)
        let first = CalendarFeed.firstDay(of: today)
        var days: [ClosedRange<Day>] = []
        for day in [first, today] where Self.isSettled(history.status(on: day), habit.kind) { days.append(day...day) }
        for entry in state.entries.rows(ownedBy: habit.id) where entry.state == .skipped {
            if let day = entry.day, day > today { days.append(day...day) }
        }
        guard history.isMet(on: today) else { return days }
        switch habit.schedule {
        case .timesPerWeek:
            let week = today.week(from: state.settings.firstWeekday)
            days.append(today...(week.last ?? today))
        case .timesPerMonth: days.append(today...today.monthOfYear.last)
        case .daily, .weekdays, .times, .everyDays: break
        }
        return days
    }

    private static func isSettled(_ status: DayStatus, _ kind: HabitKind) -> Bool {
        switch status {
        case .done, .skipped, .covered: true
        case .missed: kind == .atMost // the limit is exceeded
        case .beforeStart, .future, .partial, .open, .notDue: false
        }
    }

    /// The event of a reminder; nil if it never comes.
    private func event(of reminder: Reminder, for habit: Habit, _ silent: AwayDays) -> CalendarEvent? {
        guard let time = reminder.time else { return nil }
        let weekdays = habit.weekdays(of: reminder)
        func comes(_ day: Day) -> Bool {
            weekdays.contains(day.weekday) && habit.schedule.isDue(on: day, from: habit.firstDay)
        }
        // A time before the day ends is of the night that follows: the next day in calendars.
        let shift = time.hour < state.settings.dayEndsAt ? 1 : 0
        let first = max(CalendarFeed.firstDay(of: today), habit.firstDay)
        let last = first.advanced(by: Self.horizon)
        let found = Self.days(first, last).first { comes($0) && !silent.contains($0) }
        guard !weekdays.isEmpty, let start = found, start < .last else { return nil }
        var event = CalendarEvent(
            uid: "habit-" + reminder.id.hex, title: habit.text(of: reminder),
            start: ImportedDateTime(start.advanced(by: shift), time))
        event.rule = Self.rule(habit.schedule, weekdays, shift: shift)
        for span in silent.spans {
            let days = Self.days(max(span.lowerBound, start), min(span.upperBound, last))
            event.exceptions += days.filter(comes).map { $0.advanced(by: shift) }
        }
        event.alarms = [0]
        return event
    }

    private static func days(_ first: Day, _ last: Day) -> LazyMapSequence<Range<Int>, Day> {
        (0..<max(0, last.days(since: first) + 1)).lazy.map { first.advanced(by: $0) }
    }

    private static func rule(_ schedule: Schedule, _ weekdays: WeekdaySet, shift: Int) -> String {
        let names = weekdays.ordered(from: .monday).map { $0.advanced(by: shift).code.prefix(2).uppercased() }
        let byDay = weekdays == .all ? "" : ";BYDAY=" + names.joined(separator: ",")
        if case .everyDays(let days) = schedule { return "FREQ=DAILY;INTERVAL=\(days)" + byDay }
        return byDay.isEmpty ? "FREQ=DAILY" : "FREQ=WEEKLY" + byDay
    }
}
