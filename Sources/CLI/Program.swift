import ArgumentParser
import Foundation
import Words

/// The entry point.
@main
enum Program {
    static func main() async {
        do {
            let arguments = CommandLine.arguments.dropFirst().movingGlobalOptionsAfterCommand()
            try Daybook.validateCommandName(arguments)
            var command = try Daybook.parseAsRoot(arguments)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            Termination(error).exit()
        }
    }
}

extension ArraySlice<String> {
    /// Moves global options that precede the command's name behind it.
    func movingGlobalOptionsAfterCommand() -> [String] {
        var rest = self
        var options: [String] = []
        while let next = rest.first, next.isGlobalOption {
            options.append(rest.removeFirst())
            if next != "--json", !next.contains("="), let value = rest.popFirst() { options.append(value) }
        }
        guard let command = rest.first, Daybook.hasCommand(command) else { return Array(rest) }
        let end = rest.firstIndex(of: "--") ?? rest.endIndex
        return Array(rest[..<end] + options + rest[end...])
    }
}

extension Daybook {
    fileprivate static func hasCommand(_ name: String) -> Bool {
        configuration.subcommands.contains { $0.configuration.commandName == name }
    }

    /// Throws if the command is unknown, so the error names the command rather than the first option after it.
    fileprivate static func validateCommandName(_ arguments: [String]) throws {
        var commands = configuration.subcommands
        var help = "daybook help"
        for typed in arguments {
            guard !commands.isEmpty, !typed.hasPrefix("-"), typed != "help" else { return }
            guard let command = commands.first(where: { $0.configuration.commandName == typed }) else {
                let nearest = Words.nearest(to: typed, in: commands.compactMap { $0.configuration.commandName })
                throw InvalidRequest(Words(.ofTerminal).commandUnknown(typed, nearest: nearest, help: help))
            }
            commands = command.configuration.subcommands
            help += " \(typed)"
        }
    }
}

extension String {
    fileprivate var isGlobalOption: Bool {
        self == "--json" || ["--data", "--now"].contains { self == $0 || hasPrefix($0 + "=") }
    }
}
