import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The question in the evening how the day was.
struct EveningMood: Sendable {
    private let buttons: MoodButtons

    /// Nil unless it is the evening of the day, the person logs their moods, and has not logged one this evening.
    init?(_ context: RequestContext, day: Day, newID: RecordID) {
        let state = context.state
        guard day == context.today, !state.settings.hides(.moods), PartOfDay(context.now.time) == .evening else {
            return nil
        }
        let own = state.moodEntries.rows.lazy.filter { $0.subject == nil && $0.isAlive }
        guard state.settings.isWelcomed || !own.isEmpty,
            !own.contains(where: { $0.day == day && PartOfDay($0.moment.time) == .evening })
        else { return nil }
        buttons = MoodButtons(id: newID, back: .today(nil))
    }

    func view(_ words: Words) -> HTML {
        """
        <section class="card block block-evening" id="evening"><h2>\(words.howWasTheDay)</h2>\(buttons.view(words))</section>

        """
    }
}
