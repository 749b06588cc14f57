import ArgumentParser
import DaybookCore
import JournalStore
import Phrasing
import Words

extension Session {
    /// Reads the game. Throws if it is switched off, with the command that switches it on.
    func readGame(_ body: (Game, State) throws -> CommandOutput) throws -> CommandOutput {
        try read { state in
            try requireGame(in: state)
            return try body(state.game(today: state.today(now)), state)
        }
    }

    /// The state before a command, to tell which challenges it brings on; nil if there are none.
    func stateWithChallenges() throws -> State? {
        guard hasJournal else { return nil }
        return try read { $0.settings.isGameOff || $0.livingChallenges.isEmpty ? nil : $0 }
    }

    /// A line for each challenge that a command brought on or won.
    func challengesBroughtOn(since earlier: State?) throws -> [String] {
        guard let earlier else { return [] }
        return try read { state in
            state.challengesBroughtOn(since: earlier, today: state.today(now)).map { words.progress($0, in: state) }
        }
    }

    /// Throws if the game is switched off.
    func requireGame(in state: State) throws {
        if state.settings.isGameOff {
            throw InvalidRequest(words.gameIsOff(words.game, "daybook settings set game on"))
        }
    }

    /// Runs a command on challenges.
    func decide(_ command: ChallengeCommand, in state: State) throws -> Decision {
        try requireGame(in: state)
        return try command.decide(in: state, now: now, newID: Randomness.recordID)
    }
}

extension GlobalOptions {
    /// Whether the journal that typed arguments mean has points and levels switched off. False if there is none, or if that cannot be
    /// told without a passphrase.
    static func haveGameOff(_ typed: [String]) -> Bool {
        var data: [String] = []
        if let index = typed.lastIndex(where: { $0 == "--data" || $0.hasPrefix("--data=") }) {
            data = typed[index] == "--data" ? Array(typed[index...].prefix(2)) : [typed[index]]
        }
        guard let options = try? GlobalOptions.parse(data), !options.hasNoJournal else { return false }
        let keys = KeyFolder(for: options.folder)
        let journal = try? SQLiteJournal<State>(
            folder: options.folder, keyFolder: keys, randomness: Randomness.bits)
        return (try? journal?.read { $0.state.settings.isGameOff }) ?? false
    }
}
