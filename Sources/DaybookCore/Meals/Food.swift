import Journal

/// Something to eat or drink: one that Daybook knows, whose id is made of its code, or of the person's own.
public struct Food: TableRow, Hashable {
    /// What its numbers are of.
    public enum Basis: String, CaseIterable, Sendable {
        /// 100 grams or millilitres.
        case hundred
        case portion
    }

    public let id: RecordID
    public var life: Int64 = 0
    /// The name of the person's own; one that Daybook knows is named by its code.
    public var name = ""
    public var basis = Basis.hundred
    /// Grams or millilitres of a portion, where that is known.
    public var portion: Double?
    public var nutrition = Nutrition()

    public init(id: RecordID) { self.id = id }

    public static let table = "foods"

    public static let fields: [Field<Food>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .text("name", { $0.name }, { $0.name = $1 }),
        .text(
            "basis", { $0.basis == .hundred ? "" : $0.basis.rawValue }, { $0.basis = Basis(rawValue: $1) ?? .hundred }),
        .real("portion", in: BodyLimits.amount, { $0.portion }, { $0.portion = $1 }),
        .real("energy", in: BodyLimits.energy, { $0.nutrition.energy }, { $0.nutrition.energy = $1 }),
        .real("protein", in: BodyLimits.grams, { $0.nutrition.protein }, { $0.nutrition.protein = $1 }),
        .real("carbohydrate", in: BodyLimits.grams, { $0.nutrition.carbohydrate }, { $0.nutrition.carbohydrate = $1 }),
        .real("fat", in: BodyLimits.grams, { $0.nutrition.fat }, { $0.nutrition.fat = $1 }),
        .real("fibre", in: BodyLimits.grams, { $0.nutrition.fibre }, { $0.nutrition.fibre = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 }

    private static let kind: UInt8 = 17

    /// The id of a food that Daybook knows; nil for a code too long to be one.
    public static func id(ofCode code: String) -> RecordID? { RecordID([kind] + Array(code.utf8)) }

    /// The code of a food that Daybook knows; nil for any other.
    public var code: String? {
        Self.common[id] == nil ? nil : String(decoding: id.bytes.dropFirst(), as: UTF8.self)
    }

    /// What is in so much of it; nil where a portion is asked for whose size is not known. A millilitre counts as a gram.
    public func nutrition(of amount: Double, _ unit: FoodUnit) -> Nutrition? {
        switch (basis, unit) {
        case (.hundred, .grams), (.hundred, .millilitres): nutrition.times(amount / 100)
        case (.portion, .portions): nutrition.times(amount)
        case (.hundred, .portions): portion.map { nutrition.times(amount * $0 / 100) }
        case (.portion, .grams), (.portion, .millilitres): portion.map { nutrition.times(amount / $0) }
        }
    }
}

/// What an amount of food is counted in.
public enum FoodUnit: String, CaseIterable, Sendable {
    case grams, millilitres, portions
}
