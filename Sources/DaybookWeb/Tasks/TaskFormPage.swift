import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// The page to add or edit a task.
struct TaskFormPage: PageView {
    let fields: FormFields
    let id: RecordID
    let isNew: Bool
    /// Whether it is an occurrence of a repeating task, so that the form asks which ones to edit.
    let isOccurrence: Bool
    /// The names of all categories, in order.
    let categories: [String]
    /// The goals that the task can be linked to, by id.
    let goals: [(value: String, label: String)]
    /// The titles of open tasks, which it can be a part of or wait for.
    let openTasks: [String]
    let refusal: FormRefusal?
    /// The meaning of its repetition, with the next days.
    let example: String?
    let today: Day
    let firstWeekday: Weekday
    let title: String

    var section: Section? { .tasks }
    var layout: PageLayout { .narrow }

    /// Creates an empty form.
    ///
    /// - Parameter back: The URL to continue with; empty for the new task's page.
    init(adding context: RequestContext, due: Day?, back: String) {
        var fields = FormFields([("back", back)])
        fields["due"] = due?.text
        self.init(context.newIDs()(), isNew: true, fields, context)
    }

    /// The page that it was opened on; nil if that is not known.
    var opener: PageRoute? { fields["back"].flatMap { PageRoute(url: $0) } }

    /// Creates the form of a task; nil if there is no such task.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let task = context.state.task(id) else { return nil }
        self.init(id, isNew: false, TaskForm.fields(of: task, in: context.state, context.words), context)
    }

    /// Creates the page with a submitted form.
    init(
        _ id: RecordID, isNew: Bool, _ fields: FormFields, _ context: RequestContext, refusal: FormRefusal? = nil
    ) {
        self.id = id
        self.isNew = isNew
        self.fields = fields
        self.refusal = refusal
        isOccurrence = !isNew && context.state.task(id)?.repetition != nil && TaskItem.occurrence(id) != nil
        today = context.today
        example = RepetitionExample.text(
            fields["repetition"] ?? "", due: Day(fields["due"] ?? ""), context.words, today: context.today)
        firstWeekday = context.state.settings.firstWeekday
        title = isNew ? context.words.newTask : context.words.editTask
        goals = context.state.goalChoices(besides: RecordID(hex: fields["goal"] ?? ""))
        openTasks = Self.openTasks(besides: id, context)
        categories = context.state.livingCategories.map { $0.name }.sorted { Words.isOrderedBefore($0, $1) }
    }

    private static func openTasks(besides id: RecordID, _ context: RequestContext) -> [String] {
        var seen: Set<String> = []
        let root = TaskItem.root(of: id)
        let others = context.state.openTasks(today: context.today).filter { TaskItem.root(of: $0.id) != root }
        return Array(others.map { $0.title }.filter { seen.insert($0).inserted }.prefix(maximumChoices))
    }

    private static let maximumChoices = 300
}

extension State {
    /// The goals that a task can be linked to, by id, including the currently chosen one if it is archived.
    func goalChoices(besides chosen: RecordID?) -> [(value: String, label: String)] {
        let goals = livingGoals.filter { !$0.isArchived || $0.id == chosen }
        let titles = GoalTitles(self)
        return goals.map { (value: $0.id.hex, label: titles.title(of: $0)) }
    }
}
