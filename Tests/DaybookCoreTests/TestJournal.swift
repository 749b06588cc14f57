import CivilTime
import DaybookCore
import Journal
import TestSupport
import Testing

/// An in-memory journal that a test writes to.
struct TestJournal {
    var replica = Replica<State>(journal: Identifier(high: 1, low: 1))
    var now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 0) // 2026-11-20T08:00Z
    private(set) var batches: [StoredBatch] = []
    private var ids: UInt64 = 100

    var state: State { replica.state }
    var today: Day { state.today(now) }

    static func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 0, low: number)) }

    @discardableResult
    mutating func write(_ decision: Decision, reversing reversed: ActionID? = nil) -> [StoredBatch] {
        ids += 1
        let written = try! replica.written(
            decision.changes, name: decision.name, id: Identifier(high: 9, low: ids), reversing: reversed,
            device: DeviceID(7), at: now.milliseconds)
        for batch in written { replica.fold(batch) }
        batches += written
        replica.settle(among: batches)
        now.milliseconds += 1000
        return written
    }

    /// Undoes an action.
    mutating func undo(_ action: [StoredBatch]) {
        write(Decision(JournalAction.undo, []), reversing: action.first?.batch.action.id)
    }

    @discardableResult
    mutating func run(_ command: HabitCommand) throws -> [StoredBatch] {
        var next = ids * 1000
        let decision = try command.decide(in: state, now: now) {
            next += 1
            return Self.id(next)
        }
        return write(decision)
    }

    /// The decision of a command, without applying it.
    func decision(on command: HabitCommand) throws -> Decision {
        try command.decide(in: state, now: now) { Self.id(ids * 1000) }
    }

    static func category(_ name: String, id: RecordID) -> Category {
        var category = Category(id: id)
        category.name = name
        return category
    }

    @discardableResult
    mutating func organise(_ command: CategoryCommand) throws -> [StoredBatch] {
        var next = ids * 1000
        return write(
            try command.decide(in: state) {
                next += 1
                return Self.id(next)
            })
    }

    /// A habit of this title under id 1, 2, 3…
    mutating func add(
        _ title: String, id: UInt64 = 1, category: CategoryChoice? = nil, reminders: [ReminderDraft] = [],
        _ adjust: (inout Habit) -> Void = { _ in }
    ) throws {
        var habit = Habit(id: Self.id(id))
        habit.title = title
        adjust(&habit)
        try run(HabitCommand.add(habit, category: category, reminders: reminders))
    }

    /// The habit of an id, to be edited.
    func habit(_ id: UInt64 = 1) throws -> Habit { try #require(state.habit(Self.id(id))) }
}
