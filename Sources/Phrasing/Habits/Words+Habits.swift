import CivilTime
import DaybookCore
import Words

extension Habit {
    /// The schedule and target: "Every day · at least 2 l".
    public func summary(_ words: Words, weekFrom first: Weekday) -> String {
        let schedule = words.schedule(schedule, weekFrom: first)
        guard kind.isMeasure else { return schedule }
        return schedule + " · " + words.goalInside(atLeast: kind == .atLeast, target ?? 1, unit)
    }

    /// A measured value and the target: "1.2 of 2 l".
    public func measure(_ value: Double, _ words: Words) -> String {
        kind == .atMost
            ? words.measure(value, atMost: target ?? 1, unit) : words.measure(value, of: target ?? 1, unit)
    }
}

extension Words {
    /// The schedule and target of a habit: "Every day", "3 times a week, at least 5 km".
    public func requirement(of habit: Habit) -> String {
        let schedule = schedule(habit.schedule)
        guard habit.kind.isMeasure, let target = habit.target else { return schedule }
        let goal = goal(atLeast: habit.kind == .atLeast, target, habit.unit)
        return "\(schedule), \(goal.prefix(1).lowercased())\(goal.dropFirst())"
    }

    /// The name of a habit's status on a day.
    public func name(of status: DayStatus, of kind: HabitKind) -> String {
        switch status {
        case .open where kind == .atMost: withinLimitSoFar
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
