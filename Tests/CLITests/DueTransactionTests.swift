import Foundation
import Terminal
import Testing

/// Commands before which an automatic bill is due, on 20 November 2026.
struct DueTransactionTests {
    /// The commands that leave it to others: they go back in time, mean the latest transaction, pay or skip it themselves, write a
    /// whole journal, or run unattended.
    private static let exceptions: Set = [
        "undo", "redo", "history", "backup", "restore", "erase", "demo", "reminders", "check", "key", "bill pay",
        "bill skip", "money edit", "money split", "money categorise", "money clear", "money unclear", "money unlock",
        "money delete", "money attach", "money attachments",
    ]

    private func terminal(_ repetition: String = "monthly on the 1st") throws -> TestTerminal {
        let terminal = try TestTerminal()
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "1000", at: "2026-10-20T09:00")
        try terminal.run("goal", "add", "Save", "--account", "Bank", "--to", "5000", at: "2026-10-20T09:00")
        try terminal.run("budget", "set", "housing", "1000", at: "2026-10-20T09:00")
        let bill = ["bill", "add", "Rent", "900", "--category", "Housing", "--account", "Bank", "--automatic"]
        _ = try terminal.run(
            bill + ["--repeat", repetition, "--start", "2026-11-01"] + [
                "--data", terminal.data, "--now", "2026-10-20T09:00",
            ], [:])
        return terminal
    }

    /// A command of the program, as it describes itself.
    private struct Command: Decodable {
        struct Argument: Decodable {
            struct Name: Decodable { let name: String }

            let kind: String
            let isOptional: Bool
            let preferredName: Name?
        }

        let commandName: String
        let arguments: [Argument]?
        let subcommands: [Command]?

        /// The commands that can be run, with the words that are typed for them.
        var leaves: [(words: [String], required: [String])] {
            guard let subcommands, !subcommands.isEmpty else { return [([commandName], required)] }
            return subcommands.flatMap(\.leaves).map { ([commandName] + $0.words, $0.required) }
        }

        private var required: [String] {
            (arguments ?? []).filter { !$0.isOptional }.flatMap { argument in
                argument.kind == "option" ? ["--" + (argument.preferredName?.name ?? ""), "1"] : ["1"]
            }
        }
    }

    /// Each runs on a day of its own, on which one more is due. All are asked for, so that a new one cannot be forgotten.
    @Test func everyOtherCommandLogsWhatIsDueFirst() throws {
        struct Help: Decodable { let command: Command }
        let terminal = try terminal("every day")
        let help = try JSONDecoder().decode(
            Help.self, from: Data(try terminal.run(["--experimental-dump-help"]).output.utf8))
        let others = ["help", "serve", "open", "recur"]
        let commands = help.command.leaves.map { (name: $0.words.dropFirst().joined(separator: " "), $0.required) }
            .filter { !others.contains($0.name) }
        let format = Date.ISO8601FormatStyle(timeZone: .gmt).year().month().day()
        let first = try Date("2026-11-20", strategy: format)
        let days = commands.indices.map { (first + Double($0) * 86_400).formatted(format) }
        let runs = zip(commands, days).map { command, day in
            let words = ([command.name] + command.1).joined(separator: " ")
            return "\"$daybook\" \(words) --data data --now \(day)T09:30 </dev/null >/dev/null 2>&1"
        }
        _ = try terminal.runScript(runs.joined(separator: "\n") + "\ntrue")
        let last = [
            "history", "--limit", "9999", "--json", "--data", terminal.data, "--now", (days.last ?? "") + "T10:00",
        ]
        let history = try terminal.run(last, [:]).json()["history"] as? [[String: Any]] ?? []
        let logged = Set(
            history.filter { $0["action"] as? String == "postDueRecurring" }.compactMap {
                ($0["at"] as? String)?.prefix(10)
            })
        let missing = zip(commands, days).filter { !logged.contains($0.1.prefix(10)) }.map { $0.0.name }
        #expect(Set(missing) == Self.exceptions)
    }

    @Test(arguments: [
        "money networth", "budget list", "goal show Save", "goal list", "stats money", "week", "month", "year",
        "money uncategorised",
        "money", "money report", "money register", "account list", "today", "export --format transactions",
        "export --format hledger", "export --format beancount", "calendar --with bills",
    ])
    func whatIsDueIsInTheAnswer(_ command: String) throws {
        let terminal = try terminal()
        let words = command.split(separator: " ").map(String.init)
        func answer() throws -> CommandResult {
            try terminal.run(words + ["--data", terminal.data, "--now", "2026-11-20T09:30"], [:])
        }
        let (answer, expected) = (try answer(), try answer())
        let told = "Logged automatically: 1 transaction"
        let isFile = command.hasPrefix("export") || command.hasPrefix("calendar")
        #expect(isFile ? answer.errors == told + "\n" : answer.lines.first == told)
        #expect(answer.lines.drop { $0 == told } == expected.lines[...])
    }

    @Test func jsonHasNoSentenceBesideIt() throws {
        let terminal = try terminal()
        let answer = try terminal.run("money", "networth", "--json")
        #expect(answer.errors == "Logged automatically: 1 transaction\n")
        #expect(try answer.json().isEmpty == false)
    }

    @Test func aRowOfABankIsTheBillThatIsDue() throws {
        let terminal = try terminal()
        let path = try terminal.write("date;payee;amount\n01.11.2026;Rent;-900,00\n", to: "r.csv")
        let imported = try terminal.run("import", path, "--account", "Bank")
        #expect(imported.lines.contains("Same as entered by hand: 1 transaction"))
        #expect(try terminal.run("account", "list").output.contains("€100.00"))
    }

    @Test func aDryRunWritesNothing() throws {
        let terminal = try terminal()
        let path = try terminal.write("date;payee;amount\n01.11.2026;Rent;-900,00\n", to: "r.csv")
        try terminal.run("import", path, "--account", "Bank", "--dry-run")
        #expect(try terminal.run("account", "list").lines.first == "Logged automatically: 1 transaction")
    }

    @Test func theFirstOneThatIsDueIsPaidOrSkipped() throws {
        let paid = try terminal()
        try paid.run("bill", "pay", "Rent", "--amount", "890")
        #expect(try paid.run("account", "list").output.contains("€110.00"))
        let skipped = try terminal()
        #expect(try skipped.run("bill", "skip", "Rent").output.contains("1 November"))
        #expect(try skipped.run("account", "list").output.contains("€1,000.00"))
    }

    @Test func anUndoAfterwardsUndoesTheCommand() throws {
        let terminal = try terminal()
        #expect(try terminal.run("spend", "5", "groceries").lines.first == "Logged automatically: 1 transaction")
        #expect(try terminal.run("undo").output.contains("€5.00 spent"))
        #expect(try terminal.run("account", "list").output.contains("€100.00"))
    }
}
