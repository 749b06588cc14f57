import DaybookCore
import Journal
import Markup
import Words

/// The form of a category, with all fields as text.
struct CategoryForm: Hashable, Sendable {
    var name = ""
    var icon = ""
    var color = Palette.teal.rawValue
    /// The values when the form was opened, from a hidden field; empty for a new category.
    var seen = ""

    init(color: Palette) { self.color = color.rawValue }

    init(_ category: Category) {
        name = category.name
        icon = category.icon
        color = category.color.rawValue
        seen = fields.urlEncoded
    }

    /// Creates a form from posted fields; unchanged fields take the category's current values.
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

    /// Parses the form into a draft. Throws the first error.
    func draft() throws(CategoryRefusal) -> CategoryDraft {
        guard let color = Palette(rawValue: color) else { throw .unknownColor(self.color) }
        return CategoryDraft(name: name, color: color, icon: icon)
    }
}

/// The page to add, rename or delete a category.
struct CategoryFormPage: PageView {
    let form: CategoryForm
    let id: RecordID
    /// Nil for a new category.
    let category: Category?
    let habitCount: Int
    let refusal: FormRefusal?
    let focus: String?
    let title: String

    var section: Section? { .categories }
    var layout: PageLayout { .narrow }

    /// Creates an empty form.
    init(adding context: RequestContext) {
        self.init(context.newIDs()(), CategoryForm(color: context.state.leastUsedColor), context)
    }

    /// Creates the form of a category; nil if there is no such category.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let category = context.state.category(id) else { return nil }
        self.init(id, CategoryForm(category), context)
    }

    /// Creates the page with a form as typed, for an existing category or a new one.
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

    /// Explains what deleting the category does, with the button.
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
