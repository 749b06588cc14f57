import ArgumentParser
import DaybookCore
import Foundation
import JournalStore
import Words

/// Options of every command.
struct GlobalOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The data folder (default: $DAYBOOK_DATA, or daybook in XDG's data home).", valueName: "dir")
    )
    var data: String?

    @Option(help: ArgumentHelp("The current time, such as 2026-11-20T09:30.", valueName: "moment"))
    var now: String?

    @Flag(help: "Print JSON.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "A file whose first line is the passphrase of the journal's key; - reads standard input.", valueName: "file"
        ))
    var passphraseFile: String?

    /// The path of the data folder.
    var folder: String {
        if let data = data ?? environment("DAYBOOK_DATA") { return data }
        if let home = environment("XDG_DATA_HOME"), home.hasPrefix("/") { return home + "/daybook" }
        return (environment("HOME") ?? NSHomeDirectory()) + "/.local/share/daybook"
    }
}

extension GlobalOptions {
    /// The path of the data folder, which may have to be created. Throws if something else has that name.
    func dataFolder(_ words: Words) throws -> String {
        let folder = folder
        guard access(folder, F_OK) != 0 || folder.isFolder else { throw OperationFailure(words.notAFolder(folder)) }
        return folder
    }

    /// Throws if a repair was stopped, or runs. An erasure would take from it what only its copy of the snapshot has.
    func expectNoUnfinishedRepair(_ words: Words) throws {
        guard try !SQLiteJournal<State>.hasUnfinishedRepair(folder: folder) else {
            throw OperationFailure(words.repairUnfinished + "\n" + words.repairOffered)
        }
    }
}

extension String {
    /// Whether there is a folder with this path.
    var isFolder: Bool {
        var status = stat()
        return stat(self, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

/// The value of an environment variable; nil if missing or empty.
func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
}
