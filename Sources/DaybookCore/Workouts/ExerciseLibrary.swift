import Journal

/// The built-in exercises. Their names are in `Words`.
public struct ExerciseLibrary: Sendable {
    /// All exercises, grouped by muscle.
    public let all: [Exercise]
    private let indices: [RecordID: Int]

    /// The library exercise with an id, if there is one.
    public subscript(id: RecordID) -> Exercise? { indices[id].map { all[$0] } }

    init(_ entries: [Entry]) {
        var all: [Exercise] = []
        var indices: [RecordID: Int] = [:]
        for entry in entries {
            guard let id = Exercise.id(ofCode: entry.code) else { continue }
            var exercise = Exercise(id: id)
            exercise.life = 1
            (exercise.muscle, exercise.equipment, exercise.type) = (entry.muscle, entry.equipment, entry.type)
            indices[id] = all.count
            all.append(exercise)
        }
        (self.all, self.indices) = (all, indices)
    }

    /// One row of the table.
    struct Entry {
        let code: String
        let muscle: Muscle
        let equipment: Equipment
        let type: WorkoutType

        init(_ code: String, _ muscle: Muscle, _ equipment: Equipment = .none, _ type: WorkoutType = .strength) {
            self.code = code
            self.muscle = muscle
            self.equipment = equipment
            self.type = type
        }
    }
}

extension Exercise {
    /// The built-in exercises. A released code must never change its meaning.
    public static let library = ExerciseLibrary([
        .init("bench-press", .chest, .barbell),
        .init("incline-bench-press", .chest, .barbell),
        .init("dumbbell-bench-press", .chest, .dumbbell),
        .init("chest-fly", .chest, .dumbbell),
        .init("push-up", .chest),
        .init("dip", .chest),
        .init("deadlift", .back, .barbell),
        .init("bent-over-row", .back, .barbell),
        .init("dumbbell-row", .back, .dumbbell),
        .init("seated-row", .back, .cable),
        .init("lat-pulldown", .back, .cable),
        .init("pull-up", .back),
        .init("chin-up", .back),
        .init("back-extension", .back),
        .init("shrug", .back, .dumbbell),
        .init("overhead-press", .shoulders, .barbell),
        .init("dumbbell-shoulder-press", .shoulders, .dumbbell),
        .init("lateral-raise", .shoulders, .dumbbell),
        .init("face-pull", .shoulders, .cable),
        .init("biceps-curl", .biceps, .dumbbell),
        .init("barbell-curl", .biceps, .barbell),
        .init("hammer-curl", .biceps, .dumbbell),
        .init("triceps-pushdown", .triceps, .cable),
        .init("skull-crusher", .triceps, .barbell),
        .init("plank", .core),
        .init("side-plank", .core),
        .init("crunch", .core),
        .init("hanging-leg-raise", .core),
        .init("russian-twist", .core),
        .init("hip-thrust", .glutes, .barbell),
        .init("glute-bridge", .glutes),
        .init("kettlebell-swing", .glutes, .kettlebell),
        .init("squat", .quadriceps, .barbell),
        .init("front-squat", .quadriceps, .barbell),
        .init("goblet-squat", .quadriceps, .kettlebell),
        .init("leg-press", .quadriceps, .machine),
        .init("leg-extension", .quadriceps, .machine),
        .init("lunge", .quadriceps, .dumbbell),
        .init("split-squat", .quadriceps, .dumbbell),
        .init("romanian-deadlift", .hamstrings, .barbell),
        .init("leg-curl", .hamstrings, .machine),
        .init("calf-raise", .calves, .machine),
        .init("burpee", .wholeBody, .none, .circuit),
        .init("jumping-jack", .wholeBody, .none, .circuit),
        .init("jump-rope", .wholeBody, .other, .rope),
        .init("running", .wholeBody, .none, .running),
        .init("walking", .wholeBody, .none, .walking),
        .init("cycling", .wholeBody, .other, .cycling),
        .init("swimming", .wholeBody, .none, .swimming),
        .init("rowing-machine", .wholeBody, .machine, .rowing),
        .init("elliptical", .wholeBody, .machine, .elliptical),
        .init("stair-climber", .wholeBody, .machine, .stairs),
    ])
}
