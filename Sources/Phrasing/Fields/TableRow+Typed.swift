import CivilTime
import DaybookCore
import Journal
import Words

extension TableRow {
    /// Sets a field to what was typed in a form or a terminal; nil leaves it as it is.
    public mutating func set(_ field: Field, typed text: String?, _ words: Words) throws(FieldError) {
        guard let text else { return }
        self[column: field.rawValue] = try words.value(typed: text, in: Self.column(field))
    }

    /// A field as a form shows it to be edited; empty for none.
    public func typed(_ field: Field, _ words: Words) -> String {
        words.typed(self[column: field.rawValue], of: Self.column(field))
    }
}

extension Words {
    /// Parses what was typed into a column's field; empty text is no value. Limits are checked later, see
    /// `TableRow.validated`.
    func value(typed text: String, in column: Column) throws(FieldError) -> Value {
        let line = PlainText.line(text)
        if case .text(let limits) = column.kind {
            if limits == .icon, !PlainText.isEmoji(line) { throw FieldError(column.name, .notAnEmoji) }
            return text.isEmpty ? .null : .text(text)
        }
        if line.isEmpty { return .null }
        switch column.kind {
        case .choice(let words, _):
            if column.isColor, let color = Palette(nearestTo: line) { return .text(color.rawValue) }
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
        case .flag:
            guard line == "0" || line == "1" else { throw FieldError(column.name, .unknownChoice(line)) }
            return line == "1" ? .integer(1) : .null
        case .weekdays:
            var weekdays = WeekdaySet()
            for code in line.split(separator: ",") {
                guard let weekday = Weekday(code: PlainText.line(String(code))) else {
                    throw FieldError(column.name, .unknownChoice(line))
                }
                weekdays = weekdays.inserting(weekday)
            }
            return .integer(Int64(weekdays.rawValue))
        case .code(let words):
            guard let index = words.firstIndex(of: line) else { throw FieldError(column.name, .unknownChoice(line)) }
            return .integer(Int64(index))
        // Counted, not typed.
        case .life, .text: throw FieldError(column.name, .unknownChoice(line))
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
        case (.weekdays, .integer(let bits)):
            WeekdaySet(rawValue: UInt8(truncatingIfNeeded: bits)).map { weekdays in
                weekdays.ordered(from: .monday).map { $0.code }.joined(separator: ",")
            } ?? ""
        case (.code(let words), .integer(let index)):
            Int(exactly: index).flatMap { words.indices.contains($0) ? words[$0] : nil } ?? ""
        case (_, .integer(let number)): "\(number)"
        }
    }
}
