import Foundation
import Terminal
import Testing

struct TransferTests {
    let person = try! Person()

    private let habitBull = """
        HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText
        Breathe,,Mind,2026-11-18,1,in
        Breathe,,Mind,2026-11-19,1,
        Swim,,Body,2026-11-18,1,"cold, very"
        """

    @Test func fileComesInOnceAndGoesOutByOneUndo() throws {
        let file = try person.writes(habitBull, to: "whatever.txt")
        #expect(
            try person.types("import", file, "--dry-run").lines
                == ["Recognised: HabitBull", "2 habits and 3 entries will be imported"])
        #expect(try person.types("habit", "list").output == "No habits yet\n")
        #expect(
            try person.types("import", file).lines == ["Recognised: HabitBull", "2 habits and 3 entries imported"])
        let once = try person.types("export").output
        let listed = try person.types("habit", "list").output
        #expect(
            try person.types("import", file).lines
                == ["Recognised: HabitBull", "Everything in this file is here already"])
        #expect(try person.types("export").output == once)
        #expect(try person.types("undo").output == "Undone: 2 habits and 3 entries imported\n")
        #expect(try person.types("habit", "list").output == "No habits yet\n")
        #expect(try person.types("import", file).output.contains("2 habits and 3 entries imported"))
        #expect(try person.types("habit", "list").output == listed)
    }

    @Test func titlesThatClashAreKeptApart() throws {
        try person.types("habit", "add", "swim")
        let file = try person.writes(habitBull, to: "bull.csv")
        let plan = try person.types("import", file, "--json").json()
        #expect(plan["newHabits"] as? Int == 2)
        #expect(plan["newEntries"] as? Int == 3)
        let titles = (plan["habits"] as? [[String: Any]])?.map { $0["title"] as? String }
        #expect(titles == ["Breathe", "Swim 2"])
    }

    @Test func whatWasDeletedComesBackOnlyWhenAskedFor() throws {
        let file = try person.writes(habitBull, to: "bull.csv")
        try person.types("import", file)
        try person.types("habit", "archive", "Swim")
        try person.types("habit", "delete", "Swim")
        #expect(try person.types("import", file).output.contains("“Swim” was deleted here and stays deleted"))
        #expect(try person.types("habit", "show", "Swim").status == 2)
        try person.types("import", file, "--bring-back")
        #expect(try person.types("habit", "show", "Swim").status == 0)
    }

    @Test(arguments: [
        ("", "The file is empty"), ("Dear diary,\nnothing.", "Daybook does not know this kind of file"),
        (
            "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nSwim,,,2026-02-30,1,\n",
            "Line 2: There is no day “2026-02-30”"
        ),
        ("{\"format\": \"daybook\", \"version\": 1, \"habits\": [", "Line 1"),
        ("SQLite format 3\0and then nothing", "The file is damaged"),
    ])
    func brokenFileIsRefusedWholeNamingThePlace(_ text: String, _ reason: String) throws {
        let file = try person.writes(text, to: "broken")
        let said = try person.types("import", file)
        #expect(said.status == 2)
        #expect(said.output.isEmpty)
        #expect(said.errors.contains(reason))
        #expect(said.errors.count > 10)
        #expect(try person.types("habit", "list").output == "No habits yet\n")
    }

    @Test func exportComesInAsTheSameJournal() throws {
        try person.types("demo")
        #expect(try person.types("export", "--format", "json", "-o", "all.json").output == "Written to “all.json”\n")
        let other = try Person()
        #expect(try other.types("import", person.folder + "/all.json").status == 0)
        #expect(try other.types("export").output == person.types("export").output)
        #expect(try person.types("export").output == person.reads("all.json"))
    }

    @Test func anExportOfTasksAloneSpeaksOfTasksAlone() throws {
        for title in ["Buy milk", "Pay rent"] { try person.types("task", "add", title) }
        try person.types("export", "--format", "json", "-o", "all.json")
        let (other, file) = (try Person(), person.folder + "/all.json")
        #expect(
            try other.types("import", file, "--dry-run").lines == ["Recognised: Daybook", "2 tasks will be imported"])
        #expect(try other.types("import", file).lines == ["Recognised: Daybook", "2 tasks imported"])
        #expect(try other.types("undo").output == "Undone: 2 tasks imported\n")
    }

    @Test func anExportOfHabitsAndTasksSpeaksOfBoth() throws {
        try person.types("task", "add", "Buy milk")
        try person.types("export", "--format", "json", "-o", "some.json")
        try person.types("habit", "add", "Read")
        try person.types("task", "add", "Pay rent")
        try person.types("export", "--format", "json", "-o", "all.json")
        let other = try Person()
        try other.types("import", person.folder + "/some.json")
        #expect(
            try other.types("import", person.folder + "/all.json").lines
                == ["Recognised: Daybook", "1 habit imported", "1 task imported", "Already here: 1 task"])
        #expect(try other.types("undo").output == "Undone: 1 habit imported · 1 task imported\n")
        try other.types("task", "delete", "Buy milk")
        #expect(
            try other.types("import", person.folder + "/some.json").lines.last
                == "“Buy milk” was deleted here and stays deleted")
    }

    @Test func anExportReplacesAFileOnlyByForce() throws {
        try person.types("habit", "add", "Read")
        let file = try person.writes("mine", to: "all.json")
        let said = try person.types("export", "-o", file)
        #expect(said.status == 2)
        #expect(said.errors == "“\(file)” exists already and stays as it is; --force replaces it\n")
        #expect(try person.reads("all.json") == "mine")
        #expect(try person.types("export", "-o", file, "--force").status == 0)
        #expect(try person.reads("all.json") == person.types("export").output)
    }

    @Test func aTitleTooShortIsLengthenedAndSaysSo() throws {
        let file = try person.writes(habitBull.replacingOccurrences(of: "Swim", with: "S"), to: "bull.csv")
        #expect(
            try person.types("import", file, "--dry-run").lines.last
                == "“S” is too short for a title and becomes “S 1”")
    }

    @Test func spreadsheetHasARowADay() throws {
        try person.types("habit", "add", "Read")
        try person.types("done", "Read")
        try person.types("done", "Read", "--on", "yesterday")
        try person.types("export", "--format", "csv", "--output", "all.csv")
        let text = try person.reads("all.csv")
        let rows = text.split(whereSeparator: \.isNewline)
        #expect(rows.count == 3)
        #expect(rows[1].contains("2026-11-19"))
    }

    @Test func folderThatIsNotThereIsRefused() throws {
        #expect(try person.types("import", "nowhere").errors == "There is no “nowhere”\n")
        #expect(try person.types("import", "nowhere").status == 2)
    }
}
