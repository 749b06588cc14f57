import CivilTime
import DaybookCore

/// The days of all habits in a backup of Loop Habit Tracker.
struct LoopRepetitions {
    struct Row {
        var day: Day
        var value: Int64
        var note: String
    }

    private var rowsOfHabits: [Int64: [Row]] = [:]

    /// Rows without a habit or time are skipped, as in Loop itself.
    init(_ table: DatabaseTable) throws(ImportFailure) {
        guard let habitPlace = table.place(of: "habit"), let timePlace = table.place(of: "timestamp") else {
            throw .badDatabase(
                table: table.name, row: 0, .missingColumn(table.place(of: "habit") == nil ? "habit" : "timestamp"))
        }
        let valuePlace = table.place(of: "value")
        let notePlace = table.place(of: "notes")
        for (row, cells) in table.rows.enumerated() {
            if cells[habitPlace] == .null || cells[timePlace] == .null { continue }
            guard let habit = cells[habitPlace].integer else {
                throw .badDatabase(table: table.name, row: row + 1, .badValue("habit"))
            }
            guard let time = cells[timePlace].integer, let day = Self.day(time) else {
                throw .badDatabase(table: table.name, row: row + 1, .badValue("timestamp"))
            }
            var value: Int64 = 2
            if let valuePlace, cells[valuePlace] != .null {
                guard let number = cells[valuePlace].integer else {
                    throw .badDatabase(table: table.name, row: row + 1, .badValue("value"))
                }
                value = number
            }
            let note = notePlace.map { cells[$0].text } ?? ""
            rowsOfHabits[habit, default: []].append(Row(day: day, value: value, note: note))
        }
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
