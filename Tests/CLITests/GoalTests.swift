import Terminal
import Testing

struct GoalTests {
    let terminal = try! TestTerminal()

    @Test func aGoalFedByAnAccountAsksForNoLoggedProgress() throws {
        try terminal.run("account", "add", "Savings", "--currency", "EUR")
        try terminal.run("goal", "add", "Save", "--account", "Savings", "--to", "5000")
        let said = try terminal.run("goal", "show", "Save").output
        #expect(!said.contains("Log progress") && said.contains("once there is progress"))
    }

    @Test(arguments: [("80", 80.0), ("2", 80), ("-2", 80), ("+2", 84)])
    func aFallingGoalCountsDown(_ typed: String, _ current: Double) throws {
        try terminal.run("goal", "add", "Weight", "--from", "82", "--to", "75", "--unit", "kg")
        #expect(try terminal.run("goal", "progress", "Weight", typed, "--json").json()["current"] as? Double == current)
    }

    @Test func progressOfADayToComeIsRefused() throws {
        try terminal.run("goal", "add", "Read", "--to", "12")
        let arguments = ["--data", terminal.data, "--now", "2026-11-20T09:30", "--on", "tomorrow"]
        #expect(
            try terminal.run(["goal", "progress", "Read", "2"] + arguments).errors == "This day is in the future\n")
        #expect(try terminal.run(["weigh", "80"] + arguments).errors == "This day is in the future\n")
        #expect(try terminal.run(["note", "add", "Rain"] + arguments).errors == "This day is in the future\n")
    }

    @Test func goalsOfOneTitleAreToldApartByNumbers() throws {
        try terminal.run("goal", "add", "Read", "--to", "12")
        try terminal.run("goal", "add", "Read", "--to", "20", at: "2026-11-20T09:31")
        let list = try terminal.run("goal", "list").output
        #expect(list.contains("Read (1)") && list.contains("Read (2)"))
        #expect(
            try terminal.run("goal", "show", "Read").errors
                == "“Read” could be “Read (1)”, “Read (2)”.\n")
        try terminal.run("goal", "progress", "Read (2)", "5")
        #expect(try terminal.run("goal", "show", "read (2)").output.contains("5 of 20"))
        try terminal.run("goal", "delete", "Read (1)")
        #expect(try terminal.run("goal", "show", "Read").lines[0] == "Read")
    }

    @Test func aGoalIsAddedWrittenDownAndReached() throws {
        #expect(
            try terminal.run(
                "goal", "add", "Read twelve books", "--to", "12", "--unit", "books", "--start", "2026-11-01", "--by",
                "2026-12-31")
                == CommandResult(status: 0, output: "“Read twelve books” added\n", errors: ""))
        #expect(
            try terminal.run("goal", "progress", "Read", "5").output == """
                “Read twelve books”: 5 of 12 books
                On pace for 18 Dec, 13 days early

                """)
        #expect(
            try terminal.run("goal", "progress", "Read", "7", "--note", "All at once", at: "2026-11-20T09:31")
                .lines
                == ["“Read twelve books”: 12 of 12 books", "Reached on 20 November, 41 days early"])
        #expect(try terminal.run("goal", "archive", "Read").output == "“Read twelve books” archived\n")
        #expect(try terminal.run("goal", "list").output == "No goals yet\n")
        #expect(try terminal.run("goal", "list", "--archived").output.contains("Read twelve books"))
        #expect(try terminal.run("undo").output == "Undone: “Read twelve books” archived\n")
        #expect(try terminal.run("undo").output == "Undone: “Read twelve books”: +7 books\n")
        #expect(try terminal.run("redo").output == "Redone: “Read twelve books”: +7 books\n")
    }

    @Test func aGoalIsShownWithWhatFeedsIt() throws {
        try terminal.run("goal", "add", "Move", "--milestone", "Choose", "--milestone", "Pack", "--by", "2026-12-19")
        #expect(try terminal.run("goal", "milestone", "Move", "Pa").lines.first == "“Pack” is done")
        #expect(try terminal.run("goal", "milestone", "Move", "Unpack", "--add").lines.first == "“Unpack” added")
        #expect(
            try terminal.run("goal", "show", "Move").output == """
                Move
                Due 19 December

                ███████░░░░░░░░░░░░░ 33%  1 of 3
                Your pace shows from the third day.

                Milestones
                  ·  Choose
                  ✓  Pack    today
                  ·  Unpack

                """)
        #expect(try terminal.run("goal", "milestone", "Move", "Pack", "--undone").lines.first == "“Pack” is not done")
        #expect(try terminal.run("goal", "milestone", "Move", "Pack", "--delete").lines.first == "“Pack” deleted")
        #expect(
            try terminal.run("goal", "milestone", "Move", "Chose").errors
                == "There is no milestone “Chose”. Did you mean “Choose”? You have: “Choose”, “Unpack”.\n")
    }

    @Test func everythingIsSaidInJSON() throws {
        try terminal.run("habit", "add", "Run", "--at-least", "5", "--unit", "km")
        try terminal.run("done", "Run", "--value", "6")
        let goal = try terminal.run(
            "goal", "add", "Run a lot", "--habit", "Run", "--to", "60", "--start", "2026-11-18", "--by", "2026-11-29",
            "--icon", "🏃", "--color", "leaf", "--category", "Body", "--note", "Slowly", "--json"
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
        #expect(pace?["expectedOn"] as? String == "2026-12-17")
        #expect(pace?["daysLate"] as? Int == 18)
        #expect(pace?["neededADay"] as? Double == 5.4)
        let list = try terminal.run("goal", "list", "--json").json()["goals"] as? [[String: Any]]
        #expect(list?.map { $0["title"] as? String } == ["Run a lot"])
    }

    @Test func editChangesOnlyTheGivenFields() throws {
        try terminal.run("goal", "add", "Lose", "--from", "82", "--to", "75", "--unit", "kg", "--by", "2027-03-01")
        #expect(try terminal.run("goal", "edit", "Lose", "--to", "74.5", "--by", "").output == "“Lose” saved\n")
        let goal = try terminal.run("goal", "show", "Lose", "--json").json()
        #expect(goal["target"] as? Double == 74.5)
        #expect(goal["start"] as? Double == 82)
        #expect(goal["unit"] as? String == "kg")
        #expect(goal["deadline"] is String == false)
        #expect(
            try terminal.run("goal", "progress", "Lose", "--total", "80").lines.first
                == "“Lose”: 80 on the way to 74.5 kg")
    }

    @Test func doneReopenRestoreAndDeleteSayWhatTheyDid() throws {
        try terminal.run("goal", "add", "Learn", "--tasks")
        let refused = try terminal.run("goal", "done", "Learn")
        #expect(refused.status == 2 && refused.errors.contains("You are at 0%. Add --yes to mark the goal as reached"))
        #expect(try terminal.run("goal", "done", "Learn", "--yes").output == "“Learn” reached\n")
        #expect(try terminal.run("goal", "done", "Learn").output == "“Learn” reached. Nothing changed.\n")
        #expect(try terminal.run("goal", "reopen", "Learn").output == "“Learn” reopened\n")
        try terminal.run("goal", "archive", "Learn")
        #expect(try terminal.run("goal", "restore", "Learn").output == "“Learn” restored\n")
        #expect(try terminal.run("goal", "delete", "Learn").output == "“Learn” deleted\n")
        #expect(try terminal.run("goal", "show", "Learn").status == 2)
        #expect(try terminal.run("erase").output.contains("Learn"))
    }

    @Test(arguments: [
        (["add", " ", "--to", "1"], "Enter a title"),
        (
            ["add", "Read"],
            "Enter the target. Add --to 12, or measure it by --milestone, --tasks, --habit or --account"
        ),
        (["add", "Read", "--to", "many"], "Target: This is not a number"),
        (["add", "Read", "--to", "5", "--from", "5"], "Start and target are the same"),
        (["add", "Read", "--to", "5", "--by", "2026-11-19"], "The deadline is before the first day"),
        (
            ["add", "Read", "--to", "5", "--by", "soon"],
            "There is no day “soon”. Write it as today, yesterday, tomorrow, fri, next friday, in 3 days, 3 days ago, "
                + "+3d, eow, 2026-11-20 or 25.12.2026."
        ),
        (
            ["add", "Read", "--to", "5", "--color", "pink"],
            "There is no colour “pink”: rose, amber, leaf, teal, sky, iris, plum, stone"
        ),
        (
            ["add", "Read", "--tasks", "--milestones"],
            "Only one of --milestones, --tasks, --habit, --strength, --account"
        ),
        (["add", "Read", "--habit", "Run", "--to", "5"], "There is no habit “Run”."),
        (["show", "Read"], "There is no goal “Read”. You have: “Known”, “Steps”."),
        (["progress", "Known"], "Amount: Enter a number"),
        (["progress", "Known", "x"], "Amount: This is not a number"),
        (["progress", "Known", "1", "--total", "1"], "Only one of AMOUNT, --total"),
        (["progress", "Known", "1", "--on", "2026-12-24"], "This day is in the future"),
        (["progress", "Steps", "1"], "“Steps” counts by itself; there is nothing to log"),
        (["milestone", "Steps", " ", "--add"], "Enter a title"),
    ])
    func invalidCommandsAreRefusedWithTheReason(_ arguments: [String], _ reason: String) throws {
        try terminal.run("goal", "add", "Known", "--to", "5")
        try terminal.run("goal", "add", "Steps", "--milestones")
        let said = try terminal.run(["goal"] + arguments + ["--data", terminal.data, "--now", "2026-11-20T09:30"])
        #expect(said == CommandResult(status: 2, output: "", errors: reason + "\n"))
    }

    @Test func progressIsAddedUnlessItIsTheTotal() throws {
        try terminal.run("goal", "add", "Save", "--to", "100")
        try terminal.run("goal", "progress", "Save", "50")
        #expect(try terminal.run("log", "progress", "Save", "25", "--json").json()["current"] as? Double == 75)
        let total = try terminal.run("goal", "progress", "Save", "--total", "60", "--json", at: "2026-11-20T09:31")
        #expect(try total.json()["current"] as? Double == 60)
    }

    @Test func goalsLeaveAndComeBackInAnExport() throws {
        try terminal.run("goal", "add", "Move", "--milestone", "Pack")
        try terminal.run("goal", "add", "Read", "--to", "12", "--unit", "books")
        try terminal.run("goal", "progress", "Read", "5", "--note", "So far")
        let file = terminal.folder + "/all.json"
        try terminal.run("export", "--output", file)
        let other = try TestTerminal()
        #expect(try other.run("import", file).lines.contains("2 goals imported"))
        #expect(try other.run("goal", "show", "Read").output == terminal.run("goal", "show", "Read").output)
        #expect(try other.run("goal", "show", "Move").output == terminal.run("goal", "show", "Move").output)
        #expect(try other.run("import", file).output.contains("Nothing in this file is new."))
    }
}
