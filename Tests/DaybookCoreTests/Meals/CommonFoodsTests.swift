import DaybookCore
import Journal
import Testing

struct CommonFoodsTests {
    @Test func codesAreUniqueLowerCaseWordsWithHyphens() {
        let codes = Food.common.all.map { $0.code ?? "" }
        #expect(codes.count == 824 && Set(codes).count == codes.count)
        for code in codes {
            let words = code.split(separator: "-", omittingEmptySubsequences: false)
            #expect(
                words.allSatisfy { word in
                    !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
                }, "\(code)")
        }
    }

    @Test func eachIsFoundByItsIDAtItsPlace() {
        for (place, food) in Food.common.all.enumerated() {
            #expect(Food.common[food.id]?.code == food.code && Food.common.place(of: food.id) == place)
        }
    }

    @Test func valuesFitTogether() {
        for food in Food.common.all {
            let (code, nutrition) = (food.code ?? "", food.nutrition)
            let energy = nutrition.energy ?? -1
            let (protein, carbohydrate) = (nutrition.protein ?? -1, nutrition.carbohydrate ?? -1)
            let (fat, fibre) = (nutrition.fat ?? -1, nutrition.fibre ?? -1)
            #expect([energy, protein, carbohydrate, fat, fibre].allSatisfy { $0 >= 0 }, "\(code)")
            // Each is rounded.
            #expect(protein + carbohydrate + fat <= 100.3 && fibre <= carbohydrate + 0.1, "\(code)")
            if let portion = food.portion { #expect((1...1500).contains(portion), "\(code)") }
            guard !Self.otherwise.contains(code) else { continue }
            let parts = 4 * protein + 4 * carbohydrate + 9 * fat
            // Fibre has 2 kcal a gram, or 4 like any carbohydrate.
            let difference = min((energy - parts).magnitude, (energy - parts + 2 * fibre).magnitude)
            #expect(difference <= max(0.15 * energy, 6), "\(code): \(energy) and \(parts)")
        }
    }

    /// Foods whose energy is that of alcohol or acids, or that have more fibre than anything else.
    private static let otherwise: Set = [
        "beer", "beer-light", "beer-alcohol-free", "cider", "wine-red", "wine-white", "wine-sparkling", "mulled-wine",
        "vodka", "whisky", "cognac", "vinegar", "balsamic", "lemon", "lime", "lemon-juice", "capers", "oat-bran",
        "wheat-bran", "cocoa",
    ]

    @Test func builtInFoodsAreNeverQuestioned() {
        #expect(Food.common.all.allSatisfy { !$0.isQuestionable })
        var vodka = Food(id: RecordID(hex: "aa01")!)
        vodka.nutrition = Food.common[Food.id(ofCode: "vodka")!]!.nutrition
        #expect(vodka.isQuestionable)
    }

    @Test func releasedFoodsKeepTheirValues() {
        for (place, (code, values, portion)) in Self.released.enumerated() {
            guard let food = Food.id(ofCode: code).flatMap({ Food.common[$0] }) else {
                Issue.record("\(code) is gone")
                continue
            }
            let nutrition = food.nutrition
            #expect(
                [nutrition.energy, nutrition.protein, nutrition.carbohydrate, nutrition.fat, nutrition.fibre] == values,
                "\(code)")
            #expect(food.portion == portion && food.basis == .hundred && food.isAlive, "\(code)")
            #expect(Food.common.place(of: food.id) == place, "\(code)")
        }
    }

    private static let released: [(String, [Double?], Double?)] = [
        ("apple", [52, 0.26, 13.81, 0.17, 2.4], 182),
        ("banana", [89, 1.09, 22.84, 0.33, 2.6], 118),
        ("orange", [47, 0.94, 11.75, 0.12, 2.4], 131),
        ("strawberries", [32, 0.67, 7.68, 0.30, 2.0], nil),
        ("blueberries", [57, 0.74, 14.49, 0.33, 2.4], nil),
        ("avocado", [160, 2.00, 8.53, 14.66, 6.7], nil),
        ("tomato", [18, 0.88, 3.89, 0.20, 1.2], 123),
        ("cucumber", [15, 0.65, 3.63, 0.11, 0.5], nil),
        ("carrot", [41, 0.93, 9.58, 0.24, 2.8], 61),
        ("broccoli", [34, 2.82, 6.64, 0.37, 2.6], nil),
        ("spinach", [23, 2.86, 3.63, 0.39, 2.2], nil),
        ("onion", [40, 1.10, 9.34, 0.10, 1.7], 110),
        ("sweet-potato", [86, 1.57, 20.12, 0.05, 3.0], nil),
        ("rice-cooked", [130, 2.69, 28.17, 0.28, 0.4], nil),
        ("pasta-cooked", [158, 5.80, 30.86, 0.93, 1.8], nil),
        ("buckwheat-cooked", [92, 3.38, 19.94, 0.62, 2.7], nil),
        ("oats", [379, 13.15, 67.70, 6.52, 10.1], nil),
        ("bread", [266, 8.85, 49.42, 3.33, 2.7], 25),
        ("toast", [290, 9.00, 54.40, 4.00, 2.5], 22),
        ("egg", [143, 12.56, 0.72, 9.51, 0], 50),
        ("milk", [61, 3.15, 4.80, 3.25, 0], nil),
        ("yogurt", [61, 3.47, 4.66, 3.25, 0], nil),
        ("cottage-cheese", [98, 11.12, 3.38, 4.30, 0], nil),
        ("butter", [717, 0.85, 0.06, 81.11, 0], nil),
        ("olive-oil", [884, 0, 0, 100, 0], nil),
        ("chicken-breast", [165, 31.02, 0, 3.57, 0], nil),
        ("salmon", [208, 20.42, 0, 13.42, 0], nil),
        ("lentils-cooked", [116, 9.02, 20.13, 0.38, 7.9], nil),
        ("chickpeas-cooked", [164, 8.86, 27.42, 2.59, 7.6], nil),
        ("almonds", [579, 21.15, 21.55, 49.93, 12.5], nil),
        ("walnuts", [654, 15.23, 13.71, 65.21, 6.7], nil),
        ("peanuts", [567, 25.80, 16.13, 49.24, 8.5], nil),
        ("honey", [304, 0.30, 82.40, 0, 0.2], nil),
        ("sugar", [387, 0, 99.98, 0, 0], nil),
    ]
}
