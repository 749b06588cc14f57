import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The message about the last action, with a button to undo it.
struct Message: Sendable {
    let text: String
    /// The action that its button undoes or redoes.
    let undo: ActionID?
    /// Whether the button redoes what was undone.
    let isRedo: Bool
    let back: PageRoute

    /// Creates the message of a page's URL; nil if it has none.
    init?(_ context: RequestContext, on route: PageRoute) {
        let query = context.request.query
        guard let message = context.flashMessage else { return nil }
        let record = query["of"].flatMap { RecordID(hex: $0) }
        let sentence = context.words.message(message, of: record, in: context.state, today: context.today)
        let next = Self.nextTime(message, of: record, context)
        let undone = context.undoneAction.map { ": " + $0 }
        text = sentence + (next.map { "; " + $0 } ?? "") + (undone ?? "")
        undo = message == .notice(.couldNotUndo) ? nil : query["undo"].flatMap { ActionID(hex: $0) }
        isRedo = message == .done(.journal(.undo)) || message == .notice(.partlyUndone)
        // After undoing the addition of a goal, its page no longer exists.
        back = message == .done(.goal(.addGoal)) ? .goals(.list) : route
    }

    /// The next due date of a repeating task, after one of its occurrences was closed.
    private static func nextTime(_ message: FlashMessage, of record: RecordID?, _ context: RequestContext) -> String? {
        guard let record, TaskItem.occurrence(record) != nil else { return nil }
        let closing: [TaskAction] = [.completeTask, .skipTask, .cancelTask]
        guard closing.contains(where: { message == .done(.task($0)) }) else { return nil }
        let next = context.state.currentOccurrence(of: record, today: context.today)
        return next.map { context.words.nextTime($0.day, today: context.today) }
    }

    func view(_ words: Words) -> HTML {
        var button: HTML?
        if let undo {
            let route: ActionRoute = isRedo ? .redo(undo) : .undo(undo)
            button = """
                <form method="post" action="\(route.url)">\
                <input type="hidden" name="back" value="\(back.url)">\
                <button class="button">\(isRedo ? words.redo : words.undo)</button></form>
                """
        }
        return """
            <div class="message" role="status" aria-live="off"><span>\(text)</span>\(button)</div>
            """
    }
}

extension Words {
    func message(_ message: FlashMessage, of record: RecordID?, in state: State, today: Day) -> String {
        if message == .done(.task(.changeTasks)), let task = record.flatMap({ state.task($0) }) {
            return taskRescheduled(task.title, to: task.dueDay, today: today)
        }
        return switch message {
        case .done(let action): description(action, of: record, in: state, today: today)
        case .notice(.nothingToErase): nothingToErase
        case .notice(.nothingImported): nothingNew
        case .notice(.nothingChanged): nothingChanged
        case .notice(.partlyUndone): partlyUndone
        case .notice(.couldNotUndo): couldNotUndo
        case .notice(.eraseNotUndone): "\(erased). \(eraseCannotBeUndone)"
        case .notice(.nothingToUndo): nothingToUndo
        case .notice(.nothingToRedo): nothingToRedo
        }
    }
}

extension RequestContext {
    /// The message in the page's URL, after an action.
    var flashMessage: FlashMessage? { request.query["said"].flatMap { FlashMessage(code: $0) } }
}
