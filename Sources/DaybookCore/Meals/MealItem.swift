import Journal

/// One thing of a meal: an amount of a food, or energy without one. A record of its own, so that two devices write and
/// neither is lost.
///
/// What is in an amount of food is worked out from the food: a corrected label corrects every meal.
public struct MealItem: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    public var meal: RecordID?
    /// Nil where only the numbers were written down.
    public var food: RecordID?
    public var amount: Double?
    public var unit = FoodUnit.grams
    /// What it was, without a food; may be empty.
    public var name = ""
    /// What is in it, without a food.
    public var nutrition = Nutrition()
    /// Its place in the meal, see `Position`.
    public var position = ""

    public init(id: RecordID) { self.id = id }

    public static let table = "mealItems"

    public static let fields: [Field<MealItem>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .record("meal", { $0.meal }, { $0.meal = $1 }),
        .record("food", { $0.food }, { $0.food = $1 }),
        .real("amount", in: BodyLimits.amount, { $0.amount }, { $0.amount = $1 }),
        .text("unit", { $0.unit == .grams ? "" : $0.unit.rawValue }, { $0.unit = FoodUnit(rawValue: $1) ?? .grams }),
        .text("name", { $0.name }, { $0.name = $1 }),
        .real("energy", in: BodyLimits.energy, { $0.nutrition.energy }, { $0.nutrition.energy = $1 }),
        .real("protein", in: BodyLimits.grams, { $0.nutrition.protein }, { $0.nutrition.protein = $1 }),
        .real("carbohydrate", in: BodyLimits.grams, { $0.nutrition.carbohydrate }, { $0.nutrition.carbohydrate = $1 }),
        .real("fat", in: BodyLimits.grams, { $0.nutrition.fat }, { $0.nutrition.fat = $1 }),
        .real("fibre", in: BodyLimits.grams, { $0.nutrition.fibre }, { $0.nutrition.fibre = $1 }),
        .text("position", { $0.position }, { $0.position = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 && meal != nil }
}
