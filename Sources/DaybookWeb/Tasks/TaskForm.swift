import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// The form of a task: its fields as text, and an input for each reminder.
enum TaskForm {
    static func fields(of task: TaskItem, in state: State, _ words: Words) -> FormFields {
        let draft = TaskDraft(task, in: state)
        var fields = FormFields()
        fields["title"] = draft.title
        fields["note"] = draft.note
        fields["priority"] = draft.priority?.rawValue ?? ""
        fields["due"] = draft.dueDay?.text ?? ""
        fields["time"] = draft.dueTime?.text ?? ""
        fields["repetition"] = draft.repetition.map { words.typedRepetition($0, from: draft.dueDay) } ?? ""
        fields["tags"] = draft.tags.joined(separator: ", ")
        fields["category"] = state.category(task.category)?.name ?? ""
        fields["goal"] = draft.goal?.hex ?? ""
        fields["estimate"] = task.estimate.map { Words(words.language).duration(minutes: $0) } ?? ""
        fields["start"] = draft.startDay?.text ?? ""
        fields["wait"] = draft.waitUntil?.text ?? ""
        fields["parent"] = draft.parent.flatMap { state.task($0)?.title } ?? ""
        fields["blockers"] = draft.blockers.compactMap { state.task($0)?.title }.joined(separator: "\n")
        fields["links"] = links(draft.links)
        for reminder in draft.reminders { fields.append("reminder", text(of: reminder.when)) }
        return fields
    }

    /// The name of the input that fills a column.
    static func input(for column: String) -> String {
        switch column {
        case "dueDay": "due"
        case "dueTime": "time"
        case "startDay": "start"
        case "waitUntil": "wait"
        default: column
        }
    }

    /// Links, one a line.
    private static func links(_ links: [TaskLinkDraft]) -> String {
        links.map { $0.title.isEmpty ? $0.url : "\($0.url) \($0.title)" }.joined(separator: "\n")
    }

    /// The lists stored as text, with their separators.
    private static let lists: [(name: String, separator: Character)] = [
        ("tags", ","), ("blockers", "\n"), ("links", "\n"),
    ]

    /// The form with the tasks that it waits for in one text.
    static func joined(_ form: FormFields) -> FormFields {
        var joined = form
        let blockers = form.all("blockers")
        if blockers.count > 1 {
            joined.removeAll { $0 == "blockers" }
            joined["blockers"] = items(blockers.joined(separator: "\n"), "\n").joined(separator: "\n")
        }
        return joined
    }

    /// Merges the posted form: unchanged fields take their current values. Day and time are merged as one; lists keep
    /// items another device added and drop those it removed.
    static func merged(_ posted: FormFields, over current: FormFields) -> FormFields {
        let posted = joined(posted)
        var merged = posted.merged(over: current, groups: [FieldGroup(["due", "time"])])
        let seen = FormFields(urlEncoded: (posted["seen"] ?? "").utf8)
        if seen.fields.isEmpty { return merged }
        for (name, separator) in lists where merged[name] != current[name] {
            func items(_ fields: FormFields) -> [String] { Self.items(fields[name], separator) }
            merged[name] = items(posted).merged(since: items(seen), over: items(current))
                .joined(separator: String(separator))
        }
        merged.removeAll { $0 == "reminder" }
        for reminder in reminders(posted).merged(since: reminders(seen), over: reminders(current)) {
            merged.append("reminder", reminder)
        }
        return merged
    }

    /// The items of a list in one text, without empty ones.
    static func items(_ text: String?, _ separator: Character) -> [String] {
        PlainText.lines(text ?? "").split(separator: separator).map { PlainText.line(String($0)) }
            .filter { !$0.isEmpty }
    }

    /// The codes of the reminders.
    static func reminders(_ fields: FormFields) -> [String] { fields.all("reminder").filter { !$0.isEmpty } }

    /// The code of a reminder: "30" for minutes before the due date, "2026-11-20T09:00" for a fixed time.
    private static func text(of when: TaskReminderDraft.Trigger) -> String {
        switch when {
        case .beforeDue(let minutes): "\(minutes)"
        case .at(let day, let time): "\(day.text)T\(time.text)"
        }
    }

    /// Parses the code of a reminder.
    static func when(_ typed: String) -> TaskReminderDraft.Trigger? {
        if let minutes = Int(typed), minutes == 0 || TaskLimits.minutes.contains(minutes) {
            return .beforeDue(minutes: minutes)
        }
        let parts = typed.split(separator: "T")
        guard parts.count == 2, let day = Day(String(parts[0])), let time = TimeOfDay(String(parts[1])) else {
            return nil
        }
        return .at(day, time)
    }
}
