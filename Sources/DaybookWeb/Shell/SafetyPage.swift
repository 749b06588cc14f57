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
        // What saves the journal must not need what has failed: the worker answers this address by itself.
        let link: HTML? =
            reason == .refused ? nil : "<a class=\"button primary\" href=\"/rescue\">\(words.saveJournal)</a>"
        return "<section class=\"empty\">\(Icon.warning.svg)<h1>\(title)</h1><p>\(hint)</p>\(link)</section>"
    }
}
