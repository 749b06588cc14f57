import DaybookCore
import Interchange

extension DayReport {
    /// The JSON output. What is due and done counts the habits and the tasks of the whole day.
    var json: JSONValue {
        .object(
            [
                JSONMember("day", .string(day.text)),
                JSONMember("away", .bool(away != nil)),
                JSONMember("awayUntil", .text(away?.until?.text)),
                JSONMember("awayNote", .text(away?.note)),
            ] + gameMembers + [
                JSONMember("habits", habits.json),
                JSONMember(
                    "counts",
                    [
                        "habits": .count(agenda.habits.count),
                        "due": .count(agenda.due),
                        "done": .count(agenda.done),
                        "exceeded": .count(agenda.exceeded),
                        "skipped": .count(habits.skippedCount),
                    ]),
                JSONMember("now", now.json.now),
                JSONMember("near", now.json.near),
                JSONMember("tasks", tasks.json),
                JSONMember("bills", bills.json),
                JSONMember("goals", goals.json),
                JSONMember("moods", moods.json),
            ])
    }

    /// The level and the points: null on other days than today, and left out while the game is switched off.
    private var gameMembers: [JSONMember] {
        if state.settings.isGameOff { return [] }
        return [
            JSONMember("level", game.map { .count($0.ledger.level.number) } ?? .null),
            JSONMember("points", game.map { .integer($0.ledger.total) } ?? .null),
        ]
    }
}
