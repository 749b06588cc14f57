import Terminal
import Testing

struct GoalTests {
    let person = try! Person()

    @Test func aGoalIsAddedWrittenDownAndReached() throws {
        #expect(
            try person.types(
                "goal", "add", "Read twelve books", "--to", "12", "--unit", "books", "--start", "2026-11-01", "--by",
                "2026-12-31")
                == CommandResult(status: 0, output: "“Read twelve books” added\n", errors: ""))
        #expect(
            try person.types("goal", "progress", "Read", "5").output == """
                “Read twelve books”: 5 of 12 books
                At this pace: 18 December, 13 days early

                """)
        #expect(
            try person.types("goal", "progress", "Read", "--add", "7", "--note", "All at once", at: "2026-11-20T09:31")
                .lines
                == ["“Read twelve books”: 12 of 12 books", "Reached on 20 November, 41 days early"])
        #expect(try person.types("goal", "archive", "Read").output == "“Read twelve books” archived\n")
        #expect(try person.types("goal", "list").output == "No goals yet\n")
        #expect(try person.types("goal", "list", "--archived").output.contains("Read twelve books"))
        #expect(try person.types("undo").output == "Undone: “Read twelve books” archived\n")
        #expect(try person.types("undo").output == "Undone: “Read twelve books”: +7 books\n")
        #expect(try person.types("redo").output == "Done again: “Read twelve books”: +7 books\n")
    }

    @Test func aGoalIsShownWithWhatFeedsIt() throws {
        try person.types("goal", "add", "Move", "--milestone", "Choose", "--milestone", "Pack", "--by", "2026-12-19")
        #expect(try person.types("goal", "milestone", "Move", "Pa").lines.first == "“Pack” is done")
        #expect(try person.types("goal", "milestone", "Move", "Unpack", "--add").lines.first == "“Unpack” added")
        #expect(
            try person.types("goal", "show", "Move").output == """
                Move
                The deadline is 19 December

                ███████░░░░░░░░░░░░░ 33%  1 of 3
                At this pace: 22 November, 27 days early

                Milestones
                  ·  Choose
                  ✓  Pack    today
                  ·  Unpack

                """)
        #expect(try person.types("goal", "milestone", "Move", "Pack", "--undone").lines.first == "“Pack” is not done")
        #expect(try person.types("goal", "milestone", "Move", "Pack", "--delete").lines.first == "“Pack” deleted")
        #expect(
            try person.types("goal", "milestone", "Move", "Chose").errors
                == "There is no milestone “Chose”. Did you mean “Choose”?\n")
    }

    @Test func everythingIsSaidInJSON() throws {
        try person.types("habit", "add", "Run", "--at-least", "5", "--unit", "km")
        try person.types("done", "Run", "--value", "6")
        let goal = try person.types(
            "goal", "add", "Run a lot", "--habit", "Run", "--to", "60", "--by", "2026-11-29", "--icon", "🏃", "--color",
            "leaf", "--category", "Body", "--note", "Slowly", "--json"
        ).json()
        #expect(goal["measure"] as? String == "habitCount")
        #expect(goal["habit"] as? String == "Run")
        #expect(goal["unit"] as? String == "km")
        #expect(goal["current"] as? Double == 6)
        #expect(goal["target"] as? Double == 60)
        #expect(goal["share"] as? Double == 0.1)
        #expect(goal["category"] as? String == "Body")
        #expect(goal["deadline"] as? String == "2026-11-29")
        let pace = goal["pace"] as? [String: Any]
        #expect(pace?["expectedOn"] as? String == "2026-11-29")
        #expect(pace?["daysLate"] as? Int == 0)
        #expect(pace?["neededADay"] as? Double == 5.4)
        let list = try person.types("goal", "list", "--json").json()["goals"] as? [[String: Any]]
        #expect(list?.map { $0["title"] as? String } == ["Run a lot"])
    }

    @Test func whatIsNotNamedStaysWhenEdited() throws {
        try person.types("goal", "add", "Lose", "--from", "82", "--to", "75", "--unit", "kg", "--by", "2027-03-01")
        #expect(try person.types("goal", "edit", "Lose", "--to", "74.5", "--by", "").output == "“Lose” saved\n")
        let goal = try person.types("goal", "show", "Lose", "--json").json()
        #expect(goal["target"] as? Double == 74.5)
        #expect(goal["start"] as? Double == 82)
        #expect(goal["unit"] as? String == "kg")
        #expect(goal["deadline"] is String == false)
        #expect(try person.types("goal", "progress", "Lose", "80").lines.first == "“Lose”: 80 on the way to 74.5 kg")
    }

    @Test func doneReopenRestoreAndDeleteSayWhatTheyDid() throws {
        try person.types("goal", "add", "Learn", "--tasks")
        #expect(try person.types("goal", "done", "Learn").output == "“Learn” is reached\n")
        #expect(try person.types("goal", "done", "Learn").output == "“Learn” is reached. Nothing changed.\n")
        #expect(try person.types("goal", "reopen", "Learn").output == "“Learn” goes on\n")
        try person.types("goal", "archive", "Learn")
        #expect(try person.types("goal", "restore", "Learn").output == "“Learn” restored\n")
        #expect(try person.types("goal", "delete", "Learn").output == "“Learn” deleted\n")
        #expect(try person.types("goal", "show", "Learn").status == 2)
        #expect(try person.types("erase").output.contains("Learn"))
    }

    @Test(arguments: [
        (["add", " ", "--to", "1"], "Please give it a title"),
        (["add", "Read"], "Please enter a number"),
        (["add", "Read", "--to", "many"], "This is not a number"),
        (["add", "Read", "--to", "5", "--from", "5"], "Start and target are the same"),
        (["add", "Read", "--to", "5", "--by", "2026-11-19"], "The deadline is before the first day"),
        (["add", "Read", "--to", "5", "--by", "soon"], "There is no day “soon”"),
        (["add", "Read", "--to", "5", "--color", "pink"], "There is no colour “pink”"),
        (["add", "Read", "--tasks", "--milestones"], "Only one of --milestones, --tasks, --habit, --strength"),
        (["add", "Read", "--habit", "Run", "--to", "5"], "There is no habit “Run”."),
        (["show", "Read"], "There is no goal “Read”."),
        (["progress", "Known"], "Please enter a number"),
        (["progress", "Known", "x"], "This is not a number"),
        (["progress", "Known", "1", "--add", "1"], "Only one of VALUE, --add"),
        (["progress", "Known", "1", "--on", "2026-12-24"], "This day has not come yet"),
        (["progress", "Steps", "1"], "“Steps” moves by itself, without numbers written down"),
        (["milestone", "Steps", " ", "--add"], "Please give it a title"),
    ])
    func whatCannotBeIsRefusedWithTheReason(_ arguments: [String], _ reason: String) throws {
        try person.types("goal", "add", "Known", "--to", "5")
        try person.types("goal", "add", "Steps", "--milestones")
        let said = try person.run(["goal"] + arguments + ["--data", person.data, "--now", "2026-11-20T09:30"])
        #expect(said == CommandResult(status: 2, output: "", errors: reason + "\n"))
    }

    @Test func goalsLeaveAndComeBackInAnExport() throws {
        try person.types("goal", "add", "Move", "--milestone", "Pack")
        try person.types("goal", "add", "Read", "--to", "12", "--unit", "books")
        try person.types("goal", "progress", "Read", "5", "--note", "So far")
        let file = person.folder + "/all.json"
        try person.types("export", "--output", file)
        let other = try Person()
        #expect(try other.types("import", file).lines.last == "2 goals imported")
        #expect(try other.types("goal", "show", "Read").output == person.types("goal", "show", "Read").output)
        #expect(try other.types("goal", "show", "Move").output == person.types("goal", "show", "Move").output)
        #expect(try other.types("import", file).output.contains("Everything in this file is here already"))
    }
}
