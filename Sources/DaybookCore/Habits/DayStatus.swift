/// How a habit stands on one day, as calendars, tiles and heat maps draw it.
public enum DayStatus: Hashable, Sendable {
    /// Before the habit began.
    case beforeStart
    /// After today.
    case future
    /// It was done on that day; for *at most* also: the day ended with nothing entered.
    case done
    /// The day was skipped.
    case skipped
    /// Some of what a measure asks for was done, 0<..<1 of its target.
    case partial(Double)
    /// Not done on that day, but its week, month or window has as many as it asks for.
    case covered
    /// Not done, and there is still time: it is today, or its week, month or window is still open.
    case open
    /// Not done, and it was due; for *at most*: the limit was exceeded.
    case missed
    /// Nothing was asked of it, or it is excused by skipped days or by a first week or month cut short.
    case notDue
}
