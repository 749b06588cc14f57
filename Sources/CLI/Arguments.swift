import ArgumentParser
import DaybookCore
import Foundation
import Phrasing
import Words

/// The arguments a person typed, made ready for the parser.
struct Arguments {
    private(set) var words: [String]

    init(_ typed: [String]) throws {
        words = typed
        moveGlobalOptionsAfterCommand()
        replaceShortcut()
        try readStandardInput()
        protectNegativeNumbers()
    }

    /// Whether errors are to be printed as JSON.
    static func askForJSON(_ typed: [String]) -> Bool { typed.prefix { $0 != "--" }.contains("--json") }

    /// The index of "--", after which nothing is an option.
    private var end: Int { words.firstIndex(of: "--") ?? words.endIndex }

    /// Replaces "add" with "task add", "log mood" and "mood good" with "mood log" and "mood log good", "today fri" with
    /// "today --on fri", and "away --from 2026-11-20 until sunday" with "away until --from 2026-11-20 sunday".
    private mutating func replaceShortcut() {
        guard let first = words.first else { return }
        if first == "add" {
            words.insert("task", at: 0)
        } else if first == "log", words.count > 1, let command = Log.commands[words[1]], !isSentence {
            words.replaceSubrange(0...1, with: command)
        } else if first == "mood", words.count > 1, words[1].isMood {
            words.insert("log", at: 1)
        } else if first == "today" {
            let day = words[..<end].dropFirst().prefix { !$0.hasPrefix("-") }
            if !day.isEmpty { words.replaceSubrange(day.indices, with: ["--on", day.joined(separator: " ")]) }
        } else if first == "away", words.count > 1, words[1].isOption(in: ["--from", "--note"]) {
            let until = words[..<end].firstIndex(of: "until")
            if let until { words.remove(at: until) }
            words.insert(until == nil ? "start" : "until", at: 1)
        }
    }

    /// Whether more than the value of a mood or a weight follows, "log mood bad yesterday", which `Log` reads.
    private var isSentence: Bool {
        ["mood", "weight"].contains(words[1]) && words[..<end].count > 3 && !words[3].hasPrefix("-")
    }

    /// Moves global options that precede the name of a command or subcommand behind it: "--json task list". Help needs
    /// none, and is asked for on either side: "task help" is "help task".
    private mutating func moveGlobalOptionsAfterCommand() {
        var names: [String] = []
        var options: [String] = []
        var index = 0
        var parent: (any ParsableCommand.Type)? = Daybook.self
        while let group = parent, !group.configuration.subcommands.isEmpty || group == Log.self {
            let next = words[index..<end].indexAfterGlobalOptions
            guard next < end, !words[next].hasPrefix("-") else { break }
            options += words[index..<next]
            names.append(words[next])
            parent = Daybook.command(words[next], of: group)
            index = next + 1
        }
        let rest = words[index..<end]
        if names.last == "help" {
            words = ["help"] + names.dropLast() + rest.withoutGlobalOptions
        } else {
            words = names + rest + options + words[end...]
        }
    }

    /// Replaces "-" after an option for a text with the text on standard input, and "-" as a file with such a file.
    private mutating func readStandardInput() throws {
        if words.first == "import",
            let index = words.indices.first(where: { words[$0] == "-" && words[$0 - 1] != "--passphrase-file" })
        {
            words[index] = try StandardInput.file()
        }
        for index in words[..<end].indices.dropFirst().reversed()
        where words[index] == "-" && ["--note", "--reason"].contains(words[index - 1]) {
            words[index - 1] += "=" + (try StandardInput.text())
            words.remove(at: index)
        }
    }

    /// Writes numbers below zero with a minus sign instead of a hyphen, which would begin an option. What is saved as a text has the
    /// hyphen again.
    private mutating func protectNegativeNumbers() {
        for index in words[..<end].indices {
            if let number = words[index].numberBelowZero { words[index] = "\u{2212}" + number }
        }
    }
}

extension ArraySlice<String> {
    /// The index of the first word after leading global options and their values.
    fileprivate var indexAfterGlobalOptions: Int {
        var index = startIndex
        while index < endIndex, self[index].isGlobalOption {
            index += self[index] == "--json" || self[index].contains("=") ? 1 : 2
        }
        return Swift.min(index, endIndex)
    }

    fileprivate var withoutGlobalOptions: [String] {
        var kept: [String] = []
        var rest = self
        while true {
            rest = rest[rest.indexAfterGlobalOptions...]
            guard let word = rest.popFirst() else { return kept }
            kept.append(word)
        }
    }
}

extension String {
    fileprivate var isGlobalOption: Bool { self == "--json" || isOption(in: ["--data", "--now", "--passphrase-file"]) }

    /// Whether it names a mood of a person or a pet.
    fileprivate var isMood: Bool {
        let words = Words(.ofTerminal)
        return [false, true].contains { words.mood(typed: self, isOfPet: $0) != nil }
    }

    /// Whether it is one of some options that have a value, with or without the value.
    fileprivate func isOption(in names: [String]) -> Bool { names.contains { self == $0 || hasPrefix($0 + "=") } }
}

