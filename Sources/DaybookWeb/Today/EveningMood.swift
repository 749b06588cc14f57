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
        guard context.state.asksForEveningMood(on: day, now: context.now) else { return nil }
        buttons = MoodButtons(id: newID, back: .today(nil))
    }

    func view(_ words: Words) -> HTML {
        """
        <section class="card block block-evening" id="evening"><h2>\(words.howWasTheDay)</h2>\(buttons.view(words))</section>

        """
    }
}
