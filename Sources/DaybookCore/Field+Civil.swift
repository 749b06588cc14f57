import CivilTime
import Journal

extension Field {
    /// A day, or none; kept as its number.
    static func day(
        _ name: String, _ get: @escaping @Sendable (Row) -> Day?, _ set: @escaping @Sendable (inout Row, Day?) -> Void
    ) -> Field {
        .integer(
            name, { get($0).map { Int64($0.number) } },
            { row, number in set(&row, number.flatMap { Int32(exactly: $0) }.flatMap { Day(number: $0) }) })
    }

    /// A time of day, or none; kept as its minutes.
    static func time(
        _ name: String, _ get: @escaping @Sendable (Row) -> TimeOfDay?,
        _ set: @escaping @Sendable (inout Row, TimeOfDay?) -> Void
    ) -> Field {
        .integer(
            name, { get($0).map { Int64($0.minutes) } },
            { row, minutes in set(&row, minutes.flatMap { Int(exactly: $0) }.flatMap { TimeOfDay(minutes: $0) }) })
    }

    /// A yes or no; none is no.
    static func flag(
        _ name: String, _ get: @escaping @Sendable (Row) -> Bool, _ set: @escaping @Sendable (inout Row, Bool) -> Void
    ) -> Field {
        .integer(name, { get($0) ? 1 : nil }, { row, number in set(&row, number == 1) })
    }
}

extension Value {
    /// A day as fields keep it.
    init(_ day: Day) { self = .integer(Int64(day.number)) }

    /// A time of day as fields keep it.
    init(_ time: TimeOfDay) { self = .integer(Int64(time.minutes)) }

    /// A yes or no as fields keep it.
    init(_ flag: Bool) { self = .integer(flag ? 1 : 0) }

    /// The id of another record, or none.
    init(_ record: RecordID?) { self = record.map { .bytes($0.bytes) } ?? .null }
}