/// Standard input, for commands that take a text or a file.
enum StandardInput {
    /// The maximum size of a text in bytes.
    private static let maximumTextSize = 16 << 20

    /// Its first line, where `--passphrase-file -` says that this is the passphrase. It is read once, whether it is needed or not, so
    /// that it is never taken for a text.
    static let passphrase = FirstLine.read(from: STDIN_FILENO)

    private static var beginsWithPassphrase: Bool {
        let arguments = CommandLine.arguments
        return arguments.contains("--passphrase-file=-")
            || zip(arguments, arguments.dropFirst()).contains { $0 == "--passphrase-file" && $1 == "-" }
    }

    /// All text on standard input, without the last line end. Throws if it cannot be read, is too large or is not UTF-8.
    static func text() throws -> String {
        let words = Words(.ofTerminal)
        let bytes = try bytes(upTo: maximumTextSize) { InvalidRequest(words.standardInputTooLarge) }
        guard let text = String(bytes: bytes, encoding: .utf8) else {
            throw InvalidRequest(words.standardInputUnreadable)
        }
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    /// All bytes on standard input. Throws if it cannot be read or has more than a number of bytes.
    static func bytes(upTo maximum: Int, otherwise tooLarge: () -> any Error) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try forEachPart { part in
            bytes += part
            guard bytes.count <= maximum else { throw tooLarge() }
        }
        return bytes
    }

    /// The first line on standard input, for which a person at a terminal is asked; nil if there is none.
    static func line(asking question: String) -> String? {
        if isatty(STDIN_FILENO) == 1 { StandardError.write(question) }
        return nextLine()
    }

    /// The next line on standard input; nil if there is none.
    static func nextLine() -> String? {
        if beginsWithPassphrase { _ = passphrase }
        return FirstLine.read(from: STDIN_FILENO)
    }

    /// The path of a file with everything on standard input. It is gone when the program ends.
    static func file() throws -> String {
        let (file, path) = try temporaryFile()
        unlink(path)
        lseek(file, 0, SEEK_SET)
        return "/dev/fd/\(file)"
    }

    /// Calls a function with the path of a file with everything on standard input, which is then removed. Unlike
    /// `file`, it has a name, which SQLite needs to open it.
    static func withNamedFile<Result>(_ body: (String) throws -> Result) throws -> Result {
        let (file, path) = try temporaryFile()
        defer { unlink(path) }
        close(file)
        return try body(path)
    }

    private static func temporaryFile() throws -> (file: Int32, path: String) {
        let unwritable = OperationFailure(Words(.ofTerminal).fileUnwritable(NSTemporaryDirectory()))
        var name = Array((NSTemporaryDirectory() + "/daybook-XXXXXX").utf8CString)
        let file = mkstemp(&name)
        guard file >= 0 else { throw unwritable }
        let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        do {
            try forEachPart { part in
                guard part.withUnsafeBytes({ write(file, $0.baseAddress, $0.count) }) == part.count else {
                    throw unwritable
                }
            }
        } catch {
            unlink(path)
            throw error
        }
        return (file, path)
    }

    /// Calls a function with each part of standard input in turn.
    private static func forEachPart(_ body: (ArraySlice<UInt8>) throws -> Void) throws {
        if beginsWithPassphrase { _ = passphrase }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(STDIN_FILENO, &bytes, bytes.count)
            if count == 0 { return }
            guard count > 0 else { throw InvalidRequest(Words(.ofTerminal).standardInputUnreadable) }
            try body(bytes[..<count])
        }
    }
}

extension Daybook {
    /// The command with a name or alias; nil if there is none.
    static func command(_ name: String) -> (any ParsableCommand.Type)? { Self.command(name, of: Self.self) }

    /// The subcommand with a name or alias; nil if there is none.
    static func command(_ name: String, of parent: any ParsableCommand.Type) -> (any ParsableCommand.Type)? {
        parent.configuration.subcommands.first { $0.configuration.names.contains(name) }
    }

    /// Throws if the command is unknown or missing, so the error names the command rather than the first option after
    /// it.
    static func validateCommandName(_ arguments: [String]) throws {
        let words = Words(.ofTerminal)
        if let first = arguments.first, first.isGlobalOption { throw InvalidRequest(words.commandMissing) }
        var parent: any ParsableCommand.Type = Self.self
        var help = "daybook help"
        for typed in arguments.first == "help" ? arguments.dropFirst() : arguments[...] {
            let commands = parent.configuration.subcommands
            guard !commands.isEmpty, !typed.hasPrefix("-") else { return }
            guard let command = command(typed, of: parent) else {
                let names = commands.compactMap { $0.configuration.commandName }
                throw InvalidRequest(
                    words.commandUnknown(
                        typed, nearest: Words.nearest(to: typed, in: names), among: parent == Self.self ? [] : names,
                        help: help))
            }
            parent = command
            help += " \(typed)"
        }
    }
}

extension CommandConfiguration {
    /// The command's name and its aliases.
    var names: [String] { (commandName.map { [$0] } ?? []) + aliases }
}
