import CivilTime
import Journal

/// The health data of one day: at most one number per `HealthMeasure`.
public struct HealthDay: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    /// Creates a blank day.
    public init(_ day: Day) { self.init(id: Self.id(of: day)) }

    /// One column per measure, in the order of `HealthMeasure.allCases`.
    public struct Field: RawRepresentable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        init(_ measure: HealthMeasure) { rawValue = HealthMeasure.allCases.firstIndex(of: measure) ?? 0 }
    }

    /// The range of valid values of any measure, in its unit.
    public static let limits = 0.0...1e9

    public static let schema = Schema("healthDays", HealthMeasure.allCases.map { Column($0.rawValue, .real(limits)) })

    /// The day; nil if the id is not that of a health day.
    public var day: Day? { Self.day(of: id) }

    /// The measured value, if there is one.
    public subscript(measure: HealthMeasure) -> Double? {
        get { self[Field(measure)] }
        set { self[Field(measure)] = newValue }
    }

    /// Whether it has no values.
    public var isBlank: Bool { HealthMeasure.allCases.allSatisfy { self[$0] == nil } }

    /// Minutes asleep in any stage; nil if unknown.
    public var asleepMinutes: Double? {
        let stages = HealthMeasure.asleep.compactMap { self[$0] }
        return stages.isEmpty ? nil : stages.reduce(0) { $0 + $1 }
    }

    /// Whether it has stages of sleep, which only a watch or phone can tell.
    public var hasMeasuredSleep: Bool {
        HealthMeasure.asleep.contains { $0 != .sleepUnspecified && self[$0] != nil }
    }

    /// Whether it has more than a night that was typed.
    var hasMeasurements: Bool {
        HealthMeasure.allCases.contains { $0 != .sleepUnspecified && self[$0] != nil }
    }

    private static let kind: UInt8 = 13

    /// The id of a day's record. Each day has exactly one.
    public static func id(of day: Day) -> RecordID {
        guard let id = RecordID([kind] + day.keyBytes) else { preconditionFailure("an id of five bytes") }
        return id
    }

    private static func day(of id: RecordID) -> Day? {
        id.count == 5 && id[0] == kind ? Day(keyBytes: id) : nil
    }
}
