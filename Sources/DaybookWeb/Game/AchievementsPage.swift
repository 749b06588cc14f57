import CivilTime
import DaybookCore
import Markup
import Phrasing
import Words

/// All achievements by family: those earned with their day, the others with how far one is.
struct AchievementsPage: PageView {
    let families: [Family]
    let shown: [AchievementProgress]
    let today: Day
    /// Whether some of what other pages count does not count here.
    let leavesImportsOut: Bool
    let title: String

    /// The achievements of a family, those earned first.
    struct Family: Sendable {
        let family: AchievementFamily
        let known: [AchievementProgress]
        let hasSecrets: Bool
    }

    var section: Section? { .review }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext, _ game: Game) {
        shown = game.shownAchievements(context.state.settings)
        families = AchievementFamily.allCases.compactMap { [shown] family in
            let all = shown.filter { $0.achievement.family == family }
            guard !all.isEmpty else { return nil }
            let known = all.filter { $0.isEarned } + all.filter { !$0.isEarned && !$0.isSecret }
            return Family(family: family, known: known, hasSecrets: known.count < all.count)
        }
        today = game.today
        leavesImportsOut = context.state.hasRecordsWithoutPoints
        title = context.words.achievements
    }

    func view(_ words: Words) -> HTML {
        """
        \(BackLink.toolbar(to: GamePageRoute.progress(before: nil), words.progress))\
        <header class="bar"><div class="heading"><p>\(words.earned(of: shown))</p><h1>\(title)</h1></div></header>
        \(if: leavesImportsOut, "<p class=\"hint\">\(words.countedWithoutImports)</p>")\(families.map { view($0, words) })\(PointRulesPage.link(words))
        """
    }

    private func view(_ family: Family, _ words: Words) -> HTML {
        let secret: HTML = """
            <li class="secret"><div class="line"><span class="emoji tint-stone">\(Icon.info.svg)</span><span>\(words.secretAchievement)</span></div></li>

            """
        return """
            <section class="group"><h2>\(words.name(family.family))</h2>
            <ul class="list achievements">\(family.known.map { row($0, words) })\(if: family.hasSecrets, secret)</ul></section>

            """
    }

    private func row(_ progress: AchievementProgress, _ words: Words) -> HTML {
        let achievement = progress.achievement
        let (title, hint) = (words.title(achievement), words.hint(achievement))
        let tint: HTML = progress.isEarned ? "tint-leaf" : "tint-stone"
        let isCounted = achievement.threshold > 1
        let percent = Int(progress.share * 100)
        let share =
            isCounted ? words.part(progress.count, of: achievement.threshold) : words.percent(Double(percent) / 100)
        // A single step has no progress to show, unless its way is measured.
        let hasBar = !progress.isEarned && (isCounted || percent > 0)
        let bar: HTML = """
            <progress class="budget-bar" max="100" value="\(percent)" aria-label="\(share)"></progress>
            """
        let points = words.earnedPoints(achievement.points)
        let day = progress.earnedOn.map { day -> HTML in
            "<span class=\"chip good\">\(words.near(day, to: today))</span>"
        }
        return """
            <li id="\(achievement.rawValue)"><div class="line \(tint)"><span class="emoji">\(achievement.icon.icon.svg)</span>\
            <span><strong>\(title)</strong><small>\(hint)</small>\(if: hasBar, bar)\
            <small class="number">\(hasBar ? "\(share) · \(points)" : points)</small></span>\(day)</div></li>

            """
    }
}

extension AchievementIcon {
    /// The icon of that name.
    var icon: Icon {
        switch self {
        case .add: .add
        case .flame: .flame
        case .habits: .habits
        case .check: .check
        case .calendar: .calendar
        case .training: .training
        case .tasks: .tasks
        case .clock: .clock
        case .goal: .goal
        case .money: .money
        case .smile: .smile
        case .heart: .heart
        case .meal: .meal
        case .scale: .scale
        case .watch: .watch
        case .note: .note
        case .review: .review
        case .sun: .sun
        case .restore: .restore
        case .today: .today
        }
    }
}
