import DaybookCore
import DaybookWeb
import Journal
import Testing

/// The form of a routine: exercises chosen from a list, each with a line for every planned set.
@Suite struct RoutineFormTests {
    private let routine = RecordID(hex: "a1")!
    private let bench = Exercise.id(ofCode: "bench-press")!
    private let plank = Exercise.id(ofCode: "plank")!
    private let running = Exercise.id(ofCode: "running")!
    private let inputs = ["item", "exercise", "sets", "repetitions", "load", "time", "rest", "distance"]

    /// The fields of the form, with a button pressed.
    private func pressing(_ button: String? = nil, in page: WebSession.Page) -> [(String, String)] {
        let form = page.main.firstRange(of: "<form class=\"form\"").map { String(page.main[$0.lowerBound...]) }
        return typedFields(form ?? "") + (button.map { [("do", $0)] } ?? [])
    }

    /// A line of the form.
    private func line(_ exercise: RecordID, item: String = "", _ figures: [(String, String)] = []) -> [(String, String)]
    {
        inputs.map { name in
            let value = name == "item" ? item : name == "exercise" ? exercise.hex : ""
            return (name, figures.first { $0.0 == name }?.1 ?? value)
        }
    }

    /// The values of an input, line by line.
    private func values(_ name: String, in page: WebSession.Page) -> [String] {
        pressing(in: page).filter { $0.0 == name }.map { $0.1 }
    }

    /// The planned sets, such as "3 × 8 × 60 kg", row by row.
    private func plan(_ journey: WebSession) -> [String] {
        journey.state.exercises(of: routine).map { row in
            let name = row.exercise.flatMap { Exercise.library[$0]?.code } ?? ""
            let figures = [row.repetitions.map { "\($0)" }, row.load.map { "\($0)" }, row.seconds.map { "\($0) s" }]
            return ([name, "\(row.sets ?? 1)"] + figures.compactMap { $0 }).joined(separator: " ")
        }
    }

    @Test func theListHasEveryExerciseOnceUnderItsNamesInAllLanguages() {
        var journey = WebSession()
        _ = journey.post(.workouts(.log), [("id", "b1"), ("title", "Gym"), ("sets", "Squat 3x5x100")])
        _ = journey.post(.workouts(.addExercise), [("id", "d1"), ("name", "Sled <b>"), ("muscle", "glutes")])
        let list = journey.open("/routines/new").part(from: "id=\"adding\"", to: "chooser-foot")
        #expect(list.split(separator: "name=\"add\"").count - 1 == Exercise.library.all.count + 1)
        #expect(list.contains("data-names=\"Bench press\" data-other-names=\"Жим лёжа / Wyciskanie leżąc\""))
        #expect(list.contains("data-names=\"Sled &lt;b&gt;\""))
        let first = list.firstRange(of: "<bdi>").map { list[$0.upperBound...].prefix { $0 != "<" } }
        #expect(first == "Squat")
    }

    @Test func severalExercisesAreAddedAtOnce() {
        var journey = WebSession()
        let page = journey.post(
            .workouts(.addRoutine),
            [("id", "a1"), ("name", "Push"), ("add", bench.hex), ("add", running.hex), ("add", plank.hex)]
                + [("add", bench.hex), ("add", "ff"), ("do", "add-exercise")])
        #expect(page.status == 200 && journey.state.livingRoutines.isEmpty)
        #expect(values("exercise", in: page) == [bench, bench, bench, running, plank, plank, plank].map(\.hex))
        #expect(!page.has("name=\"add\" value=\"\(bench.hex)\"") && page.has("value=\"Push\""))
        let saved = journey.post(.workouts(.addRoutine), pressing(in: page))
        #expect(saved.has("Bench press, Running, Plank"))
        #expect(plan(journey) == ["bench-press 3", "running 1", "plank 3"])
    }

