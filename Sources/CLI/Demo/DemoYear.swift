import CivilTime
import DaybookCore
import Journal
import JournalStore

/// A year of demo data. Ending at the same moment always produces the same data, ids included.
struct DemoYear {
    /// The batches written by the demo device, one per action.
    private(set) var batches: [SealedBatch] = []
    private let sealer: Sealer

    private var replica: Replica<State>
    private var random = FixedRandom(seed: 0xDA7B_00C5)
    /// Tasks and goals have their own generator, so that changing them does not change habits.
    private var ids = FixedRandom(seed: 0xDA7B_00C6)
    /// The same for moods.
    var moodRandom = FixedRandom(seed: 0xDA7B_00C7)
    /// The same for notes.
    var noteRandom = FixedRandom(seed: 0xDA7B_00CA)
    /// The same for challenges and away periods.
    var gameRandom = FixedRandom(seed: 0xDA7B_00CC)
    /// The same for the later goals and budgets.
    var planRandom = FixedRandom(seed: 0xDA7B_00CD)
    /// The same for money.
    var moneyRandom = FixedRandom(seed: 0xDA7B_00CB)
    /// Account ids by title.
    var accounts: [String: RecordID] = [:]
    /// The same for training.
    var trainingRandom = FixedRandom(seed: 0xDA7B_00C9)
    var routines: [RecordID] = []
    /// The same for weigh-ins and meals.
    var bodyRandom = FixedRandom(seed: 0xDA7B_00C8)
    private let device = DeviceID(0xDA7B_00C5_0000_0001)
    let end: LocalInstant
    private let first: Day
    private var habits: [Int: RecordID] = [:]
    /// Task ids by title.
    var tasks: [String: RecordID] = [:]
    var goals: [String: RecordID] = [:]
    var dog: RecordID?
    /// Ids of their own foods by name.
    var foods: [String: RecordID] = [:]
    private var categories: [String: RecordID] = [:]

    static let length = 365
    static let illness = 101...105
    static let holiday = 232...243
    /// Days on which little is kept.
    static let slump = 146...158

    init(sealer: Sealer, endingAt end: LocalInstant) throws {
        self.sealer = sealer
        replica = Replica(journal: sealer.journal)
        self.end = end
        first = end.calendarDay.advanced(by: 1 - Self.length)
        try addCategories()
        for number in 0..<Self.length {
            try live(day: number)
            try work(day: number, left: Self.length - 1 - number)
            try feel(day: number, left: Self.length - 1 - number)
            try train(day: number, left: Self.length - 1 - number)
            try weighAndEat(day: number, left: Self.length - 1 - number)
            try write(day: number, left: Self.length - 1 - number)
            try spend(day: number)
            try play(day: number, left: Self.length - 1 - number)
            try plan(day: number, left: Self.length - 1 - number)
        }
        try planBills()
        wearAWatch()
    }

    var state: State { replica.state }
    /// The last day of the year.
    var last: Day { end.calendarDay }

    private mutating func addCategories() throws {
        for (name, color, icon) in DemoHabit.categories {
            var category = Category(id: newID())
            (category.name, category.color, category.icon) = (name, color, icon)
            categories[name] = category.id
            let decision = try CategoryCommand.add(category).decide(in: replica.state) { category.id }
            commit(decision, at: moment(day: 0, minute: 400))
        }
    }

    private mutating func live(day number: Int) throws {
        let order = DemoHabit.all.indices.sorted { DemoHabit.all[$0].minute < DemoHabit.all[$1].minute }
        for index in DemoHabit.all.indices where DemoHabit.all[index].begins == number {
            try begin(index, number)
        }
        for index in order {
            let habit = DemoHabit.all[index]
            guard let id = habits[index], number < habit.ends ?? Self.length else { continue }
            try keepHabit(habit, id, number)
        }
        for index in order where DemoHabit.all[index].ends == number {
            if let id = habits[index] { try act(.archive(id), at: moment(day: number, minute: 1260)) }
        }
    }

    private mutating func begin(_ index: Int, _ number: Int) throws {
        let habit = DemoHabit.all[index]
        var new = habit.habit.copy(id: newID())
        habits[index] = new.id
        new.category = categories[habit.category]
        new.startDay = first.advanced(by: number)
        try act(.add(new, reminders: habit.reminders), at: moment(day: number, minute: 402))
    }

