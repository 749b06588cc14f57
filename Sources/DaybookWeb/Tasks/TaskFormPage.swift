import CivilTime
import DaybookCore
import Journal
import Words

/// The form of a new or existing task.
struct TaskFormPage: PageView {
    let form: TaskForm
    let action: TaskActionRoute
    let cancel: TaskPageRoute
    /// The id for a new task.
    let newID: RecordID?
    /// Whether it is an occurrence of a repeating task, so that the form asks which ones to edit.
    let isTime: Bool
    let categories: [String]
    /// The goals that the task can be linked to, by id.
    let goals: [(value: String, label: String)]
    let refusal: FormRefusal?
    let title: String

    var section: Section? { .tasks }
    var layout: PageLayout { .narrow }

    /// Creates an empty form, or one filled from a typed line.
    init(adding context: RequestContext) {
        self.init(TaskForm(), context, adding: context.newIDs()())
    }

    /// Creates the page with a form as typed, for a new task.
    init(_ form: TaskForm, _ context: RequestContext, adding id: RecordID, refusal: FormRefusal? = nil) {
        self.init(
            form, context, action: .add, cancel: .list(TaskFilter()), newID: id, isTime: false,
            title: context.words.newTask, refusal: refusal)
    }

    /// Creates the form of a task; nil if there is no such task.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let task = context.state.task(id) else { return nil }
        self.init(TaskForm(task, in: context.state, words: context.words), context, editing: id)
    }

    /// Creates the page with a form as typed, for an existing task.
    init(_ form: TaskForm, _ context: RequestContext, editing id: RecordID, refusal: FormRefusal? = nil) {
        self.init(
            form, context, action: .edit(id), cancel: .one(id), newID: nil,
            isTime: context.state.task(id)?.repetition != nil && TaskItem.occurrence(id) != nil,
            title: context.words.editTask, refusal: refusal)
    }

    private init(
        _ form: TaskForm, _ context: RequestContext, action: TaskActionRoute, cancel: TaskPageRoute, newID: RecordID?,
        isTime: Bool,
        title: String,
        refusal: FormRefusal?
    ) {
        self.form = form
        self.action = action
        self.cancel = cancel
        self.newID = newID
        self.isTime = isTime
        self.title = title
        self.refusal = refusal
        goals = context.state.goalChoices(besides: RecordID(hex: form.goal))
        categories = context.state.livingCategories.map { $0.name }.sorted { Words.isOrderedBefore($0, $1) }
    }
}
