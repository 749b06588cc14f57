import Foundation
import Terminal
import Testing

/// A mistyped data folder makes no journal.
struct StartingTests {
    let terminal = try! TestTerminal(hasJournal: false)

    /// The data folder and that of its keys, as far as they exist.
    private var files: [String] {
        [terminal.data, terminal.data + ".keys"].filter { FileManager.default.fileExists(atPath: $0) }
    }

    @Test(arguments: [
        ["goal", "show", "X"], ["today"], ["money"], ["export"], ["backup", "copy.sqlite"], ["key"], ["undo"],
        ["erase"], ["done", "Read"], ["settings"], ["history"], ["account", "reconcile", "Bank", "5"], ["check"],
        ["open", "--print"], ["settings", "set", "language", "pl"],
    ])
    func aCommandThatAddsNothingStartsNoJournal(_ command: [String]) throws {
        let said = try terminal.run(command + ["--data", terminal.data])
        #expect(said.status == 2 && said.output.isEmpty && files.isEmpty)
        guard command[0] != "open" else { return }
        #expect(said.errors.hasPrefix("There is no journal in “\(terminal.data)” yet"))
    }

    @Test(arguments: [
        ["habit", "add", "Read"], ["task", "add", "Call"], ["add", "Call"], ["goal", "add", "Read", "--to", "12"],
        ["note", "add", "Rain"], ["spend", "5"], ["earn", "5"], ["account", "add", "Bank"], ["log", "mood", "good"],
        ["weigh", "81"], ["demo"], ["pet", "add", "Rex"],
    ])
    func aCommandThatAddsStartsAJournalAndSaysSo(_ command: [String]) throws {
        let first = try terminal.run(command + ["--data", terminal.data])
        #expect(first.status == 0 && first.errors == "Started a new journal in “\(terminal.data)”\n")
        #expect(try terminal.run("note", "add", "Sun").errors.isEmpty)
    }

    @Test(arguments: [
        ["spend", "abc"], ["spend", "5", "--on", "soon"], ["habit", "add", "R"], ["goal", "add", "B"],
        ["log", "mood", "blue"],
        ["account", "add", ""], ["weigh", "7000"], ["import", "nothing.csv"], ["settings", "set", "language", "xx"],
        ["budget", "set", "nothing", "5"], ["note", "add", ""],
    ])
    func aRefusedCommandStartsNoJournal(_ command: [String]) throws {
        let said = try terminal.run(command + ["--data", terminal.data])
        #expect(said.status != 0 && !said.errors.contains("Started") && files.isEmpty, "\(said)")
    }

    @Test(arguments: ["2>&-", "2>/dev/full", "2>&- </dev/null"])
    func whereStandardErrorCannotBeWrittenTheCommandDoesItsWork(_ stream: String) throws {
        let said = try terminal.runScript("\"$daybook\" note add Rain --data data \(stream)")
        #expect(said.status == 0 && said.output.hasPrefix("Note added"))
        #expect(try terminal.run("note", "list").output.contains("Rain"))
    }
}
