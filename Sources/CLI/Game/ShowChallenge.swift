import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

struct ShowChallenge: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a challenge: how it stands, and the days that it counted.")

    @OptionGroup var choice: ChallengeArgument

    var global: GlobalOptions { choice.global }

    func run(in session: Session) throws -> CommandOutput {
        try session.readGame { game, state in
            let (words, style) = (session.words, session.style)
            let challenge = try session.challenge(choice.challenge, in: state)
            guard let status = state.status(of: challenge, today: game.today) else {
                throw ChallengeRefusal.noSuchChallenge
            }
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
