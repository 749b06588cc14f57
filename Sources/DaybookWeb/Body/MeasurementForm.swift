import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// The form of a measurement. All fields are text, so that a refused form is shown again unchanged.
struct MeasurementForm: Hashable, Sendable {
    /// The value in the person's units.
    var value = ""
    /// Empty, like `time`, for the current time.
    var day = ""
    var time = ""
    var note = ""
    /// The values when the form was opened, from a hidden field.
    var seen = ""

    init() {}

    /// Creates a form from a stored measurement.
    init(_ kept: BodyMeasurement, _ words: Words, _ units: UnitSystem) {
        value = kept.measure.flatMap { measure in kept.value.map { words.typed($0, measure, units) } } ?? ""
        day = kept.day?.text ?? ""
        time = kept.time?.text ?? ""
        note = kept.note
        seen = FormFields([("value", value), ("day", day), ("time", time), ("note", note)]).urlEncoded
    }

    /// Creates a form from posted fields; missing fields are empty.
    init(fields: FormFields) {
        value = fields["value"] ?? ""
        day = fields["day"] ?? ""
        time = fields["time"] ?? ""
        note = fields["note"] ?? ""
        seen = fields["seen"] ?? ""
    }

    /// Parses the form into a draft. Throws the first field's error.
    ///
    /// - Parameter kept: the edited measurement; unchanged fields keep its current values.
    func draft(
        _ measure: BodyMeasure, _ words: Words, _ units: UnitSystem, over kept: BodyMeasurement? = nil
    ) throws(FormRefusal) -> MeasurementDraft {
        var draft = kept.flatMap { MeasurementDraft($0) } ?? MeasurementDraft([])
        let before = kept == nil ? nil : MeasurementForm(fields: FormFields(urlEncoded: seen.utf8))
        if value != before?.value {
            let typed = PlainText.line(value)
            if typed.isEmpty { throw FormRefusal("value", words.numberMissing) }
            guard let number = words.parseMeasured(typed, measure, units) else {
                throw FormRefusal("value", words.notANumber)
            }
            draft.figures = [MeasurementDraft.Figure(measure, number)]
        }
        if (day, time) != (before?.day ?? "", before?.time ?? "") {
            draft.moment = try BodyFields.moment(day, time, words)
        }
        // Browsers send the line ends of a text area as "\r\n".
        if before.map({ PlainText.lines(note) != PlainText.lines($0.note) }) ?? true { draft.note = note }
        return draft
    }

    /// The name of the field that a refusal concerns.
    static func field(of refusal: BodyRefusal) -> String {
        switch refusal {
        case .field(let error): error.field
        case .dayInTheFuture: "day"
        case .noSuchMeasurement: ""
        default: "value"
        }
    }
}
