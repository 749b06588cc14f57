import CivilTime
import DaybookCore
import Journal
import Words

/// The form of a task as it was typed: everything is text, so that what was refused comes back unchanged.
struct TaskForm: Hashable, Sendable {
    var title = ""
    var note = ""
    /// A priority's code; empty for none.
    var priority = ""
    /// A day's text, or words such as "tomorrow"; empty for none.
    var due = ""
    var time = ""
    /// In words or as a rule; empty for once.
    var repetition = ""
    /// With commas between.
    var tags = ""
    /// A category's name, one there is or a new one; empty for none.
    var category = ""
    var goal = ""
    var estimate = ""
    var start = ""
    var wait = ""
    /// The title of the task it is a part of.
    var parent = ""
    /// Titles of tasks, one a line.
    var blockers = ""
    /// Addresses, one a line, each with what it is called behind a space.
    var links = ""
    /// Minutes before it is due; empty for none.
    var reminders: [String] = []
    /// Which times of a repeated task are meant: "this" or "later".
    var times = "later"
    /// What the task held when the person began to edit, as the form carries it.
    var seen = ""

    init() {}

    /// The form of a task as it is kept.
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

    /// The form as it was posted; what was not posted is empty.
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

    /// "30" for so many minutes before it is due, "2026-11-20T09:00" for a moment.
    static func text(of when: TaskReminderDraft.Trigger) -> String {
        switch when {
        case .beforeDue(let minutes): "\(minutes)"
        case .at(let day, let time): "\(day.text)T\(time.text)"
        }
    }

    /// What a task held, as a hidden field carries it.
    static func seen(_ task: TaskItem, in state: State) -> String {
        var fields = FormFields()
        for (name, value) in TaskDraft.seen(task, in: state).sorted(by: { $0.key < $1.key }) {
            fields.append(name, Hexadecimal.text(value.encoded))
        }
        return fields.urlEncoded
    }
}
