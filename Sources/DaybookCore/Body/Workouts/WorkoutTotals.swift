import CivilTime

/// A stretch of days that figures are added up over.
public enum BodySpan: String, CaseIterable, Sendable {
    case week, month

    /// The first day of the one that a day is in.
    func start(of day: Day, _ firstWeekday: Weekday) -> Day {
        self == .week ? day.startOfWeek(firstWeekday) : day.monthOfYear.first
    }

    /// The last day of the one that begins on a day.
    func end(from start: Day) -> Day { self == .week ? start.advanced(by: 6) : start.monthOfYear.last }
}

/// What the workouts of some days come to.
public struct WorkoutTotals: Hashable, Sendable {
    public let first: Day
    public let last: Day
    public internal(set) var count = 0
    public internal(set) var minutes: Int64 = 0
    public internal(set) var kilocalories = 0.0
    /// Whether some of the energy is estimated.
    public internal(set) var hasEstimates = false
    /// Kilograms times repetitions, warming up aside.
    public internal(set) var volume = 0.0
    public internal(set) var metres = 0.0

    init(from first: Day, to last: Day) {
        self.first = first
        self.last = last
    }
}

extension State {
    /// What the workouts of so many weeks or months come to, the one that today is in last.
    public func workoutTotals(by span: BodySpan, count: Int, today: Day) -> [WorkoutTotals] {
        var totals: [WorkoutTotals] = []
        var start = span.start(of: today, settings.firstWeekday)
        for _ in 0..<max(0, count) {
            totals.append(WorkoutTotals(from: start, to: span.end(from: start)))
            if start == .first { break }
            start = span.start(of: start.advanced(by: -1), settings.firstWeekday)
        }
        totals.reverse()
        let trend = weightTrend
        for workout in livingWorkouts {
            guard let day = workout.day, let first = totals.first, day >= first.first,
                let place = totals.lastIndex(where: { $0.first <= day }), day <= totals[place].last
            else { continue }
            add(workout, to: &totals[place], trend)
        }
        return totals
    }

    /// What the workouts from one day to another come to, both included.
    public func workoutTotals(from first: Day, to last: Day) -> WorkoutTotals {
        var totals = WorkoutTotals(from: first, to: last)
        let trend = weightTrend
        for workout in livingWorkouts {
            if let day = workout.day, day >= first, day <= last { add(workout, to: &totals, trend) }
        }
        return totals
    }

    private func add(_ workout: Workout, to totals: inout WorkoutTotals, _ trend: WeightTrend) {
        totals.count += 1
        totals.minutes += workout.minutes ?? 0
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
