import ArgumentParser

struct SkipDay: SeveralHabitsCommand {
    static let configuration = CommandConfiguration(
        commandName: "skip", abstract: "Skip a day, which neither adds to a streak nor breaks it.")

    @Option(help: ArgumentHelp("The day (default: today).", valueName: "day"))
    var on: String?

    @Option(help: "Why.")
    var reason: String?

    @OptionGroup var choice: HabitsArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.mark(
            habits, on: on, mayBeAhead: true, saying: { session.words.markedSkipped($0.habit.title) }
        ) { habit, day, state in
            let current = state.entry(of: habit.id, on: day)?.reason ?? ""
            return try session.decide(.skip(habit.id, on: day, reason: reason ?? current), in: state)
        }
    }
}
