import Foundation
import Terminal
import Testing

struct HelpTests {
    let terminal = try! TestTerminal()

    /// A command as `--experimental-dump-help` describes it.
    struct Command: Decodable {
        struct Argument: Decodable {
            let abstract: String?
            let shouldDisplay: Bool
        }

        let commandName: String
        let abstract: String?
        let discussion: String?
        let subcommands: [Command]?
        let arguments: [Argument]?

        /// This command and all below it, with the words that name them.
        func all(_ path: [String] = []) -> [(path: [String], command: Command)] {
            [(path, self)]
                + (subcommands ?? []).filter { $0.commandName != "help" }.flatMap { $0.all(path + [$0.commandName]) }
        }

        /// Its sentences: the abstract, the prose of the discussion, and those of its arguments.
        var sentences: [String] {
            let prose = (discussion ?? "").split(separator: "\n").map(String.init).filter { !$0.hasPrefix("daybook ") }
            let own = (arguments ?? []).filter { $0.shouldDisplay }.compactMap { $0.abstract }
            return ([abstract ?? ""] + prose + own).filter { !$0.isEmpty && !$0.hasPrefix("Show ") || $0 == abstract }
        }
    }

    private func commands() throws -> [(path: [String], command: Command)] {
        struct Dump: Decodable { let command: Command }
        let dump = try terminal.run(["--experimental-dump-help"]).output
        return try JSONDecoder().decode(Dump.self, from: Data(dump.utf8)).command.all()
    }

    /// The text in one line, as help is wrapped.
    private func unwrapped(_ text: String) -> String {
        text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }

    @Test func helpOfEveryCommandHasItsSentencesInEnglish() throws {
        for (path, command) in try commands() where path.count < 3 {
            let help = unwrapped(try terminal.run(["help"] + path).output)
            for sentence in command.sentences {
                // A default stands before the full stop.
                let beginning = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
                #expect(help.contains(unwrapped(beginning)), "\(path): \(sentence)")
            }
        }
    }

    @Test func helpDoesNotMentionPointsWhileTheyAreOff() throws {
        func help(_ command: String...) throws -> String {
            try terminal.run(["help"] + command, ["DAYBOOK_DATA": terminal.data]).output
        }
        #expect(try help().contains("POINTS:") && help("import").contains("--earn-points"))
        try terminal.run("habit", "add", "Read")
        try terminal.run("settings", "set", "game", "off")
        #expect(try !help().contains("POINTS:") && !help().contains("achievements") && help().contains("HABITS:"))
        #expect(try !help("import").contains("--earn-points"))
        for locale in ["C.UTF-8", "ru_RU.UTF-8", "pl_PL.UTF-8"] {
            let environment = ["DAYBOOK_DATA": terminal.data, "LC_ALL": locale]
            for page in [["help"], ["help", "away"]] {
                let text = try terminal.run(page, environment).output
                #expect(!["challenge", "испытани", "wyzwani"].contains { text.contains($0) }, "\(page), \(locale)")
            }
        }
    }

    @Test func everyArgumentIsExplained() throws {
        for (path, command) in try commands() {
            for argument in (command.arguments ?? []) where argument.shouldDisplay {
                #expect(argument.abstract?.isEmpty == false, "\(path)")
            }
        }
    }

    @Test(arguments: ["ru_RU.UTF-8", "pl_PL.UTF-8"])
    func helpOfEveryCommandIsTranslated(_ locale: String) throws {
        let commands = try commands()
        #expect(commands.count > 100)
        for (path, command) in commands {
            let said = try terminal.run(["help"] + path, ["LC_ALL": locale])
            #expect(said.status == 0)
            let help = unwrapped(said.output)
            for sentence in command.sentences where sentence.count > 6 {
                #expect(!help.contains(unwrapped(sentence)), "\(path): \(sentence)")
            }
            for heading in ["USAGE:", "OPTIONS:", "ARGUMENTS:", "Subcommands", "OVERVIEW"] {
                #expect(!help.contains(heading), "\(path): \(heading)")
            }
        }
    }

    @Test(arguments: [["task", "add", "--help"], ["help", "task", "add"], ["task", "add", "-h"]])
    func helpSaysHowACommandIsTyped(_ arguments: [String]) throws {
        let help = try terminal.run(arguments)
        #expect(help.status == 0)
        #expect(help.lines[0] == "Add a task from a line, options or both.")
        #expect(help.lines[1] == "USAGE: daybook task add <line>… [<option>…]")
        #expect(help.lines.contains("  --due <day>             The day it is due: 2026-12-01, tomorrow, fri."))
        #expect(help.lines.allSatisfy { $0.count <= 80 || $0.contains("daybook ") })
    }

    @Test(arguments: [
        (["log"], "USAGE: daybook log <kind> <argument>… | <sentence> [<option>…]"),
        (["add"], "USAGE: daybook add <line>… [<option>…]"),
        (["task"], "USAGE: daybook task [<command>]"), ([], "USAGE: daybook <command>"),
    ])
    func helpSaysWhatMayBeLeftOut(_ command: [String], _ usage: String) throws {
        #expect(try terminal.run(["help"] + command).lines.contains(usage))
    }

    @Test func defaultsStandWithinTheSentence() throws {
        let help = try terminal.run(["help", "stats"]).output
        #expect(help.contains("week, month, year or all (default: week).\n"))
        #expect(
            try terminal.run(["help", "meal", "copy"]).output.contains("The day to copy from (default: yesterday).\n"))
        let russian = try terminal.run(["help", "body", "totals"], ["LC_ALL": "ru_RU.UTF-8"]).output
        #expect(unwrapped(russian).contains("Сколько недель, месяцев или лет (по умолчанию: 8)."))
    }

    @Test func helpListsExitStatuses() throws {
        let help = try terminal.run(["help"]).lines
        #expect(help.contains("EXIT STATUS:"))
        #expect(
            help.contains {
                $0.hasPrefix("  2 ") && $0.hasSuffix("Refused, and nothing was changed: the error says why.")
            })
    }
}
