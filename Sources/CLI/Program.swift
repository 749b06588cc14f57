import ArgumentParser
import Foundation
import Words

/// The entry point.
@main
enum Program {
    static func main() async {
        // A write beyond the limit on the size of files then fails, and is reported like a full disk, instead of ending the program.
        signal(SIGXFSZ, SIG_IGN)
        StandardError.openMissingStreams()
        let typed = Array(CommandLine.arguments.dropFirst())
        var path = typed
        do {
            guard typed.isEmpty || areText else { throw InvalidRequest(Words(.ofTerminal).argumentUnreadable) }
            let arguments = try Arguments(typed).words
            path = arguments
            try Daybook.validateCommandName(arguments)
            var command = try Daybook.parseAsRoot(arguments)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            if let help = HelpPage(for: error, path, hidesGame: { GlobalOptions.haveGameOff(typed) }) {
                help.printAndExit()
            }
            Termination(error).exit(asJSON: Arguments.askForJSON(typed))
        }
    }

    /// Whether the arguments were typed in UTF-8. Where one was not, `CommandLine.arguments` has other characters than were meant.
    private static var areText: Bool {
        (1..<Int(CommandLine.argc)).allSatisfy { index in
            CommandLine.unsafeArgv[index].map { String(validatingCString: $0) != nil } ?? true
        }
    }
}
