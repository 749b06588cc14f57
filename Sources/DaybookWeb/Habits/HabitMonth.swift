import CivilTime
import DaybookCore

/// A month of a habit's calendar.
struct HabitMonth: Sendable {
    let month: Month
    /// The weeks in order, with seven cells each; nil outside the month.
    let weeks: [[Cell?]]
    /// The number of days on which the habit was done, of those on which it was due. As in rates, today counts once it is decided. A
    /// limit that was kept on a day without a value is no time done.
    let done: Int
    let due: Int

    /// A day of the month.
    struct Cell: Hashable, Sendable {
        let day: Day
        let status: DayStatus
        /// The measured value; nil if there is none.
        let value: Double?
        let hasNote: Bool
        /// Whether it is a limit that was kept on a day without a value.
        let isKeptUnlogged: Bool
    }

    init(
        _ month: Month, of habit: Habit, _ history: HabitHistory, marks: [DayMark], written: [Entry],
        firstWeekday: Weekday
    ) {
        let first = month.first
        let last = month.last
        var values = [Double?](repeating: nil, count: month.dayCount)
        var noted = [Bool](repeating: false, count: month.dayCount)
        for mark in marks where mark.day >= first && mark.day <= last {
            values[mark.day.dayOfMonth - 1] = mark.total
        }
        for entry in written {
            guard let day = entry.day, day >= first, day <= last else { continue }
            noted[day.dayOfMonth - 1] = !entry.note.isEmpty
        }
        var done = 0
        var due = 0
        var weeks: [[Cell?]] = []
        var week = [Cell?](repeating: nil, count: first.weekday.days(since: firstWeekday))
        for index in 0..<month.dayCount {
            let day = first.advanced(by: index)
            let status = history.status(on: day)
            let isKeptUnlogged = history.isKeptUnlogged(on: day)
            if status == .done, !isKeptUnlogged { done += 1 }
            if status.asksForDay, !(day == history.today && status.isUndecided) { due += 1 }
            week.append(
                Cell(
                    day: day, status: status, value: values[index], hasNote: noted[index],
                    isKeptUnlogged: isKeptUnlogged))
            if week.count == 7 {
                weeks.append(week)
                week = []
            }
        }
        if !week.isEmpty { weeks.append(week + [Cell?](repeating: nil, count: 7 - week.count)) }
        self.month = month
        self.weeks = weeks
        self.done = done
        self.due = due
    }
}

extension DayStatus {
    /// Whether it can still change in the course of its day.
    fileprivate var isUndecided: Bool {
        switch self {
        case .open, .partial: true
        case .done, .missed, .beforeStart, .future, .skipped, .covered, .notDue: false
        }
    }

    /// Whether the habit was due on this day, so that it counts in "18 of 20".
    fileprivate var asksForDay: Bool {
        switch self {
        case .done, .partial, .open, .missed: true
        case .beforeStart, .future, .skipped, .covered, .notDue: false
        }
    }
}
