import Markup
import Words

/// The page shown if the app itself fails in the browser. The worker caches it at installation.
public struct SafetyPage: PageView {
    public enum Reason: String, CaseIterable, Sendable {
        /// The form was posted from another site.
        case refused
        /// There is no storage left.
        case notKept = "not-kept"
        /// Old batches are needed that are not here yet, and there is no network.
        case incomplete
        /// The worker's code failed, and there is no network.
        case broken
        /// The browser stores nothing, and there is no network.
        case noStorage = "no-storage"
        /// Another version of the app uses the storage, and there is no network.
        case otherVersion = "other-version"

        /// Whether the journal can be saved as a file.
        var hasJournal: Bool {
            switch self {
            case .notKept, .broken: true
            case .refused, .incomplete, .noStorage, .otherVersion: false
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
        case .incomplete: words.incomplete
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
            case .incomplete: words.incompleteHint
            case .broken: words.brokenHint
            case .noStorage: words.nothingStoredHint
            case .otherVersion: words.otherVersionHint
            }
        // Saving the journal must not depend on what failed, so the worker handles this URL by itself.
        let link: HTML? =
            reason.hasJournal ? "<a class=\"button primary\" href=\"/rescue\">\(words.saveJournal)</a>" : nil
        return "<section class=\"empty\">\(Icon.warning.svg)<h1>\(title)</h1><p>\(hint)</p>\(link)</section>"
    }
}
