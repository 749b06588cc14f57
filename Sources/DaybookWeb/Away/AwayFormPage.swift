import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The form of an away period.
struct AwayFormPage: PageView {
    let id: RecordID
    let fields: FormFields
    let refusal: FormRefusal?
    let title: String

    var section: Section? { .settings }
    var layout: PageLayout { .narrow }

    /// Nil if there is no such period.
    init?(_ context: RequestContext, id: RecordID, _ form: FormFields? = nil, refusal: FormRefusal? = nil) {
        guard let period = context.state.awayPeriod(id) else { return nil }
        self.id = id
        fields = form ?? FormFields(period, context.words)
        self.refusal = refusal
        title = context.words.editAway
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(AwayActionRoute.edit(id).url)" novalidate\(controls.draft)>
            \(controls.defaultButton)\(controls.seen)\(controls.notice)<section class="card form">
            <div class="pair">\(controls.textField("from", words.firstDayLabel, type: "date"))
            \(controls.textField("until", words.lastDayLabel, type: "date", hint: words.awayEmptyForOpen))</div>
            \(controls.textField("note", words.note, placeholder: words.awayNoteHint))</section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(AwayPageRoute.list.url)" data-discard>\(words.cancel)</a></div>
            </form>
            <div class="ending"><form method="post" action="\(AwayActionRoute.delete(id).url)">\
            <button class="button danger">\(Icon.trash.svg)\(words.deleteAway)</button></form></div>
            """
    }
}
