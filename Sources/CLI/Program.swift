import ArgumentParser
import Foundation
import Words

/// The entry point.
@main
enum Program {
    static func main() async {
        let typed = Array(CommandLine.arguments.dropFirst())
        var path = typed
        do {
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
            if let help = HelpPage(for: error, path) { help.printAndExit() }
            Termination(error).exit(asJSON: Arguments.askForJSON(typed))
        }
    }
}
