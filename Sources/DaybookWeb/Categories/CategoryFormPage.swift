import DaybookCore
import Journal
import Markup
import Words

/// The page to add, rename or delete a category.
struct CategoryFormPage: PageView {
    let fields: FormFields
    let id: RecordID
    /// Nil for a new category.
    let category: Category?
    let use: CategoryUse
    let refusal: FormRefusal?
    let focus: String?
    let title: String

    var section: Section? { .settings }
    var layout: PageLayout { .narrow }

    /// Creates an empty form.
    init(adding context: RequestContext) {
        var category = Category(id: context.newIDs()())
        category.color = context.state.leastUsedColor
        self.init(category.id, FormFields(category, context.words), context)
    }

    /// Creates the form of a category; nil if there is no such category.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let category = context.state.category(id) else { return nil }
        self.init(id, FormFields(category, context.words), context)
    }

    /// Creates the page with a form as typed, for an existing category or a new one.
    init(
        _ id: RecordID, _ fields: FormFields, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.id = id
        self.fields = fields
        self.refusal = refusal
        self.focus = focus
        category = context.state.category(id)
        use = CategoryUse(id, in: context.state, isActive: false)
        title = category == nil ? context.words.newCategory : context.words.editCategory
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal, focus: focus)
        let action = category == nil ? CategoryActionRoute.add : .edit(id)
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(action.url)" novalidate\(controls.draft)>
            \(controls.defaultButton)\(category == nil ? controls.newID(id) : controls.seen)
            \(controls.notice)<section class="card form">
            <div class="naming">\(controls.emojiField())
            \(controls.textField("name", words.nameLabel, required: true))</div>
            \(controls.suggestions)
            \(controls.colorPicker())
            </section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(CategoryPageRoute.list.url)" data-discard>\(words.cancel)</a></div>
            </form>
            \(deleting(words))
            """
    }

    /// Explains what deleting the category does, with the button.
    private func deleting(_ words: Words) -> HTML? {
        guard let category else { return nil }
        return """
            <form class="ending" method="post" action="\(CategoryActionRoute.delete(id).url)">\
            <div class="notice warn">\(Icon.warning.svg)<div>\
            <p>\(words.deletingCategory(category.name, habits: use.habits, tasks: use.tasks, goals: use.goals))</p>\
            <button class="button danger">\(Icon.trash.svg)\(words.deleteCategory)</button></div></div></form>
            """
    }
}
