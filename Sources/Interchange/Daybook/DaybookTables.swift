import CivilTime
import DaybookCore
import Journal

/// Daybook's export for spreadsheets: a zip with a CSV file for each table, by its schema. A new table is exported
/// without a line here.
///
/// Each row is a record that is not deleted: its id; the records it belongs to and refers to, each by id with its title
/// beside it; the fields; then when it was created and last changed. Days and moments are ISO 8601, moments in UTC;
/// choices are written by their code. The files begin with a byte order mark: without one, Excel takes UTF-8 for the
/// system's old encoding and garbles every letter that is not English. Other programs skip it. See `SafeText` for
/// texts that begin like a formula.
struct DaybookTables {
    private let state: State
    private let tables: [RecordTable]
    private let times: RecordTimes
    private var titles: [RecordID: String] = [:]

    /// The columns of a record's times.
    static let timeColumns = ["createdAt", "changedAt"]

    static func bytes(_ state: State, on day: Day) -> [UInt8] {
        let sheets = DaybookTables(state)
        var zip = ZipWriter(day)
        for schema in State.exportedSchemas { zip.add(fileName(schema), byteOrderMark + sheets.rows(schema)) }
        zip.add(daysFileName, byteOrderMark + DaybookCSV.bytes(state))
        return zip.finish()
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The file with a row per habit and day, with values added up, for pivot tables.
    static let daysFileName = "habit-days.csv"

    /// The name of a table's file, such as "goal-progress.csv".
    static func fileName(_ schema: Schema) -> String {
        var name: [UInt8] = []
        for letter in (schema.parent == nil ? schema.member : schema.table).utf8 {
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
            name += isCapital ? [UInt8(ascii: "-"), letter | 32] : [letter]
        }
        return String(decoding: name, as: UTF8.self) + ".csv"
    }

    /// Whether the files of a folder or archive are this export.
    static func isExport(_ names: [String]) -> Bool {
        names.contains(fileName(Habit.schema)) && names.contains(fileName(Settings.schema))
    }

    private init(_ state: State) {
        self.state = state
        tables = state.recordTables
        times = RecordTimes(tables)
        for table in tables {
            guard let column = table.schema.index(of: "title") ?? table.schema.index(of: "name") else { continue }
            for record in table.records {
                if case .text(let title) = record.value(at: column, table.schema) { titles[record.id] = title }
            }
        }
    }

    private func table(_ name: String) -> RecordTable? { tables.first { $0.schema.table == name } }

    private func rows(_ schema: Schema) -> [UInt8] {
        var writer = CSVWriter()
        let keys = RecordKey.columns(of: schema, in: state)
        var names = ["id"]
        for key in keys { names += key.isReference ? [key.name, key.name + "Title"] : [key.name] }
        for column in schema.columns where !column.isLife {
            names += column.isReference ? [column.name, column.name + "Title"] : [column.name]
        }
        writer.appendRow(names + Self.timeColumns)
        guard let table = table(schema.table) else { return writer.bytes }
        for record in DaybookJSON.sorted(table.records.filter { isLiving($0, schema) }, schema) {
            var fields: [CSVWriter.Field] = [.plain(record.id.hex)]
            for key in keys {
                switch key.value(record.id) {
                case .record(let id, let table):
                    fields += [.plain(id?.hex ?? ""), .text(id.map { title(of: $0, in: table) } ?? "")]
                case .text(let text): fields.append(.plain(text))
                }
            }
            for (index, column) in schema.columns.enumerated() where !column.isLife {
                let value = record.value(at: index, schema)
                fields.append(column.field(value))
                guard column.isReference else { continue }
                var title = ""
                if case .bytes(let bytes) = value, let id = RecordID(bytes) {
                    title = self.title(of: id, in: schema.owners.first { $0.column == index }?.table)
                }
                fields.append(.text(title))
            }
            fields.append(.plain(times.created(record.id, schema) ?? ""))
            fields.append(.plain(times.changed(record.id, schema) ?? ""))
            writer.appendRow(fields)
        }
        return writer.bytes
    }

    /// Whether neither a record nor one that it is part of is deleted or incomplete.
    private func isLiving(_ record: Record, _ schema: Schema, depth: Int = 0) -> Bool {
        guard depth < 8, !record.isDeleted(schema) else { return false }
        // Of several that stand for one row of a bank's file, a spreadsheet adds up the one that counts.
        if schema.table == Transaction.table, !state.counts(Transaction(record)) { return false }
        // The record of one occurrence has only what differs from its series.
        let isOverlay = schema.owners.contains {
            $0.column == nil && $0.table == schema.table && $0.owner(of: record.id, nil) != nil
        }
        guard isOverlay || schema.missingColumn(of: record) == nil else { return false }
        guard let parent = schema.owners.first(where: { $0.erasesToo }),
            let owner = parent.owner(of: record.id, record),
            let table = table(parent.table)
        else { return true }
        guard let index = table.index(of: owner) else {
            // A day or an occurrence without values of its own.
            let blank = Record(id: owner)
            guard let next = table.schema.owners.first(where: { $0.erasesToo }), next.column == nil,
                next.owner(of: owner, nil) != nil
            else {
                return true
            }
            return isLiving(blank, table.schema, depth: depth + 1)
        }
        return isLiving(table.records[index], table.schema, depth: depth + 1)
    }

    /// The title or name of a record, or else of the one that it belongs to.
    private func title(of id: RecordID, in tableName: String?, depth: Int = 0) -> String {
        if let title = titles[id] { return title }
        guard depth < 4, let table = tableName.flatMap({ table($0) }) else { return "" }
        let record = table.index(of: id).map { table.records[$0] }
        for owner in table.schema.owners {
            guard let ownerID = owner.owner(of: id, record) else { continue }
            return title(of: ownerID, in: owner.table, depth: depth + 1)
        }
        return ""
    }
}

/// A part of a record's id that has a column of its own.
private struct RecordKey {
    enum Value {
        case record(RecordID?, table: String)
        case text(String)
    }

