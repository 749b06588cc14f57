import DaybookCore
import Words

extension Session {
    /// Reads the game. Throws if it is switched off, with the command that switches it on.
    func readGame(_ body: (Game, State) throws -> CommandOutput) throws -> CommandOutput {
        try read { state in
            try requireGame(in: state)
            return try body(state.game(today: state.today(now)), state)
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
