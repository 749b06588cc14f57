import Terminal
import Testing

struct MoodTransferTests {
    let person = try! Person()

    private let diary = """
        full_date,date,weekday,time,mood,activities,note_title,note
        2020-05-30,30 May,Saturday,6:50 pm,rad,friends | nap,,Awesome
        2020-05-29,29 May,Friday,7:45 am,Meh-ish,,,
        """

    @Test func aDiaryComesInOnceAndGoesOutByOneUndo() throws {
        let file = try person.writes(diary, to: "diary")
        #expect(
            try person.types("import", file, "--dry-run").lines == [
                "Recognised: Daylio", "2 mood entries will be imported", "“Meh-ish” counts as: okay",
                "Another level: --mood NAME=bad, before it comes in",
            ])
        #expect(try person.types("mood", "list").output == "No moods written yet\n")
        #expect(
            try person.types("import", file, "--mood", "meh-ish=bad").lines
                == ["Recognised: Daylio", "2 mood entries imported", "“Meh-ish” counts as: bad"])
        let listed = try person.types("mood", "list", "--json").output
        let moods = try person.types("mood", "list", "--json").json()["moods"] as? [[String: Any]]
        #expect(moods?.compactMap { $0["mood"] as? String } == ["great", "bad"])
        #expect(moods?.compactMap { $0["source"] as? String } == ["", "Meh-ish"])
        #expect(moods?.compactMap { $0["at"] as? String } == ["2020-05-30T18:50", "2020-05-29T07:45"])
        #expect(
            try person.types("import", file).lines
                == ["Recognised: Daylio", "Everything in this file is here already", "Already here: 2 mood entries"])
        #expect(try person.types("undo").output == "Undone: 2 mood entries imported\n")
        #expect(try person.types("mood", "list").output == "No moods written yet\n")
        try person.types("import", file, "--mood", "Meh-ish=bad")
        #expect(try person.types("mood", "list", "--json").output == listed)
    }

    @Test func whatWasDeletedComesBackOnlyWhenAskedFor() throws {
        let file = try person.writes(diary, to: "diary")
        try person.types("import", file)
        try person.types("mood", "delete", "latest")
        #expect(
            try person.types("import", file).lines == [
                "Recognised: Daylio", "Already here: 1 mood entry", "Deleted here and stays deleted: 1 mood entry",
            ])
        #expect(try person.types("import", file, "--bring-back").lines[1] == "1 mood entry imported")
        #expect(try person.types("mood", "list", "--json").json()["count"] as? Int == 2)
    }

    @Test func aLevelThatMakesNoSenseIsRefused() throws {
        let file = try person.writes(diary, to: "diary")
        func says(_ level: String) throws -> String { try person.types("import", file, "--mood", level).errors }
        #expect(try says("Meh-ish") == "“Meh-ish” is no NAME=MOOD, such as Meh-ish=bad\n")
        #expect(try says("rad=bad") == "The file has no such mood to rate: “rad”. There are: “Meh-ish”.\n")
        #expect(try says("Meh-ish=happy").hasPrefix("“Happy” does not fit here"))
        #expect(try person.types("mood", "list").output == "No moods written yet\n")
    }

    @Test func moodsComeWithTheExportOfAll() throws {
        try person.types("pet", "add", "Rex")
        try person.types("mood", "log", "happy", "--subject", "Rex", "--tag", "walk")
        try person.types("mood", "log", "good", "--feeling", "proud")
        try person.types("export", "--format", "json", "-o", "all.json")
        let other = try Person()
        #expect(
            try other.types("import", person.folder + "/all.json").lines
                == ["Recognised: Daybook", "2 mood entries and 1 pet imported"])
        #expect(try other.types("export").output == person.types("export").output)
        #expect(try other.types("undo").output == "Undone: 2 mood entries and 1 pet imported\n")
    }
}
