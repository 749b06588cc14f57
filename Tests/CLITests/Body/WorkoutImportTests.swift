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
        #expect(try terminal.run("import", path).lines[1] == "Everything in this file is already in your journal")
        #expect(try terminal.run("undo").status == 0)
        #expect(try terminal.run("workout", "list").output == "No workouts yet\n")
        #expect(try terminal.run("import", path).lines[1] == "1 workout imported")
    }
}
