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
    let celebrated: Icon?

    /// Nil without points.
    ///
    /// - Parameter isDayDone: Whether nothing is left to do on the day.
    init?(_ game: Game, isDayDone: Bool, _ words: Words, in state: State) {
        guard let news = GameNews(game, isDayDone: isDayDone, in: state) else { return nil }
        text = words.text(news, in: state)
        (link, celebrated) = Self.looks(of: news)
    }

    private static func looks(of news: GameNews) -> (GamePageRoute, Icon?) {
        switch news {
        case .level: (.progress(before: nil), nil)
        case .levelReached, .perfectDay: (.progress(before: nil), .star)
        case .challengeWon(let challenge): (.challenge(challenge.id), .goal)
        case .achievement(let achievement): (.achievements, achievement.icon.icon)
        case .yesterday(let news): looks(of: news)
        }
    }

    var view: HTML {
        """
        <p class="level-line\(if: celebrated != nil, " celebration")"><a href="\(link.url)">\(celebrated?.small)\(text)</a></p>
        """
    }
}
