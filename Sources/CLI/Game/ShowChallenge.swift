import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

struct ShowChallenge: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a challenge: how it stands, and the days that it counted.",
        discussion: """
            daybook challenge show 3
            daybook challenge show easy
            """)

    @OptionGroup var choice: ChallengeArgument

    var global: GlobalOptions { choice.global }

    func run(in session: Session) throws -> CommandOutput {
        try session.readGame { game, state in
            let (words, style) = (session.words, session.style)
            let suggestion = session.suggestion(choice.challenge, in: state)
            let standing =
                try suggestion.map { state.status(of: $0, today: game.today) }
                ?? state.status(of: session.challenge(choice.challenge, in: state), today: game.today)
            guard let status = standing else { throw ChallengeRefusal.noSuchChallenge }
            let challenge = status.challenge
            let days = state.countedDays(of: status, today: game.today)
            let amount = words.amount(status.count, of: status.target)
            var lines = [
                style(.strong, words.title(challenge, in: state)),
                style(.faint, words.range(status.days.lowerBound, status.days.upperBound)), "",
                Bar.row(status.share) + " " + style(.strong, amount),
                words.details(of: status, today: game.today, hasCount: false), "", style(.strong, words.countedDays),
            ]
            var columns = Columns()
            for item in days {
                columns.append([
                    Columns.Cell(words.near(item.day, to: game.today)),
                    Columns.Cell(words.number(item.number), isNumber: true),
                ])
            }
            lines += days.isEmpty ? ["  " + words.nothingCounted] : columns.lines(style, indent: 2)
            let counted = days.map { ["day": .string($0.day.text), "count": .integer($0.number)] as JSONValue }
            var json = session.json(status, in: state, ChallengeNumbers(state))
            if case .object(let members) = json { json = .object(members + [JSONMember("days", .array(counted))]) }
            return CommandOutput(lines, json: json)
        }
    }
}
