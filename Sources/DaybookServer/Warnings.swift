import DaybookCore
import DaybookWeb
import JournalStore

/// Warns the person who runs the server of what is wrong with the journal, once until it changes.
struct Warnings {
    private let warn: @Sendable (String) -> Void
    private var failure: String?
    private var problem: JournalProblem?

    init(_ warn: @escaping @Sendable (String) -> Void) { self.warn = warn }

    /// Warns of a failure to read or write the journal.
    mutating func warn(of error: any Error) {
        // Another process lets go of it.
        if case .busy = error as? StoreFailure { return }
        let text = "\(error)"
        if text == failure { return }
        failure = text
        warn("A page could not be shown, or an action not saved: \(text)")
    }

    mutating func warn(of problem: JournalProblem?, _ journal: SQLiteJournal<State>) {
        failure = nil
        if problem == self.problem { return }
        self.problem = problem
        switch problem {
        case nil: return
        case .damaged: warn("Some of the journal cannot be read. To mend it: daybook check --repair")
        case .fileGone:
            warn(
                "The journal's file is gone, and nothing can be saved: \(journal.path). Put it back, or run daybook check --repair"
            )
        case .keyMissing:
            let path = journal.keyFolder.file(of: journal.journal)
            warn(
                "The journal's key is gone: \(path). Put it back before this server stops, or keep the recovery code from Settings."
            )
        case .older:
            warn("An older file has the place of the journal's. To bring back what it lacks: daybook check --repair")
        case .lacking(let count):
            warn(
                "Gone from the journal's file: \(count) \(count == 1 ? "action" : "actions"). "
                    + "To look for what is gone in its copies: daybook check --repair"
            )
        case .lackingHere: return // only a browser's storage
        }
    }
}
