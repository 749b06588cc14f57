import Terminal
import Testing

struct MoodTransferTests {
    let terminal = try! TestTerminal()

    private let diary = """
        full_date,date,weekday,time,mood,activities,note_title,note
        2020-05-30,30 May,Saturday,6:50 pm,rad,friends | nap,,Awesome
        2020-05-29,29 May,Friday,7:45 am,Meh-ish,,,
        """

    @Test func diaryIsImportedOnceAndUndoneInOneStep() throws {
        let file = try terminal.write(diary, to: "diary")
        #expect(
            try terminal.run("import", file, "--dry-run").lines == [
                "Recognised: Daylio", "2 mood entries will be imported", "“Meh-ish” counts as: okay",
                "To choose another level before importing: --mood NAME=bad",
            ])
        #expect(try terminal.run("mood", "list").output == "No moods logged yet\n")
        #expect(
            try terminal.run("import", file, "--mood", "meh-ish=bad").lines
                == [
                    "Recognised: Daylio", "2 mood entries imported", "“Meh-ish” counts as: bad",
                    "Imported records earn no points. To count them, undo and import again with --earn-points.",
                ])
        let listed = try terminal.run("mood", "list", "--json").output
        let moods = try terminal.run("mood", "list", "--json").json()["moods"] as? [[String: Any]]
        #expect(moods?.compactMap { $0["mood"] as? String } == ["great", "bad"])
        #expect(moods?.compactMap { $0["source"] as? String } == ["", "Meh-ish"])
        #expect(moods?.compactMap { $0["at"] as? String } == ["2020-05-30T18:50", "2020-05-29T07:45"])
        #expect(
            try terminal.run("import", file).lines
                == [
                    "Recognised: Daylio",
                    "Nothing in this file is new. What is already in your journal stays as it is.",
                    "Already here: 2 mood entries",
                ])
        #expect(try terminal.run("undo").output == "Undone: 2 mood entries imported\n")
        #expect(try terminal.run("mood", "list").output == "No moods logged yet\n")
        try terminal.run("import", file, "--mood", "Meh-ish=bad")
        #expect(try terminal.run("mood", "list", "--json").output == listed)
    }

    @Test func importRestoresDeletedEntriesOnlyWithBringBack() throws {
        let file = try terminal.write(diary, to: "diary")
        try terminal.run("import", file)
        try terminal.run("mood", "delete", "latest")
        #expect(
            try terminal.run("import", file).lines == [
                "Recognised: Daylio", "Already here: 1 mood entry",
                "Deleted here earlier, not imported: 1 mood entry",
            ])
        #expect(try terminal.run("import", file, "--bring-back").lines[1] == "1 mood entry imported")
        #expect(try terminal.run("mood", "list", "--json").json()["count"] as? Int == 2)
    }

    @Test func invalidLevelIsRefused() throws {
        let file = try terminal.write(diary, to: "diary")
        func says(_ level: String) throws -> String { try terminal.run("import", file, "--mood", level).errors }
        #expect(try says("Meh-ish") == "“Meh-ish” is not NAME=MOOD, such as Meh-ish=bad\n")
        #expect(
            try says("rad=bad")
                == "The level of “rad” is set by the other app and can’t be changed here. "
                + "You can choose it for: “Meh-ish”.\n")
        #expect(try says("Meh-ish=happy").hasPrefix("“Happy” is not available here"))
        #expect(try terminal.run("mood", "list").output == "No moods logged yet\n")
    }

    @Test func moodsComeWithTheExportOfAll() throws {
        try terminal.run("pet", "add", "Rex")
        try terminal.run("mood", "log", "happy", "--subject", "Rex", "--tag", "walk")
        try terminal.run("mood", "log", "good", "--feeling", "proud")
        try terminal.run("export", "--format", "json", "-o", "all.json")
        let other = try TestTerminal()
        #expect(
            try other.run("import", terminal.folder + "/all.json").lines
                == [
                    "Recognised: Daybook", "2 mood entries and 1 pet imported",
                    "Imported records earn no points. To count them, undo and import again with --earn-points.",
                ])
        #expect(try other.run("export").withoutTimes == terminal.run("export").withoutTimes)
        #expect(try other.run("undo").output == "Undone: 2 mood entries and 1 pet imported\n")
    }
}
