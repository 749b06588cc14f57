import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// The form of a measurement as it was typed: everything is text, so that what was refused comes back unchanged.
struct MeasurementForm: Hashable, Sendable {
    /// The number, in the person's units.
    var value = ""
    /// Both empty for now.
    var day = ""
    var time = ""
    var note = ""
    /// What the form held when the person began to edit, as a hidden field carries it.
    var seen = ""

    init() {}

    /// The form of a measurement as it is kept.
    init(_ kept: BodyMeasurement, _ words: Words, _ units: UnitSystem) {
        value = kept.measure.flatMap { measure in kept.value.map { words.typed($0, measure, units) } } ?? ""
        day = kept.day?.text ?? ""
        time = kept.time?.text ?? ""
        note = kept.note
        seen = FormFields([("value", value), ("day", day), ("time", time), ("note", note)]).urlEncoded
    }

    /// The form as it was posted; what was not posted is empty.
    init(fields: FormFields) {
        value = fields["value"] ?? ""
        day = fields["day"] ?? ""
        time = fields["time"] ?? ""
        note = fields["note"] ?? ""
        seen = fields["seen"] ?? ""
    }

    /// What was typed as a draft, or why it cannot be and which field is the reason.
    ///
    /// - Parameter kept: the measurement that is changed; what was left as it was seen stays as it is by now.
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
        if note != before?.note { draft.note = note }
        return draft
    }

    /// The field that a refusal is about.
    static func field(of refusal: BodyRefusal) -> String {
        switch refusal {
        case .field(let error): error.field
        case .dayInTheFuture: "day"
        case .noSuchMeasurement: ""
        default: "value"
        }
    }
}
