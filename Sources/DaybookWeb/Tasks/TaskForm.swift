import CivilTime
import DaybookCore
import Journal
import Words

/// The form of a task. All fields are text, so that a refused form is shown again unchanged.
struct TaskForm: Hashable, Sendable {
    var title = ""
    var note = ""
    /// The code of a priority; empty for none.
    var priority = ""
    /// A date, or words such as "tomorrow"; empty for none.
    var due = ""
    var time = ""
    /// In words or as a rule; empty for none.
    var repetition = ""
    /// Separated by commas.
    var tags = ""
    /// The name of an existing or new category; empty for none.
    var category = ""
    var goal = ""
    var estimate = ""
    var start = ""
    var wait = ""
    /// The title of the parent task.
    var parent = ""
    /// Titles of tasks, one per line.
    var blockers = ""
    /// Addresses, one per line, each optionally followed by a space and a title.
    var links = ""
    /// Minutes before the due date; empty for none.
    var reminders: [String] = []
    /// The edited occurrences of a repeating task: "this" or "later".
    var times = "later"
    /// The values when the form was opened, from a hidden field.
    var seen = ""

    init() {}

    /// Creates a form from a stored task.
    init(_ task: TaskItem, in state: State, words: Words) {
        let draft = TaskDraft(task, in: state)
        title = task.title
        note = task.note
        priority = task.priority?.rawValue ?? ""
        due = task.dueDay?.text ?? ""
        time = draft.dueTime?.text ?? ""
        repetition = task.repetition.map { words.typedRepetition($0, from: task.dueDay) } ?? ""
        tags = draft.tags.joined(separator: ", ")
        category = state.category(task.category)?.name ?? ""
        goal = task.goal?.hex ?? ""
        estimate = task.estimate.map { words.stretch(minutes: $0) } ?? ""
        start = task.startDay?.text ?? ""
        wait = task.waitUntil?.text ?? ""
        parent = draft.parent.flatMap { state.task($0)?.title } ?? ""
        blockers = draft.blockers.compactMap { state.task($0)?.title }.joined(separator: "\n")
        links = draft.links.map { $0.title.isEmpty ? $0.url : "\($0.url) \($0.title)" }.joined(separator: "\n")
        reminders = draft.reminders.map { Self.text(of: $0.when) }
        seen = Self.seen(task, in: state)
    }

    /// Creates a form from posted fields; missing fields are empty.
    init(fields: FormFields) {
        func field(_ name: String) -> String { fields[name] ?? "" }
        title = field("title")
        note = field("note")
        priority = field("priority")
        due = field("due")
        time = field("time")
        repetition = field("repetition")
        tags = field("tags")
        category = field("category")
        goal = field("goal")
        estimate = field("estimate")
        start = field("start")
        wait = field("wait")
        parent = field("whole")
        blockers = field("blockers")
        links = field("links")
        reminders = fields.all("reminder").filter { !$0.isEmpty }
        times = fields["times"] ?? "later"
        seen = field("seen")
    }

    /// The text of a reminder: "30" for minutes before the due date, "2026-11-20T09:00" for a fixed time.
    static func text(of when: TaskReminderDraft.Trigger) -> String {
        switch when {
        case .beforeDue(let minutes): "\(minutes)"
        case .at(let day, let time): "\(day.text)T\(time.text)"
        }
    }

    /// The values of a task, encoded for a hidden field.
    static func seen(_ task: TaskItem, in state: State) -> String {
        var fields = FormFields()
        for (name, value) in TaskDraft.seen(task, in: state).sorted(by: { $0.key < $1.key }) {
            fields.append(name, Hexadecimal.text(value.encoded))
        }
        return fields.urlEncoded
    }
}
