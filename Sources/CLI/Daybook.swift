import ArgumentParser

/// The root command.
struct Daybook: ParsableCommand {
    /// The name of the group of commands on points, achievements and challenges.
    static let gameGroup = "Points"

    static let configuration = CommandConfiguration(
        commandName: "daybook",
        abstract: "A private journal for your days.",
        discussion: """
            Titles can be shortened to any unambiguous prefix. A day is today, yesterday, fri, next friday, in 3 days, \
            3 days ago, +3d, eow (the end of the week), eom (of the month), eoy (of the year), 2026-11-20 or 25.12.2026. A \
            dash as a note, a line or a file means standard input. Every change can be undone.
            """, version: Version.text,
        groupedSubcommands: [
            CommandGroup(
                name: "Daily",
                subcommands: [
                    ShowToday.self, MarkDone.self, MarkUndone.self, SkipDay.self, Add.self, Log.self,
                    ShowReminders.self, Away.self, Back.self,
                ]),
            CommandGroup(name: "Review", subcommands: [ShowWeek.self, ShowMonth.self, ShowYear.self]),
            CommandGroup(name: "Habits", subcommands: [Habits.self, ShowStatistics.self, ShowHistory.self]),
            CommandGroup(name: "Tasks", subcommands: [Tasks.self]),
            CommandGroup(name: "Goals", subcommands: [Goals.self]),
            CommandGroup(name: "Notes", subcommands: [Notes.self]),
            CommandGroup(
                name: "Money",
                subcommands: [
                    Spend.self, Earn.self, MoveMoney.self, Bills.self, Accounts.self, Budgets.self, MoneyCommands.self,
                ]),
            CommandGroup(name: "Moods", subcommands: [Moods.self, Pets.self]),
            CommandGroup(name: "Body", subcommands: [Weigh.self, Body.self, Workouts.self, Meals.self, Foods.self]),
            CommandGroup(name: "Health", subcommands: [Health.self]),
            CommandGroup(
                name: gameGroup, subcommands: [ShowPoints.self, ShowAchievements.self, Challenges.self]),
            CommandGroup(name: "Recurrence", subcommands: [PreviewRecurrence.self]),
            CommandGroup(name: "Undo", subcommands: [UndoLatest.self, RedoLatest.self]),
            CommandGroup(name: "Browser", subcommands: [Serve.self, OpenBrowser.self]),
            CommandGroup(name: "Setup", subcommands: [Categories.self, ChangeSettings.self]),
            CommandGroup(
                name: "Journal",
                subcommands: [
                    ImportFile.self, ExportJournal.self, WriteCalendar.self, BackUp.self, RestoreBackup.self,
                    CheckJournal.self,
                    RecoverKey.self,
                    EraseDeleted.self, FillDemo.self,
                ]),
        ])
}
