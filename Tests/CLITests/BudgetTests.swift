import Terminal
import Testing

/// Today is Friday, 20 November 2026.
struct BudgetTests {
    let terminal = try! TestTerminal()

    private func budgets(_ arguments: String...) throws -> [[String: Any]] {
        try terminal.run(
            ["budget", "list", "--json"] + arguments + ["--data", terminal.data, "--now", "2026-11-20T09:30"]
        )
        .json()["budgets"] as? [[String: Any]] ?? []
    }

    @Test func envelopesInsteadOfLimitsAreAskedFor() throws {
        let terminal = try TestTerminal()
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        try terminal.run("budget", "set", "groceries", "300")
        let change = ["settings", "set", "budgeting", "envelopes", "--data", terminal.data]
        let asked = try terminal.run(change)
        #expect(asked.status == 2 && asked.errors.contains("Each begins empty") && asked.errors.contains("--yes"))
        #expect(try terminal.run("settings", "show", "budgeting").output == "limits\n")
        #expect(try terminal.run(change + ["--yes"]).output == "Budgeting: Envelopes\n")
    }

    @Test func aBudgetShowsWhatIsSpentAndLeft() throws {
        #expect(try terminal.run("budget").output == "No budgets yet\n")
        #expect(
            try terminal.run("budget", "set", "groceries", "250+50").lines
                == ["Budget for “Groceries”: €300.00 a month", "€0.00 of €300.00 · €300.00 left"])
        try terminal.run("spend", "80", "groceries", "--on", "2026-11-02")
        #expect(
            try terminal.run("budget").lines
                == ["Groceries  1–30 Nov 2026  €80.00 of €300.00  €220.00 left  €20.00 a day for 11 days"])
        #expect(try terminal.run("undo").output == "Undone: €80.00 spent: Groceries\n")
        #expect(try terminal.run("undo").output == "Undone: Budget for “Groceries”: €300.00 a month\n")
        #expect(try budgets().isEmpty)
    }

    @Test func thePaceTellsWhenTheLimitIsReached() throws {
        try terminal.run("budget", "set", "groceries", "300")
        for day in ["2026-11-03", "2026-11-10", "2026-11-17"] {
            try terminal.run("spend", "80", "groceries", "--on", day)
        }
        // 240 in 20 days are 360 in 30; 300 of them after 25.
        let line = try #require(try terminal.run("budget").lines.first)
        let pace = "At this pace: over by €60.00, limit reached on 25 Nov · €5.45 a day keeps to it"
        #expect(line.hasSuffix("€60.00 left  " + pace))
        let json = try #require(try budgets().first?["pace"] as? [String: Any])
        #expect(json["expected"] as? String == "360.00" && json["limitDay"] as? String == "2026-11-25")
    }

    @Test func anOverspentBudgetAdvisesThroughItsLastDay() throws {
        try terminal.run("budget", "set", "groceries", "50", "--per", "week")
        try terminal.run("spend", "80", "groceries", "--on", "2026-11-18")
        func advice(_ moment: String) throws -> Substring? {
            try terminal.run("budget", at: moment).lines.first?.split(separator: "  ").last
        }
        #expect(try advice("2026-11-20T09:30") == "Spend nothing more until 22 Nov, or raise the limit")
        #expect(try advice("2026-11-22T09:30") == "Spend nothing more today, or raise the limit")
    }

    @Test func aBudgetRollsOverKeepsItsOptionsAndIsDeleted() throws {
        try terminal.run(
            "budget", "set", "eating out", "50", "--per", "week", "--rollover", "--since", "2026-11-09")
        try terminal.run("spend", "20", "Costa", "--category", "eating out", "--on", "2026-11-10")
        var budget = try #require(try budgets().first)
        #expect(budget["carried"] as? String == "30.00" && budget["left"] as? String == "80.00")
        #expect(budget["from"] as? String == "2026-11-16" && budget["per"] as? String == "week")
        try terminal.run("budget", "set", "eating out", "60", "--per", "week")
        budget = try #require(try budgets().first)
        #expect(budget["left"] as? String == "90.00" && budget["rollover"] as? Bool == true)
        try terminal.run("budget", "set", "eating out", "60", "--per", "week", "--no-rollover")
        #expect(try budgets().first?["left"] as? String == "60.00")
        #expect(
            try terminal.run("budget", "end", "eating").lines.first
                == "Budget for “Eating out” ends on 22 November 2026")
        #expect(try budgets("--on", "2026-11-23").isEmpty)
        #expect(try terminal.run("budget", "delete", "eating").output == "Budget for “Eating out” deleted\n")
        #expect(try budgets().isEmpty)
    }

    @Test func envelopesAreFilledAndMoved() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "1000")
        #expect(
            try terminal.run("settings", "set", "budgeting", "envelopes").output == "Budgeting: Envelopes\n")
        #expect(
            try terminal.run("budget", "assign", "groceries", "300").lines
                == ["€300.00 assigned to “Groceries”", "Groceries: €300.00 left", "To assign: €700.00"])
        try terminal.run("spend", "320", "groceries")
        #expect(
            try terminal.run("budget", "move", "20", "groceries", "leisure").lines
                == [
                    "€20.00 moved from “Groceries” to “Leisure”", "Groceries: over by €40.00", "Leisure: €20.00 left",
                    "To assign: €700.00",
                ])
        let month = try terminal.run("budget", "--json").json()
        let groceries = (month["envelopes"] as? [[String: Any]])?.first
        #expect(groceries?["assigned"] as? String == "280.00" && groceries?["left"] as? String == "-40.00")
        #expect(month["toAssign"] as? String == "700.00" && month["month"] as? String == "2026-11")
        let december = try terminal.run("budget", "list", "--on", "2026-12-01", "--json").json()
        #expect(december["overspentLastMonth"] as? String == "-40.00" && december["toAssign"] as? String == "660.00")
        #expect(
            try terminal.run("budget", "carry", "groceries").lines.first == "Overspending stays in “Groceries”")
        let carried = try terminal.run("budget", "list", "--on", "2026-12-01", "--json").json()
        #expect(carried["toAssign"] as? String == "700.00")
        #expect(try terminal.run("budget", "assign", "pets", "-5", "--month", "2026-12").status == 0)
        #expect(try terminal.run("budget").lines.first == "November 2026 · To assign: €700.00")
        try terminal.run("budget", "assign", "travel", "900")
        #expect(
            try terminal.run("budget").lines.first == "November 2026 · You assigned €200.00 more than you have.")
    }

    @Test func envelopesNameWhatWasSpentInOtherCurrencies() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "1000")
        try terminal.run("account", "add", "Konto", "--currency", "PLN", "--balance", "500")
        try terminal.run("settings", "set", "budgeting", "envelopes")
        try terminal.run("budget", "assign", "groceries", "300")
        try terminal.run("spend", "50", "Biedronka", "--account", "Konto", "--category", "groceries")
        let lines = try terminal.run("budget").lines
        #expect(lines.contains("Spent: PLN\u{A0}50.00 in other currencies is not counted"), "\(lines)")
        let groceries = try #require(lines.first { $0.hasPrefix("Groceries") })
        #expect(groceries.contains("€0.00") && groceries.hasSuffix("PLN\u{A0}50.00 in other currencies is not counted"))
        let envelopes = try terminal.run("budget", "--json").json()["envelopes"] as? [[String: Any]]
        let others = try #require(envelopes?.first?["otherCurrencies"] as? [[String: Any]])
        #expect(others.map { $0["amount"] as? String } == ["50.00"] && others[0]["currency"] as? String == "PLN")
    }

    @Test func envelopesAreListedByTheGroupsOfTheirCategories() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "1000")
        try terminal.run("settings", "set", "budgeting", "envelopes")
        try terminal.run("money", "category", "edit", "leisure", "--group", "Fun")
        try terminal.run("money", "category", "edit", "travel", "--group", "Fun")
        try terminal.run("budget", "assign", "leisure", "50")
        try terminal.run("budget", "assign", "travel", "30")
        try terminal.run("spend", "60", "leisure")
        let lines = try terminal.run("budget").lines.map { $0.split(separator: " ").joined(separator: " ") }
        let fun = try #require(lines.firstIndex(of: "Fun €80.00 €60.00 €20.00"))
        #expect(lines[fun + 1...fun + 2] == ["Leisure €50.00 €60.00 −€10.00", "Travel €30.00 €0.00 €30.00"])
        #expect(lines[fun + 3] == "No group €0.00 €0.00 €0.00")
        let envelopes = try terminal.run("budget", "--json").json()["envelopes"] as? [[String: Any]]
        #expect(envelopes?.prefix(3).map { $0["group"] as? String } == ["Fun", "Fun", ""])
    }

    @Test func allEnvelopesAreFilledAtOnce() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR", "--balance", "1000")
        try terminal.run("settings", "set", "budgeting", "envelopes")
        try terminal.run("budget", "assign", "groceries", "300", "--month", "2026-10")
        let lines = [
            "November 2026 · Copy last month", "Groceries  €0.00  → €300.00",
            "Assigned in all: €300.00 · To assign afterwards: €400.00",
        ]
        #expect(try terminal.run("budget", "fill", "last-month", "--dry-run").lines == lines)
        #expect(try terminal.run("budget", "--json").json()["assigned"] as? String == "0.00")
        #expect(try terminal.run("budget", "fill", "last-month").lines == lines)
        #expect(try terminal.run("budget", "--json").json()["assigned"] as? String == "300.00")
        #expect(try terminal.run("undo").output == "Undone: November 2026: assigned as last month\n")
        try terminal.run("spend", "60", "leisure")
        let json = try terminal.run("budget", "fill", "overspending", "--json").json()
        #expect(json["sum"] as? String == "60.00" && json["toAssign"] as? String == "640.00")
        #expect(json["saved"] as? Bool == true && json["uncovered"] as? String == "0.00")
        let envelopes = json["envelopes"] as? [[String: Any]]
        #expect(envelopes?.first?["category"] as? String == "Leisure")
        #expect(envelopes?.first?["assigned"] as? String == "60.00")
        #expect(try terminal.run("budget", "fill", "zero").status == 0)
        #expect(
            try terminal.run("budget", "cover", "leisure").lines.first == "€60.00 assigned to “Leisure”")
        try terminal.run("spend", "5", "leisure")
        try terminal.run("budget", "assign", "pets", "20")
        #expect(
            try terminal.run("budget", "cover", "leisure", "--from", "pets").lines.first
                == "€5.00 moved from “Pets” to “Leisure”")
        #expect(try terminal.run("budget", "cover", "leisure").errors == "“Leisure” is not overspent.\n")
        #expect(try terminal.run("budget", "fill", "zero", "--replace").status == 2)
        #expect(
            try terminal.run("budget", "fill", "average", "--month", "2026-12").lines[1] == "Leisure  €0.00  → €65.00")
    }

    @Test func aGoalIsMeasuredByTheBalanceOfAnAccount() throws {
        try terminal.run("account", "add", "Savings", "--currency", "EUR", "--balance", "250")
        try terminal.run("goal", "add", "Bicycle", "--to", "1000", "--account", "sav")
        let goal = try terminal.run("goal", "show", "Bicycle", "--json").json()
        #expect(goal["current"] as? Double == 250 && goal["unit"] as? String == "EUR")
        #expect(goal["account"] as? String == "Savings")
        #expect(try terminal.run("goal", "progress", "Bicycle", "5").status == 2)
    }

    @Test func theOtherWayOfBudgetingIsPointedTo() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        #expect(
            try terminal.run("budget", "assign", "pets", "5").lines.last
                == "To see it: daybook settings set budgeting envelopes")
        #expect(try terminal.run("settings", "set", "budget-currency", "pln").output == "Budget currency: PLN\n")
        #expect(
            try terminal.run("settings", "set", "budget-currency", "zł").errors
                == "There is no currency “zł”. Use a code such as EUR.\n")
    }

    @Test(arguments: [
        (["set", "salary", "5"], "Choose a category of expenses."),
        (["set", "groceries", "-5"], "The value cannot be below zero"),
        (["set", "groceries", "5", "--per", "day"], "“day” is not one of the choices: week, month, year"),
        (["set", "groceries", "5", "--rollover", "--no-rollover"], "Only one of --rollover, --no-rollover"),
        (["set", "groceries", "5", "--currency", "euros"], "There is no currency “euros”."),
        (["delete", "groceries"], "There is no budget for “Groceries”."),
        (["assign", "groceries", "5"], "Add an account first."),
        (["assign", "nothing", "5"], "Add an account first."),
        (["fill", "average"], "Add an account first."),
        (["fill", "magic"], "“magic” is not one of the choices: last-month, average, overspending, zero"),
        (["move", "0", "groceries", "pets"], "Add an account first."),
    ])
    func whatCannotBeBudgetedIsRefusedWithAReason(arguments: [String], reason: String) throws {
        let result = try terminal.run(["budget"] + arguments + ["--data", terminal.data, "--now", "2026-11-20T09:30"])
        #expect(result.status == 2 && result.errors.hasPrefix(reason), "\(result.errors)")
    }

    @Test(arguments: [
        (["move", "0", "groceries", "pets"], "Enter an amount above zero."),
        (["move", "5", "pets", "pets"], "Choose two different envelopes."),
        (["assign", "pets", "5", "--month", "2026-13"], "“2026-13” is not a month. Write it as 2026-11."),
        (["assign", "Salary", "5"], "Choose a category of expenses."),
    ])
    func whatCannotBeAssignedIsRefusedWithAReason(arguments: [String], reason: String) throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        let result = try terminal.run(["budget"] + arguments + ["--data", terminal.data, "--now", "2026-11-20T09:30"])
        #expect(result.status == 2 && result.errors.hasPrefix(reason), "\(result.errors)")
    }
}