    /// Marks a habit on a day.
    private mutating func keepHabit(_ habit: DemoHabit, _ id: RecordID, _ number: Int) throws {
        let day = first.advanced(by: number)
        let shift = random.number(in: -25...25)
        let luck = random.fraction()
        let talk = random.fraction()
        guard habit.days(day), habit.habit.schedule.isDue(on: day, from: first.advanced(by: habit.begins)) else {
            return
        }
        let time = moment(day: number, minute: max(habit.minute + shift, 403))
        guard time.milliseconds <= end.milliseconds else { return }
        // On the holiday they are away, so that nothing has to be skipped.
        if Self.holiday.contains(number), habit.pauses { return }
        if Self.illness.contains(number), habit.pauses {
            if luck < 0.9 { try act(.skip(id, on: day, reason: "Ill"), at: time) }
            return
        }
        let progress = Double(number) / Double(Self.length)
        var rate = habit.rate.first + (habit.rate.last - habit.rate.first) * progress
        if Self.slump.contains(number) { rate *= 0.45 }
        if day.weekday == .saturday || day.weekday == .sunday { rate *= 0.93 }
        let isSteady = number >= Self.length - habit.steady
        let isKept = isSteady || luck < rate
        try mark(habit, id, day, isKept: isKept, progress: progress, at: time)
        if isKept, !habit.notes.isEmpty, talk < 0.05 {
            let note = habit.notes[random.number(in: 0...(habit.notes.count - 1))]
            try act(.setNote(id, on: day, note), at: time)
        }
    }

    private mutating func mark(
        _ habit: DemoHabit, _ id: RecordID, _ day: Day, isKept: Bool, progress: Double, at time: LocalInstant
    ) throws {
        switch habit.amount {
        case .none:
            if isKept { try act(.markDone(id, on: day), at: time) }
        case .about(let start, let goal, let step):
            let spread = 0.85 + random.fraction() * 0.5
            let intended = (start + (goal - start) * progress) * spread
            let target = habit.habit.target ?? 1
            let value = isKept ? max(intended, target) : target * (0.2 + random.fraction() * 0.6)
            let isTried = isKept || random.chance(0.4)
            if isTried { try act(.setValue(id, on: day, Self.rounded(value, to: step)), at: time) }
        case .sips(let sips):
            let count = isKept ? sips.count : random.number(in: 1...(sips.count - 2))
            try logWater(Array(sips.prefix(count)), id, day, from: time)
        case .few(let limit):
            let value = isKept ? random.number(in: 0...2) : limit
            if value > 0 { try act(.setValue(id, on: day, Double(value)), at: time) }
        }
    }

    /// In increments during the last days, as one total before.
    private mutating func logWater(_ sips: [Double], _ id: RecordID, _ day: Day, from time: LocalInstant) throws {
        guard end.calendarDay.days(since: day) < 14 else {
            return try act(.setValue(id, on: day, Self.rounded(sips.reduce(0, +), to: 0.05)), at: time)
        }
        for (number, sip) in sips.enumerated() {
            var moment = time
            moment.milliseconds += Int64(number) * 130 * 60_000
            guard moment.milliseconds <= end.milliseconds, moment.calendarDay == day else { return }
            try act(.increment(id, on: day, by: sip, id: newID()), at: moment)
        }
    }

    private static func rounded(_ value: Double, to step: Double) -> Double {
        let steps = (value / step).rounded()
        // Dividing by an integer keeps values like 0.1 exact.
        return step < 1 ? steps / (1 / step).rounded() : steps * step
    }

    func moment(day number: Int, minute: Int) -> LocalInstant {
        let minutes = Int64(first.advanced(by: number).number) * 1440 + Int64(minute - end.offsetMinutes)
        return LocalInstant(milliseconds: minutes * 60_000, offsetMinutes: end.offsetMinutes)
    }

    private mutating func newID() -> RecordID {
        RecordID(Identifier(high: random.next(), low: random.next()))
    }

    private mutating func act(_ command: HabitCommand, at time: LocalInstant) throws {
        var ids: [RecordID] = []
        for _ in 0..<4 { ids.append(newID()) }
        commit(try command.decide(in: replica.state, now: time) { ids.removeFirst() }, at: time)
    }

    private mutating func commit(_ decision: Decision, at time: LocalInstant) {
        if !decision.changes.isEmpty { commit(decision, ActionID(high: random.next(), low: random.next()), at: time) }
    }

    mutating func nextID() -> RecordID { RecordID(nextAction()) }

    mutating func nextAction() -> ActionID { ActionID(high: ids.next(), low: ids.next()) }

    mutating func commit(_ decision: Decision, _ action: ActionID, at time: LocalInstant) {
        guard !decision.changes.isEmpty else { return }
        let written = try? replica.author(
            decision.changes, name: decision.name, id: action, device: device, at: time.milliseconds)
        guard let written else { preconditionFailure("the invented year is small") }
        for batch in written {
            let sealed = sealer.seal(batch, after: replica.head(of: device)?.hash ?? .none)
            replica.fold(sealed.held)
            batches.append(sealed)
        }
    }
}

extension DemoHabit {
    /// Whether it rests while they are ill or away; calling home and saving do not.
    fileprivate var pauses: Bool { category != "Home" || habit.icon == "🪴" }
}
