import Foundation
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
        #expect(week.contains { $0.hasPrefix("Tasks done") && $0.hasSuffix("2  by then last week: 1") })
        let last = try terminal.run("week", "--last", "--json").json()
        #expect(last["from"] as? String == "2026-11-09" && last["to"] as? String == "2026-11-15")
        #expect((last["tasks"] as? [String: Any])?["value"] as? Double == 1)
        #expect(try terminal.run("month").lines[0] == "Month  November 2026")
        #expect(try terminal.run("year", "--json").json()["from"] as? String == "2026-01-01")
    }

    @Test func anEarlierOneIsShownByADayInIt() throws {
        func days(_ command: String...) throws -> [String?] {
            let json = try terminal.run(
                command + ["--json", "--data", terminal.data, "--now", "2026-11-20T09:30"], [:]
            ).json()
            return [json["from"] as? String, json["to"] as? String]
        }
        #expect(try days("week", "--on", "2 weeks ago") == ["2026-11-02", "2026-11-08"])
        #expect(try days("week", "--on", "2026-11-05", "--last") == ["2026-10-26", "2026-11-01"])
        #expect(try days("week", "--on", "sunday") == ["2026-11-09", "2026-11-15"])
        #expect(try days("week", "--on", "yesterday") == ["2026-11-16", "2026-11-20"])
        #expect(try days("month", "--on", "2026-02-14") == ["2026-02-01", "2026-02-28"])
        #expect(try days("year", "--on", "2025-02-14") == ["2025-01-01", "2025-12-31"])
        for (day, reason) in [("2026-11-27", "future"), ("someday", "someday")] {
            let refused = try terminal.run("week", "--on", day)
            #expect(refused.status == 2 && refused.errors.contains(reason), "\(refused)")
        }
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

    @Test func aWeekHasTheTimesDoneAndTheRateOfEachDay() throws {
        try terminal.run("habit", "add", "Read", "--start", "2026-11-09")
        for day in ["2026-11-10", "2026-11-17", "2026-11-18"] { try terminal.run("done", "Read", "--on", day) }
        let lines = try terminal.run("week").lines
        #expect(lines.contains { $0.hasPrefix("Times done") && $0.hasSuffix("2  by then last week: 1") }, "\(lines)")
        let start = try #require(lines.firstIndex(of: "Day by day"))
        #expect(
            Array(lines[(start + 1)...(start + 5)]) == [
                "  16 Nov  ░░░░░░░░░░░░░░░░░░░░    0%", "  17 Nov  ████████████████████  100%",
                "  18 Nov  ████████████████████  100%", "  19 Nov  ░░░░░░░░░░░░░░░░░░░░    0%",
                "  20 Nov                           –",
            ])
        #expect(try terminal.run("month").lines.contains { $0.hasSuffix("▁█▁▁▁▁▁▁██▁▁") })
        let habits = try terminal.run("week", "--json").json()["habits"] as? [String: Any]
        #expect(habits?["timesDone"] as? Int == 2 && habits?["timesDoneBefore"] as? Int == 1)
        #expect((habits?["days"] as? [[String: Any]])?.map { $0["done"] as? Int } == [0, 1, 1, 0, 0])
    }

    @Test func perfectDaysStandBesideThoseBefore() throws {
        try terminal.run("habit", "add", "Read", "--start", "2026-11-09")
        for day in ["2026-11-10", "2026-11-11", "2026-11-17"] { try terminal.run("done", "Read", "--on", day) }
        let line = try terminal.run("week").lines.first { $0.hasPrefix("Perfect days") }
        #expect(line?.hasSuffix("1  by then last week: 2") == true)
        let habits = try terminal.run("week", "--json").json()["habits"] as? [String: Any]
        #expect(habits?["perfectDaysBefore"] as? Int == 2)
    }

    @Test func statisticsHaveTheRatesOfTheHabitsPage() throws {
        let schedules = [
            ("Gym", ["--times", "3", "--per", "week"]), ("Budget", ["--times", "1", "--per", "month"]),
            ("Call", ["--times", "2", "--per", "10"]), ("Read", []),
        ]
        for (title, schedule) in schedules {
            let options = ["--start", "2026-10-05", "--data", terminal.data, "--now", "2026-11-20T09:30"]
            _ = try terminal.run(["habit", "add", title] + schedule + options, [:])
            for day in ["2026-11-09", "2026-11-12", "2026-11-18"] { try terminal.run("done", title, "--on", day) }
        }
        for period in ["week", "month", "year"] {
            let statistics = try terminal.run("stats", "--period", period, "--json").json()
            let habits = try #require(statistics["habits"] as? [[String: Any]])
            #expect(habits.count == 4)
            for habit in habits {
                let title = try #require(habit["title"] as? String)
                let page = try terminal.run("habit", "show", title, "--json").json()["completion"] as? [String: Any]
                #expect(page?[period] as? Double == habit["rate"] as? Double, "\(title), \(period)")
            }
        }
    }

    @Test func whatCanWaitIsNotTheLowest() throws {
        try terminal.run("habit", "add", "Read", "--start", "2026-11-01")
        try terminal.run("habit", "add", "Walk", "--start", "2026-11-01")
        try terminal.run("habit", "add", "Swim", "--start", "2026-11-01", "--times", "1", "--per", "month")
        for day in 9...15 { try terminal.run("done", "Read", "--on", "2026-11-\(day < 10 ? "0" : "")\(day)") }
        try terminal.run("done", "Walk", "--on", "2026-11-09")
        let lines = try terminal.run("week", "--last").lines
        #expect(lines.contains("  Best: “Read”, 100%. Lowest: “Walk”, 14%."), "\(lines)")
        #expect(lines.contains { $0.contains("Completion rate") && $0.contains("57%") })
        let json = try terminal.run("week", "--last", "--json").json()["habits"] as? [String: Any]
        let habits = try #require(json?["byHabit"] as? [[String: Any]])
        #expect(habits.map { $0["rate"] as? Double } == [1, 1.0 / 7, nil])
    }

    @Test func aSingleDayTellsNotOfTheLowest() throws {
        func week(_ today: String) throws -> String {
            try terminal.run(["week", "--data", terminal.data, "--now", today + "T09:30"], [:]).output
        }
        try terminal.run("habit", "add", "Read", "--start", "2026-11-01")
        try terminal.run("habit", "add", "Walk", "--start", "2026-11-01")
        for day in ["2026-11-16", "2026-11-17"] { try terminal.run("done", "Read", "--on", day) }
        #expect(try !week("2026-11-17").contains("Lowest"))
        #expect(try week("2026-11-18").contains("Lowest: “Walk”, 0%."))
        try terminal.run("away", "--from", "2026-11-18", "until", "2026-11-22")
        #expect(try !week("2026-11-23").contains("Lowest"))
        let last = ["week", "--last", "--data", terminal.data, "--now", "2026-11-23T09:30"]
        #expect(try !terminal.run(last, [:]).output.contains("Lowest"))
    }

    @Test func aStreakOfTheMonthIsOfHabitsThatWereDoneInIt() throws {
        try terminal.run("habit", "add", "Call parents", "--start", "2026-11-01", "--times", "2", "--per", "10")
        for day in ["2026-11-21", "2026-11-28"] {
            _ = try terminal.run(
                ["done", "Call parents", "--on", day, "--data", terminal.data, "--now", "2026-11-30T09:30"], [:])
        }
        let month = try terminal.run(["month", "--data", terminal.data, "--now", "2026-12-01T08:00"], [:]).output
        #expect(!month.contains("Longest streak"), "\(month)")
    }

    @Test func theLongestStreakIsOfTheDaysOfTheReview() throws {
        try terminal.run("habit", "add", "Read", "--start", "2026-11-09")
        for day in 9...18 { try terminal.run("done", "Read", "--on", "2026-11-\(day < 10 ? "0" : "")\(day)") }
        let line = try terminal.run("week").lines.first { $0.hasPrefix("Longest streak in the week") }
        #expect(line?.contains("3 days") == true && line?.hasSuffix("Read") == true, "\(line ?? "")")
        let habits = try terminal.run("month", "--json").json()["habits"] as? [String: Any]
        let streak = try #require(habits?["longestStreak"] as? [String: Any])
        #expect(streak["length"] as? Int == 10 && streak["habits"] as? [String] == ["Read"])
        #expect(streak["from"] as? String == "2026-11-09" && streak["to"] as? String == "2026-11-18")
    }

    @Test func whatTheRateLeavesOutIsSaid() throws {
        try terminal.run("habit", "add", "Read", "--start", "2026-11-19")
        let hint =
            "Days done out of days due. Skipped days do not count, and today only once it is done or over its limit."
        func leavesOutToday() throws -> [Bool?] {
            let habits = try terminal.run("week", "--json").json()["habits"] as? [String: Any]
            let statistics = try terminal.run("stats", "--json").json()
            return [habits?["leavesOutToday"] as? Bool, statistics["leavesOutToday"] as? Bool]
        }
        #expect(try leavesOutToday() == [true, true])
        for command in ["week", "stats"] { #expect(try terminal.run(command).lines.contains(hint)) }
        try terminal.run("done", "Read")
        #expect(try leavesOutToday() == [false, false])
        for command in ["week", "stats"] { #expect(try !terminal.run(command).lines.contains(hint)) }
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

    /// The sentences below "What stands out".
    private func highlights(_ arguments: String...) throws -> [String] {
        let options = ["--data", terminal.data, "--now", "2026-11-20T09:30"]
        let lines = try terminal.run(arguments + options, [:]).lines
        let start = try #require(lines.firstIndex(of: "What stands out"), "\(lines)")
        return lines[(start + 1)...].prefix { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
    }

    @Test func theBestAndTheMissedAreOfTasksToo() throws {
        for (title, due) in [
            ("Rent", "2026-11-20"), ("Milk", "2026-11-20"), ("Call", "2026-11-18"), ("Paint", "2026-11-17"),
        ] {
            try terminal.run("task", "add", title, "--due", due, at: "2026-11-16T08:00")
        }
        for title in ["Rent", "Milk", "Call"] { try terminal.run("task", "done", title) }
        #expect(try highlights("week") == ["Tasks: 2 done in time, 1 done late, 1 missed."])
        let json = try terminal.run("week", "--json").json()
        #expect(json["highlights"] as? [String] == ["Tasks: 2 done in time, 1 done late, 1 missed."])
    }

    @Test func aFigureThatChangedMuchStandsOut() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "1000")
        for (amount, day) in [("1", "2026-11-02"), ("100", "2026-11-10")] {
            try terminal.run("spend", amount, "Shop", "--on", day)
        }
        try terminal.run("spend", "85", "Shop", "--on", "2026-11-18")
        let options = ["--data", terminal.data, "--now", "2026-11-20T09:30"]
        // Less than a fifth is not much.
        #expect(try !terminal.run(["week"] + options, [:]).output.contains("What stands out"))
        try terminal.run("spend", "45", "Shop", "--on", "2026-11-19")
        // On Wednesday two days of the week are over: one entry would tell.
        let wednesday = ["week", "--data", terminal.data, "--now", "2026-11-18T21:30"]
        #expect(try !terminal.run(wednesday, [:]).output.contains("What stands out"))
        #expect(try highlights("week") == ["Spent: up to €130.00 through yesterday (by then last week: €100.00)."])
    }

    /// Monday, 23 November 2026, is the first day of its week.
    @Test func aDayUnderWayIsNotComparedWithFullOnes() throws {
        func run(_ arguments: String...) throws -> CommandResult {
            try terminal.run(arguments + ["--data", terminal.data, "--now", "2026-11-23T09:30"], [:])
        }
        try terminal.run("habit", "add", "Read", "--start", "2026-11-02")
        try terminal.run("habit", "add", "Coffee", "--start", "2026-11-02", "--at-most", "2")
        for day in ["2026-11-02", "2026-11-16", "2026-11-17"] {
            try terminal.run("meal", "log", "lunch", "--energy", "2000", "--name", "Canteen", "--on", day)
            try terminal.run("workout", "log", "Gym", "--set", "Bench press 5@60", "--on", day)
        }
        _ = try run("meal", "log", "breakfast", "--energy", "600", "--name", "Oats")
        _ = try run("done", "Coffee", "--value", "3")
        let week = try run("week")
        #expect(week.lines.contains { $0.hasPrefix("Completion rate") && $0.hasSuffix("0% so far") }, "\(week.output)")
        #expect(
            week.lines.contains { $0.hasPrefix("Energy per day") && $0.hasSuffix("600 kcal so far") }, "\(week.output)")
        #expect(!week.output.contains("What stands out") && !week.output.contains("today only once"))
        #expect(week.lines[1] == "Last week: 50%, 0 perfect days  daybook week --last", "\(week.output)")
        let json = try run("week", "--json").json()
        #expect((json["energy"] as? [String: Any])?["isSoFar"] as? Bool == true)
        #expect((json["last"] as? [String: Any])?["to"] as? String == "2026-11-22")
        let habits = json["habits"] as? [String: Any]
        #expect(habits?["rate"] as? Double == 0 && habits?["isSoFar"] as? Bool == true)
        #expect(habits?["leavesOutToday"] as? Bool == false)
        let later = ["week", "--data", terminal.data, "--now", "2026-11-24T09:30"]
        let tuesday = try terminal.run(later, [:]).output
        #expect(!tuesday.contains("Last week: "))
        #expect(!tuesday.contains("What stands out"), "a single entry is no change: \(tuesday)")
        for day in ["2026-11-18", "2026-11-24", "2026-11-25"] {
            let energy = day < "2026-11-20" ? "2000" : "600"
            try terminal.run(
                "meal", "log", "lunch", "--energy", energy, "--name", "Canteen", "--on", day, at: "\(day)T12:00")
        }
        let thursday = try terminal.run("week", at: "2026-11-26T09:30").output
        #expect(
            thursday.contains("Energy per day: down to 600 kcal through yesterday (by then last week: 2,000 kcal)."),
            "\(thursday)")
    }

    /// Friday, 20 November 2026, is under way.
    @Test func whatTodayAddedIsNotComparedWithDaysThatAreOver() throws {
        for (day, title) in [("2026-11-10", "Post"), ("2026-11-18", "Rent"), ("2026-11-20", "Milk")] {
            try terminal.run("task", "add", title, at: "\(day)T07:00")
            try terminal.run("task", "done", title, at: "\(day)T08:00")
        }
        try terminal.run("habit", "add", "Read", "--start", "2026-11-09")
        for day in ["2026-11-10", "2026-11-11", "2026-11-17", "2026-11-20"] {
            try terminal.run("done", "Read", "--on", day)
        }
        let week = try terminal.run("week").lines
        func line(_ name: String) -> String { week.first { $0.hasPrefix(name) } ?? "" }
        #expect(line("Tasks done").hasSuffix("2  1 through yesterday, by then last week: 1"), "\(week)")
        #expect(line("Perfect days").hasSuffix("2  1 through yesterday, by then last week: 2"), "\(week)")
        #expect(line("Completion rate").hasSuffix("40%  25% through yesterday, by then last week: 50%"), "\(week)")
        let json = try terminal.run("week", "--json").json()
        let tasks = json["tasks"] as? [String: Any]
        #expect(tasks?["value"] as? Double == 2 && tasks?["throughYesterday"] as? Double == 1)
        #expect(tasks?["before"] as? Double == 1)
        let habits = json["habits"] as? [String: Any]
        #expect(habits?["throughYesterday"] as? Double == 0.25 && habits?["before"] as? Double == 0.5)
        #expect(habits?["perfectDaysThroughYesterday"] as? Int == 1)
        let points = json["points"] as? [String: Any]
        #expect(points?["throughYesterday"] as? Int ?? 0 < points?["value"] as? Int ?? 0)
        let last = try terminal.run("week", "--last", "--json").json()["tasks"] as? [String: Any]
        #expect(last?["throughYesterday"] is NSNull)
    }

    /// Monday, 23 November 2026, is the first day of its week.
    @Test func aWeekBeginsWithTheLastOneAndNoZeros() throws {
        try terminal.run("habit", "add", "Read", "--start", "2026-11-02")
        try terminal.run("habit", "add", "Coffee", "--start", "2026-11-02", "--at-most", "2")
        try terminal.run("done", "Read", "--on", "2026-11-18")
        let monday = try terminal.run("week", at: "2026-11-23T09:30").lines
        #expect(monday.count == 2 && monday.last?.hasPrefix("Last week: ") == true, "\(monday)")
        let tuesday = try terminal.run("week", at: "2026-11-24T09:30").lines
        #expect(!tuesday.contains { $0.hasPrefix("Completion rate") }, "\(tuesday)")
        let habits = try terminal.run("week", "--json", at: "2026-11-24T09:30").json()["habits"] as? [String: Any]
        #expect(habits?["rate"] is NSNull)
    }

    @Test func theBestAndTheMissedAreOfTrainingToo() throws {
        for (day, load) in [("2026-11-10", "60"), ("2026-11-11", "60"), ("2026-11-18", "70")] {
            try terminal.run("workout", "log", "Gym", "--set", "Bench press 5@\(load)", "--on", day)
        }
        #expect(
            try highlights("week") == [
                "Workouts: new records in Bench press, 1 through yesterday, by then last week: 2."
            ])
    }

    @Test func theBestAndTheMissedAreOfBudgetsToo() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "1000")
        for category in ["Groceries", "Leisure"] {
            try terminal.run("budget", "set", category, "50", "--per", "week", at: "2026-11-02T08:00")
        }
        try terminal.run("spend", "62", "Cinema", "--category", "Leisure", "--on", "2026-11-10")
        #expect(try highlights("week", "--last") == ["Budgets: Leisure over by €12.00; kept: Groceries."])
    }

    @Test func noBudgetIsKeptOnTheLastDayOfItsWeek() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "1000")
        try terminal.run("budget", "set", "Groceries", "50", "--per", "week", at: "2026-11-02T08:00")
        func budgets(_ result: CommandResult) -> [String] { result.lines.filter { $0.contains("Budgets") } }
        #expect(try budgets(terminal.run("week", at: "2026-11-15T22:00")).isEmpty)
        #expect(try budgets(terminal.run("week", "--last", at: "2026-11-16T08:00")) == ["  Budgets: kept: Groceries."])
    }

    @Test func aWeekWithNothingSaysSo() throws {
        #expect(try terminal.run("week").lines == ["Week  16–22 Nov 2026", "Nothing to count yet"])
    }

    @Test func statisticsAreOfAnyPartWithFigures() throws {
        for (day, title) in [("2026-11-10", "Post"), ("2026-11-18", "Rent"), ("2026-11-19", "Milk")] {
            try terminal.run("task", "add", title, at: "\(day)T08:00")
            try terminal.run("task", "done", title, at: "\(day)T09:00")
        }
        // The seven days from the 14th on, and those before.
        let lines = try terminal.run("stats", "tasks").lines
        #expect(
            lines == [
                "Last 7 days  14–20 Nov 2026", "Tasks done  2  the 7 days before (7–13 Nov 2026): 1", "Tasks done",
                "  14 Nov  ░░░░░░░░░░░░░░░░░░░░         0", "  15 Nov  ░░░░░░░░░░░░░░░░░░░░         0",
                "  16 Nov  ░░░░░░░░░░░░░░░░░░░░         0", "  17 Nov  ░░░░░░░░░░░░░░░░░░░░         0",
                "  18 Nov  ████████████████████         1", "  19 Nov  ████████████████████         1",
                "  20 Nov  ░░░░░░░░░░░░░░░░░░░░  0 so far",
                "  0.3 a day on average; lowest 0 (14 Nov), highest 1 (18 Nov).",
            ])
        let json = try terminal.run("stats", "tasks", "--json").json()
        #expect((json["tasks"] as? [String: Any])?["before"] as? Double == 1)
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "1000")
        try terminal.run("spend", "12.50", "groceries")
        #expect(try terminal.run("stats", "money", "--period", "month").lines[1] == "Spent  €12.50")
        try terminal.run("mood", "log", "good")
        #expect(try terminal.run("stats", "mood").lines[1].hasPrefix("Average mood, 1–5  4"))
        #expect(try terminal.run("stats", "weight").lines.last == "Nothing to count yet")
    }

    @Test func statisticsBreakAPartDownAsItsPagesDo() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "1000")
        for (day, amount) in [("2026-10-05", "20"), ("2026-11-03", "30"), ("2026-11-18", "10.50")] {
            try terminal.run("spend", amount, "Shop", "--category", "groceries", "--on", day)
        }
        try terminal.run("workout", "log", "Push", "--minutes", "30", "--set", "Bench press 3x8x60")
        try terminal.run("mood", "log", "good")
        try terminal.run("mood", "log", "bad")
        let money = try terminal.run("stats", "money", "--period", "year").lines
        #expect(money.contains("  Groceries  ████████████████████         €60.50"))
        #expect(money.contains("  Oct 2026   ██████████░░░░░░░░░░         €20.00"))
        #expect(money.contains("  Nov 2026   ████████████████████  €40.50 so far"))
        #expect(money.contains("Spent: by payee"))
        let json = try terminal.run("stats", "money", "--period", "year", "--json").json()
        let breakdowns = try #require(json["breakdowns"] as? [[String: Any]])
        let categories = try #require(breakdowns.first { $0["by"] as? String == "category" })
        let rows = try #require(categories["rows"] as? [[String: Any]])
        #expect(rows.map { $0["value"] as? String } == ["60.50"])

        let workouts = try terminal.run("stats", "workouts").lines
        #expect(["Workouts", "Time", "Lifted", "Kind", "Exercises"].allSatisfy { workouts.contains($0) })
        #expect(workouts.contains { $0.hasPrefix("  Bench press") && $0.hasSuffix("1 workout") })
        let moods = try terminal.run("stats", "moods").lines
        #expect(moods.contains { $0.hasPrefix("  Good") && $0.hasSuffix("1  50%") })
        #expect(["How often", "Average by weekday", "Average by time of day"].allSatisfy { moods.contains($0) })
    }

    @Test func statisticsOfWeightTellTheLowestAndHighestMeasured() throws {
        for (day, weight) in [("2026-11-16", "80"), ("2026-11-17", "82"), ("2026-11-19", "79")] {
            try terminal.run("weigh", weight, "--on", day)
        }
        let lines = try terminal.run("stats", "weight", "--period", "month").lines
        #expect(lines.last == "  80.3 kg on average · range 79 kg–82 kg")
    }

    @Test func statisticsOfAnUnknownPartAreRefused() throws {
        try terminal.run("habit", "add", "Read")
        let options = ["--data", terminal.data, "--now", "2026-11-20T09:30"]
        let said = try terminal.run(["stats", "pets"] + options, [:])
        #expect(said.status == 2 && said.errors.hasPrefix("“pets” is not one of the choices: habits, tasks, goals, "))
    }

    @Test func pointsAreLeftOutWhileTheyAreOff() throws {
        try terminal.run("mood", "log", "good")
        #expect(try terminal.run("week").lines.contains { $0.hasPrefix("Points · level 1") })
        try terminal.run("settings", "set", "game", "off")
        #expect(try terminal.run("week").lines.allSatisfy { !$0.contains("level") })
        #expect(try terminal.run("week", "--json").json()["points"] == nil)
    }
}
