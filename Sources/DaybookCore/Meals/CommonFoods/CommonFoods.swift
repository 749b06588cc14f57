import Journal

/// The built-in foods. Their names are in `Words`, in the same order.
public struct CommonFoods: Sendable {
    /// All foods, in the order of the tables.
    public let all: [Food]
    private let places: [RecordID: Int]

    /// The built-in food with an id, if there is one.
    public subscript(id: RecordID) -> Food? { places[id].map { all[$0] } }

    /// The place of a built-in food in `all`; nil for any other food.
    public func place(of id: RecordID) -> Int? { places[id] }

    init(_ tables: [String]) {
        var all: [Food] = []
        var places: [RecordID: Int] = [:]
        for table in tables {
            for row in Array(table.utf8).split(separator: UInt8(ascii: "\n")) {
                guard let food = Self.food(row) else { continue }
                places[food.id] = all.count
                all.append(food)
            }
        }
        (self.all, self.places) = (all, places)
    }

    /// Reads a row of a table; nil if it is not one.
    private static func food(_ row: ArraySlice<UInt8>) -> Food? {
        let columns = row.split(separator: UInt8(ascii: " "))
        guard columns.count >= 6, let id = Food.id(ofCode: String(decoding: columns[0], as: UTF8.self)) else {
            return nil
        }
        var food = Food(id: id)
        food.life = 1
        food.nutrition = Nutrition(
            energy: number(columns[1]), protein: number(columns[2]), carbohydrate: number(columns[3]),
            fat: number(columns[4]), fibre: number(columns[5]))
        if columns.count > 6, columns[6].first != UInt8(ascii: "/") { food.portion = number(columns[6]) }
        return food
    }

    /// Reads digits with at most one point among them.
    private static func number(_ digits: ArraySlice<UInt8>) -> Double {
        var (value, scale, isFraction) = (0.0, 1.0, false)
        for digit in digits {
            guard digit != UInt8(ascii: ".") else {
                isFraction = true
                continue
            }
            value = value * 10 + Double(digit - UInt8(ascii: "0"))
            if isFraction { scale *= 10 }
        }
        return value / scale
    }

    /// A table of foods, one per row: its code; then, per 100 grams of the edible part, kcal, protein, carbohydrate by
    /// difference (fibre included), fat and fibre; then the grams of one medium piece or usual portion, where there is one.
    ///
    /// A comment names the source of a row. For a food it is the description in the Standard Reference of the United
    /// States Department of Agriculture, which is in the public domain. For a dish it lists the usual ingredients in grams,
    /// whose values in the Standard Reference are added up, and the weight of the cooked dish where it is another.
    ///
    /// `Browser/number-texts` removes the comments from the browser's app. A released code must never change its meaning.
    static func table(_ rows: String) -> String { rows }
}

extension Food {
    /// Common foods, those of the first releases first.
    public static let common = CommonFoods([
        CommonFoods.released, CommonFoods.plants, CommonFoods.grains, CommonFoods.dairy, CommonFoods.meat,
        CommonFoods.pantry, CommonFoods.dishes, CommonFoods.sweets,
    ])
}
