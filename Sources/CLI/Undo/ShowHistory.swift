import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Phrasing

struct ShowHistory: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Show what was done on all devices, or the changes of a habit, latest first.",
        discussion: """
            daybook history Read --limit 50

            The first digits of an action's id are enough for daybook undo and daybook redo.
            """)

    @Option(help: ArgumentHelp("The maximum number of changes.", valueName: "n"))
    var limit = 20

    @Argument(help: "A habit's title, or the start of it; all actions without it.")
    var habit: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        guard limit > 0 else { throw InvalidRequest(session.words.numberTooSmall("--limit", 1)) }
        return try habit.map { try Self.changes(ofHabit: $0, limit, session) } ?? Self.actions(limit, session)
    }

    /// All actions, with the first digits of their ids.
    private static func actions(_ limit: Int, _ session: Session) throws -> CommandOutput {
        let (state, words) = (try session.read { $0 }, session.words)
        let recorded = try session.journal.recentActions(before: nil, limit: limit)
        let described = recorded.actions.compactMap { action -> (RecordedAction, Batch, String)? in
            // Only the last part surely has the time of the clock.
            action.batches.last.flatMap { last in
                guard state.settings.shows(ActionName(last.action.name)) else { return nil }
                let text = words.description(of: action.batches, in: state, today: state.today(session.now))
                return (action, last, text)
            }
        }.sorted { $0.1.stamp.time > $1.1.stamp.time }
        var columns = Columns()
        for (action, last, sentence) in described {
            // The next undo passes over an erasure by counting it as undone.
            let isUndone = action.isUndone && last.action.name != JournalAction.erase.rawValue
            let notes = [
                recorded.isElsewhere(action) && last.action.name != JournalAction.import.rawValue
                    ? words.onAnotherDevice : nil,
                isUndone ? words.undoneSince : nil,
                !isReversible(action, state) && action.isReversible ? words.changedSince : nil,
            ].compactMap { $0 }.joined(separator: ", ")
            columns.append([
                Columns.Cell(String(last.action.id.hex.prefix(shownDigits)), .faint),
                Columns.Cell(Clock.text(of: last.stamp.milliseconds), .faint),
                Columns.Cell(notes.isEmpty ? sentence : "\(sentence) (\(notes))", isUndone ? .faint : .plain),
            ])
        }
        return CommandOutput(
            described.isEmpty ? [words.nothingLogged] : columns.lines(session.style),
            json: [
                "history": .array(
                    described.map { action, last, sentence in
                        [
                            "id": .string(last.action.id.hex),
                            "at": .string(Clock.text(of: last.stamp.milliseconds)),
                            "device": .string(last.device.hex),
                            "action": .string(last.action.name),
                            "undone": .bool(action.isUndone),
                            "reversible": .bool(isReversible(action, state)),
                            "text": .string(sentence),
                        ]
                    })
            ])
    }

    /// Whether it can be undone or, if it was undone, redone.
    private static func isReversible(_ action: RecordedAction, _ state: State) -> Bool {
        action.isReversible && action.hasEffect { state.stamp(of: $0) }
    }

    /// The number of hexadecimal digits of an id that are shown.
    private static let shownDigits = 8

    private static func changes(ofHabit habit: String, _ limit: Int, _ session: Session) throws -> CommandOutput {
        let (found, state) = try session.read { (try session.habit(habit, in: $0), $0) }
        let records = state.records(of: found)
        let about = Set(records)
        let batches = try session.journal.history(ofRecords: records).suffix(limit).reversed()
        let words = session.words
        let descriptions = try batches.map { batch in
            let sentence = words.description(of: [batch.keeping(about)], in: state, today: state.today(session.now))
            let action = try session.read { _ in try session.journal.recordedAction(batch.action.id) }
            let time = batch.stamp.isInitial ? action?.batches.last?.stamp ?? batch.stamp : batch.stamp
            return (batch: batch, sentence: sentence, isUndone: action?.isUndone ?? false, at: time.milliseconds)
        }
        var columns = Columns()
        for (_, sentence, isUndone, time) in descriptions {
            columns.append([
                Columns.Cell(Clock.text(of: time), .faint),
                Columns.Cell(
                    isUndone ? "\(sentence) (\(words.undoneSince))" : sentence, isUndone ? .faint : .plain),
            ])
        }
        return CommandOutput(
            columns.lines(session.style),
            json: [
                "title": .string(found.title),
                "history": .array(
                    descriptions.map {
                        json($0.batch.keeping(about), at: $0.at, saying: $0.sentence, isUndone: $0.isUndone, in: state)
                    }),
            ])
    }

    private static func json(
        _ batch: Batch, at milliseconds: Int64, saying sentence: String, isUndone: Bool, in state: State
    ) -> JSONValue {
        [
            "at": .string(Clock.text(of: milliseconds)),
            "device": .string(batch.device.hex),
            "action": .string(batch.action.name),
            "id": .string(batch.action.id.hex),
            "undone": .bool(isUndone),
            "text": .string(sentence),
            "changes": .array(
                batch.changes.map { change in
                    [
                        "table": .string(change.table),
                        "day": .text(state.day(of: change)?.text),
                        "field": .string(change.field),
                        "value": .field(change.value),
                    ]
                }),
        ]
    }
}

extension JSONValue {
    /// The value of a field; bytes as hexadecimal digits.
    fileprivate static func field(_ value: Journal.Value) -> JSONValue {
        switch value {
        case .null: .null
        case .integer(let number): .integer(number)
        case .real(let number): .number(number)
        case .text(let text): .string(text)
        case .bytes(let bytes): .string(Hexadecimal.text(bytes))
        }
    }
}

extension State {
    /// The ids of a habit and its entries, increments and reminders.
    fileprivate func records(of habit: Habit) -> [RecordID] {
        let entries = entries.rows.filter { $0.habit == habit.id }.map { $0.id }
        let additions = increments.rows.filter { $0.entry.map { Entry(id: $0).habit == habit.id } ?? false }.map(\.id)
        return [habit.id] + entries + additions + reminders.rows.filter { $0.habit == habit.id }.map(\.id)
    }
}

extension Batch {
    /// A copy of the batch with only the changes to some records.
    fileprivate func keeping(_ records: Set<RecordID>) -> Batch {
        with(Changes(changes.filter { records.contains($0.record) }), isErased: isErased)
    }
}
