import CivilTime
import Journal

extension State {
    /// What was measured on a day; nil where nothing was.
    public func healthDay(_ day: Day) -> HealthDay? {
        healthDayTable[HealthDay.id(of: day)].flatMap { $0.isBlank ? nil : $0 }
    }

    /// The days of a range on which something was measured, in order.
    public func healthDays(_ range: ClosedRange<Day> = Day.first...Day.last) -> [HealthDay] {
        healthDayTable.rows.filter { row in row.day.map { range.contains($0) } ?? false && !row.isBlank }
            .sorted { $0.id < $1.id }
    }

    /// The recorded workouts that began in a range of days, in order.
    public func healthWorkouts(_ range: ClosedRange<Day> = Day.first...Day.last) -> [HealthWorkout] {
        healthWorkoutTable.rows.filter { row in row.isAlive && row.day.map { range.contains($0) } ?? false }
            .sorted { ($0.start ?? 0, $0.id) < ($1.start ?? 0, $1.id) }
    }
}
