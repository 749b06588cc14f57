import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The page to add or edit a goal.
struct GoalFormPage: PageView {
    let fields: FormFields
    let id: RecordID
    let isNew: Bool
    /// The names of all categories, in order.
    let categories: [String]
    /// The habits that can feed the goal, by id and title.
    let habits: [(value: String, label: String)]
    /// The accounts whose balance can be the goal's amount, by id and title.
    let accounts: [(value: String, label: String)]
    let refusal: FormRefusal?
    /// The field that is focused first.
    let focus: String?
    let title: String

    var section: Section? { .goals }
    var layout: PageLayout { .narrow }

    /// Creates an empty form.
    init(adding context: RequestContext) {
        var goal = Goal(id: context.newIDs()())
        goal.startDay = context.today
        goal.color = .sky
        self.init(
            goal.id, isNew: true, GoalForm.fields(of: goal, in: context.state, context.words), context, focus: "title")
    }

    /// Creates the form of a goal; nil if there is no such goal.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let goal = context.state.goal(id) else { return nil }
        self.init(id, isNew: false, GoalForm.fields(of: goal, in: context.state, context.words), context)
    }

    /// Creates the page with a submitted form.
    init(
        _ id: RecordID, isNew: Bool, _ fields: FormFields, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.id = id
        self.isNew = isNew
        self.fields = fields
        self.refusal = refusal
        self.focus = focus
        title = isNew ? context.words.newGoal : context.words.editGoal
        categories = context.state.livingCategories.map { $0.name }.sorted { Words.isOrderedBefore($0, $1) }
        let chosen = [fields["habit"], fields["strengthHabit"]]
        habits =
            [(value: "", label: context.words.chooseHabit)]
            + context.state.livingHabits.filter { !$0.isArchived || chosen.contains($0.id.hex) }
            .map { (value: $0.id.hex, label: $0.title) }
            + Self.deletedHabit(of: id, context)
        let isOn = !context.state.settings.hides(.money)
        let open = context.state.livingAccounts.filter { isOn && !$0.isClosed || $0.id.hex == fields["account"] }
        accounts = open.map { (value: $0.id.hex, label: "\($0.title) · \(context.words.symbol($0.currency))") }
    }
}

extension GoalFormPage {
    /// The habit that feeds the goal, if it was deleted: the goal keeps it until another is chosen.
    private static func deletedHabit(
        of goal: RecordID, _ context: RequestContext
    ) -> [(value: String, label: String)] {
        guard let id = context.state.goal(goal)?.habit, context.state.habit(id) == nil else { return [] }
        let title = context.state.habits[id]?.title ?? ""
        return [(value: id.hex, label: title.isEmpty ? context.words.habitNotFound : title)]
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal, focus: focus)
        let (action, cancel): (GoalActionRoute, GoalPageRoute) = isNew ? (.add, .list) : (.edit(id), .goal(id))
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(action.url)" novalidate\(controls.draft)>
            \(controls.defaultButton)\(isNew ? controls.newID(id) : controls.seen)
            \(controls.notice)\(naming(controls))
            \(measure(controls))
            <section class="card form"><div class="pair">\
            \(controls.textField("startDay", words.startDay, type: "date"))
            \(controls.textField("deadline", "\(words.deadline) (\(words.optional))", type: "date"))</div></section>
            \(details(controls))
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(cancel.url)" data-discard>\(words.cancel)</a></div>
            </form>
            """
    }

    private func naming(_ controls: FormControls) -> HTML {
        let words = controls.words
        return """
            <section class="card form">
            <div class="naming">\(controls.emojiField())
            \(controls.textField("title", words.title, required: true, placeholder: words.goalTitleHint))</div>
            \(controls.suggestions)
            </section>
            """
    }

    /// The category, colour and note, folded.
    private func details(_ controls: FormControls) -> HTML {
        let words = controls.words
        let isOpen = ["category", "color", "note"].contains { name in
            name == refusal?.field || name != "color" && !(fields[name] ?? "").isEmpty
        }
        return """
            <details class="card fold"\(attribute: "open", if: isOpen)><summary>\(words.moreDetails)</summary><div class="form">
            \(controls.category(of: categories))
            \(controls.colorPicker())
            \(controls.textArea("note", words.note, placeholder: words.goalNoteHint))
            </div></details>
            """
    }

    /// The measures, each with its fields.
    private func measure(_ controls: FormControls) -> HTML {
        let words = controls.words
        let amount: HTML = """
            <div class="triple">\(controls.textField("startValue", words.goalStartValue, mode: "decimal", placeholder: "0"))
            \(controls.textField("target", words.goalTarget, mode: "decimal"))
            \(controls.textField("unit", words.unit, placeholder: words.goalUnitHint))</div>\
            <p class="hint quiet">\(words.goalTargetHint)</p>
            """
        let balance: HTML = """
            \(controls.select("account", words.account, [(value: "", label: words.chooseAccount)] + accounts))\
            \(controls.textField("balanceTarget", words.goalTarget, mode: "decimal"))
            """
        let tasks = controls.textField(
            "taskCount", "\(words.howManyTasks) (\(words.optional))", mode: "numeric",
            hint: words.howManyTasksHint)
        let count: HTML = """
            \(controls.select("habit", words.feedsHabit, habits))\
            \(controls.textField("habitCount", words.howOftenInAll, mode: "decimal"))
            """
        let strength: HTML = """
            \(controls.select("strengthHabit", words.feedsHabit, habits))\
            \(controls.textField("habitStrength", words.howStrong, mode: "decimal"))
            """
        let hasBalance = !accounts.isEmpty || fields["measure"] == GoalChoice.balance.rawValue
        let choices: HTML = """
            <div class="choices">
            \(choice(.amount, words.byHand, amount, controls))
            \(if: hasBalance, choice(.balance, words.byBalance, balance, controls))
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
        guard isNew else { return nil }
        let words = controls.words
        return controls.textArea(
            "milestones", words.firstMilestones, rows: 4, placeholder: words.firstMilestonesHint)
    }

    private func choice(_ measure: GoalChoice, _ label: String, _ detail: HTML?, _ controls: FormControls) -> HTML {
        let body: HTML? = detail.map { "<div class=\"detail\">\($0)</div>" }
        return """
            <div><label class="choice"><input type="radio" name="measure" value="\(measure.rawValue)"\
            \(attribute: "checked", if: fields["measure"] == measure.rawValue)\
            \(attribute: "autofocus", if: measure == .amount && controls.focused("measure"))>\(label)</label>\(body)</div>
            """
    }
}
