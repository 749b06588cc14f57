import Journal

@testable import DaybookCore

extension StoredBatch {
    /// The same batch with its changes in Daybook's own tables, so that columns of all kinds are merged: each record of the
    /// board is in a table of its own.
    var inTables: StoredBatch {
        var fields: Set<Field> = []
        let changes = batch.changes.map(\.inTables).filter { fields.insert(Field($0)).inserted }
        return StoredBatch(
            batch.with(Changes(changes), isErased: batch.isErased), hash: hash, generation: generation)
    }
}

extension Change {
    private static let schemas = State.TableNumber.allCases.map(\.schema)

    fileprivate var inTables: Change {
        if table == "erased" { return self }
        let number = Int(record.bytes[0]) * 10 + Int(record.bytes[1]) + (table == "marks" ? 20 : 0)
        let schema = Self.schemas[number % Self.schemas.count]
        if field == "life", schema.hasLife { return Change(schema.table, record, field, value) }
        let sum = Checksum.of(value.encoded)
        let column = schema.columns[Int(sum % UInt64(schema.columns.count))]
        return Change(schema.table, record, column.name, value == .null ? .null : column.kind.value(for: sum >> 16))
    }
}

extension Column.Kind {
    /// A value of this kind, most of which are valid.
    fileprivate func value(for number: UInt64) -> Value {
        let small = Int64(number % 1000)
        switch self {
        case .life: return .integer(small % 4)
        case .text: return .text("ąЖ \(small)")
        case .integer(let range): return .integer(min(max(small, range.lowerBound), range.upperBound))
        case .real(let range): return .real(min(max(Double(small) / 8, range.lowerBound), range.upperBound))
        case .day: return .integer(20_000 + small)
        case .time: return .integer(small)
        case .flag, .weekday, .weekdays, .code: return .integer(small % 8)
        case .choice(let words, _): return .text(words[Int(small) % words.count])
        case .reference: return .bytes([UInt8(small % 2) + 1, UInt8(small % 10)])
        }
    }
}
