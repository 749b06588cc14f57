import ArgumentParser
import DaybookCore
import Interchange
import Journal
import JournalStore
import Phrasing

struct UndoLatest: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Undo the latest change made on this device; again for the one before.",
        discussion: """
            daybook undo
            daybook undo e011b4d3
            """)

    @Argument(help: "The first digits of an action's id, from daybook history; the latest without it.")
    var action: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        return try session.revert(
            { journal in
                guard let action else { return try journal.latestUndoable() }
                let found = try session.action(action)
                if found.isUndone { throw InvalidRequest(words.alreadyUndone(try session.describe(found))) }
                return found.batches.first?.action.id
            }, as: .undo, otherwise: words.nothingToUndo,
            saying: words.undone, partly: words.partlyUndone)
    }
}

struct RedoLatest: JournalCommand {
    static let configuration = CommandConfiguration(commandName: "redo", abstract: "Redo the change undone last.")

    @Argument(help: "The first digits of an action's id, from daybook history; the one undone last without it.")
    var action: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        return try session.revert(
            { journal in
                guard let action else { return try journal.latestRedoable() }
                let found = try session.action(action)
                if !found.isUndone { throw InvalidRequest(words.notUndone(try session.describe(found))) }
                return found.batches.first?.action.id
            }, as: .redo, otherwise: words.nothingToRedo,
            saying: words.redone, partly: words.partlyUndone)
    }
}

extension Session {
    /// The action whose id begins with typed digits.
    fileprivate func action(_ digits: String) throws -> RecordedAction {
        let found = digits.allSatisfy { $0.isHexDigit } ? try journal.actions(idPrefix: digits) : []
        guard found.count < 2 else { throw InvalidRequest(words.severalActions(digits)) }
        guard let id = found.first, let action = try journal.recordedAction(id) else {
            throw InvalidRequest(words.noSuchAction(digits))
        }
        return action
    }

    fileprivate func describe(_ action: RecordedAction) throws -> String {
        try read { words.description(of: action.batches, in: $0, today: $0.today(now)) }
    }

    /// Undoes an action and reports which.
    ///
    /// The undo is recorded even if nothing is left to undo, so that the next one continues with the action before.
    fileprivate func revert(
        _ find: (SQLiteJournal<State>) throws -> ActionID?, as action: JournalAction, otherwise nothing: String,
        saying done: String, partly: String
    ) throws -> CommandOutput {
        var summary = ""
        var effect: ReversalEffect?
        var hasErased = false
        try journal.write(at: now.milliseconds) { replica in
            guard let id = try find(journal), let found = try journal.recordedAction(id) else {
                throw InvalidRequest(nothing)
            }
            let state = replica.state
            hasErased = found.batches.first?.action.name == JournalAction.erase.rawValue
            summary = words.description(of: found.batches, in: state, today: state.today(now))
            effect = ReversalEffect(of: found.batches, isUndone: found.isUndone) { state.stamp(of: $0) }
            return Draft(name: action.rawValue, id: Randomness.identifier(), changes: [], reversing: id)
        }
        let (count, newerEditCount) = (effect?.changedCount ?? 0, effect?.newerEditCount ?? 0)
        if hasErased { throw InvalidRequest("\(summary). \(words.eraseCannotBeUndone)") }
        if count == 0 { throw InvalidRequest("\(words.couldNotUndo): \(summary)") }
        let sentence = newerEditCount > 0 ? partly : done
        return CommandOutput(
            "\(sentence): \(summary)",
            json: [
                "action": .string(summary), "changes": .count(count),
                "kept": .count(newerEditCount),
            ])
    }
}
