import CivilTime
import DaybookCore
import Journal
import Words

/// A task as one typed line says it.
public struct TaskLine: Sendable {
    /// What was understood, piece by piece, and what stays as the title.
    public let understood: QuickAdd
    public let draft: TaskDraft

    /// Reads a line in the person's language and in English.
    ///
    /// - Parameter struck: the pieces that are not to be understood, as they stand in the line.
    public init(_ line: String, words: Words, today: Day, struck: [String] = []) {
        understood = words.quickAdd(line, today: today, ignoring: struck)
        var draft = TaskDraft(title: understood.title)
        var first: Day?
        for part in understood.parts {
            switch part.kind {
            case .repetition(let repetition, let day):
                draft.repetition = repetition
                first = day
            case .due(let day): draft.dueDay = day
            case .time(let time): draft.dueTime = time
            case .start(let day): draft.startDay = day
            case .priority(let priority): draft.priority = TaskPriority(priority)
            case .tag(let tag): draft.tags.append(tag)
            case .estimate(let minutes): draft.estimate = minutes
            case .category(let name): draft.category = .named(name)
            }
        }
        if draft.repetition != nil { draft.dueDay = draft.dueDay ?? first ?? today }
        if draft.dueTime != nil { draft.dueDay = draft.dueDay ?? today }
        self.draft = draft
    }
}

extension TaskPriority {
    init(_ typed: QuickAdd.Priority) {
        switch typed {
        case .low: self = .low
        case .medium: self = .medium
        case .high: self = .high
        case .urgent: self = .urgent
        }
    }
}
