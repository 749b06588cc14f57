import DaybookWeb
import Journal

/// Workouts: routines, a workout done set by set, recorded workouts; refused, edited, deleted, summed.
extension Story {
    private static func id(_ number: UInt64) -> String { Identifier(high: 41, low: number).hex }

    /// The id of a library exercise, as in a form.
    private static func library(_ code: String) -> String {
        code.utf8.reduce("10") { $0 + ($1 < 16 ? "0" : "") + String($1, radix: 16) }
    }

    mutating func train() throws {
        try lookAtTraining()
        try addRoutines()
        try doAWorkout()
        try logWorkouts()
        try addExercises()
        try lookAtTraining()
        try follow(try post("/routines/\(Self.id(1))/delete", []))
        try follow(try post("/workouts/\(Self.id(30))/delete", []))
        try lookAtTraining()
    }

    private mutating func addRoutines() throws {
        let rows = [
            ("exercise", Self.library("bench-press")), ("sets", "3"), ("repetitions", "8"), ("load", "62,5"),
            ("time", ""), ("rest", "2:00"), ("item", ""),
            ("exercise", Self.library("plank")), ("sets", "2"), ("repetitions", ""), ("load", ""), ("time", "1:00"),
            ("rest", ""), ("item", ""),
        ]
        try follow(try post("/routines/new", [("id", Self.id(1)), ("name", "Верх <b> żółć")] + rows))
        let chosen = [
            ("add", Self.library("squat")), ("add", Self.library("running")), ("unfolded", Self.library("plank")),
        ]
        for pressed in ["add-exercise", "up-1", "take-out-0", "set-0", "less-1", "show"] {
            _ = try post("/routines/new", [("id", Self.id(2)), ("name", "Legs"), ("do", pressed)] + rows + chosen)
        }
        for wrong in [
            [("name", "")] + rows, [("name", "верх <b> żółć")] + rows, [("name", "Empty")],
            [("name", "A"), ("exercise", "ff"), ("sets", "3")],
            [("name", "A"), ("exercise", Self.library("squat")), ("sets", "99")],
            [("name", "A"), ("exercise", Self.library("squat")), ("sets", "3"), ("rest", "soon")],
        ] {
            for language in ["en", "ru", "pl"] {
                _ = try script.ask(Question("/routines/new", post: wrong, language: language))
            }
        }
        try follow("/routines/\(Self.id(1))")
        try follow(try post("/routines/\(Self.id(1))", [("name", "Push"), ("note", "Slowly")] + rows))
    }

    private mutating func doAWorkout() throws {
        try follow(try post("/workouts/start", [("id", Self.id(10)), ("routine", Self.id(1))]))
        _ = try post("/workouts/start", [("id", Self.id(11)), ("routine", Self.id(999))])
        let url = "/workouts/\(Self.id(10))"
        for number in UInt64(0)..<5 {
            let isBench = number < 3
            let figures = isBench ? [("repetitions", "8"), ("load", "62.5")] : [("time", "1:0\(number)")]
            let exercise = Self.library(isBench ? "bench-press" : "plank")
            let form = [("id", Self.id(100 + number)), ("live", "1"), ("exercise", exercise)] + figures
            try follow(try post("\(url)/sets", form))
            for language in ["ru", "pl"] { _ = try script.ask(Question("\(url)/live", language: language)) }
        }
        for wrong in [
            [("exercise", "")], [("exercise", Self.library("squat"))],
            [("exercise", Self.library("squat")), ("repetitions", "many")],
            [("exercise", Self.library("squat")), ("repetitions", "5"), ("load", "99999")],
            [("exercise", Self.library("squat")), ("repetitions", "5"), ("kind", "wild")],
        ] {
            _ = try post("\(url)/sets", wrong + [("live", "1")])
            _ = try post("\(url)/sets", wrong)
        }
        try follow("\(url)/live?exercise=\(Self.library("squat"))&rest=99999999999999")
        try follow(try post("\(url)/finish", []))
        try follow(try post("\(url)/finish", [("do", "keep")]))
        try follow("/workouts/sets/\(Self.id(100))")
        let set = [
            ("exercise", Self.library("bench-press")), ("repetitions", "10"), ("load", "70"), ("repsInReserve", "2"),
        ]
        try follow(try post("/workouts/sets/\(Self.id(100))", set))
        _ = try post("/workouts/sets/\(Self.id(100))", set + [("repsInReserve", "21")])
        try follow(try post("/workouts/sets/\(Self.id(100))/move", [("behind", Self.id(101))]))
        try follow(try post("/workouts/sets/\(Self.id(104))/delete", []))
        try follow("/routines/new?of=\(Self.id(10))")
    }

    private mutating func logWorkouts() throws {
        for number in UInt64(0)..<24 {
            let day = "2026-\(number < 12 ? "10" : "11")-\(number % 12 < 5 ? "0" : "")\(number % 12 * 2 + 1)"
            let sets =
                number % 2 == 0
                ? "Bench press 3x8x\(60 + number)\r\nPlank 1:30" : "Running \(number % 7 + 3),5 km 31:\(10 + number)"
            let form = [
                ("id", Self.id(30 + number)), ("title", number % 5 == 0 ? "Парк & <i>" : ""), ("day", day),
                ("time", "18:30"), ("minutes", "\(20 + number)"), ("sets", sets),
            ]
            _ = try post("/workouts/new", form)
        }
        for wrong in [
            [("title", "")], [("title", "A"), ("day", "2026-02-30")], [("title", "A"), ("minutes", "1e9")],
            [("title", "A"), ("sets", "Flying 3x8")], [("title", "A"), ("sets", "Bench")],
            [("title", "A"), ("energy", "-1")], [("title", "A"), ("type", "<b>")],
        ] {
            for language in ["en", "ru", "pl"] {
                _ = try script.ask(Question("/workouts/new", post: wrong, language: language))
            }
        }
        try follow("/workouts/\(Self.id(31))/edit")
        try follow(
            try post("/workouts/\(Self.id(31))/edit", [("title", "Run"), ("type", "running"), ("minutes", "33")]))
    }

    private mutating func addExercises() throws {
        try follow(
            try post("/exercises/new", [("id", Self.id(5)), ("name", "Sled <b>"), ("muscle", "quadriceps")]))
        _ = try post("/exercises/new", [("name", "sled <b>")])
        _ = try post("/exercises/new", [("name", "A"), ("muscle", "wing")])
        try follow(try post("/exercises/\(Self.id(5))/edit", [("name", "Sledge"), ("muscle", "glutes")]))
        try follow("/exercises/\(Self.id(5))/edit")
        try follow(try post("/exercises/\(Self.id(5))/delete", []))
    }

    private mutating func lookAtTraining() throws {
        let pages = [
            "/today", "/workouts", "/workouts/history", "/workouts/history?month=2026-10", "/workouts/figures",
            "/workouts/figures?by=month", "/workouts/new", "/routines/new", "/exercises", "/exercises/new",
            "/exercises/\(Self.library("bench-press"))", "/exercises/\(Self.library("running"))",
            "/workouts/\(Self.id(10))", "/workouts/\(Self.id(31))", "/workouts/ff", "/exercises/ff", "/routines/ff",
        ]
        for page in pages {
            for language in ["en", "ru", "pl"] { _ = try script.ask(Question(page, language: language)) }
        }
    }
}
