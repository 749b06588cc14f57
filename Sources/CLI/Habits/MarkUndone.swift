import ArgumentParser

struct MarkUndone: SeveralHabitsCommand {
    static let configuration = CommandConfiguration(
        commandName: "undone", abstract: "Clear the mark of a day; notes stay.")

    @Option(help: ArgumentHelp("The day (default: today).", valueName: "day"))
    var on: String?

    @OptionGroup var choice: HabitsArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.mark(habits, on: on, saying: { session.words.markedNotDone($0.habit.title) }) { habit, day, state in
            try session.decide(.clear(habit.id, on: day), in: state)
        }
    }
}
