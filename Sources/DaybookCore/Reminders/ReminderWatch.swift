import CivilTime

/// The moment up to which the reminders of a place have rung: what is due since then rings once, whatever the clock did
/// meanwhile.
///
/// It goes by what clocks show. A reminder at an hour that a clock skips in spring rings when the clock has skipped it; at one that
/// comes twice in autumn, or again in a zone further west, the first time.
public struct ReminderWatch: Hashable, Sendable {
    /// The moment up to which reminders have rung.
    public private(set) var last: LocalInstant

    /// - Parameter last: The moment after which reminders ring.
    public init(since last: LocalInstant) { self.last = last }

    /// The reminders to ring at a moment.
    public struct Call: Hashable, Sendable {
        /// Those that ring one by one, in order.
        public var reminders: [ReminderOccurrence] = []
        /// The number of others of the last 24 hours, which are told in one line: older ones, or too many at once.
        public var others = 0
        /// When to look again at the latest, unless the journal changes; nil for some hours later.
        public var next: DateTime?

        public var isEmpty: Bool { reminders.isEmpty && others == 0 }
    }

    /// The number of minutes after which a reminder that could not ring is old.
    public static let minutesLate = 10
    /// The number of reminders that ring one by one at once.
    public static let mostAtOnce = 10
    /// The minutes that clocks skip in spring at most.
    private static let mostSkipped = 120
    /// The age up to which a reminder is told of, in seconds: whoever comes back after weeks does not want to hear of each day.
    private static let longestToldOf: Int64 = 86_400
    /// How far `Call.next` looks ahead, in seconds.
    private static let horizon: Int64 = 36 * 3600
    /// A last moment further ahead than this is of a clock that was wrong: zones are at most 26 hours apart.
    private static let mostAhead: Int64 = 27 * 3600

    /// The reminders that ring now. They are then behind it, and ring no more.
    ///
    /// - Parameter postponed: The ids of reminders that were put off until now.
    public mutating func call(in state: State, now: LocalInstant, postponed: [String] = []) -> Call {
        let clock = now.dateTime
        if last.dateTime.seconds(since: clock) > Self.mostAhead { last = now }
        let skipped = min(max(now.offsetMinutes - last.offsetMinutes, 0), Self.mostSkipped)
        let oldest = clock.advanced(bySeconds: -Int64(Self.minutesLate + skipped) * 60)
        let start = max(last.dateTime, clock.advanced(bySeconds: -Self.longestToldOf))
        let due = state.reminders(after: start, until: clock, now: now)
        let again = postponed.compactMap { state.reminder($0, now: now) }
        let fresh = again + due.filter { $0.moment >= oldest && !again.contains($0) }
        var call = Call(reminders: Array(fresh.prefix(Self.mostAtOnce)))
        call.others = max(0, fresh.count - Self.mostAtOnce) + due.count { $0.moment < oldest }
        if last.dateTime < clock { last = now }
        let horizon = clock.advanced(bySeconds: Self.horizon)
        call.next = state.reminders(after: last.dateTime, until: horizon, now: now).first?.moment
        return call
    }
}
