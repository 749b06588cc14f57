import DaybookCore
import Journal
import Markup
import Words

/// The form of a category as it was typed.
struct CategoryForm: Hashable, Sendable {
    var name = ""
    var icon = ""
    var color = Palette.teal.rawValue
    /// What it held when it was shown, as the form carries it; empty while a category is added.
    var seen = ""

    init(color: Palette) { self.color = color.rawValue }

    init(_ category: Category) {
        name = category.name
        icon = category.icon
        color = category.color.rawValue
        seen = fields.urlEncoded
    }

    /// The form as it was posted; what was left as the person saw it is as the category is kept.
    init(fields posted: FormFields, over category: Category?) {
        let shown = posted["seen"] ?? ""
        var fields = posted
        if let category {
            fields = posted.changed(since: FormFields(urlEncoded: shown.utf8), over: CategoryForm(category).fields)
        }
        seen = shown
        name = fields["name"] ?? ""
        icon = fields["icon"] ?? ""
        color = fields["color"] ?? Palette.stone.rawValue
    }

    private var fields: FormFields { FormFields([("name", name), ("icon", icon), ("color", color)]) }

    /// What was typed as a draft, or why it cannot be.
    func draft() throws(CategoryRefusal) -> CategoryDraft {
        guard let color = Palette(rawValue: color) else { throw .unknownColor(self.color) }
        return CategoryDraft(name: name, color: color, icon: icon)
    }
}

/// The page on which a category is added, renamed or deleted.
struct CategoryFormPage: PageView {
    let form: CategoryForm
    let id: RecordID
    /// Nil while it is added.
    let category: Category?
    let habitCount: Int
    let refusal: FormRefusal?
    let focus: String?
    let title: String

    var section: Section? { .categories }
    var layout: PageLayout { .narrow }

    /// An empty form.
    init(adding context: RequestContext) {
        self.init(context.newIDs()(), CategoryForm(color: context.state.leastUsedColor), context)
    }

    /// The form of a category; nil if there is none.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let category = context.state.category(id) else { return nil }
        self.init(id, CategoryForm(category), context)
    }

    /// A form as it was typed, of the category of an id or of a new one.
    init(
        _ id: RecordID, _ form: CategoryForm, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.id = id
        self.form = form
        self.refusal = refusal
        self.focus = focus
        category = context.state.category(id)
        habitCount = context.state.habitCount(in: id)
        title = category == nil ? context.words.newCategory : context.words.editCategory
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, refusal: refusal, focus: focus)
        let action = category == nil ? Route.addCategory : Route.category(id)
        let hidden: HTML =
            category == nil
            ? "<input type=\"hidden\" name=\"id\" value=\"\(id.hex)\">"
            : "<input type=\"hidden\" name=\"seen\" value=\"\(form.seen)\">"
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(action.url)" novalidate>
            \(controls.defaultButton)\(hidden)
            \(controls.notice)<section class="card form">
            <div class="naming">\(controls.glyph(form.icon))
            \(controls.line("name", words.categoryTitle, form.name, required: true))</div>
            \(controls.suggestions)
            \(controls.swatches(form.color))
            </section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(Route.categories.url)">\(words.cancel)</a></div>
            </form>
            \(deleting(words))
            """
    }

    /// What deleting it would do, and the button that does.
    private func deleting(_ words: Words) -> HTML? {
        guard let category else { return nil }
        return """
            <form class="ending" method="post" action="\(Route.deleteCategory(id).url)">\
            <div class="notice warn">\(Icon.warning.svg)<div>\
            <p>\(words.deletingCategory(category.name, habits: habitCount))</p>\
            <button class="button danger">\(Icon.trash.svg)\(words.deleteCategory)</button></div></div></form>
            """
    }
}
