import DaybookCore
import Interchange

extension DayReport {
    /// The JSON output, with the day's tasks, bills and moods.
    func json(with tasks: JSONValue, bills: JSONValue, moods: JSONValue) -> JSONValue {
        .object([
            JSONMember("day", .string(day.text)),
            JSONMember("away", .bool(away != nil)),
            JSONMember("awayUntil", .text(away?.until?.text)),
            JSONMember("level", points.map { .count(Level(points: $0).number) } ?? .null),
            JSONMember("points", points.map { .integer($0) } ?? .null),
            JSONMember("habits", .array(groups.flatMap { group in group.lines.map { json($0, group.name) } })),
            JSONMember(
                "counts",
                [
                    "habits": .count(lines.count),
                    "due": .count(agenda.due),
                    "done": .count(agenda.done),
                    "skipped": .count(lines.count { $0.status == .skipped }),
                ]),
            JSONMember("tasks", tasks),
            JSONMember("bills", bills),
            JSONMember("moods", moods),
        ])
    }

    private func json(_ line: Line, _ category: String) -> JSONValue {
        let habit = line.habit
        return [
            "id": .string(habit.id.hex),
            "title": .string(habit.title),
            "category": category.isEmpty ? nil : .string(category),
            "status": .string(line.status.code),
            "due": .bool(line.isDue),
            "done": .bool(line.isDone),
            "value": habit.kind.isMeasure ? .amount(line.value) : nil,
            "target": habit.kind.isMeasure ? .amount(habit.target) : nil,
            "unit": .string(habit.unit),
            "streak": .count(line.streak.length),
        ]
    }
}
