import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// A challenge: how it stands, and the days that it counted.
struct ChallengePage: PageView {
    let status: ChallengeStatus
    let days: [(day: Day, number: Int64)]
    let today: Day
    let title: String

    var section: Section? { .review }
    var layout: PageLayout { .narrow }

    /// Nil if there is no such challenge.
    init?(_ id: RecordID, _ context: RequestContext) {
        let (state, today) = (context.state, context.today)
        guard let challenge = state.challenge(id), let status = state.status(of: challenge, today: today) else {
            return nil
        }
        self.status = status
        days = state.countedDays(of: status, today: today)
        self.today = today
        title = context.words.title(challenge, in: state)
    }

    func view(_ words: Words) -> HTML {
        let tint: HTML = status.isWon || status.result == .running ? "tint-leaf" : "tint-stone"
        return """
            \(toolbar(words))<header class="bar"><div class="heading"><h1><bdi>\(title)</bdi></h1></div></header>
            \(progress(words, tint))
            <section class="group"><h2>\(words.countedDays)</h2>\(days.isEmpty ? "<p>\(words.nothingCounted)</p>" : list(words))</section>

            """
    }

    private func toolbar(_ words: Words) -> HTML {
        let id = status.challenge.id
        let edit: HTML = """
            <a class="button" href="\(GamePageRoute.editChallenge(id).url)">\(Icon.edit.svg)\(words.edit)</a>
            """
        let leave: HTML = """
            <form method="post" action="\(GameActionRoute.leave(id).url)">\
            <button class="button">\(words.leaveChallenge)</button></form>
            """
        let isOwn = status.challenge.week == nil
        return """
            <div class="toolbar">
            <a class="round" href="\(GamePageRoute.challenges.url)" aria-label="\(words.challenges)">\(Icon.back.svg)</a><span class="gap"></span>
            \(if: isOwn, edit)\(if: !isOwn && status.result == .running, leave)
            </div>

            """
    }

    private func progress(_ words: Words, _ tint: HTML) -> HTML {
        let count = words.amount(status.count, of: status.target)
        let range = words.range(status.days.lowerBound, status.days.upperBound)
        return """
            <section class="card level \(tint)"><h2>\(count)</h2>\
            <progress class="budget-bar" max="100" value="\(Int(status.share * 100))" aria-label="\(count)"></progress>\
            <p>\(words.details(of: status, today: today, hasCount: false))</p>\(if: status.result != .ended, "<p>\(range)</p>")</section>
            """
    }

    private func list(_ words: Words) -> HTML {
        let lines = days.map { item -> HTML in
            """
            <li><a class="line" href="\(PageRoute.dayReview(item.day == today ? nil : item.day).url)">\
            <span><strong>\(words.capitalized(words.near(item.day, to: today)))</strong></span>\
            <b class="money-amount">\(words.number(item.number))</b></a></li>

            """
        }
        return MoreRows.list("ul", class: "list", lines, words)
    }
}
