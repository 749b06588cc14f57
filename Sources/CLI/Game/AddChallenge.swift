import ArgumentParser
import CivilTime
import DaybookCore
import Phrasing
import Words

/// Options that set a challenge's fields.
struct ChallengeOptions: ParsableArguments {
    @Option(help: ArgumentHelp("One of \(choices(ChallengeMeasure.self)).", valueName: "name"))
    var measure: String?

    @Option(help: ArgumentHelp("Count only this habit; empty for any.", valueName: "habit"))
    var habit: String?

    @Option(help: ArgumentHelp("The number to reach.", valueName: "number"))
    var target: String?

    @Option(help: ArgumentHelp("The first day (default: today).", valueName: "day"))
    var from: String?

    @Option(help: ArgumentHelp("The last day.", valueName: "day"))
    var until: String?

    /// Sets the fields of a challenge that were given.
    func apply(to challenge: inout Challenge, in session: Session, _ state: State) throws {
        let words = session.words
        if let measure {
            let chosen: ChallengeMeasure = try words.choice(measure)
            challenge.measure = chosen
        }
        if let habit {
            let isAny = PlainText.line(habit).isEmpty
            challenge.habit = isAny ? nil : try session.habit(habit, in: state).id
            if measure == nil { challenge.measure = .habits }
        }
        try challenge.set(.target, typed: target, words)
        if let from { challenge.from = try session.day(from, in: state) }
        if let until { challenge.until = try session.day(until, in: state) }
    }
}

struct AddChallenge: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Make a challenge of your own: a number to reach by a day.",
        discussion: """
            daybook challenge add "Read every evening" --habit Read --target 7 --until sunday
            daybook challenge add --measure steps --target 250000 --until eom
            """)

    @Argument(help: "Its title; without one, it is named after what it counts.")
    var title: String?

    @OptionGroup var options: ChallengeOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        let id = Randomness.recordID()
        try session.save { state in
            try session.requireGame(in: state)
            var challenge = Challenge(id: id)
            if let title { challenge.title = title }
            try options.apply(to: &challenge, in: session, state)
            if challenge.measure == nil || challenge.target == nil || challenge.until == nil {
                throw InvalidRequest(words.challengeIncomplete)
            }
            return try session.decide(.add(challenge), in: state)
        }
        return try session.read { state in
            guard let challenge = state.challenge(id) else { throw ChallengeRefusal.noSuchChallenge }
            return CommandOutput(
                words.wasAdded(words.title(challenge, in: state)), json: session.json(id, in: state) ?? nil)
        }
    }
}

struct EditChallenge: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a challenge of your own; options you leave out keep their values.")

    @OptionGroup var choice: ChallengeArgument

    @Option(help: "A new title.")
    var title: String?

    @OptionGroup var options: ChallengeOptions

    var global: GlobalOptions { choice.global }

    func run(in session: Session) throws -> CommandOutput {
        try session.runChallengeCommand(on: choice.challenge, saying: session.words.wasSaved(_:)) { challenge, state in
            var challenge = challenge
            if let title { challenge.title = title }
            try options.apply(to: &challenge, in: session, state)
            return .edit(challenge)
        }
    }
}
