import CivilTime
import DaybookCore
import Interchange
import Journal
import Testing

@Suite struct WorkoutFilesTests {
    private let strong = """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2026-04-02 18:05:00,"Upper A",1h 5m,"Bench Press (Barbell)",W,40,10,0,0,"","Good day",
        2026-04-02 18:05:00,"Upper A",1h 5m,"Bench Press (Barbell)",1,60.5,8,0,0,"Paused","Good day",8
        2026-04-02 18:05:00,"Upper A",1h 5m,"Bench Press (Barbell)",Rest Timer,0,0,0,90,"","Good day",
        2026-04-02 18:05:00,"Upper A",1h 5m,"Zottman Curl (Dumbbell)",1,12,10,0,0,"","Good day",
        2026-04-02 18:05:00,"Upper A",1h 5m,"Plank",1,0,0,0,60,"","Good day",
        2026-04-05 17:00:00,"Legs",52m,"Running (Treadmill)",1,0,0,3,1200,"","",

        """

    private let hevy = """
        "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
        "Push","22 Dec 2025, 08:00","22 Dec 2025, 08:37","Fresh","Bench Press (Barbell)",,"Elbows in",0,"warmup",40,10,,,
        "Push","22 Dec 2025, 08:00","22 Dec 2025, 08:37","Fresh","Bench Press (Barbell)",,"Elbows in",1,"failure",80,5,,0,10
        "Push","22 Dec 2025, 08:00","22 Dec 2025, 08:37","Fresh","Treadmill",,"",0,"normal",,,2.5,900,

        """

    private func read(_ text: String, imperial: Bool = false) throws -> ImportedFile {
        var context = ImportContext(offset: { _ in 120 })
        context.isImperial = imperial
        return try ImportedFile(Array(text.utf8), context)
    }

    @Test func strongsRowsBecomeWorkoutsWithTheirSets() throws {
        let file = try read(strong)
        #expect(file.format == .strong)
        #expect(file.workouts.map(\.title) == ["Upper A", "Legs"])
        let upper = file.workouts[0]
        #expect(upper.identity.text == "strong:1:2026-04-02 18:05 Upper A")
        #expect(upper.day == Day("2026-04-02") && upper.time == TimeOfDay("18:05"))
        // 2026-04-02T16:05Z
        #expect(upper.at == 1_775_145_900_000 && upper.offset == 120)
        #expect(upper.minutes == 65)
        #expect(upper.note == "Good day\nBench Press (Barbell): Paused")
        var warmUp = ImportedSet(exercise: "Bench Press (Barbell)")
        (warmUp.code, warmUp.equipment, warmUp.kind) = ("bench-press", .barbell, .warmUp)
        (warmUp.load, warmUp.repetitions) = (40, 10)
        var set = warmUp
        (set.kind, set.load, set.repetitions, set.repsInReserve) = (.normal, 60.5, 8, 2)
        var curl = ImportedSet(exercise: "Zottman Curl (Dumbbell)")
        (curl.equipment, curl.load, curl.repetitions) = (.dumbbell, 12, 10)
        var plank = ImportedSet(exercise: "Plank")
        (plank.code, plank.seconds) = ("plank", 60)
        #expect(upper.sets == [warmUp, set, curl, plank])
        #expect(file.workouts[1].sets.map(\.metres) == [3000])
        #expect(file.workouts[1].minutes == 52)
    }

    @Test func strongUsesTheUnitsOfTheProfileUnlessTheFileNamesThem() throws {
        let pounds = try read(strong, imperial: true).workouts
        #expect(pounds[0].sets[0].load == 40 * 0.453_592_37)
        #expect(pounds[1].sets[0].metres == 3 * 1609.344)
        let said = try read(
            """
            Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration
            2024-08-05 07:30:00;Legs;Leg Press;1;265;lbs;8;;;;;;;45m
            2024-08-05 07:30:00;Legs;Running;1;;kg;;;400;m;90;;;45m

            """)
        #expect(said.workouts[0].sets.map(\.load) == [265 * 0.453_592_37, nil])
        #expect(said.workouts[0].sets.map(\.metres) == [nil, 400])
        #expect(said.workouts[0].minutes == 45)
    }

