import CivilTime
import Journal

/// What was measured of one day: at most one number for each `HealthMeasure`.
public struct HealthDay: TableRow, Hashable {
    public let id: RecordID
    /// Which day it is; nil for an id that is none of a day's.
    public let day: Day?
    private var numbers = [Double?](repeating: nil, count: HealthMeasure.allCases.count)

    public init(id: RecordID) {
        self.id = id
        day = Self.day(of: id)
    }

    /// A day of which nothing is known yet.
    public init(_ day: Day) {
        self.init(id: Self.id(of: day))
    }

    public static let table = "healthDays"

    /// Within what any measure of a day must be, in its unit.
    public static let limits = 0.0...1e9

    public static let fields: [Field<HealthDay>] = HealthMeasure.allCases.enumerated().map { place, measure in
        .real(measure.rawValue, in: limits, { $0.numbers[place] }, { $0.numbers[place] = $1 })
    }

    /// How much was measured; nil where nothing was.
    public subscript(measure: HealthMeasure) -> Double? {
        get { numbers[Self.place(of: measure)] }
        set { numbers[Self.place(of: measure)] = newValue }
    }

    private static func place(of measure: HealthMeasure) -> Int { HealthMeasure.allCases.firstIndex(of: measure) ?? 0 }

    /// Whether nothing is known of it.
    public var isBlank: Bool { numbers.allSatisfy { $0 == nil } }

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
