import ArgumentParser
import Interchange
import JournalStore

struct BackUp: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Write a checked copy of the whole journal.")

    @Argument(help: "A new file.")
    var file: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.journal.backup(to: file)
        return CommandOutput(session.words.fileWritten(file), json: ["file": .string(file)])
    }
}
