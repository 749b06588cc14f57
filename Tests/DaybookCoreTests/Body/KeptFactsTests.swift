import CivilTime
import Journal
import TestSupport
import Testing

@testable import DaybookCore

/// Facts that a state keeps between pages are those that it would compute anew, after any changes.
@Suite struct KeptFactsTests {
    private static let today = Day("2026-11-20")!

    /// Random changes of all tables that these facts are of.
    private static func change(_ randomness: inout SeededRandomness) -> Change {
        let record = randomness.record()
        let life = Value.integer(Int64(randomness.number(1...2)))
        let day = Value(today.advanced(by: randomness.number(-4...0)))
        let amount = Value.real(Double(randomness.number(20...90)))
        func reference(_ range: ClosedRange<Int> = 1...3) -> Value { .bytes([UInt8(randomness.number(range))]) }
        let fields: (table: String, of: [(String, Value)]) =
            switch randomness.number(0...11) {
            case 0: (Meal.table, [("life", life), ("day", day), ("kind", .text("lunch"))])
            case 1:
                (
                    MealItem.table,
                    [
                        ("life", life), ("meal", reference()), ("food", reference()), ("amount", amount),
                        ("energy", amount), ("fibre", amount),
                    ]
                )
            case 2: (Food.table, [("life", life), ("name", .text("Soup")), ("energy", amount), ("protein", amount)])
            case 3:
                (
                    MoodEntry.table,
                    [
                        ("life", life), ("day", day), ("mood", .text(randomness.one(of: ["good", "awful"]))),
                        ("at", .integer(Int64(randomness.number(1...3)))), ("subject", reference()),
                    ]
                )
            case 4:
                (
                    BodyMeasurement.table,
                    [
                        ("life", life), ("day", day), ("measure", .text(randomness.one(of: ["weight", "waist"]))),
                        ("value", amount),
                    ]
                )
            case 5:
                (
                    ExerciseSet.table,
                    [
                        ("life", life), ("workout", reference()), ("exercise", reference()), ("load", amount),
                        ("repetitions", .integer(Int64(randomness.number(1...9)))),
                    ]
                )
            case 6:
                (
                    TransactionSplit.table,
                    [
                        ("life", life), ("transaction", reference()), ("category", reference()),
                        ("amount", .integer(Int64(randomness.number(1...99)))),
                    ]
                )
            case 7:
                (
                    Transaction.table,
                    [
                        ("life", life), ("kind", .text("expense")), ("day", day), ("account", reference()),
                        ("category", reference()), ("amount", .integer(Int64(randomness.number(1...99)))),
                    ]
                )
            case 8:
                (HealthDay.table, [(HealthMeasure.weight.rawValue, amount), (HealthMeasure.steps.rawValue, amount)])
            case 9:
                (Account.table, [("life", life), ("currency", .text(randomness.one(of: ["EUR", "PLN"])))])
            case 10:
                (
                    MoneyCategory.table,
                    [("life", life), ("kind", .text(randomness.one(of: ["expense", "income"])))]
                )
            default: (Workout.table, [("life", life), ("day", day), ("at", .integer(Int64(randomness.number(1...3))))])
            }
        let field = randomness.one(of: fields.of)
        if fields.table == HealthDay.table {
            let day = today.advanced(by: randomness.number(-4...0))
            return Change(HealthDay.table, HealthDay.id(of: day), field.0, field.1)
        }
        return Change(fields.table, record, field.0, field.1)
    }

    private static func facts(_ state: State) -> [String] {
        let days = today.advanced(by: -9)...today
        let pets = [1, 2, 3].map { RecordID([$0]) }
        let moods = [state.moodDays(of: nil)] + pets.map { state.moodDays(of: $0) }
        var amounts: [String] = []
        state.forEachCategorisedAmount(on: days) { amounts.append("\($0)") }
        let flow = CashFlow(of: days, in: state)
        let flows = flow.currencies.map { "\($0) \(flow.sum(in: $0))" }
        return amounts.sorted() + flows + [
            "\(state.healthDays(today.advanced(by: -2)...today))",
            "\(state.isAnythingRecorded(by: today.advanced(by: -3)))",
            "\(state.exerciseRecords)", "\(state.weightTrend)", "\(moods)", "\(state.eatenDays.days(of: state))",
            "\(state.energyEaten(from: days.lowerBound, to: days.upperBound))",
            "\(state.eaten(on: days) { $0.fibre })",
        ]
    }

    private static func readAnew(_ state: State) throws -> State {
        var writer = ByteWriter()
        state.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        return try State(from: &reader)
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func keptFactsAreThoseOfAStateThatIsReadAnew(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        var state = State()
        for step in 0..<150 {
            let changes = (0..<randomness.number(1...4)).map { _ in Self.change(&randomness) }
            let before = state
            state.merge(changes, stamp: Stamp(time: UInt64(step + 1), device: DeviceID(1)))
            if randomness.once(in: 6) { state.withdraw(Changes(changes)) }
            if randomness.once(in: 3) { continue }
            let now = try Self.facts(Self.readAnew(state))
            try #require(Self.facts(state) == now, "step \(step)")
            // A copy keeps its own.
            let then = try Self.facts(Self.readAnew(before))
            try #require(Self.facts(before) == then, "step \(step)")
        }
    }

    @Test func aDayIsSummedInTheOrderOfItsMealsWhicheverChangedLast() throws {
        var state = State()
        for (id, energy) in [(3, 0.1), (1, 0.2), (2, 0.3)] as [(UInt8, Double)] {
            state.merge(
                [
                    Change(Meal.table, RecordID([id])!, "life", .integer(1)),
                    Change(Meal.table, RecordID([id])!, "day", Value(Self.today)),
                    Change(MealItem.table, RecordID([id])!, "life", .integer(1)),
                    Change(MealItem.table, RecordID([id])!, "meal", .bytes([id])),
                    Change(MealItem.table, RecordID([id])!, "energy", .real(energy)),
                ], stamp: Stamp(time: UInt64(id), device: DeviceID(1)))
            _ = state.energyEaten(from: Self.today, to: Self.today)
        }
        let eaten = state.energyEaten(from: Self.today, to: Self.today).map { $0.kilocalories }
        #expect(eaten == [0.2 + 0.3 + 0.1])
    }
}
