import Foundation
import Terminal
import Testing

struct TransferTests {
    let terminal = try! TestTerminal()

    private let habitBull = """
        HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
        Breathe,,Mind,2026-11-18,1,in
        Breathe,,Mind,2026-11-19,1,
        Swim,,Body,2026-11-18,1,"cold, very"
        """

    private let noPoints =
        "Imported records earn no points. To count them, undo and import again with --earn-points."

    @Test func theStartOfARepeatingTaskKeepsItsDistanceInAnExport() throws {
        let file = try terminal.write("test due:2026-12-02 t:2026-12-01 rec:1y", to: "todo.txt")
        try terminal.run("import", file)
        try terminal.run("task", "done", "test", at: "2026-12-02T12:00")
        #expect(try terminal.run("export", "--format", "todotxt").output.contains("due:2027-12-02 t:2027-12-01 rec:1y"))
    }

    @Test func aMonthlyTaskOfTheLastDayIsOneRuleHoweverItComes() throws {
        let file = try terminal.write("Rent due:2027-01-31 rec:+1m id:1", to: "todo.txt")
        try terminal.run("import", file)
        try terminal.run("task", "add", "Rates", "--due", "2027-01-31", "--repeat", "monthly")
        let rules = try ["Rent", "Rates"].map {
            try terminal.run("task", "show", $0, "--json").json()["repetition"] as? String
        }
        #expect(rules[0] != nil && rules[0] == rules[1])
        #expect(try terminal.run("export", "--format", "todotxt").output.contains("due:2027-01-31 rec:+1m id:1"))
    }

    @Test func anExportNeverReplacesTheSessionsOfTheServer() throws {
        try terminal.run("habit", "add", "Read")
        let sessions = try terminal.write("sessions", to: "data/sessions")
        let said = try terminal.run("export", "-o", sessions, "--force")
        #expect(said.status == 2, "\(said)")
        #expect(try terminal.read("data/sessions") == "sessions")
    }

