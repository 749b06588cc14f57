import CivilTime
import Journal

/// When something of the body was, as a form or a command gives it: now, without a day and a time.
public struct BodyMoment: Hashable, Sendable {
    /// The day it counts for; today, if left out.
    public var day: Day?
    /// The time on the clock on the wall; without one, and with a day, only the day is known.
    public var time: TimeOfDay?

    public init(day: Day? = nil, time: TimeOfDay? = nil) {
        self.day = day
        self.time = time
    }

    /// When it was, or why that cannot be.
    func kept(in state: State, now: Now) throws(BodyRefusal) -> StoredMoment {
        let today = state.today(now)
        let day = day ?? today
        guard day >= BodyLimits.firstDay else { throw .field(FieldError("day", .dayTooEarly(BodyLimits.firstDay))) }
        // A traveller's other device may already be in tomorrow.
        guard day <= today.advanced(by: 1) else { throw .dayInTheFuture(day) }
        if let time {
            return StoredMoment(day: day, time: time, endingAt: state.settings.dayEndsAt, offset: now.offsetMinutes)
        }
        guard self.day == nil || day == today else { return StoredMoment(day: day) }
        return StoredMoment(day: day, at: now.milliseconds, offset: Int64(now.offsetMinutes))
    }
}

/// When something of the body was, as it is kept.
struct StoredMoment: Hashable {
    let day: Day
    /// Milliseconds since 1970 (UTC); nil where only the day is known.
    let at: Int64?
    /// Minutes that the clock on the wall was ahead of UTC.
    let offset: Int64?

    init(day: Day, at: Int64? = nil, offset: Int64? = nil) {
        self.day = day
        self.at = at
        self.offset = offset
    }

    /// The moment at which a clock so far ahead of UTC shows a time, on a day that lasts until `hour` of the next morning.
    init(day: Day, time: TimeOfDay, endingAt hour: Int, offset: Int) {
        let calendarDay = time.hour < hour ? day.advanced(by: 1) : day
        let minutes = Int64(calendarDay.number) * 1440 + Int64(time.minutes) - Int64(offset)
        self.init(day: day, at: minutes * 60_000, offset: Int64(offset))
    }

    /// The time on the clock on the wall at a moment so far ahead of UTC; nil where only the day is known.
    static func time(at: Int64?, offset: Int64?) -> TimeOfDay? {
        at.map { Now(milliseconds: $0, offsetMinutes: Int(offset ?? 0)).time }
    }
}
