import CivilTime
import DaybookCore
import Phrasing
import Words

/// A task as one typed line says it.
struct TaskLine: Sendable {
    /// What was understood, piece by piece, and what stays as the title.
    let understood: QuickAdd
    let draft: TaskDraft

    /// Reads a line in the person's language and in English.
    ///
    /// - Parameter struck: the pieces that are not to be understood, as they stand in the line.
    init(_ line: String, _ context: RequestContext, struck: [String] = []) {
        understood = context.words.quickAdd(line, today: context.today, ignoring: struck)
        draft = TaskDraft(understood, today: context.today, now: context.now)
    }
}
