import CivilTime
import DaybookCore
import Journal

/// Daybook's CSV export of entries: one row per habit and day, ordered by habit and day.
///
/// It is made for spreadsheets. Importing it restores the habits that have entries, with the values of the rows; a
/// measured value is the sum of its additions.
enum DaybookCSV {
    static let columns = [
        "habit", "category", "kind", "unit", "target", "schedule", "day", "state", "value", "reason", "note", "habitID",
    ]

    static func isHeader(_ header: CSVHeader) -> Bool { header.has("habit", "day", "state", "value", "habitID") }

    static func bytes(_ state: State) -> [UInt8] {
        var writer = CSVWriter()
        writer.appendRow(columns)
        let entries = LivingEntries(state)
        for habit in state.livingHabits {
            let beginning: [CSVWriter.Field] = [
                .text(habit.title), .text(state.category(habit.category)?.name ?? ""), .plain(habit.kind.rawValue),
                .text(habit.unit), .plain(habit.target.map { JSONValue.number($0).text } ?? ""),
                .plain(habit.schedule.code),
            ]
            for entry in entries.of(habit.id) {
                let value = entries.value(of: entry)
                let stateWord = entry.state == .cleared ? nil : entry.state.word
                // Entries without any value left, such as cleared ones, are omitted.
                if stateWord == nil, value == nil, entry.reason.isEmpty, entry.note.isEmpty { continue }
                writer.appendRow(
                    beginning + [
                        .plain(entry.day?.text ?? ""), .plain(stateWord ?? ""),
                        .plain(value.map { JSONValue.number($0).text } ?? ""), .text(entry.reason), .text(entry.note),
                        .plain(habit.id.hex),
                    ])
            }
        }
        return writer.bytes
    }
}
