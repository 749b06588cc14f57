import CivilTime
import Journal

/// A workout that a watch or phone recorded.
public struct HealthWorkout: TableRow, Hashable {
    public let id: RecordID
    public var life: Int64 = 0
    /// What was done, in the recorder's word: "Running".
    public var type = ""
    /// The day it began on, where the person was.
    public var day: Day?
    /// When it began: milliseconds since 1970 (UTC).
    public var start: Int64?
    /// How many minutes the clock was ahead of UTC there.
    public var offset: Int64?
    /// How long it took, without pauses where the recorder says so.
    public var seconds: Double?
    /// Kilocalories burned by moving.
    public var energy: Double?
    /// Metres.
    public var distance: Double?
    /// The device or app that recorded it.
    public var source = ""

    public init(id: RecordID) { self.id = id }

    /// A living workout under the one id that its start and type can have.
    public init(type: String, start: Int64, offset: Int64) {
        self.init(id: Self.id(type: type, start: start))
        life = 1
        self.type = type
        self.start = start
        self.offset = offset
        let minutes = (start.flooredQuotient(60_000)) + offset
        day = Int32(exactly: minutes.flooredQuotient(1440)).flatMap { Day(number: $0) }
    }

    public static let table = "healthWorkouts"

    public static let fields: [Field<HealthWorkout>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .text("type", { $0.type }, { $0.type = $1 }),
        .day("day", { $0.day }, { $0.day = $1 }),
        .integer("start", in: BodyLimits.moment, { $0.start }, { $0.start = $1 }),
        .integer("offset", in: BodyLimits.offset, { $0.offset }, { $0.offset = $1 }),
        .real("seconds", in: 0...1e7, { $0.seconds }, { $0.seconds = $1 }),
        .real("energy", in: 0...1e6, { $0.energy }, { $0.energy = $1 }),
        .real("distance", in: 0...1e8, { $0.distance }, { $0.distance = $1 }),
        .text("source", { $0.source }, { $0.source = $1 }),
    ]

    public var isAlive: Bool { life & 1 == 1 && start != nil && day != nil }

    private static let kind: UInt8 = 14

    /// The longest type that is part of an id, in bytes.
    private static let longestType = 48

    /// The same in every export: when it began, to the second, and its type.
    static func id(type: String, start: Int64) -> RecordID {
        let seconds = UInt64(bitPattern: start.flooredQuotient(1000)) ^ 1 << 63
        let moment = (0..<8).map { UInt8(truncatingIfNeeded: seconds >> UInt64(56 - 8 * $0)) }
        guard let id = RecordID([kind] + moment + type.utf8.prefix(longestType)) else {
            preconditionFailure("an id of 9 to 57 bytes")
        }
        return id
    }
}

extension Int64 {
    /// The quotient rounded down, also below zero.
    fileprivate func flooredQuotient(_ divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
