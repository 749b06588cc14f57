import CivilTime
import DaybookCore
import Journal

extension Column {
    /// The readable form of a value in Daybook's own export; nil for null.
    func json(_ value: Value) -> JSONValue? {
        switch (kind, value) {
        case (_, .null): nil
        case (_, .real(let number)): .number(number)
        case (_, .text(let text)): .string(text)
        case (_, .bytes(let bytes)): .string(Hexadecimal.text(bytes))
        case (.flag, .integer(let number)): number == 1 ? .bool(true) : nil
        case (.day, .integer(let number)): Int32(exactly: number).flatMap { Day(number: $0) }.map { .string($0.text) }
        case (.time, .integer(let minutes)):
            Int(exactly: minutes).flatMap { TimeOfDay(minutes: $0) }.map { .string($0.text) }
        case (.weekday, .integer(let number)):
            Int(exactly: number).flatMap { Weekday(rawValue: $0) }.map { .string($0.code) }
        case (.weekdays, .integer(let bits)):
            UInt8(exactly: bits).flatMap { WeekdaySet(rawValue: $0) }
                .map { .array($0.ordered(from: .monday).map { .string($0.code) }) }
        case (.code(let words), .integer(let number)):
            Int(exactly: number).flatMap { words.indices.contains($0) ? words[$0] : nil }.map { .string($0) }
        case (_, .integer(let number)): .integer(number)
        }
    }

    /// Converts a JSON value to a value of this column; nil if it is not valid for it.
    func value(_ json: JSONValue) -> Value? {
        switch (kind, json) {
        case (_, .null): .null
        case (.integer, .integer(let number)): .integer(number)
        case (.real, .integer(let number)): .real(Double(number))
        case (.real, .number(let number)): .real(number)
        case (.choice, .string(let text)) where isColor:
            text.isEmpty ? .null : .text(Palette(nearestTo: text)?.rawValue ?? text)
        case (.text, .string(let text)), (.choice, .string(let text)): text.isEmpty ? .null : .text(text)
        case (.reference, .string(let text)): Hexadecimal.bytes(text).map { $0.isEmpty ? .null : .bytes($0) }
        case (.flag, .bool(let flag)): flag ? .integer(1) : .null
        case (.day, .string(let text)): Day(text).map { .integer(Int64($0.number)) }
        case (.time, .string(let text)): TimeOfDay(text).map { .integer(Int64($0.minutes)) }
        case (.weekday, .string(let text)): Weekday(code: text).map { .integer(Int64($0.rawValue)) }
        case (.weekdays, .array(let codes)): Self.weekdays(codes)
        case (.code(let words), .string(let text)): words.firstIndex(of: text).map { .integer(Int64($0)) }
        default: nil
        }
    }

    /// The form of a value in an export; nil for null. A value that another device wrote and this version cannot read, such as a
    /// day after all calendars, is exported as it is stored: an import names it.
    func exported(_ value: Value) -> JSONValue? {
        if let json = json(value) { return json }
        guard case .integer(let number) = value else { return nil }
        return .integer(number)
    }

    private static func weekdays(_ codes: [JSONValue]) -> Value? {
        var weekdays = WeekdaySet()
        for code in codes {
            guard let weekday = code.string.flatMap({ Weekday(code: $0) }) else { return nil }
            weekdays = weekdays.inserting(weekday)
        }
        return .integer(Int64(weekdays.rawValue))
    }
}

extension TableRow {
    /// The editable fields by name, for programs to read; null for none, but an empty string for a text.
    public func editableFields(except omitted: [Field] = []) -> [JSONMember] {
        let omitted = omitted.map { $0.rawValue }
        return Self.editable.filter { !omitted.contains($0.rawValue) }.map { field in
            let column = Self.column(field)
            let none: JSONValue =
                switch column.kind {
                case .text: ""
                case .choice(_, let implied?): .string(implied)
                default: nil
                }
            return JSONMember(column.name, column.json(self[column: field.rawValue]) ?? none)
        }
    }
}

extension EntryState {
    /// The word for a state in an export; nil if there is none.
    var word: String? {
        switch self {
        case .none: nil
        case .cleared: "cleared"
        case .done: "done"
        case .skipped: "skipped"
        }
    }

    /// Creates a state from its word; nil for an unknown word.
    init?(word: String) {
        guard let state = Self.allCases.first(where: { $0.word == word }) else { return nil }
        self = state
    }
}
