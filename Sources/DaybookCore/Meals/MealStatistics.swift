import CivilTime
import Journal

/// Meal statistics for a period.
public struct MealStatistics: Hashable, Sendable {
    public let first: Day
    public let last: Day
    /// The number of days with meals.
    public internal(set) var days = 0
    public internal(set) var meals = 0
    /// Total nutrition of the period.
    public internal(set) var nutrition = Nutrition()

    init(from first: Day, to last: Day) {
        self.first = first
        self.last = last
    }

    /// Mean nutrition per day with meals.
    public var mean: Nutrition { days == 0 ? Nutrition() : nutrition.times(1 / Double(days)) }
}

extension State {
    /// Meal statistics for the last `count` weeks or months, ending with the one that contains today.
    public func mealStatistics(by span: StatisticsInterval, count: Int, today: Day) -> [MealStatistics] {
        var statistics = span.intervals(count, to: today, settings.firstWeekday).map {
            MealStatistics(from: $0.first, to: $0.last)
        }
        guard let first = statistics.first?.first, let last = statistics.last?.last else { return [] }
        let meals = meals.rows.filter { meal in
            meal.isAlive && meal.day.map { $0 >= first && $0 <= last } ?? false
        }
        // Sort first: the order of a floating-point sum changes its last bits.
        let sorted = meals.sorted(byKey: { $0.day ?? .first })
        var (index, latest): (Int, Day?) = (0, nil)
        for meal in sorted {
            guard let day = meal.day else { continue }
            while statistics[index].last < day { index += 1 }
            statistics[index].meals += 1
            if latest != day { statistics[index].days += 1 }
            latest = day
            statistics[index].nutrition = statistics[index].nutrition + nutrition(of: meal)
        }
        return statistics
    }

    /// Whether any day from `first` to `last` has a meal.
    public func hasMeals(from first: Day, to last: Day) -> Bool {
        meals.rows.contains { meal in
            meal.isAlive && meal.day.map { $0 >= first && $0 <= last } ?? false
        }
    }
}
