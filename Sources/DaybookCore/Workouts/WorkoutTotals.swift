import CivilTime
import Journal

/// A calendar period to sum figures over.
public enum StatisticsInterval: String, CaseIterable, Sendable {
    case week, month

    /// The first day of the period that contains a day.
    func start(of day: Day, _ firstWeekday: Weekday) -> Day {
        self == .week ? day.startOfWeek(firstWeekday) : day.monthOfYear.first
    }

    /// The last day of the period that starts on a day.
    func end(from start: Day) -> Day { self == .week ? start.advanced(by: 6) : start.monthOfYear.last }
}

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
}

extension WorkoutTotals {
    /// Adds a workout recorded by a watch or phone.
    fileprivate mutating func add(_ workout: HealthWorkout) {
        count += 1
        minutes += Int64((min(max(workout.seconds ?? 0, 0), 172_800) / 60).rounded())
        kilocalories += BodyLimits.energy.contains(workout.energy ?? 0) ? workout.energy ?? 0 : 0
        metres += BodyLimits.metres.contains(workout.distance ?? 0) ? workout.distance ?? 0 : 0
    }
}

extension State {
    /// Workout totals for the last `count` weeks or months, ending with the one that contains today.
    public func workoutTotals(by span: StatisticsInterval, count: Int, today: Day) -> [WorkoutTotals] {
        var totals = span.intervals(count, to: today, settings.firstWeekday).map {
            WorkoutTotals(from: $0.first, to: $0.last)
        }
        let trend = weightTrend
        for workout in livingWorkouts {
            guard let day = workout.day, let first = totals.first, day >= first.first,
                let index = totals.lastIndex(where: { $0.first <= day }), day <= totals[index].last
            else { continue }
            add(workout, to: &totals[index], trend)
        }
        guard let first = totals.first?.first, let last = totals.last?.last else { return totals }
        for workout in recordedWorkouts(first...last) {
            guard let day = workout.day, let index = totals.lastIndex(where: { $0.first <= day }) else { continue }
            totals[index].add(workout)
        }
        return totals
    }

    /// Workout totals from `first` to `last`, both included.
    public func workoutTotals(from first: Day, to last: Day) -> WorkoutTotals {
        var totals = WorkoutTotals(from: first, to: last)
        let trend = weightTrend
        guard first <= last else { return totals }
        for workout in livingWorkouts(first...last) { add(workout, to: &totals, trend) }
        for workout in recordedWorkouts(first...last) { totals.add(workout) }
        return totals
    }

    /// The totals of all workouts, from the first one to today.
    ///
    /// Goes through all sets once, because looking up those of each workout takes longer.
    public func lifetimeTotals(today: Day) -> WorkoutTotals {
        let living = workouts.rows.filter { $0.isAlive && $0.day != nil }
        let recorded = recordedWorkouts()
        let days = living.compactMap { $0.day } + recorded.compactMap { $0.day } + [today]
        var totals = WorkoutTotals(from: days.min() ?? today, to: days.max() ?? today)
        var sums: [RecordID: SetSums] = [:]
        for set in exerciseSets.rows where set.isAlive {
            if let workout = set.workout { sums[workout, default: SetSums()].add(set) }
        }
        let trend = weightTrend
        for workout in living {
            let sets = sums[workout.id] ?? SetSums()
            let minutes = workout.minutes ?? (workout.isRunning ? nil : sets.minutes)
            totals.count += 1
            totals.minutes += minutes ?? 0
            totals.volume += sets.volume
            totals.metres += sets.metres
            if let energy = workout.energy {
                totals.kilocalories += energy
            } else if let estimate = workout.estimatedEnergy(
                minutes: minutes, workout.type ?? anyExercise(sets.first?.exercise)?.type, trend)
            {
                totals.kilocalories += estimate.kilocalories
                totals.hasEstimates = true
            }
        }
        for workout in recorded { totals.add(workout) }
        return totals
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
