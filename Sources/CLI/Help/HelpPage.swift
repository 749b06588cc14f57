import ArgumentParser
import Foundation
import Words

/// The help on a command, in the terminal's language.
struct HelpPage {
    private let path: [any ParsableCommand.Type]
    private let words: Words
    private let width: Int
    /// Whether points and levels are switched off, and not mentioned.
    private let hidesGame: Bool

    init(
        _ path: [any ParsableCommand.Type], _ language: Language, hidesGame: Bool = false,
        width: Int = HelpPage.terminalWidth
    ) {
        self.path = path
        self.hidesGame = hidesGame
        words = Words(language)
        self.width = width
    }

    /// The page for what the parser threw; nil if that is not a request for help. `arguments` name the command, `hidesGame` is asked
    /// whether points and levels are switched off.
    init?(for error: any Error, _ arguments: [String], hidesGame: () -> Bool) {
        guard Daybook.exitCode(for: error) == .success else { return nil }
        let message = Daybook.message(for: error)
        guard message.hasPrefix("OVERVIEW: ") || message.hasPrefix("USAGE: ") else { return nil }
        var path: [any ParsableCommand.Type] = [Daybook.self]
        for word in arguments where word != "help" {
            guard let last = path.last, let next = Daybook.command(word, of: last) else { break }
            path.append(next)
        }
        self.init(path, .ofTerminal, hidesGame: hidesGame())
    }

    func printAndExit() -> Never {
        do {
            try printOutput(text, words)
        } catch {
            Termination(error, words: words).exit()
        }
        Foundation.exit(0)
    }

    /// The columns of the terminal, up to 100; 80 without one.
    static var terminalWidth: Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return max(40, min(100, Int(size.ws_col)))
    }
}

extension HelpPage {
    private var configuration: CommandConfiguration { path[path.count - 1].configuration }
    private var name: String { path.compactMap { $0.configuration.commandName }.joined(separator: " ") }

    /// The whole page.
    var text: String {
        let arguments = configuration.subcommands.isEmpty ? CommandArgument.all(of: path[path.count - 1]) : []
        var common = CommandArgument.all(of: ShowToday.self).filter(\.isOfEveryCommand).map(row)
        if path.count == 1 { common.append((label: "--version", text: words.helpVersion)) }
        let own = arguments.filter { !$0.isOfEveryCommand && !(hidesGame && $0.label == "--earn-points") }
        var parts = [wrapped(translated(configuration.abstract), indent: 0), usage(own)]
        if !configuration.discussion.isEmpty { parts.append(discussion) }
        parts.append(section(words.helpArguments, own.filter(\.isPositional).map(row)))
        parts.append(section(words.helpOptions, own.filter { !$0.isPositional }.map(row)))
        parts += commandSections
        let help = (label: "-h, --help", text: words.helpOnCommand)
        parts.append(section(words.helpCommonOptions, common + [help]))
        if path.count == 1 {
            parts.append(section(words.helpExitStatus, words.exitStatuses.map { (label: $0.0, text: $0.1) }))
        }
        if !configuration.subcommands.isEmpty {
            let place = path.dropFirst().compactMap { $0.configuration.commandName }.map { " " + $0 }.joined()
            parts.append(words.helpOnCommands("daybook help\(place) <\(words.helpCommand)>"))
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private func translated(_ text: String) -> String {
        let shown = hidesGame && text == Away.configuration.abstract ? Away.abstractWithoutGame : text
        return HelpTranslation.translate(shown, to: words.language)
    }

    private func usage(_ arguments: [CommandArgument]) -> String {
        var usage = configuration.usage ?? name
        if configuration.usage != nil {
            usage += " [<\(words.helpOption)>…]"
        } else {
            if !configuration.subcommands.isEmpty {
                let command = "<\(words.helpCommand)>"
                usage += configuration.defaultSubcommand == nil ? " \(command)" : " [\(command)]"
            }
            for argument in arguments where argument.isPositional || !argument.isOptional {
                usage += " " + argument.synopsis
            }
            if arguments.contains(where: { !$0.isPositional && $0.isOptional }) { usage += " [<\(words.helpOption)>…]" }
        }
        return "\(words.helpUsage.uppercased()): \(usage)"
    }

    /// Prose, and examples, which are neither translated nor wrapped.
    private var discussion: String {
        configuration.discussion.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.hasPrefix("daybook ") ? "  " + line : wrapped(translated(String(line)), indent: 0)
        }.joined(separator: "\n")
    }

    private var commandSections: [String] {
        let shown = configuration.groupedSubcommands.filter { !(hidesGame && $0.name == Daybook.gameGroup) }
        let groups = shown.map { (name: translated($0.name), commands: $0.subcommands) }
        let rest = configuration.ungroupedSubcommands
        let all = rest.isEmpty ? groups : [(name: words.helpCommands, commands: rest)] + groups
        return all.map { group in
            section(
                group.name,
                group.commands.filter { $0.configuration.shouldDisplay }.map { command in
                    let isDefault = configuration.defaultSubcommand.map { $0 == command } ?? false
                    let label = command.configuration.names.joined(separator: ", ")
                    let note = isDefault ? " (\(words.helpDefault))" : ""
                    return (label: label + note, text: translated(command.configuration.abstract))
                })
        }
    }

    private func row(_ argument: CommandArgument) -> (label: String, text: String) {
        var text = translated(argument.abstract ?? "")
        if let value = argument.defaultValue, !argument.isFlag {
            let sentence = text.hasSuffix(".") ? text.dropLast() : text[...]
            let gap = sentence.isEmpty ? "" : " "
            text = "\(sentence)\(gap)(\(words.helpDefault): \(value))" + (text.hasSuffix(".") ? "." : "")
        }
        return (argument.label, text)
    }

    private func section(_ title: String, _ rows: [(label: String, text: String)]) -> String {
        guard !rows.isEmpty else { return "" }
        let column = 26
        let lines = rows.map { label, text in
            guard !text.isEmpty else { return "  \(label)" }
            let body = wrapped(text, indent: column)
            guard label.count + 4 <= column else { return "  \(label)\n\(body)" }
            let gap = String(repeating: " ", count: column - 2 - label.count)
            return "  \(label)\(gap)\(body.dropFirst(column))"
        }
        return "\(title.uppercased()):\n" + lines.joined(separator: "\n")
    }

    /// The text in lines of the terminal's width, each with an indent.
    private func wrapped(_ text: String, indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        return text.wrapped(to: width - indent).map { margin + $0 }.joined(separator: "\n")
    }
}
