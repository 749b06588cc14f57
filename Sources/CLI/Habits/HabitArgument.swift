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

/// The argument of commands on several habits, with the global options.
struct HabitsArgument: ParsableArguments {
    @Argument(help: ArgumentHelp("Titles, or the start of them.", valueName: "habit"))
    var habits: [String]

    @OptionGroup var global: GlobalOptions
}

/// A command on one or several habits, all of which it marks or none.
protocol SeveralHabitsCommand: ChangingCommand {
    var choice: HabitsArgument { get }
}

extension SeveralHabitsCommand {
    var habits: [String] { choice.habits }
    var global: GlobalOptions { choice.global }
}
