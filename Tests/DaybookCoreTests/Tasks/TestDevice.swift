import CivilTime
import Journal
import TestSupport

@testable import DaybookCore

/// A person at one device: runs task commands on an in-memory journal, undoes them, and receives other devices'
/// batches.
struct TestDevice {
    private(set) var replica = Replica<State>(journal: Identifier(high: 1, low: 1))
    private(set) var batches: [StoredBatch] = []
    /// Friday, 20 November 2026, 8:00 UTC.
    var now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 0)
    private let device: DeviceID
    private var ids: UInt64

    init(device: UInt64 = 7) {
        self.device = DeviceID(device)
        ids = device * 1_000_000
    }

    var state: State { replica.state }
    var today: Day { state.today(now) }

    /// The decision of a command, without applying it.
    func decision(on command: TaskCommand) throws -> Decision {
        var next = ids * 1000
        return try command.decide(in: state, now: now) {
            next += 1
            return id(next)
        }
    }

    @discardableResult
    mutating func run(_ command: TaskCommand) throws -> Decision {
        let decision = try decision(on: command)
        write(decision.changes, name: decision.name)
        return decision
    }

    mutating func write(_ changes: [Change], name: String = "test", reversing reversed: ActionID? = nil) {
        ids += 1
        for batch in try! authored(changes, name: name, reversing: reversed) { take(batch) }
        now.milliseconds += 1000
    }

    /// The batches that would be written.
    func authored(
        _ changes: [Change], name: String = "test", reversing reversed: ActionID? = nil
    ) throws(AuthoringFailure) -> [StoredBatch] {
        try replica.written(
            changes, name: name, id: Identifier(high: 9, low: ids), reversing: reversed, device: device,
            at: now.milliseconds)
    }

    /// Undoes the latest action; again, redoes it.
    mutating func undo() {
        guard let action = batches.last?.batch.action else { return }
        write([], name: "undo", reversing: action.reversal?.action ?? action.id)
    }

    /// Receives the batches of another device that are missing here.
    mutating func receive(from other: TestDevice) {
        let known = Set(batches.map { $0.batch.action.id })
        for batch in other.batches where !known.contains(batch.batch.action.id) { take(batch) }
    }

    private mutating func take(_ batch: StoredBatch) {
        batches.append(batch)
        replica.fold(batch)
        replica.settle(among: batches)
    }

    /// The same device after restarting from a snapshot.
    var restarted: TestDevice? {
        var position: Int64 = 0
        var device = self
        guard
            let restored = Replica<State>(
                snapshot: replica.snapshot(position: 1), journal: replica.journal, position: &position)
        else { return nil }
        device.replica = restored
        return device
    }

    @discardableResult
    mutating func add(_ number: UInt64, _ title: String, _ adjust: (inout TaskDraft) -> Void = { _ in }) throws
        -> RecordID
    {
        var draft = TaskDraft(title: title)
        adjust(&draft)
        try run(.add(draft, id: id(number)))
        return id(number)
    }

    func draft(_ task: RecordID) throws -> TaskDraft {
        TaskDraft(try TaskCommand.existingTask(task, state), in: state)
    }

    var openTitles: [String] { state.openTasks(today: today).map { $0.title }.sorted() }

    /// Everything that can be observed about all tasks.
    var view: [String] { state.view(now) }
}

extension State {
    func view(_ now: LocalInstant) -> [String] {
        let today = today(now)
        var lines: [String] = []
        for task in openTasks(today: today) { lines.append("open " + line(of: task, now)) }
        for task in closedTasks { lines.append("closed " + line(of: task, now)) }
        for task in upcomingOccurrences(in: today...today.advanced(by: 9), today: today) {
            lines.append("coming \(task.id.hex) \(task.dueDay?.text ?? "")")
        }
        for row in tasks.rows where !row.isOccurrence {
            lines.append("parts of \(row.id.hex): \(children(of: row.id).map { $0.id.hex })")
            lines.append("all parts of \(row.id.hex): \(descendants(of: row.id).map { $0.id.hex })")
            lines.append("wholes of \(row.id.hex): \(ancestors(of: row.id).map { $0.hex })")
            lines.append("\(row.id.hex) stands: \(String(describing: currentOccurrence(of: row.id, today: today)))")
        }
        lines.append("running " + runningSessions.map { $0.id.hex }.joined(separator: " "))
        // Leave out records that have nothing left.
        return lines.filter { !$0.hasSuffix(": []") && !$0.hasSuffix(": nil") }.sorted()
    }

    private func line(of task: TaskItem, _ now: LocalInstant) -> String {
        var task = task
        task.life = 1
        let spent = sessions(of: task.id).map { "\($0.start ?? 0)-\($0.end ?? 0)" }
        let links = links(of: task.id).map { $0.url + $0.title }
        let reminders = taskReminders(of: task.id).map { "\($0.when.map { $0.code } ?? "")" }
        return "\(task) \(tags(of: task.id)) waits \(blockers(of: task.id)) \(isBlocked(task.id)) holds "
            + "\(blocked(by: task.id)) \(isBlocking(task.id)) \(links) \(reminders) \(spent) "
            + "\(minutesSpent(on: task.id, now: now)) category \(category(task.category)?.name ?? "")"
    }
}

func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 0, low: number)) }

func day(_ text: String) -> Day { Day(text)! }

func repetition(_ code: String) -> Repetition { try! Repetition(code: code) }

/// The occurrence of a repeating task on a day.
func time(_ number: UInt64, _ text: String) -> RecordID { TaskItem.id(of: id(number), on: day(text))! }

/// The nth occurrence of a task that repeats after completion.
func time(_ number: UInt64, nth: Int32) -> RecordID { TaskItem.id(of: id(number), on: Day(number: nth)!)! }

extension State {
    func isBlocked(_ id: RecordID) -> Bool { TaskDependencies(self).isBlocked(id) }

    func isBlocking(_ id: RecordID) -> Bool { TaskDependencies(self).isBlocking(id) }

    func blocked(by id: RecordID) -> [RecordID] { TaskDependencies(self).blocked(by: id) }
}
