import ArgumentParser

/// The `task` commands.
struct Tasks: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "task",
        abstract: "Add, view and complete tasks.",
        discussion: """
            A task is named by its title, a prefix of it, or its number as `task list` prints it. The number stays the \
            same whatever else is added or completed; it grows by a digit where two would be alike. Another \
            occurrence of a repeating task is its number and day: 482/2026-12-01.
            """,
        subcommands: [
            AddTask.self, ListTasks.self, ShowTask.self, EditTask.self, StartTask.self, StopTask.self,
            CompleteTask.self,
            ReopenTask.self, SkipTask.self, CancelTask.self, DeleteTask.self, LogTask.self, SpendTime.self,
        ])
}
