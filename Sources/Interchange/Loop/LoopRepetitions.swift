import CivilTime
import DaybookCore

/// The days of all habits in a backup of Loop Habit Tracker.
struct LoopRepetitions {
    struct Row {
        var day: Day
        var value: Int64
        var note: String
        /// Its index in the table.
        var index: Int
    }

    private var rowsOfHabits: [Int64: [Row]] = [:]

    /// Rows without a habit or time are skipped, as in Loop itself.
    init(_ table: DatabaseTable, rejecting rejected: inout RejectedRows) throws(ImportFailure) {
        guard let habitColumn = table.index(of: "habit"), let timeColumn = table.index(of: "timestamp") else {
            throw .badDatabase(
                table: table.name, row: 0, .missingColumn(table.index(of: "habit") == nil ? "habit" : "timestamp"))
        }
        let valueColumn = table.index(of: "value")
        let noteColumn = table.index(of: "notes")
        for (row, cells) in table.rows.enumerated() {
            if cells[habitColumn] == .null || cells[timeColumn] == .null { continue }
            guard let habit = cells[habitColumn].integer else {
                rejected.list(RejectedRows.Row(table, row, .badValue("habit")))
                continue
            }
            guard let time = cells[timeColumn].integer, let day = Self.day(time) else {
                rejected.list(RejectedRows.Row(table, row, .badValue("timestamp")))
                continue
            }
            // Old backups have no values.
            var cell = valueColumn.map { cells[$0] } ?? .null
            if cell == .null { cell = .integer(2) }
            guard let value = cell.integer else {
                rejected.list(RejectedRows.Row(table, row, .badValue("value")))
                continue
            }
            let note = noteColumn.map { cells[$0].text } ?? ""
            rowsOfHabits[habit, default: []].append(Row(day: day, value: value, note: note, index: row))
        }
    }

    /// The indices of the rows of habits that are not there, in file order.
    func indices(without habits: Set<Int64>) -> [Int] {
        rowsOfHabits.filter { !habits.contains($0.key) }.flatMap { $0.value.map { $0.index } }.sorted()
    }

    /// The rows of a habit, in file order.
    func rows(of habit: Int64) -> [Row] { rowsOfHabits[habit] ?? [] }

    /// The day of a moment in milliseconds since 1970 (UTC).
    private static func day(_ milliseconds: Int64) -> Day? {
        let days = milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
        let number = days.remainder < 0 ? days.quotient - 1 : days.quotient
        return Int32(exactly: number).flatMap { Day(number: $0) }
    }
}
