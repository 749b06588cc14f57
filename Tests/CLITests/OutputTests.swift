import DaybookCore
import Foundation
import Journal
import JournalStore
import Terminal
import Testing

struct OutputTests {
    let terminal = try! TestTerminal()

    @Test func showPrintsEverythingAboutAHabit() throws {
        try terminal.run("habit", "add", "Read", "--every", "mon,wed,fri", "--category", "Mind")
        try terminal.run("done", "Read", "--note", "A good chapter")
        let habit = try terminal.run("habit", "show", "Read", "--json").json()
        #expect(
            Set(habit.keys) == [
                "id", "title", "category", "icon", "color", "note", "kind", "unit", "target", "schedule", "nextDue",
                "archived", "createdOn", "startDay", "partOfDay", "reminders", "currentStreak", "longestStreak",
                "strength",
                "completion", "score", "entries",
            ])
        #expect(habit["schedule"] as? String == "weekdays:mon,wed,fri")
        #expect(habit["target"] is NSNull)
        #expect(habit["currentStreak"] as? Int == 1)
        #expect(habit["longestStreak"] as? Int == 1)
        let strength = try #require(habit["strength"] as? Double)
        #expect(strength > 0 && strength < 0.1)
        #expect(habit["completion"] as? [String: Double] == ["week": 1, "month": 1, "year": 1, "all": 1])
        let entries = try #require(habit["entries"] as? [[String: Any]])
        #expect(entries.count == 1)
        #expect(Set(entries[0].keys) == ["day", "done", "skipped", "value", "note", "reason"])
        #expect(entries[0]["day"] as? String == "2026-11-20")
        #expect(entries[0]["done"] as? Bool == true)
        #expect(entries[0]["note"] as? String == "A good chapter")
    }

    @Test func strengthOfADailyHabitDoneTodayOnlyIsThatOfLoop() throws {
        try terminal.run("habit", "add", "Read")
        try terminal.run("done", "Read")
        let strength = try terminal.run("habit", "show", "Read", "--json").json()["strength"] as? Double
        #expect(abs((strength ?? 0) - 0.051922) < 0.0000005)
    }

    @Test func todayCountsAndListsEveryHabit() throws {
        try terminal.run("habit", "add", "Read", "--category", "Mind")
        try terminal.run("habit", "add", "Rest", "--every", "sun")
        try terminal.run("habit", "add", "Run", "--at-least", "5", "--unit", "km")
        try terminal.run("done", "Read")
        try terminal.run("skip", "Run")
        let sheet = try terminal.run("today", "--json").json()
        #expect(sheet["day"] as? String == "2026-11-20")
        #expect(sheet["counts"] as? [String: Int] == ["habits": 3, "due": 1, "done": 1, "exceeded": 0, "skipped": 1])
        let habits = try #require(sheet["habits"] as? [[String: Any]])
        #expect(habits.map { $0["title"] as? String } == ["Read", "Run", "Rest"])
        #expect(habits.map { $0["status"] as? String } == ["done", "skipped", "notDue"])
        #expect(habits.map { $0["due"] as? Bool } == [true, false, false])
        #expect(habits[1]["unit"] as? String == "km")
    }

    @Test func todayHasTheLevelOnceThereArePoints() throws {
        try terminal.run("habit", "add", "Read")
        #expect(try !terminal.run("today").output.contains("Level"))
        try terminal.run("done", "Read")
        let points = try #require(try terminal.run("points", "--json").json()["points"] as? Int)
        // On the day of an achievement, the line tells of that.
        let tomorrow = try terminal.run("today", at: "2026-11-21T09:30")
        #expect(tomorrow.lines[2] == "Level 1 · \(1000 - points) points to go")
        let sheet = try terminal.run("today", "--json").json()
        #expect(sheet["level"] as? Int == 1 && sheet["points"] as? Int == points)
        #expect(try !terminal.run("today", "--on", "yesterday").output.contains("Level"))
        try terminal.run("settings", "set", "game", "off")
        #expect(try !terminal.run("today").output.contains("Level"))
        let off = try terminal.run("today", "--json").json()
        #expect(off["level"] == nil && off["points"] == nil && off["day"] != nil)
    }

    @Test func statisticsAreThoseOfThePeriod() throws {
        try terminal.run("habit", "add", "Read", at: "2026-11-17T08:00")
        try terminal.run("done", "Read", at: "2026-11-17T09:00")
        try terminal.run("done", "Read", at: "2026-11-19T09:00")
        let statistics = try terminal.run("stats", "--period", "week", "--json").json()
        #expect(statistics["from"] as? String == "2026-11-17")
        #expect(statistics["to"] as? String == "2026-11-20")
        // Done on two of three days; today is not over.
        #expect(statistics["rate"] as? Double == 2.0 / 3)
        #expect(statistics["timesDone"] as? Int == 2)
        #expect((statistics["days"] as? [Any])?.count == 4)
        #expect((statistics["weekdays"] as? [[String: Any]])?.first?["weekday"] as? String == "mon")
        #expect(try terminal.run("stats").output.contains("67%"))
    }

    @Test(arguments: [
        ["habit", "list"], ["undo"], ["redo"], ["history", "Read"], ["skip", "Read"], ["undone", "Read"],
        ["habit", "edit", "Read", "--icon", "📚"], ["habit", "archive", "Read"], ["habit", "restore", "Read"],
        ["check"], ["export"], ["backup", "copy"], ["today", "--on", "yesterday"],
    ])
    func everyCommandSpeaksJSON(_ arguments: [String]) throws {
        try terminal.run("habit", "add", "Read")
        try terminal.run("habit", "add", "Run")
        try terminal.run("undo")
        if arguments == ["undo"] { try terminal.run("done", "Read") }
        let said = try terminal.run(arguments + ["--json", "--data", terminal.data, "--now", "2026-11-20T10:00"])
        #expect(said.status == 0)
        #expect(throws: Never.self) { try said.json() }
    }

    @Test(arguments: ["export", "today --json", "check"])
    func failedWriteToStandardOutputIsAnError(_ command: String) throws {
        try terminal.run("habit", "add", "Read")
        let said = try terminal.runScript("\"$daybook\" \(command) --data data >/dev/full")
        #expect(said.status == 1)
        let reason = "The output could not be written: No space left on device"
        #expect(
            said.errors
                == (command.hasSuffix("--json") ? "{\n  \"error\": \"\(reason)\",\n  \"code\": 1\n}\n" : reason + "\n"))
    }

    @Test func aLimitOnTheSizeOfFilesIsReportedAsAFullDisk() throws {
        try terminal.run("habit", "add", "Read")
        let said = try terminal.runScript("ulimit -f 1; \"$daybook\" habit add Run --data data")
        #expect(said.status == 1 && said.errors.hasPrefix("Nothing was saved: the disk is full"))
        #expect(try !terminal.run("habit", "list").output.contains("Run"))
    }

    @Test func optionsMayStandBeforeTheCommand() throws {
        try terminal.run("habit", "add", "Read")
        let said = try terminal.run(["--json", "--now=2026-11-20T09:30", "--data", terminal.data, "today"])
        #expect(try said.json()["day"] as? String == "2026-11-20")
    }

    @Test func journalIsInTheDataHomeOfXDGUnlessSaidOtherwise() throws {
        let home = terminal.folder + "/xdg"
        #expect(try terminal.run(["habit", "add", "Read"], ["XDG_DATA_HOME": home, "DAYBOOK_DATA": ""]).status == 0)
        #expect(FileManager.default.fileExists(atPath: home + "/daybook/journals/me/journal.sqlite"))
        #expect(try terminal.run(["habit", "add", "Run"], ["DAYBOOK_DATA": ""]).status == 0)
        let local = terminal.folder + "/.local/share/daybook"
        #expect(FileManager.default.fileExists(atPath: local + "/journals/me/journal.sqlite"))
        let mode = try FileManager.default.attributesOfItem(atPath: local)[.posixPermissions] as? Int
        #expect(mode == 0o700)
    }

    @Test(arguments: [("ru_RU.UTF-8", "Осталась одна"), ("pl_PL.UTF-8", "Został jeden"), ("de_DE.UTF-8", "One to go")])
    func languageFollowsTheLocale(_ locale: String, _ headline: String) throws {
        try terminal.run("habit", "add", "Read")
        #expect(try terminal.run("today", with: ["LC_ALL": locale]).lines[1] == headline)
        let reason = try terminal.run("habit", "add", "Read", with: ["LC_ALL": locale]).errors
        #expect(reason.contains("Read"))
    }

    @Test func outputIsNotColouredWithoutATerminal() throws {
        try terminal.run("demo")
        for command in ["today", "stats"] {
            #expect(try terminal.run(command).output.contains("\u{1B}") == false)
        }
    }

    @Test func lastColumnsStandUnderEachOtherWhateverTheIcons() throws {
        try terminal.run("habit", "add", "Читать", "--icon", "📚")
        try terminal.run("habit", "add", "Spać", "--icon", "⏰")
        try terminal.run("habit", "add", "Run")
        let rows = try terminal.run("today").lines.filter { $0.hasPrefix("  ") }
        #expect(
            rows == ["  ·  📚  Читать  Every day", "  ·  ⏰  Spać    Every day", "  ·      Run     Every day"])
    }

    @Test func controlCharactersInTitlesDoNotReachTheTerminal() throws {
        let terminal = try TestTerminal()
        let journal = try SQLiteJournal<State>(folder: terminal.data) { UInt64.random(in: 1 ... .max) }
        let habit = try #require(RecordID([7]))
        let title = "Read\u{1B}[2J\u{9B}2J\u{07}\r\u{202E}\u{1B}[1m\u{1B}[0m"
        try journal.write(at: 1) { _ in
            Draft(
                name: "addHabit", id: Identifier(high: 1, low: 1),
                changes: [
                    Change(Habit.table, habit, "life", .integer(1)),
                    Change(Habit.table, habit, "title", .text(title)),
                ])
        }
        let told = try terminal.run("habit", "list").output + terminal.run("done", "Write").errors
        #expect(told.contains("Read\u{FFFD}[2J\u{FFFD}2J\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}[1m\u{FFFD}[0m"))
        for harmful: Unicode.Scalar in ["\u{1B}", "\u{9B}", "\u{07}", "\r", "\u{202E}"] {
            #expect(!told.unicodeScalars.contains(harmful))
        }
        let json = try terminal.run("habit", "show", "Read", "--json").json()
        #expect(json["title"] as? String == title, "programs get what is there")
    }

    @Test func aTitleOfSeveralLinesMakesNoRowsOfItsOwn() throws {
        let terminal = try TestTerminal()
        let journal = try SQLiteJournal<State>(folder: terminal.data) { UInt64.random(in: 1 ... .max) }
        let habit = try #require(RecordID([7]))
        try journal.write(at: 1) { _ in
            Draft(
                name: "addHabit", id: Identifier(high: 1, low: 1),
                changes: [
                    Change(Habit.table, habit, "life", .integer(1)),
                    Change(Habit.table, habit, "title", .text("Read\n999  Made up\u{2028}Made up")),
                ])
        }
        for command in [["habit", "list"], ["today"], ["week"], ["history"], ["done", "Read"]] {
            let result = try terminal.run(command)
            let told = result.output + result.errors
            #expect(!told.split(separator: "\n").contains { $0.hasPrefix("999") }, "\(command)")
            #expect(!told.unicodeScalars.contains("\u{2028}"), "\(command)")
        }
    }

    @Test func controlCharactersOfAMissingFilesNameDoNotReachTheTerminal() throws {
        let terminal = try TestTerminal()
        try terminal.run("spend", "5", "groceries")
        let journal = try SQLiteJournal<State>(folder: terminal.data) { UInt64.random(in: 1 ... .max) }
        let transaction = try journal.read { try #require($0.state.transactions.rows.first).id }
        let attachment = try #require(RecordID([7]))
        let values: [(String, Value)] = [
            ("life", .integer(1)), ("transaction", .bytes(transaction.bytes)), ("type", .text("application/pdf")),
            ("name", .text("\u{1B}]0;x\u{07}\u{1B}[2J\u{202E}The journal is intact\nfake.pdf")),
            ("count", .integer(100)),
            ("digest", .text(String(repeating: "ab", count: 32))), ("createdOn", .integer(20_786)),
        ]
        try journal.write(at: 1) { _ in
            Draft(
                name: "addAttachment", id: Identifier(high: 1, low: 1),
                changes: values.map { Change(Attachment.table, attachment, $0.0, $0.1) })
        }
        let told = try terminal.run("check").output
        #expect(told.contains("fake.pdf"))
        #expect(told.split(separator: "\n").filter { $0.hasPrefix("The journal is intact") }.count == 1)
        for harmful: Unicode.Scalar in ["\u{1B}", "\u{07}", "\u{202E}"] {
            #expect(!told.unicodeScalars.contains(harmful))
        }
    }

    @Test func controlCharactersInPathsDoNotReachTheTerminal() throws {
        let path = try terminal.write("habit,day\n\u{1B}[2J\"", to: "x\u{1B}[2J.csv")
        let said = try terminal.run("import", path)
        #expect(said.status == 2)
        #expect(!said.errors.unicodeScalars.contains("\u{1B}"))
    }
}