    /// The button of the new exercise, or the Return key in the field of its name.
    @Test(arguments: [[("do", "new-exercise")], []])
    func aNewExerciseIsMadeWithoutLeavingTheRoutine(_ button: [(String, String)]) throws {
        var journey = WebSession()
        let typed = [("new-id", "e1"), ("new-name", "Sled push"), ("new-muscle", "glutes"), ("new-type", "strength")]
        let page = journey.post(
            .workouts(.addRoutine),
            [("id", "a1"), ("name", "Push")] + line(bench, [("repetitions", "8")]) + typed + button)
        let sled = try #require(RecordID(hex: "e1"))
        #expect(page.status == 200 && journey.state.exercise(sled)?.name == "Sled push")
        #expect(journey.state.exercise(sled)?.muscle == .glutes && journey.state.livingRoutines.isEmpty)
        #expect(values("exercise", in: page) == [bench, sled, sled, sled].map(\.hex))
        #expect(values("repetitions", in: page).first == "8" && page.has("value=\"Push\""))
        #expect(!page.has("value=\"Sled push\""))
        let saved = journey.post(.workouts(.addRoutine), pressing(in: page))
        #expect(saved.has("Bench press, Sled push"))
    }

    @Test func savingARoutineMakesNoExerciseOfANameThatIsLeftInItsField() {
        var journey = WebSession()
        let fields = [("id", "a1"), ("name", "Push"), ("new-id", "e1"), ("new-name", "bench"), ("do", "save")]
        _ = journey.post(.workouts(.addRoutine), fields + line(bench))
        #expect(plan(journey) == ["bench-press 1"] && journey.state.ownExercises.isEmpty)
    }

    @Test func aNewExerciseWithoutANameIsRefusedInTheRoutine() {
        var journey = WebSession()
        let page = journey.post(
            .workouts(.addRoutine),
            [("id", "a1"), ("name", "Push"), ("new-id", "e1"), ("new-name", ""), ("do", "new-exercise")] + line(bench))
        #expect(page.status == 422 && page.has("new-name-why") && page.has("id=\"adding\" open"))
        #expect(values("exercise", in: page) == [bench.hex])
        #expect(journey.state.ownExercises.isEmpty)
    }

    @Test func aNewExerciseOfAKnownNameIsRefusedInTheRoutine() {
        var journey = WebSession()
        let page = journey.post(
            .workouts(.addRoutine),
            [("id", "a1"), ("name", "Push"), ("new-id", "e1"), ("new-name", "plank"), ("do", "new-exercise")])
        #expect(page.status == 422 && page.has("new-name-why"))
    }

    @Test func whatIsOnlyChosenInTheListIsSavedToo() {
        var journey = WebSession()
        let line = line(bench, [("repetitions", "8")])
        let page = journey.post(
            .workouts(.addRoutine), [("name", ""), ("add", plank.hex), ("add", bench.hex), ("do", "set-0")] + line)
        #expect(page.has("name=\"add\" value=\"\(plank.hex)\" checked"))
        _ = journey.post(.workouts(.addRoutine), [("id", "a1"), ("name", "Push"), ("add", plank.hex)] + line)
        #expect(plan(journey) == ["bench-press 1 8", "plank 3"])
    }

    @Test func anExerciseThatWasDoneHasTheSetsOfLastTime() {
        var journey = WebSession()
        _ = journey.post(
            .workouts(.log), [("id", "b1"), ("day", "2026-11-16"), ("title", "Gym"), ("sets", "Bench press 3x5x100")])
        _ = journey.post(
            .workouts(.log),
            [("id", "b2"), ("day", "2026-11-17"), ("title", "Gym"), ("sets", "Bench press 2x8x60\nBench press 6@70")])
        let page = journey.post(
            .workouts(.addRoutine), [("id", "a1"), ("name", "Push"), ("add", bench.hex), ("do", "add-exercise")])
        #expect(values("repetitions", in: page) == ["8", "8", "6"] && values("load", in: page) == ["60", "60", "70"])
        _ = journey.post(.workouts(.addRoutine), pressing(in: page))
        #expect(plan(journey) == ["bench-press 2 8 60.0", "bench-press 1 6 70.0"])
    }

