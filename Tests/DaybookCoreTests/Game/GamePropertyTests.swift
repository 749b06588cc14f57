import CivilTime
import Journal
import Money
import TestSupport
import Testing

@testable import DaybookCore

/// Properties of points, achievements and challenges after any changes, and on all devices.
@Suite struct GamePropertyTests {
    /// Some of the days before it are those from which on only the first workouts and moods of a day earn.
    private static let today = Day("2026-12-18")!

    /// Random changes of all tables that the game looks at, some of them impossible.
    private static func change(_ randomness: inout SeededRandomness) -> Change {
        func number(_ range: ClosedRange<Int64>) -> Int64 { Int64.random(in: range, using: &randomness) }
        let record = randomness.record()
        let day = today.advanced(by: Int(number(-40...2)))
        let life = Value.integer(number(1...2))
        func reference() -> Value { .bytes([UInt8(number(1...3))]) }
        switch number(0...40) {
        case 0: return Change(Habit.table, record, "life", life)
        case 1: return Change(Habit.table, record, "startDay", Value(today.advanced(by: -30)))
        case 2:
            let schedules: [Schedule] = [
                .daily, .everyDays(2), .timesPerWeek(2), .timesPerMonth(3), .times(1, inDays: 3),
            ]
            return Change(Habit.table, record, "schedule", .text(schedules[Int(number(0...4))].code))
        case 3: return Change(Habit.table, record, "kind", .text(HabitKind.allCases[Int(number(0...2))].rawValue))
        case 4: return Change(Habit.table, record, "archived", .integer(number(0...1)))
        case 5...11:
            return Change(
                Entry.table, Entry.id(of: record, on: day)!, "state", .integer([0, 1, 1, 1, 2][Int(number(0...4))]))
        case 12: return Change(Entry.table, Entry.id(of: record, on: day)!, "total", .real(Double(number(0...3))))
        case 13: return Change(Increment.table, record, "entry", Value(Entry.id(of: record, on: today)!))
        case 14:
            return Change(
                Increment.table, record, number(0...1) == 0 ? "life" : "amount", number(0...1) == 0 ? life : .real(2))
        case 15: return Change(TaskItem.table, task(&randomness), "life", life)
        case 16, 17:
            return Change(
                TaskItem.table, occurrence(&randomness), "status", .text(number(0...2) == 0 ? "pending" : "completed"))
        case 18, 19: return Change(TaskItem.table, occurrence(&randomness), "closedOn", Value(day))
        case 20:
            return Change(
                TaskItem.table, task(&randomness), "priority", .text(TaskPriority.allCases[Int(number(0...3))].rawValue)
            )
        case 21: return Change(TaskItem.table, task(&randomness), "dueDay", Value(day))
        case 22:
            let codes = ["", "FREQ=DAILY", "AFTER=P3D"]
            return Change(TaskItem.table, task(&randomness), "repetition", .text(codes[Int(number(0...2))]))
        case 23:
            let fields: [(String, Value)] = [
                ("life", life), ("day", Value(day)), ("running", .integer(number(0...1))), ("at", .integer(1)),
                ("minutes", .integer(number(1...9))), ("type", .text("yoga")), ("exercises", .integer(number(0...2))),
            ]
            let field = fields[Int(number(0...6))]
            return Change(Workout.table, record, field.0, field.1)
        case 24:
            let fields: [(String, Value)] = [
                ("life", life), ("day", Value(day)), ("mood", .text("good")), ("subject", reference()),
            ]
            let field = fields[Int(number(0...3))]
            return Change(MoodEntry.table, record, field.0, field.1)
        case 25: return Change(Subject.table, record, "life", life)
        case 26:
            let fields: [(String, Value)] = [
                ("life", life), ("measure", .text(GoalMeasure.allCases[Int(number(0...4))].rawValue)),
                ("target", .real(2)),
                ("habit", reference()), ("reachedOn", number(0...1) == 0 ? .null : Value(day)),
                ("account", reference()),
                ("createdOn", Value(day)),
            ]
            let field = fields[Int(number(0...6))]
            return Change(Goal.table, record, field.0, field.1)
        case 27:
            let fields: [(String, Value)] = [
                ("life", life), ("goal", reference()), ("day", Value(day)), ("value", .real(Double(number(0...3)))),
            ]
            let field = fields[Int(number(0...3))]
            return Change(GoalProgress.table, record, field.0, field.1)
        case 28: return Change(TaskItem.table, task(&randomness), "goal", reference())
        case 29:
            let fields: [(String, Value)] = [
                ("life", life), ("day", Value(day)), ("amount", .integer(number(1...50))), ("account", reference()),
                ("category", reference()), ("kind", .text("expense")),
            ]
            let field = fields[Int(number(0...5))]
            return Change(Transaction.table, record, field.0, field.1)
        case 30:
            let category = randomness.record()
            let id = Budget.id(of: category, .week)!
            let fields: [(String, Value)] = [
                ("life", life), ("category", .bytes(category.bytes)), ("limit", .integer(number(0...80))),
                ("currency", .text("EUR")),
                ("period", .text("week")), ("since", Value(today.advanced(by: -35))),
                ("rollover", .integer(number(0...1))),
            ]
            let field = fields[Int(number(0...6))]
            return Change(Budget.table, id, field.0, field.1)
        case 31:
            let fields: [(String, Value)] = [("life", life), ("currency", .text("EUR")), ("title", .text("Cash"))]
            let field = fields[Int(number(0...2))]
            return Change(Account.table, record, field.0, field.1)
        case 32:
            return Change(
                MoneyCategory.table, record, number(0...1) == 0 ? "life" : "kind",
                number(0...1) == 0 ? life : .text("expense"))
        case 33:
            let fields: [(String, Value)] = [
                ("life", life), ("from", Value(day)), ("until", Value(day.advanced(by: 3))),
            ]
            let field = fields[Int(number(0...2))]
            return Change(AwayPeriod.table, record, field.0, field.1)
        case 34:
            let fields: [(String, Value)] = [("life", life), ("workout", reference()), ("exercise", reference())]
            let field = fields[Int(number(0...2))]
            return Change(ExerciseSet.table, record, field.0, field.1)
        case 35, 36: return Change(Habit.table, record, "createdOn", Value(day))
        case 37...39: return otherChange(&randomness)
        default:
            let fields: [(String, Value)] = [
                ("life", life), ("measure", .text(ChallengeMeasure.allCases[Int(number(0...8))].rawValue)),
                ("target", .integer(number(1...9))),
                ("from", Value(day)), ("until", Value(day.advanced(by: 7))), ("habit", reference()),
            ]
            let field = fields[Int(number(0...5))]
            return Change(Challenge.table, record, field.0, field.1)
        }
    }

