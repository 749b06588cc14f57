import ArgumentParser

/// The habit argument, with the global options.
struct HabitChoice: ParsableArguments {
    @Argument(help: "Its title, or a beginning of it.")
    var habit: String

    @OptionGroup var global: GlobalOptions
}

/// A command on one habit.
protocol OneHabitCommand: JournalCommand {
    var choice: HabitChoice { get }
}

extension OneHabitCommand {
    var habit: String { choice.habit }
    var global: GlobalOptions { choice.global }
}
