import DaybookCore
import Journal

extension RequestContext {
    /// Undoes an action, once the host has fetched what it replaced.
    func undo(_ action: ActionID) -> Outcome {
        guard let fetched else { return .needs(.action(action)) }
        guard let first = fetched.action.first else {
            return .answer(.see(saying(.nothingToUndo)), nil)
        }
        let state = self.state
        let undo = Undo(of: fetched.action, history: fetched.history) { state.stamp(of: $0) }
        guard !undo.changes.isEmpty else { return .answer(.see(saying(.couldNotUndo)), nil) }
        let isRedo = first.action.undoes != nil
        let message: FlashMessage = undo.newerEditCount > 0 ? .partlyUndone : isRedo ? .redone : .undone
        return commit(
            Decision(isRedo ? JournalAction.redo : .undo, undo.changes), saying: message, then: back ?? .today(nil),
            undoes: action
        )
    }

    private func saying(_ message: FlashMessage) -> String {
        let url = (back ?? .today(nil)).url
        return url + (url.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + "said=" + message.rawValue
    }
}
