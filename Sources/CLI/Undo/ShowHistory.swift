import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Phrasing

struct ShowHistory: SingleHabitCommand {
    static let configuration = CommandConfiguration(
        commandName: "history", abstract: "Show the changes of a habit, latest first.")

    @Option(help: ArgumentHelp("The maximum number of changes.", valueName: "n"))
    var limit = 20

    @OptionGroup var choice: HabitArgument

    func run(in session: Session) throws -> CommandOutput {
        guard limit > 0 else { throw InvalidRequest(session.words.numberTooSmall(1)) }
        let (found, state) = try session.read { (try session.habit(habit, in: $0), $0) }
        let records = state.records(of: found)
        let about = Set(records)
        let batches = try session.journal.history(ofRecords: records).suffix(limit).reversed()
        let descriptions = batches.map { batch in
            (batch, session.words.description(of: [batch.keeping(about)], in: state, today: state.today(session.now)))
        }
        var columns = Columns()
        for (batch, sentence) in descriptions {
            columns.append([Columns.Cell(Clock.text(of: batch.stamp.milliseconds), .faint), Columns.Cell(sentence)])
        }
        return CommandOutput(
            columns.lines(session.style),
            json: [
                "title": .string(found.title),
                "history": .array(descriptions.map { Self.json($0.0.keeping(about), saying: $0.1, in: state) }),
            ])
    }

    private static func json(_ batch: Batch, saying sentence: String, in state: State) -> JSONValue {
        [
            "at": .string(Clock.text(of: batch.stamp.milliseconds)),
            "device": .string(batch.device.hex),
            "action": .string(batch.action.name),
            "id": .string(batch.action.id.hex),
            "undoes": .text(batch.action.undoes?.hex),
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
        Batch(
            journal: journal, device: device, sequence: sequence, time: time, previous: previous, seen: seen,
            action: action, content: .plain(Changes(changes.filter { records.contains($0.record) })))
    }
}
