import Terminal
import Testing

struct SeveralTasksTests {
    let terminal = try! TestTerminal()

    private func open() throws -> Set<String> {
        let tasks = try terminal.run("task", "list", "--json").json()["tasks"] as? [[String: Any]] ?? []
        return Set(tasks.compactMap { $0["title"] as? String })
    }

    private func number(_ title: String) throws -> String {
        try #require(try terminal.run("task", "show", title, "--json").json()["number"] as? String)
    }

    @Test(arguments: ["done", "cancel", "delete"])
    func severalTasksAreOneActionThatOneUndoTakesBack(_ command: String) throws {
        for title in ["Paint", "Call", "Write"] { try terminal.run("task", "add", title) }
        let said = try terminal.run("task", command, try number("Paint"), "Call")
        #expect(said.lines.count == 2)
        #expect(said.lines[0].hasPrefix("“Paint”") && said.lines[1].hasPrefix("“Call”"))
        #expect(try open() == ["Write"])
        try terminal.run("undo")
        #expect(try open() == ["Paint", "Call", "Write"])
    }

    @Test func severalTasksArePrintedAsAList() throws {
        for title in ["Paint", "Call"] { try terminal.run("task", "add", title) }
        let tasks = try terminal.run("task", "done", "Paint", "Call", "--json").json()["tasks"] as? [[String: Any]]
        #expect(tasks?.map { $0["status"] as? String } == ["completed", "completed"])
    }

    @Test(arguments: [["Paint", "Swim"], ["Swim", "Paint"], ["Paint", "999999"]])
    func nothingHappensWhenOneIsNotFound(_ names: [String]) throws {
        try terminal.run("task", "add", "Paint")
        let missing = names.first { $0 != "Paint" } ?? ""
        let said = try terminal.run(["task", "done"] + names + ["--data", terminal.data, "--now", "2026-11-20T09:30"])
        #expect(said.status == 2)
        #expect(said.errors == "There is no task “\(missing)”. See: daybook task list. Nothing changed.\n")
        #expect(try open() == ["Paint"])
    }

