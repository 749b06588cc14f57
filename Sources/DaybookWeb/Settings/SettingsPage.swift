import DaybookCore
import Words

/// The settings page: preferences, the parts of life in use, the way to categories, the archive and other rare pages, where
/// the data is stored, and keyboard shortcuts.
struct SettingsPage: PageView {
    let fields: FormFields
    let settings: Settings
    let refusal: FormRefusal?
    /// Where the displayed data is stored.
    let status: SyncStatus
    let title: String

    var section: Section? { .settings }
    var layout: PageLayout { .narrow }

    /// Creates the page with a submitted form or, without one, the current settings.
    init(_ context: RequestContext, _ typed: FormFields? = nil, refusal: FormRefusal? = nil) {
        fields = typed ?? SettingsForm.fields(of: context.state.settings, context.words)
        settings = context.state.settings
        self.refusal = refusal
        status = context.request.status
        title = context.words.settings
    }
}
