import Journal

/// An item of a meal: an amount of a food, or nutrition values without one. Each is its own record, so entries from two
/// devices never overwrite each other.
///
/// Nutrition is calculated from the food, so correcting a food corrects every meal.
public struct MealItem: DeletableRow, PositionedRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int {
        case life, meal, food, amount, unit, name, energy, protein, carbohydrate, fat, fibre, position
    }

    public static let schema = Schema(
        "mealItems",
        [
            .life,
            Column("meal", .reference),
            Column("food", .reference),
            Column("amount", .real(BodyLimits.amount)),
            Column("unit", FoodUnit.column(implied: .grams)),
            Column("name", .line(0...BodyLimits.name)),
            Column("energy", .real(BodyLimits.energy)),
            Column("protein", .real(BodyLimits.grams)),
            Column("carbohydrate", .real(BodyLimits.grams)),
            Column("fat", .real(BodyLimits.grams)),
            Column("fibre", .real(BodyLimits.grams)),
            Column("position", .position),
        ],
        required: [Field.meal.rawValue],
        owners: [.column(Field.meal.rawValue, of: "meals")],
        member: "items")

    public static var editable: [Field] { [.amount, .unit, .name, .energy, .protein, .carbohydrate, .fat, .fibre] }

    public var isAlive: Bool { exists && has(.meal) }

    /// An amount of a food.
    public init(id: RecordID, _ food: RecordID, _ amount: Double, _ unit: FoodUnit) {
        self.init(id: id)
        (self.food, self.amount, self.unit) = (food, amount, unit)
    }

    /// Nutrition without a food, optionally with a name.
    public init(id: RecordID, _ nutrition: Nutrition, name: String = "") {
        self.init(id: id)
        (self.nutrition, self.name) = (nutrition, name)
    }

    /// The item with its name trimmed. It is either an amount of a food or has nutrition of its own.
    ///
    /// - Parameter old: The item as it is; nil for a new one.
    func validated(in state: State, over old: MealItem?) throws(BodyRefusal) -> MealItem {
        var item = self
        if food == nil {
            (item.amount, item.unit) = (nil, .grams)
        } else {
            (item.name, item.nutrition) = ("", Nutrition())
        }
        do throws(FieldError) {
            if food == nil, nutrition.isUnknown { throw FieldError("energy", .numberMissing) }
            if food != nil, amount == nil { throw FieldError("amount", .numberMissing) }
            item = try item.validated(over: old)
        } catch {
            throw .field(error)
        }
        guard let id = item.food, let amount = item.amount else { return item }
        // Allow editing the amount of a food that was deleted.
        guard let food = state.food(id) ?? (id == old?.food ? state.anyFood(id) : nil) else { throw .noSuchFood }
        guard food.nutrition(of: amount, item.unit) != nil else { throw .portionUnknown(id) }
        return item
    }
}

// One accessor per line.
// swift-format-ignore
extension MealItem {
    public var meal: RecordID? { get { self[.meal] } set { self[.meal] = newValue } }
    /// Nil if only nutrition values were entered.
    public var food: RecordID? { get { self[.food] } set { self[.food] = newValue } }
    public var amount: Double? { get { self[.amount] } set { self[.amount] = newValue } }
    public var unit: FoodUnit { get { self[.unit] ?? .grams } set { self[.unit] = newValue } }
    /// A name for an item without a food; may be empty.
    public var name: String { get { self[.name] } set { self[.name] = newValue } }
    /// Sort key within the meal; see `Position`.
    public var position: String { get { self[.position] } set { self[.position] = newValue } }
}
