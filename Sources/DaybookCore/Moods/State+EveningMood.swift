import CivilTime
import Journal

extension State {
    /// Whether to ask how a day was: it is its evening, the person logs their moods, and has not logged one this evening.
    public func asksForEveningMood(on day: Day, now: LocalInstant) -> Bool {
        guard day == today(now), !settings.hides(.moods), PartOfDay(now.time) == .evening else { return false }
        guard settings.isWelcomed || moodEntries.rows.contains(where: { $0.isAlive && $0.subject == nil }) else {
            return false
        }
        return !moodEntries.rows.contains { entry in
            entry.day == day && entry.isAlive && entry.subject == nil && PartOfDay(entry.moment.time) == .evening
        }
    }
}
