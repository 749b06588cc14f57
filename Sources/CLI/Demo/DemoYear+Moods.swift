import CivilTime
import DaybookCore
import Journal

/// The moods of the person and their dog.
extension DemoYear {
    /// The day the dog arrives, in the third month.
    private static let dogCame = 75

    /// Adds a day's moods. `left` is the number of days that follow.
    mutating func feel(day number: Int, left: Int) throws {
        try addMoods(day: number, left: left)
        if number == Self.dogCame {
            var pet = Subject(id: nextMoodID())
            (pet.name, pet.species, pet.icon, pet.color) = (DemoMood.dog, .dog, "🐕", .amber)
            pet.birthday = last.advanced(by: -900)
            dog = pet.id
            try commit(.addSubject(pet), at: moment(day: number, minute: 1020))
        }
        if let dog { try feel(dog, day: number, left: left) }
    }

    private mutating func addMoods(day number: Int, left: Int) throws {
        // Always draw the random numbers, so that one day does not affect the next.
        let (isWritten, isTwice) = (moodRandom.chance(0.8), moodRandom.chance(0.25))
        let (luck, shift) = (moodRandom.fraction(), moodRandom.number(in: -50...50))
        let picked = moodRandom.number(in: 0...59)
        guard isWritten || left < 6 else { return }
        let level = mood(day: number, luck: luck)
        try write(level, DemoMood.scenes(of: level), picked, of: nil, day: number, minute: 1270 + shift)
        if isTwice {
            let morning: Mood = luck < 0.5 ? .good : .okay
            try write(morning, DemoMood.scenes(of: morning), picked / 2, of: nil, day: number, minute: 470 + shift)
        }
    }

    /// Better in spring than in autumn, worse on Mondays and during illness, best on holiday.
    private func mood(day number: Int, luck: Double) -> Mood {
        var luck = luck
        if Self.illness.contains(number) { luck -= 0.75 }
        if Self.slump.contains(number) { luck -= 0.3 }
        if Self.holiday.contains(number) { luck += 0.4 }
        let weekday = last.advanced(by: number - (Self.length - 1)).weekday
        if weekday == .monday { luck -= 0.35 }
        if weekday == .saturday || weekday == .sunday { luck += 0.12 }
        switch luck {
        case ..<(-0.25): return .awful
        case ..<0.08: return .bad
        case ..<0.35: return .okay
        case ..<0.8: return .good
        default: return .great
        }
    }

    private mutating func feel(_ dog: RecordID, day number: Int, left: Int) throws {
        let (isWritten, luck) = (moodRandom.chance(0.55), moodRandom.fraction())
        let (picked, shift) = (moodRandom.number(in: 0...59), moodRandom.number(in: -40...40))
        // Fireworks on the three evenings before the last.
        let isLoud = (1...3).contains(left)
        guard isWritten || isLoud, left > 0 else { return }
        let mood: Mood =
            isLoud
            ? .anxious
            : luck < 0.35
                ? .happy
                : luck < 0.6
                    ? .playful : luck < 0.75 ? .calm : luck < 0.85 ? .affectionate : luck < 0.97 ? .tired : .unwell
        try write(mood, DemoMood.scenes(ofDog: mood), picked, of: dog, day: number, minute: 1110 + shift)
    }

    private mutating func write(
        _ mood: Mood, _ scenes: [DemoMood.Scene], _ picked: Int, of subject: RecordID?, day number: Int, minute: Int
    ) throws {
        let scene = scenes[picked % scenes.count]
        let time = moment(day: number, minute: minute)
        guard time.milliseconds <= end.milliseconds else { return }
        var entry = MoodEntry(id: nextMoodID())
        (entry.subject, entry.mood, entry.note) = (subject, mood, scene.note)
        try commit(.log(entry, MoodDetails(feelings: scene.feelings, tags: scene.tags)), at: time)
    }

    private mutating func commit(_ command: MoodCommand, at time: LocalInstant) throws {
        commit(try command.decide(in: state, now: time), nextMoodAction(), at: time)
    }

    private mutating func nextMoodID() -> RecordID { RecordID(nextMoodAction()) }

    private mutating func nextMoodAction() -> ActionID { ActionID(high: moodRandom.next(), low: moodRandom.next()) }
}
