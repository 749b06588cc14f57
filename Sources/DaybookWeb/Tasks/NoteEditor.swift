import DaybookCore
import Journal
import Markup
import Words

/// The note of a task on its page, to be read, and edited there.
struct NoteEditor: Sendable {
    /// The name of the input, and of the button that saves it.
    static let field = "note"

    /// The id of its card.
    static let anchor = "task-note"

    private let text: String
    /// Whether it is the note of an occurrence of a repeating task alone.
    private let isOfOccurrence: Bool
    private let action: String
    private let fields: FormFields
    private let refusal: FormRefusal?

    init(_ task: TaskItem, _ refused: (fields: FormFields, reason: String)?) {
        text = task.note
        isOfOccurrence = task.isOccurrence
        action = TaskActionRoute.change(task.id).url
        fields = refused?.fields ?? Self.fields(of: task)
        refusal = refused.map { FormRefusal(Self.field, $0.reason) }
    }

    static func fields(of task: TaskItem) -> FormFields { FormFields([(field, task.note)]) }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        let shown: HTML? = text.isEmpty ? nil : "<p>\(HTML(lines: text))</p>"
        let label = isOfOccurrence ? "\(words.note), \(words.onlyThisOccurrence.lowercased())" : words.note
        let name = text.isEmpty ? words.addNote : words.editNote
        return """
            <section class="card prose" id="\(Self.anchor)">\(shown)<details class="fold"\(attribute: "open", if: refusal != nil)>\
            <summary>\(Icon.note.svg)\(name)</summary>\
            <form class="form" method="post" action="\(action)" data-kept="\(Self.field)" novalidate>\(controls.seen)\
            \(controls.textArea(Self.field, label, rows: 5))
            <div class="submit"><button class="button primary" name="do" value="\(Self.field)">\(words.save)</button></div>\
            </form></details></section>

            """
    }
}
