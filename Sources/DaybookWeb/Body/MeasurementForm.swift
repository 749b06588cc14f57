import DaybookCore
import Journal
import Phrasing
import Words

/// The form of a measurement: its value in the person's units, its day and time, and its note.
enum MeasurementForm {
    static func fields(of kept: BodyMeasurement, in units: UnitSystem, _ words: Words) -> FormFields {
        FormFields([
            ("value", kept.typedValue(in: units, words)), ("day", kept.day?.text ?? ""),
            ("time", kept.time?.text ?? ""), ("note", kept.note),
        ])
    }
}

extension BodyMeasurement {
    fileprivate func typedValue(in units: UnitSystem, _ words: Words) -> String {
        guard let measure, let value else { return "" }
        return words.typed(value, measure, units)
    }

    /// Sets the value and note to what was typed in the measurement's form. A value that is as the form showed it keeps
    /// its precision.
    mutating func fill(
        fromMeasurementForm form: FormFields, in units: UnitSystem, _ words: Words
    ) throws(FormRefusal) {
        let typed = PlainText.line(form["value"] ?? "")
        if typed.isEmpty { throw FormRefusal("value", words.numberMissing) }
        if let measure, typed != typedValue(in: units, words) {
            value = words.parseMeasured(typed, measure, units)
            if value == nil { throw FormRefusal("value", words.notANumber) }
        }
        note = form["note"] ?? ""
    }
}
