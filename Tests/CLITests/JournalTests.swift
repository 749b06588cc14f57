import Foundation
import Terminal
import Testing

struct JournalTests {
    let person = try! Person()

    @Test func twoProcessesAtOnceLoseNothing() throws {
        try person.types("habit", "add", "Push-ups", "--at-least", "50")
        let add = "\"$daybook\" done Push --add 1 --data data --now 2026-11-20T09:30 >/dev/null || exit 1"
        let many = "for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do \(add); done"
        let said = try person.runScript("(\(many)) & one=$!; (\(many)) & two=$!; wait $one && wait $two")
        #expect(said == CommandResult(status: 0, output: "", errors: ""))
        let habit = try person.types("habit", "show", "Push", "--json").json()
        #expect((habit["entries"] as? [[String: Any]])?.first?["value"] as? Double == 30)
        #expect(try person.types("check").status == 0)
    }

    @Test func backupRestoredIntoAnEmptyFolderIsTheSameJournal() throws {
        try person.types("demo")
        #expect(try person.types("backup", "copy.sqlite").status == 0)
        #expect(try person.types("check", "copy.sqlite").status == 0)
        #expect(
            try person.types("backup", "copy.sqlite")
                == CommandResult(status: 2, output: "", errors: "“copy.sqlite” exists already and stays as it is\n"))
        let other = try Person()
        #expect(try other.types("restore", person.folder + "/copy.sqlite").status == 0)
        #expect(try other.types("export").output == person.types("export").output)
        #expect(
            try other.types("restore", person.folder + "/copy.sqlite").output
                == "Everything in this backup is here already\n")
    }

    @Test func anAddressThatThereIsNotIsNamed() throws {
        #expect(
            try person.run(["serve", "--host", "300.1.1.1", "--data", person.data])
                == CommandResult(
                    status: 1, output: "", errors: "Cannot listen on 300.1.1.1, port 4600: there is no such address\n")
        )
    }

    @Test(arguments: ["b", "./b", "data/b"])
    func backupGoesWhereItIsTold(_ path: String) throws {
        try person.types("habit", "add", "Read")
        #expect(
            try person.types("backup", path) == CommandResult(status: 0, output: "Written to “\(path)”\n", errors: ""))
        #expect(try person.types("check", path).status == 0)
    }

    @Test func restoringMergesAndLosesNothingWrittenSince() throws {
        try person.types("habit", "add", "Read")
        try person.types("backup", "copy.sqlite")
        try person.types("habit", "add", "Run")
        try person.types("restore", "copy.sqlite")
        #expect(try person.types("habit", "list").lines.count == 2)
    }

    @Test func whatIsNoBackupOfThisJournalIsRefused() throws {
        try person.types("habit", "add", "Read")
        let other = try Person()
        try other.types("habit", "add", "Run")
        try other.types("backup", "copy.sqlite")
        let foreign = try person.types("restore", other.folder + "/copy.sqlite")
        #expect(foreign.status == 2)
        #expect(foreign.errors.hasPrefix("This is a backup of another journal."))
        let text = try person.writes("Dear diary", to: "diary.txt")
        #expect(try person.types("restore", text).errors == "“\(text)” is not a journal\n")
        #expect(try person.types("restore", "nowhere").errors == "There is no “nowhere”\n")
        #expect(try person.types("habit", "list").lines.count == 1)
    }

    @Test func whatWasDeletedIsErasedOnlyOnceConfirmed() throws {
        try person.types("habit", "add", "Read")
        try person.types("habit", "add", "Secret")
        try person.types("done", "Secret")
        try person.types("habit", "archive", "Secret")
        try person.types("habit", "delete", "Secret")
        let path = person.data + "/journals/me/journal.sqlite"
        let asked = try person.types("erase")
        #expect(asked.status == 0)
        #expect(
            asked.lines == [
                "Secret", "1 entry", "Nothing was erased yet. Add --yes to erase it; this cannot be undone.",
            ])
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).range(of: Data("Secret".utf8)) != nil)
        #expect(try person.types("erase", "--yes").lines.last == "Erased for good")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).range(of: Data("Secret".utf8)) == nil)
        #expect(try person.types("erase", "--yes").output == "Nothing deleted is left to erase\n")
        #expect(try person.types("habit", "list").lines.count == 1)
        #expect(try person.types("check").output.hasPrefix("The journal is sound"))
        #expect(try person.types("history", "Read").status == 0)
        #expect(try person.types("undo").errors == "Erased for good. This cannot be undone.\n")
        #expect(try person.types("undo").output == "Undone: “Read” added\n")
    }

    @Test(arguments: 2...9) func checkFindsDamage(_ part: Int) throws {
        #expect(try person.types("check").status == 2)
        try person.types("demo")
        #expect(try person.types("check").output.hasPrefix("The journal is sound: "))
        let path = person.data + "/journals/me/journal.sqlite"
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let start = bytes.count / part
        for index in start..<start + 200 { bytes[index] ^= 0x5A }
        try bytes.write(to: URL(fileURLWithPath: path))
        let said = try person.types("check")
        #expect(said.status == 1)
        #expect(said.output.isEmpty)
        #expect(said.errors.hasPrefix("Damaged: "))
        #expect(try person.types("check", "--json").json()["sound"] as? Bool == false)
    }

    @Test func journalCutShortIsNotTakenForAnEmptyOne() throws {
        try person.types("demo")
        let path = person.data + "/journals/me/journal.sqlite"
        let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        try bytes.prefix(bytes.count / 3).write(to: URL(fileURLWithPath: path))
        try? FileManager.default.removeItem(atPath: person.data + "/journals/me/snapshot")
        #expect(try person.types("check").status == 1)
        #expect(try person.types("today").status == 1)
    }

    @Test func fullDiskIsSaidAndNothingIsClaimedSaved() throws {
        try person.types("habit", "add", "Read")
        // Files cannot grow past one block, as on a full disk.
        let said = try person.runScript(
            "trap '' XFSZ; ulimit -f 1; exec \"$daybook\" done Read --data data --now 2026-11-20T09:30")
        #expect(said == CommandResult(status: 1, output: "", errors: "Nothing was saved: the disk is full\n"))
        #expect(try person.types("today").lines[1] == "One to go")
        #expect(try person.types("check").status == 0)
    }

    @Test func demoIsABelievableYearAndTheSameEveryTime() throws {
        try person.types("demo")
        let other = try Person()
        try other.types("demo")
        #expect(try person.types("export").output == other.types("export").output)
        let habits = try #require(
            try person.types("habit", "list", "--json").json()["habits"] as? [[String: Any]])
        #expect(habits.count == 11)
        #expect(Set(habits.compactMap { $0["category"] as? String }).count == 4)
        let forms = Set(habits.compactMap { ($0["schedule"] as? String)?.prefix { $0 != ":" } })
        #expect(forms == ["daily", "weekdays", "weekly", "monthly", "within", "every"])
        #expect(Set(habits.compactMap { $0["kind"] as? String }) == ["check", "atLeast", "atMost"])
        for habit in habits {
            let rate = try #require((habit["completion"] as? [String: Double])?["all"])
            #expect(rate > 0.5 && rate < 1, "\(habit["title"] ?? "")")
        }
        #expect(try person.types("habit", "list", "--archived").lines.count == 1)
        let tasks = try #require(try person.types("task", "list", "--json").json()["tasks"] as? [[String: Any]])
        #expect(Set(tasks.compactMap { $0["title"] as? String }).isSuperset(of: ["Pay rent", "Write the talk"]))
        #expect(try person.types("goal", "list").lines.count == 2)
        #expect(try person.types("undo").status == 2)
        #expect(try person.types("demo").status == 2)
        #expect(try person.types("check").status == 0)
    }

    @Test func portInUseIsRefused() throws {
        let first = try person.start(["serve", "--port", "46017", "--data", person.data])
        defer { try? first.stops() }
        let other = try Person()
        var said = CommandResult(status: 2, output: "", errors: "")
        // The server takes a moment to start; until then there is none to open.
        for _ in 0..<1000 where said.status == 2 {
            said = try other.run(["open", "--print", "--port", "46017", "--data", person.data])
        }
        #expect(said.output.hasPrefix("http://localhost:46017/"))
        let second = try other.run(["serve", "--port", "46017", "--data", other.data])
        #expect(second.status == 2)
        #expect(second.errors.hasPrefix("Port 46017 is in use"))
        // No link is printed: it would sign in whoever listens there.
        let elsewhere = try other.run(["open", "--print", "--port", "46017", "--data", other.data])
        #expect(elsewhere.status == 2 && elsewhere.output.isEmpty)
        #expect(elsewhere.errors.hasPrefix("Port 46017 is used by another program"))
        // The terminal can write while the server runs.
        #expect(try person.types("habit", "add", "Read").status == 0)
    }

    @Test func withoutAServerThereIsNothingToOpen() throws {
        let said = try person.run(["open", "--port", "46018", "--data", person.data])
        #expect(
            said
                == CommandResult(
                    status: 2, output: "", errors: "No server runs on port 46018. Start it with: daybook serve\n"))
    }
}
