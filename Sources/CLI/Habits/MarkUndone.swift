import ArgumentParser

struct MarkUndone: SingleHabitCommand {
    static let configuration = CommandConfiguration(
        commandName: "undone", abstract: "Clear the mark of a day; its note stays.")

    @Option(help: ArgumentHelp("The day (default: today).", valueName: "day"))
    var on: String?

    @OptionGroup var choice: HabitArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.mark(habit, on: on, saying: { session.words.markedNotDone($0.habit.title) }) { habit, day, state in
            try session.decide(.clear(habit.id, on: day), in: state)
        }
    }
}
