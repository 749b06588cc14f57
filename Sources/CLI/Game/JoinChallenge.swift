import ArgumentParser
import DaybookCore
import Interchange
import Journal
import Phrasing
import Words

struct JoinChallenge: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "join", abstract: "Join a challenge of this week.", discussion: "daybook challenge join medium")

    @Argument(help: ArgumentHelp("One of easy, medium, hard.", valueName: "level"))
    var level: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        let level = try words.level(level)
        var id: RecordID?
        let changed = try session.save { state in
            let suggestions = state.challengeSuggestions(on: state.today(session.now))
            id = suggestions.first { $0.level == level }?.id
            return try session.decide(.join(level), in: state)
        }
        return try session.read { state in
            guard let challenge = state.challenge(id) else { throw ChallengeRefusal.noSuchChallenge }
            let sentence = "\(words.challengeJoined): \(words.title(challenge, in: state))"
            return CommandOutput(
                session.report(sentence, changed: changed), json: session.json(challenge.id, in: state) ?? nil)
        }
    }
}

struct LeaveChallenge: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "leave", abstract: "Leave a challenge that you joined.")

    @OptionGroup var choice: ChallengeArgument

    var global: GlobalOptions { choice.global }

    func run(in session: Session) throws -> CommandOutput { try session.outputOfRemoval(choice.challenge) }
}

struct DeleteChallenge: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a challenge of your own.", aliases: ["rm"])

    @OptionGroup var choice: ChallengeArgument

    var global: GlobalOptions { choice.global }

    func run(in session: Session) throws -> CommandOutput { try session.outputOfRemoval(choice.challenge) }
}

extension Session {
    /// Leaves a challenge that was joined, or deletes one of the person's own. The level names the one of this week.
    fileprivate func outputOfRemoval(_ typed: String) throws -> CommandOutput {
        let typed = try joinedThisWeek(typed) ?? typed
        var isOwn = true
        return try runChallengeCommand(
            on: typed,
            saying: { isOwn ? words.wasDeleted($0) : "\(words.challengeLeft): \($0)" }
        ) { challenge, _ in
            isOwn = challenge.week == nil
            return isOwn ? .delete(challenge.id) : .leave(challenge.id)
        }
    }

    /// The number of this week's challenge of a level, if it was joined.
    private func joinedThisWeek(_ typed: String) throws -> String? {
        try read { state in
            suggestion(typed, in: state).flatMap { state.challenge($0.id) }
                .map { ChallengeNumbers(state).number(of: $0) }
        }
    }
}

extension Words {
    /// The level that was typed by its name in the person's language or in English, or by its code in JSON. Throws an error
    /// that lists all levels.
    func level(_ typed: String) throws -> ChallengeLevel {
        let english = Words(.english)
        let found = ChallengeLevel.allCases.first { level in
            [name(level), english.name(level), level.code].contains { PlainText.isSame(typed, $0) }
        }
        guard let found else { throw refused(typed, among: ChallengeLevel.allCases.map { name($0).lowercased() }) }
        return found
    }
}
