import Markup
import Words

/// Shown where the app itself fails in the browser. The worker keeps it from the day it was installed.
public struct SafetyPage: PageView {
    public enum Reason: String, CaseIterable, Sendable {
        /// A form of another site.
        case refused
        /// There was no room.
        case notKept = "not-kept"
        /// The code failed, and there is no network.
        case broken
        /// The browser stores nothing, and there is no network.
        case noStorage = "no-storage"
        /// Another version of the app uses the storage, and there is no network.
        case otherVersion = "other-version"

        /// Whether the journal can be saved as a file.
        var hasJournal: Bool {
            switch self {
            case .notKept, .broken: true
            case .refused, .noStorage, .otherVersion: false
            }
        }
    }

    let reason: Reason
    let words: Words
    var section: Section? { nil }
    var layout: PageLayout { .bare }

    var title: String {
        switch reason {
        case .refused: words.refused
        case .notKept: words.notKept
        case .broken: words.broken
        case .noStorage: words.nothingStored
        case .otherVersion: words.otherVersion
        }
    }

    func view(_ words: Words) -> HTML {
        let hint =
            switch reason {
            case .refused: words.refusedHint
            case .notKept: words.notKeptHint
            case .broken: words.brokenHint
            case .noStorage: words.nothingStoredHint
            case .otherVersion: words.otherVersionHint
            }
        // What saves the journal must not need what has failed: the worker answers this address by itself.
        let link: HTML? =
            reason.hasJournal ? "<a class=\"button primary\" href=\"/rescue\">\(words.saveJournal)</a>" : nil
        return "<section class=\"empty\">\(Icon.warning.svg)<h1>\(title)</h1><p>\(hint)</p>\(link)</section>"
    }
}
