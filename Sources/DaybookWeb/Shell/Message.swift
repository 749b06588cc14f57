import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The message about the last action, with a button to undo it.
struct Message: Sendable {
    let text: String
    /// The action that its button undoes.
    let undo: ActionID?
    /// Whether the button redoes what was undone.
    let isRedo: Bool
    let back: PageRoute

    /// Creates the message of a page's URL; nil if it has none.
    init?(_ context: RequestContext, on route: PageRoute) {
        let query = context.request.query
        guard let message = context.flashMessage else { return nil }
        text = context.words.message(
            message, of: query["of"].flatMap { RecordID(hex: $0) }, in: context.state, today: context.today)
        undo = query["undo"].flatMap { ActionID(hex: $0) }
        isRedo = message == .done(.journal(.undo)) || message == .notice(.partlyUndone)
        // After undoing the addition of a goal, its page no longer exists.
        back = message == .done(.goal(.addGoal)) ? .goals(.list) : route
    }

    func view(_ words: Words) -> HTML {
        var button: HTML?
        if let undo {
            button = """
                <form method="post" action="\(ActionRoute.undo(undo).url)">\
                <input type="hidden" name="back" value="\(back.url)">\
                <button class="button">\(isRedo ? words.redo : words.undo)</button></form>
                """
        }
        return """
            <div class="message" role="status"><span>\(text)</span>\(button)</div>
            """
    }
}

extension Words {
    func message(_ message: FlashMessage, of record: RecordID?, in state: State, today: Day) -> String {
        switch message {
        case .done(let action): description(action, of: record, in: state, today: today)
        case .notice(.nothingToErase): nothingToErase
        case .notice(.nothingImported): nothingNew
        case .notice(.partlyUndone): partlyUndone
        case .notice(.couldNotUndo): couldNotUndo
        case .notice(.nothingToUndo): nothingToUndo
        }
    }
}

extension RequestContext {
    /// The message in the page's URL, after an action.
    var flashMessage: FlashMessage? { request.query["said"].flatMap { FlashMessage(code: $0) } }
}
