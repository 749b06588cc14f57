import ArgumentParser

/// The `goal` commands.
struct Goals: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "goal",
        abstract: "Add, view and reach goals.",
        subcommands: [
            AddGoal.self, ListGoals.self, ShowGoal.self, EditGoal.self, LogProgress.self, ChangeMilestone.self,
            ReachGoal.self, ReopenGoal.self, ArchiveGoal.self, RestoreGoal.self, DeleteGoal.self,
        ], defaultSubcommand: ListGoals.self, aliases: ["goals"])
}
