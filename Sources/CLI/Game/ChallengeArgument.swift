import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Phrasing
import Words

/// The argument that names a challenge, with the global options.
struct ChallengeArgument: ParsableArguments {
    @Argument(help: "Its number in daybook challenge list, its title, or the start of it.")
    var challenge: String

    @OptionGroup var global: GlobalOptions
}

/// Short numbers of challenges in the terminal; see `ShortNumbers`.
struct ChallengeNumbers {
    private let numbers: ShortNumbers

    init(_ state: State) { numbers = ShortNumbers(state.livingChallenges.map(\.id)) }

    func number(of challenge: Challenge) -> String { numbers.number(of: challenge.id) }
}

extension Session {
    /// This week's challenge of the level that was typed, joined or not; nil if that is no level.
    func suggestion(_ typed: String, in state: State) -> ChallengeSuggestion? {
        guard let level = ChallengeLevel(rawValue: typed.lowercased()) ?? (try? words.level(typed)) else { return nil }
        return state.challengeSuggestions(on: state.today(now)).first { $0.level == level }
    }

    /// Finds a challenge by number, title, prefix of a title, or id. Those that are over are searched last.
    func challenge(_ typed: String, in state: State) throws -> Challenge {
        let typed = PlainText.line(typed)
        if typed.utf8.count >= 16, let challenge = state.challenge(RecordID(hex: typed)) { return challenge }
        let today = state.today(now)
        let challenges = state.livingChallenges
        let numbers = ChallengeNumbers(state)
        let numbered = challenges.filter { ShortNumbers.has($0.id, typed) }
        if numbered.count == 1 { return numbered[0] }
        if numbered.count > 1 {
            throw InvalidRequest(words.numberAmbiguous(typed, numbered.prefix(10).map { numbers.number(of: $0) }))
        }
        let statuses = state.game(today: today).challenges
        let open = statuses.filter { $0.result == .running || $0.result == .upcoming }.map(\.challenge)
        for scope in [open, challenges] {
            switch Words.match(typed, among: scope.map { words.title($0, in: state) }) {
            case .one(let index): return scope[index]
            case .several(let indices):
                // Suggestions of several weeks can have the same title, so numbers are shown, too.
                let found = indices.map { scope[$0] }
                throw InvalidRequest(
                    words.ambiguous(
                        typed, found.map { words.title($0, in: state) }, ids: found.map { numbers.number(of: $0) }))
            case .none: break
            }
        }
        let titles = challenges.map { words.title($0, in: state) }
        throw InvalidRequest.unknown(typed, among: titles, listedBy: "daybook challenge list", words) {
            words.challengeUnknown($0, nearest: $1)
        }
    }

    /// The challenge as it stands today; nil if it was deleted.
    func json(_ id: RecordID, in state: State) -> JSONValue? {
        state.game(today: state.today(now)).challenges.first { $0.challenge.id == id }
            .map { json($0, in: state, ChallengeNumbers(state)) }
    }

    func json(_ status: ChallengeStatus, in state: State, _ numbers: ChallengeNumbers) -> JSONValue {
        let challenge = status.challenge
        let earnsNothing = status.isWon && status.earnedOn == nil
        return [
            "id": .string(challenge.id.hex),
            "number": state.challenge(challenge.id).map { .string(numbers.number(of: $0)) } ?? .null,
            "title": .string(words.title(challenge, in: state)), "measure": .text(challenge.measure?.rawValue),
            "habit": .text(challenge.habit.flatMap { state.habit($0) }?.title), "target": .integer(status.target),
            "count": .integer(status.count), "share": .number(status.share),
            "from": .string(status.days.lowerBound.text), "until": .string(status.days.upperBound.text),
            "level": .text(challenge.level?.code), "result": .string(status.result.code),
            "wonOn": .text(status.wonOn?.text),
            "points": .integer(earnsNothing ? 0 : PointRules.challenge(challenge.level)),
        ]
    }

    /// Runs a command on a challenge and reports the result.
    ///
    /// - Parameter sentence: The report, with the title as it was before.
    func runChallengeCommand(
        on typed: String, saying sentence: (String) -> String,
        _ command: (Challenge, State) throws -> ChallengeCommand
    ) throws -> CommandOutput {
        var found: (id: RecordID, title: String)?
        var before: JSONValue = nil
        let changed = try save { state in
            try requireGame(in: state)
            let challenge = try challenge(typed, in: state)
            found = (challenge.id, words.title(challenge, in: state))
            before = json(challenge.id, in: state) ?? nil
            return try decide(try command(challenge, state), in: state)
        }
        return try read { state in
            guard let found else { throw ChallengeRefusal.noSuchChallenge }
            return CommandOutput(
                report(sentence(found.title), changed: changed), json: json(found.id, in: state) ?? before)
        }
    }
}

extension ChallengeResult {
    /// Its name in JSON.
    fileprivate var code: String {
        switch self {
        case .upcoming: "upcoming"
        case .running: "running"
        case .won: "won"
        case .ended: "ended"
        }
    }
}
