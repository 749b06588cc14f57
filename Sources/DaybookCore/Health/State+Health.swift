import CivilTime
import Journal

extension State {
    /// The health data of a day, if there is any.
    public func healthDay(_ day: Day) -> HealthDay? {
        healthDayTable[HealthDay.id(of: day)].flatMap { $0.isBlank ? nil : $0 }
    }

    /// The days of a range that have health data, in order.
    public func healthDays(_ range: ClosedRange<Day> = Day.first...Day.last) -> [HealthDay] {
        let days = bodyFacts.healthDays(of: self)
        let start = days.partitioningIndex { row in row.day.map { range.lowerBound <= $0 } ?? false }
        let end = days.partitioningIndex { row in row.day.map { range.upperBound < $0 } ?? false }
        return Array(days[start..<max(start, end)])
    }

    /// The workouts that began in a range of days, ordered by start.
    public func healthWorkouts(_ range: ClosedRange<Day> = Day.first...Day.last) -> [HealthWorkout] {
        healthWorkoutTable.rows.filter { row in row.isAlive && row.day.map { range.contains($0) } ?? false }
            .sorted { ($0.start ?? 0, $0.id) < ($1.start ?? 0, $1.id) }
    }
}
