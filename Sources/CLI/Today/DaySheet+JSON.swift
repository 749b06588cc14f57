import DaybookCore
import Interchange

extension DaySheet {
    /// The sheet for programs.
    var json: JSONValue {
        .object([
            JSONMember("day", .string(day.text)),
            JSONMember("habits", .array(groups.flatMap { group in group.lines.map { json($0, group.name) } })),
            JSONMember(
                "counts",
                .object([
                    JSONMember("habits", .count(lines.count)),
                    JSONMember("due", .count(due)),
                    JSONMember("done", .count(done)),
                    JSONMember("skipped", .count(lines.count { $0.status == .skipped })),
                ])),
        ])
    }

    private func json(_ line: Line, _ category: String) -> JSONValue {
        let habit = line.habit
        return .object([
            JSONMember("id", .string(habit.id.hex)),
            JSONMember("title", .string(habit.title)),
            JSONMember("category", category.isEmpty ? nil : .string(category)),
            JSONMember("status", .string(line.status.code)),
            JSONMember("due", .bool(line.isDue)),
            JSONMember("done", .bool(line.isDone)),
            JSONMember("value", habit.kind.isMeasure ? .amount(line.value) : nil),
            JSONMember("target", habit.kind.isMeasure ? .amount(habit.target) : nil),
            JSONMember("unit", .string(habit.unit)),
            JSONMember("streak", .count(line.history.currentStreak.length)),
        ])
    }
}
