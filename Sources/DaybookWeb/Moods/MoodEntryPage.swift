import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The page of a mood entry, where it is edited or deleted.
struct MoodEntryPage: PageView {
    let entry: MoodEntry
    let mood: Mood
    let pet: Subject?
    let fields: MoodFields
    let refusal: FormRefusal?
    let attachments: AttachmentsSection
    let today: Day
    /// The page to return to.
    let back: PageRoute
    let title: String

    var section: Section? { .moods }
    var layout: PageLayout { .narrow }

    /// Nil if there is no such entry.
    init?(_ context: RequestContext, id: RecordID, _ form: FormFields? = nil, refusal: FormRefusal? = nil) {
        guard let entry = context.state.mood(id), let mood = entry.mood else { return nil }
        self.entry = entry
        self.mood = mood
        self.refusal = refusal
        pet = context.state.subject(entry.subject)
        fields = MoodFields(
            form ?? MoodForm.fields(of: entry, in: context.state, context.words), isOfPet: entry.subject != nil,
            context,
            refusal: refusal)
        today = context.today
        back =
            context.back ?? context.request.query["back"].flatMap { PageRoute(url: $0) }
            ?? .moods(.home(of: entry.subject))
        attachments = AttachmentsSection(.mood(id), context, back: .moods(.entry(id)))
        title = context.words.mood(mood)
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields.form, refusal: refusal)
        let hidden: HTML = "<input type=\"hidden\" name=\"back\" value=\"\(back.url)\">"
        let day = entry.day ?? today
        let owner: HTML? = pet.map { "<bdi>\($0.name)</bdi> · " }
        return """
            <div class="toolbar"><a class="round" href="\(back.url)" aria-label="\(words.moods)">\(Icon.back.svg)</a></div>
            <header class="subject \(mood.tint)"><span class="face-mark large">\(mood.face)</span>\
            <div><h1>\(title)</h1><p>\(owner)\(words.capitalized(words.near(day, to: today))), \(words.time(entry.moment.time))\(if: !entry.source.isEmpty, " · \(entry.source)")</p></div></header>
            <form class="card form mood-form" method="post" action="\(MoodActionRoute.edit(entry.id).url)" novalidate\(controls.draft)>\
            \(controls.defaultButton)\(controls.seen)\(hidden)\(controls.notice)
            \(fields.faces(words, heading: words.mood))
            \(fields.rest(words, isOpen: true))
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(back.url)" data-discard>\(words.cancel)</a></div></form>
            \(attachments.view(words))
            <div class="ending"><form method="post" action="\(MoodActionRoute.delete(entry.id).url)">\(hidden)<button class="button danger">\(Icon.trash.svg)\(words.deleteMood)</button></form></div>
            """
    }
}
