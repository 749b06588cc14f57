import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// Forms that were open while another device changed the same record.
@Suite struct WorkoutFormsMeanwhileTests {
    private let workout = RecordID(hex: "b1")!
    private let bench = Exercise.id(ofCode: "bench-press")!
    private let plank = Exercise.id(ofCode: "plank")!
    private let squat = Exercise.id(ofCode: "squat")!

    /// The fields of a page's main form, with some changed.
    private func typed(_ html: String, _ changes: [(String, String)]) -> [(String, String)] {
        let form = html.firstRange(of: "<form class=\"form\"").map { String(html[$0.lowerBound...]) } ?? html
        return typedFields(form).map { field in (field.0, changes.first { $0.0 == field.0 }?.1 ?? field.1) }
    }

    @Test func aWorkoutKeepsWhatAnotherDeviceChanged() {
        var journey = WebSession()
        _ = journey.post(
            .workouts(.log), [("id", "b1"), ("title", "Gym"), ("day", "2026-11-17"), ("time", "18:30")])
        let form = journey.open(.workouts(.edit(workout))).main
        _ = journey.post(
            .workouts(.edit(workout)), typed(form, [("minutes", "40"), ("day", "2026-11-18"), ("note", "Rain")]))
        _ = journey.post(.workouts(.edit(workout)), typed(form, [("title", "Park"), ("note", "Sun")]))
        let saved = journey.state.workout(workout)
        #expect(saved?.title == "Park" && saved?.minutes == 40 && saved?.note == "Sun")
        #expect(saved?.day == Day("2026-11-18") && saved?.time == TimeOfDay("18:30"))
    }

    @Test func theDayAndTimeOfAWorkoutAreOneChoice() {
        var journey = WebSession()
        _ = journey.post(
            .workouts(.log), [("id", "b1"), ("title", "Gym"), ("day", "2026-11-17"), ("time", "18:30")])
        let form = journey.open(.workouts(.edit(workout))).main
        _ = journey.post(.workouts(.edit(workout)), typed(form, [("day", "2026-11-18"), ("time", "07:00")]))
        _ = journey.post(.workouts(.edit(workout)), typed(form, [("day", "2026-11-19")]))
        let saved = journey.state.workout(workout)
        #expect(saved?.day == Day("2026-11-19") && saved?.time == TimeOfDay("18:30"))
    }

    @Test func aSetKeepsWhatAnotherDeviceChanged() {
        var journey = WebSession()
        _ = journey.post(.workouts(.log), [("id", "b1"), ("title", "Gym"), ("sets", "Bench press 8@60")])
        let set = journey.state.sets(of: workout)[0].id
        let form = journey.open(.workouts(.set(set))).main
        _ = journey.post(.workouts(.editSet(set)), typed(form, [("load", "62.5"), ("repsInReserve", "2")]))
        _ = journey.post(.workouts(.editSet(set)), typed(form, [("repetitions", "9")]))
        let saved = journey.state.sets(of: workout)[0]
        #expect(saved.repetitions == 9 && saved.load == 62.5 && saved.repsInReserve == 2)
    }

    @Test func anExerciseKeepsWhatAnotherDeviceChanged() {
        var journey = WebSession()
        _ = journey.post(.workouts(.addExercise), [("id", "d1"), ("name", "Sled"), ("muscle", "quadriceps")])
        let id = RecordID(hex: "d1")!
        let form = journey.open(.workouts(.editExercise(id))).main
        _ = journey.post(.workouts(.editExercise(id)), typed(form, [("equipment", "other")]))
        _ = journey.post(.workouts(.editExercise(id)), typed(form, [("name", "Heavy sled")]))
        let saved = journey.state.exercise(id)
        #expect(saved?.name == "Heavy sled" && saved?.muscle == .quadriceps && saved?.equipment == .other)
    }

    /// A row of a routine's form.
    private func row(
        _ item: String, _ exercise: RecordID, sets: String = "3", repetitions: String = "", time: String = ""
    ) -> [(String, String)] {
        [
            ("item", item), ("exercise", exercise.hex), ("sets", sets), ("repetitions", repetitions), ("load", ""),
            ("time", time), ("distance", ""), ("rest", ""),
        ]
    }

    @Test func aRoutineKeepsWhatAnotherDeviceChangedAddedAndTookOut() {
        var journey = WebSession()
        let id = RecordID(hex: "a1")!
        _ = journey.post(
            .workouts(.addRoutine),
            [("id", "a1"), ("name", "Push")] + row("", bench, repetitions: "8") + row("", plank, time: "1:00")
                + row("", bench, sets: "1", repetitions: "20"))
        let items = journey.state.exercises(of: id).map(\.id.hex)
        let form = journey.open(.workouts(.routine(id))).main
        let seen = typed(form, []).first { $0.0 == "seen" }
        let shared = [("name", "Push"), ("note", ""), seen ?? ("", "")]
        // Another device plans five repetitions, adds squats after the bench presses, and takes the last ones out.
        _ = journey.post(
            .workouts(.editRoutine(id)),
            shared + row(items[0], bench, repetitions: "5") + row("", squat) + row(items[1], plank, time: "1:00"))
        // This form plans a longer plank.
        _ = journey.post(
            .workouts(.editRoutine(id)),
            [("name", "Push day"), ("note", ""), seen ?? ("", "")] + row(items[0], bench, repetitions: "8")
                + row(items[1], plank, time: "1:30") + row(items[2], bench, sets: "1", repetitions: "20"))
        let exercises = journey.state.exercises(of: id)
        #expect(journey.state.routine(id)?.name == "Push day")
        #expect(exercises.map(\.exercise) == [bench, squat, plank])
        #expect(exercises.map(\.repetitions) == [5, nil, nil])
        #expect(exercises.map(\.seconds) == [nil, nil, 90])
    }

    @Test func aRowOfARoutineThatIsLeftKeepsThePrecisionOfItsNumbers() throws {
        var journey = WebSession()
        var profile = Profile(id: Profile.only)
        profile.units = .imperial
        let decision = try BodyCommand.saveProfile(profile).decide(in: journey.state, now: journey.now)
        journey.keep(Commit(decision, action: ActionID(high: 9, low: 9)))
        var planned = RoutineExercise(id: RecordID(hex: "c1")!)
        (planned.exercise, planned.sets, planned.load, planned.metres) = (bench, 3, 61.2345, 1234.5)
        var routine = Routine(id: RecordID(hex: "a1")!)
        routine.name = "Push"
        let added = try RoutineCommand.add(routine, [planned]).decide(in: journey.state)
        journey.keep(Commit(added, action: ActionID(high: 9, low: 10)))
        let form = journey.open(.workouts(.routine(routine.id))).main
        _ = journey.post(.workouts(.editRoutine(routine.id)), typed(form, [("repetitions", "6")]))
        let saved = journey.state.exercises(of: routine.id)[0]
        #expect(saved.repetitions == 6 && saved.load == 61.2345 && saved.metres == 1234.5)
    }
}
