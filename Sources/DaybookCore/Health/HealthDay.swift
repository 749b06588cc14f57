import CivilTime
import Journal

/// What was measured of one day: at most one number for each `HealthMeasure`.
public struct HealthDay: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    /// A day of which nothing is known yet.
    public init(_ day: Day) { self.init(id: Self.id(of: day)) }

    /// A column for each measure, in the order of `HealthMeasure.allCases`.
    public struct Field: RawRepresentable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        init(_ measure: HealthMeasure) { rawValue = HealthMeasure.allCases.firstIndex(of: measure) ?? 0 }
    }

    /// Within what any measure of a day must be, in its unit.
    public static let limits = 0.0...1e9

    public static let schema = Schema("healthDays", HealthMeasure.allCases.map { Column($0.rawValue, .real(limits)) })

    /// Which day it is; nil for an id that is none of a day's.
    public var day: Day? { Self.day(of: id) }

    /// How much was measured; nil where nothing was.
    public subscript(measure: HealthMeasure) -> Double? {
        get { self[Field(measure)] }
        set { self[Field(measure)] = newValue }
    }

    /// Whether nothing is known of it.
    public var isBlank: Bool { HealthMeasure.allCases.allSatisfy { self[$0] == nil } }

    /// Minutes asleep in any stage; nil where none is known.
    public var asleepMinutes: Double? {
        let stages = HealthMeasure.asleep.compactMap { self[$0] }
        return stages.isEmpty ? nil : stages.reduce(0) { $0 + $1 }
    }

    private static let kind: UInt8 = 13

    /// The one id that a day can have.
    public static func id(of day: Day) -> RecordID {
        guard let id = RecordID([kind] + day.keyBytes) else { preconditionFailure("an id of five bytes") }
        return id
    }

    private static func day(of id: RecordID) -> Day? {
        id.count == 5 && id[0] == kind ? Day(keyBytes: id) : nil
    }
}
