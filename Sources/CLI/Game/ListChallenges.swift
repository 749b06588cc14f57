import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

struct ListChallenges: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the challenges of the week, and those you joined or made.",
        aliases: ["ls"])

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.readGame { game, state in
            let list = ChallengeList(game, state, session)
            return CommandOutput(list.lines, json: list.json)
        }
    }
}

/// The suggestions of the week, and all challenges by how they stand.
private struct ChallengeList {
    private let game: Game
    private let suggestions: [ChallengeSuggestion]
    private let numbers: ChallengeNumbers
    private let session: Session
    private let state: State

    init(_ game: Game, _ state: State, _ session: Session) {
        (self.game, self.state, self.session) = (game, state, session)
        suggestions = state.challengeSuggestions(on: game.today)
        numbers = ChallengeNumbers(state)
    }

    var lines: [String] {
        let (words, style) = (session.words, session.style)
        var suggested = Columns()
        // Those that were joined are among the others.
        let joinable = suggestions.filter { !isJoined($0) }
        for suggestion in joinable {
            suggested.append([
                Columns.Cell(words.name(suggestion.level)), Columns.Cell(title(of: suggestion), .strong),
                Columns.Cell(words.earned(PointRules.challenge(suggestion.level)), .faint, isNumber: true),
                standing(of: suggestion),
            ])
        }
        let groups = [
            (words.runningChallenges, statuses { $0.result == .running }),
            (words.upcomingChallenges, statuses { $0.result == .upcoming }),
            (words.pastChallenges, statuses { $0.isOver }.sorted { $1.endsBefore($0) }),
        ].filter { !$0.1.isEmpty }
        let columns = groups.map { $0.1.reduce(into: Columns()) { $0.append(row($1)) } }
        let widths = Columns.widths(of: columns)
        var blocks: [[String]] = []
        if !joinable.isEmpty {
            blocks.append([style(.strong, words.suggestedThisWeek)] + suggested.lines(style, indent: 2))
        }
        for (group, rows) in zip(groups, columns) {
            blocks.append([style(.strong, group.0)] + rows.lines(style, indent: 2, widths: widths))
        }
        if groups.isEmpty { blocks.append([words.noChallengesYet]) }
        return Array(blocks.joined(separator: [""]))
    }

    private func statuses(where isIncluded: (ChallengeStatus) -> Bool) -> [ChallengeStatus] {
        game.challenges.filter(isIncluded)
    }

    /// One that was joined keeps its number.
    private func title(of suggestion: ChallengeSuggestion) -> String {
        let words = session.words
        return state.challenge(suggestion.id).map { words.title($0, in: state) } ?? words.title(suggestion, in: state)
    }

    private func isJoined(_ suggestion: ChallengeSuggestion) -> Bool { state.challenge(suggestion.id) != nil }

    /// The progress so far towards one that was not joined.
    private func standing(of suggestion: ChallengeSuggestion) -> Columns.Cell {
        let words = session.words
        guard let status = state.status(of: suggestion, today: game.today) else { return Columns.Cell("") }
        let amount = words.amountSoFar(status.count, of: status.target)
        let facts = (status.count == 0 ? [] : [amount]) + reservations(suggestion.measure)
        return Columns.Cell(facts.joined(separator: " · "), .faint)
    }

    private func reservations(_ measure: ChallengeMeasure?) -> [String] {
        measure == .points ? [session.words.withoutPrizes] : []
    }

    private func row(_ status: ChallengeStatus) -> [Columns.Cell] {
        let (words, today) = (session.words, game.today)
        let when =
            switch status.result {
            case .upcoming: words.challengeStarts(words.near(status.days.lowerBound, to: today))
            case .running: words.daysLeft(status.days.upperBound.days(since: today) + 1)
            case .won(let day): words.challengeWon(words.near(day, to: today))
            case .ended:
                "\(words.missedChallenge) · \(words.range(status.days.lowerBound, status.days.upperBound))"
            }
        let isOpen = status.result == .running || status.result == .upcoming
        return [
            Columns.Cell(numbers.number(of: status.challenge), .faint),
            Columns.Cell(words.title(status.challenge, in: state), .strong),
            Columns.Cell(Bar.row(status.share, width: 10), status.isWon ? .good : .plain),
            Columns.Cell(words.amount(status.count, of: status.target), isNumber: true),
            Columns.Cell(
                ((isOpen ? words.stakes(of: status.challenge) : []) + [when] + reservations(status.challenge.measure))
                    .joined(separator: " · "), .faint),
        ]
    }

    var json: JSONValue {
        [
            "suggested": .array(
                suggestions.map { suggestion in
                    let status = state.status(of: suggestion, today: game.today)
                    return [
                        "level": .string(suggestion.level.code), "title": .string(title(of: suggestion)),
                        "measure": .string(suggestion.measure.rawValue),
                        "habit": .text(suggestion.habit.flatMap { state.habit($0) }?.title),
                        "target": .integer(suggestion.target), "week": .string(suggestion.week.text),
                        "count": .integer(status?.count ?? 0), "joined": .bool(isJoined(suggestion)),
                        "won": .bool(isJoined(suggestion) && status?.isWon ?? false),
                        "reached": .bool(status?.isWon ?? false),
                    ]
                }),
            "challenges": .array(game.challenges.map { session.json($0, in: state, numbers) }),
        ]
    }
}
