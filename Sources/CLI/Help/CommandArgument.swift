import ArgumentParser
import Foundation

/// An argument, option or flag of a command, as `--experimental-dump-help` describes it.
struct CommandArgument: Decodable {
    private struct Dump: Decodable {
        let command: Command
    }

    private struct Command: Decodable {
        let arguments: [CommandArgument]?
    }

    private struct Name: Decodable {
        let kind: String
        let name: String
    }

    private let kind: String
    private let shouldDisplay: Bool
    private let isRepeating: Bool
    private let names: [Name]?
    private let valueName: String?
    let isOptional: Bool
    let defaultValue: String?
    let abstract: String?

    /// The arguments of a command that help shows, without those for help itself.
    static func all(of command: any ParsableCommand.Type) -> [CommandArgument] {
        let dump = try? JSONDecoder().decode(Dump.self, from: Data(command._dumpHelp().utf8))
        return (dump?.command.arguments ?? []).filter { argument in
            argument.shouldDisplay && !["help", "version"].contains(argument.valueName ?? "")
        }
    }

    var isPositional: Bool { kind == "positional" }
    var isFlag: Bool { kind == "flag" }

    /// Whether all commands have it.
    var isOfEveryCommand: Bool {
        names?.contains { ["data", "now", "json", "passphrase-file"].contains($0.name) && $0.kind == "long" } ?? false
    }

    /// As a list of options shows it: "-o, --output <file>".
    var label: String {
        if isPositional { return "<\(valueName ?? "")>" + (isRepeating ? "…" : "") }
        let names = (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name }.sorted { $0.count < $1.count }
        return names.joined(separator: ", ") + (isFlag ? "" : " <\(valueName ?? "")>")
    }

    /// As the usage shows it: "[<title>]".
    var synopsis: String { isOptional ? "[\(label)]" : label }
}
