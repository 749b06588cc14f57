import CivilTime
import Journal

/// What a person saw of a task when they began to edit it, as a form carries it back; nil for what it did not carry.
struct SeenTaskFields {
    /// In lower case.
    let tags: [String]?
    let blockers: [RecordID]?
    /// The codes of links and reminders.
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
    /// What a task's fields hold, and under "tags", "blockers", "links" and "reminders" the lines of those: what
    /// `TaskCommand.edit` is given as seen by a person who began with this.
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
    /// One line, since an address has no space.
    var code: String { url + " " + title }
}

extension TaskReminderDraft.Trigger {
    /// One line.
    var code: String {
        switch self {
        case .beforeDue(let minutes): "before \(minutes)"
        case .at(let day, let time): day.text + " " + time.text
        }
    }
}
