import Terminal
import Testing

struct ReviewTests {
    let terminal = try! TestTerminal()

    @Test func theWeekHasAFigureOfEachPartBesideTheWeekBefore() throws {
        for (day, title) in [("2026-11-10", "Post"), ("2026-11-18", "Rent"), ("2026-11-19", "Milk")] {
            try terminal.run("task", "add", title, at: "\(day)T08:00")
            try terminal.run("task", "done", title, at: "\(day)T09:00")
        }
        let week = try terminal.run("week").lines
        #expect(week[0] == "Week  16–22 Nov 2026")
        #expect(week.contains { $0.hasPrefix("Tasks done") && $0.hasSuffix("2  same point last week: 1") })
        let last = try terminal.run("week", "--last", "--json").json()
        #expect(last["from"] as? String == "2026-11-09" && last["to"] as? String == "2026-11-15")
        #expect((last["tasks"] as? [String: Any])?["value"] as? Double == 1)
        #expect(try terminal.run("month").lines[0] == "Month  November 2026")
        #expect(try terminal.run("year", "--json").json()["from"] as? String == "2026-01-01")
    }

    @Test func habitsAreListedByTheirRates() throws {
        try terminal.run("habit", "add", "Read", "--start", "2026-11-19")
        try terminal.run("done", "Read")
        let week = try terminal.run("week").lines
        #expect(week.contains { $0.hasPrefix("Completion rate") && $0.contains("50%") })
        #expect(week.last == "  Read  ██████████░░░░░░░░░░  50%")
        let habits = try terminal.run("week", "--json").json()["habits"] as? [String: Any]
        #expect(habits?["rate"] as? Double == 0.5)
    }

    @Test func perfectDaysStandBesideThoseBefore() throws {
        try terminal.run("habit", "add", "Read", "--start", "2026-11-09")
        for day in ["2026-11-10", "2026-11-11", "2026-11-17"] { try terminal.run("done", "Read", "--on", day) }
        let line = try terminal.run("week").lines.first { $0.hasPrefix("Perfect days") }
        #expect(line?.hasSuffix("1  same point last week: 2") == true)
        let habits = try terminal.run("week", "--json").json()["habits"] as? [String: Any]
        #expect(habits?["perfectDaysBefore"] as? Int == 2)
    }

    @Test func aHabitThatIsArchivedNowCountsThroughItsLastMark() throws {
        try terminal.run("habit", "add", "Read", "--start", "2026-11-16")
        try terminal.run("done", "Read", "--on", "2026-11-17")
        try terminal.run("habit", "archive", "Read")
        for command in ["week", "stats"] {
            #expect(try terminal.run(command).lines.last == "  Read (archived)  ██████████░░░░░░░░░░  50%")
        }
        let last = try terminal.run("week", "--last").lines
        #expect(last.allSatisfy { !$0.contains("Read") })
    }

    @Test func aWeekWithNothingSaysSo() throws {
        #expect(try terminal.run("week").lines == ["Week  16–22 Nov 2026", "Nothing to count yet"])
    }

    @Test func pointsAreLeftOutWhileTheyAreOff() throws {
        try terminal.run("mood", "log", "good")
        #expect(try terminal.run("week").lines.contains { $0.hasPrefix("Points · level 1") })
        try terminal.run("settings", "set", "game", "off")
        #expect(try terminal.run("week").lines.allSatisfy { !$0.contains("level") })
        #expect(try terminal.run("week", "--json").json()["points"] == nil)
    }
}
