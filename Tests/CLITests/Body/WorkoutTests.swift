import Terminal
import Testing

struct WorkoutTests {
    let terminal = try! TestTerminal()

    @Test func aWorkoutIsWrittenDownSetBySet() throws {
        #expect(
            try terminal.run(
                "workout", "log", "Upper body", "--minutes", "45", "--set", "Bench press 3x8x60", "--set", "Push-up 15"
            ).output == "Workout logged: Upper body\n45 min · 2 exercises · 4 sets · 1,440 kg lifted\n")
        try terminal.run("weigh", "80")
        #expect(
            try terminal.run("workout", "show").output == """
                Upper body
                today 09:30 · 45 min · ~210 kcal · 2 exercises · 4 sets · 1,440 kg lifted

                Bench press  8 × 60 kg
                             8 × 60 kg
                             8 × 60 kg
                Push-up      15 repetitions

                """)
        #expect(
            try terminal.run("workout", "list").output == """
                today  Upper body  45 min  ~210 kcal  2 exercises

                1 workout · In a row: 1 day, 1 week
                ~ estimated from the kind, duration and your weight

                """)
        #expect(try terminal.run("workout", "delete", "Upper").output == "“Upper body” deleted\n")
        #expect(try terminal.run("undo").output == "Undone: “Upper body” deleted\n")
        #expect(try terminal.run("undo").output == "Undone: Weight: 80 kg\n")
        #expect(try terminal.run("undo").output == "Undone: “Upper body”: 45 min\n")
        #expect(try terminal.run("workout", "list").output == "No workouts yet\n")
    }

    @Test func recordsFollowFromTheSets() throws {
        try terminal.run("workout", "log", "--set", "Bench 3x10x90", "--on", "2026-11-01")
        try terminal.run("workout", "log", "--set", "Running 5 km 25:00")
        #expect(
            try terminal.run("workout", "records", "bench pr").output == """
                Bench press
                  One-rep max       120 kg          1 Nov
                  Heaviest          10 × 90 kg      1 Nov
                  Best set          10 × 90 kg      1 Nov
                  Most repetitions  10 repetitions  1 Nov

                """)
        let records = try terminal.run("workout", "records", "--json").json()["records"] as? [[String: Any]]
        #expect(records?.map { $0["exercise"] as? String } == ["Bench press", "Running"])
        #expect((records?[1]["longest"] as? [String: Any])?["value"] as? Double == 1500)
    }

    @Test func aWorkoutShowsTheRecordsItBroke() throws {
        try terminal.run("workout", "log", "--set", "Bench press 2x5x60", "--on", "2026-11-01")
        #expect(try terminal.run("workout", "show").lines.last == "             5 × 60 kg")
        try terminal.run("workout", "log", "--set", "Bench press 5@60", "--set", "Bench press 5@70")
        #expect(
            try terminal.run("workout", "show").lines.suffix(2) == [
                "Bench press  5 × 60 kg", "             5 × 70 kg  One-rep max",
            ])
    }

    @Test func titleNamingAWorkoutTypeSetsTheType() throws {
        let yoga = try terminal.run("workout", "log", "Йога", "--minutes", "30", "--json").json()
        #expect(yoga["type"] as? String == "yoga")
        #expect(yoga["minutes"] as? Int == 30)
        #expect(
            try terminal.run("workout", "totals", "--last", "1").output == """
                16–22 Nov 2026  1 workout  30 min
                All time        1 workout  30 min

                """)
    }

    @Test func totalsOfAllTimeGoBackToTheFirstWorkout() throws {
        try terminal.run("workout", "log", "--set", "Bench press 2x5x60", "--minutes", "50", "--on", "2019-03-02")
        try terminal.run("workout", "log", "Yoga", "--minutes", "30", "--energy", "120", "--on", "2026-11-19")
        let all = try #require(
            try terminal.run("workout", "totals", "--last", "1", "--json").json()["allTime"] as? [String: Any])
        #expect(all["first"] as? String == "2019-03-02")
        #expect(all["count"] as? Int == 2 && all["minutes"] as? Int == 80)
        #expect(all["energy"] as? Double == 120 && all["volume"] as? Double == 600)
    }

    @Test func totalsReachBackToTheWorkoutsOfDecadesAgo() throws {
        try terminal.run("workout", "log", "Yoga", "--minutes", "30", "--on", "1985-06-15")
        for (span, count) in [("year", "42"), ("month", "500"), ("week", "2200")] {
            let totals = try terminal.run("workout", "totals", "--by", span, "--last", count, "--json").json()["totals"]
            #expect((totals as? [[String: Any]])?.filter { $0["count"] as? Int == 1 }.count == 1, "\(span)")
        }
        let refused = try terminal.run("workout", "totals", "--last", "10001")
        #expect(refused.status == 2)
    }

    @Test func customExercisesAreKnownByName() throws {
        #expect(
            try terminal.run("workout", "add-exercise", "Atlas stones", "--muscle", "back").output
                == "“Atlas stones” added\n")
        #expect(try terminal.run("workout", "log", "--set", "Atlas 3x100kg").status == 0)
        #expect(try terminal.run("workout", "exercises").lines.first?.hasPrefix("Atlas stones") == true)
        #expect(try terminal.run("workout", "add-exercise", "atlas stones").status == 2)
    }

    @Test func aSetThatIsTooHeavyToBeTrueIsAskedAbout() throws {
        for sets in ["1x5x900", "1x500x20"] {
            let said = try terminal.run("workout", "log", "--set", "Bench press \(sets)").lines.last
            #expect(said?.hasPrefix("Is that right? It says 5") == true, "\(sets)")
        }
        #expect(try !terminal.run("workout", "log", "--set", "Bench press 1x5x300").output.contains("Is that right?"))
    }

    @Test func aSetThatIsTooFastToBeTrueIsAskedAbout() throws {
        #expect(
            try terminal.run("workout", "log", "--set", "Running 40 km 0:12").lines.last
                == "Is that right? It says 40 km in 0:12.")
        #expect(try !terminal.run("workout", "log", "--set", "Running 5 km 25:00").output.contains("Is that right?"))
    }

    @Test func invalidArgumentsAreRefused() throws {
        #expect(
            try terminal.run("workout", "log", "--set", "Bnech press 5").errors
                == "There is no exercise “Bnech press”. Did you mean “Bench press”?\n")
        #expect(
            try terminal.run("workout", "log", "--set", "Bench").errors
                == "“Bench” is not a set; write it as “Bench press 3x8x60” or “Running 5 km 25:00”\n")
        #expect(
            try terminal.run("workout", "log", "Gym", "--minutes", "0").errors == "Minutes must be from 1 to 1,440\n")
        #expect(try terminal.run("workout", "log").errors == "Enter a title\n")
        #expect(try terminal.run("workout", "log", "Gym", "--type", "x").status == 2)
        #expect(try terminal.run("workout", "show", "Nothing").status == 2)
        #expect(try terminal.run("workout", "list").output == "No workouts yet\n")
    }

    @Test func anEmptyWorkoutIsNotKeptAndTheReportSaysSo() throws {
        try terminal.run("workout", "start")
        #expect(
            try terminal.run("workout", "finish").output == "No sets logged, so the workout was discarded\n")
        #expect(try terminal.run("workout", "list").output == "No workouts yet\n")
        try terminal.run("workout", "start")
        try terminal.run("workout", "finish", "--minutes", "40")
        #expect(try terminal.run("workout", "list").output.contains("40 min"))
    }

    @Test func aWorkoutWithOpenSetsIsFinishedOnlyIfThePersonSaysSo() throws {
        try terminal.run("workout", "routine", "add", "Push", "--set", "Bench press 2x8x60")
        try terminal.run("workout", "start", "push")
        #expect(try terminal.run("workout", "set").output.hasPrefix("“Bench press”: 8 × 60 kg, set 1 of 2\n"))
        let refused = try terminal.run("workout", "finish")
        #expect(refused.status == 2 && refused.errors == "1 set is left open: --anyway finishes the workout\n")
        #expect(try terminal.run("workout", "finish", "--anyway").output.contains("“Push” finished"))
    }

    @Test func figuresAloneAreASetOfTheExerciseWhoseTurnItIs() throws {
        try terminal.run("workout", "routine", "add", "Push", "--set", "Bench press 2x8x60")
        try terminal.run("workout", "start", "push")
        #expect(try terminal.run("workout", "set", "7@62.5").output.hasPrefix("“Bench press”: 7 × 62.5 kg, set 1 of 2"))
        try terminal.run("workout", "set")
        #expect(try terminal.run("workout", "set", "6@62.5").output.hasPrefix("“Bench press”: 6 × 62.5 kg, set 3"))
        for wrong in ["Squat", "Bench press 3x8x60"] {
            let refused = try terminal.run("workout", "set", wrong)
            #expect(refused.status == 2 && refused.errors.hasPrefix("Log one set at a time"), "\(refused.errors)")
        }
    }

    @Test func aRoutineIsDoneInTheTerminal() throws {
        #expect(try terminal.run("workout", "set").errors.contains("daybook workout start"))
        try terminal.run("workout", "log", "--set", "Bench 2x6x65", "--on", "2026-11-17")
        try terminal.run("workout", "routine", "add", "Push", "--set", "Bench press 2x8x60", "--rest", "2:00")
        #expect(
            try terminal.run("workout", "routine", "list").output == """
                Push  Not done yet
                  Bench press  2 × 8 × 60 kg  Rest 2:00

                """)
        #expect(
            try terminal.run("workout", "start", "push").output == """
                “Push” started
                Bench press  0 of 2  Last time, 17 Nov: 6 × 65 kg, 6 × 65 kg

                """)
        let again = try terminal.run("workout", "start")
        #expect(again.status == 2)
        #expect(again.errors == "“Push” is still running. Finish it first: daybook workout finish\n")
        // The routine says 8 times, last time 65 kg.
        let next = try terminal.run("workout", "set", "--json").json()
        #expect((next["sets"] as? [[String: Any]])?.first?["load"] as? Double == 65)
        let second = try terminal.run("workout", "set", "Bench 7@67.5").output
        #expect(second.hasPrefix("“Bench press”: 7 × 67.5 kg, set 2 of 2. Record: one-rep max\n"), "\(second)")
        #expect(second.contains("2 of 2"))
        #expect(try terminal.run("workout", "set").errors.contains("All sets done"))
        #expect(try terminal.run("workout", "finish", "--minutes", "30").output.contains("“Push” finished"))
        #expect(try terminal.run("workout", "finish").errors.contains("No workout is running"))
        #expect(try terminal.run("undo").output == "Undone: “Push” finished\n")
        #expect(try terminal.run("workout", "routine", "delete", "Pu").output == "“Push” deleted\n")
    }

    @Test func theExampleOfTheHelpOfRoutinesIsARoutine() throws {
        try terminal.run(
            "workout", "routine", "add", "Push", "--set", "Bench press 3x8x60", "--set", "Plank 2x1:00", "--rest",
            "2:00")
        #expect(
            try terminal.run("workout", "routine", "list").output == """
                Push  Not done yet
                  Bench press  3 × 8 × 60 kg  Rest 2:00
                  Plank        2 × 1:00       Rest 2:00

                """)
    }
}
