import CivilTime
import DaybookCore
import Interchange
import Journal

/// A journal of tasks that a test writes to.
struct TaskWorld {
    private(set) var state = State()
    /// Friday, 20 November 2026, 8:00 UTC.
    let now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 0)
    private var ids: UInt64 = 100

    static func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 0, low: number)) }

    /// The occurrence of a repeating task on a day.
    static func time(_ number: UInt64, _ text: String) -> RecordID { TaskItem.id(of: id(number), on: Day(text)!)! }

    mutating func run(_ command: TaskCommand) throws {
        let decision = try command.decide(in: state, now: now) {
            ids += 1
            return Self.id(ids)
        }
        ids += 1
        state.merge(decision.changes, stamp: Stamp(time: ids << 32, device: DeviceID(1)))
    }

    /// Merges changes that another device wrote.
    mutating func merge(_ changes: [Change]) {
        ids += 1
        state.merge(changes, stamp: Stamp(time: ids << 32, device: DeviceID(3)))
    }

    mutating func add(_ number: UInt64, _ title: String, _ adjust: (inout TaskDraft) -> Void = { _ in }) throws {
        var draft = TaskDraft(title: title)
        adjust(&draft)
        try run(.add(draft, id: Self.id(number)))
    }

    @discardableResult
    mutating func importFile(_ bytes: [UInt8]) throws -> ImportPlan {
        var next: UInt64 = 9000
        let plan = try ImportedFile(bytes).plan(into: state, today: state.today(now)) {
            next += 1
            return Self.id(next)
        }
        state.merge(plan.changes, stamp: Stamp(time: 1 << 60, device: DeviceID(2)))
        return plan
    }

    /// Its tasks as a calendar has them.
    var calendarTasks: [ImportedTask] { ExportedTasks.tasks(of: state, today: state.today(now)) }

    /// Its tasks as read from a file of a format.
    func exported(as format: String) -> [ImportedTask] {
        calendarTasks.map { task in
            var task = task
            task.identity.format = format
            return task
        }
    }

    /// A task with a value in every field, a subtask of it, and two repeating tasks.
    static func sample() throws -> TaskWorld {
        var world = TaskWorld()
        try world.add(1, "Paint, \"slowly\"") {
            ($0.note, $0.priority, $0.estimate) = ("Two\ncoats", .high, 90)
            ($0.dueDay, $0.dueTime) = (Day("2026-11-25"), TimeOfDay("09:30"))
            ($0.startDay, $0.waitUntil) = (Day("2026-11-21"), Day("2026-11-22"))
            ($0.tags, $0.category) = (["loud"], .named("Home"))
            $0.links = [TaskLinkDraft(url: "https://example.org/map", title: "Map")]
            $0.reminders = [TaskReminderDraft(.beforeDue(minutes: 15))]
        }
        try world.add(2, "Buy paint") { $0.parent = id(1) }
        try world.add(3, "Water plants") {
            ($0.dueDay, $0.repetition) = (Day("2026-11-16"), try? Repetition(code: "FREQ=DAILY;COUNT=10"))
        }
        try world.add(4, "Cut hair") {
            ($0.dueDay, $0.repetition) = (Day("2026-11-18"), try? Repetition(code: "AFTER=P3D"))
            $0.blockers = [id(2)]
        }
        try world.run(.spend(id(1), minutes: 25, session: id(5)))
        try world.run(.complete(time(3, "2026-11-17")))
        try world.run(.skip(time(3, "2026-11-18")))
        try world.run(.cancel(time(3, "2026-11-19")))
        try world.run(.complete(TaskItem.id(of: id(4), on: Day(number: 1)!)!))
        return world
    }
}
