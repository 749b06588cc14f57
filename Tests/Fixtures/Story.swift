import CivilTime
import DaybookCore
import Interchange
import Journal
import JournalStore

/// A few weeks of a person with a laptop and a phone, who uses everything that a journal supports. Deterministic.
struct Story {
    private(set) var batches = StoryBatches(journal: Identifier(high: 0x0123_4567_89AB_CDEF, low: 42))
    var replica: Replica<State> { batches.replica }
    /// Friday, 20 November 2026, 9:30 in Warsaw.
    private var now = LocalInstant(milliseconds: 1_795_163_400_000, offsetMinutes: 60)
    private var ids: UInt64 = 0

    /// The title of a habit that was erased.
    static let erased = "Biting my nails"

    private static let laptop = DeviceID(0xDA7B_0000_0000_0001)
    private static let phone = DeviceID(0xDA7B_0000_0000_0002)

    init() throws {
        let (read, water, old) = (newID(), newID(), newID())
        try act(.add(Self.habit("Read 📚", id: read), category: .named("Mind")))
        var habit = Self.habit("Пить воду", id: water)
        (habit.kind, habit.target, habit.unit, habit.schedule) = (.atLeast, 2.5, "l", .timesPerWeek(5))
        let reminder = ReminderDraft(time: TimeOfDay("07:15")!, weekdays: [.monday, .friday], text: "A glass")
        try act(.add(habit, category: .named("Body"), reminders: [reminder]), on: Self.phone)
        habit = Self.habit("Żółć", id: old)
        (habit.kind, habit.target, habit.schedule) = (.atMost, 1, .times(3, inDays: 10))
        try act(.add(habit))
        for back in 0..<20 {
            let day = today.advanced(by: -back)
            if back % 3 != 0 { try act(.markDone(read, on: day)) }
            if back % 4 == 0 { try act(.setValue(water, on: day, Double(back) / 8), on: Self.phone) }
        }
        try act(.increment(water, on: today, by: 0.25, id: newID()), on: Self.phone)
        try act(.skip(read, on: today, reason: "Ill"))
        try act(.clear(read, on: today.advanced(by: -1)))
        try act(.setNote(read, on: today.advanced(by: -2), "A good chapter\n<b>really</b>"))
        try act(.setValue(old, on: today, 1), on: Self.phone)
        try act(.archive(old), on: Self.phone)
        try act(.delete(old), on: Self.phone)
        undo(batches.sealed[batches.sealed.count - 1])
        try act(.move(water, behind: nil))
        importHabit()
        try erase()
        // The phone would not have added it if it had known of the laptop's.
        let twin = newID()
        write(
            try HabitCommand.add(Self.habit("read 📚", id: twin), category: .named("mind"))
                .decide(in: State(), now: now) { newID() },
            on: Self.phone)
        try act(.markDone(twin, on: today), on: Self.phone)
        var settings = replica.state.settings
        (settings.language, settings.dayEndsAt, settings.firstWeekday) = ("pl", 3, .sunday)
        write(try SettingsCommand(settings).decide(in: replica.state), on: Self.laptop)
    }

    var today: Day { now.calendarDay }

    /// The body of `POST /replica/push`: each batch preceded by its length.
    var blocks: [UInt8] { batches.blocks }

    private static func habit(_ title: String, id: RecordID) -> Habit {
        var habit = Habit(id: id)
        habit.title = title
        habit.startDay = Day("2026-10-31")
        return habit
    }

    private mutating func newID() -> RecordID {
        ids += 1
        return RecordID(Identifier(high: 7, low: ids))
    }

    private mutating func act(_ command: HabitCommand, on device: DeviceID = Self.laptop) throws {
        let state = replica.state
        write(try command.decide(in: state, now: now) { newID() }, on: device)
    }

    private mutating func undo(_ batch: SealedBatch) {
        write(Decision(JournalAction.undo, []), on: Self.laptop, reversing: batch.stored?.batch.action.id)
    }

    /// Erases a habit for good, replacing every batch by its erased form.
    private mutating func erase() throws {
        let habit = newID()
        try act(.add(Self.habit(Self.erased, id: habit), category: .named("Body")))
        try act(.markDone(habit, on: today), on: Self.phone)
        try act(.archive(habit))
        try act(.delete(habit), on: Self.phone)
        write(ErasePlan(replica.state).decision, on: Self.laptop)
        batches.erase()
    }

    /// An action of two batches, like one too large for a single batch.
    private mutating func importHabit() {
        var draft = ImportedHabit(identity: ImportIdentity(format: "loop", key: "Diary"))
        (draft.title, draft.category) = ("Diary", "Mind")
        draft.entries = (0..<6).map { ImportedEntry(day: today.advanced(by: -$0), state: .done, note: "Dear diary") }
        let state = replica.state
        let changes = ImportPlan([draft], into: state, today: today) { newID() }.changes
        guard let last = replica.head(of: Self.laptop) else { return }
        let parts = [changes.prefix(5), changes.dropFirst(5)].enumerated().map { part, changes in
            Batch(
                journal: replica.journal, device: Self.laptop, sequence: last.sequence + Int64(part) + 1,
                time: Stamp.clock(at: now.milliseconds) + UInt64(part), seen: VersionVector(),
                action: Action(name: "import", id: Identifier(high: 9, low: 0), part: Int64(part), isLast: part == 1),
                changes: Changes(Array(changes)))
        }
        batches.append(parts)
        now.milliseconds += 60_000
    }

    private mutating func write(_ decision: Decision, on device: DeviceID, reversing reversed: ActionID? = nil) {
        ids += 1
        let written = try! replica.author(
            decision.changes, name: decision.name, id: Identifier(high: 9, low: ids), reversing: reversed,
            device: device, at: now.milliseconds)
        batches.append(written)
        now.milliseconds += 60_000
    }
}
