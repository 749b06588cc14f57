import ArgumentParser
import DaybookCore
import Interchange
import Journal
import JournalStore
import Phrasing
import Words

struct UndoLatest: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Undo the latest change made on this device; again for the one before.",
        discussion: """
            daybook undo
            daybook undo e011b4d3

            If other records, or changes of another device, would be hidden with it, they are only named; --yes undoes it.
            """)

    @Argument(help: "The first digits of an action's id, from daybook history; the latest without it.")
    var action: String?

    @Flag(help: "Undo it even if other records are hidden with it.")
    var yes = false

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.reverse(action, by: .undo, evenIfItHides: yes)
    }
}

struct RedoLatest: ChangingCommand {
    static let configuration = CommandConfiguration(commandName: "redo", abstract: "Redo the change undone last.")

    @Argument(help: "The first digits of an action's id, from daybook history; the one undone last without it.")
    var action: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput { try session.reverse(action, by: .redo) }
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

    /// Throws, naming them, if undoing an action affects records of other actions.
    private func expectNothingHidden(
        byUndoing action: RecordedAction, _ digits: String?, _ summary: String, _ state: State
    ) throws {
        let sentences = words.sentences(UndoConsequences(of: action.batches, in: state))
        guard !sentences.isEmpty else { return }
        let command = (["daybook undo"] + [digits].compactMap { $0 } + ["--yes"]).joined(separator: " ")
        throw InvalidRequest(([summary] + sentences + [words.undoAnywayOption(command)]).joined(separator: "\n"))
    }

    /// The latest action that can be undone or redone.
    private func latestAction(for kind: JournalAction) throws -> RecordedAction? {
        let id =
            try kind == .undo
            ? journal.latestUndoable(passingOver: JournalAction.recover.rawValue) : journal.latestRedoable()
        return try id.flatMap { try journal.recordedAction($0) }
    }

    /// Undoes or redoes an action and reports which: the one whose id begins with digits, or the latest.
    ///
    /// The latest is recorded as undone even if all of it was changed since, so that the next undo continues with the action
    /// before. An action that erases is refused, and nothing is written.
    ///
    /// - Parameter evenIfItHides: Whether an undo may affect records of other actions, or what another device changed since;
    ///   otherwise they are named, and nothing is written.
    fileprivate func reverse(
        _ digits: String?, by kind: JournalAction, evenIfItHides: Bool = false
    ) throws -> CommandOutput {
        let isUndo = kind == .undo
        var summary = ""
        var effect: ReversalEffect?
        var hidesEdits = false
        var later: LaterEdits?
        var batches: [Batch] = []
        try journal.write(at: now.milliseconds) { replica in
            let found = try digits.map { try action($0) } ?? latestAction(for: kind)
            guard let found, let id = found.batches.first?.action.id else {
                throw InvalidRequest(isUndo ? words.nothingToUndo : words.nothingToRedo)
            }
            let state = replica.state
            batches = found.batches
            summary = words.description(ofReversed: found.batches, in: state, today: state.today(now))
            guard !found.erases else {
                let hint = digits == nil && isUndo ? "\n" + words.undoEarlierHint : ""
                throw InvalidRequest("\(summary). \(words.eraseCannotBeUndone)" + hint)
            }
            guard found.isUndone != isUndo else {
                throw InvalidRequest(isUndo ? words.alreadyUndone(summary) : words.notUndone(summary))
            }
            let own = ReversalEffect(of: found.batches, isUndone: found.isUndone) { state.stamp(of: $0) }
            effect = own
            if isUndo, !evenIfItHides {
                try expectNothingHidden(byUndoing: found, digits, summary, state)
            }
            if digits != nil, own.changedCount == 0 { return nil }
            if isUndo { later = state.laterEdits(since: found.batches) }
            hidesEdits = isUndo && state.isChangedElsewhere(since: found.batches)
            if hidesEdits, !evenIfItHides {
                let command = "daybook undo " + (digits.map { $0 + " --yes" } ?? "--yes")
                throw InvalidRequest("\(words.changedElsewhere): \(summary)\n\(words.undoAnywayOption(command))")
            }
            return Draft(name: kind.rawValue, id: Randomness.identifier(), changes: [], reversing: id)
        }
        guard let effect, effect.changedCount > 0 else {
            throw InvalidRequest("\(isUndo ? words.couldNotUndo : words.couldNotRedo): \(summary)")
        }
        let sentence = isUndo ? words.sentence(ofUndone: later) : words.redone
        let rest = try isUndo ? read { words.archivedRest(ofUndone: batches, in: $0) } : nil
        return CommandOutput(
            "\(sentence): \(summary)" + (rest.map { "; " + $0 } ?? ""),
            json: [
                "action": .string(summary), "changes": .count(effect.changedCount),
                "kept": .count(later?.areKept ?? true ? effect.newerEditCount : 0),
                "hidesLaterChanges": .bool(later?.areHidden ?? false), "changedElsewhere": .bool(hidesEdits),
            ])
    }
}

extension Words {
    fileprivate func sentence(ofUndone later: LaterEdits?) -> String {
        switch (later?.areHidden ?? false, later?.areKept ?? false) {
        case (true, true): partlyUndoneWithEdits
        case (true, false): undoneWithEdits
        case (false, true): partlyUndone
        case (false, false): undone
        }
    }
}
