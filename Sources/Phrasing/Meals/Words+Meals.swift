import DaybookCore
import Words

extension Words {
    public func name(_ kind: MealKind) -> String {
        switch kind {
        case .breakfast: breakfast
        case .lunch: lunch
        case .dinner: dinner
        case .snack: snack
        }
    }

    /// The name of a food: as the person named it, or localized for a built-in one.
    public func name(_ food: Food) -> String { Food.common.place(of: food.id).map { foodName(at: $0) } ?? food.name }

    /// The name of an item of a meal.
    public func name(_ item: MealItem, in state: State) -> String {
        if let food = item.food { return state.anyFood(food).map { name($0) } ?? "" }
        return item.name.isEmpty ? quickEnergy : item.name
    }

    /// An eaten item in a message: "Oats, 60 g: 227 kcal".
    public func eaten(_ item: MealItem, in state: State) -> String {
        let amount = amount(item)
        let what = name(item, in: state) + (amount.isEmpty ? "" : ", " + amount)
        return state.nutrition(of: item).kilocalories.map { "\(what): \(energy($0))" } ?? what
    }

    /// The amount of an item, "60 g"; empty if only its energy was logged.
    public func amount(_ item: MealItem) -> String { item.amount.map { amount($0, item.unit) } ?? "" }

    public func amount(_ value: Double, _ unit: FoodUnit) -> String {
        switch unit {
        case .grams: amount(grams: value)
        case .millilitres: amount(millilitres: value)
        case .portions: amount(portions: value)
        }
    }

    /// The unit of an amount: "g", "ml", "portions".
    public func unit(_ unit: FoodUnit) -> String {
        switch unit {
        case .grams: gram
        case .millilitres: millilitre
        case .portions: portionsUnit
        }
    }

    /// The name of a number of nutrition by its column; nil for any other column.
    public func nutrient(_ column: String) -> String? {
        switch column {
        case "energy": energy
        case "protein": protein
        case "carbohydrate": carbohydrate
        case "fat": fat
        case "fibre": fibre
        default: nil
        }
    }

    /// Nutrients other than energy: "protein 12 g · fat 3 g"; empty if none is known.
    public func parts(_ nutrition: Nutrition) -> String {
        let parts = [
            (protein, nutrition.protein), (carbohydrate, nutrition.carbohydrate), (fat, nutrition.fat),
            (fibre, nutrition.fibre),
        ]
        return parts.compactMap { name, grams in grams.map { partOfFood(name, $0) } }.joined(separator: " · ")
    }

    /// Asks about the label of a food that does not add up; nil if it does.
    public func labelQuestion(_ food: Food) -> String? {
        if let grams = food.basisGrams, food.nutrition.outweighs(grams: grams) {
            return weightQuestion(amount(grams: grams))
        }
        return labelQuestion(food.nutrition)
    }

    /// Asks about energy that does not match its nutrients; nil if it does.
    public func labelQuestion(_ nutrition: Nutrition) -> String? {
        guard nutrition.isQuestionable, let energy = nutrition.energy, let parts = nutrition.energyOfParts else {
            return nil
        }
        return labelQuestion(energy, parts: parts)
    }
}
