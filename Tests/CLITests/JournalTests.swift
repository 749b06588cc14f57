import DaybookCore
import Foundation
import Journal
import JournalStore
import Terminal
import Testing

struct JournalTests {
    let terminal = try! TestTerminal()

    @Test func twoProcessesAtOnceLoseNothing() throws {
        try terminal.run("habit", "add", "Push-ups", "--at-least", "50")
        // A command that has waited in vain for the other process has saved nothing, and is run again.
        let add = """
            until said=$("$daybook" done Push --add 1 --data data --now 2026-11-20T09:30 2>&1 >/dev/null); do
                case $said in *"Nothing was saved: another program "*) ;; *) echo "$said"; exit 1 ;; esac
            done
            printf %s "$said"
            """
        let many = "for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do \(add); done"
        let said = try terminal.runScript("(\(many)) & one=$!; (\(many)) & two=$!; wait $one && wait $two")
        #expect(said == CommandResult(status: 0, output: "", errors: ""))
        let habit = try terminal.run("habit", "show", "Push", "--json").json()
        #expect((habit["entries"] as? [[String: Any]])?.first?["value"] as? Double == 30)
        #expect(try terminal.run("check").status == 0)
    }

    private var dailyBackups: [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: terminal.data + "/journals/me/backups")
        return (names ?? []).filter { $0.hasSuffix(".sqlite") }.sorted() // the rest is SQLite's, and empty
    }

    @Test func anErasureNamesTheCopiesThatASyncToolMade() throws {
        try terminal.run("note", "add", "Secret")
        try terminal.run("note", "delete", "latest")
        let folder = terminal.data + "/journals/me"
        let conflicts = ["/journal (conflicted copy).sqlite", "/backups/2026-11-20 (conflicted copy).sqlite"]
        for name in conflicts {
            try FileManager.default.copyItem(atPath: folder + "/journal.sqlite", toPath: folder + name)
        }
        try FileManager.default.copyItem(atPath: folder, toPath: folder + " (conflicted copy)")
        let lines = try terminal.run("erase", "--yes").lines
        for name in conflicts + [" (conflicted copy)"] {
            #expect(lines.contains { $0.hasPrefix("“\(folder + name)” looks like a copy that another program made") })
        }
        #expect(lines.filter { $0.contains("looks like a copy") }.count == 3)
    }

    @Test func theFirstWriteOfADayMakesItsBackup() throws {
        try terminal.run("today")
        #expect(dailyBackups.isEmpty)
        #expect(try terminal.run("habit", "add", "Read").errors.isEmpty)
        #expect(dailyBackups == ["2026-11-20.sqlite"])
        let first = terminal.data + "/journals/me/backups/2026-11-20.sqlite"
        let bytes = try Data(contentsOf: URL(fileURLWithPath: first))
        try terminal.run("habit", "add", "Run")
        #expect(try Data(contentsOf: URL(fileURLWithPath: first)) == bytes)
        try terminal.run("today", at: "2026-11-21T09:30")
        #expect(dailyBackups == ["2026-11-20.sqlite"])
        try terminal.run("done", "Run", at: "2026-11-21T09:30")
        #expect(dailyBackups == ["2026-11-20.sqlite", "2026-11-21.sqlite"])
        #expect(try terminal.run("check", first).output.contains("1 action"))
    }

    @Test func anErasureReachesTheBackupsThatTheTerminalMade() throws {
        try terminal.run("habit", "add", "Secret")
        let backup = URL(fileURLWithPath: terminal.data + "/journals/me/backups/2026-11-20.sqlite")
        let added = try terminal.sealedContent(of: 1)
        #expect(try Data(contentsOf: backup).range(of: added) != nil)
        try terminal.run("habit", "archive", "Secret")
        try terminal.run("habit", "delete", "Secret")
        #expect(try terminal.run("erase", "--yes").status == 0)
        #expect(try Data(contentsOf: backup).range(of: added) == nil)
        #expect(dailyBackups == ["2026-11-20.sqlite"])
    }

    @Test func aBackupThatCannotBeMadeIsToldAndWhatWasWrittenStays() throws {
        try terminal.run("today")
        _ = try terminal.write("mine", to: "data/journals/me/backups")
        let said = try terminal.run("habit", "add", "Read")
        #expect(said.status == 0 && said.errors.hasPrefix("No daily backup was made: "))
        #expect(try terminal.run("habit", "list").lines.count == 1)
    }

    @Test func backupRestoredIntoAnEmptyFolderIsTheSameJournal() throws {
        try terminal.run("demo")
        #expect(try terminal.run("backup", "copy.sqlite").status == 0)
        #expect(try terminal.run("check", "copy.sqlite").status == 0)
        #expect(
            try terminal.run("backup", "copy.sqlite")
                == CommandResult(status: 2, output: "", errors: "“copy.sqlite” already exists and was not changed\n"))
        let other = try TestTerminal()
        let sealed = try other.run("restore", terminal.folder + "/copy.sqlite")
        #expect(
            sealed
                == CommandResult(
                    status: 2, output: "",
                    errors:
                        "This backup is encrypted, and its key is not on this machine. Enter its recovery code with --key\n"
                ))
        let code = try #require(try terminal.run("key", "--json").json()["code"] as? String)
        #expect(try terminal.run("key").lines.first == code)
        let copy = terminal.folder + "/copy.sqlite"
        func restore(_ code: String) throws -> CommandResult {
            try other.runScript("echo '\(code)' | \"$daybook\" restore \(copy) --key --data data")
        }
        let wrong = RecoveryCode(key: [UInt8](repeating: 1, count: 32))!.text
        #expect(try restore(wrong).errors == "This is the key of another journal\n")
        #expect(try restore(code.lowercased()).status == 0)
        #expect(try other.run("export").output == terminal.run("export").output)
        #expect(
            try other.run("restore", terminal.folder + "/copy.sqlite").output
                == "Everything in this backup is already in your journal\n")
    }

    @Test func undoingAsksBeforeItHidesWhatAnotherDeviceChangedSince() throws {
        try terminal.run("add", "Boat")
        try terminal.run("backup", "copy.sqlite")
        let code = try #require(try terminal.run("key", "--json").json()["code"] as? String)
        let other = try TestTerminal()
        let copy = terminal.folder + "/copy.sqlite"
        #expect(try other.runScript("echo '\(code)' | \"$daybook\" restore \(copy) --key --data data").status == 0)
        try other.run("task", "edit", "Boat", "--note", "Keel")
        try other.run("backup", "later.sqlite")
        #expect(try terminal.run("restore", other.folder + "/later.sqlite").status == 0)
        let asked = try terminal.run("undo")
        #expect(asked.status == 2)
        #expect(
            asked.errors
                == "Not undone, because another device changed it since: Added “Boat”\n"
                + "To undo it anyway: daybook undo --yes\n")
        #expect(try terminal.run("task", "list").output.contains("Boat"))
        #expect(try terminal.run("undo", "--yes", "--json").json()["changedElsewhere"] as? Bool == true)
        try terminal.run("add", "Kite")
        #expect(try terminal.run("undo", "--json").json()["changedElsewhere"] as? Bool == false)
    }

    @Test func erasingFindsWhatABackupBringsOfARecordThatWasErased() throws {
        try terminal.run("goal", "add", "Boat", "--milestone", "Keel")
        try terminal.run("backup", "copy.sqlite")
        let code = try #require(try terminal.run("key", "--json").json()["code"] as? String)
        let other = try TestTerminal()
        let copy = terminal.folder + "/copy.sqlite"
        #expect(try other.runScript("echo '\(code)' | \"$daybook\" restore \(copy) --key --data data").status == 0)
        try other.run("goal", "milestone", "Boat", "Sails", "--add")
        try other.run("backup", "later.sqlite")
        try terminal.run("goal", "delete", "Boat")
        try terminal.run("erase", "--yes")
        #expect(try terminal.run("restore", other.folder + "/later.sqlite").status == 0)
        #expect(try terminal.run("erase", "--yes", "--json").json()["others"] as? Int == 1)
        #expect(try terminal.run("erase").output == "No deleted items to erase\n")
    }

    @Test func unavailableAddressIsReported() throws {
        #expect(
            try terminal.run(["serve", "--host", "300.1.1.1", "--data", terminal.data])
                == CommandResult(
                    status: 1, output: "", errors: "Cannot listen on 300.1.1.1, port 4600: there is no such address\n")
        )
    }

    @Test(arguments: ["b", "./b", "data/b"])
    func backupGoesWhereItIsTold(_ path: String) throws {
        try terminal.run("habit", "add", "Read")
        #expect(
            try terminal.run("backup", path) == CommandResult(status: 0, output: "Saved to “\(path)”\n", errors: ""))
        #expect(try terminal.run("check", path).status == 0)
    }

    @Test(arguments: [
        "data/journals/me/journal.sqlite", "data/journals/new", "data.keys/new", "link/journal.sqlite", "file",
    ])
    func nothingIsSavedAmongTheFilesOfTheJournal(_ path: String) throws {
        try terminal.run("habit", "add", "Read")
        let files = FileManager.default
        try files.createSymbolicLink(
            atPath: terminal.folder + "/link", withDestinationPath: terminal.data + "/journals/me")
        try files.createSymbolicLink(
            atPath: terminal.folder + "/file", withDestinationPath: terminal.data + "/journals/me/journal.sqlite")
        let refusal = CommandResult(
            status: 2, output: "",
            errors: "“\(path)” is in a folder of the journal’s own files or keys. Choose another folder.\n")
        #expect(try terminal.run("export", "-o", path, "--force") == refusal)
        #expect(try terminal.run("backup", path) == refusal)
        #expect(try terminal.run("habit", "list").lines.count == 1)
        #expect(try terminal.run("check").status == 0)
    }

    @Test func restoringMergesAndLosesNothingWrittenSince() throws {
        try terminal.run("habit", "add", "Read")
        try terminal.run("backup", "copy.sqlite")
        try terminal.run("habit", "add", "Run")
        try terminal.run("restore", "copy.sqlite")
        #expect(try terminal.run("habit", "list").lines.count == 2)
    }

    @Test func aBackupIsRestoredFromStandardInput() throws {
        try terminal.run("habit", "add", "Read")
        try terminal.run("backup", "copy.sqlite")
        let restored = try terminal.runScript(
            "mkdir temporary; cp -r data.keys other.keys; TMPDIR=\"$PWD/temporary\" \"$daybook\" restore - "
                + "--data other <copy.sqlite; ls temporary")
        #expect(
            restored
                == CommandResult(
                    status: 0, output: "Restored: 1 action\n", errors: "Started a new journal in “other”\n"))
        let said = try terminal.runScript("echo 'Dear diary' | \"$daybook\" restore - --data other")
        #expect(said == CommandResult(status: 2, output: "", errors: "“-” is not a journal\n"))
    }

    @Test func aBackupThatCannotBeWrittenIsNamedAsTyped() throws {
        #expect(
            try terminal.run("backup", "nowhere/copy")
                == CommandResult(
                    status: 1, output: "", errors: "“nowhere/copy” cannot be opened: No such file or directory\n"))
    }

    @Test func aFolderIsNoBackup() throws {
        for command in ["restore", "check"] {
            #expect(
                try terminal.run(command, ".")
                    == CommandResult(status: 2, output: "", errors: "“.” is not a journal\n"))
        }
    }

    @Test(arguments: [
        ("C", "The data folder “file” is a file: choose another with --data or DAYBOOK_DATA\n"),
        ("ru_RU.UTF-8", "Папка данных «file» — это файл: выберите другую через --data или DAYBOOK_DATA\n"),
        ("pl_PL.UTF-8", "Folder danych „file” jest plikiem: wybierz inny przez --data albo DAYBOOK_DATA\n"),
    ])
    func aFileIsNoDataFolder(_ locale: String, _ reason: String) throws {
        _ = try terminal.write("mine", to: "file")
        for command in [["today"], ["add", "Paint"], ["serve", "--port", "0"]] {
            #expect(
                try terminal.run(command, ["DAYBOOK_DATA": "file", "LC_ALL": locale])
                    == CommandResult(status: 1, output: "", errors: reason))
        }
        #expect(try terminal.read("file") == "mine")
    }

    @Test func theSystemsReasonIsInTheLanguageOfTheRest() throws {
        _ = try terminal.write("mine", to: "file")
        #expect(
            try terminal.run(["add", "Farba", "--data", "file/data"], ["LC_ALL": "pl_PL.UTF-8"])
                == CommandResult(
                    status: 1, output: "",
                    errors: "Nie można otworzyć „file/data/journals/me”: część ścieżki nie jest folderem\n"))
    }

    @Test func aRefusedBackupLeavesNothingInANewFolder() throws {
        let other = try TestTerminal()
        try other.run("habit", "add", "Run")
        try other.run("backup", "copy.sqlite")
        let text = try terminal.write("Dear diary", to: "diary.txt")
        for file in [other.folder + "/copy.sqlite", text] {
            let refused = try terminal.run(["restore", file, "--data", terminal.folder + "/new"], [:])
            #expect(refused.status == 2 && !refused.errors.contains("Started a new journal"))
            #expect(!FileManager.default.fileExists(atPath: terminal.folder + "/new"))
        }
    }

    @Test func restoreRefusesFilesThatAreNotBackupsOfThisJournal() throws {
        try terminal.run("habit", "add", "Read")
        let other = try TestTerminal()
        try other.run("habit", "add", "Run")
        try other.run("backup", "copy.sqlite")
        let foreign = try terminal.run("restore", other.folder + "/copy.sqlite")
        #expect(foreign.status == 2)
        #expect(foreign.errors.hasPrefix("This is a backup of another journal."))
        let text = try terminal.write("Dear diary", to: "diary.txt")
        #expect(try terminal.run("restore", text).errors == "“\(text)” is not a journal\n")
        #expect(try terminal.run("restore", "nowhere").errors == "There is no file “nowhere”\n")
        #expect(try terminal.run("habit", "list").lines.count == 1)
    }

    @Test func deletedDataIsErasedOnlyAfterConfirmation() throws {
        try terminal.run("habit", "add", "Read")
        try terminal.run("habit", "add", "Secret")
        try terminal.run("done", "Secret")
        try terminal.run("habit", "archive", "Secret")
        try terminal.run("habit", "delete", "Secret")
        let path = terminal.data + "/journals/me/journal.sqlite"
        let asked = try terminal.run("erase")
        #expect(asked.status == 0)
        #expect(
            asked.lines == [
                "Secret", "1 entry", "Nothing was erased yet. Add --yes to erase it; this cannot be undone.",
            ])
        let added = try terminal.sealedContent(of: 2)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).range(of: added) != nil)
        #expect(try terminal.run("erase", "--yes").lines.last == "Permanently erased")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).range(of: added) == nil)
        #expect(try terminal.run("erase", "--yes").output == "No deleted items to erase\n")
        #expect(try terminal.run("habit", "list").lines.count == 1)
        #expect(try terminal.run("check").output.hasPrefix("The journal is intact"))
        #expect(try terminal.run("history", "Read").status == 0)
    }

    @Test func undoOfErasingIsRefusedAndNothingIsWritten() throws {
        try terminal.run("habit", "add", "Read")
        try terminal.run("habit", "add", "Secret")
        try terminal.run("habit", "archive", "Secret")
        try terminal.run("habit", "delete", "Secret")
        try terminal.run("erase", "--yes")
        let checked = try terminal.run("check").output
        let history = try terminal.run("history", "--json").json()["history"] as? [[String: Any]] ?? []
        let refused = "Permanently erased. This cannot be undone.\n"
        for _ in 1...2 {
            let undone = try terminal.run("undo")
            #expect(undone.status == 2)
            #expect(undone.errors == refused + "To undo something earlier, find its id: daybook history\n")
        }
        let erasing = try #require(history.first { $0["action"] as? String == "erase" }?["id"] as? String)
        #expect(try terminal.run("undo", erasing) == CommandResult(status: 2, output: "", errors: refused))
        #expect(try terminal.run("check").output == checked)
        let read = try #require(history.first { $0["text"] as? String == "“Read” added" }?["id"] as? String)
        #expect(try terminal.run("undo", read).output == "Undone: “Read” added\n")
    }

    @Test func aLostKeyComesBackFromTheRecoveryCode() throws {
        try terminal.run("habit", "add", "Read")
        let code = try #require(try terminal.run("key", "--json").json()["code"] as? String)
        try FileManager.default.removeItem(atPath: terminal.data + ".keys")
        let lost = try terminal.run("today")
        #expect(lost.status == 1 && lost.errors.contains("daybook key --restore"))
        let checked = try terminal.run("check")
        #expect(checked.status == 1 && !checked.output.contains("0 changes"))
        #expect(
            checked.output.hasPrefix("Without the key, only what is not encrypted was checked. It is intact: 1 action"))
        func restore(_ typed: String) throws -> CommandResult {
            try terminal.runScript("echo '\(typed)' | \"$daybook\" key --restore --data data")
        }
        #expect(
            try restore("ABC").errors == "A recovery code has 56 letters and digits; this has 3\n")
        #expect(try restore(code.replacing(code.prefix(1), with: "U", maxReplacements: 1)).status == 2)
        let swapped = String(code.dropFirst(5)) + "-" + code.prefix(4)
        #expect(try restore(swapped).errors == "There is a mistake in this code. Compare it with what you wrote down\n")
        let other = RecoveryCode(key: [UInt8](repeating: 1, count: 32))!.text
        #expect(try restore(other).errors == "This is the key of another journal\n")
        #expect(
            try restore(" " + code.lowercased().replacing("-", with: " ")).output
                == "The key is back. The journal opens again\n")
        #expect(try terminal.run("habit", "list").lines.count == 1)
    }

    @Test func fullDiskIsReportedAndNothingIsClaimedSaved() throws {
        try terminal.run("habit", "add", "Read")
        // Files cannot grow past one block, as on a full disk.
        let said = try terminal.runScript(
            "trap '' XFSZ; ulimit -f 1; exec \"$daybook\" done Read --data data --now 2026-11-20T09:30")
        #expect(said == CommandResult(status: 1, output: "", errors: "Nothing was saved: the disk is full\n"))
        #expect(try terminal.run("today").lines[1] == "One to go")
        #expect(try terminal.run("check").status == 0)
    }

    @Test func demoIsABelievableYearAndTheSameEveryTime() throws {
        try terminal.run("demo")
        let other = try TestTerminal()
        try other.run("demo")
        #expect(try terminal.run("export").output == other.run("export").output)
        let habits = try #require(
            try terminal.run("habit", "list", "--json").json()["habits"] as? [[String: Any]])
        #expect(habits.count == 11)
        #expect(Set(habits.compactMap { $0["category"] as? String }).count == 4)
        let forms = Set(habits.compactMap { ($0["schedule"] as? String)?.prefix { $0 != ":" } })
        #expect(forms == ["daily", "weekdays", "weekly", "monthly", "within", "every"])
        #expect(Set(habits.compactMap { $0["kind"] as? String }) == ["check", "atLeast", "atMost"])
        for habit in habits {
            let rate = try #require((habit["completion"] as? [String: Double])?["all"])
            #expect(rate > 0.5 && rate < 1, "\(habit["title"] ?? "")")
        }
        #expect(try terminal.run("habit", "list", "--archived").lines.count == 1)
        let tasks = try #require(try terminal.run("task", "list", "--json").json()["tasks"] as? [[String: Any]])
        #expect(Set(tasks.compactMap { $0["title"] as? String }).isSuperset(of: ["Pay rent", "Write the talk"]))
        let goals = try terminal.run("goal", "list", "--json").json()["goals"] as? [[String: Any]]
        let measures = Set(try #require(goals).compactMap { $0["measure"] as? String })
        #expect(measures == ["amount", "milestones", "tasks", "habitCount", "habitStrength"])
        let budgets = try terminal.run("budget", "list", "--json").json()["budgets"] as? [[String: Any]]
        #expect(budgets?.filter { $0["per"] as? String == "week" }.count == 2)
        let body = try terminal.run("body", "show")
        #expect(body.output.contains("kcal a day") && !body.output.contains("at rest. Choose"))
        #expect(try terminal.run("undo").status == 2)
        #expect(try terminal.run("demo").status == 2)
        #expect(try terminal.run("check").status == 0)
    }
}
