/// Nutrition values. Nil values are unknown.
public struct Nutrition: Hashable, Sendable {
    /// In kilocalories.
    public var energy: Double?
    /// In grams, like all properties below.
    public var protein: Double?
    public var carbohydrate: Double?
    public var fat: Double?
    public var fibre: Double?

    public init(
        energy: Double? = nil, protein: Double? = nil, carbohydrate: Double? = nil, fat: Double? = nil,
        fibre: Double? = nil
    ) {
        self.energy = energy
        self.protein = protein
        self.carbohydrate = carbohydrate
        self.fat = fat
        self.fibre = fibre
    }

    /// Energy calculated from protein, carbohydrate, fat and fibre at 4, 4, 9 and 2 kcal a gram (EU regulation
    /// 1169/2011, annex XIV). Nil if all are unknown.
    public var energyOfParts: Double? {
        guard protein != nil || carbohydrate != nil || fat != nil || fibre != nil else { return nil }
        return 4 * (protein ?? 0) + 4 * (carbohydrate ?? 0) + 9 * (fat ?? 0) + 2 * (fibre ?? 0)
    }

    /// The given energy or, without it, the energy calculated from the nutrients.
    public var kilocalories: Double? { energy ?? energyOfParts }

    /// Whether the given energy differs by more than 30% plus 5 kcal from the energy calculated from protein,
    /// carbohydrate and fat or, while not all of them are known, is less than that of those known by as much. The person
    /// should check such a label.
    public var isQuestionable: Bool {
        guard let energy, let parts = energyOfParts else { return false }
        let areAllKnown = protein != nil && carbohydrate != nil && fat != nil
        let difference = areAllKnown ? (energy - parts).magnitude : parts - energy
        return difference > 0.3 * energy + 5
    }

    /// Whether protein, carbohydrate and fat weigh more than a food of this many grams, by more than a label rounds.
    public func outweighs(grams: Double) -> Bool {
        (protein ?? 0) + (carbohydrate ?? 0) + (fat ?? 0) > grams + 1
    }

    /// All values multiplied by a factor.
    public func times(_ factor: Double) -> Nutrition {
        Nutrition(
            energy: energy.map { $0 * factor }, protein: protein.map { $0 * factor },
            carbohydrate: carbohydrate.map { $0 * factor }, fat: fat.map { $0 * factor },
            fibre: fibre.map { $0 * factor })
    }

    /// Adds values. One unknown on both sides stays unknown. Missing energy is calculated from the nutrients.
    public static func + (left: Nutrition, right: Nutrition) -> Nutrition {
        func sum(_ left: Double?, _ right: Double?) -> Double? {
            left == nil && right == nil ? nil : (left ?? 0) + (right ?? 0)
        }
        return Nutrition(
            energy: sum(left.kilocalories, right.kilocalories), protein: sum(left.protein, right.protein),
            carbohydrate: sum(left.carbohydrate, right.carbohydrate), fat: sum(left.fat, right.fat),
            fibre: sum(left.fibre, right.fibre))
    }

    /// Whether all values are unknown.
    public var isUnknown: Bool { self == Nutrition() }
}

extension Food {
    public var nutrition: Nutrition {
        get {
            Nutrition(
                energy: self[.energy], protein: self[.protein], carbohydrate: self[.carbohydrate], fat: self[.fat],
                fibre: self[.fibre])
        }
        set {
            self[.energy] = newValue.energy
            self[.protein] = newValue.protein
            self[.carbohydrate] = newValue.carbohydrate
            self[.fat] = newValue.fat
            self[.fibre] = newValue.fibre
        }
    }
}

extension MealItem {
    /// Nutrition entered without a food.
    public var nutrition: Nutrition {
        get {
            Nutrition(
                energy: self[.energy], protein: self[.protein], carbohydrate: self[.carbohydrate], fat: self[.fat],
                fibre: self[.fibre])
        }
        set {
            self[.energy] = newValue.energy
            self[.protein] = newValue.protein
            self[.carbohydrate] = newValue.carbohydrate
            self[.fat] = newValue.fat
            self[.fibre] = newValue.fibre
        }
    }
}
