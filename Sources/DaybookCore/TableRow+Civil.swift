import CivilTime
import Journal

extension TableRow {
    subscript(field: Field) -> Day? {
        get { (self[field] as Int64?).flatMap { Int32(exactly: $0) }.flatMap { Day(number: $0) } }
        set { self[field] = newValue.map { Int64($0.number) } }
    }

    subscript(field: Field) -> TimeOfDay? {
        get { (self[field] as Int64?).flatMap { TimeOfDay(minutes: Int($0)) } }
        set { self[field] = newValue.map { Int64($0.minutes) } }
    }

    subscript(field: Field) -> Weekday? {
        get { (self[field] as Int64?).flatMap { Weekday(rawValue: Int($0)) } }
        set { self[field] = newValue.map { Int64($0.rawValue) } }
    }

    subscript(field: Field) -> WeekdaySet? {
        get { (self[field] as Int64?).flatMap { WeekdaySet(rawValue: UInt8($0)) } }
        set { self[field] = newValue.map { Int64($0.rawValue) } }
    }
}

extension Column.Kind {
    /// Milliseconds since 1970 (UTC).
    static let moment = Self.integer(-(1 << 53)...(1 << 53))
    /// Offset of local time from UTC in minutes.
    static let offset = Self.integer(-1440...1440)
    /// An emoji, or nothing.
    static let icon = Self.text(.icon)
    /// Identifies the imported record in its source program.
    static let source = Self.line(0...1000)
}

extension Column {
    /// Whether it identifies the record in its source program, whose id is kept as it is.
    public var isSource: Bool { name == "source" || name == "arrivalSource" }
}

extension Value {
    /// A day as stored in a field.
    init(_ day: Day) { self = .integer(Int64(day.number)) }

    /// A time of day as stored in a field.
    init(_ time: TimeOfDay) { self = .integer(Int64(time.minutes)) }

    /// A Boolean as stored in a field.
    init(_ flag: Bool) { self = .integer(flag ? 1 : 0) }

    /// The id of another record, or null.
    init(_ record: RecordID?) { self = record.map { .bytes($0.bytes) } ?? .null }
}

extension Day {
    /// Four bytes that sort in day order.
    var keyBytes: [UInt8] {
        // Flipping the sign bit makes byte order match day order.
        let number = UInt32(bitPattern: number) ^ 0x8000_0000
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// Reads the day from the last four bytes of an id.
    @_optimize(speed)
    init?(keyBytes id: RecordID) {
        guard id.count > 4 else { return nil }
        self.init(number: Int32(bitPattern: id.lastFourBytes ^ 0x8000_0000))
    }
}
