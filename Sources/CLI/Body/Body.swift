import ArgumentParser

/// The `body` commands.
struct Body: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "body",
        abstract: "View your weight, its trend and your energy target; edit your profile.",
        subcommands: [
            ShowBody.self, SetProfile.self, ListMeasurements.self, ShowBodyTotals.self, DeleteMeasurement.self,
        ],
        defaultSubcommand: ShowBody.self)
}
