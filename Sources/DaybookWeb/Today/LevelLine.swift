import DaybookCore
import Markup
import Phrasing
import Words

/// The line of the game below Today's headline: the level or, on its day, what was reached. It takes the same room, so that
/// marking a habit moves nothing below it.
struct LevelLine: Sendable {
    let text: String
    let link: GamePageRoute
    /// The icon of what was reached today.
    private(set) var celebrated: Icon?

    /// Nil without points.
    init?(_ game: Game, _ words: Words) {
        guard game.ledger.total > 0 else { return nil }
        if let level = game.ledger.levelReached(on: game.today) {
            text = words.levelReached(words.level(level.number), words.title(level))
            (link, celebrated) = (.progress(before: nil), .star)
        } else if let earned = game.achievements(earnedOn: game.today).max(by: { $0.points < $1.points }) {
            // The one that was hardest to earn.
            (text, link, celebrated) = (
                words.achievementEarned(words.title(earned)), .achievements, earned.icon.icon
            )
        } else {
            let level = game.ledger.level
            (text, link) = (words.level(level.number, missing: level.missing), .progress(before: nil))
        }
    }

    var view: HTML {
        """
        <p class="level-line\(if: celebrated != nil, " celebration")"><a href="\(link.url)">\(celebrated?.small)\(text)</a></p>
        """
    }
}
