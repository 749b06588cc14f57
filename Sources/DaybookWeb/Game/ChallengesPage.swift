import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The challenges: this week's suggestions to join, those that run, and the results of past ones.
struct ChallengesPage: PageView {
    let suggested: [Suggestion]
    let running: [Row]
    let upcoming: [Row]
    let past: [Row]
    let today: Day
    let title: String

    /// A suggestion for the week that was not joined.
    struct Suggestion: Sendable {
        let id: RecordID
        let title: String
        let level: ChallengeLevel
        let measure: ChallengeMeasure
        let status: ChallengeStatus?
    }

    /// A challenge that was joined or made.
    struct Row: Sendable {
        let status: ChallengeStatus
        let title: String
        /// Whether it is the person's own, which can be edited.
        let isOwn: Bool
    }

    var section: Section? { .review }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, _ game: Game) {
        let (state, words) = (context.state, context.words)
        suggested = state.challengeSuggestions(on: game.today).filter { state.challenge($0.id) == nil }.map {
            Suggestion(
                id: $0.id, title: words.title($0, in: state), level: $0.level, measure: $0.measure,
                status: state.status(of: $0, today: game.today))
        }
        let rows = game.challenges.map { status in
            Row(
                status: status, title: words.title(status.challenge, in: state),
                isOwn: status.challenge.week == nil)
        }
        running = rows.filter { $0.status.result == .running }
        upcoming = rows.filter { $0.status.result == .upcoming }
        past = rows.filter { $0.status.isOver }.sorted { $1.status.endsBefore($0.status) }
        today = game.today
        title = words.challenges
    }

    func view(_ words: Words) -> HTML {
        let add: HTML = """
            <div class="actions"><a class="button" href="\(GamePageRoute.addChallenge.url)">\(Icon.add.svg)\(words.addChallenge)</a></div>
            """
        return """
            \(BackLink.toolbar(to: GamePageRoute.progress(before: nil), words.progress))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div>\(add)</header>
            \(if: running.isEmpty && upcoming.isEmpty && past.isEmpty, "<p class=\"lead\">\(words.noChallengesYetHint)</p>")
            \(group(words.runningChallenges, running, words))\(suggestions(words))\
            \(group(words.upcomingChallenges, upcoming, words))\(group(words.pastChallenges, past, words))\(PointRulesPage.link(words))
            """
    }

    private func suggestions(_ words: Words) -> HTML? {
        if suggested.isEmpty { return nil }
        let rows = suggested.map { suggestion -> HTML in
            let join: HTML = """
                <form method="post" action="\(GameActionRoute.join(suggestion.id).url)">\
                <button class="button" aria-label="\(words.joinChallenge): \(suggestion.title)">\(words.joinChallenge)</button></form>
                """
            var details = words.stakes(suggestion.level)
            if let status = suggestion.status, status.count > 0 {
                details.append(words.amountSoFar(status.count, of: status.target))
            }
            if suggestion.measure == .points { details.append(words.withoutPrizes) }
            return """
                <li><div class="line"><span><strong><bdi>\(suggestion.title)</bdi></strong>\
                <small>\(details.joined(separator: " · "))</small></span></div>\(join)</li>

                """
        }
        return """
            <section class="group"><h2>\(words.suggestedThisWeek)</h2><ul class="list challenges">\(rows)</ul></section>

            """
    }

    private func group(_ name: String, _ rows: [Row], _ words: Words) -> HTML? {
        if rows.isEmpty { return nil }
        return """
            <section class="group"><h2>\(name)</h2>\
            \(MoreRows.list("ul", class: "list challenges", rows.map { row($0, words) }, words))</section>

            """
    }

    private func row(_ row: Row, _ words: Words) -> HTML {
        let (status, id) = (row.status, row.status.challenge.id)
        let count = words.amount(status.count, of: status.target)
        let bar: HTML = """
            <progress class="budget-bar" max="100" value="\(Int(status.share * 100))" aria-label="\(count)"></progress>
            """
        let content: HTML = """
            <span><strong><bdi>\(row.title)</bdi></strong>\(if: status.result == .running, bar)<small>\(words.details(of: status, today: today))</small></span>\
            \(if: status.isWon, "<span class=\"emoji\">\(Icon.check.svg)</span>")
            """
        let tint: HTML = status.isWon || status.result == .running ? "tint-leaf" : "tint-stone"
        let line: HTML = "<a class=\"line \(tint)\" href=\"\(GamePageRoute.challenge(id).url)\">\(content)</a>"
        let leave: HTML = """
            <form method="post" action="\(GameActionRoute.leave(id).url)">\
            <button class="button plain" aria-label="\(words.leaveChallenge): \(row.title)">\(words.leaveChallenge)</button></form>
            """
        return """
            <li id="challenge-\(id.hex)">\(line)\(if: !row.isOwn && status.result == .running, leave)</li>

            """
    }
}
