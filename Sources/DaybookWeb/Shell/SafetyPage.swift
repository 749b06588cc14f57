import Markup
import Words

/// The page shown if the app itself fails in the browser. The worker caches it at installation.
public struct SafetyPage: PageView {
    public enum Reason: String, CaseIterable, Sendable {
        /// The form was posted from another site.
        case refused
        /// There is no storage left.
        case notKept = "not-kept"
        /// The worker's code failed, and there is no network.
        case broken
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
        }
    }

    func view(_ words: Words) -> HTML {
        let hint =
            switch reason {
            case .refused: words.refusedHint
            case .notKept: words.notKeptHint
            case .broken: words.brokenHint
            }
        // Saving the journal must not depend on what failed, so the worker handles this URL by itself.
        let link: HTML? =
            reason == .refused ? nil : "<a class=\"button primary\" href=\"/rescue\">\(words.saveJournal)</a>"
        return "<section class=\"empty\">\(Icon.warning.svg)<h1>\(title)</h1><p>\(hint)</p>\(link)</section>"
    }
}
