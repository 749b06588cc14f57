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
