import DaybookCore
import Journal
import Markup
import Words

/// All categories with their number of habits.
struct CategoriesPage: PageView {
    let categories: [Item]
    let title: String

    /// A category in the list.
    struct Item: Hashable, Sendable {
        let category: Category
        /// Without archived ones.
        let contents: String
    }

    var section: Section? { .settings }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext) {
        let state = context.state
        let words = context.words
        title = words.categories
        categories = state.livingCategories
            .map { category in
                let use = CategoryUse(category.id, in: state, isActive: true)
                let isEmpty = CategoryUse(category.id, in: state, isActive: false).isEmpty
                return Item(
                    category: category,
                    contents: words.inCategory(
                        habits: use.habits, tasks: use.tasks, goals: use.goals, isEmpty: isEmpty))
            }
            .sorted { Words.isOrderedBefore($0.category.name, $1.category.name) }
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div>\
        \(if: !categories.isEmpty, "<div class=\"actions\">\(add("button", words.add))</div>")</header>
        \(categories.isEmpty ? empty(words) : list(words))
        """
    }

    private func add(_ style: String, _ label: String) -> HTML {
        "<a class=\"\(style)\" href=\"\(CategoryPageRoute.add.url)\">\(Icon.add.svg)\(label)</a>"
    }

    private func empty(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.tag.svg)<h2>\(words.noCategoriesYet)</h2><p>\(words.noCategoriesYetHint)</p>
        \(add("button primary", words.newCategory))</section>
        """
    }

    private func list(_ words: Words) -> HTML {
        let items = categories.map { item in
            let category = item.category
            return """
                <li><a class="line tint-\(category.color.rawValue)" href="\(CategoryPageRoute.category(category.id).url)">\
                \(HabitIcon.view(category.icon, title: category.name))<span><strong><bdi>\(category.name)</bdi></strong>\
                <small>\(item.contents)</small></span>\(Icon.forward.svg)</a></li>

                """ as HTML
        }
        return "<ul class=\"list\">\(items)</ul>"
    }
}

/// The numbers of records in a category.
struct CategoryUse: Sendable {
    let habits: Int
    /// Occurrences of repeating tasks are not counted apart.
    let tasks: Int
    let goals: Int

    var isEmpty: Bool { habits + tasks + goals == 0 }

    /// - Parameter isActive: Whether to leave out what is archived or done.
    init(_ category: RecordID, in state: State, isActive: Bool) {
        habits = state.habits.rows.count {
            $0.isAlive && $0.category == category && !(isActive && $0.isArchived)
        }
        tasks = state.tasks.rows.count {
            $0.isAlive && $0.category == category && TaskItem.occurrence($0.id) == nil
                && !(isActive && !$0.status.isOpen)
        }
        goals = state.livingGoals.count { $0.category == category && !(isActive && $0.isArchived) }
    }
}
