import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The categories of expenses and incomes.
struct MoneyCategoriesPage: PageView {
    let categories: [MoneyCategory]
    /// The later ones of categories with the same title.
    let equal: [MoneyCategory]
    let title: String

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext) {
        categories = context.state.livingMoneyCategories
        equal = context.words.equalCategories(in: context.state).map { $0.category }
        title = context.words.moneyCategories
    }

    func view(_ words: Words) -> HTML {
        let sections = MoneyCategoryKind.allCases.map { kind -> HTML in
            let rows = categories.filter { $0.kind == kind }.map { row($0, words) }
            let name = kind == .expense ? words.expenses : words.incomes
            return "<section class=\"group\"><h2>\(name)</h2><ul class=\"list\">\(rows)</ul></section>\n"
        }
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.overview, words.money))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div>\
            <div class="actions"><a class="button" href="\(MoneyPageRoute.addCategory.url)">\(Icon.add.svg)\(words.add)</a></div></header>
            \(equal.map { merging($0, words) })\(sections)
            <p class="after"><a class="button" href="\(MoneyPageRoute.rules.url)">\(words.payeeRules)</a></p>
            """
    }

    private func merging(_ category: MoneyCategory, _ words: Words) -> HTML {
        """
        <section class="card form"><p>\(words.categoryIsThereTwice(words.title(category)))</p><p class="quiet">\(words.mergeHint)</p>\
        <form method="post" action="\(MoneyActionRoute.mergeCategory(category.id).url)"><button class="button">\(words.mergeCategories)</button></form></section>

        """
    }

    private func row(_ category: MoneyCategory, _ words: Words) -> HTML {
        let facts = [category.group, category.isHidden ? words.notOffered : ""].filter { !$0.isEmpty }
        return """
            <li><a class="line tint-\(category.color.rawValue)" href="\(MoneyPageRoute.category(category.id).url)">\
            \(HabitIcon.view(category.icon, title: words.title(category)))<span><strong><bdi>\(words.title(category))</bdi></strong><small>\(facts.joined(separator: " · "))</small></span>\(Icon.forward.svg)</a></li>

            """
    }
}

/// The page to add or edit a category of transactions.
struct MoneyCategoryFormPage: PageView {
    let controls: FormControls
    let id: RecordID
    let isNew: Bool
    let groups: [String]
    let title: String

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(adding context: RequestContext) {
        let category = MoneyCategory(id: context.newIDs()())
        self.init(category.id, isNew: true, FormFields(category, context.words), context, focus: "title")
    }

    /// Nil if there is no such category.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let category = context.state.moneyCategory(id) else { return nil }
        self.init(id, isNew: false, Self.fields(of: category, context.words), context)
    }

    /// Creates the page with a submitted form.
    init(
        _ id: RecordID, isNew: Bool, _ fields: FormFields, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.id = id
        self.isNew = isNew
        controls = FormControls(words: context.words, fields: fields, refusal: refusal, focus: focus)
        var known: Set<String> = []
        groups = context.state.livingMoneyCategories.map { $0.group }.filter {
            !$0.isEmpty && known.insert($0).inserted
        }
        title = isNew ? context.words.newMoneyCategory : context.words.editMoneyCategory
    }

    /// The form of a category. A standard one shows its own name.
    static func fields(of category: MoneyCategory, _ words: Words) -> FormFields {
        var fields = FormFields(category, words)
        fields["title"] = words.title(category)
        return fields
    }

    func view(_ words: Words) -> HTML {
        let action: MoneyActionRoute = isNew ? .addCategory : .editCategory(id)
        let kinds = [(value: "expense", label: words.expense), (value: "income", label: words.income)]
        let known = groups.map { "<option value=\"\($0)\"></option>" as HTML }
        let hiding: HTML = """
            <label class="choice"><input type="checkbox" name="hidden" value="1"\(attribute: "checked", if: controls.fields["hidden"] == "1")>\(words.offerNoMore)</label>
            """
        let deletion: HTML = """
            <div class="ending"><form method="post" action="\(MoneyActionRoute.deleteCategory(id).url)"><button class="button danger">\(Icon.trash.svg)\(words.deleteMoneyCategory)</button></form></div>
            """
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(action.url)" novalidate\(controls.draft)>
            \(controls.defaultButton)\(isNew ? controls.newID(id) : controls.seen)\(controls.notice)
            <section class="card form"><div class="naming">\(controls.emojiField())\(controls.textField("title", words.title, required: true))</div>
            \(controls.segmentedControl("kind", words.transactionKind, kinds, isHeadingShown: false))
            <div class="\(controls.classes("group"))"><label for="group">\(words.categoryGroup) (\(words.optional))</label><input id="group" type="text" name="group" value="\(controls.fields["group"] ?? "")" autocomplete="off" list="groups"\(controls.attributes("group"))><datalist id="groups">\(known)</datalist>\(controls.reason("group"))</div>
            \(controls.colorPicker())\(if: !isNew, hiding)</section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(MoneyPageRoute.categories.url)" data-discard>\(words.cancel)</a></div>
            </form>
            \(if: !isNew, deletion)
            """
    }
}
