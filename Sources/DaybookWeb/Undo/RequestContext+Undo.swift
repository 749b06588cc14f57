import DaybookCore
import Journal
import Phrasing

extension RequestContext {
    /// Undoes or redoes an action, once the host has fetched it.
    func reverse(_ id: ActionID, by kind: JournalAction) -> Outcome {
        guard case .action(let recorded) = fetched else { return .needs(.action(id)) }
        guard let recorded, recorded.batches.first?.action.reversal == nil else { return nothing(to: kind) }
        guard !recorded.erases else { return redirect(saying: .notice(.eraseNotUndone)) }
        // A second tap.
        guard recorded.isUndone == (kind == .redo) else { return redirect(saying: .done(kind.name), about: id) }
        guard recorded.isReversible else { return redirect(saying: .notice(.eraseNotUndone)) }
        let effect = effect(of: recorded)
        guard effect.changedCount > 0 else { return redirect(saying: .notice(refusal(of: kind))) }
        if kind == .undo, let question = question(beforeUndoing: recorded) { return question }
        return commit(recorded, kind, of: id)
    }

    /// Undoes this device's latest action that stands, or redoes what it undid last.
    ///
    /// That is recorded even if nothing is left to undo, so that the next one continues with the action before. An action
    /// that erases is refused, and nothing is written.
    func reverseLatest(by kind: JournalAction) -> Outcome {
        guard case .action(let recorded) = fetched else {
            return .needs(kind == .redo ? .latestRedoable : .latestUndoable)
        }
        guard let recorded, let first = recorded.batches.first else { return nothing(to: kind) }
        guard !recorded.erases else { return redirect(saying: .notice(.eraseNotUndone)) }
        let effect = effect(of: recorded)
        if kind == .undo, let question = question(beforeUndoing: recorded) { return question }
        guard effect.changedCount == 0 else {
            let page = kind == .undo ? pageAfterUndoing(first.action) : nil
            return commit(recorded, kind, of: first.action.id, to: page)
        }
        return redirect(
            saying: .notice(refusal(of: kind)), about: first.action.id,
            after: Commit(Decision(kind, []), action: action, reversing: first.action.id))
    }

    /// The page to show once an action is undone; nil for the page of the form.
    private func pageAfterUndoing(_ action: Action) -> PageRoute? {
        guard let back, let name = ActionName(action.name) else { return nil }
        return Message.pageAfterUndoing(.done(name), on: back)
    }

    private func effect(of recorded: RecordedAction) -> ReversalEffect {
        let state = self.state
        return ReversalEffect(of: recorded.batches, isUndone: recorded.isUndone) { state.stamp(of: $0) }
    }

    /// Asks before an undo affects records of other actions, or hides what another device changed since of what the action added;
    /// nil if it does neither, or the person has agreed.
    private func question(beforeUndoing recorded: RecordedAction) -> Outcome? {
        let hidesEdits = state.isChangedElsewhere(since: recorded.batches)
        let agreedToHideEdits = !hidesEdits || request.form[UndoQuestionPage.hidesEdits] == "1"
        let consequences = UndoConsequences(of: recorded.batches, in: state)
        if consequences.isEmpty {
            return agreedToHideEdits
                ? nil : redirect(saying: .notice(.changedElsewhere), about: recorded.batches.first?.action.id)
        }
        let agreed = request.form[UndoQuestionPage.confirmed] == "\(consequences.count)" && agreedToHideEdits
        return agreed ? nil : refused(UndoQuestionPage(recorded, consequences, hidesEdits: hidesEdits, in: self))
    }

    private func refusal(of kind: JournalAction) -> FlashMessage.Notice {
        kind == .redo ? .couldNotRedo : .couldNotUndo
    }

    private func nothing(to kind: JournalAction) -> Outcome {
        redirect(saying: .notice(kind == .redo ? .nothingToRedo : .nothingToUndo))
    }

    private func commit(
        _ recorded: RecordedAction, _ kind: JournalAction, of id: ActionID, to route: PageRoute? = nil
    ) -> Outcome {
        let later = state.laterEdits(since: kind == .undo ? recorded.batches : [])
        let message: FlashMessage =
            switch (later.areHidden, later.areKept) {
            case (true, true): .notice(.partlyUndoneWithEdits)
            case (true, false): .notice(.undoneWithEdits)
            case (false, true): .notice(.partlyUndone)
            case (false, false): .done(kind.name)
            }
        return redirect(
            saying: message, about: id, to: route,
            after: Commit(Decision(kind, []), action: action, reversing: id))
    }

    /// Redirects to the page of the form, or another one, with a message.
    ///
    /// - Parameter action: The undone or redone action that the message is about.
    private func redirect(
        saying message: FlashMessage, about action: ActionID? = nil, to route: PageRoute? = nil,
        after commit: Commit? = nil
    ) -> Outcome {
        let query = query(saying: message, undo: action)
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

    /// The undone or redone action that a message is about.
    private func undo(saidBy message: FlashMessage) -> ActionID? {
        switch message {
        case .done(.journal(.undo)), .done(.journal(.redo)), .notice(.partlyUndone), .notice(.undoneWithEdits),
            .notice(.partlyUndoneWithEdits), .notice(.couldNotUndo), .notice(.couldNotRedo),
            .notice(.changedElsewhere):
            request.query["undo"].flatMap { ActionID(hex: $0) }
        default: nil
        }
    }

    /// Whether the action that the message is about was undone, and redoing it has an effect.
    var canRedo: Bool {
        guard let message = flashMessage, let id = undo(saidBy: message) else { return false }
        let recorded: RecordedAction?
        switch fetched {
        case .action(let action): recorded = action
        case .recentActions(let recent): recorded = recent.actions.first { $0.batches.first?.action.id == id }
        case nil: recorded = nil
        }
        guard let recorded, recorded.isUndone, recorded.isReversible else { return false }
        let state = self.state
        return recorded.hasEffect { state.stamp(of: $0) }
    }

    /// Describes the action that was undone or redone, in the history's words; nil if the message is about another.
    var undoneAction: String? {
        guard let message = flashMessage, undo(saidBy: message) != nil, case .action(let recorded?) = fetched,
            recorded.batches.contains(where: { !$0.changes.isEmpty })
        else { return nil }
        let description = words.description(ofReversed: recorded.batches, in: state, today: today)
        let rest = recorded.isUndone ? words.archivedRest(ofUndone: recorded.batches, in: state) : nil
        return description + (rest.map { "; " + $0 } ?? "")
    }
}
