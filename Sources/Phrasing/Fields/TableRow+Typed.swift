import CivilTime
import DaybookCore
import Journal
import Words

extension TableRow {
    /// Sets a field to what was typed in a form or a terminal; nil leaves it as it is.
    public mutating func set(_ field: Field, typed text: String?, _ words: Words) throws(FieldError) {
        guard let text else { return }
        self[column: field.rawValue] = try words.value(typed: text, in: Self.schema.columns[field.rawValue])
    }

    /// A field as a form shows it to be edited; empty for none.
    public func typed(_ field: Field, _ words: Words) -> String {
        words.typed(self[column: field.rawValue], of: Self.schema.columns[field.rawValue])
    }
}

extension Words {
    /// Parses what was typed into a column's field; empty text is no value. Limits are checked later, see
    /// `TableRow.validated`.
    func value(typed text: String, in column: Column) throws(FieldError) -> Value {
        if case .text = column.kind { return text.isEmpty ? .null : .text(text) }
        let line = PlainText.line(text)
        if line.isEmpty { return .null }
        switch column.kind {
        case .choice(let words, _):
            guard words.contains(line) else { throw FieldError(column.name, .unknownChoice(line)) }
            return .text(line)
        case .real:
            guard let number = parseNumber(line) else { throw FieldError(column.name, .notANumber) }
            return .real(number)
        case .integer:
            guard let number = parseNumber(line) else { throw FieldError(column.name, .notANumber) }
            guard let whole = Int64(exactly: number) else { throw FieldError(column.name, .notAWholeNumber) }
            return .integer(whole)
        case .day:
            guard let day = Day(line) else { throw FieldError(column.name, .noSuchDay(line)) }
            return .integer(Int64(day.number))
        case .time:
            guard let time = TimeOfDay(line) else { throw FieldError(column.name, .noSuchTime(line)) }
            return .integer(Int64(time.minutes))
        case .weekday:
            guard let weekday = Weekday(code: line) else { throw FieldError(column.name, .unknownChoice(line)) }
            return .integer(Int64(weekday.rawValue))
        case .reference:
            guard let id = RecordID(hex: line) else { throw FieldError(column.name, .unknownChoice(line)) }
            return .bytes(id.bytes)
        case .flag: return .integer(1)
        case .life, .weekdays, .code, .text: return .null
        }
    }

    func typed(_ value: Value, of column: Column) -> String {
        switch (column.kind, value) {
        case (.choice(_, let implied?), .null): implied
        case (_, .null): ""
        case (_, .text(let text)): text
        case (_, .real(let number)): typedNumber(number)
        case (_, .bytes(let bytes)): Hexadecimal.text(bytes)
        case (.day, .integer(let number)): Int32(exactly: number).flatMap { Day(number: $0) }?.text ?? ""
        case (.time, .integer(let minutes)): TimeOfDay(minutes: Int(truncatingIfNeeded: minutes))?.text ?? ""
        case (.weekday, .integer(let number)): Weekday(rawValue: Int(truncatingIfNeeded: number))?.code ?? ""
        case (_, .integer(let number)): "\(number)"
        }
    }
}
