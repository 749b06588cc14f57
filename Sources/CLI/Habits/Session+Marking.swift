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
    /// Marks a day of the named habits in one action and reports their new status.
    func mark(
        _ typed: [String], on typedDay: String?, mayBeAhead: Bool = false, saying sentence: (MarkedDay) -> String,
        _ decide: (Habit, Day, State) throws -> Decision
    ) throws -> CommandOutput {
        var marked: [(habit: Habit, day: Day, changes: Bool)] = []
        try save { state in
            marked = []
            let day = try mayBeAhead ? day(typedDay, in: state) : pastDay(typedDay, in: state)
            var decision: Decision?
            for habit in try several(typed, { try activeHabit($0, in: state) }) {
                let own = try decide(habit, day, state)
                marked.append((habit.detached, day, !own.changes.isEmpty))
                decision = decision?.joined(by: own) ?? own
            }
            guard let decision else { throw HabitRefusal.noSuchHabit }
            return decision
        }
        return try read { state in
            let today = state.today(now)
            var lines: [String] = []
            var records: [JSONValue] = []
            for (habit, day, changed) in marked {
                let updated = MarkedDay(habit, on: day, in: state, today: today)
                lines.append(report(words.on(day, today: today, sentence(updated)), changed: changed))
                records.append(json(updated, changed: changed))
            }
            return CommandOutput(lines, json: records.count == 1 ? records[0] : ["habits": .array(records)])
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