    @Test func whatIsNotTextIsNotSaved() throws {
        let said = try terminal.runScript(#""$daybook" habit add "$(printf 'Caf\351')" --data data"#)
        #expect(said.status == 2 && said.errors == "An argument is not text in UTF-8\n", "\(said)")
        #expect(try terminal.run("habit", "list").lines == ["No habits yet"])
    }

    @Test func aListOfPlainTasksIsKnownAgain() throws {
        for title in ["Buy milk", "2 eggs", "Call Ann"] { try terminal.run("task", "add", title, "--literal") }
        let list = try terminal.write(terminal.run("export", "--format", "todotxt").output, to: "todo.txt")
        let other = try TestTerminal()
        #expect(try other.run("import", list).lines.contains("3 tasks imported"))
    }

    @Test func whatWasDeletedByItselfIsBroughtBack() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "7")
        try terminal.run("spend", "4", "Shop", "--account", "Bank")
        try terminal.run("bill", "add", "Rent", "5", "--repeat", "monthly", "--account", "Bank")
        try terminal.run("goal", "add", "Move", "--milestone", "Choose", "--milestone", "Pack")
        try terminal.run("export", "-o", "all.json")
        try terminal.run("bill", "delete", "Rent")
        try terminal.run("goal", "milestone", "Move", "Pack", "--delete")
        try terminal.run("money", "delete", "latest")
        let kept = try terminal.run("import", "all.json")
        #expect(kept.lines.contains("Deleted here earlier, not imported: 1 transaction"))
        #expect(kept.lines.contains("Deleted here earlier, not imported: 2 other records"))
        let restored = try terminal.run("import", "all.json", "--bring-back")
        #expect(restored.lines.contains("1 transaction imported"), "\(restored)")
        #expect(restored.lines.contains("2 other records imported"))
        #expect(try terminal.run("bill", "list").output.contains("Rent"))
        #expect(try terminal.run("money", "register").output.contains("Shop"))
        #expect(try terminal.run("goal", "show", "Move").output.contains("Pack"))
    }

    @Test func fileIsImportedOnceAndUndoneInOneStep() throws {
        let file = try terminal.write(habitBull, to: "whatever.txt")
        #expect(
            try terminal.run("import", file, "--dry-run").lines
                == ["Recognised: HabitBull", "2 habits and 3 entries will be imported"])
        #expect(try terminal.run("habit", "list").output == "No habits yet\n")
        #expect(
            try terminal.run("import", file).lines
                == ["Recognised: HabitBull", "2 habits and 3 entries imported", noPoints])
        let once = try terminal.run("export").output
        let listed = try terminal.run("habit", "list").output
        #expect(
            try terminal.run("import", file).lines
                == [
                    "Recognised: HabitBull",
                    "Nothing in this file is new. What is already in your journal stays as it is.",
                ])
        #expect(try terminal.run("export").output == once)
        #expect(try terminal.run("undo").output == "Undone: 2 habits and 3 entries imported\n")
        #expect(try terminal.run("habit", "list").output == "No habits yet\n")
        #expect(try terminal.run("import", file).output.contains("2 habits and 3 entries imported"))
        #expect(try terminal.run("habit", "list").output == listed)
    }

    @Test func titlesThatClashAreKeptApart() throws {
        try terminal.run("habit", "add", "swim")
        let file = try terminal.write(habitBull, to: "bull.csv")
        let plan = try terminal.run("import", file, "--json").json()
        #expect(plan["newHabits"] as? Int == 2)
        #expect(plan["newEntries"] as? Int == 3)
        let titles = (plan["habits"] as? [[String: Any]])?.map { $0["title"] as? String }
        #expect(titles == ["Breathe", "Swim 2"])
    }

    @Test func importRestoresDeletedHabitsOnlyWithBringBack() throws {
        let file = try terminal.write(habitBull, to: "bull.csv")
        try terminal.run("import", file)
        try terminal.run("habit", "archive", "Swim")
        try terminal.run("habit", "delete", "Swim")
        #expect(try terminal.run("import", file).output.contains("“Swim” was deleted here and stays deleted"))
        #expect(try terminal.run("habit", "show", "Swim").status == 2)
        try terminal.run("import", file, "--bring-back")
        #expect(try terminal.run("habit", "show", "Swim").status == 0)
    }

    @Test(arguments: [
        ("", "The file is empty"), ("Dear diary,\nnothing.", "Daybook does not know this kind of file"),
        ("Dear diary,\nnothing.", "from a .txt file with “todo” in its name"),
        (
            "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nSwim,,,2026-02-30,1,\n",
            "Line 2: There is no day “2026-02-30”"
        ),
        ("{\"format\": \"daybook\", \"version\": 1, \"habits\": [", "Line 1"),
        ("SQLite format 3\0and then nothing", "The file is damaged"),
    ])
    func brokenFileIsRefusedWholeNamingThePlace(_ text: String, _ reason: String) throws {
        let file = try terminal.write(text, to: "broken")
        let said = try terminal.run("import", file)
        #expect(said.status == 2)
        #expect(said.output.isEmpty)
        #expect(said.errors.contains(reason))
        #expect(said.errors.count > 10)
        #expect(try terminal.run("habit", "list").output == "No habits yet\n")
    }

    @Test func exportComesInAsTheSameJournal() throws {
        try terminal.run("demo")
        #expect(try terminal.run("export", "--format", "json", "-o", "all.json").output == "Saved to “all.json”\n")
        let other = try TestTerminal()
        #expect(try other.run("import", terminal.folder + "/all.json").status == 0)
        #expect(try other.run("export").withoutTimes == terminal.run("export").withoutTimes)
        #expect(try terminal.run("export").output == terminal.read("all.json"))
    }

    @Test func anImportIntoAJournalInUseKeepsItsSettings() throws {
        try terminal.run("task", "add", "Buy milk")
        try terminal.run("export", "--format", "json", "-o", "all.json")
        let (other, file) = (try TestTerminal(), terminal.folder + "/all.json")
        try other.run("task", "add", "Pay rent")
        try other.run("settings", "set", "first-weekday", "sun")
        let settings = try other.run("settings", "list").output
        let kept = try other.run("import", file)
        #expect(
            kept.lines == [
                "Recognised: Daybook", "1 task imported",
                "Your settings stay as they are. To use those of the file, add --settings.", noPoints,
            ])
        #expect(try other.run("settings", "list").output == settings)
        #expect(try other.run("import", file, "--settings").lines[1] == "Settings imported")
        #expect(try other.run("settings", "list").output != settings)
        try other.run("undo")
        #expect(try other.run("settings", "list").output == settings)
    }

    @Test(arguments: ["Europe/Warsaw", "America/New_York", "Asia/Kolkata"])
    func timesOfAnExportAreInUTC(_ zone: String) throws {
        try terminal.run("habit", "add", "Read")
        let exported = try terminal.run("export", with: ["TZ": zone]).json()
        let habit = (exported["habits"] as? [[String: Any]])?.first
        #expect(habit?["createdAt"] as? String == "2026-11-20T08:30:00Z")
        #expect(habit?["changedAt"] as? String == "2026-11-20T08:30:00Z")
        #expect(exported["lastSyncedAt"] == nil, "the folder of a server is what other devices sync with")
    }

    @Test func anExportOfTasksAloneSpeaksOfTasksAlone() throws {
        for title in ["Buy milk", "Pay rent"] { try terminal.run("task", "add", title) }
        try terminal.run("export", "--format", "json", "-o", "all.json")
        let (other, file) = (try TestTerminal(), terminal.folder + "/all.json")
        #expect(
            try other.run("import", file, "--dry-run").lines == ["Recognised: Daybook", "2 tasks will be imported"])
        #expect(try other.run("import", file).lines == ["Recognised: Daybook", "2 tasks imported", noPoints])
        #expect(try other.run("undo").output == "Undone: 2 tasks imported\n")
    }

    @Test func anExportOfHabitsAndTasksSpeaksOfBoth() throws {
        try terminal.run("task", "add", "Buy milk")
        try terminal.run("export", "--format", "json", "-o", "some.json")
        try terminal.run("habit", "add", "Read")
        try terminal.run("task", "add", "Pay rent")
        try terminal.run("export", "--format", "json", "-o", "all.json")
        let other = try TestTerminal()
        try other.run("import", terminal.folder + "/some.json")
        #expect(
            try other.run("import", terminal.folder + "/all.json").lines
                == ["Recognised: Daybook", "1 habit imported", "1 task imported", "Already here: 1 task", noPoints])
        #expect(try other.run("undo").output == "Undone: 1 habit imported · 1 task imported\n")
        try other.run("task", "delete", "Buy milk")
        #expect(
            try other.run("import", terminal.folder + "/some.json").lines.last
                == "“Buy milk” was deleted here and stays deleted")
    }

    @Test func anExportOfMoneyAloneSpeaksOfMoneyAlone() throws {
        try terminal.run("spend", "12.50", "groceries")
        try terminal.run("export", "--format", "json", "-o", "all.json")
        let (other, file) = (try TestTerminal(), terminal.folder + "/all.json")
        let preview = try other.run("import", file, "--dry-run")
        #expect(preview.lines.prefix(2) == ["Recognised: Daybook", "1 account will be imported"])
        #expect(preview.lines.contains("1 transaction will be imported") && !preview.output.contains("habit"))
        let json = try other.run("import", file, "--dry-run", "--json").json()
        #expect(json["newTransactions"] as? Int == 1 && json["newAccounts"] as? Int == 1)
        let done = try other.run("import", file)
        #expect(done.lines.contains("1 transaction imported") && !done.output.contains("habit"))
        #expect(try other.run("undo").output == "Undone: 1 account imported · 1 transaction imported\n")
    }

    @Test func aNumberThatCannotBeReadIsNamedWithItsColumn() throws {
        let file = try terminal.write(habitBull + "\nSwim,,Body,2026-11-19,word,\n", to: "bull.csv")
        #expect(
            try terminal.run("import", file, "--dry-run").lines
                .contains("  Line 5, Value: This is not a number: “word”"))
    }

    @Test func anExportReplacesAFileOnlyByForce() throws {
        try terminal.run("habit", "add", "Read")
        let file = try terminal.write("mine", to: "all.json")
        let said = try terminal.run("export", "-o", file)
        #expect(said.status == 2)
        #expect(said.errors == "“\(file)” already exists and was not changed; --force replaces it\n")
        #expect(try terminal.read("all.json") == "mine")
        #expect(try terminal.run("export", "-o", file, "--force").status == 0)
        #expect(try terminal.read("all.json") == terminal.run("export").output)
    }

    @Test func anExportIsReadByItsOwnerOnlyAndLeavesOtherFilesAlone() throws {
        try terminal.run("habit", "add", "Read")
        let other = try terminal.write("mine", to: "all.json.new")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: other)
        let file = String(other.dropLast(4))
        #expect(try terminal.run("export", "-o", file).status == 0)
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(try terminal.read("all.json.new") == "mine")
    }

    @Test func aTitleTooShortIsLengthenedAndSaysSo() throws {
        let file = try terminal.write(habitBull.replacingOccurrences(of: "Swim", with: "S"), to: "bull.csv")
        #expect(
            try terminal.run("import", file, "--dry-run").lines.last
                == "“S” is too short for a title and becomes “S 1”")
    }

    @Test func tablesAreAZipThatOtherProgramsRead() throws {
        try terminal.run("habit", "add", "Read")
        try terminal.run("done", "Read")
        try terminal.run("task", "add", "Buy milk")
        try terminal.run("export", "--format", "csv", "--output", "all.zip")
        let tested = try terminal.runScript("unzip -tqq all.zip && unzip -p all.zip tasks.csv")
        #expect(tested.status == 0)
        #expect(tested.output.split(whereSeparator: \.isNewline).count == 2 && tested.output.contains("Buy milk"))
        let piped = try terminal.runScript(
            "\"$daybook\" export --format csv --data data --now 2026-11-20T09:30 > piped.zip && cmp all.zip piped.zip")
        #expect(piped == CommandResult(status: 0, output: "", errors: ""))
        let said = try TestTerminal().run("import", terminal.folder + "/all.zip")
        #expect(said.errors == "These tables are for spreadsheets. Import the JSON export instead\n")
    }

    @Test func rowsThatCannotBeReadAreListedSavedAndImportedOnceCorrected() throws {
        let file = try terminal.write(habitBull + "\nSwim,,Body,2026-11-31,1,\n", to: "bull.csv")
        let listed = ["1 row can’t be imported", "  Line 5: There is no day “2026-11-31”"]
        #expect(
            try terminal.run("import", file, "--dry-run").lines == [
                "Recognised: HabitBull", "2 habits and 3 entries will be imported",
            ] + listed + ["To save and fix them: --rejected FILE"])
        #expect(
            try terminal.run("import", file, "--rejected", "bad.csv").lines == [
                "Recognised: HabitBull", "2 habits and 3 entries imported", noPoints,
            ] + listed + ["1 row saved to “bad.csv”"])
        let saved = try terminal.read("bad.csv")
        #expect(saved == habitBull.prefix { $0 != "\n" } + "\nSwim,,Body,2026-11-31,1,\r\n")
        let again = try terminal.run("import", file, "--rejected", "bad.csv")
        #expect(again.status == 2 && again.errors.contains("already exists"))
        let corrected = try terminal.write(saved.replacingOccurrences(of: "11-31", with: "11-30"), to: "good.csv")
        #expect(try terminal.run("import", corrected, at: "2026-12-01T09:30").lines[1] == "1 entry imported")
        let rows = try terminal.run("import", file, "--json").json()["rejected"] as? [[String: Any]]
        #expect(rows?.map { $0["line"] as? Int } == [5])
        #expect(rows?.map { $0["reason"] as? String } == ["Line 5: There is no day “2026-11-31”"])
    }

    @Test func tasksThatCannotBeReadAreSavedOnRequest() throws {
        let good = #"{"uuid":"1","status":"pending","description":"Read"}"#
        let wrong = #"{"uuid":"2","status":"pending"}"#
        let file = try terminal.write("[\(good),\(wrong)]", to: "tasks.json")
        #expect(
            try terminal.run("import", file, "--rejected", "bad.json").lines == [
                "Recognised: Taskwarrior", "1 task imported", noPoints, "1 record can’t be imported",
                "  Record 2: “description” has an invalid value", "1 record saved to “bad.json”",
            ])
        #expect(try terminal.read("bad.json") == wrong + "\n")
        let rows = try terminal.run("import", file, "--json").json()["rejected"] as? [[String: Any]]
        #expect(rows?.map { $0["record"] as? Int } == [2])
        #expect(rows?.map { $0["line"] is NSNull } == [true])
    }

    @Test(arguments: [
        ("C", "Record 3: ", "(first in record 2)"), ("ru_RU.UTF-8", "Запись 3: ", "(впервые в записи 2)"),
        ("pl_PL.UTF-8", "Rekord 3: ", "(pierwszy raz w rekordzie 2)"),
    ])
    func recordsWithoutLinesAreNumbered(_ locale: String, _ place: String, _ first: String) throws {
        let records = [
            #"{"uuid":"1","status":"pending","description":"Read"}"#,
            #"{"uuid":"2","status":"pending","description":"Run","due":"20260230T000000Z"}"#,
            #"{"uuid":"3","status":"pending"}"#,
        ]
        let file = try terminal.write("[\n\n\(records.joined(separator: ",\n"))\n]", to: "tasks.json")
        let lines = try terminal.run("import", file, "--dry-run", with: ["LC_ALL": locale]).lines
        #expect(lines.contains { $0.hasPrefix("  " + place) })
        #expect(lines.contains { $0.hasSuffix(first) })
    }

    @Test func missingFileIsRefused() throws {
        #expect(try terminal.run("import", "nowhere").errors == "There is no file “nowhere”\n")
        #expect(try terminal.run("import", "nowhere").status == 2)
    }
}
