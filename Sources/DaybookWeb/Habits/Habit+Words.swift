import CivilTime
import DaybookCore
import Words

extension Habit {
    /// When it is due and what it asks for: "Every day · at least 2 l".
    func summary(_ words: Words, weekFrom first: Weekday) -> String {
        let schedule = words.schedule(schedule, weekFrom: first)
        guard kind.isMeasure else { return schedule }
        return schedule + " · " + words.goalInside(atLeast: kind == .atLeast, target ?? 1, unit)
    }

    /// A measured value beside the target: "1.2 of 2 l".
    func measure(_ value: Double, _ words: Words) -> String {
        kind == .atMost
            ? words.measure(value, atMost: target ?? 1, unit) : words.measure(value, of: target ?? 1, unit)
    }
}

extension Words {
    /// How a habit stands on a day.
    func name(of status: DayStatus) -> String {
        switch status {
        case .done: done
        case .skipped: skipped
        case .partial: partlyDone
        case .covered: coveredDay
        case .open, .missed: notDone
        case .notDue: notDue
        case .beforeStart: dayBeforeStart
        case .future: dayInFuture
        }
    }
}
