import CivilTime
import Journal

/// The lists of a task as they were when editing began, submitted with the form. Nil for a list the form did not
/// include.
struct SeenTaskFields {
    /// In lower case.
    let tags: [String]?
    let blockers: [RecordID]?
    /// The codes of links and reminders; see `code`.
    let links: [String]?
    let reminders: [String]?

    init(_ seen: [String: Value]) {
        func lines(_ name: String) -> [String]? {
            switch seen[name] {
            case .text(let text): text.split(separator: "\n").map { String($0) }
            case .null: []
            default: nil
            }
        }
        tags = lines("tags").map { tags in tags.map { $0.lowercased() } }
        blockers = lines("blockers").map { ids in ids.compactMap { RecordID(hex: $0) } }
        links = lines("links")
        reminders = lines("reminders")
    }
}

extension TaskDraft {
    /// A task's field values, plus the lines of its "tags", "blockers", "links" and "reminders": the `seen` argument of
    /// `TaskCommand.edit` for editing that begins with the current values.
    public static func seen(_ task: TaskItem, in state: State) -> [String: Value] {
        var seen = task.values
        let draft = TaskDraft(task, in: state)
        let lists = [
            ("tags", draft.tags), ("blockers", draft.blockers.map { $0.hex }), ("links", draft.links.map { $0.code }),
            ("reminders", draft.reminders.map { $0.when.code }),
        ]
        for (name, lines) in lists { seen[name] = lines.isEmpty ? .null : .text(lines.joined(separator: "\n")) }
        return seen
    }
}

extension TaskLinkDraft {
    /// The link as one line: the URL, which contains no space, and the title.
    var code: String { url + " " + title }
}

extension TaskReminderDraft.Trigger {
    /// The trigger as one line.
    var code: String {
        switch self {
        case .beforeDue(let minutes): "before \(minutes)"
        case .at(let day, let time): day.text + " " + time.text
        }
    }
}
