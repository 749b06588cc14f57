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

    /// What a food is called: the person's own as they named it, a common one in this language.
    public func name(_ food: Food) -> String { food.code.flatMap { foodName($0) } ?? food.name }

    /// What a thing of a meal was.
    public func name(_ item: MealItem, in state: State) -> String {
        if let food = item.food { return state.anyFood(food).map { name($0) } ?? "" }
        return item.name.isEmpty ? quickEnergy : item.name
    }

    /// One thing that was eaten, in a message: "Oats, 60 g: 227 kcal".
    public func eaten(_ item: MealItem, in state: State) -> String {
        let amount = amount(item)
        let what = name(item, in: state) + (amount.isEmpty ? "" : ", " + amount)
        return state.nutrition(of: item).kilocalories.map { "\(what): \(energy($0))" } ?? what
    }

    /// "60 g"; empty where only energy was written down.
    public func amount(_ item: MealItem) -> String { item.amount.map { amount($0, item.unit) } ?? "" }

    public func amount(_ value: Double, _ unit: FoodUnit) -> String {
        switch unit {
        case .grams: amount(grams: value)
        case .millilitres: amount(millilitres: value)
        case .portions: amount(portions: value)
        }
    }

    /// What an amount is counted in: "g", "ml", "portions".
    public func unit(_ unit: FoodUnit) -> String {
        switch unit {
        case .grams: gram
        case .millilitres: millilitre
        case .portions: portionsUnit
        }
    }

    /// What is in it, but for its energy: "protein 12 g · fat 3 g"; empty where none of that is known.
    public func parts(_ nutrition: Nutrition) -> String {
        let parts = [
            (protein, nutrition.protein), (carbohydrate, nutrition.carbohydrate), (fat, nutrition.fat),
            (fibre, nutrition.fibre),
        ]
        return parts.compactMap { name, grams in grams.map { partOfFood(name, $0) } }.joined(separator: " · ")
    }

    /// The question about a label that does not add up; nil for one that does.
    public func labelQuestion(_ nutrition: Nutrition) -> String? {
        guard nutrition.isQuestionable, let energy = nutrition.energy, let parts = nutrition.energyOfParts else {
            return nil
        }
        return labelQuestion(energy, parts: parts)
    }
}
