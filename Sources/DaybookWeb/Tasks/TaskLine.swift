import CivilTime
import DaybookCore
import Phrasing
import Words

/// A line of text, parsed as a task or as a record of another part of life.
struct TaskLine: Sendable {
    /// The record of another part that the line says; nil for a task.
    let entry: QuickEntry?
    /// The recognized parts and the title.
    let understood: QuickAdd
    let draft: TaskDraft

    /// Parses a line in the person's language and in English.
    ///
    /// - Parameter struck: the texts of parts that stay in the title.
    init(_ line: String, _ context: RequestContext, struck: [String] = []) {
        let entry = context.words.quickEntry(line, in: context.state, now: context.now, ignoring: struck)
        self.entry = entry.part.map { context.state.settings.hides($0) } ?? true ? nil : entry
        understood = context.words.quickAdd(line, today: context.today, now: context.now, ignoring: struck)
        draft = TaskDraft(understood, today: context.today, now: context.now)
    }
}

extension QuickEntry {
    /// The part of life it belongs to; nil for a task.
    fileprivate var part: JournalPart? {
        switch self {
        case .task: nil
        case .weight: .weight
        case .workout: .workouts
        case .mood: .moods
        case .note: .notes
        case .meal: .meals
        case .habit: .habits
        case .goal: .goals
        }
    }
}
