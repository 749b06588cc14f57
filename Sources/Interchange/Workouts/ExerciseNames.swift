import DaybookCore

extension ImportedSet {
    /// Creates an exercise from its name in Strong and Hevy, with the equipment in brackets.
    init(named name: String) {
        self.init(exercise: name)
        code = Self.codes[name.lowercased()]
        let tool = name.split(separator: "(").last.map { String($0).lowercased() } ?? ""
        for (word, kind) in Self.tools where tool.hasPrefix(word) { equipment = kind }
    }

    private static let tools: [(String, Equipment)] = [
        ("barbell", .barbell), ("dumbbell", .dumbbell), ("kettlebell", .kettlebell), ("cable", .cable),
        ("machine", .machine),
    ]

    /// The names that the two programs use for built-in exercises.
    private static let codes: [String: String] = [
        "bench press (barbell)": "bench-press",
        "incline bench press (barbell)": "incline-bench-press",
        "bench press (dumbbell)": "dumbbell-bench-press",
        "chest fly (dumbbell)": "chest-fly",
        "push up": "push-up",
        "chest dip": "dip",
        "deadlift (barbell)": "deadlift",
        "bent over row (barbell)": "bent-over-row",
        "dumbbell row": "dumbbell-row",
        "bent over one arm row (dumbbell)": "dumbbell-row",
        "seated row (cable)": "seated-row",
        "seated cable row - v grip (cable)": "seated-row",
        "lat pulldown (cable)": "lat-pulldown",
        "pull up": "pull-up",
        "chin up": "chin-up",
        "back extension": "back-extension",
        "back extension (hyperextension)": "back-extension",
        "shrug (dumbbell)": "shrug",
        "overhead press (barbell)": "overhead-press",
        "shoulder press (dumbbell)": "dumbbell-shoulder-press",
        "lateral raise (dumbbell)": "lateral-raise",
        "face pull": "face-pull",
        "face pull (cable)": "face-pull",
        "bicep curl (dumbbell)": "biceps-curl",
        "bicep curl (barbell)": "barbell-curl",
        "hammer curl (dumbbell)": "hammer-curl",
        "triceps pushdown": "triceps-pushdown",
        "skullcrusher (barbell)": "skull-crusher",
        "plank": "plank",
        "side plank": "side-plank",
        "crunch": "crunch",
        "hanging leg raise": "hanging-leg-raise",
        "russian twist": "russian-twist",
        "hip thrust (barbell)": "hip-thrust",
        "glute bridge": "glute-bridge",
        "kettlebell swing": "kettlebell-swing",
        "squat (barbell)": "squat",
        "front squat (barbell)": "front-squat",
        "front squat": "front-squat",
        "goblet squat (kettlebell)": "goblet-squat",
        "goblet squat": "goblet-squat",
        "leg press": "leg-press",
        "leg press (machine)": "leg-press",
        "leg extension (machine)": "leg-extension",
        "lunge (dumbbell)": "lunge",
        "bulgarian split squat": "split-squat",
        "romanian deadlift (barbell)": "romanian-deadlift",
        "lying leg curl (machine)": "leg-curl",
        "standing calf raise (machine)": "calf-raise",
        "burpee": "burpee",
        "jumping jack": "jumping-jack",
        "jump rope": "jump-rope",
        "running": "running",
        "running (treadmill)": "running",
        "treadmill": "running",
        "walking": "walking",
        "cycling": "cycling",
        "swimming": "swimming",
        "rowing (machine)": "rowing-machine",
        "rowing machine": "rowing-machine",
        "elliptical trainer": "elliptical",
        "stair machine": "stair-climber",
    ]
}
