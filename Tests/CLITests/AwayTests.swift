import Terminal
import Testing

struct AwayTests {
    let terminal = try! TestTerminal()

    private func periods() throws -> [[String: Any]] {
        try terminal.run("away", "list", "--json").json()["periods"] as? [[String: Any]] ?? []
    }

    @Test func awayUntilADayIsListedAndEnded() throws {
        #expect(try terminal.run("away").lines == ["No away periods yet", "  daybook away until sunday"])
        #expect(
            try terminal.run("away", "until", "sunday")
                == CommandResult(status: 0, output: "Away 20–22 Nov 2026\n", errors: ""))
        let listed = try terminal.run("away").lines
        #expect(listed.count == 1)
        #expect(listed[0].contains("20–22 Nov 2026") && listed[0].contains("3 days") && listed[0].hasSuffix("now"))
        #expect(try terminal.run("back", at: "2026-11-22T09:30").output == "Welcome back\n")
        #expect(try periods().map { $0["until"] as? String } == ["2026-11-21"])
        #expect(try terminal.run("undo").output == "Undone: Welcome back\n")
        #expect(try periods().map { $0["until"] as? String } == ["2026-11-22"])
    }

    @Test func oneIsAwayForTodayOnly() throws {
        let said = try terminal.run("away", "today", "--note", "Ill")
        #expect(said == CommandResult(status: 0, output: "Away 20 Nov 2026\n", errors: ""))
        #expect(try terminal.run("today").lines[1] == "Last day away: habits and repeating tasks are paused.  Ill")
        let found = try periods()
        #expect(found.map { $0["from"] as? String } == ["2026-11-20"])
        #expect(found.map { $0["until"] as? String } == ["2026-11-20"])
        #expect(found.map { $0["note"] as? String } == ["Ill"])
        #expect(try terminal.run("today", at: "2026-11-21T09:30").output.contains("Away") == false)
    }

    @Test func todaySaysUntilWhenOneIsAway() throws {
        #expect(try terminal.run("today", "--json").json()["away"] as? Bool == false)
        try terminal.run("away", "until", "2026-11-29")
        #expect(try terminal.run("today").lines[1] == "Away until 29 Nov: habits and repeating tasks are paused.")
        let json = try terminal.run("today", "--json").json()
        #expect(json["away"] as? Bool == true && json["awayUntil"] as? String == "2026-11-29")
        try terminal.run("back", at: "2026-11-22T09:30")
        #expect(try !terminal.run("today", at: "2026-11-22T09:30").output.contains("Away"))
    }

    @Test func remindersArePausedOfHabitsAndOfRepeatedTasks() throws {
        try terminal.run("habit", "add", "Read", "--remind", "21:30")
        try terminal.run("task", "add", "Water plants every 30 days", "--due", "2026-11-19", "--remind", "30min")
        try terminal.run("task", "add", "Call Ann", "--due", "today", "--remind", "30min")
        try terminal.run("away", "until", "2026-11-22")
        for (kind, title, rests) in [("habit", "Read", true), ("task", "Water", true), ("task", "Call", false)] {
            let away = try terminal.run(kind, "show", title, at: "2026-11-21T09:30").output
            #expect(away.contains("Reminders") && away.contains("paused while you’re away") == rests, "\(away)")
            let back = try terminal.run(kind, "show", title, at: "2026-11-23T09:30").output
            #expect(back.contains("Reminders") && !back.contains("paused"), "\(back)")
        }
    }

    @Test func theFirstDayCanStandBeforeOrBehindTheLast() throws {
        try terminal.run("away", "--from", "2026-12-20", "until", "2027-01-03", "--note", "Skiing")
        try terminal.run("away", "until", "in", "3", "days", "--from", "2026-11-18")
        let found = try periods()
        #expect(found.map { $0["from"] as? String } == ["2026-12-20", "2026-11-18"])
        #expect(found.map { $0["until"] as? String } == ["2027-01-03", "2026-11-23"])
        #expect(found.map { $0["note"] as? String } == ["Skiing", ""])
        #expect(found.map { $0["now"] as? Bool } == [false, true])
    }

    @Test func withoutALastDayOneIsAwayUntilBack() throws {
        #expect(try terminal.run("away", "--from", "yesterday").output == "Away from 19 Nov 2026\n")
        #expect(try periods().map { $0["until"] as? String } == [nil])
        #expect(try terminal.run("away", "list", "--json").json()["away"] as? Bool == true)
        try terminal.run("back")
        #expect(try periods().map { $0["until"] as? String } == ["2026-11-19"])
        #expect(
            try terminal.run("back") == CommandResult(status: 2, output: "", errors: "You’re not away.\n"))
    }

    @Test func aPeriodIsChangedAndDeletedByNumberOrDay() throws {
        try terminal.run("away", "until", "sunday")
        #expect(
            try terminal.run("away", "edit", "tomorrow", "--until", "2026-11-30").output
                == "Away period saved: 20–30 Nov 2026\n")
        let number = try #require(try periods().first?["number"] as? String)
        #expect(try terminal.run("away", "edit", number, "--until", "", "--note", "Flu").status == 0)
        #expect(try periods().map { $0["until"] as? String } == [nil])
        #expect(try periods().map { $0["note"] as? String } == ["Flu"])
        #expect(try terminal.run("away", "rm", number).output == "Away period deleted: from 20 Nov 2026\n")
        #expect(try periods().isEmpty)
        #expect(
            try terminal.run("away", "delete", "tomorrow").errors
                == "There is no away period “tomorrow”. See: daybook away list\n")
    }

    @Test(arguments: [
        (["until", "yesterday"], "It ends before it begins."), (["until", "2029-01-01"], "You can be away for up to"),
        (["until", "someday"], "“someday”"),
    ])
    func whatCannotBeAPeriodIsRefused(_ arguments: [String], _ reason: String) throws {
        let said = try terminal.run(
            ["away"] + arguments + ["--data", terminal.data, "--now", "2026-11-20T09:30"])
        #expect(said.status == 2 && said.output.isEmpty)
        #expect(said.errors.contains(reason))
        #expect(try periods().isEmpty)
    }

    @Test func aDayAwayIsNotPraisedAndSaysItsNote() throws {
        for title in ["Read", "Run"] { try terminal.run("habit", "add", title, "--start", "2026-11-01") }
        try terminal.run("done", "Read", "--on", "2026-11-18")
        try terminal.run("away", "--from", "2026-11-18", "until", "2026-11-19", "--note", "Flu")
        let day = try terminal.run("today", "--on", "2026-11-18")
        #expect(day.lines[1...2] == ["Away: Flu · 18–19 Nov 2026 · 2 days", "Away"], "\(day.output)")
        #expect(try terminal.run("today", "--on", "2026-11-18", "--json").json()["awayNote"] as? String == "Flu")
        #expect(try terminal.run("week").lines[1] == "Away: Flu · 18–19 Nov 2026 · 2 days")
        #expect(try terminal.run("week", "--json").json()["daysAway"] as? Int == 2)
        try terminal.run("away", "today")
        #expect(try terminal.run("week").lines[1] == "Away: 3 days.")
    }

    @Test func nothingIsDueWhileAway() throws {
        try terminal.run("habit", "add", "Read")
        #expect(try terminal.run("today").lines[1] == "One to go")
        try terminal.run("away", "until", "sunday")
        #expect(
            ((try terminal.run("today", "--json").json()["counts"] as? [String: Any])?["due"] as? Int) == 0)
    }
}
