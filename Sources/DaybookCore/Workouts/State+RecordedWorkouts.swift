import CivilTime
import Journal

extension State {
    /// The workouts that a watch or phone recorded, in order, but for those that the person wrote down too: one that
    /// overlaps a workout of theirs is the same training. Where a workout has no length, it counts as an hour.
    public func recordedWorkouts(_ range: ClosedRange<Day> = Day.first...Day.last) -> [HealthWorkout] {
        let recorded = healthWorkouts(range)
        if recorded.isEmpty { return [] }
        var own: [ClosedRange<Int64>] = []
        for workout in body.workouts.items.rows where workout.isAlive {
            guard let at = workout.at else { continue }
            own.append(at...at + (workout.minutes ?? 60) * 60_000)
        }
        own.sort { $0.lowerBound < $1.lowerBound }
        let longest = BodyLimits.minutes.upperBound * 60_000
        return recorded.filter { other in
            guard let start = other.start else { return false }
            let end = start + Int64(min(max(other.seconds ?? 3600, 1), 172_800) * 1000)
            // Those that begin early enough to reach it, and not after it.
            var place = own.partitioningIndex { $0.lowerBound >= start - longest }
            while place < own.count, own[place].lowerBound <= end {
                if own[place].upperBound >= start { return false }
                place += 1
            }
            return true
        }
    }
}

extension Array {
    /// The place of the first element of which something holds, where it holds of all behind it too.
    fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
