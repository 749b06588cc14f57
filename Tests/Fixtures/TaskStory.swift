import CivilTime
import DaybookCore
import Journal

/// Two weeks of the same person's tasks, on a laptop and a phone that were offline once. Deterministic.
struct TaskStory {
    private(set) var batches = StoryBatches(journal: Identifier(high: 0x0123_4567_89AB_CDEF, low: 43))
    var replica: Replica<State> { batches.replica }
    /// Friday, 20 November 2026, 9:30 in Warsaw.
    private(set) var now = LocalInstant(milliseconds: 1_795_163_400_000, offsetMinutes: 60)
    private var ids: UInt64 = 0

    private static let laptop = DeviceID(0xDA7B_0000_0000_0003)
    private static let phone = DeviceID(0xDA7B_0000_0000_0004)

    init() throws {
        let (move, pack, plants, cacti, hair) = (newID(), newID(), newID(), newID(), newID())
        var draft = TaskDraft(title: "Przeprowadzka 📦")
        (draft.note, draft.priority, draft.estimate) = ("Do Łodzi\nw grudniu", .urgent, 90)
        (draft.dueDay, draft.dueTime, draft.startDay) = (Day("2026-12-01"), TimeOfDay("10:30"), Day("2026-11-25"))
        (draft.waitUntil, draft.category, draft.tags) = (Day("2026-11-21"), .named("Dom"), ["Dom", "ważne"])
        draft.links = [TaskLinkDraft(url: "https://example.org/mapa", title: "Mapa")]
        draft.reminders = [
            TaskReminderDraft(.beforeDue(minutes: 60)),
            TaskReminderDraft(.at(Day("2026-11-30")!, TimeOfDay("18:00")!)),
        ]
        try act(.add(draft, id: move))
        draft = TaskDraft(title: "Pack")
        draft.parent = move
        try act(.add(draft, id: pack), on: Self.phone)
        draft = TaskDraft(title: "Water plants")
        (draft.dueDay, draft.repetition) = (Day("2026-11-16"), try Repetition(code: "FREQ=DAILY;COUNT=20"))
        try act(.add(draft, id: plants))
        draft = TaskDraft(title: "Cacti")
        (draft.parent, draft.blockers) = (plants, [pack])
        try act(.add(draft, id: cacti))
        draft = TaskDraft(title: "Cut hair")
        (draft.dueDay, draft.repetition) = (Day("2026-11-19"), try Repetition(code: "AFTER=P6W"))
        try act(.add(draft, id: hair), on: Self.phone)
        for text in ["2026-11-17", "2026-11-18"] { try act(.complete(time(of: plants, on: text), subtasks: .complete)) }
        try act(.skip(time(of: plants, on: "2026-11-19")), on: Self.phone)
        try act(.complete(time(of: hair, on: "1970-01-02")), on: Self.phone)
        var later = TaskDraft(try known(time(of: plants, on: "2026-11-21")), in: replica.state)
        later.title = "Water flowers"
        try act(.edit(time(of: plants, on: "2026-11-21"), later, of: .thisAndLater))
        try act(.start(pack, session: newID()))
        now.milliseconds += 25 * 60_000
        try act(.stop(pack), on: Self.phone)
        try act(.spend(pack, minutes: 15, session: newID()))
        try act(.changeAll([move, pack], .removeTag("dom")))
        try act(.log(TaskDraft(title: "Ran"), id: newID(), minutes: 30), on: Self.phone)
        try apart(pack, move)
        try act(.delete([cacti]))
        try act(.cancel(pack, subtasks: .leave), on: Self.phone)
    }

    /// Each device made the other's task a subtask of its own.
    private mutating func apart(_ one: RecordID, _ other: RecordID) throws {
        let third = newID()
        try act(.add(TaskDraft(title: "Flat"), id: third))
        let before = replica.state
        for (part, whole, device) in [(other, third, Self.laptop), (third, one, Self.phone)] {
            var draft = TaskDraft(try known(part), in: before)
            draft.parent = whole
            let command = TaskCommand.edit(part, draft)
            write(try command.decide(in: before, now: now) { newID() }, on: device)
        }
    }

    /// The body of `POST /replica/push`: each batch preceded by its length.
    var blocks: [UInt8] { batches.blocks }

    private func time(of series: RecordID, on day: String) throws -> RecordID {
        guard let day = Day(day), let id = TaskItem.id(of: series, on: day) else { throw TaskRefusal.noSuchTask }
        return id
    }

    private func known(_ id: RecordID) throws -> TaskItem {
        guard let task = replica.state.task(id) else { throw TaskRefusal.noSuchTask }
        return task
    }

    private mutating func newID() -> RecordID {
        ids += 1
        return RecordID(Identifier(high: 8, low: ids))
    }

    private mutating func act(_ command: TaskCommand, on device: DeviceID = Self.laptop) throws {
        let state = replica.state
        write(try command.decide(in: state, now: now) { newID() }, on: device)
    }

    private mutating func write(_ decision: Decision, on device: DeviceID) {
        ids += 1
        let written = try! replica.author(
            decision.changes, name: decision.name, id: Identifier(high: 9, low: ids), device: device,
            at: now.milliseconds)
        batches.append(written)
        now.milliseconds += 60_000
    }
}

extension State {
    /// All tasks, one per line.
    func taskLines(_ now: LocalInstant) -> String {
        let today = today(now)
        var lines: [String] = []
        for task in openTasks(today: today) + closedTasks {
            var line = "\(task.id.hex) \(task.status.rawValue) \(task.title)"
            if let due = task.dueDay { line += " due \(due.text) \(task.dueTime?.text ?? "")" }
            if let day = task.closedOn { line += " closed \(day.text)" }
            if let parent = parent(of: task.id) { line += " in \(parent.hex)" }
            if let repetition = task.repetition { line += " \(repetition.code)" }
            for tag in tags(of: task.id) { line += " #\(tag)" }
            for blocker in blockers(of: task.id) { line += " after \(blocker.hex)" }
            for link in links(of: task.id) { line += " \(link.url) \(link.title)" }
            for reminder in taskReminders(of: task.id) {
                line += " \(reminder.minutesBefore ?? -1) \(reminder.day?.text ?? "") \(reminder.time?.text ?? "")"
            }
            let spent = minutesSpent(on: task.id, now: now)
            if spent > 0 { line += " \(spent) min" }
            if let category = category(task.category) { line += " in \(category.name)" }
            lines.append(line)
        }
        return lines.sorted().joined(separator: "\n") + "\n"
    }
}