    @Test func anotherSetIsLikeTheLineBefore() {
        var journey = WebSession()
        let sets = line(bench, [("repetitions", "8"), ("load", "60"), ("rest", "2:00")])
        let lines = sets + line(plank, [("time", "1:00")])
        let page = journey.post(
            .workouts(.addRoutine), [("id", "a1"), ("name", "Push")] + lines + [("do", "set-0")])
        #expect(values("exercise", in: page) == [bench, bench, plank].map(\.hex))
        #expect(values("load", in: page) == ["60", "60", ""])
        let again = journey.post(.workouts(.addRoutine), pressing("set-1", in: page))
        _ = journey.post(.workouts(.addRoutine), pressing(in: again))
        #expect(plan(journey) == ["bench-press 2 8 60.0", "plank 2 60 s"])
        #expect(journey.state.exercises(of: routine).map(\.rest) == [120, nil])
    }

    @Test func aSetWithoutFiguresIsLikeTheOneBefore() {
        var journey = WebSession()
        let lines = line(bench, [("repetitions", "8"), ("load", "60")]) + line(bench) + line(bench) + line(plank)
        let shown = journey.post(.workouts(.addRoutine), [("name", "Push"), ("do", "show")] + lines)
        #expect(shown.part(from: "id=\"load-2\"", to: ">").contains("placeholder=\"60\""))
        _ = journey.post(.workouts(.addRoutine), [("id", "a1"), ("name", "Push")] + lines)
        #expect(plan(journey) == ["bench-press 3 8 60.0", "plank 1"])
    }

    @Test func linesAndExercisesAreTakenOutAndMoved() {
        var journey = WebSession()
        let lines = line(bench, [("repetitions", "8")]) + line(bench, [("repetitions", "6")]) + line(plank)
        func pressed(_ button: String) -> [String] {
            let page = journey.post(.workouts(.addRoutine), [("name", "Push"), ("do", button)] + lines)
            return zip(values("exercise", in: page), values("repetitions", in: page)).map {
                ($0 == bench.hex ? "bench " : "plank ") + $1
            }
        }
        #expect(pressed("less-0") == ["bench 6", "plank "])
        #expect(pressed("less-2") == ["bench 8", "bench 6"])
        #expect(pressed("up-1") == ["plank ", "bench 8", "bench 6"])
        #expect(pressed("take-out-0") == ["plank "])
        for wrong in ["less-3", "less--1", "set-9", "up-99999999999999999999"] {
            let page = journey.post(.workouts(.addRoutine), [("name", ""), ("do", wrong)] + lines)
            #expect(page.status == 422, "\(wrong)")
        }
    }

    @Test(arguments: [("2:00", "", "2:00"), ("2:00", "0:45", "2:00"), ("", "0:45", "0:45"), ("", "", "")])
    func blocksOfOneExerciseThatBecomeNeighboursShareARest(_ first: String, _ second: String, _ shared: String) {
        var journey = WebSession()
        let lines = line(bench, [("rest", first)]) + line(plank) + line(bench, [("rest", second)])
        for button in ["take-out-1", "up-1", "less-1"] {
            let page = journey.post(.workouts(.addRoutine), [("name", "Push"), ("do", button)] + lines)
            let rests = zip(values("exercise", in: page), values("rest", in: page)).filter { $0.0 == bench.hex }
            #expect(page.status == 200 && rests.map { $0.1 } == [shared, shared], "\(button)")
        }
    }

    @Test func anExerciseThatHasNoRoomStaysChosenAndTheReasonIsSaid() {
        var journey = WebSession()
        let lines = (0..<199).flatMap { _ in line(bench) }
        for button in [[("do", "add-exercise")], []] {
            let page = journey.post(
                .workouts(.addRoutine), [("name", "Push"), ("add", plank.hex), ("add", running.hex)] + button + lines)
            #expect(page.status == 422 && page.has("id=\"add-why\"") && page.has("At most 200 sets"))
            #expect(page.has("name=\"add\" value=\"\(plank.hex)\" checked"))
        }
        #expect(journey.state.livingRoutines.isEmpty)
        let another = journey.post(.workouts(.addRoutine), [("name", "Push"), ("do", "set-0")] + lines + line(bench))
        #expect(another.status == 422 && another.has("id=\"add-why\""))
    }

