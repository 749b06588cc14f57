import ArgumentParser

/// The `habit` commands.
struct Habits: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "habit",
        abstract: "Add, view and change habits.",
        subcommands: [
            AddHabit.self, ListHabits.self, ShowHabit.self, EditHabit.self, ArchiveHabit.self, RestoreHabit.self,
            DeleteHabit.self,
        ], defaultSubcommand: ListHabits.self, aliases: ["habits"])
}
