import DaybookCore

/// The demo person's meals.
enum DemoMeal {
    /// A meal: codes of common foods or names of their own, with grams or, below 20, pieces.
    typealias Serving = [(food: String, amount: Double)]

    static let own: [(name: String, portion: Double?, nutrition: Nutrition)] = [
        ("Rye bread", 45, Nutrition(energy: 216, protein: 7, carbohydrate: 41, fat: 1.5, fibre: 7)),
        ("Vegetable soup", 350, Nutrition(energy: 42, protein: 1.6, carbohydrate: 6, fat: 1.2, fibre: 1.4)),
        ("Protein bar", 55, Nutrition(energy: 365, protein: 33, carbohydrate: 33, fat: 11, fibre: 6)),
    ]

    static func plates(of kind: MealKind) -> [Serving] {
        switch kind {
        case .breakfast:
            [
                [("oats", 90), ("milk", 300), ("banana", 1), ("walnuts", 20)],
                [("yogurt", 250), ("blueberries", 100), ("honey", 20), ("oats", 70), ("almonds", 20)],
                [("egg", 3), ("Rye bread", 120), ("butter", 15), ("tomato", 1)],
            ]
        case .lunch:
            [
                [("Vegetable soup", 450), ("Rye bread", 120), ("cottage-cheese", 150), ("apple", 1)],
                [("lentils-cooked", 350), ("carrot", 1), ("olive-oil", 15), ("Rye bread", 90)],
                [("pasta-cooked", 350), ("tomato", 2), ("olive-oil", 15), ("cottage-cheese", 100)],
            ]
        case .dinner:
            [
                [("chicken-breast", 180), ("rice-cooked", 280), ("broccoli", 180), ("olive-oil", 15)],
                [("salmon", 180), ("sweet-potato", 300), ("spinach", 100), ("butter", 15)],
                [("buckwheat-cooked", 300), ("egg", 2), ("cucumber", 150), ("avocado", 100), ("olive-oil", 10)],
            ]
        case .snack:
            [[("apple", 1), ("almonds", 30)], [("Protein bar", 1)], [("walnuts", 25), ("orange", 1)]]
        }
    }
}
