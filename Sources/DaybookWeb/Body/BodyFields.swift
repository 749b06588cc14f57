import CivilTime
import DaybookCore
import Phrasing
import Words

/// What fields of the body's forms hold: nil for an empty one, and why not for one that cannot be read.
enum BodyFields {
    static func number(_ typed: String, _ field: String, _ words: Words) throws(FormRefusal) -> Double? {
        if PlainText.line(typed).isEmpty { return nil }
        guard let number = words.parseNumber(typed) else { throw FormRefusal(field, words.notANumber) }
        return number
    }

    static func whole(_ typed: String, _ field: String, _ words: Words) throws(FormRefusal) -> Int64? {
        guard let number = try number(typed, field, words) else { return nil }
        guard let whole = Int64(exactly: number) else { throw FormRefusal(field, words.notAWholeNumber) }
        return whole
    }

    /// Kilograms of what is lifted.
    ///
    /// - Parameter imperial: whether a number alone is pounds.
    static func load(
        _ typed: String, _ field: String, _ words: Words, imperial: Bool
    ) throws(FormRefusal) -> Double? {
        if PlainText.line(typed).isEmpty { return nil }
        guard let load = words.parseWeight(typed, imperial: imperial) else {
            throw FormRefusal(field, words.notANumber)
        }
        return load
    }

    /// Seconds of "90", "1:30" or "2 min".
    static func seconds(_ typed: String, _ field: String, _ words: Words) throws(FormRefusal) -> Int64? {
        if PlainText.line(typed).isEmpty { return nil }
        guard let seconds = words.parseClock(PlainText.line(typed)) else {
            throw FormRefusal(field, words.notATime)
        }
        return Int64(seconds)
    }

    /// Metres of "5", "5 km", "400 m".
    ///
    /// - Parameter imperial: whether a number alone is miles rather than kilometres.
    static func metres(
        _ typed: String, _ field: String, _ words: Words, imperial: Bool
    ) throws(FormRefusal) -> Double? {
        if PlainText.line(typed).isEmpty { return nil }
        guard let metres = words.parseDistance(PlainText.line(typed), imperial: imperial) else {
            throw FormRefusal(field, words.notANumber)
        }
        return metres
    }

    /// Refuses a number beside the field that it is in.
    ///
    /// - Parameter units: those that its limits are told in.
    static func check(
        _ number: Double?, _ kind: BodyNumber, _ field: String, _ words: Words, _ units: UnitSystem = .metric
    ) throws(FormRefusal) {
        do throws(BodyRefusal) { try kind.check(number) } catch {
            throw FormRefusal(field, words.reason(error, units))
        }
    }

    /// When it was; now, where both fields are empty.
    static func moment(_ day: String, _ time: String, _ words: Words) throws(FormRefusal) -> BodyMoment {
        var moment = BodyMoment()
        let typed = (PlainText.line(day), PlainText.line(time))
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
