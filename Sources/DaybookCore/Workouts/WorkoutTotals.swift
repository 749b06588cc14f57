import CivilTime
import Journal

/// Workout totals for a period.
public struct WorkoutTotals: Hashable, Sendable {
    public let first: Day
    public let last: Day
    public internal(set) var count = 0
    public internal(set) var minutes: Int64 = 0
    public internal(set) var kilocalories = 0.0
    /// Whether some of the energy is estimated.
    public internal(set) var hasEstimates = false
    /// Kilograms times repetitions, without warm-up sets.
    public internal(set) var volume = 0.0
    public internal(set) var metres = 0.0

    init(from first: Day, to last: Day) {
        self.first = first
        self.last = last
    }

    init(_ period: ClosedRange<Day>) { self.init(from: period.lowerBound, to: period.upperBound) }
}

extension WorkoutTotals {
    /// Adds a workout of the person's own.
    fileprivate mutating func add(_ sets: SetSums, _ minutes: Int64?, _ energy: WorkoutEnergy?) {
        count += 1
        self.minutes += minutes ?? 0
        volume += sets.volume
        metres += sets.metres
        kilocalories += energy?.kilocalories ?? 0
        if energy?.isEstimate == true { hasEstimates = true }
    }

    /// Adds a workout recorded by a watch or phone.
    fileprivate mutating func add(_ workout: HealthWorkout) {
        count += 1
        minutes += Int64((min(max(workout.seconds ?? 0, 0), 172_800) / 60).rounded())
        kilocalories += BodyLimits.energy.contains(workout.energy ?? 0) ? workout.energy ?? 0 : 0
        metres += BodyLimits.metres.contains(workout.distance ?? 0) ? workout.distance ?? 0 : 0
    }
}

extension State {
    /// Workout totals for the last `count` weeks, months or years, ending with the one that contains today.
    public func workoutTotals(by span: StatisticsInterval, count: Int, today: Day) -> [WorkoutTotals] {
        workoutTotals(of: span.periods(count, to: today, settings.firstWeekday), today: today).totals
    }

    /// The days of the person's own workouts and of those recorded by a watch or phone, in any order.
    public var workoutDays: [Day] {
        workouts.rows.compactMap { $0.isAlive ? $0.day : nil }
            + healthWorkoutTable.rows.compactMap { $0.isAlive ? $0.day : nil }
    }

    /// Workout totals from `first` to `last`, both included.
    public func workoutTotals(from first: Day, to last: Day) -> WorkoutTotals {
        var totals = WorkoutTotals(from: first, to: last)
        let trend = weightTrend
        guard first <= last else { return totals }
        for workout in livingWorkouts(first...last) where !workout.isRunning { add(workout, to: &totals, trend) }
        for workout in recordedWorkouts(first...last) { totals.add(workout) }
        return totals
    }

    /// The totals of all workouts, from the first one to today.
    public func lifetimeTotals(today: Day) -> WorkoutTotals { workoutTotals(of: [], today: today).lifetime }

    /// The totals of each period and of all workouts, from the first one to today. One in progress counts once it is finished.
    ///
    /// Goes through all sets once, because looking up those of each workout takes longer; in the same order on all
    /// devices, as sums of fractions depend on it.
    ///
    /// - Parameter periods: Consecutive periods, oldest first.
    public func workoutTotals(
        of periods: [ClosedRange<Day>], today: Day
    ) -> (totals: [WorkoutTotals], lifetime: WorkoutTotals) {
        let living = livingWorkouts.filter { $0.day != nil && !$0.isRunning }
        let recorded = recordedWorkouts()
        let days = living.compactMap { $0.day } + recorded.compactMap { $0.day } + [today]
        var lifetime = WorkoutTotals(from: days.min() ?? today, to: days.max() ?? today)
        var totals = periods.map { WorkoutTotals($0) }
        func index(of day: Day?) -> Int? {
            guard let day else { return nil }
            let index = periods.partitioningIndex { $0.upperBound >= day }
            return index < periods.count && periods[index].contains(day) ? index : nil
        }
        var sums: [RecordID: SetSums] = [:]
        for set in exerciseSets.rows.filter({ $0.isAlive }).sorted(byKey: { $0.id }) {
            if let workout = set.workout { sums[workout, default: SetSums()].add(set) }
        }
        let trend = weightTrend
        for workout in living {
            let sets = sums[workout.id] ?? SetSums()
            let minutes = workout.minutes ?? sets.minutes
            let type = workout.type ?? anyExercise(sets.first?.exercise)?.type
            let energy =
                workout.energy.map { WorkoutEnergy(kilocalories: $0, isEstimate: false) }
                ?? workout.estimatedEnergy(minutes: minutes, type, trend)
            lifetime.add(sets, minutes, energy)
            if let index = index(of: workout.day) { totals[index].add(sets, minutes, energy) }
        }
        for workout in recorded {
            lifetime.add(workout)
            if let index = index(of: workout.day) { totals[index].add(workout) }
        }
        return (totals, lifetime)
    }

    private func add(_ workout: Workout, to totals: inout WorkoutTotals, _ trend: WeightTrend) {
        totals.count += 1
        totals.minutes += minutes(of: workout) ?? 0
        if let energy = energy(of: workout, trend) {
            totals.kilocalories += energy.kilocalories
            if energy.isEstimate { totals.hasEstimates = true }
        }
        for set in sets(of: workout.id) where set.kind != .warmUp {
            totals.volume += set.volume
            totals.metres += set.metres ?? 0
        }
    }
}

/// The sums of a workout's sets.
private struct SetSums {
    var volume = 0.0
    var metres = 0.0
    /// The first set in manual order.
    var first: ExerciseSet?
    /// The seconds of all sets; nil if one has no time.
    private var seconds: Int64? = 0

    mutating func add(_ set: ExerciseSet) {
        if set.kind != .warmUp {
            volume += set.volume
            metres += set.metres ?? 0
        }
        seconds = seconds.flatMap { sum in set.seconds.map { sum + $0 } }
        if first.map({ (set.position, set.id) < ($0.position, $0.id) }) ?? true { first = set }
    }

    /// The duration by the sets' times, as in `State.minutes(of:)`.
    var minutes: Int64? {
        guard let seconds, seconds >= 30 else { return nil }
        return min((seconds + 30) / 60, BodyLimits.minutes.upperBound)
    }
}
