import ArgumentParser

/// The `mood` commands.
struct Moods: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mood",
        abstract: "Log and view moods, yours and your pets'.",
        subcommands: [
            LogMood.self, ListMoods.self, ShowMood.self, EditMood.self, DeleteMood.self, ShowAdvice.self,
            DismissAdvice.self, ShowMoodStatistics.self,
        ], defaultSubcommand: ListMoods.self)
}

/// The `pet` commands.
struct Pets: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pet",
        abstract: "Add and change the pets whose moods you log.",
        subcommands: [AddPet.self, ListPets.self, EditPet.self, ArchivePet.self, RestorePet.self, DeletePet.self],
        defaultSubcommand: ListPets.self)
}
