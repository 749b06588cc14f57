import CivilTime
import Journal

/// The best that was ever done of one exercise. It follows from the sets alone: a corrected set corrects it.
public struct ExerciseRecords: Hashable, Sendable {
    /// A best number and the set it was done in; of equal ones the first.
    public struct Best: Hashable, Sendable {
        public let value: Double
        public let set: RecordID
        public let workout: RecordID
        public let day: Day
    }

    /// Repetitions up to which a load tells the most that could be lifted once: beyond, the formula errs.
    public static let mostRepetitions: Int64 = 12

    public let exercise: RecordID
    /// How many sets were done, warming up aside.
    public internal(set) var setCount = 0
    /// The most that could be lifted once, in kilograms, by the formula.
    public internal(set) var oneRepMax: Best?
    /// Kilograms.
    public internal(set) var heaviest: Best?
    /// Kilograms times repetitions of one set.
    public internal(set) var bestSet: Best?
    public internal(set) var mostRepeated: Best?
    /// Seconds.
    public internal(set) var longest: Best?
    /// Metres.
    public internal(set) var farthest: Best?
    /// Metres a second.
    public internal(set) var fastest: Best?

    init(_ exercise: RecordID) { self.exercise = exercise }

    /// The load that could be lifted once: kg · 36 ÷ (37 − repetitions) (M. Brzycki, "Strength testing: predicting a
    /// one-rep max from reps-to-fatigue", 1993); nil where that says nothing.
    public static func oneRepMax(load: Double, repetitions: Int64) -> Double? {
        guard load > 0, (1...36).contains(repetitions) else { return nil }
        return load * 36 / Double(37 - repetitions)
    }

    /// Takes in a set; those of a day and workout before others come first.
    mutating func take(_ set: ExerciseSet, of workout: Workout) {
        guard set.kind != .warmUp, let day = workout.day else { return }
        setCount += 1
        func better(_ value: Double?, than best: Best?) -> Best? {
            guard let value, value > best?.value ?? 0 else { return best }
            return Best(value: value, set: set.id, workout: workout.id, day: day)
        }
        if let load = set.load, let repetitions = set.repetitions {
            bestSet = better(set.volume, than: bestSet)
            if repetitions <= Self.mostRepetitions {
                oneRepMax = better(Self.oneRepMax(load: load, repetitions: repetitions), than: oneRepMax)
            }
        }
        heaviest = better(set.load, than: heaviest)
        mostRepeated = better(set.repetitions.map { Double($0) }, than: mostRepeated)
        longest = better(set.seconds.map { Double($0) }, than: longest)
        farthest = better(set.metres, than: farthest)
        if let metres = set.metres, let seconds = set.seconds {
            fastest = better(metres / Double(seconds), than: fastest)
        }
    }
}

extension State {
    /// The records of every exercise that was done, the most done first.
    public var exerciseRecords: [ExerciseRecords] {
        var places: [RecordID: Int] = [:]
        var records: [ExerciseRecords] = []
        for workout in livingWorkouts {
            for set in sets(of: workout.id) {
                guard let exercise = set.exercise else { continue }
                let place = places[exercise] ?? records.count
                if place == records.count {
                    places[exercise] = place
                    records.append(ExerciseRecords(exercise))
                }
                records[place].take(set, of: workout)
            }
        }
        return records.filter { $0.setCount > 0 }
            .sorted { ($1.setCount, $0.exercise) < ($0.setCount, $1.exercise) }
    }
}
