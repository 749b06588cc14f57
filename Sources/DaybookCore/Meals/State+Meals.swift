import CivilTime
import Journal

extension State {
    /// A meal that was not deleted.
    public func meal(_ id: RecordID?) -> Meal? {
        guard let id, let meal = meals[id], meal.isAlive else { return nil }
        return meal
    }

    /// The living meals of a day, breakfast first and snacks last.
    public func meals(on day: Day) -> [Meal] {
        meals.rows.filter { $0.isAlive && $0.day == day }
            .sorted { ($0.kind.order, $0.at ?? .min, $0.id) < ($1.kind.order, $1.at ?? .min, $1.id) }
    }

    /// What a meal is of, in the order made by hand.
    public func items(of meal: RecordID) -> [MealItem] {
        mealItems.rows(ownedBy: meal).filter { $0.isAlive && $0.meal == meal }
            .sorted { ($0.position, $0.id) < ($1.position, $1.id) }
    }

    /// A food that Daybook knows, or one of the person's own that was not deleted.
    public func food(_ id: RecordID?) -> Food? {
        guard let id else { return nil }
        if let known = Food.common[id] { return known }
        guard let own = foods[id], own.isAlive else { return nil }
        return own
    }

    /// A food, deleted or not, as what was eaten of it stays.
    public func anyFood(_ id: RecordID?) -> Food? { id.flatMap { Food.common[$0] ?? foods[$0] } }

    /// The person's own foods that were not deleted, in no order that means anything.
    public var ownFoods: [Food] {
        foods.rows.filter { $0.isAlive && Food.common[$0.id] == nil }.sorted { $0.id < $1.id }
    }

    /// What is in one thing of a meal.
    public func nutrition(of item: MealItem) -> Nutrition {
        guard let food = item.food else { return item.nutrition }
        return item.amount.flatMap { anyFood(food)?.nutrition(of: $0, item.unit) } ?? Nutrition()
    }

    /// What is in a meal.
    public func nutrition(of meal: Meal) -> Nutrition {
        items(of: meal.id).reduce(Nutrition()) { $0 + nutrition(of: $1) }
    }

    /// What was eaten on a day.
    public func nutrition(on day: Day) -> Nutrition { meals(on: day).reduce(Nutrition()) { $0 + nutrition(of: $1) } }

    /// The kilocalories of each day with meals from one day to another, both included, from the first on.
    public func energyEaten(from first: Day, to last: Day) -> [(day: Day, kilocalories: Double)] {
        let meals = meals.rows.filter { meal in
            meal.isAlive && meal.day.map { $0 >= first && $0 <= last } ?? false
        }
        // Sums depend on their order in the last bit.
        let sorted = meals.sorted { ($0.day ?? .first, $0.id) < ($1.day ?? .first, $1.id) }
        var days: [(day: Day, kilocalories: Double)] = []
        for meal in sorted {
            guard let day = meal.day, let energy = nutrition(of: meal).kilocalories else { continue }
            if days.last?.day == day {
                days[days.count - 1].kilocalories += energy
            } else {
                days.append((day, energy))
            }
        }
        return days
    }

    /// What was last eaten of a food, and how usual it is.
    public struct UsualFood: Hashable, Sendable {
        public let food: Food
        public fileprivate(set) var amount: Double
        public fileprivate(set) var unit: FoodUnit
        public fileprivate(set) var weight: Double
    }

    /// The foods eaten in the last year, recent and frequent ones first: each time counts, and half as much for every
    /// fourteen days that have passed since. The amount is the one last eaten.
    public func usualFoods(today: Day) -> [UsualFood] {
        let first = today.advanced(by: -365)
        let meals = meals.rows.filter { meal in meal.isAlive && meal.day.map { $0 >= first } ?? false }
        // Sums depend on their order in the last bit.
        let sorted = meals.sorted {
            ($0.day ?? .first, $0.at ?? .min, $0.id) < ($1.day ?? .first, $1.at ?? .min, $1.id)
        }
        var places: [RecordID: Int] = [:]
        var foods: [UsualFood] = []
        for meal in sorted {
            let weight = Exponential.powerOfTwo(-Double(max(0, today.days(since: meal.day ?? today))) / 14)
            for item in items(of: meal.id) {
                guard let food = food(item.food), let amount = item.amount else { continue }
                guard let place = places[food.id] else {
                    places[food.id] = foods.count
                    foods.append(UsualFood(food: food, amount: amount, unit: item.unit, weight: weight))
                    continue
                }
                foods[place].weight += weight
                (foods[place].amount, foods[place].unit) = (amount, item.unit)
            }
        }
        return foods.sorted { ($1.weight, $0.food.id) < ($0.weight, $1.food.id) }
    }
}