    @Test func hevysRowsBecomeWorkoutsWithTheirSets() throws {
        let file = try read(hevy)
        #expect(file.format == .hevy)
        let push = try #require(file.workouts.first)
        #expect(file.workouts.count == 1)
        #expect(push.identity.text == "hevy:1:2025-12-22 08:00 Push")
        #expect(push.minutes == 37)
        #expect(push.note == "Fresh\nBench Press (Barbell): Elbows in")
        #expect(push.sets.map(\.kind) == [.warmUp, .failure, .normal])
        #expect(push.sets.map(\.load) == [40, 80, nil])
        #expect(push.sets.map(\.repsInReserve) == [nil, 0, nil])
        #expect(push.sets.map(\.metres) == [nil, nil, 2500])
        #expect(push.sets.map(\.code) == ["bench-press", "bench-press", "running"])
        let pounds = hevy.replacing("weight_kg", with: "weight_lbs").replacing("distance_km", with: "distance_miles")
        #expect(try read(pounds).workouts[0].sets.map(\.load) == [40 * 0.453_592_37, 80 * 0.453_592_37, nil])
    }

    @Test(arguments: [
        ("May 15, 2026, 7:26 PM", "2026-05-15", "19:26"), ("15 May 2026, 07:26", "2026-05-15", "07:26"),
        ("2026-05-15T07:26:10Z", nil, nil), ("2026-05-15 07:26:10", "2026-05-15", "07:26"),
        ("2026-05-15", "2026-05-15", nil), ("Dec 31, 2026, 12:05 AM", "2026-12-31", "00:05"),
        ("3 févr. 2026, 18:00", "2026-02-03", "18:00"),
        ("31 Feb 2026, 18:00", nil, nil), ("1 Jan 2026, 25:00", nil, nil),
    ])
    func startTimesAreReadInTheFormatsOfHevy(_ written: String, day: String?, time: String?) throws {
        let text = hevy.replacing("22 Dec 2025, 08:00", with: written)
        guard let day else {
            #expect(throws: ImportFailure.badLine(file: "", line: 2, .badDay(written))) { try read(text) }
            return
        }
        let workout = try read(text).workouts[0]
        #expect(workout.day == Day(day))
        #expect(workout.time?.text == time)
    }

    @Test(arguments: ["", "\n", "2026-04-02 18:05:00,A,1h,,1,1,1,0,0,,,\n", "soon,A,1h,Plank,1,1,1,0,0,,,\n"])
    func filesWithoutWorkoutsAreRefused(_ rows: String) {
        let header = strong.split(separator: "\n")[0]
        #expect(throws: ImportFailure.self) { try read("\(header)\n\(rows)") }
    }

    private func importFile(_ file: ImportedFile, into state: inout State, _ time: UInt64) -> ImportPlan {
        var next = time << 32
        let plan = file.plan(into: state, today: Day("2026-11-20")!) {
            next += 1
            return RecordID(Identifier(high: 1, low: next))
        }
        state.merge(plan.changes, stamp: Stamp(time: time << 20, device: DeviceID(1)))
        return plan
    }

    @Test func importingTwiceChangesNothing() throws {
        var state = State()
        let plan = importFile(try read(strong), into: &state, 1)
        #expect(plan.newWorkoutCount == 2 && plan.newExercises == ["Zottman Curl (Dumbbell)"])
        #expect(state.livingWorkouts.map(\.title) == ["Upper A", "Legs"])
        #expect(state.sets(of: state.livingWorkouts[0].id).map(\.load) == [40, 60.5, 12, nil])
        #expect(state.type(of: state.livingWorkouts[1]) == .running)
        let again = importFile(try read(strong), into: &state, 2)
        #expect(again.changes.isEmpty && again.existingWorkoutCount == 2 && again.newWorkoutCount == 0)
        // A longer export adds only what is new, and finds the exercise by name.
        let more = strong + "2026-04-09 17:00:00,Arms,30m,\"Zottman Curl (Dumbbell)\",1,14,10,0,0,,,\n"
        let longer = importFile(try read(more), into: &state, 3)
        #expect(longer.newWorkoutCount == 1 && longer.newExercises.isEmpty)
        #expect(state.ownExercises.map(\.equipment) == [.dumbbell])
    }

    @Test func anExerciseIsThePersonsOwnBeforeOneOfTheLibraryWithItsName() throws {
        let press = Exercise.id(ofCode: "overhead-press")
        func exercises(_ name: String, into state: State) throws -> [RecordID?] {
            var state = state
            let file = try read(strong.replacing("Zottman Curl (Dumbbell)", with: name))
            var next: UInt64 = 0
            let plan = file.plan(
                into: state, today: Day("2026-11-20")!,
                libraryExercise: { $0.lowercased() == "overhead press" ? press : nil }
            ) {
                next += 1
                return RecordID(Identifier(high: 2, low: next))
            }
            state.merge(plan.changes, stamp: Stamp(time: 9 << 20, device: DeviceID(1)))
            let added = state.livingWorkouts.filter { $0.title == "Upper A" }.flatMap { state.sets(of: $0.id) }
            return plan.newExercises.isEmpty ? added.map { $0.exercise } : []
        }
        #expect(try exercises("OVERHEAD press", into: State()).contains(press))
        #expect(try exercises("Overhead pull", into: State()).isEmpty)

        var state = State()
        var own = Exercise(id: RecordID(Identifier(high: 3, low: 1)))
        own.name = "Overhead Press"
        let decision = try WorkoutCommand.addExercise(own).decide(
            in: state, now: LocalInstant(milliseconds: 0, offsetMinutes: 0))
        state.merge(decision.changes, stamp: Stamp(time: 1 << 20, device: DeviceID(1)))
        let found = try exercises("overhead press", into: state)
        #expect(found.contains(own.id) && !found.contains(press))
    }

