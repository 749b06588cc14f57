import CivilTime
import DaybookCore
import DaybookWeb
import Journal

extension WebSession {
    /// Applies a command.
    mutating func keep(_ command: TaskCommand) throws {
        let action = Identifier(high: 4, low: UInt64(batches.count) + 1)
        var count: UInt64 = 0
        let decision = try command.decide(in: state, now: now) {
            count += 1
            return RecordID(Identifier(high: action.low + 1000, low: count))
        }
        keep(Commit(decision, action: action))
    }

    /// Adds a task under an id.
    @discardableResult
    mutating func addTask(
        _ number: UInt64, _ title: String, _ change: (inout TaskDraft) -> Void = { _ in }
    ) throws -> RecordID {
        var draft = TaskDraft(title: title)
        change(&draft)
        let id = RecordID(Identifier(high: 5, low: number))
        try keep(.add(draft, id: id))
        return id
    }
}
