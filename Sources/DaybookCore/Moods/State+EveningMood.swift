import CivilTime
import Journal

extension State {
    /// Whether to ask how a day was: it is its evening, the person logs their moods, and has not logged one this evening.
    public func asksForEveningMood(on day: Day, now: LocalInstant) -> Bool {
        guard day == today(now), !settings.hides(.moods), PartOfDay(now.time) == .evening else { return false }
        let own = moodEntries.rows.lazy.filter { $0.subject == nil && $0.isAlive }
        guard settings.isWelcomed || !own.isEmpty else { return false }
        return !own.contains { $0.day == day && PartOfDay($0.moment.time) == .evening }
    }
}
