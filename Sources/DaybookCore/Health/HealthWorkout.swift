import CivilTime
import Journal

/// A workout recorded by a watch or phone.
public struct HealthWorkout: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, type, day, start, offset, seconds, energy, distance, source }

    public static let schema = Schema(
        "healthWorkouts",
        [
            .life,
            Column("type", .line(0...120)),
            Column("day", .day),
            Column("start", .moment),
            Column("offset", .offset),
            Column("seconds", .real(0...1e7)),
            Column("energy", .real(0...1e6)),
            Column("distance", .real(0...1e8)),
            Column("source", .line(0...200)),
        ])

    /// Creates a workout. Its id follows from its start and type.
    public init(type: String, start: Int64, offset: Int64) {
        self.init(id: Self.id(type: type, start: start))
        life = 1
        self.type = type
        self.start = start
        self.offset = offset
        let minutes = (start.flooredQuotient(60_000)) + offset
        day = Int32(exactly: minutes.flooredQuotient(1440)).flatMap { Day(number: $0) }
    }

    public var isAlive: Bool { exists && start != nil && day != nil }

    private static let kind: UInt8 = 14

    /// The number of bytes of the type that are part of the id.
    private static let longestType = 48

    /// The id, the same in every export: made from the start, to the second, and the type.
    static func id(type: String, start: Int64) -> RecordID {
        let seconds = UInt64(bitPattern: start.flooredQuotient(1000)) ^ 1 << 63
        let moment = (0..<8).map { UInt8(truncatingIfNeeded: seconds >> UInt64(56 - 8 * $0)) }
        guard let id = RecordID([kind] + moment + type.utf8.prefix(longestType)) else {
            preconditionFailure("an id of 9 to 57 bytes")
        }
        return id
    }
}

// One accessor per line.
// swift-format-ignore
extension HealthWorkout {
    /// The recorder's name for the activity, such as "Running".
    public var type: String { get { self[.type] } set { self[.type] = newValue } }
    /// The local day it began on.
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
    /// The start in milliseconds since 1970 (UTC).
    public var start: Int64? { get { self[.start] } set { self[.start] = newValue } }
    /// Offset of local time from UTC in minutes.
    public var offset: Int64? { get { self[.offset] } set { self[.offset] = newValue } }
    /// Duration in seconds, without pauses if the recorder reports them.
    public var seconds: Double? { get { self[.seconds] } set { self[.seconds] = newValue } }
    /// Kilocalories burned by activity.
    public var energy: Double? { get { self[.energy] } set { self[.energy] = newValue } }
    /// In metres.
    public var distance: Double? { get { self[.distance] } set { self[.distance] = newValue } }
    /// The device or app that recorded it.
    public var source: String { get { self[.source] } set { self[.source] = newValue } }
}

extension Int64 {
    /// The quotient rounded down, for negative numbers too.
    fileprivate func flooredQuotient(_ divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
