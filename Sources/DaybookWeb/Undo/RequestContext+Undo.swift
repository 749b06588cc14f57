import DaybookCore
import Journal

extension RequestContext {
    /// Undoes an action, once the host has fetched what it replaced.
    func undo(_ action: ActionID) -> Outcome {
        guard case .action(let batches, let history) = fetched else { return .needs(.action(action)) }
        guard let first = batches.first else {
            return .response(.redirect(to: saying(.notice(.nothingToUndo))), nil)
        }
        let state = self.state
        let undo = Undo(of: batches, history: history) { state.stamp(of: $0) }
        guard !undo.changes.isEmpty else { return .response(.redirect(to: saying(.notice(.couldNotUndo))), nil) }
        let isRedo = first.action.undoes != nil
        let kind: JournalAction = isRedo ? .redo : .undo
        return commit(
            Decision(kind, undo.changes), saying: undo.newerEditCount > 0 ? .notice(.partlyUndone) : .done(kind.name),
            then: back ?? .today(nil), undoes: action
        )
    }

    private func saying(_ message: FlashMessage) -> String {
        let url = (back ?? .today(nil)).url
        return url + (url.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + "said=" + message.code
    }
}