    @Test func wordsOfOneTitleNameOneTask() throws {
        for title in ["Pay rent", "Pay", "Rent a van"] { try terminal.run("task", "add", title, "--literal") }
        #expect(try terminal.run("task", "done", "Pay", "rent").output == "“Pay rent” is done\n")
        #expect(
            try terminal.run("task", "done", "Rent", "a", "vann").errors
                == "There is no task “Rent a vann”. Did you mean “Rent a van”?\n")
    }

    @Test func startingSeveralStartsNoTimer() throws {
        for title in ["Paint", "Call"] { try terminal.run("task", "add", title) }
        #expect(
            try terminal.run("task", "start", "Paint", "Call").output
                == "“Paint” is in progress\n“Call” is in progress\n")
        #expect(try terminal.run("task", "show", "Paint", "--json").json()["running"] as? Bool == false)
        #expect(try terminal.run("task", "show", "Call", "--json").json()["status"] as? String == "inProgress")
    }

    @Test func deletingSaysWhichSubtasksWentToo() throws {
        try terminal.run("task", "add", "Move")
        try terminal.run("task", "add", "Pack", "--parent", "Move")
        try terminal.run("task", "add", "Hire a van", "--parent", "Move")
        #expect(
            try terminal.run("task", "delete", "Move").output
                == "“Move” deleted, with 2 subtasks: “Pack”, “Hire a van”\n")
    }

    @Test func cancellingLeavesNoSubtaskBehindUnasked() throws {
        try terminal.run("task", "add", "Move")
        try terminal.run("task", "add", "Pack", "--parent", "Move")
        let said = try terminal.run("task", "cancel", "Move")
        #expect(said.status == 2)
        #expect(
            said.errors
                == "1 subtask is still open: --with-subtasks closes them too, --keep-subtasks leaves them open\n")
        #expect(try open() == ["Move", "Pack"])
        try terminal.run("task", "cancel", "Move", "--keep-subtasks")
        #expect(try open() == ["Pack"])
        try terminal.run("undo")
        try terminal.run("task", "cancel", "Move", "--with-subtasks")
        #expect(try open() == [])
        try terminal.run("undo")
        #expect(try open() == ["Move", "Pack"])
    }

    #if os(Linux)
        @Test(arguments: [("y", ""), ("n", "Pack")])
        func terminalAsksAboutSubtasksToCancel(_ answer: String, _ left: String) throws {
            try terminal.run("task", "add", "Move")
            try terminal.run("task", "add", "Pack", "--parent", "Move")
            let command = "$daybook task cancel Move --data \(terminal.data) --now 2026-11-20T09:30"
            let said = try terminal.runScript("echo \(answer) | script -qec \"\(command)\" /dev/null")
            #expect(said.output.contains("1 subtask is still open. Cancel it too? [y/n] "))
            #expect(try open().joined() == left)
        }
    #endif

    @Test func timeSpentStandsBehindTheTask() throws {
        try terminal.run("task", "add", "Pay rent", "--literal")
        #expect(
            try terminal.run("task", "spend", "Pay", "rent", "25m").output == "Time for “Pay rent” logged, 25 min\n")
        #expect(
            try terminal.run("task", "spend", try number("Pay rent"), "1h").output
                == "Time for “Pay rent” logged, 1 h, 1 h 25 min in all\n")
        #expect(
            try terminal.run("task", "spend", "Pay").errors
                == "Say how long it took: daybook task spend Paint 25m\n")
        #expect(
            try terminal.run("task", "spend", "Pay", "rent").errors
                == "“rent” is not a length of time; write it as 45m or 1h30m\n")
    }

    @Test func aTitleOfSeveralWordsIsNamedBesideOthers() throws {
        for title in ["Gym", "Water plants"] { try terminal.run("habit", "add", title) }
        #expect(try terminal.run("done", "Gym", "Water plants").output == "“Gym” is done\n“Water plants” is done\n")
        #expect(try terminal.run("undone", "Gym", "Water", "plants").status == 2)
        #expect(try terminal.run("undone", "Watter", "plants").errors.contains("“Water plants”?"))
    }

    @Test func severalHabitsAreMarkedInOneAction() throws {
        for title in ["Run", "Swim", "Push ups"] { try terminal.run("habit", "add", title) }
        #expect(try terminal.run("done", "Run", "Swim").output == "“Run” is done\n“Swim” is done\n")
        #expect(try terminal.run("undo").output == "Undone: marking “Run” done; marking “Swim” done\n")
        let habits = try terminal.run("today", "--json").json()["counts"] as? [String: Int]
        #expect(habits?["done"] == 0)
        #expect(try terminal.run("skip", "Push", "ups").output == "“Push ups” is skipped\n")
        let missing = try terminal.run("done", "Run", "Fly")
        #expect(missing.status == 2)
        #expect(missing.errors == "There is no habit “Fly”. You have: “Run”, “Swim”, “Push ups”. Nothing changed.\n")
        #expect(
            try terminal.run("done", "Run", "Swim", "--value", "3").errors
                == "--value and --add are for one habit at a time\n")
        #expect((try terminal.run("today", "--json").json()["counts"] as? [String: Int])?["done"] == 0)
    }

    @Test(arguments: [
        (["prio:hgih"], "“hgih” is not one of the choices: low, medium, high, urgent. Did you mean “high”?"),
        (
            ["prioirty:high"],
            "There is no filter “prioirty”. Did you mean “priority”? "
                + "Filters: tag: category: goal: priority: due: status: sort:"
        ), (["+hmoe"], "There is no tag “hmoe”. Did you mean “home”?"),
        (["#office"], "There is no tag “office”. You have: “home”."),
        (["overdeu"], "No task has “overdeu”. Did you mean “due:overdue”?"),
        (["due:overdeu"], "There is no day “overdeu”. Write it as today"),
    ])
    func aFiltersTypoIsTold(_ filter: [String], _ reason: String) throws {
        try terminal.run("task", "add", "Paint #home")
        let said = try terminal.run(
            ["task", "list"] + filter + ["--data", terminal.data, "--now", "2026-11-20T09:30"])
        #expect(said.status == 2)
        #expect(said.output.isEmpty)
        #expect(said.errors.hasPrefix(reason))
    }
}
