import ArgumentParser

/// The `meal` commands.
struct Meals: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "meal",
        abstract: "Log meals, and see how much of the day's energy is left.",
        subcommands: [LogMeal.self, ListMeals.self, ShowMealTotals.self, CopyMeal.self, DeleteMeal.self],
        defaultSubcommand: ListMeals.self)
}

/// The `food` commands.
struct Foods: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "food",
        abstract: "Add your own foods, and list all foods.",
        subcommands: [AddFood.self, ListFoods.self, DeleteFood.self], defaultSubcommand: ListFoods.self)
}
