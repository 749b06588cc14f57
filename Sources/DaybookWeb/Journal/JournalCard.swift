import DaybookCore
import Markup

/// A part of life on the Journal page: its latest value, and one action.
struct JournalCard: Sendable {
    let section: Section
    let icon: HTML
    /// The latest value, such as "79.4 kg".
    let value: String
    /// Text beneath the value, such as "7-day average".
    let detail: String
    let action: Action
    /// Further lines below the card, such as a pet's mood.
    var rows: [Row] = []

    /// The one thing to do.
    struct Action: Sendable {
        let name: String
        let route: PageRoute
    }

    /// A line within a card.
    struct Row: Sendable {
        let icon: HTML
        let name: String
        let value: String
        let route: PageRoute
    }
}
