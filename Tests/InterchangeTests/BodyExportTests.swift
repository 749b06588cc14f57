import CivilTime
import DaybookCore
import Interchange
import Journal
import Testing

@Suite struct BodyExportTests {
    private let day = Day("2026-11-20")!

    private func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 0, low: number)) }

    private func sample() throws -> State {
        var state = State()
        let now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 60)
        var ids: UInt64 = 100
        func run(_ decision: Decision) {
            ids += 1
            state.merge(decision.changes, stamp: Stamp(time: ids << 32, device: DeviceID(1)))
        }
        var profile = Profile(id: Profile.only)
        (profile.birthday, profile.sex, profile.height, profile.units) = (Day("1996-05-01"), .male, 180, .imperial)
        run(try BodyCommand.saveProfile(profile).decide(in: state, now: now))
        var weight = BodyMeasurement(id: id(1), .weight, 81.4)
        weight.note = "light"
        let waist = BodyMeasurement(id: id(0x66), .waist, 84)
        run(try BodyCommand.measure([weight, waist]).decide(in: state, now: now))
        return state
    }

    @Test func aProfileThatIsAgainAsAtFirstIsNotExported() {
        var state = State()
        for (time, units) in [(UInt64(1), "imperial"), (2, "metric")] {
            state.merge(
                [Change("profile", Profile.only, "units", .text(units))],
                stamp: Stamp(time: time << 32, device: DeviceID(1)))
            let text = String(decoding: Export.json(state, on: day), as: UTF8.self)
            #expect(text.contains("\"profile\"") == (units == "imperial"))
        }
    }

    /// The same with an exercise and a workout.
    private func trained() throws -> State {
        var state = try sample()
        let now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 60)
        var ids: UInt64 = 300
        func run(_ command: WorkoutCommand) throws {
            ids += 1
            let decision = try command.decide(in: state, now: now)
            state.merge(decision.changes, stamp: Stamp(time: ids << 32, device: DeviceID(1)))
        }
        var exercise = Exercise(id: id(20))
        (exercise.name, exercise.muscle) = ("Atlas stones", .back)
        try run(.addExercise(exercise))
        var workout = Workout(id: id(21))
        (workout.title, workout.minutes) = ("Stones", 45)
        var set = ExerciseSet(id: id(302))
        set.exercise = id(20)
        (set.repetitions, set.load, set.repsInReserve) = (3, 102.5, 1)
        try run(.add(workout, at: RecordTime(day: Day("2026-11-19")), sets: [set]))
        return state
    }

    /// The same with a food and a meal.
    private func fed() throws -> State {
        var state = try trained()
        let now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 60)
        var ids: UInt64 = 500
        func run(_ command: MealCommand) throws {
            let decision = try command.decide(in: state, now: now) {
                ids += 1
                return id(ids)
            }
            ids += 1
            state.merge(decision.changes, stamp: Stamp(time: ids << 32, device: DeviceID(1)))
        }
        var food = Food(id: id(30))
        food.name = "Kefir"
        food.nutrition = Nutrition(energy: 41, protein: 3.4)
        try run(.addFood(food))
        let items = [
            MealItem(id: id(502), id(30), 200, .millilitres),
            MealItem(id: id(503), Nutrition(energy: 50), name: "Biscuit"),
        ]
        try run(.add(Meal(id: id(31), .breakfast), at: RecordTime(day: Day("2026-11-19")), items: items))
        return state
    }

    private func importFile(_ bytes: [UInt8], into state: inout State, restoresDeleted: Bool = false) throws
        -> ImportPlan
    {
        let plan = try ImportedFile(bytes).plan(into: state, today: day, restoresDeleted: restoresDeleted) { id(9) }
        state.merge(plan.changes, stamp: Stamp(time: 1 << 60, device: DeviceID(2)))
        return plan
    }

    @Test func theExportHasTheProfileAndMeasures() throws {
        let text = String(decoding: Export.json(try sample(), on: day), as: UTF8.self)
        let expected = """
              "profile": {
                "birthday": "1996-05-01",
                "sex": "male",
                "height": 180,
                "units": "imperial"
              },
              "measurements": [
                {
                  "id": "00000000000000000000000000000001",
                  "measure": "weight",
                  "value": 81.4,
                  "day": "2026-11-20",
                  "at": 1795161600000,
                  "offset": 60,
                  "note": "light"
                },
                {
                  "id": "00000000000000000000000000000066",
                  "measure": "waist",
                  "value": 84,
                  "day": "2026-11-20",
                  "at": 1795161600000,
                  "offset": 60
                }
              ]
            }

            """
        #expect(text.hasSuffix(expected), "\(text)")
    }

    @Test func theExportHasWorkoutsWithTheirSets() throws {
        let text = String(decoding: Export.json(try trained(), on: day), as: UTF8.self)
        let expected = """
              "workouts": [
                {
                  "id": "00000000000000000000000000000015",
                  "title": "Stones",
                  "day": "2026-11-19",
                  "minutes": 45,
                  "sets": [
                    {
                      "id": "0000000000000000000000000000012e",
                      "exercise": "00000000000000000000000000000014",
                      "position": "Vl21",
                      "repetitions": 3,
                      "load": 102.5,
                      "reserve": 1
                    }
                  ]
                }
              ],
              "exercises": [
                {
                  "id": "00000000000000000000000000000014",
                  "name": "Atlas stones",
                  "muscle": "back",
                  "equipment": "none",
                  "type": "strength"
                }
              ]
            }

            """
        #expect(text.hasSuffix(expected), "\(text)")
    }

    @Test func routineImportsBackUnchanged() throws {
        var state = try trained()
        var routine = Routine(id: id(40))
        routine.name = "Stone day"
        var exercise = RoutineExercise(id: id(41))
        exercise.exercise = id(20)
        (exercise.sets, exercise.repetitions, exercise.load, exercise.rest) = (5, 3, 102.5, 180)
        let decision = try RoutineCommand.add(routine, [exercise]).decide(in: state)
        state.merge(decision.changes, stamp: Stamp(time: 900 << 32, device: DeviceID(1)))
        let file = try ImportedFile(Export.json(state, on: day), inflate: { _, _ in nil })
        let plan = file.plan(into: State(), today: day) { id(500) }
        var other = State()
        other.merge(plan.changes, stamp: Stamp(time: 1 << 32, device: DeviceID(2)))
        #expect(other.livingRoutines == state.livingRoutines)
        #expect(other.exercises(of: id(40)) == state.exercises(of: id(40)))
        #expect(other.exercises(of: id(40)).map(\.rest) == [180])
        #expect(file.plan(into: other, today: day) { id(500) }.changes.isEmpty)
    }

    @Test func exportHasMealsWithTheirItems() throws {
        let text = String(decoding: Export.json(try fed(), on: day), as: UTF8.self)
        let expected = """
              "foods": [
                {
                  "id": "0000000000000000000000000000001e",
                  "name": "Kefir",
                  "energy": 41,
                  "protein": 3.4
                }
              ],
              "meals": [
                {
                  "id": "0000000000000000000000000000001f",
                  "kind": "breakfast",
                  "day": "2026-11-19",
                  "items": [
                    {
                      "id": "000000000000000000000000000001f6",
                      "food": "0000000000000000000000000000001e",
                      "amount": 200,
                      "unit": "millilitres",
                      "position": "V321"
                    },
                    {
                      "id": "000000000000000000000000000001f7",
                      "name": "Biscuit",
                      "energy": 50,
                      "position": "k421"
                    }
                  ]
                }
              ]
            }

            """
        #expect(text.hasSuffix(expected), "\(text)")
    }

    @Test func itsOwnExportChangesNothingAndAnotherJournalGetsTheSameRecords() throws {
        var state = try fed()
        let json = Export.json(state, on: day)
        #expect(try importFile(json, into: &state).changes.isEmpty)
        var other = State()
        #expect(try importFile(json, into: &other).newBodyCount == 6)
        #expect(Export.json(other, on: day) == json)
    }

    @Test func mealsKeepAFoodThatWasDeletedWithoutOfferingItAgain() throws {
        var state = try fed()
        let eaten = state.nutrition(on: Day("2026-11-19")!)
        state.merge(
            [Change(Food.table, id(30), "life", .integer(2))], stamp: Stamp(time: 1 << 50, device: DeviceID(1)))
        #expect(state.ownFoods == [])
        let json = Export.json(state, on: day)
        var other = State()
        _ = try importFile(json, into: &other)
        #expect(other.nutrition(on: Day("2026-11-19")!) == eaten)
        #expect(other.ownFoods == [])
        #expect(Export.json(other, on: day) == json)
        #expect(try importFile(json, into: &other, restoresDeleted: true).changes.isEmpty)
        var original = try fed()
        #expect(try importFile(json, into: &original).changes.isEmpty)
        let meal = try #require(state.meals(on: Day("2026-11-19")!).first)
        state.merge(
            [Change(Meal.table, meal.id, "life", .integer(2))], stamp: Stamp(time: 1 << 50, device: DeviceID(1)))
        #expect(!String(decoding: Export.json(state, on: day), as: UTF8.self).contains("Kefir"))
    }

    @Test func deletedRecordsAreRestoredOnlyOnRequest() throws {
        var state = try sample()
        let json = Export.json(state, on: day)
        let delete = try BodyCommand.delete(id(1)).decide(
            in: state, now: LocalInstant(milliseconds: 0, offsetMinutes: 0))
        state.merge(delete.changes, stamp: Stamp(time: 1 << 50, device: DeviceID(1)))
        let plan = try importFile(json, into: &state)
        #expect(plan.changes.isEmpty && plan.deletedBodyCount == 1)
        #expect(try importFile(json, into: &state, restoresDeleted: true).newBodyCount == 1)
        #expect(Export.json(state, on: day) == json)
    }

    @Test(arguments: [
        (#""sex": "male""#, #""sex": "x""#, "profile", "sex"),
        (#""height": 180"#, #""height": 1e9"#, "profile", "height"),
        (#""measure": "weight""#, #""measure": "luck""#, "measurements[0]", "measure"),
        (#""value": 81.4"#, #""value": 0"#, "measurements[0]", "value"),
        (#""value": 84"#, #""value": 600"#, "measurements[1]", "value"),
        (#""day": "2026-11-20""#, #""day": "1899-12-31""#, "measurements[0]", "day"),
        (#""repetitions": 3"#, #""repetitions": 0"#, "workouts[0].sets[0]", "repetitions"),
        (#""day": "2026-11-19""#, #""day": null"#, "workouts[0]", "day"),
        (#""name": "Atlas stones""#, #""name": " ""#, "exercises[0]", "name"),
        (#""name": "Kefir""#, #""name": "\t""#, "foods[0]", "name"),
        (#""amount": 200"#, #""amount": 0"#, "meals[0].items[0]", "amount"),
        (#""energy": 50"#, #""energy": -50"#, "meals[0].items[1]", "energy"),
        (#""kind": "breakfast""#, #""kind": "brunch""#, "meals[0]", "kind"),
        (#""offset": 60"#, #""offset": 6000"#, "measurements[0]", "offset"),
    ])
    func aWrongFieldIsNamed(_ validated: String, wrong: String, record: String, field: String) throws {
        let text = String(decoding: Export.json(try fed(), on: day), as: UTF8.self)
        let broken = text.replacing(validated, with: wrong)
        #expect(broken != text)
        // What stands in other places, too, and what belongs to it is named after it.
        #expect(failures(in: broken).first == .badField(record: record, field: field))
    }

    @Test func erasingCoversDeletedMeasurements() throws {
        var state = try sample()
        let decision = try BodyCommand.delete(id(1)).decide(
            in: state, now: LocalInstant(milliseconds: 0, offsetMinutes: 0))
        state.merge(decision.changes, stamp: Stamp(time: 1 << 50, device: DeviceID(1)))
        #expect(ErasePlan(state).count == 1)
    }

    @Test func deletedExerciseIsErasedWithItsLastSet() throws {
        var state = try trained()
        let now = LocalInstant(milliseconds: 0, offsetMinutes: 0)
        func run(_ command: WorkoutCommand, _ time: UInt64) throws {
            let decision = try command.decide(in: state, now: now)
            state.merge(decision.changes, stamp: Stamp(time: time << 50, device: DeviceID(1)))
        }
        try run(.deleteExercise(id(20)), 1)
        #expect(ErasePlan(state).count == 0)
        try run(.delete(id(21)), 2)
        #expect(ErasePlan(state).count == 3)
    }
}