    private static func otherChange(_ randomness: inout SeededRandomness) -> Change {
        func number(_ range: ClosedRange<Int64>) -> Int64 { Int64.random(in: range, using: &randomness) }
        let record = randomness.record()
        let day = Value(today.advanced(by: Int(number(-40...2))))
        let life = Value.integer(number(1...2))
        let owner = Value.bytes([UInt8(number(1...3))])
        let fields: [(table: String, field: String, value: Value)] = [
            (Meal.table, "life", life), (Meal.table, "day", day),
            (Note.table, "life", life), (Note.table, "day", day), (Note.table, "text", .text("Rain")),
            (BodyMeasurement.table, "life", life), (BodyMeasurement.table, "day", day),
            (BodyMeasurement.table, "measure", .text("weight")),
            (BodyMeasurement.table, "value", .real(Double(number(70...90)))),
            (TransactionSplit.table, "life", life), (TransactionSplit.table, "transaction", owner),
            (TransactionSplit.table, "amount", .integer(number(1...20))), (TransactionSplit.table, "category", owner),
            (Milestone.table, "life", life), (Milestone.table, "goal", owner), (Milestone.table, "doneOn", day),
            (ImportRecord.table, "day", day), (ImportRecord.table, "end", .integer(1)),
        ]
        switch number(0...20) {
        case 0: return Change(Settings.table, Settings.only, "firstWeekday", .integer(number(1...7)))
        case 1:
            let day = today.advanced(by: Int(number(-20...0)))
            let field = number(0...1) == 0 ? "steps" : "sleepUnspecified"
            return Change(HealthDay.table, HealthDay.id(of: day), field, .real(Double(number(0...20_000))))
        default:
            let change = fields[Int(number(0...Int64(fields.count - 1)))]
            return Change(change.table, record, change.field, change.value)
        }
    }

    private static func task(_ randomness: inout SeededRandomness) -> RecordID {
        TestJournal.id(UInt64.random(in: 1...3, using: &randomness))
    }

    /// A task, or one of its first occurrences.
    private static func occurrence(_ randomness: inout SeededRandomness) -> RecordID {
        let task = task(&randomness)
        switch Int.random(in: 0...2, using: &randomness) {
        case 0: return task
        case 1: return TaskItem.id(of: task, on: Day(number: Int32.random(in: 1...3, using: &randomness))!)!
        default: return TaskItem.id(of: task, on: today.advanced(by: Int.random(in: -9...0, using: &randomness)))!
        }
    }

