import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The form to add a value of a measure: a number and a button; the other fields are collapsed.
struct MeasureFields: Sendable {
    let form: FormFields
    let measure: BodyMeasure
    let units: UnitSystem
    let refusal: FormRefusal?

    /// The number has the focus on a desktop.
    func view(_ words: Words, id: RecordID, button: String) -> HTML {
        let controls = FormControls(words: words, fields: form, refusal: refusal)
        let isOpen = refusal.map { $0.field != "value" } ?? false
        return """
            <form class="weigh" data-focus="value" method="post" action="\(BodyActionRoute.log(measure).url)" novalidate><input type="hidden" name="id" value="\(id.hex)">\
            \(controls.notice)<div class="adding">\(controls.textField("value", label(words), mode: "decimal"))\
            <button class="button primary">\(button)</button></div>
            <details class="fold"\(attribute: "open", if: isOpen)><summary>\(Icon.clock.svg)\(words.dayTimeAndNote)</summary>
            <div class="form">\(more(controls, hint: words.emptyForNow))</div></details></form>
            """
    }

    /// The fields for day, time and note.
    func more(_ controls: FormControls, hint: String?) -> HTML {
        let words = controls.words
        return """
            <div class="pair">\(controls.textField("day", words.day, type: "date", hint: hint))
            \(controls.textField("time", words.timeLabel, type: "time"))</div>
            \(controls.textArea("note", words.note))
            """
    }

    func label(_ words: Words) -> String { "\(words.name(measure)), \(words.unit(of: measure, units))" }
}
