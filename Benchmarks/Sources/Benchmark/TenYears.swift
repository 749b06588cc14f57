import CivilTime
import DaybookCore
import Journal

/// Ten years of a busy person, the same at every run: 30 habits and some 40,000 entries from two devices.
struct TenYears {
    static let journal = JournalID(high: 0xDA_1B00C, low: 10)
    static let lastDay = Day(year: 2026, month: 11, day: 20)!
    static let now = LocalInstant(milliseconds: Int64(lastDay.number) * 86_400_000 + 72_000_000, offsetMinutes: 60)

    private(set) var generated = GeneratedJournal()
    private var random = SplitMix(seed: 2026)
    private var actions: UInt64 = 0

    private static let schedules: [Schedule] = [
        .daily, .daily, .weekdays([.monday, .wednesday, .friday]), .timesPerWeek(3), .timesPerMonth(6),
        .times(3, inDays: 10), .everyDays(2),
    ]

    var state: State { generated.replica.state }

    init(habits: Int = 30, entries: Int = 40_000) throws {
        let firstDay = Self.lastDay.advanced(by: -3652)
        let ids = try (0..<habits).map { try addHabit($0, on: firstDay) }
        let share = Double(entries) / Double(habits * 3653)
        for offset in 0...3652 {
            let day = firstDay.advanced(by: offset)
            for (number, id) in ids.enumerated() where Double(random.next() % 10_000) < share * 10_000 {
                try mark(id, on: day, isMeasure: number % 5 == 4)
            }
        }
    }

    private mutating func addHabit(_ number: Int, on day: Day) throws -> RecordID {
        var habit = Habit(id: RecordID(Identifier(high: random.next(), low: random.next())))
        habit.title = "Habit number \(number)"
        let category = ["Morning", "Body", "Mind", "Home", "People"][number % 5]
        habit.color = Palette.allCases[number % 8]
        habit.icon = "📖"
        habit.schedule = Self.schedules[number % Self.schedules.count]
        habit.startDay = day
        if number % 5 == 4 {
            habit.kind = .atLeast
            habit.target = 2
            habit.unit = "l"
        }
        try run(.add(habit, category: .named(category)), on: day)
        return habit.id
    }

    private mutating func mark(_ id: RecordID, on day: Day, isMeasure: Bool) throws {
        switch random.next() % 20 {
        case 0: try run(.skip(id, on: day, reason: "Travelling"), on: day)
        case 1:
            try run(.markDone(id, on: day), on: day)
            try run(.setNote(id, on: day, "It went well, better than the day before."), on: day)
        default:
            try run(
                isMeasure ? .setValue(id, on: day, Double(random.next() % 30) / 10) : .markDone(id, on: day), on: day)
        }
    }

    private mutating func run(_ command: HabitCommand, on day: Day) throws {
        let now = LocalInstant(
            milliseconds: Int64(day.number) * 86_400_000 + 28_800_000 + Int64(random.next() % 40_000_000),
            offsetMinutes: 60)
        var next = random
        let decision = try command.decide(in: state, now: now) {
            RecordID(Identifier(high: next.next(), low: next.next()))
        }
        random = next
        actions += 1
        try generated.write(
            decision, id: ActionID(high: 1, low: actions), device: DeviceID(actions % 3 == 0 ? 0xB0 : 0xA0),
            at: now.milliseconds)
    }
}

/// Steele, Lea and Flood's SplitMix64: the same numbers at every run.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