    /// The facts as they are without being kept up.
    private func rebuilt(_ state: State) throws -> State {
        var writer = ByteWriter()
        state.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        return try State(from: &reader)
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func theGameIsTheSameOnAllReplicasWhateverTheOrderOfMerging(seed: UInt64) throws {
        var world = SeededWorld(seed: seed, most: 300) { Self.change(&$0) }
        try world.expectTheSameInAnyOrder { $0.gameView(today: Self.today) }
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func whatIsKeptUpIsWhatIsComputedAnew(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        var state = State()
        for step in 0..<120 {
            let stamp = Stamp(time: UInt64(step + 1), device: DeviceID(1))
            let changes = (0..<Int.random(in: 1...6, using: &randomness)).map { _ in Self.change(&randomness) }
            let before = state
            state.merge(changes, stamp: stamp)
            if Bool.random(using: &randomness) {
                // Some are taken back at once, as undo does.
                if Int.random(in: 0...5, using: &randomness) == 0 { state.withdraw(Changes(changes)) }
                let today = Self.today.advanced(by: randomness.number(-2...1))
                let now = try rebuilt(state).gameView(today: today)
                try #require(state.gameView(today: today) == now, "step \(step)")
                // A copy is not changed with it.
                let then = try rebuilt(before).gameView(today: Self.today)
                try #require(before.gameView(today: Self.today) == then, "step \(step)")
            }
        }
    }

    /// Without the game's index, it is not known which habits changed.
    @Test(arguments: 1...20 as ClosedRange<UInt64>, [false, true])
    func keptMarksAreThoseOfTheEntries(seed: UInt64, hasIndex: Bool) throws {
        func marks(_ state: State) -> [[DayMark]] {
            (1...3).map { Habit(id: TestJournal.id($0)) }.flatMap { habit -> [[DayMark]] in
                var measured = habit
                measured.kind = .atLeast
                return [state.marks(of: state.habits[habit.id] ?? habit), state.marks(of: measured)]
            }
        }
        func histories(_ state: State) -> [[HabitDay]] {
            state.livingHabits.flatMap { habit in
                [0, -4, -11].map { back in
                    state.history(of: habit, until: Self.today.advanced(by: back), today: Self.today).days
                }
            }
        }
        var randomness = SeededRandomness(seed: seed)
        var state = State()
        for step in 0..<120 {
            let changes = (0..<Int.random(in: 1...3, using: &randomness)).map { _ in Self.change(&randomness) }
            let before = state
            if hasIndex, Bool.random(using: &randomness) { _ = state.gameIndex }
            state.merge(changes, stamp: Stamp(time: UInt64(step + 1), device: DeviceID(1)))
            if Int.random(in: 0...5, using: &randomness) == 0 { state.withdraw(Changes(changes)) }
            if Bool.random(using: &randomness) {
                for state in [state, before] {
                    let anew = try rebuilt(state)
                    try #require(marks(state) == marks(anew), "step \(step)")
                    try #require(histories(state) == histories(anew), "step \(step)")
                }
            }
        }
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>)
    func undoRestoresPointsAndAchievementsExactly(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        var journal = TestJournal()
        for _ in 0..<40 {
            journal.write(decision((0..<5).map { _ in Self.change(&randomness) }))
            let before = journal.state.gameView(today: Self.today)
            let action = journal.write(decision((0..<8).map { _ in Self.change(&randomness) }))
            _ = journal.game
            journal.undo(action)
            try #require(journal.state.gameView(today: Self.today) == before)
        }
    }

    private func decision(_ changes: [Change]) -> Decision { Decision(JournalAction.import, changes) }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func markingAHabitNeverCostsPoints(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let schedules: [Schedule] = [
            .daily, .weekdays([.monday, .thursday]), .everyDays(3), .timesPerWeek(3), .timesPerMonth(4),
        ]
        var journal = TestJournal()
        try journal.add("Read") {
            ($0.schedule, $0.startDay) = (schedules[Int.random(in: 0...4, using: &randomness)], Day("2026-09-01"))
        }
        let days = (0...80).map { Day("2026-09-01")!.advanced(by: $0) }.shuffled(using: &randomness)
        for day in days {
            let before = journal.state.gameIndex.points.sum(through: .last)
            try journal.run(HabitCommand.markDone(TestJournal.id(1), on: day))
            try #require(journal.state.gameIndex.points.sum(through: .last) >= before + PointRules.habitMarked)
        }
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func beingAwayCostsNoStreak(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        var journal = TestJournal()
        try journal.add("Read") { $0.startDay = Day("2026-09-01") }
        let (first, last) = (Day("2026-09-20")!, Day("2026-10-05")!)
        for offset in 0...80 {
            let day = Day("2026-09-01")!.advanced(by: offset)
            let isAway = first <= day && day <= last
            if !isAway || Bool.random(using: &randomness) { try journal.mark(1, day.text) }
        }
        let marked = journal.state.entries(of: TestJournal.id(1)).count
        #expect(journal.state.history(of: try journal.habit(), today: journal.today).currentStreak.length < marked)
        try journal.goAway(from: first.text, until: last.text)
        #expect(journal.state.history(of: try journal.habit(), today: journal.today).currentStreak.length == marked)
        #expect(
            journal.game.ledger.entries(in: .first ... .last).count {
                if case .streakMilestone = $0.reason { true } else { false }
            } == marked / 7)
    }
}
