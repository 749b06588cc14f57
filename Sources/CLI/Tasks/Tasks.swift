import ArgumentParser

/// The `task` commands.
struct Tasks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "task",
        abstract: "Add, view and complete tasks.",
        discussion: """
            A task is named by its title, a prefix of it, or its number as daybook task list prints it. A task keeps its \
            number whatever else is added or completed; the number gets another digit if two would be equal. For \
            another occurrence of a repeating task, add its day: 482/2026-12-01.
            """,
        subcommands: [
            AddTask.self, ListTasks.self, ShowTask.self, EditTask.self, StartTask.self, StopTask.self,
            CompleteTask.self,
            ReopenTask.self, SkipTask.self, CancelTask.self, DeleteTask.self, LogTask.self, LogTaskTime.self,
        ], defaultSubcommand: ListTasks.self, aliases: ["tasks"])
}
