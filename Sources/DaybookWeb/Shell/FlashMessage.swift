import DaybookCore

/// The message after an action. Its code is part of the redirect URL, so that it is shown once on the next page.
enum FlashMessage: Hashable, Sendable {
    /// The action, in the history's words.
    case done(ActionName)
    case notice(Notice)

    /// Something that did not happen, or not fully.
    enum Notice: String, Sendable {
        case nothingToErase, nothingImported, nothingChanged, partlyUndone, undoneWithEdits,
            partlyUndoneWithEdits, couldNotUndo, couldNotRedo, changedElsewhere, eraseNotUndone, nothingToUndo,
            nothingToRedo
    }

    var code: String {
        switch self {
        case .done(let action): action.text
        case .notice(let notice): notice.rawValue
        }
    }

    /// Whether it says that an action was undone.
    var isOfUndo: Bool {
        switch self {
        case .done(.journal(.undo)), .notice(.partlyUndone), .notice(.undoneWithEdits),
            .notice(.partlyUndoneWithEdits):
            true
        default: false
        }
    }

    /// Parses a code; nil if there is no such message.
    init?(code: String) {
        if let action = ActionName(code) {
            self = .done(action)
        } else if let notice = Notice(rawValue: code) {
            self = .notice(notice)
        } else {
            return nil
        }
    }
}
