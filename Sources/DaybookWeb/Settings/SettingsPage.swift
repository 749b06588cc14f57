import CivilTime
import DaybookCore
import Words

/// The settings page: preferences, the parts of life in use, the way to categories, the archive and other rare pages, where
/// the data is stored, and keyboard shortcuts.
struct SettingsPage: PageView {
    let fields: FormFields
    let settings: Settings
    let refusal: FormRefusal?
    /// The place where the displayed data is stored.
    let status: SyncStatus
    /// The day and time of the last sync with the server.
    let lastSynced: (day: Day, time: TimeOfDay)?
    /// The number of batches that are kept, but cannot be opened.
    let unopened: Int
    let today: Day
    let title: String

    var section: Section? { .settings }
    var layout: PageLayout { .narrow }

    /// Creates the page with a submitted form or, without one, the current settings.
    init(_ context: RequestContext, _ typed: FormFields? = nil, refusal: FormRefusal? = nil) {
        fields = typed ?? SettingsForm.fields(of: context.state.settings, context.words)
        settings = context.state.settings
        self.refusal = refusal
        status = context.request.status
        unopened = context.request.unopened
        lastSynced = context.request.lastSynced.map { milliseconds in
            let offset = context.tools.offset?(milliseconds) ?? context.now.offsetMinutes
            let moment = LocalInstant(milliseconds: milliseconds, offsetMinutes: offset)
            return (moment.calendarDay, moment.time)
        }
        today = context.now.calendarDay
        title = context.words.settings
    }
}
