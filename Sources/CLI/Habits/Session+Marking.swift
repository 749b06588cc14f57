import CivilTime
import DaybookCore
import Interchange
import Words

/// A day of a habit after marking.
struct MarkedDay {
    let habit: Habit
    let day: Day
    let entry: Entry?
    let value: Double?
    let history: HabitHistory

    init(_ habit: Habit, on day: Day, in state: State, today: Day) {
        self.habit = habit
        self.day = day
        entry = state.entry(of: habit.id, on: day)
        value = entry.flatMap { state.value(of: $0) }
        history = state.history(of: habit, today: today)
    }
}

extension Session {
    /// Marks a day of the habit with a title and reports the new status.
    func mark(
        _ typed: String, on typedDay: String?, saying sentence: (MarkedDay) -> String,
        _ decide: (Habit, Day, State) throws -> Decision
    ) throws -> CommandOutput {
        var marked: (habit: Habit, day: Day)?
        let changed = try save { state in
            let habit = try activeHabit(typed, in: state)
            let day = try day(typedDay, in: state)
            marked = (habit, day)
            return try decide(habit, day, state)
        }
        return try read { state in
            guard let marked else { throw HabitRefusal.noSuchHabit }
            let today = state.today(now)
            let updated = MarkedDay(marked.habit, on: marked.day, in: state, today: today)
            let message = words.on(marked.day, today: today, sentence(updated))
            return CommandOutput(report(message, changed: changed), json: json(updated, changed: changed))
        }
    }

    private func json(_ marked: MarkedDay, changed: Bool) -> JSONValue {
        let habit = marked.habit
        return [
            "id": .string(habit.id.hex),
            "title": .string(habit.title),
            "day": .string(marked.day.text),
            "status": .string(marked.history.status(on: marked.day).code),
            "done": .bool(marked.history.isDone(on: marked.day)),
            "skipped": .bool(marked.entry?.state == .skipped),
            "value": habit.kind.isMeasure ? .amount(marked.value) : nil,
            "unit": .string(habit.unit),
            "note": .string(marked.entry?.note ?? ""),
            "reason": .string(marked.entry?.reason ?? ""),
            "currentStreak": .count(marked.history.currentStreak.length),
            "changed": .bool(changed),
        ]
    }
}

extension Words {
    /// The report of a mark: "“Read” is done", "“Water”: 1.2 of 2 l".
    func marked(_ marked: MarkedDay) -> String {
        let habit = marked.habit
        guard habit.kind.isMeasure, let value = marked.value else { return markedDone(habit.title) }
        let target = habit.target ?? 1
        let measure =
            habit.kind == .atLeast
            ? measure(value, of: target, habit.unit) : measure(value, atMost: target, habit.unit)
        return valueSet(habit.title, measure)
    }
}
