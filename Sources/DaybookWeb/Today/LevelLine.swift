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
    ///
    /// - Parameter isDayDone: Whether nothing is left to do on the day.
    init?(_ game: Game, isDayDone: Bool, _ words: Words, in state: State) {
        guard let news = GameNews(game, isDayDone: isDayDone) else { return nil }
        text = words.text(news, in: state)
        switch news {
        case .level: link = .progress(before: nil)
        case .levelReached: (link, celebrated) = (.progress(before: nil), .star)
        case .challengeWon: (link, celebrated) = (.challenges, .goal)
        case .achievement(let achievement): (link, celebrated) = (.achievements, achievement.icon.icon)
        }
    }

    var view: HTML {
        """
        <p class="level-line\(if: celebrated != nil, " celebration")"><a href="\(link.url)">\(celebrated?.small)\(text)</a></p>
        """
    }
}
