/// What is in food; nil for what is not known.
public struct Nutrition: Hashable, Sendable {
    /// Kilocalories.
    public var energy: Double?
    /// Grams, as all that follow.
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

    /// What protein, carbohydrate, fat and fibre come to, at 4, 4, 9 and 2 kcal a gram (EU regulation 1169/2011, annex
    /// XIV); nil where none of them is known.
    public var energyOfParts: Double? {
        guard protein != nil || carbohydrate != nil || fat != nil || fibre != nil else { return nil }
        return 4 * (protein ?? 0) + 4 * (carbohydrate ?? 0) + 9 * (fat ?? 0) + 2 * (fibre ?? 0)
    }

    /// The energy as it is given or, without that, as its parts come to.
    public var kilocalories: Double? { energy ?? energyOfParts }

    /// Whether the energy given is more than 30 % and 5 kcal away from what all three of protein, carbohydrate and fat
    /// come to: a label to be asked about.
    public var isQuestionable: Bool {
        guard let energy, protein != nil, carbohydrate != nil, fat != nil, let parts = energyOfParts else {
            return false
        }
        return (energy - parts).magnitude > 0.3 * energy + 5
    }

    /// So many times as much.
    public func times(_ factor: Double) -> Nutrition {
        Nutrition(
            energy: energy.map { $0 * factor }, protein: protein.map { $0 * factor },
            carbohydrate: carbohydrate.map { $0 * factor }, fat: fat.map { $0 * factor },
            fibre: fibre.map { $0 * factor })
    }

    /// Both together; what is known of neither stays unknown. Energy that one of them does not give is that of its parts.
    public static func + (left: Nutrition, right: Nutrition) -> Nutrition {
        func sum(_ left: Double?, _ right: Double?) -> Double? {
            left == nil && right == nil ? nil : (left ?? 0) + (right ?? 0)
        }
        return Nutrition(
            energy: sum(left.kilocalories, right.kilocalories), protein: sum(left.protein, right.protein),
            carbohydrate: sum(left.carbohydrate, right.carbohydrate), fat: sum(left.fat, right.fat),
            fibre: sum(left.fibre, right.fibre))
    }

    /// Whether nothing of it is known.
    public var isUnknown: Bool { self == Nutrition() }

    /// Refuses numbers that cannot be meant.
    func check() throws(BodyRefusal) {
        try BodyNumber.energy.check(energy)
        for part in [protein, carbohydrate, fat, fibre] { try BodyNumber.grams.check(part) }
    }
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
    /// The nutrition that was typed, without a food.
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
