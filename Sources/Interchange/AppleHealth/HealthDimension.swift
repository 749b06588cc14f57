/// The dimension of a number, named by the unit in which Daybook stores it.
enum HealthDimension {
    /// The record has no number.
    case none
    case count
    /// Metres.
    case length
    case centimetres
    case kilograms, grams, milligrams
    /// Kilocalories.
    case energy
    case minutes
    /// Per minute.
    case rate
    case milliseconds
    case percent
    case millilitres

    /// The factor that converts a unit to the stored one; nil for a unit of another dimension. Units are those of
    /// HealthKit's `HKUnit`, where a percentage is a fraction of one.
    func factor(of unit: String) -> Double? {
        switch self {
        case .none: nil
        case .count: unit == "count" ? 1 : nil
        case .length: Self.inMetres[unit]
        case .centimetres: Self.inMetres[unit].map { $0 * 100 }
        case .kilograms: Self.inGrams[unit].map { $0 / 1000 }
        case .grams: Self.inGrams[unit]
        case .milligrams: Self.inGrams[unit].map { $0 * 1000 }
        case .energy: Self.inKilocalories[unit]
        case .minutes: Self.inSeconds[unit].map { $0 / 60 }
        case .milliseconds: Self.inSeconds[unit].map { $0 * 1000 }
        case .rate: Self.aMinute[unit]
        case .percent: unit == "%" ? 100 : nil
        case .millilitres: Self.inMillilitres[unit]
        }
    }

    private static let inMetres: [String: Double] = [
        "m": 1, "km": 1000, "cm": 0.01, "mm": 0.001, "mi": 1609.344, "ft": 0.3048, "in": 0.0254, "yd": 0.9144,
    ]
    private static let inGrams: [String: Double] = [
        "g": 1, "kg": 1000, "mg": 0.001, "mcg": 0.000_001, "lb": 453.592_37, "oz": 28.349_523_125, "st": 6350.293_18,
    ]
    /// Nutritional joules, at 4.184 per calorie. "Cal" is a food calorie (kilocalorie).
    private static let inKilocalories: [String: Double] = [
        "kcal": 1, "Cal": 1, "cal": 0.001, "kJ": 1 / 4.184, "J": 1 / 4184,
    ]
    private static let inSeconds: [String: Double] = [
        "s": 1, "sec": 1, "min": 60, "hr": 3600, "d": 86_400, "ms": 0.001,
    ]
    private static let aMinute: [String: Double] = ["count/min": 1, "count/s": 60, "Hz": 60, "count/hr": 1 / 60]
    private static let inMillilitres: [String: Double] = [
        "mL": 1, "ml": 1, "L": 1000, "l": 1000, "dL": 100, "cL": 10, "fl_oz_us": 29.573_529_562_5,
        "fl_oz_imp": 28.413_062_5, "cup_us": 236.588_236_5, "cup_imp": 284.130_625, "pt_us": 473.176_473,
        "pt_imp": 568.261_25,
    ]
}
