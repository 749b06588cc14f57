import CivilTime
import DaybookCore
import Journal

extension TestJournal {
    @discardableResult
    mutating func logFood(_ command: MealCommand) throws -> [StoredBatch] {
        write(try eating(of: command))
    }

    /// The decision of a command, without applying it.
    func eating(of command: MealCommand) throws -> Decision {
        var next = UInt64(state.mealItems.rows.count) + 90_000
        return try command.decide(in: state, now: now) {
            next += 1
            return Self.id(next)
        }
    }

    /// Adds a meal under an id.
    mutating func logFood(
        _ items: [MealItem], _ kind: MealKind = .lunch, on day: Day? = nil, id: UInt64
    ) throws {
        let next = UInt64(state.mealItems.rows.count) + 90_000
        let items = items.enumerated().map { $0.element.copy(id: Self.id(next + UInt64($0.offset))) }
        try logFood(.add(Meal(id: Self.id(id), kind), at: RecordTime(day: day), items: items))
    }

    static func food(
        _ name: String, id: UInt64, _ nutrition: Nutrition, _ adjust: (inout Food) -> Void = { _ in }
    ) -> Food {
        var food = Food(id: Self.id(id))
        (food.name, food.nutrition) = (name, nutrition)
        adjust(&food)
        return food
    }

    /// A food of this name under an id.
    mutating func addFood(
        _ name: String, id: UInt64, _ nutrition: Nutrition, _ adjust: (inout Food) -> Void = { _ in }
    ) throws {
        try logFood(.addFood(Self.food(name, id: id, nutrition, adjust)))
    }
}

extension MealItem {
    static func food(
        _ food: RecordID, _ amount: Double, _ unit: FoodUnit, id: UInt64 = 0, of meal: UInt64? = nil
    ) -> MealItem {
        var item = MealItem(id: TestJournal.id(id), food, amount, unit)
        item.meal = meal.map { TestJournal.id($0) }
        return item
    }

    /// An amount of a built-in food in grams.
    static func common(_ code: String, _ grams: Double, id: UInt64 = 0) -> MealItem {
        .food(Food.id(ofCode: code)!, grams, .grams, id: id)
    }

    static func quick(_ nutrition: Nutrition, id: UInt64 = 0, of meal: UInt64? = nil) -> MealItem {
        var item = MealItem(id: TestJournal.id(id), nutrition)
        item.meal = meal.map { TestJournal.id($0) }
        return item
    }

    static func energy(_ kilocalories: Double, id: UInt64 = 0, of meal: UInt64? = nil) -> MealItem {
        .quick(Nutrition(energy: kilocalories), id: id, of: meal)
    }
}
