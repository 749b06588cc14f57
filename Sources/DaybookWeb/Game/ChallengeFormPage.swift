import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The form of a challenge of the person's own.
struct ChallengeFormPage: PageView {
    let id: RecordID
    let isNew: Bool
    let fields: FormFields
    let refusal: FormRefusal?
    /// The measures of the parts in use, and the chosen one.
    let measures: [ChallengeMeasure]
    /// The habits that can count, by id and title.
    let habits: [(value: String, label: String)]
    let title: String

    var section: Section? { .review }
    var layout: PageLayout { .narrow }

    /// Creates an empty form: a week from today.
    init(adding context: RequestContext) {
        var challenge = Challenge(id: context.newIDs()())
        let hidesHabits = context.state.settings.hides(.habits)
        challenge.measure = hidesHabits ? .points : .habits
        challenge.from = context.today
        challenge.until = context.today.advanced(by: 6)
        self.init(challenge.id, isNew: true, FormFields(challenge, context.words), context)
    }

    /// Creates the form of a challenge; nil if there is none, or it was suggested.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let challenge = context.state.challenge(id), challenge.week == nil else { return nil }
        self.init(id, isNew: false, FormFields(challenge, context.words), context)
    }

    /// Creates the page with a submitted form.
    init(_ id: RecordID, isNew: Bool, _ fields: FormFields, _ context: RequestContext, refusal: FormRefusal? = nil) {
        self.id = id
        self.isNew = isNew
        self.fields = fields
        self.refusal = refusal
        let state = context.state
        measures = ChallengeMeasure.allCases.filter { measure in
            measure.rawValue == fields["measure"] || (measure.part.map { !state.settings.hides($0) } ?? true)
        }
        habits =
            [(value: "", label: context.words.anyHabit)]
            + state.livingHabits.filter { !$0.isArchived && $0.kind != .atMost || $0.id.hex == fields["habit"] }
            .map { (value: $0.id.hex, label: $0.title) }
        title = isNew ? context.words.newChallenge : context.words.editChallenge
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        let action: GameActionRoute = isNew ? .add : .edit(id)
        let delete: HTML = """
            <div class="ending"><form method="post" action="\(GameActionRoute.delete(id).url)">\
            <button class="button danger">\(Icon.trash.svg)\(words.deleteChallenge)</button></form></div>
            """
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(action.url)" novalidate\(controls.draft)>
            \(controls.defaultButton)\(isNew ? controls.newID(id) : controls.seen)
            \(controls.notice)<section class="card form">\(measure(controls))
            \(controls.textField("target", words.challengeTarget, mode: "numeric", required: true))
            <div class="pair">\(controls.textField("from", words.firstDayLabel, type: "date"))
            \(controls.textField("until", words.lastDayLabel, type: "date"))</div>
            \(controls.textField("title", words.title, placeholder: words.challengeTitleHint))</section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\((isNew ? GamePageRoute.challenges : .challenge(id)).url)" data-discard>\(words.cancel)</a></div>
            </form>
            \(if: !isNew, delete)
            """
    }

    /// The measures as chips; that of habits has the choice of one.
    private func measure(_ controls: FormControls) -> HTML {
        let words = controls.words
        let choices = measures.map { measure -> HTML in
            let habit: HTML = "<div class=\"detail\">\(controls.select("habit", words.habit, habits))</div>"
            return """
                <div><label class="choice"><input type="radio" name="measure" value="\(measure.rawValue)"\
                \(attribute: "checked", if: fields["measure"] == measure.rawValue)>\(words.name(measure))</label>\(if: measure == .habits, habit)</div>
                """
        }
        return controls.fieldset(
            "measure", words.challengeMeasure, "<div class=\"choices chip-choices\">\(choices)</div>")
    }
}
