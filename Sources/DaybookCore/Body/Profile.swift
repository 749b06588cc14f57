import CivilTime
import Journal

/// What a person said of their body: one record.
public struct Profile: TableRow, Hashable {
    public let id: RecordID
    public var name = ""
    public var birthday: Day?
    public var sex: Sex?
    /// Centimetres.
    public var height: Double?
    public var activity: Activity?
    public var aim: WeightAim?
    /// The wanted change in kilograms a week, always positive.
    public var rate: Double?
    /// The weight to reach, in kilograms.
    public var aimWeight: Double?
    /// What numbers are shown in; they are always kept metric.
    public var units = UnitSystem.metric

    public init(id: RecordID) { self.id = id }

    public static let table = "profile"

    /// The only record of the table.
    public static let only = RecordID([15])!

    public static let fields: [Field<Profile>] = [
        .text("name", { $0.name }, { $0.name = $1 }),
        .day("birthday", { $0.birthday }, { $0.birthday = $1 }),
        .text("sex", { $0.sex?.rawValue ?? "" }, { $0.sex = Sex(rawValue: $1) }),
        .real("height", in: BodyLimits.height, { $0.height }, { $0.height = $1 }),
        .text("activity", { $0.activity?.rawValue ?? "" }, { $0.activity = Activity(rawValue: $1) }),
        .text("aim", { $0.aim?.rawValue ?? "" }, { $0.aim = WeightAim(rawValue: $1) }),
        .real("rate", in: BodyLimits.rate, { $0.rate }, { $0.rate = $1 }),
        .real("aimWeight", in: BodyLimits.weight, { $0.aimWeight }, { $0.aimWeight = $1 }),
        .text("units", { $0.units.rawValue }, { $0.units = UnitSystem(rawValue: $1) ?? .metric }),
    ]

    /// Whole years lived on a day; nil without a birthday, before it and past 150 years. Who was born on 29 February is
    /// a year older on 1 March where there is no such day.
    public func age(on day: Day) -> Int? {
        guard let birthday, birthday <= day else { return nil }
        let isBefore = (day.month, day.dayOfMonth) < (birthday.month, birthday.dayOfMonth)
        let age = day.year - birthday.year - (isBefore ? 1 : 0)
        return age <= 150 ? age : nil
    }
}

/// As far as the formula of the basal rate asks.
public enum Sex: String, CaseIterable, Sendable {
    case female, male
}

/// How much a person moves, all told.
public enum Activity: String, CaseIterable, Sendable {
    case sedentary, light, moderate, active, veryActive

    /// What the basal rate is multiplied by: the factors in common use beside the formulas of Harris and Benedict and of
    /// Mifflin and St Jeor.
    public var factor: Double {
        switch self {
        case .sedentary: 1.2
        case .light: 1.375
        case .moderate: 1.55
        case .active: 1.725
        case .veryActive: 1.9
        }
    }
}

/// What is to become of a weight.
public enum WeightAim: String, CaseIterable, Sendable {
    case lose, keep, gain

    /// The sign of the wanted change.
    public var direction: Double {
        switch self {
        case .lose: -1
        case .keep: 0
        case .gain: 1
        }
    }
}

/// What numbers are shown in.
public enum UnitSystem: String, CaseIterable, Sendable {
    case metric, imperial
}
