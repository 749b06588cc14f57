import DaybookCore
import Journal

/// The JSON of fields that only a later version knows: `{"table": …, "id": …, "field": …, "text": …}`, with the value under the
/// name of its type.
enum LaterFields {
    static let member = "laterFields"
    /// Bytes of a table's or field's name.
    private static let longestName = 64
    /// Bytes of a value.
    private static let longestValue = 100_000

    static func json(_ change: Change) -> JSONValue {
        var members = [
            JSONMember("table", .string(change.table)), Export.id(change.record),
            JSONMember("field", .string(change.field)),
        ]
        switch change.value {
        case .null: break
        case .integer(let number): members.append(JSONMember("integer", .integer(number)))
        case .real(let number): members.append(JSONMember("real", .number(number)))
        case .text(let text): members.append(JSONMember("text", .string(text)))
        case .bytes(let bytes): members.append(JSONMember("bytes", .string(Hexadecimal.text(bytes))))
        }
        return .object(members)
    }

    /// Nil for anything but a field and its value.
    static func change(_ json: JSONValue) -> Change? {
        guard let table = name("table", json), let field = name("field", json), let value = value(json),
            let id = json["id"]?.string.flatMap({ RecordID(hex: $0) })
        else { return nil }
        return Change(table, id, field, value)
    }

    private static func name(_ member: String, _ json: JSONValue) -> String? {
        guard let name = json[member]?.string, (1...longestName).contains(name.utf8.count) else { return nil }
        return name
    }

    private static func value(_ json: JSONValue) -> Value? {
        if case .integer(let number) = json["integer"] { return .integer(number) }
        switch json["real"] {
        case .integer(let number): return .real(Double(number))
        case .number(let number): return .real(number)
        default: break
        }
        if let text = json["text"]?.string, text.utf8.count <= longestValue { return .text(text) }
        guard let bytes = json["bytes"]?.string.flatMap({ Hexadecimal.bytes($0) }), bytes.count <= longestValue else {
            return nil
        }
        return .bytes(bytes)
    }
}

extension DaybookReader {
    /// Reads the fields that the version which wrote the document did not know. Those that this one knows are of a record that was
    /// read, or make a record of their own.
    mutating func readLaterFields(_ document: JSONValue) {
        var records: [String: [RecordID: Record]] = [:]
        readEach(LaterFields.member, in: document, "") { (reader, path, json) throws(ImportFailure) in
            // An erasure is no field of a record.
            guard let change = LaterFields.change(json), !Erasures.isTable(change.table) else {
                throw .badField(record: path, field: "")
            }
            guard let schema = State.exportedSchemas.first(where: { $0.table == change.table }) else {
                return reader.add(later: change)
            }
            guard let index = schema.index(of: change.field) else { return reader.add(later: change) }
            let column = schema.columns[index]
            if column.isLife { return }
            guard column.accepts(change.value), (try? column.validated(change.value)) != nil else {
                throw .badField(record: path, field: change.field)
            }
            if reader.fill(index, of: change.record, with: change.value, schema) { return }
            records[schema.table, default: [:]][change.record, default: Record(id: change.record)]
                .set(change.value, at: index, schema)
        }
        for schema in State.exportedSchemas {
            for record in (records[schema.table] ?? [:]).values.sorted(by: { $0.id < $1.id }) {
                let path = "\(LaterFields.member).\(schema.table).\(record.id.hex)"
                readRecord(path, .null) { (reader, path, _) throws(ImportFailure) in
                    if let column = schema.missingColumn(of: record) ?? schema.findInvalid?(record) {
                        throw .badField(record: path, field: schema.columns[column].name)
                    }
                    try reader.requireOwner(of: record, schema, path)
                    reader.add(record, to: schema.table)
                }
            }
        }
    }
}
