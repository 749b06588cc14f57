import DaybookCore
import Journal
import Phrasing

extension RequestContext {
    /// Undoes an action, once the host has fetched what it replaced.
    func undo(_ action: ActionID) -> Outcome {
        guard case .action(let batches, let history) = fetched else { return .needs(.action(action)) }
        guard let first = batches.first else { return redirect(saying: .notice(.nothingToUndo)) }
        let undo = undo(of: batches, history)
        guard !undo.changes.isEmpty else { return redirect(saying: .notice(.couldNotUndo)) }
        let kind: JournalAction = first.action.name == JournalAction.undo.rawValue ? .redo : .undo
        return commit(undo, kind, of: first.action.id)
    }

    /// Undoes this device's latest action that is in effect, or redoes what it undid last.
    ///
    /// That is recorded even if nothing is left to undo, so that the next one continues with the action before.
    func undoLatest(_ kind: JournalAction) -> Outcome {
        guard case .action(let batches, let history) = fetched else {
            return .needs(kind == .redo ? .latestRedoable : .latestUndoable)
        }
        guard let first = batches.first else {
            return redirect(saying: .notice(kind == .redo ? .nothingToRedo : .nothingToUndo))
        }
        let isErasing = first.action.name == JournalAction.erase.rawValue
        let undo = undo(of: batches, history)
        guard isErasing || undo.changes.isEmpty else { return commit(undo, kind, of: first.action.id) }
        return redirect(
            saying: .notice(isErasing ? .eraseNotUndone : .couldNotUndo), about: isErasing ? nil : first.action.id,
            after: Commit(Decision(kind, []), action: action, undoes: first.action.id))
    }

    private func undo(of batches: [Batch], _ history: [Batch]) -> Undo {
        let state = self.state
        return Undo(of: batches, history: history) { state.stamp(of: $0) }
    }

    private func commit(_ undo: Undo, _ kind: JournalAction, of undone: ActionID) -> Outcome {
        redirect(
            saying: undo.newerEditCount > 0 ? .notice(.partlyUndone) : .done(kind.name), about: action,
            after: Commit(Decision(kind, undo.changes), action: action, undoes: undone))
    }

    /// Redirects to the page of the form, or another one, with a message.
    ///
    /// - Parameter action: The undo that the message is about.
    private func redirect(
        saying message: FlashMessage, about action: ActionID? = nil, to route: PageRoute? = nil,
        after commit: Commit? = nil
    ) -> Outcome {
        var query = FormFields([("said", message.code)])
        if let action { query.append("undo", action.hex) }
        let url = (route ?? back ?? .today(nil)).url
        let separator = url.utf8.contains(UInt8(ascii: "?")) ? "&" : "?"
        return .response(.redirect(to: url + separator + query.urlEncoded), commit)
    }
}

/// The message after an undo.
extension RequestContext {
    /// Shows a page, once the host has fetched what its message says was undone. If that was the record that the page is
    /// about, shows Today.
    func showWithMessage(_ page: PageRoute) -> Outcome {
        guard let message = flashMessage, let undo = undo(saidBy: message) else { return show(page) }
        if case nil = fetched { return .needs(.action(undo)) }
        let outcome = show(page)
        guard case .response(let response, _) = outcome, response.status == 404 else { return outcome }
        return redirect(saying: message, about: undo, to: .today(nil))
    }

    /// The undo that a message is about.
    private func undo(saidBy message: FlashMessage) -> ActionID? {
        switch message {
        case .done(.journal(.undo)), .done(.journal(.redo)), .notice(.partlyUndone), .notice(.couldNotUndo):
            request.query["undo"].flatMap { ActionID(hex: $0) }
        default: nil
        }
    }

    /// Describes the action that was undone or redone, in the history's words; nil if the message is about another.
    var undoneAction: String? {
        guard let message = flashMessage, undo(saidBy: message) != nil,
            case .action(var batches, let history) = fetched
        else { return nil }
        for _ in history { // through all undos and redos of it
            guard let undone = batches.first?.action.undoes else { break }
            batches = history.filter { $0.action.id == undone }.sorted { $0.action.part < $1.action.part }
        }
        guard batches.first?.action.undoes == nil, batches.contains(where: { !$0.changes.isEmpty }) else { return nil }
        return words.description(of: batches, in: state, today: today)
    }
}
