import ArgumentParser

/// The `health` commands.
struct Health: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "health",
        abstract: "Show what a watch or phone measured, day by day, or delete it.",
        subcommands: [ShowHealth.self, DeleteHealth.self], defaultSubcommand: ShowHealth.self)
}
