import CivilTime
import Journal

/// The person's body profile: a table with one record.
public struct Profile: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case name, birthday, sex, height, activity, goal, rate, goalWeight, units }

    public static let schema = Schema(
        "profile",
        [
            Column("name", .line(0...BodyLimits.name)),
            Column("birthday", .day),
            Column("sex", Sex.column()),
            Column("height", .real(BodyLimits.height)),
            Column("activity", Activity.column()),
            Column("goal", WeightGoal.column()),
            Column("rate", .real(BodyLimits.rate)),
            Column("goalWeight", .real(BodyLimits.weight)),
            Column("units", UnitSystem.column(), initial: .text("metric")),
        ],
        only: only)

    public static var editable: [Field] {
        [.name, .birthday, .sex, .height, .activity, .goal, .rate, .goalWeight, .units]
    }

    /// The only record of the table.
    public static let only = RecordID([15])!

    /// Age in whole years; nil without a birthday, before it, and past 150 years. A person born on 29 February turns a
    /// year older on 1 March in common years.
    public func age(on day: Day) -> Int? {
        guard let birthday, birthday <= day else { return nil }
        let isBefore = (day.month, day.dayOfMonth) < (birthday.month, birthday.dayOfMonth)
        let age = day.year - birthday.year - (isBefore ? 1 : 0)
        return age <= 150 ? age : nil
    }
}

// One accessor per line.
// swift-format-ignore
extension Profile {
    public var name: String { get { self[.name] } set { self[.name] = newValue } }
    public var birthday: Day? { get { self[.birthday] } set { self[.birthday] = newValue } }
    public var sex: Sex? { get { self[.sex] } set { self[.sex] = newValue } }
    /// Centimetres.
    public var height: Double? { get { self[.height] } set { self[.height] = newValue } }
    public var activity: Activity? { get { self[.activity] } set { self[.activity] = newValue } }
    public var goal: WeightGoal? { get { self[.goal] } set { self[.goal] = newValue } }
    /// The desired weight change in kilograms a week, always positive.
    public var rate: Double? { get { self[.rate] } set { self[.rate] = newValue } }
    /// The target weight in kilograms.
    public var goalWeight: Double? { get { self[.goalWeight] } set { self[.goalWeight] = newValue } }
    /// The units shown on screen. Stored values are always metric.
    public var units: UnitSystem { get { self[.units] ?? .metric } set { self[.units] = newValue } }
}

/// Sex, as the formula for basal metabolic rate needs it.
public enum Sex: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case female, male
}

/// Overall level of physical activity.
public enum Activity: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case sedentary, light, moderate, active, veryActive

    /// The factor that basal metabolic rate is multiplied by: the values in common use with the formulas of Harris and
    /// Benedict and of Mifflin and St Jeor.
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

/// The goal for body weight.
public enum WeightGoal: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case lose, keep, gain

    /// The sign of the desired change.
    public var direction: Double {
        switch self {
        case .lose: -1
        case .keep: 0
        case .gain: 1
        }
    }
}

/// The units shown on screen.
public enum UnitSystem: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case metric, imperial
}

extension Profile {
    /// - Parameter old: The profile as it is, whose values are not checked.
    func validated(over old: Profile, today: Day) throws(BodyRefusal) -> Profile {
        // These limits are told with their units.
        if height != old.height { try BodyQuantity.height.validate(height) }
        if rate != old.rate { try BodyQuantity.rate.validate(rate) }
        if goalWeight != old.goalWeight { try BodyQuantity.measured(.weight).validate(goalWeight) }
        if let birthday, birthday != old.birthday, birthday > today { throw .dayInTheFuture(birthday) }
        do throws(FieldError) { return try validated(over: old) } catch { throw .field(error) }
    }
}
