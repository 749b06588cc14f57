import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The rules for payees, in the order in which they count.
struct RulesPage: PageView {
    let rules: [PayeeRule]
    let categories: [MoneyCategory?]
    let title: String

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext) {
        rules = context.state.livingPayeeRules
        categories = rules.map { context.state.moneyCategory($0.category) }
        title = context.words.payeeRules
    }

    func view(_ words: Words) -> HTML {
        let add = MoneyPageRoute.addRule.url
        let empty: HTML = """
            <section class="empty">\(Icon.money.svg)<h2>\(words.noRulesYet)</h2><p>\(words.payeeRulesHint)</p>\
            <a class="button primary" href="\(add)">\(words.addRule)</a></section>
            """
        let list: HTML = """
            <p class="lead">\(words.payeeRulesHint)</p>
            <ul class="list rules">\(rules.indices.map { row($0, words) })</ul>
            """
        let actions: HTML =
            "<div class=\"actions\"><a class=\"button\" href=\"\(add)\">\(Icon.add.svg)\(words.add)</a></div>"
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.overview, words.money))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div>\(if: !rules.isEmpty, actions)</header>
            \(rules.isEmpty ? empty : list)
            """
    }

    private func row(_ index: Int, _ words: Words) -> HTML {
        let (rule, category) = (rules[index], categories[index])
        var facts = [category.map { words.title($0) } ?? words.uncategorised]
        if rule.countsRefunds { facts.append(words.withRefunds) }
        if !rule.payee.isEmpty { facts.append(words.shownAs(rule.payee)) }
        let handle = ReorderHandle(
            title: rule.text, action: .money(.moveRule(rule.id)), index: index, of: rules.map { $0.id },
            back: .money(.rules)
        ).view(words)
        return """
            <li id="rule-\(rule.id.hex)"><a class="line tint-\(category?.color.rawValue ?? "stone")" href="\(MoneyPageRoute.rule(rule.id).url)">\
            \(HabitIcon.view(category?.icon ?? "", title: rule.text))<span><strong><bdi>\(rule.text)</bdi></strong>\
            <small>\(facts.joined(separator: " · "))</small></span></a>\(if: rules.count > 1, handle)</li>

            """
    }
}

/// The page to add or edit a rule for payees.
struct RuleFormPage: PageView {
    let money: MoneyControls
    let id: RecordID
    let isNew: Bool
    let title: String

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(adding context: RequestContext) {
        let rule = PayeeRule(id: context.newIDs()())
        self.init(rule.id, isNew: true, FormFields(rule, context.words), context, focus: "contains")
    }

    /// Nil if there is no such rule.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let rule = context.state.payeeRule(id) else { return nil }
        self.init(id, isNew: false, FormFields(rule, context.words), context)
    }

    /// Creates the page with a submitted form.
    init(
        _ id: RecordID, isNew: Bool, _ fields: FormFields, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.id = id
        self.isNew = isNew
        money = MoneyControls(
            context, .expense,
            FormControls(words: context.words, fields: fields, refusal: refusal, focus: focus))
        title = isNew ? context.words.newRule : context.words.editRule
    }

    func view(_ words: Words) -> HTML {
        let controls = money.controls
        let action: MoneyActionRoute = isNew ? .addRule : .editRule(id)
        let deletion: HTML = """
            <div class="ending"><form method="post" action="\(MoneyActionRoute.deleteRule(id).url)"><button class="button danger">\(Icon.trash.svg)\(words.deleteRule)</button></form></div>
            """
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.rules, words.payeeRules))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(action.url)" novalidate\(controls.draft)>
            \(controls.defaultButton)\(isNew ? controls.newID(id) : controls.seen)\(controls.notice)
            <section class="card form">\(controls.textField("contains", words.payeeContains, required: true))
            \(money.category("category", words.category, .expense))
            \(controls.textField("payee", words.payeeShownAs, hint: words.payeeShownAsHint))
            <div class="\(controls.classes("refunds"))"><label class="choice"><input type="checkbox" name="refunds" value="1"\(attribute: "checked", if: controls.fields["refunds"] == "1")\(controls.attributes("refunds", hint: words.rulesForRefundsHint))>\(words.rulesForRefunds)</label>\
            \(controls.hint("refunds", words.rulesForRefundsHint))\(controls.reason("refunds"))</div></section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(MoneyPageRoute.rules.url)" data-discard>\(words.cancel)</a></div>
            </form>
            \(if: !isNew, deletion)
            """
    }
}
