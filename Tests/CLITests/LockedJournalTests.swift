import Foundation
import Terminal
import Testing

/// Commands on a journal that another program keeps locked.
struct LockedJournalTests {
    let terminal = try! TestTerminal()

    /// A lock of SQLite on the journal, which this process holds until the file is closed:
    /// https://www.sqlite.org/lockingv3.html, chapter 3.
    private func lock(_ start: Int64, _ count: Int64) throws -> Int32 {
        let file = open(terminal.data + "/journals/me/journal.sqlite", O_RDWR)
        var range = flock()
        range.l_type = Int16(F_WRLCK)
        range.l_whence = Int16(SEEK_SET)
        (range.l_start, range.l_len) = (off_t(start), off_t(count))
        let status = fcntl(file, F_SETLK, &range)
        try #require(status == 0)
        return file
    }

    /// Runs commands at once, each with its locale, as each waits for the journal in vain.
    private func results(_ commands: [(String, String)]) throws -> [CommandResult] {
        let runs = commands.enumerated().map { number, run in
            """
            (LC_ALL=\(run.0).UTF-8 "$daybook" \(run.1) --data data >\(number).out 2>\(number).err
            printf %s $? >\(number).status) &
            """
        }
        _ = try terminal.runScript(runs.joined(separator: "\n") + "\nwait")
        return try commands.indices.map { number in
            CommandResult(
                status: Int32(try terminal.read("\(number).status")) ?? -1, output: try terminal.read("\(number).out"),
                errors: try terminal.read("\(number).err"))
        }
    }

    @Test func aCommandThatReadsSaysThatItCouldNot() throws {
        try terminal.run("habit", "add", "Read")
        let file = try lock(0x4000_0000, 512)
        defer { close(file) }
        let readers = ["today", "check", "export", "habit list", "key"]
        let told = [
            ("en_GB", "The journal could not be read: another program keeps it locked. "),
            ("ru_RU", "Не удалось прочитать журнал: он занят другой программой. "),
            ("pl_PL", "Nie udało się odczytać dziennika: blokuje go inny program. "),
        ]
        let runs = told.flatMap { locale, reason in readers.map { (locale, $0, reason) } }
        let writers = [("en_GB", "done Read"), ("en_GB", "backup copy")]
        let results = try results(runs.map { ($0.0, $0.1) } + writers)
        for (run, result) in zip(runs, results) {
            #expect(result.status == 1 && result.output.isEmpty && result.errors.hasPrefix(run.2), "\(run)")
        }
        #expect(results[0].errors.hasSuffix("Try again in a moment, or close that program\n"))
        let unsaved = CommandResult(
            status: 1, output: "", errors: "Nothing was saved: another program keeps the journal locked\n")
        #expect(Array(results[runs.count...]) == [unsaved, unsaved])
    }

    /// A command of the program, as it describes itself.
    private struct Command: Decodable {
        struct Argument: Decodable {
            let kind: String
            let isOptional: Bool
            let preferredName: Name?
        }

        struct Name: Decodable { let name: String }

        let commandName: String
        let arguments: [Argument]?
        let subcommands: [Command]?

        /// The commands that can be run, with the words that are typed for them.
        var leaves: [(words: [String], command: Command)] {
            guard let subcommands, !subcommands.isEmpty else { return [([commandName], self)] }
            return subcommands.flatMap(\.leaves).map { ([commandName] + $0.words, $0.command) }
        }

        /// A value for everything that has to be typed.
        var requiredWords: [String] {
            (arguments ?? []).filter { !$0.isOptional }.flatMap { argument in
                argument.kind == "option" ? ["--" + (argument.preferredName?.name ?? ""), "1"] : ["1"]
            }
        }
    }

    /// The sentence of a command depends on its type, so that a new one cannot be forgotten.
    @Test func everyCommandSaysWhetherSomethingWasToBeSaved() throws {
        struct Help: Decodable { let command: Command }
        let help = try JSONDecoder().decode(
            Help.self, from: Data(try terminal.run(["--experimental-dump-help"]).output.utf8))
        // They do not open a journal, or wait for a browser.
        let others = ["help", "serve", "open", "recur"]
        let commands = help.command.leaves.map { (name: $0.words.dropFirst().joined(separator: " "), $0.command) }
            .filter { !others.contains($0.name) }
        let file = try lock(0x4000_0000, 512)
        defer { close(file) }
        var readers: Set<String> = []
        var unclear: [String] = []
        let choices = [
            "bill suggest --add": "1", "erase --yes": "", "import --dry-run": "1", "key --set-passphrase": "",
            "check --repair": "",
        ]
        var typed = choices.map { (name: $0.key, rest: $0.value) }
        for (name, command) in commands { typed.append((name, command.requiredWords.joined(separator: " "))) }
        for start in stride(from: 0, to: typed.count, by: 60) {
            let part = typed[start..<min(start + 60, typed.count)]
            for (run, result) in zip(part, try results(part.map { ("C", $0.name + " " + $0.rest) })) {
                if result.errors.hasPrefix("The journal could not be read: another program keeps it locked.") {
                    readers.insert(run.name)
                } else if result.errors != "Nothing was saved: another program keeps the journal locked\n" {
                    unclear.append("\(run.name): \(result.errors)\(result.output.prefix(100))")
                }
            }
        }
        #expect(unclear == [])
        let listed = [
            "today", "week", "month", "year", "stats", "history", "points", "achievements", "export", "check", "key",
            "erase", "import --dry-run", "bill suggest", "settings show", "reminders", "calendar",
        ]
        let shown = ["list", "show", "stats", "totals", "records", "exercises", "attachments", "advice"]
        let money = ["overview", "register", "uncategorised", "report", "networth", "forecast"].map { "money \($0)" }
        let expected = Set(commands.map(\.name).filter { name in shown.contains { name.hasSuffix(" " + $0) } })
        #expect(readers == expected.union(listed).union(money))
    }

    @Test func whatCannotBeLoggedNowKeepsNobodyFromReading() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        try terminal.run(
            "bill", "add", "Rent", "900", "--account", "Bank", "--repeat", "monthly on the 1st", "--start",
            "2026-10-01", "--automatic")
        // Others can read meanwhile.
        let file = try lock(0x4000_0001, 1)
        let shown = try terminal.run("today")
        #expect(shown.status == 0 && shown.errors.isEmpty && !shown.output.contains("Logged automatically"))
        close(file)
        #expect(try terminal.run("today").lines.first == "Logged automatically: 2 transactions")
    }
}
