import CivilTime
import DaybookCore
import Words

/// A task as one typed line says it.
struct TaskLine: Sendable {
    /// What was understood, piece by piece, and what stays as the title.
    let understood: QuickAdd
    let draft: TaskDraft

    /// Reads a line in the person's language and in English.
    ///
    /// - Parameter struck: the pieces that are not to be understood, as they stand in the line.
    init(_ line: String, _ asked: Asked, struck: [String] = []) {
        understood = asked.words.quickAdd(line, today: asked.today, ignoring: struck)
        draft = TaskDraft(understood, today: asked.today, now: asked.now)
    }
}
