import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The page to add or edit a goal.
struct GoalFormPage: PageView {
    let form: GoalForm
    /// The route for posting the form and for cancelling.
    let action: GoalRoute
    let cancel: GoalRoute
    /// The id for a new goal; nil while editing.
    let newID: RecordID?
    /// The names of all categories, in order.
    let categories: [String]
    /// The habits that can feed the goal, by id and title.
    let habits: [(value: String, label: String)]
    let refusal: FormRefusal?
    /// The field that is focused first.
    let focus: String?
    let title: String

    var section: Section? { .goals }
    var layout: PageLayout { .narrow }

    /// Creates an empty form.
    init(adding context: RequestContext) {
        let form = GoalForm(startDay: context.today, color: .sky)
        self.init(adding: context.newIDs()(), form, context, focus: "title")
    }

    /// Creates the form of a goal; nil if there is no such goal.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let goal = context.state.goal(id) else { return nil }
        self.init(editing: id, GoalForm(goal, in: context.state, words: context.words), context)
    }

    /// Creates the page with a form as typed, for a new goal.
    init(
        adding id: RecordID, _ form: GoalForm, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.init(
            form, context, action: .add, cancel: .list, newID: id, title: context.words.newGoal, refusal: refusal,
            focus: focus)
    }

    /// Creates the page with a form as typed, for an existing goal.
    init(
        editing id: RecordID, _ form: GoalForm, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.init(
            form, context, action: .edit(id), cancel: .goal(id), newID: nil, title: context.words.editGoal,
            refusal: refusal, focus: focus)
    }

    private init(
        _ form: GoalForm, _ context: RequestContext, action: GoalRoute, cancel: GoalRoute, newID: RecordID?,
        title: String,
        refusal: FormRefusal?, focus: String?
    ) {
        self.form = form
        self.action = action
        self.cancel = cancel
        self.newID = newID
        self.title = title
        self.refusal = refusal
        self.focus = focus
        categories = context.state.livingCategories.map { $0.name }.sorted { Words.isOrderedBefore($0, $1) }
        let kept = form.habit
        habits =
            [(value: "", label: context.words.chooseHabit)]
            + context.state.livingHabits.filter { !$0.isArchived || $0.id.hex == kept }
            .map { (value: $0.id.hex, label: $0.title) }
    }
}

extension GoalFormPage {
    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, refusal: refusal, focus: focus)
        let hidden: HTML =
            newID.map { "<input type=\"hidden\" name=\"id\" value=\"\($0.hex)\">" }
            ?? "<input type=\"hidden\" name=\"seen\" value=\"\(form.seen)\">"
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(action.url)" novalidate>
            \(controls.defaultButton)\(hidden)
            \(controls.notice)\(face(controls))
            \(measure(controls))
            <section class="card form"><div class="pair">\
            \(controls.line("startDay", words.startDay, form.startDay, type: "date"))
            \(controls.line("deadline", "\(words.deadline) (\(words.optional))", form.deadline, type: "date"))</div></section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(cancel.url)">\(words.cancel)</a></div>
            </form>
            """
    }

    private func face(_ controls: FormControls) -> HTML {
        let words = controls.words
        return """
            <section class="card form">
            <div class="naming">\(controls.glyph(form.icon))
            \(controls.line("title", words.title, form.title, required: true, placeholder: words.goalTitleHint))</div>
            \(controls.suggestions)
            \(controls.swatches(form.color))
            \(controls.category(form.category, of: categories))
            \(controls.area("note", words.note, form.note, placeholder: words.goalNoteHint))
            </section>
            """
    }

    /// The five measures, each with its fields.
    private func measure(_ controls: FormControls) -> HTML {
        let words = controls.words
        let amount: HTML = """
            <div class="triple">\(controls.line("startValue", words.goalStartValue, form.startValue, mode: "decimal", placeholder: "0"))
            \(controls.line("target", words.goalTarget, form.target, mode: "decimal"))
            \(controls.line("unit", words.unit, form.unit, placeholder: words.goalUnitHint))</div>\
            <p class="hint quiet">\(words.goalTargetHint)</p>
            """
        let tasks = controls.line(
            "taskCount", "\(words.howManyTasks) (\(words.optional))", form.taskCount, mode: "numeric",
            hint: words.howManyTasksHint)
        let count: HTML = """
            \(controls.select("habit", words.feedsHabit, habits, chosen: form.habit))\
            \(controls.line("habitCount", words.howOftenInAll, form.habitCount, mode: "decimal"))
            """
        let strength: HTML = """
            \(controls.select("strengthHabit", words.feedsHabit, habits, chosen: form.habit))\
            \(controls.line("habitStrength", words.howStrong, form.habitStrength, mode: "decimal"))
            """
        let choices: HTML = """
            <div class="choices">
            \(choice(.amount, words.byHand, amount, controls))
            \(choice(.milestones, words.byMilestones, milestones(controls), controls))
            \(choice(.tasks, words.byTasks, tasks, controls))
            \(choice(.habitCount, words.byHabitCount, count, controls))
            \(choice(.habitStrength, words.byHabitStrength, strength, controls))
            </div>
            """
        return "<section class=\"card form\">\(controls.fieldset("measure", words.measuredBy, choices))</section>"
    }

    /// The initial milestones; those of an existing goal are edited on its page.
    private func milestones(_ controls: FormControls) -> HTML? {
        guard newID != nil else { return nil }
        let words = controls.words
        return """
            <div class="\(controls.classes("milestones"))"><label for="milestones">\(words.firstMilestones)</label>\
            <textarea id="milestones" name="milestones" rows="4" placeholder="\(words.firstMilestonesHint)"\(controls.state("milestones"))>
            \(form.milestones)</textarea>\(controls.reason("milestones"))</div>
            """
    }

    private func choice(_ measure: GoalMeasure, _ label: String, _ detail: HTML?, _ controls: FormControls) -> HTML {
        let body: HTML? = detail.map { "<div class=\"detail\">\($0)</div>" }
        return """
            <div><label class="choice"><input type="radio" name="measure" value="\(measure.rawValue)"\
            \(attribute: "checked", if: form.measure == measure.rawValue)\
            \(attribute: "autofocus", if: measure == .amount && controls.focused("measure"))>\(label)</label>\(body)</div>
            """
    }
}
