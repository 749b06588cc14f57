/// The status of a habit on one day, as shown in calendars, tiles and heat maps.
public enum DayStatus: Hashable, Sendable {
    /// Before the habit's first day.
    case beforeStart
    /// After today.
    case future
    /// Done on that day. For *at most* also: the day ended with no value entered.
    case done
    /// Skipped.
    case skipped
    /// A measured habit was done in part: 0<..<1 of its target.
    case partial(Double)
    /// Not done on that day, but its week, month or window has enough.
    case covered
    /// Not done, but there is still time: it is today, or the week, month or window is still open.
    case open
    /// Due and not done. For *at most*: the limit was exceeded.
    case missed
    /// Not due, or excused by skipped days or by an incomplete first week or month.
    case notDue
}
