import Journal

/// The built-in foods. Their names are in `Words`.
public struct CommonFoods: Sendable {
    /// All foods, in the order of the table.
    public let all: [Food]
    private let places: [RecordID: Int]

    /// The built-in food with an id, if there is one.
    public subscript(id: RecordID) -> Food? { places[id].map { all[$0] } }

    init(_ entries: [Entry]) {
        var all: [Food] = []
        var places: [RecordID: Int] = [:]
        for entry in entries {
            guard let id = Food.id(ofCode: entry.code) else { continue }
            var food = Food(id: id)
            food.life = 1
            (food.nutrition, food.portion) = (entry.nutrition, entry.portion)
            places[id] = all.count
            all.append(food)
        }
        (self.all, self.places) = (all, places)
    }

    /// One row of the table.
    struct Entry {
        let code: String
        let nutrition: Nutrition
        let portion: Double?

        /// Values are kilocalories and grams per 100 grams; `piece` is the weight of one piece in grams.
        init(
            _ code: String, _ energy: Double, _ protein: Double, _ carbohydrate: Double, _ fat: Double,
            _ fibre: Double, piece: Double? = nil
        ) {
            self.code = code
            nutrition = Nutrition(
                energy: energy, protein: protein, carbohydrate: carbohydrate, fat: fat, fibre: fibre)
            portion = piece
        }
    }
}

extension Food {
    /// Common foods, per 100 grams of the edible part: kcal, protein, carbohydrate by difference (fibre included), fat,
    /// fibre; then the grams of one medium piece.
    ///
    /// From the United States Department of Agriculture's FoodData Central, SR Legacy, which is in the public domain
    /// (CC0 1.0). The comments are its descriptions. A released code must never change its meaning.
    public static let common = CommonFoods([
        .init("apple", 52, 0.26, 13.81, 0.17, 2.4, piece: 182), // Apples, raw, with skin
        .init("banana", 89, 1.09, 22.84, 0.33, 2.6, piece: 118), // Bananas, raw
        .init("orange", 47, 0.94, 11.75, 0.12, 2.4, piece: 131), // Oranges, raw, all commercial varieties
        .init("strawberries", 32, 0.67, 7.68, 0.30, 2.0), // Strawberries, raw
        .init("blueberries", 57, 0.74, 14.49, 0.33, 2.4), // Blueberries, raw
        .init("avocado", 160, 2.00, 8.53, 14.66, 6.7), // Avocados, raw, all commercial varieties
        .init("tomato", 18, 0.88, 3.89, 0.20, 1.2, piece: 123), // Tomatoes, red, ripe, raw, year round average
        .init("cucumber", 15, 0.65, 3.63, 0.11, 0.5), // Cucumber, with peel, raw
        .init("carrot", 41, 0.93, 9.58, 0.24, 2.8, piece: 61), // Carrots, raw
        .init("broccoli", 34, 2.82, 6.64, 0.37, 2.6), // Broccoli, raw
        .init("spinach", 23, 2.86, 3.63, 0.39, 2.2), // Spinach, raw
        .init("onion", 40, 1.10, 9.34, 0.10, 1.7, piece: 110), // Onions, raw
        .init("sweet-potato", 86, 1.57, 20.12, 0.05, 3.0), // Sweet potato, raw, unprepared
        .init("rice-cooked", 130, 2.69, 28.17, 0.28, 0.4), // Rice, white, long-grain, regular, cooked
        .init("pasta-cooked", 158, 5.80, 30.86, 0.93, 1.8), // Pasta, cooked, enriched, without added salt
        .init("buckwheat-cooked", 92, 3.38, 19.94, 0.62, 2.7), // Buckwheat groats, roasted, cooked
        .init("oats", 379, 13.15, 67.70, 6.52, 10.1), // Cereals, oats, regular and quick, not fortified, dry
        .init("bread", 266, 8.85, 49.42, 3.33, 2.7, piece: 25), // Bread, white, commercially prepared; a slice
        .init("toast", 290, 9.00, 54.40, 4.00, 2.5, piece: 22), // Bread, white, commercially prepared, toasted; a slice
        .init("egg", 143, 12.56, 0.72, 9.51, 0, piece: 50), // Egg, whole, raw, fresh
        .init("milk", 61, 3.15, 4.80, 3.25, 0), // Milk, whole, 3.25% milkfat
        .init("yogurt", 61, 3.47, 4.66, 3.25, 0), // Yogurt, plain, whole milk
        .init("cottage-cheese", 98, 11.12, 3.38, 4.30, 0), // Cheese, cottage, creamed, large or small curd
        .init("butter", 717, 0.85, 0.06, 81.11, 0), // Butter, salted
        .init("olive-oil", 884, 0, 0, 100, 0), // Oil, olive, salad or cooking
        .init("chicken-breast", 165, 31.02, 0, 3.57, 0), // Chicken, broilers, breast, meat only, cooked, roasted
        .init("salmon", 208, 20.42, 0, 13.42, 0), // Fish, salmon, Atlantic, farmed, raw
        .init("lentils-cooked", 116, 9.02, 20.13, 0.38, 7.9), // Lentils, mature seeds, cooked, boiled, without salt
        .init("chickpeas-cooked", 164, 8.86, 27.42, 2.59, 7.6), // Chickpeas, mature seeds, cooked, boiled, without salt
        .init("almonds", 579, 21.15, 21.55, 49.93, 12.5), // Nuts, almonds
        .init("walnuts", 654, 15.23, 13.71, 65.21, 6.7), // Nuts, walnuts, english
        .init("peanuts", 567, 25.80, 16.13, 49.24, 8.5), // Peanuts, all types, raw
        .init("honey", 304, 0.30, 82.40, 0, 0.2), // Honey
        .init("sugar", 387, 0, 99.98, 0, 0), // Sugars, granulated
    ])
}
