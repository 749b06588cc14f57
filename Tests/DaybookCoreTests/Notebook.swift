import CivilTime
import DaybookCore
import Journal

/// An in-memory journal that a test writes to.
struct Notebook {
    var replica = Replica<State>(journal: Identifier(high: 1, low: 1))
    var now = Now(milliseconds: 1_795_161_600_000, offsetMinutes: 0) // 2026-11-20T08:00Z
    private var ids: UInt64 = 100

    var state: State { replica.state }
    var today: Day { state.today(now) }

    static func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 0, low: number)) }

    @discardableResult
    mutating func write(_ decision: Decision) -> [EncodedBatch] {
        ids += 1
        let batches = try! replica.author(
            decision.changes, name: decision.name, id: Identifier(high: 9, low: ids), device: DeviceID(7),
            at: now.milliseconds)
        for batch in batches { replica.fold(batch) }
        now.milliseconds += 1000
        return batches
    }

    @discardableResult
    mutating func run(_ command: HabitCommand) throws -> [EncodedBatch] {
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

    @discardableResult
    mutating func organise(_ command: CategoryCommand) throws -> [EncodedBatch] {
        write(try command.decide(in: state))
    }

    /// Adds a habit under an id.
    mutating func add(_ title: String, id: UInt64 = 1, _ adjust: (inout HabitDraft) -> Void = { _ in }) throws {
        var draft = HabitDraft(title: title)
        adjust(&draft)
        try run(HabitCommand.add(draft, id: Self.id(id)))
    }
}
