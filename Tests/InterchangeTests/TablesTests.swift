import CivilTime
import DaybookCore
import Journal
import Testing

@testable import Interchange

/// The export for spreadsheets.
@Suite struct TablesTests {
    private let day = Day("2026-11-20")!

    private func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 7, low: number)) }

    private func folded(_ changes: [Change]) -> State {
        var state = State()
        // 2026-11-20T08:00:00Z
        state.merge(
            Changes(changes), stamp: Stamp(time: Stamp.clock(at: 1_795_161_600_000), device: DeviceID(1)))
        return state
    }

    /// The rows of a file in the export, the first with the names of the columns.
    private func table(_ name: String, of state: State) throws -> [[String]] {
        let archive = try ZipArchive(Export.tables(state, on: day))
        let entry = try #require(archive.entries.first { $0.path == name })
        let bytes = try archive.file(entry) { _, _ in nil }
        #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF]))
        var reader = try CSVReader(bytes[...])
        var rows: [[String]] = []
        while let row = try reader.next() { rows.append(row.fields) }
        return rows
    }

    @Test func rowOfABankThatAnEntryStandsForIsThereOnce() throws {
        let (account, entry) = (id(1), id(2))
        let row = Transaction.id(ofImported: "bank:1:x", on: account)
        let values: [Change] = [entry, row].flatMap { transaction in
            [
                Change(Transaction.table, transaction, "life", .integer(1)),
                Change(Transaction.table, transaction, "account", .bytes(account.bytes)),
                Change(Transaction.table, transaction, "amount", .integer(500)),
                Change(Transaction.table, transaction, "day", .integer(Int64(day.number))),
                Change(Transaction.table, transaction, "source", .text("bank:1:x")),
            ]
        }
        let state = folded(
            values + [
                Change(Transaction.table, entry, "sourceAmount", .integer(-500)),
                Change(Account.table, account, "life", .integer(1)),
                Change(Account.table, account, "title", .text("Bank")),
                Change(Account.table, account, "currency", .text("EUR")),
            ])
        #expect(try table("transactions.csv", of: state).dropFirst().map { $0[0] } == [entry.hex])
    }

    @Test func everyTableOfTheJournalIsAFileWithEveryField() throws {
        let archive = try ZipArchive(Export.tables(State(), on: day))
        let names = Set(archive.entries.map(\.path))
        #expect(names.count == State.exportedSchemas.count + 1)
        for schema in State.exportedSchemas {
            let name = DaybookTables.fileName(schema)
            #expect(names.contains(name))
            let header = try table(name, of: State())[0]
            #expect(Set(header).count == header.count, "\(name): \(header)")
            for column in schema.columns where !column.isLife { #expect(header.contains(column.name)) }
        }
        #expect(
            names.isSuperset(of: ["habits.csv", "mood-tags.csv", "pets.csv", "goal-progress.csv", "habit-days.csv"]))
    }

    @Test func recordsHaveTitlesBesideReferencesAndTimes() throws {
        let entry = Entry.id(of: id(1), on: day)!
        let state = folded([
            Change(Category.table, id(2), "life", .integer(1)), Change(Category.table, id(2), "name", .text("Mind")),
            Change(Habit.table, id(1), "life", .integer(1)), Change(Habit.table, id(1), "title", .text("=1+1")),
            Change(Habit.table, id(1), "category", .bytes(id(2).bytes)),
            Change(Entry.table, entry, "state", .integer(1)),
            Change(Increment.table, id(3), "life", .integer(1)),
            Change(Increment.table, id(3), "entry", .bytes(entry.bytes)),
            Change(Increment.table, id(3), "amount", .real(-2.5)),
            Change(Increment.table, id(3), "at", .integer(1_795_161_600_000)),
        ])
        let habits = try table("habits.csv", of: state)
        func field(_ name: String) -> String? { habits[0].firstIndex(of: name).map { habits[1][$0] } }
        #expect(field("id") == id(1).hex && field("title") == "'=1+1")
        #expect(field("category") == id(2).hex && field("categoryTitle") == "Mind")
        #expect(field("createdAt") == "2026-11-20T08:00:00Z" && field("changedAt") == "2026-11-20T08:00:00Z")
        #expect(
            try table("entries.csv", of: state) == [
                [
                    "id", "habit", "habitTitle", "day", "state", "total", "reason", "note", "createdAt", "changedAt",
                ],
                [entry.hex, id(1).hex, "'=1+1", "2026-11-20", "done", "", "", "", "", "2026-11-20T08:00:00Z"],
            ])
        #expect(
            try table("increments.csv", of: state)[1] == [
                id(3).hex, entry.hex, "'=1+1", "-2.5", "2026-11-20T08:00:00Z", "2026-11-20T08:00:00Z",
                "2026-11-20T08:00:00Z",
            ])
    }

    @Test func deletedRecordsAndTheirPartsAreLeftOut() throws {
        let entry = Entry.id(of: id(1), on: day)!
        var state = folded([
            Change(Habit.table, id(1), "life", .integer(1)), Change(Habit.table, id(1), "title", .text("Read")),
            Change(Entry.table, entry, "state", .integer(1)),
            Change(Increment.table, id(3), "life", .integer(1)),
            Change(Increment.table, id(3), "entry", .bytes(Entry.id(of: id(1), on: day.advanced(by: 1))!.bytes)),
            Change(Increment.table, id(3), "amount", .real(1)),
        ])
        for name in ["habits.csv", "entries.csv", "increments.csv"] { #expect(try table(name, of: state).count == 2) }
        state.merge(
            Changes([Change(Habit.table, id(1), "life", .integer(2))]), stamp: Stamp(time: 1 << 60, device: DeviceID(1))
        )
        for name in ["habits.csv", "entries.csv", "increments.csv"] { #expect(try table(name, of: state).count == 1) }
    }

    @Test func anOccurrenceHasItsSeriesAndDay() throws {
        let series = RecordID([8] + [UInt8](repeating: 1, count: 16))!
        let occurrence = try #require(TaskItem.id(of: series, on: day))
        let state = folded([
            Change(TaskItem.table, series, "life", .integer(1)), Change(TaskItem.table, series, "title", .text("Pay")),
            Change(TaskItem.table, occurrence, "status", .text("completed")),
        ])
        let tasks = try table("tasks.csv", of: state)
        #expect(tasks.count == 3)
        let row = try #require(tasks.first { $0[0] == occurrence.hex })
        #expect(Array(tasks[0].prefix(4)) == ["id", "series", "seriesTitle", "occurrence"])
        #expect(Array(row.prefix(4)) == [occurrence.hex, series.hex, "Pay", "2026-11-20"])
    }

    @Test func anOccurrenceSomeTimeAfterTheLastHasTheDayItWasDueOn() throws {
        let series = RecordID([8] + [UInt8](repeating: 1, count: 16))!
        let times = ["1970-01-02", "1970-01-03"].map { TaskItem.id(of: series, on: Day($0)!)! }
        let task = [
            Change(TaskItem.table, series, "life", .integer(1)),
            Change(TaskItem.table, series, "title", .text("Water")),
            Change(TaskItem.table, series, "dueDay", .integer(Int64(day.number))),
        ]
        let done = times.enumerated().flatMap { index, id in
            [
                Change(TaskItem.table, id, "status", .text("completed")),
                Change(TaskItem.table, id, "closedOn", .integer(Int64(day.number) + Int64(index) + 1)),
            ]
        }
        func days(_ state: State) throws -> [String?] {
            let tasks = try table("tasks.csv", of: state)
            return times.map { id in tasks.first { $0[0] == id.hex }?[3] }
        }
        let repeated = Change(TaskItem.table, series, "repetition", .text("AFTER=P3D"))
        // The first was due on its day and done a day later; the second was due three days after that.
        #expect(try days(folded(task + [repeated] + done)) == ["2026-11-20", "2026-11-24"])
        // Without the repetition, nobody knows.
        #expect(try days(folded(task + done)) == ["", ""])
    }

    @Test func theTablesAreNotImportedAsSomethingElse() {
        #expect(throws: ImportFailure.tablesForSpreadsheets) {
            try ImportedFile(Export.tables(State(), on: day))
        }
    }

    @Test func aWrittenZipIsReadByBothReaders() throws {
        var zip = ZipWriter(Day("2026-11-20")!)
        zip.add("a.csv", Array("x,y".utf8))
        zip.add("żółw/b.csv", [])
        let bytes = zip.finish()
        let archive = try ZipArchive(bytes)
        #expect(archive.entries.map(\.path) == ["a.csv", "żółw/b.csv"])
        #expect(try archive.file(archive.entries[0]) { _, _ in nil } == Array("x,y".utf8))
        let directory = try ZipDirectory(size: Int64(bytes.count)) { offset, count in
            Array(bytes[Int(offset)..<Int(offset) + count])
        }
        #expect(directory.entries.map(\.path) == ["a.csv", "żółw/b.csv"])
        #expect(directory.entries.map(\.size) == [3, 0])
    }

    @Test func theExportSaysWhenARecordWasCreatedAndChangedUnlessItWasRestored() throws {
        var state = folded([
            Change(Habit.table, id(1), "life", .integer(1)), Change(Habit.table, id(1), "title", .text("Read")),
        ])
        func habit() -> String {
            let text = String(decoding: Export.json(state, on: day, withTimes: true), as: UTF8.self)
            return String(text[text.firstRange(of: "\"habits\"")!.lowerBound...])
        }
        #expect(
            habit().contains("\"createdAt\": \"2026-11-20T08:00:00Z\",\n      \"changedAt\": \"2026-11-20T08:00:00Z\""))
        let later = Stamp(time: Stamp.clock(at: 1_795_248_000_000), device: DeviceID(1))
        state.merge(Changes([Change(Habit.table, id(1), "note", .text("x"))]), stamp: later)
        #expect(
            habit().contains("\"createdAt\": \"2026-11-20T08:00:00Z\",\n      \"changedAt\": \"2026-11-21T08:00:00Z\""))
        state.merge(Changes([Change(Habit.table, id(1), "life", .integer(3))]), stamp: later)
        #expect(!habit().contains("createdAt") && habit().contains("changedAt"))
        #expect(!String(decoding: Export.json(state, on: day), as: UTF8.self).contains("changedAt"))
    }
}
