import DaybookCore
import Markup
import Phrasing
import Words

/// The controls to add or edit a note.
struct NoteFields: Sendable {
    let controls: FormControls
    private var words: Words { controls.words }

    /// - Parameter focus: The field that is focused when the page opens.
    init(_ form: FormFields, refusal: FormRefusal?, focus: String? = nil, _ words: Words) {
        controls = FormControls(words: words, fields: form, refusal: refusal, focus: focus)
    }

    /// The text, which has no visible label, as the page around it says what it is.
    func text(rows: Int) -> HTML {
        """
        <div class="\(controls.classes("text"))"><label class="hidden" for="text">\(words.note)</label>\
        <textarea id="text" name="text" rows="\(rows)" placeholder="\(words.newNoteHint)" required\(controls.attributes("text"))>
        \(controls.fields["text"] ?? "")</textarea>\(controls.reason("text"))</div>
        """
    }

    func dayAndTime(hint: String?) -> HTML {
        """
        <div class="pair">\(controls.textField("day", words.day, type: "date", hint: hint))
        \(controls.textField("time", words.timeLabel, type: "time"))</div>
        """
    }

    /// The day and time of a new note, folded away until they are wanted.
    func foldedDayAndTime() -> HTML {
        let isOpen = controls.refusal.map { $0.field == "day" || $0.field == "time" } ?? false
        return """
            <details class="fold"\(attribute: "open", if: isOpen)><summary>\(Icon.clock.svg)\(words.dayAndTime)</summary>
            <div class="form">\(dayAndTime(hint: words.emptyForNow))</div></details>
            """
    }
}
