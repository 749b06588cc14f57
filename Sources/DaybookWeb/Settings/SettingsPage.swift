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
    let lastSynced: Moment?
    /// The device that answers, and the others by their last change, the latest first.
    let devices: [DeviceRow]
    /// The number of batches that are kept, but cannot be opened.
    let unopened: Int
    /// The number of batches that no signature of their device covers.
    let setAside: Int
    /// The number of batches whose time is too far ahead of all others.
    let unreached: Int
    /// The number of batches of which a peer sent a form that lacks something that nobody erased.
    let refusedForms: Int
    /// Whether a device has written twice, as its data folder was copied.
    let hasCopiedDevice: Bool
    /// The number of batches that the server had, as this browser knew, and lacked of late.
    let lackedByServer: Int
    /// The trouble with the journal; nil if there is none.
    let problem: JournalProblem?
    /// The number of batches that are gone, as the person knows.
    let knownMissing: Int
    let today: Day
    let title: String

    /// A day and time as the person's clocks show it.
    typealias Moment = (day: Day, time: TimeOfDay)

    /// A device that writes to the journal.
    struct DeviceRow: Sendable {
        let id: String
        let isThis: Bool
        let lastChange: Moment?
    }

    /// The ids of cards, to which the search leads.
    static let appearanceID = "appearance"
    static let daysID = "days"
    static let dataID = "data"

    var section: Section? { .settings }
    var layout: PageLayout { .narrow }

    /// Creates the page with a submitted form or, without one, the current settings.
    init(_ context: RequestContext, _ typed: FormFields? = nil, refusal: FormRefusal? = nil) {
        fields = typed ?? SettingsForm.fields(of: context.state, context.words)
        settings = context.state.settings
        self.refusal = refusal
        status = context.request.status
        unopened = context.request.unopened
        setAside = context.request.setAside
        unreached = context.request.unreached
        refusedForms = context.request.refusedForms
        hasCopiedDevice = context.request.hasCopiedDevice
        lackedByServer = context.request.lackedByServer
        problem = context.request.journalProblem
        knownMissing = context.request.knownMissing
        func moment(_ milliseconds: Int64) -> Moment {
            let offset = context.tools.offset?(milliseconds) ?? context.now.offsetMinutes
            let moment = LocalInstant(milliseconds: milliseconds, offsetMinutes: offset)
            return (moment.calendarDay, moment.time)
        }
        lastSynced = context.request.lastSynced.map(moment)
        let known = context.request.devices.sorted { one, other in
            let (first, second) = (one.lastChange ?? 0, other.lastChange ?? 0)
            return one.isThis || !other.isThis && (first, other.id) > (second, one.id)
        }
        devices = known.map { device in
            DeviceRow(
                id: String(device.id.hex.prefix(4)), isThis: device.isThis, lastChange: device.lastChange.map(moment))
        }
        today = context.now.calendarDay
        title = context.words.settings
    }
}
