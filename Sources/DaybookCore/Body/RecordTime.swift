import CivilTime
import Journal

/// The date and time of a record as entered in a form or command. Without a day and time it means now.
public struct RecordTime: Hashable, Sendable {
    /// The day it counts for; today if nil.
    public var day: Day?
    /// The local time. If nil while `day` is set to another day, only the day is known.
    public var time: TimeOfDay?

    public init(day: Day? = nil, time: TimeOfDay? = nil) {
        self.day = day
        self.time = time
    }

    /// Resolves the date and time to store with a record of the body.
    func kept(in state: State, now: LocalInstant) throws(BodyRefusal) -> StoredRecordTime {
        do throws(RecordTimeRefusal) { return try resolved(in: state, now: now) } catch { throw BodyRefusal(error) }
    }

    /// Resolves the date and time to store. Throws if the day is too early or in the future.
    func resolved(in state: State, now: LocalInstant) throws(RecordTimeRefusal) -> StoredRecordTime {
        let today = state.today(now)
        let day = day ?? today
        guard day >= BodyLimits.firstDay else { throw .field(FieldError("day", .dayTooEarly(BodyLimits.firstDay))) }
        guard day <= today else { throw .dayInTheFuture(day) }
        if let time {
            return StoredRecordTime(day: day, time: time, endingAt: state.settings.dayEndsAt, offset: now.offsetMinutes)
        }
        guard self.day == nil || day == today else { return StoredRecordTime(day: day) }
        return StoredRecordTime(day: day, at: now.milliseconds, offset: Int64(now.offsetMinutes))
    }
}

/// The reason why the date of a record was refused.
enum RecordTimeRefusal: Error, Hashable, Sendable {
    case field(FieldError)
    case dayInTheFuture(Day)
}

/// The stored date and time of a record.
struct StoredRecordTime: Hashable {
    let day: Day
    /// Milliseconds since 1970 (UTC); nil if only the day is known.
    let at: Int64?
    /// Offset of local time from UTC, in minutes.
    let offset: Int64?

    init(day: Day, at: Int64? = nil, offset: Int64? = nil) {
        self.day = day
        self.at = at
        self.offset = offset
    }

    /// Converts a local time to UTC. The day ends at `hour` the next morning, so earlier times belong to the next
    /// calendar day. `offset` is the offset of local time from UTC in minutes.
    init(day: Day, time: TimeOfDay, endingAt hour: Int, offset: Int) {
        let calendarDay = time.hour < hour ? day.advanced(by: 1) : day
        let minutes = Int64(calendarDay.number) * 1440 + Int64(time.minutes) - Int64(offset)
        self.init(day: day, at: minutes * 60_000, offset: Int64(offset))
    }
}

/// A record that counts for a day, and whose time may be known.
public protocol DatedRow: DeletableRow {
    /// The day it counts for.
    var day: Day? { get set }
    /// Milliseconds since 1970 (UTC); nil if only the day is known.
    var at: Int64? { get set }
    /// Offset of local time from UTC at that moment, in minutes.
    var offset: Int64? { get set }
}

extension DatedRow {
    /// The local time; nil if only the day is known.
    public var time: TimeOfDay? {
        at.map { LocalInstant(milliseconds: $0, offsetMinutes: Int(offset ?? 0)).time }
    }

    var moment: StoredRecordTime {
        get { StoredRecordTime(day: day ?? .first, at: at, offset: offset) }
        set { (day, at, offset) = (newValue.day, newValue.at, newValue.offset) }
    }

    /// The date and time to store after an edit: unless another day or time was entered, the stored one stays to the
    /// millisecond.
    func moment(
        editedTo entered: RecordTime?, in state: State, now: LocalInstant
    ) throws(BodyRefusal) -> StoredRecordTime {
        guard let entered, !isAt(entered) else { return moment }
        return try entered.kept(in: state, now: now)
    }

    /// Whether it has the day and time that were entered.
    func isAt(_ entered: RecordTime) -> Bool { entered == RecordTime(day: day, time: time) }

    /// Orders records by day, then by time. One without a time comes first in its day.
    func precedes(_ other: Self) -> Bool {
        (day ?? .first, at ?? .min, id) < (other.day ?? .first, other.at ?? .min, other.id)
    }
}
