import ArgumentParser

/// The `health` commands.
struct Health: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "health",
        abstract: "Show health data day by day, log your sleep, or delete data.",
        subcommands: [ShowHealth.self, LogSleep.self, DeleteHealth.self], defaultSubcommand: ShowHealth.self)
}
