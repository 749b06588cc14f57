import ArgumentParser

/// The `body` commands.
struct Body: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "body",
        abstract: "Look at your weight, its trend and what to eat; say what you are like.",
        subcommands: [
            ShowBody.self, SetProfile.self, ListMeasurements.self, ShowBodyTotals.self, DeleteMeasurement.self,
        ],
        defaultSubcommand: ShowBody.self)
}
