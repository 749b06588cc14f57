import ArgumentParser

/// The `workout` commands.
struct Workouts: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "workout",
        abstract: "Log workouts set by set, and view your records.",
        subcommands: [
            LogWorkout.self, ListWorkouts.self, ShowWorkout.self, DeleteWorkout.self, ShowRecords.self,
            ShowWorkoutTotals.self, ListExercises.self, AddExercise.self, StartWorkout.self, DoSet.self,
            FinishWorkout.self, Routines.self,
        ], defaultSubcommand: ListWorkouts.self, aliases: ["workouts"])
}
