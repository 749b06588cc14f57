import ArgumentParser

struct MarkUndone: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "undone", abstract: "Take back what was said of a day; its note stays.")

    @Argument(help: "The habit's title, or a beginning of it.")
    var habit: String

    @Option(help: ArgumentHelp("The day (default: today).", valueName: "day"))
    var on: String?

    @OptionGroup var global: GlobalOptions

    func answer(in session: Session) throws -> Answer {
        try session.mark(habit, on: on, saying: { session.words.markedNotDone($0.habit.title) }) { habit, day, state in
            try session.decide(.clear(habit.id, on: day), in: state)
        }
    }
}
