import ArgumentParser

/// The habit argument, with the global options.
struct HabitArgument: ParsableArguments {
    @Argument(help: "Its title, or the start of it.")
    var habit: String

    @OptionGroup var global: GlobalOptions
}

/// A command on one habit.
protocol SingleHabitCommand: JournalCommand {
    var choice: HabitArgument { get }
}

extension SingleHabitCommand {
    var habit: String { choice.habit }
    var global: GlobalOptions { choice.global }
}
