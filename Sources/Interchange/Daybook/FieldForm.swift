import CivilTime
import DaybookCore
import Journal

/// How a field of a record is written in Daybook's own export, so that a person can read it.
enum FieldForm {
    /// A number or text as it is, the id of a record as hexadecimal digits.
    case plain
    /// "2026-11-20".
    case day
    /// "09:30".
    case time
    /// ["mon", "wed"].
    case weekdays
    /// "mon".
    case weekday
    /// true or, where it is not, nothing.
    case flag
    /// "done".
    case state

    /// The form of a field by its name, which means the same in every table.
    init(ofField name: String) {
        switch name {
        case "startDay", "createdOn", "deadline", "reachedOn", "doneOn", "day", "dueDay", "waitUntil", "closedOn",
            "birthday":
            self = .day
        case "time", "dueTime": self = .time
        case "weekdays": self = .weekdays
        case "firstWeekday": self = .weekday
        case "archived", "tapOpens": self = .flag
        case "state": self = .state
        default: self = .plain
        }
    }

    /// What is written; nil for nothing.
    func json(_ value: Value) -> JSONValue? {
        switch value {
        case .null: return nil
        case .real(let number): return .number(number)
        case .text(let text): return .string(text)
        case .bytes(let bytes): return .string(Hexadecimal.text(bytes))
        case .integer(let number):
            switch self {
            case .plain: return .integer(number)
            case .flag: return number == 1 ? .bool(true) : nil
            case .day: return Int32(exactly: number).flatMap { Day(number: $0) }.map { .string($0.text) }
            case .time: return Int(exactly: number).flatMap { TimeOfDay(minutes: $0) }.map { .string($0.text) }
            case .weekday: return Int(exactly: number).flatMap { Weekday(rawValue: $0) }.map { .string($0.code) }
            case .state: return EntryState(rawValue: number).flatMap { Self.word($0) }.map { .string($0) }
            case .weekdays:
                let weekdays = UInt8(exactly: number).flatMap { WeekdaySet(rawValue: $0) } ?? .all
                return .array(weekdays.ordered(from: .monday).map { .string($0.code) })
            }
        }
    }

    /// What a written value can be in the journal, the likeliest first; none if it is none of this form.
    func values(_ json: JSONValue) -> [Value] {
        switch (self, json) {
        case (_, .null): [.null]
        case (.plain, .integer(let number)): [.integer(number), .real(Double(number))]
        case (.plain, .number(let number)): [.real(number)]
        case (.plain, .string(let text)):
            text.isEmpty ? [.null] : [.text(text)] + (Hexadecimal.bytes(text).map { [.bytes($0)] } ?? [])
        case (.flag, .bool(let flag)): flag ? [.integer(1)] : [.null]
        case (.day, .string(let text)): Day(text).map { [.integer(Int64($0.number))] } ?? []
        case (.time, .string(let text)): TimeOfDay(text).map { [.integer(Int64($0.minutes))] } ?? []
        case (.weekday, .string(let text)): Weekday(code: text).map { [.integer(Int64($0.rawValue))] } ?? []
        case (.state, .string(let text)): Self.state(text).map { [.integer($0.rawValue)] } ?? []
        case (.weekdays, .array(let codes)): Self.weekdays(codes).map { [.integer(Int64($0.rawValue))] } ?? []
        default: []
        }
    }

    /// The word for what happened; nil for nothing.
    static func word(_ state: EntryState) -> String? {
        switch state {
        case .none: nil
        case .cleared: "cleared"
        case .done: "done"
        case .skipped: "skipped"
        }
    }

    /// What a word stands for; nil for another.
    static func state(_ word: String) -> EntryState? {
        EntryState.allCases.first { Self.word($0) == word }
    }

    private static func weekdays(_ codes: [JSONValue]) -> WeekdaySet? {
        var weekdays = WeekdaySet()
        for code in codes {
            guard let weekday = code.string.flatMap({ Weekday(code: $0) }) else { return nil }
            weekdays = weekdays.inserting(weekday)
        }
        return weekdays
    }
}
