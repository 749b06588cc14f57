import Terminal
import Testing

struct WorkoutImportTests {
    let terminal = try! TestTerminal()

    @Test func anExportOfStrongComesInOnceAndGoesOutAgain() throws {
        let path = try terminal.write(
            """
            Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
            2026-04-02 18:05:00,"Upper A",1h 5m,"Bench Press (Barbell)",1,60,8,0,0,"","",8
            2026-04-02 18:05:00,"Upper A",1h 5m,"Zottman Curl (Dumbbell)",1,12,10,0,0,"","",

            """, to: "strong.csv")
        #expect(
            try terminal.run("import", path, "--dry-run").output == """
                Recognised: Strong
                1 workout will be imported
                New exercises: Zottman Curl (Dumbbell)

                """)
        #expect(try terminal.run("import", path).lines[1] == "1 workout imported")
        #expect(
            try terminal.run("workout", "show").output == """
                Upper A
                2 Apr 18:05 · 1 h 5 min · 2 exercises · 2 sets · 600 kg lifted

                Bench press              8 × 60 kg · RIR 2
                Zottman Curl (Dumbbell)  10 × 12 kg

                """)
        let again = "Nothing in this file is new. What is already in your journal stays as it is."
        #expect(try terminal.run("import", path).lines[1] == again)
        #expect(try terminal.run("undo").status == 0)
        #expect(try terminal.run("workout", "list").output == "No workouts yet\n")
        #expect(try terminal.run("import", path).lines[1] == "1 workout imported")
    }

    @Test func anExerciseOfTheLibraryIsFoundRegardlessOfCase() throws {
        let path = try terminal.write(
            """
            Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
            2026-04-02 18:05:00,"Upper A",1h 5m,"Overhead Press",1,40,8,0,0,"","",
            2026-04-02 18:05:00,"Upper A",1h 5m," Жим СТОЯ ",1,40,6,0,0,"","",

            """, to: "strong.csv")
        #expect(
            try terminal.run("import", path, "--dry-run").output == """
                Recognised: Strong
                1 workout will be imported

                """)
        #expect(try terminal.run("import", path).lines[1] == "1 workout imported")
        #expect(
            try terminal.run("workout", "show").output == """
                Upper A
                2 Apr 18:05 · 1 h 5 min · 1 exercise · 2 sets · 560 kg lifted

                Overhead press  8 × 40 kg
                                6 × 40 kg

                """)
    }
}
