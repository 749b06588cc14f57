import CivilTime
import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// The limits on spending, each with what is spent, what is left and the pace.
struct BudgetsPage: PageView {
    let rows: [BudgetBar]
    let today: Day
    let title: String

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext) {
        rows = BudgetBar.all(context)
        today = context.today
        title = context.words.budgets
    }

    func view(_ words: Words) -> HTML {
        let add: HTML = """
            <div class="actions"><a class="button" href="\(MoneyPageRoute.addBudget.url)">\(Icon.add.svg)\(words.add)</a></div>
            """
        let empty: HTML = """
            <section class="empty">\(Icon.money.svg)<h2>\(words.noBudgetsYet)</h2><p>\(words.budgetsHint)</p>\
            <a class="button primary" href="\(MoneyPageRoute.addBudget.url)">\(Icon.add.svg)\(words.addBudget)</a></section>

            """
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.overview, words.money))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div>\(if: !rows.isEmpty, add)</header>
            \(rows.isEmpty ? empty : "<ul class=\"list budgets\">\(rows.map { $0.view(words) })</ul>\n")\
            \(rows.isEmpty ? BudgetingSwitch.view(to: .envelopes, words.useEnvelopes) : envelopes(words))
            """
    }
}

extension BudgetsPage {
    /// Says what becomes of the limits before the way of budgeting is changed.
    private func envelopes(_ words: Words) -> HTML {
        """
        <details class="fold after"><summary>\(words.useEnvelopes)</summary><p>\(words.useEnvelopesConsequences)</p>
        \(BudgetingSwitch.view(to: .envelopes, words.startWithEnvelopes))</details>

        """
    }
}

/// A budget in a list, with a bar of what is spent.
struct BudgetBar: Sendable {
    let id: RecordID
    let title: String
    let icon: String
    let tint: String
    let spent: String
    let left: String
    let outlook: String
    let notes: String
    /// Percent of the limit, 0...100.
    let share: Int64
    let isOver: Bool
    let isAheadOfPace: Bool

    /// The budgets of today, those overspent first.
    static func all(_ context: RequestContext) -> [BudgetBar] {
        let (state, words, today) = (context.state, context.words, context.today)
        return state.budgetStatuses(on: today, today: today).map { status in
            let category = state.moneyCategory(status.budget.category)
            let limit = max(status.limit, 1)
            return BudgetBar(
                id: status.budget.id,
                title: category.map { words.title($0) } ?? "", icon: category?.icon ?? "",
                tint: category?.color.rawValue ?? "stone", spent: words.spentOfLimit(status),
                left: words.left(status), outlook: words.outlook(status, today: today), notes: words.notes(on: status),
                share: min(max(status.spent, 0), limit) / max(limit / 100, 1),
                isOver: status.isOverspent, isAheadOfPace: (status.pace?.excess ?? 0) > 0)
        }
    }

    func view(_ words: Words) -> HTML {
        let state: HTML = isOver ? " over" : isAheadOfPace ? " ahead" : ""
        let further = [outlook, notes].filter { !$0.isEmpty }.joined(separator: " · ")
        let detail: HTML? = further.isEmpty ? nil : "<small>\(further)</small>"
        return """
            <li><a class="line tint-\(tint)\(state)" href="\(MoneyPageRoute.budget(id).url)">\(HabitIcon.view(icon, title: title))\
            <span><span class="split"><strong><bdi>\(title)</bdi></strong><b class="money-amount">\(left)</b></span>\
            <progress class="budget-bar" max="100" value="\(min(share, 100))" aria-label="\(title)"></progress><small>\(spent)</small>\(detail)</span></a></li>

            """
    }
}

/// A button that changes the way of budgeting.
enum BudgetingSwitch {
    static func view(to way: Budgeting, _ label: String) -> HTML {
        """
        <form class="after" method="post" action="\(SettingsActionRoute.save.url)"><input type="hidden" name="budgeting" value="\(way.rawValue)">\
        <input type="hidden" name="back" value="\(MoneyPageRoute.budgets(nil).url)"><button class="button plain">\(label)</button></form>
        """
    }
}

/// The form of a budget.
struct BudgetFormPage: PageView {
    let controls: FormControls
    /// The budget that is edited; nil for a new one.
    let id: RecordID?
    let categories: [(value: String, label: String)]
    /// The transactions of the budget in its current period; nil for a new one.
    let spending: TransactionFilter?
    let title: String

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(adding context: RequestContext) {
        var fields = FormFields([("period", BudgetPeriod.month.rawValue)])
        fields["category"] = context.request.query["category"]
        self.init(nil, fields, context, focus: "category")
    }

    /// Nil if there is no such budget.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let budget = context.state.budget(id) else { return nil }
        self.init(id, Self.fields(of: budget, context.words), context)
    }

    /// Creates the page with a submitted form.
    init(
        _ id: RecordID?, _ fields: FormFields, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        let words = context.words
        self.id = id
        controls = FormControls(words: words, fields: fields, refusal: refusal, focus: focus)
        var categories =
            [(value: "", label: words.chooseMoneyCategory)]
            + context.state.offeredCategories(.expense).map { category in
                (value: category.id.hex, label: [category.icon, words.title(category)].joined(separator: " "))
            }
        if let chosen = fields["category"], let id = RecordID(hex: chosen),
            !categories.contains(where: { $0.value == chosen })
        {
            let category = context.state.moneyCategory(id)
            categories.append((value: chosen, label: category.map { words.title($0) } ?? words.deletedChoice))
        }
        self.categories = categories
        spending = context.state.budget(id).map { budget in
            let days = budget.period.days(around: context.today, context.state.settings.firstWeekday)
            return TransactionFilter(category: budget.category, days: days, kind: .expense)
        }
        title = id == nil ? words.newBudget : words.editBudget
    }

    static func fields(of budget: Budget, _ words: Words) -> FormFields {
        FormFields([
            ("category", budget.category?.hex ?? ""), ("period", budget.period.rawValue),
            ("limit", words.typedAmount(budget.limit, budget.currency)), ("rollover", budget.rollsOver ? "1" : ""),
        ])
    }

    func view(_ words: Words) -> HTML {
        let periods = BudgetPeriod.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        let action = id.map { MoneyActionRoute.editBudget($0) } ?? .addBudget
        let transactions = spending.map { filter -> HTML in
            let url = MoneyPageRoute.register(filter, upTo: nil).url
            return "<div class=\"actions\"><a class=\"button\" href=\"\(url)\">\(words.transactions)</a></div>"
        }
        let ending = id.map { id -> HTML in
            """
            <div class="ending"><form method="post" action="\(MoneyActionRoute.endBudget(id).url)"><button class="button">\(words.endBudget)</button></form>\
            <form method="post" action="\(MoneyActionRoute.deleteBudget(id).url)"><button class="button danger">\(Icon.trash.svg)\(words.deleteBudget)</button></form></div>
            """
        }
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.budgets(nil), words.budgets))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div>\(transactions)</header>
            <form class="form" method="post" action="\(action.url)" novalidate\(controls.draft)>\
            \(controls.defaultButton)\(if: id != nil, controls.seen)\(controls.notice)
            <section class="card form">\(controls.select("category", words.category, categories))
            \(controls.textField("limit", words.budgetLimit, mode: "decimal", required: true))
            \(controls.segmentedControl("period", words.period, periods))
            <div class="\(controls.classes("rollover"))"><label class="choice"><input type="checkbox" name="rollover" value="1"\(attribute: "checked", if: controls.fields["rollover"] == "1")\(controls.attributes("rollover", hint: words.rolloverHint))>\(words.rollover)</label>\
            \(controls.hint("rollover", words.rolloverHint))</div></section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(MoneyPageRoute.budgets(nil).url)" data-discard>\(words.cancel)</a></div>
            </form>
            \(ending)
            """
    }
}
