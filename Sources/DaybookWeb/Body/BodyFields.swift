import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// Parses fields of the body's forms. Empty fields are nil; an invalid field throws a refusal.
enum BodyFields {
    static func number(_ typed: String, _ field: String, _ words: Words) throws(FormRefusal) -> Double? {
        if PlainText.line(typed).isEmpty { return nil }
        guard let number = words.parseNumber(typed) else { throw FormRefusal(field, words.notANumber) }
        return number
    }

    static func integer(_ typed: String, _ field: String, _ words: Words) throws(FormRefusal) -> Int64? {
        guard let number = try number(typed, field, words) else { return nil }
        guard let whole = Int64(exactly: number) else { throw FormRefusal(field, words.notAWholeNumber) }
        return whole
    }

    /// Parses a load to kilograms.
    ///
    /// - Parameter imperial: whether a number without a unit is in pounds.
    static func load(
        _ typed: String, _ field: String, _ words: Words, imperial: Bool
    ) throws(FormRefusal) -> Double? {
        if PlainText.line(typed).isEmpty { return nil }
        guard let load = words.parseWeight(typed, imperial: imperial) else {
            throw FormRefusal(field, words.notANumber)
        }
        return load
    }

    /// Parses "90", "1:30" or "2 min" to seconds.
    static func seconds(_ typed: String, _ field: String, _ words: Words) throws(FormRefusal) -> Int64? {
        if PlainText.line(typed).isEmpty { return nil }
        guard let seconds = words.parseClock(PlainText.line(typed)) else {
            throw FormRefusal(field, words.notATime)
        }
        return Int64(seconds)
    }

    /// Parses "5", "5 km" or "400 m" to metres.
    ///
    /// - Parameter imperial: whether a number without a unit is in miles rather than kilometres.
    static func metres(
        _ typed: String, _ field: String, _ words: Words, imperial: Bool
    ) throws(FormRefusal) -> Double? {
        if PlainText.line(typed).isEmpty { return nil }
        guard let metres = words.parseDistance(PlainText.line(typed), imperial: imperial) else {
            throw FormRefusal(field, words.notANumber)
        }
        return metres
    }

    /// Throws a refusal for the field of an invalid number.
    ///
    /// - Parameter units: the units in which limits are shown.
    static func check(
        _ number: Double?, _ kind: BodyQuantity, _ field: String, _ words: Words, _ units: UnitSystem = .metric
    ) throws(FormRefusal) {
        do throws(BodyRefusal) { try kind.validate(number) } catch {
            throw FormRefusal(field, words.reason(error, units))
        }
    }

    /// The inputs of the day and time, which are edited as one.
    static let momentInputs = FieldGroup(["day", "time"])

    /// Parses the day and time; now if both fields are empty.
    static func moment(_ form: FormFields, _ words: Words) throws(FormRefusal) -> RecordTime {
        var moment = RecordTime()
        let typed = (PlainText.line(form["day"] ?? ""), PlainText.line(form["time"] ?? ""))
        if !typed.0.isEmpty {
            guard let day = Day(typed.0) else {
                throw FormRefusal("day", words.reason(FieldError("day", .noSuchDay(typed.0))))
            }
            moment.day = day
        }
        if !typed.1.isEmpty {
            guard let time = TimeOfDay(typed.1) else {
                throw FormRefusal("time", words.reason(FieldError("time", .noSuchTime(typed.1))))
            }
            moment.time = time
        }
        return moment
    }
}

extension FormFields {
    /// A record's editable fields, its day and its time.
    init(dated row: some DatedRow, _ words: Words) {
        self.init(row, words)
        self["day"] = row.day?.text ?? ""
        self["time"] = row.time?.text ?? ""
    }
}

extension TableRow {
    /// Sets the editable fields to what was typed, except those that the form has as they are now.
    mutating func fill(
        fromForm form: FormFields, over current: FormFields = FormFields(), _ words: Words
    ) throws(FormRefusal) {
        do throws(FieldError) {
            try fill(from: form, over: current, words)
        } catch {
            throw FormRefusal(error.field, words.reason(error))
        }
    }
}

extension BodyRefusal {
    /// The input that it is about in the form of a measurement, a meal or an item of a meal; empty where it is about
    /// none.
    var input: String {
        switch self {
        case .field(let error): error.field
        case .outOfRange: "value"
        case .dayInTheFuture: "day"
        case .portionUnknown: "amount"
        default: ""
        }
    }
}
