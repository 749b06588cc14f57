import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The page of a note, where it is read, edited in a fold, or deleted.
struct NotePage: PageView {
    let note: Note
    let fields: NoteFields
    let dates: RecordDates
    let today: Day
    /// The page to return to.
    let back: PageRoute
    let title: String

    var section: Section? { .notes }
    var layout: PageLayout { .narrow }

    /// Nil if there is no such note.
    init?(_ context: RequestContext, id: RecordID, _ form: FormFields? = nil, refusal: FormRefusal? = nil) {
        guard let note = context.state.note(id) else { return nil }
        self.note = note
        fields = NoteFields(form ?? FormFields(dated: note, context.words), refusal: refusal, context.words)
        dates = RecordDates(context, of: id, in: Note.table)
        today = context.today
        back =
            context.back ?? context.request.query["back"].flatMap { PageRoute(url: $0) } ?? .notes(.list(NoteFilter()))
        title = context.words.note
    }

    func view(_ words: Words) -> HTML {
        let controls = fields.controls
        let hidden: HTML = "<input type=\"hidden\" name=\"back\" value=\"\(back.url)\">"
        let day = words.capitalized(words.near(note.day ?? today, to: today))
        let time = note.time.map { ", \(words.time($0))" } ?? ""
        return """
            \(BackLink.toolbar(to: back, words.notes))\
            <header class="bar"><div class="heading"><p>\(day)\(time)</p><h1>\(title)</h1></div></header>
            <section class="card written"><p><bdi>\(HTML(lines: note.text))</bdi></p></section>
            <details class="card fold"\(attribute: "open", if: controls.refusal != nil)><summary>\(Icon.edit.svg)\(words.edit)</summary>\
            <form class="form" method="post" action="\(NoteActionRoute.edit(note.id).url)" novalidate\(controls.draft)>\
            \(controls.seen)\(hidden)\(controls.notice)
            \(fields.text(rows: 12))
            \(fields.dayAndTime(hint: nil))
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(back.url)" data-discard>\(words.cancel)</a></div></form></details>
            <div class="ending"><form method="post" action="\(NoteActionRoute.delete(note.id).url)">\(hidden)<button class="button danger">\(Icon.trash.svg)\(words.deleteNote)</button></form></div>
            \(dates.view(words))
            """
    }
}
