import Journal

/// A food or drink: a built-in one, whose id is derived from its code, or one the person added.
public struct Food: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, name, basis, portion, energy, protein, carbohydrate, fat, fibre, barcode }

    public static let schema = Schema(
        "foods",
        [
            .life,
            Column("name", .line(1...BodyLimits.name)),
            Column("basis", Basis.column(implied: .hundred)),
            Column("portion", .real(BodyLimits.amount)),
            Column("energy", .real(BodyLimits.energy)),
            Column("protein", .real(BodyLimits.grams)),
            Column("carbohydrate", .real(BodyLimits.grams)),
            Column("fat", .real(BodyLimits.grams)),
            Column("fibre", .real(BodyLimits.grams)),
            Column("barcode", .line(0...BodyLimits.barcode)),
        ])

    public static var editable: [Field] {
        [.name, .basis, .portion, .energy, .protein, .carbohydrate, .fat, .fibre, .barcode]
    }

    /// The amount its values refer to.
    public enum Basis: String, CaseIterable, ColumnChoice {
        public static let choices = allCases
        /// 100 grams or millilitres.
        case hundred
        case portion
    }

    private static let kind: UInt8 = 17

    /// The id of a built-in food; nil if the code is too long.
    public static func id(ofCode code: String) -> RecordID? { RecordID([kind] + Array(code.utf8)) }

    /// The code of a built-in food; nil for any other.
    public var code: String? {
        Self.common[id] == nil ? nil : String(decoding: id.bytes.dropFirst(), as: UTF8.self)
    }

    /// The grams that its values refer to; nil if the size of its portion is unknown.
    public var basisGrams: Double? { basis == .hundred ? 100 : portion }

    /// Whether its energy does not match its nutrients, or they weigh more than it does. The person should check such a
    /// label. Built-in foods are as their source has them: alcohol and the fibre of cocoa have other energy.
    public var isQuestionable: Bool {
        guard Self.common[id] == nil else { return false }
        return nutrition.isQuestionable || basisGrams.map { nutrition.outweighs(grams: $0) } ?? false
    }

    /// Whether a text is the number of its barcode. Some readers add a zero at the beginning, or leave one out.
    public func hasBarcode(_ text: String) -> Bool {
        guard let number = Self.barcodeDigits(text), let own = Self.barcodeDigits(barcode) else { return false }
        return number.drop { $0 == 0x30 } == own.drop { $0 == 0x30 }
    }

    /// Whether a text can be the number of a food's barcode and nothing else.
    public static func isBarcode(_ text: String) -> Bool { (barcodeDigits(text)?.count ?? 0) >= 8 }

    /// The digits of a barcode's number, which may have spaces between them; nil if the text is no such number. The shortest
    /// are seven, of a barcode of eight whose zero was left out.
    static func barcodeDigits(_ text: String) -> [UInt8]? {
        let digits = text.utf8.filter { $0 != 0x20 }
        guard (7...14).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return digits
    }

    /// The nutrition of an amount. Nil if converting requires an unknown portion size. A millilitre counts as a gram.
    public func nutrition(of amount: Double, _ unit: FoodUnit) -> Nutrition? {
        switch (basis, unit) {
        case (.hundred, .grams), (.hundred, .millilitres): nutrition.times(amount / 100)
        case (.portion, .portions): nutrition.times(amount)
        case (.hundred, .portions): portion.map { nutrition.times(amount * $0 / 100) }
        case (.portion, .grams), (.portion, .millilitres): portion.map { nutrition.times(amount / $0) }
        }
    }
}

// One accessor per line.
// swift-format-ignore
extension Food {
    /// The name of the person's own food. Built-in foods are named by their code.
    public var name: String { get { self[.name] } set { self[.name] = newValue } }
    public var basis: Basis { get { self[.basis] ?? .hundred } set { self[.basis] = newValue } }
    /// Grams or millilitres in a portion, if known.
    public var portion: Double? { get { self[.portion] } set { self[.portion] = newValue } }
    /// The number below the barcode of its package; empty if it is not known.
    public var barcode: String { get { self[.barcode] } set { self[.barcode] = newValue } }
}

/// The unit of an amount of food.
public enum FoodUnit: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case grams, millilitres, portions
}
