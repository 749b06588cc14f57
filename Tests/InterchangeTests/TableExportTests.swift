import DaybookCore
import Interchange
import Journal
import Testing

/// Tables without rules of their own, exported and imported by their schemas alone.
@Suite struct TableExportTests {
    /// Tables with JSON or ids of their own, or that need a category; other tests are about them.
    private let others: Set = [
        Settings.table, Category.table, Habit.table, Entry.table, Increment.table, Reminder.table, TaskItem.table,
        TaskTag.table, TaskBlocker.table, TaskLink.table, TaskReminder.table, TaskSession.table, MoodEntry.table,
        MoodTag.table, MoodFeeling.table, DismissedAdvice.table, HealthDay.table, HealthWorkout.table,
        Budget.table, EnvelopeAmount.table, PayeeRule.table, CurrencyRate.table, ImportRecord.table,
    ]

    private func id(_ number: Int) -> RecordID { RecordID(Identifier(high: 7, low: UInt64(number))) }

    /// A record of every table with a value in every column but `category`, as there are no categories. Parts belong to
    /// the record of their owner's table.
    private func sample() -> [Change] {
        let tables = State.schemas.map { $0.table }
        return State.schemas.enumerated().filter { !others.contains($1.table) }.flatMap { number, schema in
            schema.columns.enumerated().filter { $1.name != "category" }.map { index, column in
                let owner = schema.owners.first { $0.erasesToo && $0.column == index }
                    .flatMap { tables.firstIndex(of: $0.table) }
                let value = owner.map { Value.bytes(id($0).bytes) } ?? possibleValue(column)
                return Change(schema.table, schema.only ?? id(number), column.name, value)
            }
        }
    }

    private func possibleValue(_ column: Column) -> Value {
        switch column.kind {
        case .life, .flag, .weekday: .integer(1)
        case .weekdays: .integer(3)
        case .text:
            .text(
                ["x", "EUR", "FREQ=DAILY", String(repeating: "0", count: 64)].first { column.accepts(.text($0)) } ?? "")
        case .integer(let range): .integer(range.lowerBound)
        case .real(let range): .real(min(max(50, range.lowerBound), range.upperBound))
        case .day: .integer(20_000)
        case .time: .integer(60)
        case .choice(let words, _): .text(words[0])
        case .reference: .bytes(id(99).bytes)
        case .code: .integer(0)
        }
    }

    private func folded(_ changes: [Change]) -> State {
        var state = State()
        state.merge(Changes(changes), stamp: Stamp(time: 1, device: DeviceID(1)))
        return state
    }

    private func imported(_ state: State, into other: State) throws -> ImportPlan {
        try ImportedFile(Export.json(state, on: .first)).plan(into: other, today: .first) { id(500) }
    }

    @Test func everyFieldOfEveryTableComesBack() throws {
        let state = folded(sample())
        let copy = folded(try imported(state, into: State()).changes)
        for (table, other) in zip(state.recordTables, copy.recordTables) where !others.contains(table.schema.table) {
            #expect(Array(table.records) == Array(other.records), "\(table.schema.table)")
            #expect(table.records.count == 1, "\(table.schema.table)")
        }
        #expect(try imported(state, into: state).changes == [])
    }

    /// Another device may know words that this one does not, and write days that no calendar has.
    @Test func whatThisVersionCannotReadDoesNotKeepAnExportFromBeingImported() throws {
        var tables = sample()
        let habit = id(900)
        tables += [
            Change("habits", habit, "life", .integer(1)), Change("habits", habit, "title", .text("Read")),
            Change("tasks", id(901), "life", .integer(1)), Change("tasks", id(901), "title", .text("Call")),
            Change("moods", id(902), "life", .integer(1)), Change("moods", id(902), "mood", .text("good")),
            Change("moods", id(902), "day", .integer(20_000)),
        ]
        let records = Dictionary(tables.map { ($0.table, $0.record) }) { first, _ in first }
        for schema in State.schemas {
            guard let record = records[schema.table] else { continue }
            for column in schema.columns {
                let odd: Value
                switch column.kind {
                case .choice: odd = .text("a later word")
                case .day: odd = .integer(1_000_000_000)
                case .text where !column.accepts(.text("a later notation")): odd = .text("a later notation")
                default: continue
                }
                var state = folded(tables)
                state.merge(
                    [Change(schema.table, record, column.name, odd)], stamp: Stamp(time: 2, device: DeviceID(1)))
                let copy = folded(try imported(state, into: State()).changes)
                #expect(copy.habits.rows.map(\.title) == ["Read"], "\(schema.table) \(column.name)")
            }
        }
    }

    @Test func deletedRecordsStayAwayWithTheirParts() throws {
        let deletions = State.schemas.filter { !others.contains($0.table) && $0.hasLife && $0.parent == nil }
            .map { schema in
                Change(
                    schema.table, id(State.schemas.firstIndex { $0.table == schema.table }!), "life", .integer(2))
            }
        var state = folded(sample())
        state.merge(Changes(deletions), stamp: Stamp(time: 2, device: DeviceID(1)))
        let again = try imported(folded(sample()), into: state)
        #expect(again.changes == [])
        let copy = folded(try imported(state, into: State()).changes)
        for table in copy.recordTables where table.schema.only == nil {
            #expect(table.records.isEmpty, "\(table.schema.table)")
        }
    }

    @Test func importAfterUndoRestoresRecordsWithTheirParts() throws {
        let whole = folded(sample())
        let undone = sample().map { change in
            Change(change.table, change.record, change.field, change.field == "life" ? .integer(2) : .null)
        }
        var state = whole
        state.merge(Changes(undone), stamp: Stamp(time: 2, device: DeviceID(1)))
        state.merge(
            Changes(try imported(whole, into: state).changes), stamp: Stamp(time: 3, device: DeviceID(1)))
        #expect(Export.json(state, on: .first) == Export.json(whole, on: .first))
    }
}
