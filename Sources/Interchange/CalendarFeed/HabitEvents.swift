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
            let history = state.history(of: habit, today: today)
            let silent = silentDays(of: habit, history)
            return reminders.compactMap { event(of: $0, for: habit, history, silent) }
        }
    }

    /// The days, of those that can still ring, on which the habit is due by its schedule, but nothing is left to do.
    private func silentDays(of habit: Habit, _ history: HabitHistory) -> Set<Day> {
        Set(
            exceptionalDays(of: habit, history).filter {
                history.isScheduled(on: $0) && !state.isToDo(habit, on: $0, in: history)
            })
    }

    /// The days on which more than the schedule can decide whether a habit is to do: it was marked or begins later, its week or month
    /// has enough, or the person is away.
    private func exceptionalDays(of habit: Habit, _ history: HabitHistory) -> [Day] {
        let tomorrow = today.advanced(by: 1)
        var days = [CalendarFeed.firstDay(of: today), today]
        // What was done before the first day makes a habit due until today.
        days += Self.days(tomorrow, min(habit.firstDay, lastDay(history)).advanced(by: -1))
        switch habit.schedule {
        case .timesPerWeek: days += today.week(from: state.settings.firstWeekday).filter { $0 > today }
        case .timesPerMonth: days += Self.days(tomorrow, today.monthOfYear.last)
        case .daily, .weekdays, .times, .everyDays: break
        }
        days += state.entries.rows(ownedBy: habit.id).compactMap { $0.day }.filter { $0 > today }
        for span in away.spans {
            days += Self.days(max(span.lowerBound, firstDay(history)), min(span.upperBound, lastDay(history)))
        }
        return days
    }

    private func firstDay(_ history: HabitHistory) -> Day { max(CalendarFeed.firstDay(of: today), history.firstDay) }

    private func lastDay(_ history: HabitHistory) -> Day { firstDay(history).advanced(by: Self.horizon) }

    /// The event of a reminder; nil if it never comes.
    private func event(
        of reminder: Reminder, for habit: Habit, _ history: HabitHistory, _ silent: Set<Day>
    ) -> CalendarEvent? {
        guard let time = reminder.time else { return nil }
        let weekdays = habit.weekdays(of: reminder)
        func comes(_ day: Day) -> Bool { weekdays.contains(day.weekday) && history.isScheduled(on: day) }
        // A time before the day ends is of the night that follows: the next day in calendars.
        let shift = time.hour < state.settings.dayEndsAt ? 1 : 0
        let found = Self.days(firstDay(history), lastDay(history)).first { comes($0) && !silent.contains($0) }
        guard !weekdays.isEmpty, let start = found, start < .last else { return nil }
        var event = CalendarEvent(
            uid: "habit-" + reminder.id.hex, title: habit.text(of: reminder),
            start: ImportedDateTime(start.advanced(by: shift), time))
        event.rule = Self.rule(habit.schedule, weekdays, shift: shift)
        event.exceptions = silent.filter { $0 >= start && comes($0) }.sorted().map { $0.advanced(by: shift) }
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
