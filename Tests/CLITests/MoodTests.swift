import Terminal
import Testing

struct MoodTests {
    let terminal = try! TestTerminal()

    @Test func aMoodIsWrittenShownChangedAndTakenBack() throws {
        #expect(
            try terminal.run(
                "mood", "log", "good", "--note", "Slept well\nand long", "--feeling", "grateful", "--tag", "walk")
                == CommandResult(status: 0, output: "Mood logged: good\n", errors: ""))
        #expect(
            try terminal.run("mood", "show", "latest").output == """
                Good
                Friday, 20 November 2026, 09:30
                grateful
                #walk

                Slept well
                and long

                """)
        #expect(
            try terminal.run(
                "mood", "edit", "latest", "--mood", "great", "--tag", "sun", "--untag", "Walk", "--at", "08:15"
            ).output == "Entry saved\n")
        let shown = try terminal.run("mood", "show", "latest", "--json").json()
        #expect(shown["mood"] as? String == "great" && shown["valence"] as? Int == 2)
        #expect(shown["tags"] as? [String] == ["sun"] && shown["feelings"] as? [String] == ["grateful"])
        #expect(shown["at"] as? String == "2026-11-20T08:15" && shown["note"] as? String == "Slept well\nand long")
        let number = try #require(shown["number"] as? String)
        #expect(try terminal.run("mood", "delete", number).output == "Entry deleted\n")
        #expect(try terminal.run("mood", "show", "latest").errors == "No moods logged yet\n")
        #expect(try terminal.run("undo").output == "Undone: Entry deleted\n")
        #expect(try terminal.run("undo").output == "Undone: Entry saved\n")
        #expect(try terminal.run("undo").output == "Undone: Mood logged: good\n")
        #expect(try terminal.run("redo").output == "Redone: Mood logged: good\n")
    }

    @Test func aMoodAloneIsLogged() throws {
        #expect(try terminal.run("mood", "good").output == "Mood logged: good\n")
        #expect(try terminal.run("mood", "superb").errors.hasPrefix("There is no command “superb”."))
    }

    @Test func aTimeWithoutADayIsTodays() throws {
        let morning = try terminal.run("mood", "log", "bad", "--at", "07:30", "--json").json()
        #expect(morning["at"] as? String == "2026-11-20T07:30" && morning["day"] as? String == "2026-11-20")
        let evening = ["mood", "log", "bad", "--at", "21:30", "--data", terminal.data]
        let said = try terminal.run(evening + ["--now", "2026-11-20T09:30"])
        #expect(said.status == 2 && said.errors == "That time is in the future.\n")
        try terminal.run("settings", "set", "day-ends-at", "3")
        let night = try terminal.run(evening + ["--json", "--now", "2026-11-21T01:00"]).json()
        #expect(night["at"] as? String == "2026-11-20T21:30" && night["day"] as? String == "2026-11-20")
        let moment = try terminal.run("mood", "log", "okay", "--at", "2026-11-18T07:00", "--json").json()
        #expect(moment["at"] as? String == "2026-11-18T07:00")
    }

    @Test func aPetHasMoodsOfItsOwn() throws {
        #expect(
            try terminal.run("pet", "add", "Rex", "--species", "dog", "--birthday", "2020-03-01", "--icon", "🐕").output
                == "“Rex” added\n")
        #expect(
            try terminal.run("mood", "log", "anxious", "--subject", "re", "--tag", "storm").output == "Rex: anxious\n")
        #expect(try terminal.run("pet", "list").output == "🐕  Rex  Dog  born 1 March 2020  Anxious  today\n")
        #expect(try terminal.run("pet", "edit", "Rex", "--name", "Max", "--species", "cat").output == "“Max” saved\n")
        #expect(try terminal.run("pet", "archive", "Max").output == "“Max” archived\n")
        #expect(try terminal.run("pet", "list").output == "No pets yet\n")
        #expect(try terminal.run("pet", "list", "--archived").lines.count == 1)
        #expect(try terminal.run("pet", "restore", "Max").output == "“Max” restored\n")
        #expect(try terminal.run("pet", "delete", "Max").output == "“Max” deleted\n")
        #expect(try terminal.run("mood", "list").output == "No moods logged yet\n")
        #expect(try terminal.run("erase").lines.prefix(2) == ["Max", "1 mood entry"])
        #expect(try terminal.run("undo").output == "Undone: “Max” deleted\n")
        #expect(try terminal.run("mood", "list").lines.count == 3)
    }

    @Test func theListIsByDayTheLatestFirstAndCanBeNarrowed() throws {
        try terminal.run("pet", "add", "Rex")
        try terminal.run("mood", "log", "good", "--at", "2026-11-18T21:00", "--tag", "Walk", "--note", "Long rain")
        try terminal.run("mood", "log", "tired", "--subject", "Rex", "--at", "2026-11-19T07:00", "--tag", "walk")
        try terminal.run("mood", "log", "awful", "--at", "2026-11-19T12:00", "--feeling", "stressed")
        func moods(_ options: String...) throws -> [String] {
            let list = try terminal.run(
                ["mood", "list", "--json", "--data", terminal.data, "--now", "2026-11-20T09:30"] + options
            ).json()["moods"]
            return (list as? [[String: Any]] ?? []).compactMap { $0["mood"] as? String }
        }
        #expect(try moods() == ["awful", "tired", "good"])
        #expect(try moods("--subject", "me") == ["awful", "good"])
        #expect(try moods("--subject", "Rex") == ["tired"])
        #expect(try moods("--tag", "WALK") == ["tired", "good"])
        #expect(try moods("--mood", "tired") == ["tired"])
        #expect(try moods("--feeling", "stressed") == ["awful"])
        #expect(try moods("--from", "yesterday") == ["awful", "tired"])
        #expect(try moods("--to", "2026-11-18") == ["good"])
        #expect(try moods("--search", "RAIN") == ["good"])
        #expect(try moods("--limit", "1") == ["awful"])
        let lines = try terminal.run("mood", "list").lines
        #expect(lines[0] == "yesterday" && lines.last == "3 entries")
        #expect(lines[1].hasSuffix("12:00       Awful  stressed"))
        #expect(lines[2].hasSuffix("07:00  Rex  Tired            #Walk"))
        #expect(lines[4].hasSuffix("21:00       Good             #Walk  Long rain"))
        #expect(try terminal.run("mood", "list", "--search", "snow").output == "No entries match\n")
    }

    @Test func invalidInputIsRefusedWithAnExplanation() throws {
        try terminal.run("pet", "add", "Rex")
        func says(_ arguments: String...) throws -> String {
            let said = try terminal.run(arguments + ["--data", terminal.data, "--now", "2026-11-20T09:30"])
            #expect(said.status == 2 && said.output.isEmpty)
            return said.errors
        }
        #expect(
            try says("mood", "log", "splendid")
                == "There is no mood “splendid”. Choose from: awful, bad, okay, good, great.\n")
        #expect(
            try says("mood", "log", "good", "--subject", "Rex")
                == "“Good” is not available here: pets and people have different moods. "
                + "Choose from: happy, playful, calm, affectionate, tired, anxious, sad, irritable, unwell.\n")
        #expect(try says("mood", "list", "--mood", "splendid").contains("good, great, happy, playful"))
        #expect(
            try says("mood", "log", "good", "--subject", "Rax")
                == "There is no pet “Rax”. Did you mean “Rex”? You have: “me”, “Rex”.\n")
        #expect(try says("mood", "log", "good", "--feeling", "hungry").hasPrefix("There is no feeling “hungry”."))
        #expect(try says("mood", "log", "good", "--at", "soon").hasPrefix("“soon” is not a time"))
        #expect(try says("mood", "log", "good", "--at", "2027-01-01T10:00") == "That time is in the future.\n")
        #expect(try says("mood", "show", "12") == "There is no entry “12”. See: daybook mood list\n")
        #expect(try says("pet", "add", "rex") == "You already have “rex”.\n")
        #expect(try says("pet", "add", "Bo", "--species", "dragon").hasPrefix("There is no animal “dragon”."))
        #expect(try says("mood", "dismiss", "1") == "No advice for now\n")
    }

    @Test func adviceNamesWhatLedToItAndCanBeDismissed() throws {
        try terminal.run("pet", "add", "Rex")
        for day in ["17", "18", "19"] {
            try terminal.run(
                "mood", "log", "anxious", "--subject", "Rex", "--at", "2026-11-\(day)T20:00", "--note", "Storm")
        }
        let lines = try terminal.run("mood", "advice").lines
        #expect(lines[0].hasPrefix("1  Rex was anxious 3 times in a row."))
        #expect(lines[1].hasSuffix("20:00  Rex  Anxious  Storm") && lines.count { $0.hasSuffix("Storm") } >= 3)
        let advice =
            try terminal.run("mood", "advice", "--subject", "Rex", "--json").json()["advice"] as? [[String: Any]]
        #expect(advice?.first?["rule"] as? String == "anxiousInARow")
        #expect((advice?.first?["entries"] as? [[String: Any]])?.count == 3)
        #expect(try terminal.run("mood", "advice", "--subject", "me").output == "No advice for now\n")
        #expect(try terminal.run("mood", "dismiss", "1").lines.first == "Advice dismissed")
        #expect(try terminal.run("mood", "advice").output.contains("anxious") == false)
        #expect(try terminal.run("undo").output == "Undone: Advice dismissed\n")
        #expect(try terminal.run("mood", "advice").output.contains("anxious"))
    }

    @Test func statisticsAreShort() throws {
        try terminal.run("mood", "log", "great", "--at", "2026-11-19T20:00")
        try terminal.run("mood", "log", "okay", "--at", "2026-11-20T08:00")
        let lines = try terminal.run("mood", "stats").lines
        #expect(lines[0] == "Average: 4 of 5  2 entries · 2 days")
        #expect(lines[1] == "Great  ██████████░░░░░░░░░░  1  50%")
        #expect(
            lines.contains("  Thu  ████████████████████  5") && lines.contains("  Morning    ██████████░░░░░░░░░░  3"))
        let figures = try terminal.run("mood", "stats", "--json").json()
        #expect(figures["mean"] as? Double == 4)
        #expect((figures["moods"] as? [String: Int])?["okay"] == 1)
        #expect(try terminal.run("mood", "stats", "--from", "today").lines[0] == "Average: 3 of 5  1 entry · 1 day")
    }

    @Test func todayHasALineOfMoodsOnlyWhereTheyAreWritten() throws {
        try terminal.run("habit", "add", "Read")
        #expect(try !terminal.run("today").output.contains("Mood"))
        try terminal.run("pet", "add", "Rex")
        try terminal.run("mood", "log", "good")
        try terminal.run("mood", "log", "happy", "--subject", "Rex", at: "2026-11-20T10:00")
        #expect(try terminal.run("today").output.hasSuffix("\nMood  09:30 Good · 10:00 Rex: Happy\n"))
        let moods = try terminal.run("today", "--json").json()["moods"] as? [[String: Any]]
        #expect(moods?.compactMap { $0["subject"] as? String } == ["Rex"])
        let next = try terminal.run("today", at: "2026-11-21T10:00").lines.last
        #expect(next == "Mood  no entry today  daybook mood log")
        #expect(!(try terminal.run("today", "--on", "2026-11-10").output.contains("Mood")))
    }

    @Test(arguments: [
        ("ru_RU.UTF-8", "Хорошо", "тревога", "Настроение записано: хорошо\n"),
        ("pl_PL.UTF-8", "dobrze", "Niepokój", "Zapisano nastrój: dobrze\n"),
        ("ru_RU.UTF-8", "good", "anxious", "Настроение записано: хорошо\n"),
    ])
    func moodsAndFeelingsAreUnderstoodInBothLanguages(
        _ language: String, _ mood: String, _ feeling: String, _ said: String
    ) throws {
        let environment = ["LANG": language]
        #expect(try terminal.run("mood", "log", mood, "--feeling", feeling, with: environment).output == said)
        let shown = try terminal.run("mood", "show", "latest", "--json").json()
        #expect(shown["mood"] as? String == "good" && shown["feelings"] as? [String] == ["anxious"])
    }
}
