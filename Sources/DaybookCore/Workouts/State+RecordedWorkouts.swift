import CivilTime
import Journal

extension State {
    /// The workouts recorded by a watch or phone, in order, except those that overlap one of the person's own, which
    /// are taken to be the same workout. A workout of unknown length counts as an hour.
    public func recordedWorkouts(_ range: ClosedRange<Day> = Day.first...Day.last) -> [HealthWorkout] {
        let recorded = healthWorkouts(range)
        if recorded.isEmpty { return [] }
        var own: [ClosedRange<Int64>] = []
        for workout in workouts.rows where workout.isAlive {
            guard let at = workout.at else { continue }
            own.append(at...at + (workout.minutes ?? 60) * 60_000)
        }
        own.sort { $0.lowerBound < $1.lowerBound }
        let longest = BodyLimits.minutes.upperBound * 60_000
        return recorded.filter { other in
            guard let start = other.start else { return false }
            let end = start + Int64(min(max(other.seconds ?? 3600, 1), 172_800) * 1000)
            // Visit workouts that start early enough to overlap, and not after its end.
            var index = own.partitioningIndex { $0.lowerBound >= start - longest }
            while index < own.count, own[index].lowerBound <= end {
                if own[index].upperBound >= start { return false }
                index += 1
            }
            return true
        }
    }
}
