import CivilTime
import DaybookCore
import Journal
import Words

/// The form of a task: a new one, or one there is.
struct TaskFormPage: PageView {
    let form: TaskForm
    let action: Route
    let cancel: Route
    /// The id of a task to be added.
    let newID: RecordID?
    /// Whether it is one time of a repeated task, so that it is to be said which are meant.
    let isTime: Bool
    let categories: [String]
    /// The goals that it can be a step to, by their ids.
    let goals: [(value: String, label: String)]
    let refusal: FormRefusal?
    let title: String

    var section: Section? { .tasks }
    var layout: PageLayout { .narrow }

    /// An empty form, or one begun by a typed line.
    init(adding asked: Asked) {
        self.init(TaskForm(), asked, adding: asked.newIDs()())
    }

    /// A form as it was typed, of a task to be added.
    init(_ form: TaskForm, _ asked: Asked, adding id: RecordID, refusal: FormRefusal? = nil) {
        self.init(
            form, asked, action: .tasks(.add), cancel: .tasks(.list(TaskFilter())), newID: id, isTime: false,
            title: asked.words.newTask, refusal: refusal)
    }

    /// The form of a task; nil if there is none.
    init?(editing id: RecordID, _ asked: Asked) {
        guard let task = asked.state.task(id) else { return nil }
        self.init(TaskForm(task, in: asked.state, words: asked.words), asked, editing: id)
    }

    /// A form as it was typed, of a task there is.
    init(_ form: TaskForm, _ asked: Asked, editing id: RecordID, refusal: FormRefusal? = nil) {
        self.init(
            form, asked, action: .tasks(.edit(id)), cancel: .tasks(.one(id)), newID: nil,
            isTime: asked.state.task(id)?.repetition != nil && TaskItem.occurrence(id) != nil,
            title: asked.words.editTask, refusal: refusal)
    }

    private init(
        _ form: TaskForm, _ asked: Asked, action: Route, cancel: Route, newID: RecordID?, isTime: Bool, title: String,
        refusal: FormRefusal?
    ) {
        self.form = form
        self.action = action
        self.cancel = cancel
        self.newID = newID
        self.isTime = isTime
        self.title = title
        self.refusal = refusal
        goals = asked.state.goalChoices(besides: RecordID(hex: form.goal))
        categories = asked.state.livingCategories.map { $0.name }.sorted { Words.isOrderedBefore($0, $1) }
    }
}