    @Test func strongUnitsInColumnNamesAndNoteRowsAreRead() throws {
        let file = try read(
            """
            "Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"
            "1";"2026-04-02 6:05:00\u{202F}PM";"Run";"3000";"Running";"1";"";"";"";"3000";"900";"";""
            "1";"2026-04-02 6:05:00\u{202F}PM";"Run";"3000";"Running";"Note";"";"";"";"";"";"knee hurt";""

            """)
        let run = try #require(file.workouts.first)
        #expect(file.workouts.count == 1 && run.time == TimeOfDay("18:05") && run.minutes == 50)
        #expect(run.sets.map(\.metres) == [3000] && run.sets.map(\.seconds) == [900])
        #expect(run.note == "Running: knee hurt")
    }

    @Test func setsThatWereNotDoneAreCountedAndTheirWorkoutStays() throws {
        var state = State()
        let header = strong.split(separator: "\n")[0]
        let file = try read(
            """
            \(header)
            2026-04-02 18:05:00,A,1h,Squat (Barbell),1,100,0,0,0,,,
            2026-04-02 18:05:00,A,1h,Pull Up (Assisted),1,-20,8,0,0,,,
            2099-04-02 18:05:00,B,1h,Squat (Barbell),1,500,5,0,0,,,

            """)
        let plan = importFile(file, into: &state, 1)
        // 100 kg with zero repetitions; −20 kg.
        #expect(plan.omittedCount == 2 && plan.futureCount == 1 && plan.newWorkoutCount == 1)
        #expect(state.livingWorkouts.map(\.title) == ["A"])
        #expect(state.sets(of: state.livingWorkouts[0].id).map(\.repetitions) == [8])
    }

    @Test func numbersOutOfRangeAreLeftOutAndWordsRejected() throws {
        var state = State()
        let header = strong.split(separator: "\n")[0]
        let file = try read(
            """
            \(header)
            2026-04-02 18:05:00,A,1h,"Bench Press (Barbell)",1,2500,8,0,0,,,
            2026-04-02 18:05:00,A,1h,"Bench Press (Barbell)",2,,99999999,0,30,,,
            2026-04-02 18:05:00,A,1h,"Bench Press (Barbell)",3,heavy,8,0,0,,,

            """)
        let problem = LineProblem.badNumber("heavy", column: "Weight")
        #expect(file.rejected.rows == [RejectedRows.Row(file: "", line: 4, problem: problem)])
        // 2,500 kg and 99,999,999 repetitions are outside the limits.
        #expect(importFile(file, into: &state, 1).omittedCount == 2)
        let sets = state.sets(of: try #require(state.livingWorkouts.first).id)
        #expect(sets.map(\.load) == [nil, nil])
        #expect(sets.map(\.repetitions) == [8, nil])
        #expect(sets.map(\.seconds) == [nil, 30])
        var other = State()
        #expect(importFile(try read(strong), into: &other, 1).omittedCount == 0)
    }

    @Test func deletedWorkoutsAreRestoredOnlyOnRequest() throws {
        var state = State()
        _ = importFile(try read(strong), into: &state, 1)
        let decision = try WorkoutCommand.delete(state.livingWorkouts[0].id).decide(
            in: state, now: LocalInstant(milliseconds: 0, offsetMinutes: 0))
        state.merge(decision.changes, stamp: Stamp(time: 2 << 20, device: DeviceID(1)))
        let plan = importFile(try read(strong), into: &state, 3)
        #expect(plan.changes.isEmpty && plan.deletedWorkoutCount == 1 && plan.existingWorkoutCount == 1)
        let wanted = try read(strong).plan(into: state, today: Day("2026-11-20")!, restoresDeleted: true) {
            RecordID([1])!
        }
        #expect(!wanted.changes.isEmpty && wanted.newWorkoutCount == 1)
    }
}
