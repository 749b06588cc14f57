import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The level, the points of periods, and the ledger by day.
struct ProgressPage: PageView {
    let level: Level
    let total: Int64
    let pointsToday: Int64
    /// The points of the calendar week, and the day it begins on.
    let pointsOfWeek: Int64
    let firstWeekday: Weekday
    let pointsOfMonth: Int64
    let achievements: [AchievementProgress]
    let running: Int
    let days: [LedgerDay]
    /// The day before which the ledger is shown; nil for the latest.
    let before: Day?
    /// The day before which the next page begins; nil if all is shown.
    let next: Day?
    let today: Day
    let title: String

    /// A page has whole days with at least this number of entries.
    private static let minimumRows = 100

    var section: Section? { .review }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, _ game: Game, before: Day?) {
        let (ledger, today) = (game.ledger, game.today)
        level = ledger.level
        total = ledger.total
        pointsToday = ledger.points(on: today)
        firstWeekday = context.state.settings.firstWeekday
        pointsOfWeek = ledger.points(in: today.startOfWeek(firstWeekday)...today)
        pointsOfMonth = ledger.points(in: today.monthOfYear.first...today)
        achievements = game.shownAchievements(context.state.settings)
        running = game.challenges.count { $0.result == .running }
        let candidates = ledger.days(before: before, count: Self.minimumRows + 1)
        var days: [LedgerDay] = []
        if let latest = candidates.first, let earliest = candidates.last {
            days = LedgerDay.all(of: ledger.entries(in: earliest...latest), atLeast: Self.minimumRows, context)
        }
        self.days = days
        next = days.last.flatMap { last in candidates.contains { $0 < last.day } ? last.day : nil }
        self.before = before
        self.today = today
        title = context.words.progress
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        \(if: before == nil, summary(words))\(days.isEmpty ? empty(words) : ledger(words))
        """
    }

    private func summary(_ words: Words) -> HTML {
        let share = words.pointsOfLevel(level.progress, PointRules.levelSize)
        return """
            <section class="card level tint-leaf"><p>\(words.title(level))</p><h2>\(words.level(level.number))</h2>\
            <progress class="budget-bar" max="\(PointRules.levelSize)" value="\(level.progress)" aria-label="\(share)"></progress>\
            <p class="split number"><span>\(share)</span><span>\(words.pointsToGo(level.missing))</span></p></section>
            <dl class="figures after">\(figure(words.today, pointsToday, words))\(figure(words.pointsThisWeek(from: firstWeekday), pointsOfWeek, words))\
            \(figure(words.pointsThisMonth, pointsOfMonth, words))\(figure(words.pointsInAll, total, words))</dl>
            <ul class="list after">\(link(.star, words.achievements, words.earned(of: achievements), .achievements))\
            \(link(.goal, words.challenges, "\(words.runningChallenges): \(words.number(running))", .challenges))\
            <li><a class="line" href="\(GamePageRoute.rules.url)">\(Icon.info.svg)<span><strong>\(words.howPointsAreEarned)</strong></span>\(Icon.forward.svg)</a></li></ul>

            """
    }

    private func figure(_ name: String, _ points: Int64, _ words: Words) -> HTML {
        "<div class=\"stat\"><dt>\(name)</dt><dd>\(words.number(points))</dd></div>"
    }

    private func link(_ icon: Icon, _ name: String, _ detail: String, _ route: GamePageRoute) -> HTML {
        """
        <li><a class="line" href="\(route.url)">\(icon.svg)<span><strong>\(name)</strong><small>\(detail)</small></span>\(Icon.forward.svg)</a></li>

        """
    }

    private func empty(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.star.svg)<h2>\(words.noPointsYet)</h2><p>\(words.noPointsYetHint)</p>\
        <a class="button primary" href="\(PageRoute.today(nil).url)">\(words.goToToday)</a></section>
        """
    }

    private func ledger(_ words: Words) -> HTML {
        let latest: HTML = """
            <p><a class="button plain wide" href="\(GamePageRoute.progress(before: nil).url)">\(words.latestPoints)</a></p>

            """
        let more = next.map { day -> HTML in
            """
            <p class="submit after"><a class="button wide" href="\(GamePageRoute.progress(before: day).url)">\(words.earlierPoints)</a></p>
            """
        }
        return "\(if: before != nil, latest)\(days.map { $0.view(words, today: today) })\(more)"
    }
}