    @Test func aRoutineThatIsSavedAsItWasChangesNothing() {
        var journey = WebSession()
        let lines =
            line(bench, [("sets", "3"), ("repetitions", "8"), ("load", "60"), ("rest", "2:00")])
            + line(plank, [("sets", "2"), ("time", "1:00")]) + line(bench, [("repetitions", "20")])
        _ = journey.post(.workouts(.addRoutine), [("id", "a1"), ("name", "Push")] + lines)
        let before = journey.state.exercises(of: routine)
        let form = journey.open(.workouts(.routine(routine)))
        #expect(values("exercise", in: form) == [bench, bench, bench, plank, plank, bench].map(\.hex))
        #expect(form.has("value=\"2:00\""))
        _ = journey.post(.workouts(.editRoutine(routine)), pressing(in: form))
        #expect(journey.state.exercises(of: routine) == before)
    }

    @Test func aHeavierLastSetIsARowOfItsOwn() {
        var journey = WebSession()
        let lines = line(bench, [("sets", "3"), ("repetitions", "8"), ("load", "60")])
        _ = journey.post(.workouts(.addRoutine), [("id", "a1"), ("name", "Push")] + lines)
        let item = journey.state.exercises(of: routine)[0].id
        var fields = pressing(in: journey.open(.workouts(.routine(routine))))
        let loads = fields.indices.filter { fields[$0].0 == "load" }
        fields[loads[2]].1 = "65"
        _ = journey.post(.workouts(.editRoutine(routine)), fields)
        #expect(plan(journey) == ["bench-press 2 8 60.0", "bench-press 1 8 65.0"])
        #expect(journey.state.exercises(of: routine)[0].id == item)
        _ = journey.post(.workouts(.start), [("id", "b1"), ("routine", "a1")])
        for number in 1...2 {
            _ = journey.post(
                .workouts(.addSet(RecordID(hex: "b1")!)),
                [("id", "c\(number)"), ("live", "1"), ("exercise", bench.hex), ("repetitions", "8"), ("load", "60")])
        }
        #expect(journey.open(.workouts(.live(RecordID(hex: "b1")!, LiveView()))).has("Set 3 of 3"))
    }

    @Test func aRoutineWithMoreSetsThanAFormHasLinesKeepsThem() throws {
        var journey = WebSession()
        var long = Routine(id: routine)
        long.name = "Long"
        let exercises = Exercise.library.all.prefix(BodyLimits.routineExercises).enumerated().map { index, exercise in
            var row = RoutineExercise(id: RecordID(Identifier(high: 5, low: UInt64(index))))
            (row.exercise, row.sets) = (exercise.id, 30)
            return row
        }
        let added = try RoutineCommand.add(long, exercises).decide(in: journey.state)
        journey.keep(Commit(added, action: ActionID(high: 9, low: 10)))
        let form = journey.open(.workouts(.routine(routine)))
        #expect(values("sets", in: form) == [String](repeating: "30", count: exercises.count))
        _ = journey.post(.workouts(.editRoutine(routine)), pressing(in: form))
        #expect(journey.state.exercises(of: routine).map(\.sets) == exercises.map(\.sets))
    }

    @Test func aRoutineWithoutAnExerciseIsRefusedBesideTheList() {
        var journey = WebSession()
        let page = journey.post(.workouts(.addRoutine), [("id", "a1"), ("name", "Push")])
        #expect(page.status == 422 && page.has("id=\"exercise-0-why\""))
        let wrong = journey.post(
            .workouts(.addRoutine), [("name", "Push")] + line(bench) + line(bench, [("load", "heavy")]))
        #expect(wrong.status == 422 && wrong.has("id=\"load-1-why\"") && wrong.has("value=\"heavy\""))
        let rested = journey.post(
            .workouts(.addRoutine), [("name", "Push")] + line(bench) + line(bench, [("rest", "long")]))
        #expect(rested.status == 422 && rested.has("id=\"rest-1-why\""))
    }
}
