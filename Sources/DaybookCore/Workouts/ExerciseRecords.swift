import CivilTime
import Journal

/// Personal records of one exercise. They are calculated from the sets, so correcting a set corrects them.
public struct ExerciseRecords: Hashable, Sendable {
    /// A record value and the set it was reached in; the first one if several are equal.
    public struct Best: Hashable, Sendable {
        public let value: Double
        public let set: RecordID
        public let workout: RecordID
        public let day: Day
        /// Whether an earlier workout had such a value too. The first time an exercise is done, there is nothing to
        /// break.
        public var isBroken: Bool { first.workout != workout }
        /// The start of the workout and the set's position in it, to order equal values.
        fileprivate let at: Int64
        fileprivate let position: String
        /// The first workout with such a value.
        fileprivate var first: Start

        /// Whether it was done after another set.
        fileprivate func isAfter(_ other: ExerciseSet, of start: Start) -> Bool {
            if start.workout == workout { return (other.position, other.id) < (position, set) }
            return start < Start(day: day, at: at, workout: workout)
        }
    }

    /// The start of a workout, to find the first of several.
    fileprivate struct Start: Hashable, Comparable {
        let day: Day
        let at: Int64
        let workout: RecordID

        /// Nil if the workout has no day.
        init?(_ workout: Workout) {
            guard let day = workout.day else { return nil }
            self.init(day: day, at: workout.at ?? .min, workout: workout.id)
        }

        init(day: Day, at: Int64, workout: RecordID) { (self.day, self.at, self.workout) = (day, at, workout) }

        static func < (one: Start, other: Start) -> Bool {
            // By the day first: comparing the three together would copy them all.
            if one.day != other.day { return one.day < other.day }
            return one.at == other.at ? one.workout < other.workout : one.at < other.at
        }
    }

    /// The most repetitions for which the one-repetition maximum is estimated; beyond, the formula is inaccurate.
    public static let maximumRepetitions: Int64 = 12

    public let exercise: RecordID
    /// The number of sets, without warm-up sets.
    public internal(set) var setCount = 0
    /// Estimated one-repetition maximum in kilograms.
    public internal(set) var oneRepMax: Best?
    /// In kilograms.
    public internal(set) var heaviest: Best?
    /// Kilograms times repetitions in one set.
    public internal(set) var bestSet: Best?
    public internal(set) var mostRepeated: Best?
    /// In seconds.
    public internal(set) var longest: Best?
    /// In metres.
    public internal(set) var farthest: Best?
    /// In metres a second.
    public internal(set) var fastest: Best?
    /// The first workout with the exercise.
    private var first: Start?

    init(_ exercise: RecordID) { self.exercise = exercise }

    /// The records of an exercise from the workouts that contain it. Nil if no set counts.
    public init?(_ exercise: RecordID, in workouts: [(workout: Workout, sets: [ExerciseSet])]) {
        self.init(exercise)
        for (workout, sets) in workouts {
            guard let start = Start(workout) else { continue }
            for set in sets where set.kind != .warmUp { add(set, of: start) }
        }
        if setCount == 0 { return nil }
    }

    /// Whether the exercise was done in this workout for the first time.
    public func isFirstTime(in workout: RecordID) -> Bool { first?.workout == workout }

    /// Estimated one-repetition maximum: kg · 36 ÷ (37 − repetitions) (M. Brzycki, "Strength testing: predicting a
    /// one-rep max from reps-to-fatigue", 1993). Nil where the formula does not apply.
    public static func oneRepMax(load: Double, repetitions: Int64) -> Double? {
        guard load > 0, (1...36).contains(repetitions) else { return nil }
        return load * 36 / Double(37 - repetitions)
    }

    /// Updates the records with a set done on a day.
    fileprivate mutating func add(_ set: ExerciseSet, of start: Start) {
        setCount += 1
        if first.map({ start < $0 }) ?? true { first = start }
        func raise(_ best: inout Best?, _ value: Double?) {
            guard let value, value > 0 else { return }
            if let old = best {
                if start < old.first { best?.first = start }
                // Most sets are not records, and the value alone tells.
                if value < old.value { return }
                if value == old.value, !old.isAfter(set, of: start) { return }
            }
            best = Best(
                value: value, set: set.id, workout: start.workout, day: start.day, at: start.at, position: set.position,
                first: best?.first ?? start)
        }
        if let load = set.load, let repetitions = set.repetitions {
            raise(&bestSet, set.volume)
            if repetitions <= Self.maximumRepetitions {
                raise(&oneRepMax, Self.oneRepMax(load: load, repetitions: repetitions))
            }
        }
        raise(&heaviest, set.load)
        raise(&mostRepeated, set.repetitions.map { Double($0) })
        raise(&longest, set.seconds.map { Double($0) })
        raise(&farthest, set.metres)
        if let metres = set.metres, let seconds = set.seconds { raise(&fastest, metres / Double(seconds)) }
    }
}

extension State {
    /// The exercises of the latest 150 workouts, most recent first.
    public func recentExercises(_ limit: Int) -> [RecordID] {
        var recent: [RecordID] = []
        for workout in livingWorkouts.suffix(150).reversed() {
            for set in sets(of: workout.id).reversed() {
                guard recent.count < limit else { return recent }
                if let exercise = set.exercise, !recent.contains(exercise) { recent.append(exercise) }
            }
        }
        return recent
    }

    /// Computes `exerciseRecords`.
    func findExerciseRecords() -> [ExerciseRecords] {
        var indices = ExerciseIndices()
        var records: [ExerciseRecords] = []
        let starts = workouts.rows.map { $0.isAlive ? ExerciseRecords.Start($0) : nil }
        for set in exerciseSets.rows where set.isAlive && set.kind != .warmUp {
            guard let exercise = set.exercise, let workout = set.workout,
                let workoutIndex = workouts.index(of: workout), let start = starts[workoutIndex]
            else { continue }
            let index = indices.index(of: exercise)
            if index == records.count { records.append(ExerciseRecords(exercise)) }
            records[index].add(set, of: start)
        }
        return records.sorted { ($1.setCount, $0.exercise) < ($0.setCount, $1.exercise) }
    }
}

/// Numbers exercises in order of appearance. Sets of one exercise are usually adjacent, so the last number is cached.
private struct ExerciseIndices {
    private var indices: [RecordID: Int] = [:]
    private var last: (exercise: RecordID, index: Int)?

    mutating func index(of exercise: RecordID) -> Int {
        if let last, last.exercise == exercise { return last.index }
        let index = indices[exercise] ?? indices.count
        indices[exercise] = index
        last = (exercise, index)
        return index
    }
}
