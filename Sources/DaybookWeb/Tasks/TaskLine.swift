import CivilTime
import DaybookCore
import Phrasing
import Words

/// A task parsed from a line of text.
struct TaskLine: Sendable {
    /// The recognized parts and the title.
    let understood: QuickAdd
    let draft: TaskDraft

    /// Parses a line in the person's language and in English.
    ///
    /// - Parameter struck: the texts of parts that stay in the title.
    init(_ line: String, _ context: RequestContext, struck: [String] = []) {
        understood = context.words.quickAdd(line, today: context.today, ignoring: struck)
        draft = TaskDraft(understood, today: context.today, now: context.now)
    }
}
