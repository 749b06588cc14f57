import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct WorkoutPagesTests {
    private let routine = RecordID(hex: "a1")!
    private let workout = RecordID(hex: "b1")!
    private let bench = Exercise.id(ofCode: "bench-press")!
    private let plank = Exercise.id(ofCode: "plank")!

    /// A person with the routine "Push": three sets of eight bench presses, then a one-minute plank.
    private func journeyWithRoutine() -> WebSession {
        var journey = WebSession()
        _ = journey.post(
            .workouts(.addRoutine),
            [
                ("id", "a1"), ("name", "Push"),
                ("item", ""), ("exercise", bench.hex), ("sets", "3"), ("repetitions", "8"), ("load", "60"),
                ("time", ""), ("rest", "2:00"),
                ("item", ""), ("exercise", plank.hex), ("sets", "1"), ("repetitions", ""), ("load", ""),
                ("time", "1:00"), ("rest", ""),
            ])
        return journey
    }

    private func set(_ id: String, _ exercise: RecordID, _ figures: [(String, String)]) -> [(String, String)] {
        [("id", id), ("live", "1"), ("exercise", exercise.hex)] + figures
    }

    @Test func theRunningWorkoutAsksAboutASetThatIsTooHeavyToBeTrue() {
        var journey = journeyWithRoutine()
        _ = journey.post(.workouts(.start), [("id", "b1"), ("routine", "a1")])
        let first = journey.post(
            .workouts(.addSet(workout)), set("c1", bench, [("repetitions", "8"), ("load", "60")]))
        #expect(!first.has("Is that right?"))
        let second = journey.post(
            .workouts(.addSet(workout)), set("c2", bench, [("repetitions", "8"), ("load", "900")]))
        #expect(second.has("Set 3 of 3") && second.has("Is that right? It says 8 × 900 kg."))
    }

    @Test func aRoutineIsDoneSetBySet() {
        var journey = journeyWithRoutine()
        #expect(journey.open("/workouts").has("Push"))
        let begun = journey.post(.workouts(.start), [("id", "b1"), ("routine", "a1")])
        #expect(begun.has("Set 1 of 3") && begun.has("First time"))
        #expect(begun.has("name=\"load\" value=\"60\"") && begun.has("name=\"repetitions\" value=\"8\""))
        #expect(begun.has("data-awake"))
        for number in 1...3 {
            let answer = journey.post(
                .workouts(.addSet(workout)), set("c\(number)", bench, [("repetitions", "8"), ("load", "60")]))
            #expect(answer.has("data-until"), "a rest begins")
            #expect(answer.has(number < 3 ? "Set \(number + 1) of 3" : "Set 1 of 1"))
        }
        let last = journey.post(.workouts(.addSet(workout)), set("c4", plank, [("time", "1:00")]))
        #expect(last.has("All sets done") && !last.has("data-until"))
        let over = journey.post(.workouts(.finish(workout)), [])
        #expect(over.has("” finished") && over.has("8 × 60 kg") && over.has("1:00"))
        let live = journey.open(.workouts(.live(workout, LiveView())))
        #expect(live.status == 303 && live.response.location == WorkoutPageRoute.workout(workout).url)
        #expect(journey.state.runningWorkouts.isEmpty)
        #expect(journey.state.sets(of: workout).count == 4)
    }

    @Test func aNewExerciseIsAdvisedOnUntilItsFirstSet() {
        var journey = WebSession()
        _ = journey.post(.workouts(.start), [("id", "b1")])
        let begun = journey.open(.workouts(.live(workout, LiveView(exercise: bench))))
        #expect(begun.has("First time") && begun.has("name=\"load\" value=\"\"") && begun.has("placeholder=\"–\""))
        let answer = journey.post(
            .workouts(.addSet(workout)), set("c1", bench, [("repetitions", "8"), ("load", "60")]))
        #expect(answer.has("Set 2") && !answer.has("First time"))
        #expect(answer.has("name=\"load\" value=\"60\"") && answer.has("name=\"repetitions\" value=\"8\""))
    }

    @Test func aRestLastsAsLongAsTheRoutineSays() {
        var journey = journeyWithRoutine()
        _ = journey.post(.workouts(.start), [("id", "b1"), ("routine", "a1")])
        let end = journey.now.milliseconds + 120_000
        let answer = journey.post(
            .workouts(.addSet(workout)), set("c1", bench, [("repetitions", "8"), ("load", "60")]))
        #expect(answer.value(of: "data-until", after: "role=\"timer\"") == "\(end)")
        #expect(answer.has(">2:00</p>"))
    }

    @Test func aSetCanBeUndone() {
        var journey = journeyWithRoutine()
        _ = journey.post(.workouts(.start), [("id", "b1"), ("routine", "a1")])
        let saved = journey.post(
            .workouts(.addSet(workout)), set("c1", bench, [("repetitions", "8"), ("load", "60")]))
        #expect(journey.state.sets(of: workout).count == 1)
        let undone = journey.undo(saved)
        #expect(undone.has("Set 1 of 3") && !undone.has("data-until"), "its rest is over too")
        #expect(journey.state.sets(of: workout).isEmpty)
    }

    @Test func lastWorkoutsNumbersAreShownBesideEachSet() {
        var journey = journeyWithRoutine()
        _ = journey.post(
            .workouts(.log), [("id", "b0"), ("title", "Gym"), ("day", "2026-11-17"), ("sets", "Bench press 2x6x65")])
        let begun = journey.post(.workouts(.start), [("id", "b1"), ("routine", "a1")])
        #expect(begun.has("Last time, 17 Nov") && begun.has("6 × 65 kg"))
        // The repetitions come from the routine, the load from last time.
        #expect(begun.has("name=\"load\" value=\"65\"") && begun.has("name=\"repetitions\" value=\"8\""))
    }

    @Test func invalidSetIsRefusedBesideItsFieldAndKeepsTheInput() {
        var journey = journeyWithRoutine()
        _ = journey.post(.workouts(.start), [("id", "b1"), ("routine", "a1")])
        let wrong = journey.post(
            .workouts(.addSet(workout)), set("c1", bench, [("repetitions", "eight"), ("load", "60,5")]))
        #expect(wrong.status == 422)
        #expect(wrong.has("id=\"repetitions-why\"") && wrong.has("value=\"60,5\"") && wrong.has("value=\"eight\""))
        #expect(journey.state.sets(of: workout).isEmpty)
    }

    @Test func aPastWorkoutIsWrittenDownInLines() {
        var journey = WebSession()
        let page = journey.post(
            .workouts(.log),
            [
                ("id", "b1"), ("title", "Park <b>"), ("day", "2026-11-19"), ("time", "18:30"), ("minutes", "45"),
                ("sets", "Bench press 3x8x60\r\n\r\nRunning 5 km 25:00"),
            ])
        for part in ["Park &lt;b&gt;", "Yesterday, 18:30", "45 min", "8 × 60 kg", "5 km · 25:00", "2 exercises"] {
            #expect(page.has(part), "\(part)")
        }
        #expect(journey.state.sets(of: workout).count == 4)
    }

    @Test func unknownExerciseInALineIsNamed() {
        var journey = WebSession()
        let page = journey.post(
            .workouts(.log), [("id", "b1"), ("title", "Gym"), ("sets", "Bench press 3x8x60\nBensh pres 3x8")])
        #expect(page.status == 422)
        #expect(page.has("There is no exercise “Bensh pres”") && page.has("Did you mean “Bench press”?"))
        #expect(page.has("Bensh pres 3x8</textarea>"))
        #expect(journey.state.livingWorkouts.isEmpty)
    }

    @Test func aCorrectedSetCorrectsTheRecord() {
        var journey = WebSession()
        _ = journey.post(
            .workouts(.log), [("id", "b1"), ("title", "Gym"), ("sets", "Bench press 1x5x600")])
        let set = journey.state.sets(of: workout)[0].id
        // 600 · 36 ÷ (37 − 5) = 675.
        #expect(journey.open("/exercises").has("One-rep max 675 kg"))
        _ = journey.post(
            .workouts(.editSet(set)), [("exercise", bench.hex), ("repetitions", "5"), ("load", "60")])
        #expect(journey.open("/exercises").has("One-rep max 67.5 kg"))
    }

    @Test func aRecordIsShownFromTheSecondTimeOn() {
        var journey = WebSession()
        let page = journey.post(
            .workouts(.log), [("id", "b1"), ("day", "2026-11-18"), ("title", "Gym"), ("sets", "Bench press 1x5x60")])
        #expect(!page.main.contains("chip warn") && page.has("<span class=\"count\">First time</span>"))
        let second = journey.post(
            .workouts(.log), [("id", "b2"), ("title", "Gym"), ("sets", "Bench press 1x5x70")])
        #expect(second.has("<span class=\"chip warn\">One-rep max</span>") && !second.has("First time"))
    }

    @Test func aRoutineIsChangedWithoutLosingWhatItHolds() {
        var journey = journeyWithRoutine()
        let page = journey.open(.workouts(.routine(routine)))
        #expect(page.has("name=\"load\" value=\"60\"") && page.has("value=\"2:00\""))
        let items = journey.state.exercises(of: routine).map(\.id.hex)
        let answer = journey.post(
            .workouts(.editRoutine(routine)),
            [
                ("name", "Push day"), ("note", ""),
                ("item", items[1]), ("exercise", plank.hex), ("sets", "2"), ("repetitions", ""), ("load", ""),
                ("time", "1:00"), ("rest", ""),
                ("item", items[0]), ("exercise", bench.hex), ("sets", "3"), ("repetitions", "5"), ("load", "60"),
                ("time", ""), ("rest", "2:00"),
            ])
        #expect(answer.has("Push day"))
        let exercises = journey.state.exercises(of: routine)
        #expect(exercises.map(\.exercise) == [plank, bench])
        #expect(exercises.map(\.sets) == [2, 3])
        #expect(exercises[1].repetitions == 5 && exercises[1].load == 60)
    }

    @Test func invalidRoutineRowIsRefusedBesideItsField() {
        var journey = WebSession()
        let page = journey.post(
            .workouts(.addRoutine),
            [("id", "a1"), ("name", "Legs"), ("item", ""), ("exercise", bench.hex), ("sets", "31")])
        #expect(page.status == 422 && page.has("id=\"sets-0-why\""))
        #expect(journey.state.livingRoutines.isEmpty)
    }

    @Test func imperialNumbersComeBackAsTheyWereTyped() throws {
        var journey = WebSession()
        var draft = Profile(id: Profile.only)
        draft.units = .imperial
        let decision = try BodyCommand.saveProfile(draft).decide(in: journey.state, now: journey.now)
        journey.keep(Commit(decision, action: ActionID(high: 9, low: 9)))
        _ = journey.post(.workouts(.log), [("id", "b1"), ("title", "Gym"), ("sets", "Bench press 5@135")])
        let set = journey.state.sets(of: workout)[0]
        // 135 · 0.45359237 = 61.23496995 kg.
        #expect(abs((set.load ?? 0) - 61.23496995) < 1e-9)
        let page = journey.open(.workouts(.set(set.id)))
        #expect(page.has("name=\"load\" value=\"135\""))
        _ = journey.post(
            .workouts(.editSet(set.id)), [("exercise", bench.hex), ("repetitions", "6"), ("load", "135")])
        #expect(journey.state.sets(of: workout)[0].load == set.load)
    }

    @Test func todayShowsTrainingOnlyOnceThereIsSome() {
        var journey = WebSession()
        #expect(!journey.open("/today").has("id=\"log\""))
        journey = journeyWithRoutine()
        #expect(journey.open("/today").has("href=\"/log/workout\""))
        #expect(journey.open(.log(.workout)).has("Start “Push”"))
        _ = journey.post(.workouts(.start), [("id", "b1"), ("routine", "a1")])
        #expect(journey.open("/today").part(from: "now-line", to: "</p>").contains("Resume"))
        _ = journey.post(.workouts(.finish(workout)), [("do", "keep")])
        let today = journey.open("/today")
        #expect(today.part(from: "id=\"log\"", to: "</section>").contains("Push</b>") && !today.has("Resume"))
    }

    @Test func theHistoryShowsAMonthWithItsWorkouts() {
        var journey = WebSession()
        for (id, day) in [("b1", "2026-11-17"), ("b2", "2026-11-17"), ("b3", "2026-10-05")] {
            _ = journey.post(
                .workouts(.log), [("id", id), ("type", "yoga"), ("day", day), ("minutes", "30")])
        }
        let november = journey.open("/workouts/history")
        #expect(november.has("November 2026") && november.has("<dd>2</dd>") && november.has("1 h"))
        let october = journey.open("/workouts/history?month=2026-10")
        #expect(october.has("<dd>1</dd>") && october.has("5 Oct") && !october.has("17 Nov"))
        #expect(journey.open("/workouts/figures?by=month").has("October 2026"))
    }

    @Test func customExerciseCannotTakeALibraryName() {
        var journey = WebSession()
        for name in ["bench press", "Жим лёжа"] {
            let page = journey.post(.workouts(.addExercise), [("id", "d1"), ("name", name), ("muscle", "chest")])
            #expect(page.status == 422 && page.has("id=\"name-why\"") && page.has("Bench press"), "\(name)")
        }
        #expect(journey.state.ownExercises.isEmpty)
    }

    @Test func customExerciseIsAddedUsedAndDeleted() {
        var journey = WebSession()
        _ = journey.post(
            .workouts(.addExercise), [("id", "d1"), ("name", "Sled"), ("muscle", "quadriceps"), ("type", "strength")])
        _ = journey.post(.workouts(.log), [("id", "b1"), ("title", "Gym"), ("sets", "Sled 2x10x80")])
        #expect(journey.open("/exercises").has("Sled"))
        _ = journey.post(.workouts(.deleteExercise(RecordID(hex: "d1")!)), [])
        #expect(journey.open(.workouts(.workout(workout))).has("Sled"), "what was done of it stays")
        #expect(journey.state.ownExercises.isEmpty)
    }

    @Test func statisticsHaveTheTotalsOfAllTime() {
        var journey = WebSession()
        for (day, energy) in [("2019-03-02", "300"), ("2026-11-19", "150")] {
            _ = journey.post(
                .workouts(.log), [("title", "Yoga"), ("day", day), ("minutes", "40"), ("energy", energy)])
        }
        let page = journey.open(.workouts(.figures(.week)))
        #expect(page.has("/charts/time.csv?page=") && !page.has("/charts/lifted.csv"))
        let time = journey.open(.chart("time", of: "/workouts/figures"))
        #expect(time.text.hasPrefix("Week of,") && time.text.hasSuffix("2026-11-16,40\r\n"))
        #expect(journey.open(.chart("steps", of: "/workouts/figures")).status == 404)
        let all = page.part(from: "<h2>All time</h2>", to: "</dl>")
        #expect(all.contains("<dd>2</dd>") && all.contains("<dd>1 h 20 min</dd>") && all.contains("<dd>450 kcal</dd>"))
    }

    @Test func theMainButtonIsInTheFootAndNowhereElse() {
        var journey = journeyWithRoutine()
        let begun = journey.post(.workouts(.start), [("id", "b1"), ("routine", "a1")])
        let foot = begun.part(from: "<div class=\"live-foot\">", to: "</div>")
        #expect(foot.contains("form=\"set\"") && foot.contains("Log set"))
        #expect(begun.main.split(separator: "button primary").count == 2)
        let rested = journey.post(
            .workouts(.addSet(workout)), set("c1", bench, [("repetitions", "8"), ("load", "60")]))
        // The rest appears above the button, which stays where it is.
        let order = rested.part(from: "<div class=\"live-foot\">", to: "Log set")
        #expect(order.contains("id=\"rest\""))
    }

    @Test func exercisesAreFoundByNameWithTheRecentOnesFirst() {
        var journey = WebSession()
        _ = journey.post(
            .workouts(.log), [("id", "b0"), ("title", "Gym"), ("day", "2026-11-17"), ("sets", "Squat 3x5x100")])
        let begun = journey.post(.workouts(.start), [("id", "b1")])
        let recent = begun.part(from: "id=\"adding\"", to: "</section>")
        let offered = recent.split(separator: "<bdi>").dropFirst().map { $0.prefix { $0 != "<" } }
        #expect(offered.first == "Squat" && Set(offered).count == offered.count)
        #expect(offered.count == Exercise.library.all.count)
        let url = WorkoutPageRoute.live(workout, LiveView()).url
        let found = journey.open("\(url)?search=squ").part(from: "id=\"adding\"", to: "</section>")
        let names = found.split(separator: "<bdi>").dropFirst().map { $0.prefix { $0 != "<" } }
        #expect(names.first == "Squat" && names.contains("Goblet squat") && !names.contains("Bench press"))
        let rows = journey.open("\(url)?search=row").part(from: "id=\"adding\"", to: "</section>")
        let row = rows.firstRange(of: "<bdi>Bent-over row</bdi>")
        let machine = rows.firstRange(of: "<bdi>Rowing machine</bdi>")
        #expect(!rows.contains("<bdi>Cycling</bdi>"), "a Polish name contains it: rower")
        #expect(row.flatMap { first in machine.map { first.lowerBound < $0.lowerBound } } == true)
        #expect(journey.open("\(url)?search=prisedania-x").has("No exercises found"))
        // In another language, too.
        #expect(journey.open("\(url)?search=%D0%B6%D0%B8%D0%BC").has("<bdi>Bench press</bdi>"))
    }

    @Test func aWorkoutWithOpenSetsIsFinishedOnlyIfThePersonSaysSo() {
        var journey = journeyWithRoutine()
        _ = journey.post(.workouts(.start), [("id", "b1"), ("routine", "a1")])
        _ = journey.post(.workouts(.addSet(workout)), set("c1", bench, [("repetitions", "8"), ("load", "60")]))
        let asked = journey.post(.workouts(.finish(workout)))
        #expect(asked.has("3 sets are left open. Finish anyway?") && journey.state.runningWorkouts.count == 1)
        #expect(asked.has(">Resume</a>") && !asked.has(">Log set</button>"))
        _ = journey.post(.workouts(.finish(workout)), [("do", "keep")])
        #expect(journey.state.runningWorkouts.isEmpty && journey.state.sets(of: workout).count == 1)
    }

    @Test func aRoutineThatWasJustStartedWasLastDoneBefore() {
        var journey = journeyWithRoutine()
        _ = journey.post(.workouts(.start), [("id", "b1"), ("routine", "a1")])
        #expect(journey.open("/workouts").has("<small>Not done yet</small>"))
        _ = journey.post(.workouts(.addSet(workout)), set("c1", bench, [("repetitions", "8"), ("load", "60")]))
        #expect(journey.open("/workouts").has("<small>Last done today</small>"))
    }

    @Test func anEmptyWorkoutIsKeptOnlyIfThePersonSaysSo() {
        var journey = WebSession()
        _ = journey.post(.workouts(.start), [("id", "b1")])
        let asked = journey.post(.workouts(.finish(workout)))
        #expect(asked.has("No sets logged. Discard this workout?") && journey.state.runningWorkouts.count == 1)
        let discarded = journey.post(.workouts(.delete(workout)), [("back", "/workouts")])
        #expect(journey.state.livingWorkouts.isEmpty)
        _ = journey.undo(discarded)
        _ = journey.post(.workouts(.finish(workout)), [("do", "keep")])
        #expect(journey.state.runningWorkouts.isEmpty && journey.state.livingWorkouts.count == 1)
    }

    @Test func anExercisesPageHasItsLatestHundredWorkoutsAndTheWayToTheRest() throws {
        var journey = WebSession()
        let first = try #require(Day("2026-01-01"))
        for number in 0..<103 {
            _ = journey.post(
                .workouts(.log),
                [
                    ("id", "c\(number)"), ("title", "Gym"), ("day", first.advanced(by: number).description),
                    ("sets", "Bench press 8@60"),
                ])
        }
        let list = journey.open(.workouts(.exercise(bench))).part(from: "<h2>History", to: "</section>")
        #expect(list.split(separator: "<li>").count == 101 && list.contains("<span class=\"count\">103<"))
        #expect(list.contains("Show more (83)") && list.contains("href=\"/workouts/history\""))
    }

    @Test func aLoadWithoutRepetitionsIsNoSetAndTheRestGoesOn() {
        var journey = WebSession()
        _ = journey.post(.workouts(.start), [("id", "b1")])
        let rest = journey.now.milliseconds + 60_000
        let refused = journey.post(
            .workouts(.addSet(workout)), set("c1", bench, [("load", "10"), ("rest", "\(rest)")]))
        #expect(refused.status == 422 && refused.has("Enter a number") && journey.state.sets(of: workout).isEmpty)
        #expect(refused.has("data-until=\"\(rest)\""))
        _ = journey.post(.workouts(.addSet(workout)), set("c1", bench, [("load", "10"), ("repetitions", "5")]))
        #expect(journey.state.sets(of: workout).count == 1)
    }

    @Test func aFirstWorkoutOffersCommonExercises() {
        var journey = WebSession()
        let first = journey.post(.workouts(.start), [("id", "b1")]).part(from: "id=\"adding\"", to: "</section>")
        #expect(first.contains("Common exercises") && first.contains("<bdi>Squat</bdi>"))
    }

    @Test func exercisesOfTheWorkoutAreNotOfferedAgainAndAllOthersFollowTheCommonOnes() {
        func offered(_ page: WebSession.Page) -> [String] {
            let list = page.part(from: "id=\"adding\"", to: "</details>")
            return list.split(separator: "<bdi>").dropFirst().map { String($0.prefix { $0 != "<" }) }
        }
        var journey = WebSession()
        _ = journey.post(.workouts(.start), [("id", "b1")])
        let first = journey.post(
            .workouts(.addSet(workout)), set("c1", bench, [("repetitions", "8"), ("load", "60")]))
        #expect(!first.has("<h3>Recent</h3>") && first.has("<h3>Common exercises</h3>"))
        #expect(
            offered(first).prefix(7) == [
                "Squat", "Deadlift", "Overhead press", "Pull-up", "Push-up", "Plank", "Running",
            ])
        #expect(offered(first).count == Exercise.library.all.count - 1 && offered(first).contains("Burpee"))
        _ = journey.post(.workouts(.finish(workout)))
        _ = journey.post(.workouts(.start), [("id", "b2")])
        let second = journey.post(
            .workouts(.addSet(RecordID(hex: "b2")!)), set("c2", plank, [("time", "1:00")]))
        #expect(second.has("<h3>Recent</h3>") && offered(second).first == "Bench press")
        #expect(offered(second).dropFirst().first == "Squat" && !offered(second).contains("Plank"))
    }
}
