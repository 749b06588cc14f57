import ArgumentParser

/// The `note` commands.
struct Notes: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "note",
        abstract: "Add, view and change notes.",
        subcommands: [AddNote.self, ListNotes.self, ShowNote.self, EditNote.self, DeleteNote.self],
        defaultSubcommand: ListNotes.self, aliases: ["notes"])
}
