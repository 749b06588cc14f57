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
                [("oats", 70), ("milk", 250), ("banana", 1)],
                [("yogurt", 200), ("blueberries", 100), ("honey", 15), ("oats", 40)],
                [("egg", 2), ("Rye bread", 90), ("butter", 10), ("tomato", 1)],
            ]
        case .lunch:
            [
                [("Vegetable soup", 350), ("Rye bread", 90)],
                [("lentils-cooked", 250), ("carrot", 1), ("olive-oil", 10)],
                [("pasta-cooked", 280), ("tomato", 2), ("olive-oil", 12), ("cottage-cheese", 80)],
            ]
        case .dinner:
            [
                [("chicken-breast", 160), ("rice-cooked", 220), ("broccoli", 180), ("olive-oil", 8)],
                [("salmon", 150), ("sweet-potato", 250), ("spinach", 100)],
                [("buckwheat-cooked", 250), ("egg", 2), ("cucumber", 150), ("avocado", 70)],
            ]
        case .snack:
            [[("apple", 1), ("almonds", 30)], [("Protein bar", 1)], [("walnuts", 25), ("orange", 1)]]
        }
    }
}