    let name: String
    let isReference: Bool
    let value: (RecordID) -> Value

    /// The records and values that the ids of a table consist of.
    static func columns(of schema: Schema, in state: State) -> [RecordKey] {
        var keys: [RecordKey] = []
        for owner in schema.owners where owner.column == nil {
            let name = ownerName(owner, of: schema, number: keys.count)
            keys.append(
                RecordKey(name: name, isReference: true) {
                    .record(owner.owner(of: $0, nil), table: owner.table)
                })
        }
        switch schema.table {
        case Entry.table: keys.append(text("day") { Entry(id: $0).day?.text })
        case HealthDay.table: keys.append(text("day") { HealthDay(id: $0).day?.text })
        case TaskItem.table: keys.append(text("occurrence") { state.scheduledDay(ofOccurrence: $0)?.text })
        case MoodFeeling.table: keys.append(text("feeling") { MoodFeeling(id: $0).feeling?.rawValue })
        default: break
        }
        return keys
    }

    /// The singular of the owner's table, unless the record has another relation to it.
    private static func ownerName(_ owner: Schema.Owner, of schema: Schema, number: Int) -> String {
        switch (schema.table, number) {
        case (TaskItem.table, 0): return "series"
        case (TaskBlocker.table, 1): return "waitsFor"
        default:
            let name = owner.table
            return name.hasSuffix("ies") ? name.dropLast(3) + "y" : name.hasSuffix("s") ? String(name.dropLast()) : name
        }
    }

    private static func text(_ name: String, _ value: @escaping (RecordID) -> String?) -> RecordKey {
        RecordKey(name: name, isReference: false) { .text(value($0) ?? "") }
    }
}

extension Column {
    fileprivate var isReference: Bool { if case .reference = kind { true } else { false } }

    /// The field of a value in a table for spreadsheets; empty for null.
    fileprivate func field(_ value: Value) -> CSVWriter.Field {
        if case .integer(let range) = kind, range == Self.moments, case .integer(let number) = value {
            return .plain(RecordTimes.text(milliseconds: number))
        }
        switch json(value) {
        case .string(let text):
            if case .text = kind { return .text(text) }
            if case .choice = kind { return .text(text) }
            return .plain(text)
        case .array(let codes): return .plain(codes.compactMap { $0.string }.joined(separator: " "))
        case .bool(let flag): return .plain(flag ? "true" : "false")
        case .none: return .plain("")
        case .some(let number): return .plain(number.text)
        }
    }

    /// The range of moments in milliseconds since 1970, by which their columns are recognised.
    private static let moments: ClosedRange<Int64> = -(1 << 53)...(1 << 53)
}
