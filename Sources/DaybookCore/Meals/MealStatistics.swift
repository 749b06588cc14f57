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
    /// The days with meals without today, whose meals are not all eaten yet, and their nutrition.
    fileprivate var wholeDays = 0
    fileprivate var wholeNutrition = Nutrition()

    init(_ period: ClosedRange<Day>) { (first, last) = (period.lowerBound, period.upperBound) }

    /// Counts the meals of a period.
    ///
    /// - Parameter sorted: The day of every meal, in order.
    fileprivate init(_ period: ClosedRange<Day>, _ sorted: [Day], today: Day) {
        self.init(period)
        var index = sorted.partitioningIndex { $0 >= period.lowerBound }
        var latest: Day?
        while index < sorted.count, sorted[index] <= period.upperBound {
            meals += 1
            if latest != sorted[index] {
                days += 1
                if sorted[index] != today { wholeDays += 1 }
            }
            latest = sorted[index]
            index += 1
        }
    }

    /// Counts an item of a meal.
    fileprivate mutating func add(_ eaten: Nutrition, on day: Day, today: Day) {
        nutrition = nutrition + eaten
        if day != today { wholeNutrition = wholeNutrition + eaten }
    }

    /// Whether the mean leaves out what was eaten today.
    public var leavesOutToday: Bool { wholeDays > 0 && wholeDays < days }

    /// Mean nutrition per day with meals, without today unless there is no other, as in the review.
    public var mean: Nutrition {
        if wholeDays > 0 { return wholeNutrition.times(1 / Double(wholeDays)) }
        return days == 0 ? Nutrition() : nutrition.times(1 / Double(days))
    }
}

extension State {
    /// Meal statistics for the last `count` weeks, months or years, ending with the one that contains today.
    public func mealStatistics(by span: StatisticsInterval, count: Int, today: Day) -> [MealStatistics] {
        mealStatistics(of: span.periods(count, to: today, settings.firstWeekday), today: today).statistics
    }

    /// The days of meals, in any order.
    public var mealDays: [Day] { meals.rows.compactMap { $0.isAlive ? $0.day : nil } }

    /// The statistics of each period, and of all meals; nil without any.
    ///
    /// Goes through all items once, because looking up those of each meal takes longer.
    ///
    /// - Parameter periods: Consecutive periods, oldest first.
    public func mealStatistics(
        of periods: [ClosedRange<Day>], today: Day
    ) -> (statistics: [MealStatistics], whole: MealStatistics?) {
        let days = meals.rows.map { $0.isAlive ? $0.day : nil }
        let sorted = days.compactMap { $0 }.sorted()
        guard let first = sorted.first, let last = sorted.last else { return (periods.map { MealStatistics($0) }, nil) }
        var statistics = periods.map { MealStatistics($0, sorted, today: today) }
        var whole = MealStatistics(first...last, sorted, today: today)
        let items = mealItems.rows.filter { $0.isAlive }
        // Sort first: the order of a floating-point sum changes its last bits.
        for item in items.sorted(byKey: { $0.id }) {
            guard let meal = item.meal.flatMap({ meals.index(of: $0) }), let day = days[meal] else { continue }
            let nutrition = nutrition(of: item)
            whole.add(nutrition, on: day, today: today)
            let index = periods.partitioningIndex { $0.upperBound >= day }
            guard index < periods.count, periods[index].contains(day) else { continue }
            statistics[index].add(nutrition, on: day, today: today)
        }
        return (statistics, whole)
    }

    /// Whether any day from `first` to `last` has a meal.
    public func hasMeals(from first: Day, to last: Day) -> Bool {
        meals.rows.contains { meal in
            meal.isAlive && meal.day.map { $0 >= first && $0 <= last } ?? false
        }
    }
}
