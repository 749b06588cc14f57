import Foundation
import Terminal
import Testing

/// A key that is locked with a passphrase. Each derivation takes a few tenths of a second, so there are few here.
struct PassphraseTests {
    private let terminal = try! TestTerminal()
    private let passphrase = "correct horse battery staple"
    private let other = "battery staple correct horse"

    /// A journal with a habit and a locked key.
    private func lock() throws {
        try terminal.run("habit", "add", "Read")
        let said = try pipe(passphrase, to: "key --set-passphrase")
        #expect(said.status == 0 && said.output.hasPrefix("The key is locked with your passphrase."), "\(said)")
    }

    /// Runs a command with lines on standard input.
    private func pipe(_ lines: String..., to command: String) throws -> CommandResult {
        let input = lines.map { "'\($0)'" }.joined(separator: " ")
        return try terminal.runScript("printf '%s\\n' \(input) | \"$daybook\" \(command) --data data")
    }

    @Test func aLockedJournalIsRefusedWithoutATerminal() throws {
        try lock()
        for command in [["today"], ["check"], ["check", "--repair"], ["backup", "copy"], ["export"], ["key"]] {
            let said = try terminal.run(command + ["--data", terminal.data])
            #expect(said.status == 2 && said.output.isEmpty, "\(command): \(said)")
            #expect(said.errors.hasPrefix("The journal is locked: "), "\(command): \(said)")
        }
        let json = try terminal.run("today", "--json")
        #expect(json.errors.hasPrefix("{") && json.errors.contains("\"code\": 2"))
        #expect(
            try terminal.run("today", with: ["LC_ALL": "pl_PL.UTF-8"]).errors.hasPrefix("Dziennik jest zablokowany"))
    }

    @Test func aPassphraseThatIsNotNeededIsNeverTakenForAText() throws {
        try terminal.run("habit", "add", "Read")
        #expect(try pipe(passphrase, "Buy milk", to: "add - --passphrase-file -").status == 0)
        #expect(try pipe(passphrase, "Rain", to: "note add - --passphrase-file=-").status == 0)
        #expect(try pipe(passphrase, "(A) Call", to: "import - --passphrase-file -").status == 0)
        let exported = try terminal.run("export").output
        #expect(["Buy milk", "Rain", "Call"].allSatisfy { exported.contains($0) } && !exported.contains(passphrase))
    }

    @Test func aFileOrStandardInputGivesThePassphrase() throws {
        try lock()
        let file = try terminal.write(passphrase + "\nnot this line\n", to: "passphrase")
        #expect(try terminal.run("habit", "list", "--passphrase-file", file).lines.count == 1)
        #expect(try pipe(passphrase, "A line by the river", to: "note add - --passphrase-file -").status == 0)
        let notes = try pipe(passphrase, to: "--passphrase-file - note list")
        #expect(notes.output.contains("A line by the river"))
        let wrong = try pipe(other, to: "habit list --passphrase-file -")
        #expect(wrong == CommandResult(status: 2, output: "", errors: "This isn’t the passphrase\n"))
        let missing = try terminal.run("today", "--passphrase-file", "nowhere")
        #expect(missing == CommandResult(status: 2, output: "", errors: "There is no file “nowhere”\n"))
        let empty = try terminal.run("today", "--passphrase-file", "/dev/null")
        #expect(empty.status == 2 && empty.errors.hasPrefix("There is no passphrase."))
    }

    @Test func aPassphraseIsChangedAndRemoved() throws {
        try lock()
        #expect(try pipe(other, to: "key --set-passphrase").errors.hasPrefix("The key has a passphrase already."))
        let changed = try pipe(passphrase, other, to: "key --change-passphrase --json")
        #expect(try changed.json()["passphrase"] as? Bool == true)
        #expect(try pipe(passphrase, to: "key --remove-passphrase").errors == "This isn’t the passphrase\n")
        #expect(try pipe(other, to: "key --remove-passphrase").output == "The key needs no passphrase anymore\n")
        #expect(try terminal.run("habit", "list").lines.count == 1)
        #expect(try pipe(other, to: "key --remove-passphrase").errors.hasPrefix("The key has no passphrase."))
    }

    @Test func aShortOrMissingPassphraseIsRefused() throws {
        try terminal.run("habit", "add", "Read")
        let short = try pipe("hunter2", to: "key --set-passphrase")
        #expect(short.status == 2 && short.errors.hasPrefix("A passphrase has at least 12 characters."))
        #expect(try terminal.run("key", "--set-passphrase").errors.hasPrefix("There is no passphrase."))
        let both = try terminal.run("key", "--set-passphrase", "--remove-passphrase")
        #expect(both.errors == "Only one of --set-passphrase, --remove-passphrase\n")
        #expect(try terminal.run("habit", "list").status == 0)
    }

    @Test func theRecoveryCodeReplacesAForgottenPassphrase() throws {
        try terminal.run("habit", "add", "Read")
        let code = try #require(try terminal.run("key", "--json").json()["code"] as? String)
        _ = try pipe(passphrase, to: "key --set-passphrase")
        #expect(try pipe(code, other, to: "key --restore --set-passphrase").output.contains("your new passphrase"))
        #expect(try pipe(other, to: "key").lines.first == code)
        #expect(
            try pipe(code, to: "key --restore").output
                == "The key is back. The journal opens again\nThe key needs no passphrase anymore\n")
        #expect(try terminal.run("habit", "list").lines.count == 1)
    }

    // MARK: - In a terminal

    @Test func aTerminalAsksTwiceForANewPassphraseAndShowsNothing() throws {
        try terminal.run("habit", "add", "Read")
        let different = try terminal.interact("key", "--set-passphrase")
        try different.expect("New passphrase: ")
        #expect(!different.isEchoing)
        different.type(passphrase)
        try different.expect("Again: ")
        different.type(other)
        try different.expect("Nothing was changed")
        #expect(different.wait() == 2)
        let same = try terminal.interact("key", "--set-passphrase")
        for question in ["New passphrase: ", "Again: "] {
            try same.expect(question)
            same.type(passphrase)
        }
        try same.expect("The key is locked with your passphrase.")
        #expect(same.wait() == 0)
        #expect(!same.screen.contains("horse"))
        #expect(try terminal.run("today").status == 2)
    }

    @Test func aTerminalAsksThreeTimes() throws {
        try lock()
        let right = try terminal.interact("habit", "list")
        try right.expect("Passphrase: ")
        right.type("wrong")
        try right.expect("This isn’t the passphrase")
        try right.expect("Passphrase: ")
        right.type(passphrase)
        try right.expect("Read")
        #expect(right.wait() == 0)
        #expect(!right.screen.contains("horse") && !right.screen.contains("wrong"))
        let wrong = try terminal.interact("habit", "list")
        for _ in 1...3 {
            try wrong.expect("Passphrase: ")
            wrong.type("wrong")
        }
        #expect(wrong.wait() == 2)
        #expect(!wrong.screen.contains("Read"))
    }

    @Test func aCheckAsksOnlyOnce() throws {
        try lock()
        let check = try terminal.interact("check")
        try check.expect("Passphrase: ")
        check.type(passphrase)
        try check.expect("The journal is intact")
        #expect(check.wait() == 0)
    }

    @Test func anInterruptedQuestionLeavesATerminalThatShowsWhatIsTyped() throws {
        try lock()
        let asked = try terminal.interact("today")
        try asked.expect("Passphrase: ")
        #expect(!asked.isEchoing)
        asked.press("\u{3}")
        #expect(asked.wait() == -SIGINT)
        #expect(asked.isEchoing)
    }

    @Test func aServerAsksInItsTerminalOrStartsLocked() throws {
        try lock()
        let unlocked = try terminal.interact("serve", "--port", "0")
        try unlocked.expect("Passphrase (Enter to unlock in the browser): ")
        unlocked.type(passphrase)
        try unlocked.expect("Data: ")
        unlocked.terminate()
        #expect(unlocked.wait() == 0)
        #expect(!unlocked.screen.contains("locked"))
        let locked = try terminal.interact("serve", "--port", "0")
        try locked.expect("Passphrase (Enter to unlock in the browser): ")
        locked.type("")
        try locked.expect("The journal is locked: enter its passphrase in the browser.")
        locked.terminate()
        #expect(locked.wait() == 0)
    }
}
