import CivilTime

@testable import DaybookCore

/// Monday, 2 November 2026.
let monday = Day(year: 2026, month: 11, day: 2)!

/// A history with one character per day from `first` to today: `x` done, `s` skipped, `.` nothing, a digit the total.
func history(
    _ schedule: Schedule, _ written: String, kind: HabitKind = .check, target: Double = 1, first: Day = monday,
    start: Day? = nil, firstWeekday: Weekday = .monday, isLastDayOver: Bool = false
) -> HabitHistory {
    let letters = written.filter { $0 != " " }
    var marks: [DayMark] = []
    for (index, letter) in letters.enumerated() {
        let day = first.advanced(by: index)
        switch letter {
        case "x": marks.append(DayMark(day: day, state: .done))
        case "s": marks.append(DayMark(day: day, state: .skipped))
        case ".": break
        default: marks.append(DayMark(day: day, total: Double(String(letter))))
        }
    }
    let rule = HabitRule(
        kind: kind, target: target, schedule: schedule, startDay: start ?? first, firstWeekday: firstWeekday)
    return HabitHistory(
        rule: rule, marks: marks.reversed(), today: first.advanced(by: letters.count - 1),
        isLastDayOver: isLastDayOver)
}

/// The number of days on which a habit was done and none was lacking.
func fullDays(_ histories: [HabitHistory]) -> Int {
    guard let first = histories.map({ $0.firstDay }).min(), let last = histories.map({ $0.today }).max() else {
        return 0
    }
    return (0...last.days(since: first)).count { offset in
        let day = first.advanced(by: offset)
        let isLacking = histories.contains { history in
            history.index(of: day).map { history.isSinceAdded($0) && history.isAsked($0) } ?? false
        }
        return !isLacking && histories.contains { $0.isDone(on: day) }
    }
}

extension HabitHistory {
    /// One character per day: `x` done, `s` skipped, `%` partial, `c` covered, `o` open, `-` missed, `n` not due.
    var drawn: String {
        var text = ""
        var day = firstDay
        while day <= today {
            switch status(on: day) {
            case .done: text += "x"
            case .skipped: text += "s"
            case .partial: text += "%"
            case .covered: text += "c"
            case .open: text += "o"
            case .missed: text += "-"
            case .notDue: text += "n"
            case .future, .beforeStart: text += "!"
            }
            day = day.advanced(by: 1)
        }
        return text
    }
}
