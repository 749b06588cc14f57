import CivilTime
import DaybookCore
import Journal

extension TestJournal {
    @discardableResult
    mutating func feel(_ command: MoodCommand) throws -> Decision {
        let decision = try command.decide(in: state, now: now)
        write(decision)
        return decision
    }

    /// Records a mood at a moment such as "2026-11-20T09:00", moving the clock forward to it if needed.
    mutating func log(
        _ mood: Mood, at moment: String, of subject: RecordID? = nil, id: UInt64, _ feelings: [Feeling] = []
    ) throws {
        let details = MoodDetails(feelings: feelings, at: DateTime(moment + ":00"))
        let before = now
        defer { now = before }
        if let moment = details.moment {
            let then = Int64(moment.day.number) * 86_400_000 + Int64(moment.second) * 1000
            now.milliseconds = max(now.milliseconds, then)
        }
        try feel(.log(MoodEntry(Self.id(id), mood, of: subject), details))
    }

    /// Records a mood at nine o'clock on each day, under consecutive ids from `id`.
    mutating func log(_ moods: [(day: String, mood: Mood)], of subject: RecordID? = nil, id: UInt64 = 1000) throws {
        for (place, item) in moods.enumerated() {
            try log(item.mood, at: item.day + "T09:00", of: subject, id: id + UInt64(place))
        }
    }

    /// Adds a dog under an id.
    mutating func addPet(_ name: String, id: UInt64 = 1) throws {
        var pet = Subject(id: Self.id(id))
        pet.name = name
        try feel(.addSubject(pet))
    }

    func advice(_ rule: AdviceRule.Name, on subject: RecordID? = nil, today: String = "2026-11-20") -> Advice? {
        state.advice(on: subject, today: Day(today)!).first { $0.rule == rule }
    }
}

extension MoodEntry {
    /// A mood as a form has it.
    init(_ id: RecordID, _ mood: Mood, of subject: RecordID? = nil, note: String = "") {
        self.init(id: id)
        (self.subject, self.mood, self.note) = (subject, mood, note)
    }
}
