import Terminal
import Testing

/// The day in the terminal, as on the page of Today. Today is Friday, 20 November 2026.
struct TodayTests {
    let terminal = try! TestTerminal()

    /// The lines of these, in the order in which they stand.
    private func order(_ beginnings: [String], _ arguments: String...) throws -> [String] {
        let options = ["--data", terminal.data, "--now", "2026-11-20T09:30"]
        let lines = try terminal.run(["today"] + arguments + options, [:]).lines
        return lines.compactMap { line in beginnings.first { line.hasPrefix($0) } }
    }

    private func fill() throws {
        try terminal.run("habit", "add", "Read")
        try terminal.run("task", "add", "Rent", "--due", "today")
        try terminal.run("goal", "add", "Books", "--to", "12", "--by", "2027-03-01")
        try terminal.run("weigh", "80")
        try terminal.run("mood", "log", "good")
    }

    @Test func theBlocksStandInTheOrderOfThePage() throws {
        try fill()
        let blocks = ["Tasks", "Habits", "Goals", "Logged", "Mood"]
        #expect(try order(blocks) == blocks)
    }

    @Test func tasksStandInTheOrderOfThePage() throws {
        try terminal.run("task", "add", "Paint", "--due", "today", "--priority", "urgent")
        try terminal.run("task", "add", "Call", "--due", "yesterday")
        try terminal.run("task", "add", "Visit today 08:00")
        try terminal.run("task", "add", "Write", "--due", "2026-12-24", "--priority", "high")
        try terminal.run("task", "start", "Write")
        let titles = ["Write", "Call", "Visit", "Paint"]
        let shown = try terminal.run("today").lines.compactMap { line in titles.first { line.contains("  \($0)") } }
        #expect(shown == titles)
        let tasks = try terminal.run("today", "--json").json()["tasks"] as? [[String: Any]]
        #expect(tasks?.compactMap { $0["title"] as? String } == titles)
    }

    @Test func aTaskMerelyInProgressStandsAboveThoseDueAndDoesNotCount() throws {
        try terminal.run("task", "add", "Rent", "--due", "today")
        try terminal.run("task", "add", "Write", "--due", "2026-11-24")
        try terminal.run("task", "start", "Write")
        let today = try terminal.run("today")
        #expect(today.lines.contains("One to go") && today.lines.contains("Tasks  0 of 1"))
        let headings = today.lines.filter { ["In progress", "Tasks  0 of 1"].contains($0) }
        #expect(headings == ["In progress", "Tasks  0 of 1"] && today.output.contains("  Write"))
        try terminal.run("task", "done", "Rent")
        #expect(try terminal.run("today").lines.contains("All done. Nice work."))
        let json = try terminal.run("today", "--json").json()
        #expect((json["counts"] as? [String: Any])?["due"] as? Int == 1 && (json["tasks"] as? [Any])?.count == 2)
    }

    @Test func onlyWhatIsToGoHasTheMarkOfAnOpenOne() throws {
        try terminal.run("habit", "add", "Read")
        try terminal.run("habit", "add", "Gym", "--times", "3")
        try terminal.run("habit", "add", "Coffee", "--at-most", "2", "--unit", "cups")
        let lines = try terminal.run("today").lines
        #expect(lines.contains("One to go"))
        #expect(lines.filter { $0.hasPrefix("  ·") }.map { $0.contains("Read") } == [true], "\(lines)")
        #expect(lines.contains { $0.contains("Gym") && $0.hasSuffix("0 of 3 this week · can wait") }, "\(lines)")
    }

    @Test func anAmountStandsBesideTheTimesOfItsWeek() throws {
        try terminal.run("habit", "add", "Run", "--times", "3", "--at-least", "5", "--unit", "km")
        #expect(try terminal.run("today").output.contains("0 of 5 km · 0 of 3 this week"))
    }

    @Test func eachFigureCountsWhatStandsBelowIt() throws {
        for title in ["Read", "Run"] { try terminal.run("habit", "add", title) }
        for title in ["Rent", "Paint", "Call"] { try terminal.run("task", "add", title, "--due", "today") }
        try terminal.run("done", "Read")
        try terminal.run("task", "done", "Rent")
        let lines = try terminal.run("today").lines
        #expect(lines.contains("Habits  1 of 2") && lines.contains("Tasks  1 of 3"))
        #expect(!lines.contains { $0.contains("2 of 5") })
    }

    @Test func habitsAreGroupedByTimeOfDayAsOnThePage() throws {
        try terminal.run("habit", "add", "Write", "--at", "evening")
        try terminal.run("habit", "add", "Run", "--at", "morning")
        try terminal.run("habit", "add", "Swim", "--every", "sun")
        #expect(try order(["Morning", "Evening", "Not due: Swim"]) == ["Morning", "Evening", "Not due: Swim"])
    }

    @Test func whatWasReachedTodayIsToldAsOnThePage() throws {
        try terminal.run("habit", "add", "Read")
        try terminal.run("done", "Read")
        #expect(try terminal.run("today").lines.contains("Achievement: Perfect day"))
        let (today, ledger) = (try terminal.run("today", "--json").json(), try terminal.run("points", "--json").json())
        #expect(today["points"] as? Int == ledger["points"] as? Int && today["level"] as? Int == 1)
    }

    @Test func theWeightIsThatOfTheDayAsOnThePage() throws {
        try terminal.run("weigh", "80", "--on", "2026-11-18")
        try terminal.run("weigh", "80", "--on", "2026-11-19")
        try terminal.run("weigh", "84")
        #expect(try terminal.run("today").lines.contains { $0.hasSuffix("Weight 84 kg") })
    }

    @Test func jsonHasHabitsInTheOrderOfTheLines() throws {
        try terminal.run("habit", "add", "Write", "--at", "evening")
        try terminal.run("habit", "add", "Swim", "--every", "sun")
        try terminal.run("habit", "add", "Run", "--at", "morning", "--category", "Zeal")
        let habits = try terminal.run("today", "--json").json()["habits"] as? [[String: Any]]
        #expect(habits?.compactMap { $0["title"] as? String } == ["Run", "Write", "Swim"])
    }

    @Test func whatIsNearIsToldInALineEach() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "1000")
        let repetition = ["--repeat", "every month", "--start", "2026-11-22"]
        let options = ["--data", terminal.data, "--now", "2026-11-20T09:30"]
        _ = try terminal.run(["bill", "add", "Power", "60", "--account", "Bank"] + repetition + options)
        try terminal.run("goal", "add", "Books", "--to", "12", "--by", "2026-11-25")
        let lines = try terminal.run("today").lines
        #expect(lines.contains("Coming up: Power 22 Nov"))
        #expect(lines.contains("“Books” by 25 Nov: 0 of 12"))
        let near = try terminal.run("today", "--json").json()["near"] as? [String]
        #expect(near == ["Coming up: Power 22 Nov", "“Books” by 25 Nov: 0 of 12"])
    }
}
