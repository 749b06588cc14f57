import CivilTime
import DaybookCore
import Journal

/// A few days of moods of the same person and a dog, on a laptop and a phone that were offline once. Deterministic.
struct MoodStory {
    private(set) var batches = StoryBatches(journal: Identifier(high: 0x0123_4567_89AB_CDEF, low: 44))
    var replica: Replica<State> { batches.replica }
    /// Friday, 20 November 2026, 9:30 in Warsaw.
    private var now = LocalInstant(milliseconds: 1_795_163_400_000, offsetMinutes: 60)
    private var ids: UInt64 = 0

    private static let laptop = DeviceID(0xDA7B_0000_0000_0005)
    private static let phone = DeviceID(0xDA7B_0000_0000_0006)

    /// The day of the export.
    var day: Day { Day("2026-11-21")! }

    init() throws {
        let (rex, bella, good, storm, gone) = (newID(), newID(), newID(), newID(), newID())
        var dog = Subject(id: rex)
        (dog.name, dog.birthday, dog.icon, dog.color) = ("Rex", Day("2020-03-01"), "🐕", .iris)
        try act(.addSubject(dog))
        dog = Subject(id: bella)
        dog.name = "Bella"
        try act(.addSubject(dog), on: Self.phone)
        let sunny = MoodDetails(feelings: [.grateful, .relaxed], tags: ["Spacer", "praca"])
        try act(.log(entry(good, .good, note: "Spacer\ni słońce"), sunny))
        let stormy = MoodDetails(tags: ["Dom"], at: DateTime("2026-11-18T21:30:00"))
        try act(.log(entry(storm, .anxious, of: rex, note: "Burza ⛈️"), stormy), on: Self.phone)
        try act(.log(entry(newID(), .tired, of: bella)))
        try act(.log(entry(gone, .awful)), on: Self.phone)
        try apart(good)
        try act(.delete(gone))
        try act(.editSubject(named(rex, "Reks")))
        try act(.archiveSubject(rex))
        try act(.deleteSubject(bella), on: Self.phone)
        try act(.dismiss(AdviceCause(rule: .anxiousInARow, subject: rex, key: storm.bytes)))
        try importMood()
    }

    private func entry(_ id: RecordID, _ mood: Mood, of subject: RecordID? = nil, note: String = "") -> MoodEntry {
        var entry = MoodEntry(id: id)
        (entry.subject, entry.mood, entry.note) = (subject, mood, note)
        return entry
    }

    /// Each added the same tag and another one; one changed the mood, the other the feelings.
    private mutating func apart(_ id: RecordID) throws {
        let before = replica.state
        guard let old = before.mood(id) else { throw MoodRefusal.noSuchEntry }
        for device in [Self.laptop, Self.phone] {
            var (entry, details) = (old, MoodDetails(of: id, in: before))
            details.tags = device == Self.laptop ? ["Spacer", "park"] : ["praca", "park", "Spacer"]
            if device == Self.laptop { entry.mood = .great } else { details.feelings = [.grateful, .loved] }
            write(try MoodCommand.edit(entry, details).decide(in: before, now: now), on: device)
        }
    }

    /// Imports another program's diary.
    private mutating func importMood() throws {
        let minute = Int64(Day("2020-05-30")!.number) * 1440 + 1130
        guard let id = MoodEntry.id(ofImported: .daylio, minute: minute, ordinal: 1) else {
            throw MoodRefusal.noSuchEntry
        }
        var mood = ImportedMood(
            id: id, .bad, at: LocalInstant(milliseconds: (minute - 120) * 60_000, offsetMinutes: 120))
        (mood.note, mood.tags, mood.source) = ("Nap", ["nap"], "Meh-ish")
        write(Decision(JournalAction.import, ImportPlan([mood], into: replica.state).changes), on: Self.laptop)
    }

    private func named(_ id: RecordID, _ name: String) throws -> Subject {
        guard var pet = replica.state.subject(id) else { throw MoodRefusal.noSuchSubject }
        pet.name = name
        return pet
    }

    /// The body of `POST /replica/push`: each batch preceded by its length.
    var blocks: [UInt8] { batches.blocks }

    private mutating func newID() -> RecordID {
        ids += 1
        return RecordID(Identifier(high: 8, low: ids))
    }

    private mutating func act(_ command: MoodCommand, on device: DeviceID = Self.laptop) throws {
        write(try command.decide(in: replica.state, now: now), on: device)
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
