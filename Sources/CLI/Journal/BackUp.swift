import ArgumentParser
import Interchange
import JournalStore

struct BackUp: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Back up the whole journal to a file, and check the copy.",
        discussion: "daybook backup journal.backup")

    @Argument(help: "A new file.")
    var file: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        do throws(StoreFailure) {
            try session.journal.backup(to: file)
        } catch {
            // It is written under another name first, which the person did not choose.
            switch error {
            case .cannotOpen(file + ".new", let reason): throw StoreFailure.cannotOpen(path: file, reason: reason)
            case .unwritable(file + ".new"): throw StoreFailure.unwritable(path: file)
            default: throw error
            }
        }
        return CommandOutput(session.words.fileWritten(file), json: ["file": .string(file)])
    }
}
