import CivilTime
import DaybookCore

/// Reads the backup of Loop Habit Tracker (https://github.com/iSoron/uhabits): tables Habits and Repetitions.
///
/// Old backups have no uuid, type, question, target, unit or notes, and every repetition in them is a yes.
struct LoopDatabase {
    private let table: DatabaseTable
    private let version: Int64

    static func habits(
        in database: DatabaseTables, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) -> [ImportedHabit] {
        let (habits, repetitions) = (database.table("Habits"), database.table("Repetitions"))
        if habits == nil && repetitions == nil { throw .unknownFormat }
        guard let habits else { throw .badDatabase(table: "Habits", row: 0, .missingTable) }
        guard let repetitions else { throw .badDatabase(table: "Repetitions", row: 0, .missingTable) }
        for table in [habits, repetitions] {
            let row = table.rows.firstIndex { $0.count != table.columns.count }
            if let row { throw .badDatabase(table: table.name, row: row + 1, .unreadable) }
        }
        let days = try LoopRepetitions(repetitions, rejecting: &rejected)
        let read = try LoopDatabase(table: habits, version: database.version).habits(
            with: days, of: repetitions, rejecting: &rejected)
        if read.isEmpty, let failure = rejected.failure { throw failure }
        return read
    }

    private func habits(
        with repetitions: LoopRepetitions, of days: DatabaseTable, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) -> [ImportedHabit] {
        let columns = (id: try require("id"), name: try require("name"), position: table.index(of: "position"))
        var order: [(position: Int64, id: Int64, row: Int)] = []
        for (row, cells) in table.rows.enumerated() {
            guard let id = cells[columns.id].integer else {
                rejected.list(RejectedRows.Row(table, row, .badValue("id")))
                continue
            }
            order.append((columns.position.flatMap { cells[$0].integer } ?? 0, id, row))
        }
        order.sort { ($0.position, $0.id) < ($1.position, $1.id) }
        for row in repetitions.indices(without: Set(order.map { $0.id })) {
            rejected.list(RejectedRows.Row(days, row, .badValue("habit")))
        }

        var ordinals = OrdinalCounter()
        var habits: [ImportedHabit] = []
        for (_, id, row) in order {
            let title = PlainText.line(table.rows[row][columns.name].text)
            guard !title.isEmpty else {
                rejected.list(RejectedRows.Row(table, row, .noTitle))
                continue
            }
            let uuid = text("uuid", row)
            let key = uuid.isEmpty ? title : uuid
            let identity = ImportIdentity(format: LoopHabit.format, key: key, ordinal: ordinals.next(key))
            do throws(ImportFailure) {
                let entries = repetitions.rows(of: id)
                habits.append(try habit(identity, title: title, row: row, entries: entries))
                let isMeasure = habits.last?.kind.isMeasure ?? false
                for entry in entries where !LoopHabit.isValue(entry.value, isMeasure: isMeasure) {
                    rejected.list(RejectedRows.Row(days, entry.index, .badValue("value")))
                }
            } catch {
                rejected.list(RejectedRows.Row(file: table.name, line: row + 1, failure: error))
            }
        }
        return habits
    }

    private func habit(
        _ identity: ImportIdentity, title: String, row: Int, entries: [LoopRepetitions.Row]
    ) throws(ImportFailure) -> ImportedHabit {
        let question = text("question", row)
        var habit = ImportedHabit(identity: identity)
        habit.title = title
        habit.note = LoopHabit.note(question, text("description", row))
        habit.color = LoopColor.palette(number("color", row) ?? 0, version: version)
        habit.isArchived = (number("archived", row) ?? 0) != 0
        if number("type", row) == 1 {
            habit.kind = number("target_type", row) == 1 ? .atMost : .atLeast
            habit.target = cell("target_value", row).number
            habit.unit = text("unit", row)
        }
        guard
            let schedule = LoopHabit.schedule(
                times: number("freq_num", row) ?? 1, inDays: number("freq_den", row) ?? 1)
        else { throw failure(row, .badValue("freq_num")) }
        habit.schedule = schedule
        habit.reminders = try reminders(row, text: question)

        var collector = EntryCollector()
        for entry in entries {
            collector.add(
                LoopHabit.entry(
                    on: entry.day, value: entry.value, isMeasure: habit.kind.isMeasure, note: entry.note))
        }
        habit.entries = collector.entries
        habit.startDay = collector.firstDay
        return habit
    }

    private func reminders(_ row: Int, text: String) throws(ImportFailure) -> [ImportedReminder] {
        guard let hour = number("reminder_hour", row), let minute = number("reminder_min", row) else { return [] }
        guard (0...23).contains(hour), (0...59).contains(minute),
            let time = TimeOfDay(hour: Int(hour), minute: Int(minute))
        else {
            throw failure(row, .badValue("reminder_hour"))
        }
        let weekdays = LoopHabit.weekdays(number("reminder_days", row) ?? 127)
        return weekdays.isEmpty ? [] : [ImportedReminder(time: time, weekdays: weekdays, text: text)]
    }

    private func require(_ column: String) throws(ImportFailure) -> Int {
        guard let index = table.index(of: column) else {
            throw .badDatabase(table: table.name, row: 0, .missingColumn(column))
        }
        return index
    }

    /// The cell of a column; null if this version has no such column.
    private func cell(_ column: String, _ row: Int) -> Cell {
        table.index(of: column).map { table.rows[row][$0] } ?? .null
    }

    private func text(_ column: String, _ row: Int) -> String { PlainText.lines(cell(column, row).text) }

    private func number(_ column: String, _ row: Int) -> Int64? { cell(column, row).integer }

    private func failure(_ row: Int, _ problem: DatabaseProblem) -> ImportFailure {
        .badDatabase(table: table.name, row: row + 1, problem)
    }
}

extension RejectedRows.Row {
    /// Creates a row of a table.
    ///
    /// - Parameter row: the index of the row, from 0.
    init(_ table: DatabaseTable, _ row: Int, _ problem: DatabaseProblem) {
        self.init(
            file: table.name, line: row + 1, failure: .badDatabase(table: table.name, row: row + 1, problem))
    }
}
