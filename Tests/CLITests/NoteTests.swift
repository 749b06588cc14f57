import Terminal
import Testing

struct NoteTests {
    let terminal = try! TestTerminal()

    @Test func noteIsAddedShownChangedAndDeleted() throws {
        #expect(
            try terminal.run("note", "add", "Met Ann\nby the river.")
                == CommandResult(status: 0, output: "Note added\n", errors: ""))
        #expect(
            try terminal.run("note", "show", "latest").output == """
                Friday, 20 November 2026, 09:30
                Met Ann
                by the river.

                """)
        #expect(
            try terminal.run("note", "edit", "latest", "Met Bob", "--on", "yesterday", "--at", "21:30").output
                == "Note saved\n")
        let shown = try terminal.run("note", "show", "latest", "--json").json()
        #expect(shown["text"] as? String == "Met Bob")
        #expect(shown["day"] as? String == "2026-11-19" && shown["time"] as? String == "21:30")
        let number = try #require(shown["number"] as? String)
        #expect(try terminal.run("note", "edit", number, "--at", "07:00").output == "Note saved\n")
        let id = try #require(shown["id"] as? String)
        let moved = try terminal.run("note", "show", id, "--json").json()
        #expect(moved["text"] as? String == "Met Bob" && moved["day"] as? String == "2026-11-19")
        #expect(moved["time"] as? String == "07:00")
        #expect(try terminal.run("note", "delete", number).output == "Note deleted\n")
        #expect(try terminal.run("note", "show", "latest").errors == "No notes yet\n")
        #expect(try terminal.run("erase").lines.first == "1 note")
        #expect(try terminal.run("undo").output == "Undone: Note deleted\n")
        #expect(try terminal.run("note", "list").lines.count == 3)
    }

    @Test func wordsWithoutQuotationMarksAndStandardInputAreTexts() throws {
        #expect(
            try terminal.run("log", "note", "First", "snow", "--on", "yesterday").output
                == "Note added for yesterday\n")
        let result = try terminal.runScript(
            "printf 'One\\n\\nTwo\\n' | $daybook note add - --data \(terminal.data) --now 2026-11-20T09:30")
        #expect(result.output == "Note added\n")
        let notes = try terminal.run("note", "list", "--json").json()["notes"] as? [[String: Any]]
        #expect(notes?.map { $0["text"] as? String } == ["One\n\nTwo", "First snow"])
        #expect(notes?.map { $0["time"] as? String } == ["09:30", nil])
    }

    @Test func listIsByDayTheLatestFirstAndCanBeNarrowed() throws {
        try terminal.run("note", "add", "Snow", "--on", "2026-11-18", "--at", "21:00")
        try terminal.run("note", "add", "Rain", "--on", "yesterday")
        try terminal.run("note", "add", "Two herons", "--at", "07:15")
        func notes(_ options: String...) throws -> [String] {
            let list = try terminal.run(
                ["note", "list", "--json", "--data", terminal.data, "--now", "2026-11-20T09:30"] + options
            ).json()["notes"]
            return (list as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
        }
        #expect(try notes() == ["Two herons", "Rain", "Snow"])
        #expect(try notes("--from", "yesterday") == ["Two herons", "Rain"])
        #expect(try notes("--to", "yesterday") == ["Rain", "Snow"])
        #expect(try notes("--search", "HERON") == ["Two herons"])
        #expect(try notes("--limit", "1") == ["Two herons"])
        let lines = try terminal.run("notes", "ls").lines
        #expect(lines[0] == "today" && lines[1].hasSuffix("07:15  Two herons"))
        #expect(lines[2] == "yesterday" && lines[3].hasSuffix("Rain") && lines.last == "3 notes")
        #expect(try terminal.run("note", "list", "--search", "hail").output == "No notes match\n")
    }

    @Test func whatCannotBeANoteIsRefused() throws {
        #expect(try terminal.run("note", "list").output == "No notes yet\n")
        #expect(
            try terminal.run("note", "add", " ")
                == CommandResult(status: 2, output: "", errors: "Write something first.\n"))
        #expect(
            try terminal.run("note", "add", "Snow", "--on", "+3d").errors.contains("future"))
        #expect(
            try terminal.run("note", "show", "479").errors
                == "There is no note “479”. See: daybook note list\n")
    }

    @Test func demoHasNotes() throws {
        try terminal.run("demo")
        let list = try terminal.run("note", "list", "--json").json()
        #expect(list["count"] as? Int == 9)
    }
}
