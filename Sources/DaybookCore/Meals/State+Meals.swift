import CivilTime
import Journal

extension State {
    /// The meal, unless deleted.
    public func meal(_ id: RecordID?) -> Meal? {
        guard let id, let meal = meals[id], meal.isAlive else { return nil }
        return meal
    }

    /// The meals of a day, breakfast first and snacks last. Deleted ones are excluded.
    public func meals(on day: Day) -> [Meal] {
        meals.rows.filter { $0.isAlive && $0.day == day }
            .sorted { ($0.kind.order, $0.at ?? .min, $0.id) < ($1.kind.order, $1.at ?? .min, $1.id) }
    }

    /// The items of a meal in manual order. Deleted ones are excluded.
    public func items(of meal: RecordID) -> [MealItem] {
        mealItems.rows(ownedBy: meal).filter { $0.isAlive && $0.meal == meal }
            .sortedByPosition()
    }

    /// A built-in food, or one of the person's own unless deleted.
    public func food(_ id: RecordID?) -> Food? {
        guard let id else { return nil }
        if let known = Food.common[id] { return known }
        guard let own = foods[id], own.isAlive else { return nil }
        return own
    }

    /// A food, even if deleted, because meals keep deleted foods.
    public func anyFood(_ id: RecordID?) -> Food? { id.flatMap { Food.common[$0] ?? foods[$0] } }

    /// The tables of which `deletedButUsed` has records.
    public static let tablesUsedThoughDeleted = [Food.table, Exercise.table]

    /// The records of a table that are deleted while others still have them: foods of meals, exercises of sets and routines.
    public func deletedButUsed(_ table: String) -> Set<RecordID> {
        var used: Set<RecordID> = []
        switch table {
        case Food.table:
            for item in mealItems.rows where item.isAlive && meal(item.meal) != nil {
                if let id = item.food, foods[id]?.isAlive == false { used.insert(id) }
            }
        case Exercise.table:
            for set in exerciseSets.rows where set.isAlive && workout(set.workout) != nil {
                if let id = set.exercise, exercises[id]?.isAlive == false { used.insert(id) }
            }
            for exercise in routineExercises.rows where exercise.isAlive && routine(exercise.routine) != nil {
                if let id = exercise.exercise, exercises[id]?.isAlive == false { used.insert(id) }
            }
        default: break
        }
        return used
    }

    /// The person's own foods, ordered by id. Deleted ones are excluded.
    public var ownFoods: [Food] {
        foods.rows.filter { $0.isAlive && Food.common[$0.id] == nil }.sorted { $0.id < $1.id }
    }

    /// The nutrition of a meal item.
    public func nutrition(of item: MealItem) -> Nutrition {
        guard let food = item.food else { return item.nutrition }
        return item.amount.flatMap { anyFood(food)?.nutrition(of: $0, item.unit) } ?? Nutrition()
    }

    /// The item as it can be eaten again: one of a food that was deleted since has the food's name and its figures.
    func standingAlone(_ item: MealItem) -> MealItem {
        guard food(item.food) == nil, let deleted = anyFood(item.food) else { return item }
        return MealItem(id: item.id, nutrition(of: item), name: deleted.name)
    }

    /// The nutrition of a meal.
    public func nutrition(of meal: Meal) -> Nutrition {
        items(of: meal.id).reduce(Nutrition()) { $0 + nutrition(of: $1) }
    }

    /// The nutrition of a day.
    public func nutrition(on day: Day) -> Nutrition { meals(on: day).reduce(Nutrition()) { $0 + nutrition(of: $1) } }

    /// The kilocalories of each day with meals from `first` to `last`, both included, oldest first.
    public func energyEaten(from first: Day, to last: Day) -> [(day: Day, kilocalories: Double)] {
        guard first <= last else { return [] }
        return eaten(on: first...last) { $0.kilocalories }.map { ($0.day, $0.amount) }
    }

    /// A frequently eaten food, with the last amount.
    public struct FrequentFood: Hashable, Sendable {
        public let food: Food
        public fileprivate(set) var amount: Double
        public fileprivate(set) var unit: FoodUnit
        public fileprivate(set) var weight: Double
    }

    /// The foods eaten in the last year, ranked by recency and frequency. Each time eaten adds a weight that halves
    /// every fourteen days. The amount is the latest one.
    public func frequentFoods(today: Day) -> [FrequentFood] {
        let first = today.advanced(by: -365)
        let meals = meals.rows.filter { meal in meal.isAlive && meal.day.map { $0 >= first } ?? false }
        // Sort first: the order of a floating-point sum changes its last bits.
        var indices: [RecordID: Int] = [:]
        var foods: [FrequentFood] = []
        for meal in meals.sortedByTime() {
            let weight = Exponential.powerOfTwo(-Double(max(0, today.days(since: meal.day ?? today))) / 14)
            for item in items(of: meal.id) {
                guard let food = food(item.food), let amount = item.amount else { continue }
                guard let index = indices[food.id] else {
                    indices[food.id] = foods.count
                    foods.append(FrequentFood(food: food, amount: amount, unit: item.unit, weight: weight))
                    continue
                }
                foods[index].weight += weight
                (foods[index].amount, foods[index].unit) = (amount, item.unit)
            }
        }
        return foods.sorted { ($1.weight, $0.food.id) < ($0.weight, $1.food.id) }
    }
}
