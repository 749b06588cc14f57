import Terminal
import Testing

struct TaskListTests {
    let terminal = try! TestTerminal()

    /// The listed titles, in order.
    private func titles(_ filter: String..., at moment: String = "2026-11-20T09:30") throws -> [String] {
        let said = try terminal.run(["task", "list", "--json"] + filter + ["--data", terminal.data, "--now", moment])
            .json()
        return try #require(said["tasks"] as? [[String: Any]]).compactMap { $0["title"] as? String }
    }

    private func addSome() throws {
        try terminal.run("task", "add", "Call the bank tomorrow !urgent #home #phone")
        try terminal.run("task", "add", "Paint !low @Flat", "--note", "White")
        try terminal.run("task", "add", "Old thing", "--due", "yesterday")
        try terminal.run("task", "add", "Later", "--wait", "2026-12-01", "--tag", "home")
    }

    @Test func tasksAreListedBySectionWithSubtasksUnderTheirParent() throws {
        try addSome()
        try terminal.run("task", "add", "Buy paint", "--parent", "Paint")
        let lines = try terminal.run("task", "list").lines.map { line in
            String(line.drop { $0.isNumber }.drop { $0 == " " })
        }
        #expect(
            lines == [
                "Overdue 1", "·  Old thing           yesterday", "Upcoming 1",
                "·  Call the bank       tomorrow   urgent  #home #phone", "No date 2",
                "·  Paint          0/1             low                   Flat", "·    Buy paint",
                "tasks · 1 overdue · 1 waiting",
            ])
    }

    @Test(arguments: [
        ("en_GB", "someday"), ("ru_RU", "когда-нибудь"), ("pl_PL", "kiedyś"), ("ru_RU", "status:someday"),
    ])
    func tasksForSomedayAreListedByTheWord(_ locale: String, _ word: String) throws {
        try addSome()
        try terminal.run("task", "add", "Learn accordion", "--wait", "someday")
        try terminal.run("task", "add", "Find a teacher", "--parent", "Learn accordion")
        #expect(try titles("Learn") == [] && titles("Find") == [])
        let listed = try terminal.run(
            ["task", "list", word, "--json", "--data", terminal.data, "--now", "2026-11-20T09:30"],
            ["LC_ALL": locale + ".UTF-8"]
        ).json()
        let tasks = try #require(listed["tasks"] as? [[String: Any]])
        #expect(tasks.compactMap { $0["title"] as? String } == ["Learn accordion", "Find a teacher"])
        #expect(tasks.allSatisfy { $0["waiting"] as? Bool == true })
    }

    @Test func withoutTasksForSomedayTheirListSaysSo() throws {
        try addSome()
        #expect(try terminal.run("task", "list", "someday").output == "Nothing put off for someday\n")
    }

    @Test func mostUrgentTaskComesFirstUnderItsNumber() throws {
        try addSome()
        let lines = try terminal.run("task", "list", "sort:urgency").lines
        // A number has three digits, or more if the random ids of two tasks begin alike.
        let numbers = lines.prefix(3).map { $0.prefix { $0.isNumber } }
        #expect(numbers.allSatisfy { $0.count >= 3 } && Set(numbers).count == 3)
        #expect(
            lines.prefix(3).map { String($0.drop { $0.isNumber }.drop { $0 == " " }) } == [
                "·  Call the bank  tomorrow   urgent  #home #phone", "·  Old thing      yesterday",
                "·  Paint                     low                   Flat",
            ])
        #expect(lines.last == "3 tasks · 1 overdue · 1 waiting")
    }

    @Test func filtersOfEachKindNarrowTheList() throws {
        try addSome()
        #expect(try titles("#home") == ["Call the bank"])
        #expect(try titles("tag:home", "#phone") == ["Call the bank"])
        #expect(try titles("#phone", "!low") == [])
        #expect(try titles("+home") == ["Call the bank"])
        #expect(try titles("prio:urgent") == ["Call the bank"])
        #expect(try titles("@fl") == ["Paint"])
        #expect(try titles("!urgent") == ["Call the bank"])
        #expect(try titles("priority:low") == ["Paint"])
        #expect(try titles("white") == ["Paint"])
        #expect(try titles("THE BANK") == ["Call the bank"])
        #expect(try titles("status:waiting") == ["Later"])
        #expect(try titles("sort:title") == ["Call the bank", "Old thing", "Paint"])
        #expect(try titles(at: "2026-12-01T09:30").count == 4)
    }

    @Test func aGoalNarrowsTheListToItsTasks() throws {
        try addSome()
        try terminal.run("goal", "add", "Move house", "--tasks")
        try terminal.run("goal", "add", "Move more", "--tasks")
        let goal = try #require(
            try terminal.run("goal", "add", "Read a lot", "--tasks", "--json").json()["id"] as? String)
        try terminal.run("task", "add", "Pack", "--goal", "Move house", "--tag", "home")
        try terminal.run("task", "add", "Sign up", "--goal", "Read")
        try terminal.run("task", "add", "Clean every day", "--goal", "Move house")
        #expect(try titles("goal:move house", "sort:title") == ["Clean", "Pack"])
        #expect(try titles("GOAL:Move house", "#home") == ["Pack"])
        #expect(try titles("goal:read") == ["Sign up"])
        #expect(try titles("goal:\(goal)") == ["Sign up"])
        #expect(try titles("goal:move more") == [])
        try terminal.run("goal", "archive", "Read")
        #expect(try titles("goal:read") == ["Sign up"])
        let several = try terminal.run("task", "list", "goal:move")
        #expect(several.status == 2)
        #expect(several.errors == "“move” could be “Move house”, “Move more”.\n")
        let unknown = try terminal.run("task", "list", "goal:Moove house")
        #expect(unknown.status == 2)
        #expect(
            unknown.errors == """
                There is no goal “Moove house”. Did you mean “Move house”? You have: “Move house”, “Move more”, “Read a lot”.

                """)
    }

    @Test func daysAreNamedAsPeopleNameThem() throws {
        try addSome()
        #expect(try titles("due:overdue") == ["Old thing"])
        #expect(try titles("due:tomorrow") == ["Call the bank"])
        #expect(try titles("due:week") == ["Call the bank"])
        #expect(try titles("due:none") == ["Paint"])
        #expect(try titles("due:2026-11-01..2026-11-30", "sort:due") == ["Old thing", "Call the bank"])
        #expect(try titles("due:today..") == ["Call the bank"])
        #expect(try titles("due:..yesterday") == ["Old thing"])
    }

    @Test func completedTasksAreListedOnlyOnRequest() throws {
        try addSome()
        try terminal.run("task", "done", "Paint")
        try terminal.run("task", "start", "Old")
        #expect(try titles("status:done") == ["Paint"])
        #expect(try titles("status:started") == ["Old thing"])
        #expect(try titles("status:cancelled") == [])
        #expect(try titles().contains("Paint") == false)
    }

    @Test func aLongListIsCutAndSaysSo() throws {
        for number in 1...4 { try terminal.run("task", "add", "Task number \(number)", "--literal") }
        let said = try terminal.run("task", "list", "--limit", "3")
        #expect(said.lines.count == 5)
        #expect(said.lines.last == "4 tasks · and 1 more: --all")
        #expect(try terminal.run("task", "list", "--limit", "3", "--all").lines.last == "4 tasks")
        #expect(try terminal.run("task", "list", "--json").json()["count"] as? Int == 4)
    }

    @Test func numbersNameTasksWhateverElseIsAdded() throws {
        try terminal.run("task", "add", "Paint")
        let number = try #require(try terminal.run("task", "show", "Paint", "--json").json()["number"] as? String)
        for title in ["Call", "Write", "Tidy"] { try terminal.run("task", "add", title) }
        try terminal.run("task", "done", "Call")
        #expect(try terminal.run("task", "done", number).output == "“Paint” is done\n")
        #expect(try terminal.run("task", "reopen", number).output == "“Paint” reopened\n")
    }

    @Test func anAddedTasksNumberIsTheOneInTheList() throws {
        // Among so many tasks, three digits are rarely enough.
        let tasks = try terminal.write((1...2000).map { "Old \($0)\n" }.joined(), to: "todo.txt")
        try terminal.run("import", tasks)
        for title in ["Paint", "Call", "Write", "Tidy", "Read", "Sing"] {
            let added = try terminal.run("task", "add", title).lines[0]
            let number = try #require(added.split(separator: " ").last)
            #expect(
                try terminal.run("task", "list", title, "sort:urgency").lines[0].hasPrefix("\(number) "), "\(added)")
        }
    }

    @Test func aDeletedTaskIsPrintedAsJSON() throws {
        try terminal.run("task", "add", "Paint")
        #expect(try terminal.run("task", "delete", "Paint", "--json").json()["title"] as? String == "Paint")
        #expect(try terminal.run("task", "list", "--json").json()["count"] as? Int == 0)
    }

    @Test func ambiguousTitleIsRefusedWithItsMatches() throws {
        try terminal.run("task", "add", "Call the bank")
        try terminal.run("task", "add", "Call Ann")
        let said = try terminal.run("task", "done", "call")
        #expect(said.status == 2)
        #expect(said.errors.hasPrefix("“call” could be “Call the bank” ("))
        #expect(try terminal.run("task", "done", "call", "a").output == "“Call Ann” is done\n")
        for number in 1...12 { try terminal.run("task", "add", "Write letter \(number)", "--literal") }
        #expect(try terminal.run("task", "done", "write").errors.hasSuffix(" and 2 more.\n"))
        // A full title takes precedence over the prefix of another.
        #expect(try terminal.run("task", "done", "Write letter 1").output == "“Write letter 1” is done\n")
    }

    @Test func urgencyIsToldTermByTerm() throws {
        try terminal.run("task", "add", "Paint !high #home", at: "2026-11-20T09:30")
        #expect(
            try terminal.run("task", "show", "Paint").lines.suffix(3) == [
                "Urgency     6.8", "  priority    6", "  tags      0.8",
            ])
        let terms = try terminal.run("task", "show", "Paint", "--json").json()["urgencyTerms"] as? [String: Double]
        #expect(terms == ["priority": 6, "tags": 0.8])
    }

    @Test func showPrintsEverythingAboutATask() throws {
        try terminal.run("task", "add", "Paint")
        let listed = try #require(
            try terminal.run("task", "list", "--json").json()["tasks"] as? [[String: Any]])
        let keys: Set<String> = [
            "id", "number", "title", "note", "status", "priority", "dueDay", "dueTime", "startDay", "waitUntil",
            "estimate", "category", "goal", "tags", "repetition", "missed", "parent", "subtasks", "subtasksDone",
            "blockers", "blocked", "waiting", "overdue", "links", "reminders", "createdOn", "closedOn", "minutesSpent",
            "running", "urgency", "points",
        ]
        #expect(Set(listed[0].keys) == keys)
        let shown = try terminal.run("task", "show", "Paint", "--json").json()
        #expect(Set(shown.keys) == keys.union(["urgencyTerms", "parts", "sessions"]))
    }

    @Test func theListHasThePointsOfEachTaskWhileTheGameIsOn() throws {
        try terminal.run("task", "add", "Paint", "--priority", "high", "--due", "today")
        try terminal.run("task", "add", "Post")
        try terminal.run("task", "done", "Post")
        func points(_ status: String) throws -> [Int?] {
            let tasks =
                try terminal.run("task", "list", "status:\(status)", "--json").json()["tasks"] as? [[String: Any]]
            return (tasks ?? []).map { $0["points"] as? Int }
        }
        #expect(try points("open") == [20] && points("done") == [5])
        try terminal.run("settings", "set", "game", "off")
        #expect(try points("open") == [nil] && points("done") == [nil])
    }

    @Test func todayHasTheDaysTasksUnderTheHabits() throws {
        #expect(try terminal.run("today", "--json").json()["tasks"] as? [String] == [])
        try addSome()
        try terminal.run("task", "add", "Begun", "--start", "2026-11-18")
        try terminal.run("task", "add", "Done", "--due", "today")
        try terminal.run("task", "done", "Done")
        let tasks = try #require(try terminal.run("today", "--json").json()["tasks"] as? [[String: Any]])
        #expect(tasks.map { $0["title"] as? String } == ["Old thing", "Begun", "Done"])
        // A number has three digits, or more if the random ids of two tasks begin alike.
        let lines = try terminal.run("today").lines.map { $0.drop { $0 == " " || $0.isNumber } }
        #expect(lines.contains("·  Begun      from 18 Nov"))
        let next = try terminal.run("today", "--on", "2026-11-21", "--json").json()["tasks"] as? [[String: Any]]
        #expect(next?.map { $0["title"] as? String } == ["Call the bank"])
    }

    @Test func aTaskThatComesAgainStandsOnItsLaterDaysToo() throws {
        try terminal.run("task", "add", "Stand up every day")
        let next = try terminal.run("today", "--on", "2026-11-23", "--json").json()["tasks"] as? [[String: Any]]
        #expect(next?.map { $0["dueDay"] as? String } == ["2026-11-23"])
    }
}
