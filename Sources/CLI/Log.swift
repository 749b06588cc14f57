import ArgumentParser
import Words

/// The `log` command, which stands for the commands that log each kind of thing; see `Arguments`.
struct Log: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Log a mood, a note, a meal, your weight, a workout, a task or progress of a goal.",
        usage: "daybook log <kind> <argument>…",
        discussion: """
            daybook log mood good
            daybook log note "Met Ann by the river."
            daybook log meal lunch "oats 60 g"
            daybook log weight 81.4
            daybook log workout Yoga --minutes 30
            daybook log task 'Called the bank' --spent 20m
            daybook log progress Read 7
            """)

    @Argument(help: "mood, note, meal, weight, workout, task or progress.")
    var kind: String

    @OptionGroup var global: GlobalOptions

    /// The commands that each kind stands for.
    static let commands = [
        "mood": ["mood", "log"], "note": ["note", "add"], "meal": ["meal", "log"], "weight": ["weigh"],
        "workout": ["workout", "log"], "task": ["task", "log"], "progress": ["goal", "progress"],
    ]

    /// The kinds in the order of the help.
    static let kinds = ["mood", "note", "meal", "weight", "workout", "task", "progress"]

    func run() throws { throw Words(.ofTerminal).refused(kind, among: Self.kinds) }
}

/// The `add` command, which stands for `task add`; see `Arguments`.
struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a task; short for task add.",
        discussion: "daybook add Call the bank tomorrow at 9")

    @OptionGroup var line: TaskLine
    @OptionGroup var options: TaskOptions
    @OptionGroup var global: GlobalOptions

    func run() throws {}
}
