import Markup
import Words

/// The card of the settings that turns reminders on and off in this browser, which alone knows whether they are: its script shows the
/// part that is true.
enum RemindersCard {
    static let id = "reminders"

    static func view(_ words: Words) -> HTML {
        """
        <section class="card after" id="\(id)" data-reminders><h2>\(words.remindersHere)</h2>
        <div class="stack"><p data-if="unsupported">\(words.remindersAreUnsupported)</p>
        <p data-if="denied" hidden>\(words.remindersAreBlocked)</p>
        <p data-if="off" hidden>\(words.remindersAreOff)</p><p data-if="on" hidden>\(words.remindersAreOn)</p>
        <p class="hint">\(words.remindersHereHint) <code>daybook reminders --ring</code></p>
        <p class="hint">\(words.remindersByCalendar) <a href="\(SettingsPageRoute.calendarFeed.url)">\(words.calendarFeed)</a></p>
        <p data-if="off" hidden><button class="button primary" type="button" data-remind="on">\(Icon.bell.svg)\(words.turnOn)</button></p>
        <p data-if="on" hidden><button class="button" type="button" data-remind="off">\(words.turnOff)</button></p></div></section>

        """
    }

    /// The sentence of a form that says where reminders ring, with the link to this card.
    static func link(_ words: Words) -> HTML {
        """
        <p class="hint">\(words.remindersRingWhereTurnedOn) <a href="\(SettingsPageRoute.settings.url)#\(id)">\(words.remindersHere)</a></p>
        """
    }
}
