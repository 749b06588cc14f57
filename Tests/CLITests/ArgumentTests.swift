import DaybookCore
import Foundation
import Terminal
import Testing

struct ArgumentTests {
    let terminal = try! TestTerminal()

    private func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> CommandResult {
        try terminal.run(arguments + ["--data", terminal.data, "--now", "2026-11-20T09:30"], environment)
    }

    // Numbers
    @Test(arguments: [
        ["weigh", "-5"], ["log", "weight", "-5"], ["goal", "progress", "Read", "-x3"],
        ["done", "Water", "--value", "-3"],
        ["body", "list", "--limit", "-5"], ["weigh", "80", "--fat", "-3"],
        ["meal", "log", "lunch", "--energy", "-450"],
    ])
    func numbersBelowZeroAreRefusedInDaybooksWords(_ arguments: [String]) throws {
        try terminal.run("habit", "add", "Water", "--at-least", "2")
        try terminal.run("goal", "add", "Read", "--to", "12")
        let said = try run(arguments)
        #expect(said.status == 2)
        #expect(said.output.isEmpty)
        if !arguments.contains("-x3") { #expect(!said.errors.contains("option")) }
        #expect(!said.errors.contains("Error:") && !said.errors.contains("Usage:"))
        let russian = try run(arguments, ["LC_ALL": "ru_RU.UTF-8"])
        #expect(russian.status == 2)
        #expect(russian.errors.unicodeScalars.contains { (0x410...0x44F).contains($0.value) })
    }

    @Test func aNumberBelowZeroIsTakenWhereItIsAllowed() throws {
        try terminal.run("goal", "add", "Save", "--to", "100")
        #expect(try terminal.run("goal", "progress", "Save", "-5", "--json").json()["current"] as? Double == -5)
    }

    @Test(arguments: [
        (["done", "Read", "--frobnicate"], "There is no option “--frobnicate”. See: daybook done --help"),
        (
            ["done", "Read", "--nota", "x"],
            "There is no option “--nota”, but there is “--note”. See: daybook done --help"
        ),
        (["today", "--day", "fri"], "There is no option “--day”, but there is “--on”. See: daybook today --help"),
        (["weigh", "80", "--unit", "kg"], "There is no option “--unit”. See: daybook weigh --help"),
        (["serve", "--port", "70000"], "--port: from 0 to 65,535"),
        (["serve", "--host", ""], "“” is not an address; write it as 127.0.0.1"),
        (["note", "add"], "Missing: <text>. See: daybook note add --help"),
        (["meal", "totals", "--last", "0"], "--last: from 1 to 10,000"),
        (["today", "--on"], "Give a value for --on <day>. See: daybook today --help"),
        (["habit", "add"], "Missing: <title>. See: daybook habit add --help"),
        (["undo", "again", "more"], "Too many arguments: “more”. See: daybook undo --help"),
        (
            ["body", "list", "--limit", "-5"],
            "--limit <n>: “-5” is not a positive whole number. See: daybook body list --help"
        ),
        (
            ["export", "--format", "xml"],
            "--format <format>: “xml” is not one of the choices: json, csv, ics, todotxt, transactions, hledger, beancount. See: daybook export --help"
        ),
    ])
    func refusedArgumentsAreToldInOneLine(_ arguments: [String], _ reason: String) throws {
        #expect(try terminal.run(arguments) == CommandResult(status: 2, output: "", errors: reason + "\n"))
    }

    // JSON
    @Test func errorsAreJSONWithJSON() throws {
        for arguments in [["task", "done", "Paint"], ["frob"], ["done"], ["add", "x", "--due", "soon"]] {
            let said = try terminal.run(arguments + ["--json"])
            #expect(said.status == 2)
            #expect(said.output.isEmpty)
            let json = try #require(
                try JSONSerialization.jsonObject(with: Data(said.errors.utf8)) as? [String: Any])
            #expect(Set(json.keys) == ["error", "code"])
            #expect(json["code"] as? Int == 2)
            let reason = try terminal.run(arguments).errors.trimmingCharacters(in: .newlines)
            #expect(json["error"] as? String == reason)
        }
        let broken = try terminal.write("Dear diary", to: "file")
        let failed = try terminal.run(["today", "--json", "--data", broken])
        #expect(failed.status == 1)
        #expect(failed.errors.contains("\"code\": 1"))
    }

    // Standard input
    @Test func aDashReadsStandardInput() throws {
        try terminal.run("habit", "add", "Read")
        let options = "--data data --now 2026-11-20T09:30"
        let note = "printf 'One\\nTwo\\n' | \"$daybook\" done Read --note - \(options) --json"
        #expect(try terminal.runScript(note).json()["note"] as? String == "One\nTwo")
        let lines = "printf 'Paint @Flat\\n\\nCall tomorrow @Flat\\n' | \"$daybook\" add - \(options)"
        let said = try terminal.runScript(lines)
        #expect(said.lines.count == 2)
        #expect(said.lines.map { $0.hasPrefix("Added “") } == [true, true])
        let tasks = try terminal.run("task", "list", "sort:title", "--json").json()["tasks"] as? [[String: Any]]
        #expect(tasks?.map { $0["title"] as? String } == ["Call", "Paint"])
        #expect(tasks?.map { $0["category"] as? String } == ["Flat", "Flat"])
        #expect((try terminal.run("category", "--json").json()["categories"] as? [Any])?.count == 1)
        #expect(try terminal.run("undo").output == "Undone: 2 tasks added\n")
        #expect(try terminal.run("task", "list").lines.last == "No tasks yet")
        #expect(
            try terminal.runScript("\"$daybook\" add - \(options) </dev/null").errors == "Standard input is empty\n")
        let many = try terminal.runScript("yes Paint 2>&- | head -n 1001 | \"$daybook\" add - \(options)")
        #expect(
            many.errors == "At most 1,000 tasks at once, and there are 1,001 lines. For a file: daybook import\n")
        let endless = try terminal.runScript("yes Paint 2>&- | \"$daybook\" note add - \(options)")
        #expect(endless.errors == "Standard input is too large\n")
        #expect(endless.status == 2 && many.status == 2)
        let imported = try terminal.runScript(
            "\"$daybook\" export \(options) | \"$daybook\" import - --data other --now 2026-11-20T09:30")
        #expect(imported.status == 0 && imported.output.contains("imported"))
    }

    // The data folder
    @Test func dataFolderIsThatOfTheEnvironmentUnlessAnOptionSaysOtherwise() throws {
        let (one, two) = (terminal.folder + "/one", terminal.folder + "/two")
        #expect(try terminal.run(["habit", "add", "Read"], ["DAYBOOK_DATA": one]).status == 0)
        #expect(FileManager.default.fileExists(atPath: one + "/journals/me/journal.sqlite"))
        #expect(try terminal.run(["habit", "add", "Run", "--data", two], ["DAYBOOK_DATA": one]).status == 0)
        #expect(try terminal.run(["habit", "list"], ["DAYBOOK_DATA": two]).output.contains("Run"))
        #expect(try terminal.run(["habit", "list"], ["DAYBOOK_DATA": one]).lines.count == 1)
    }

    // Groups of commands
    @Test(arguments: [
        ("task", "tasks"), ("habit", "habits"), ("goal", "goals"), ("note", "notes"), ("mood", "moods"),
        ("pet", "pets"), ("meal", "meals"), ("food", "foods"), ("workout", "workouts"), ("category", "categories"),
    ])
    func aGroupWithoutACommandLists(_ group: String, _ member: String) throws {
        let listed = try terminal.run(group, "list", "--json")
        #expect(try listed.json()[member] is [Any])
        #expect(try terminal.run(group, "--json") == listed)
        #expect(try terminal.run("--json", group) == listed)
        #expect(try terminal.run(group) == terminal.run(group, "list"))
        #expect(try terminal.run(["help", group]) == terminal.run(group, "help"))
        #expect(try terminal.run(group, "--help").lines.contains { $0.contains("(default)") })
    }

    @Test func optionsOfAllCommandsMayStandBetweenAGroupAndItsCommand() throws {
        #expect(try terminal.run("task", "--json", "add", "Paint").json()["title"] as? String == "Paint")
        #expect(try terminal.run("log", "--json", "mood", "good").json()["mood"] as? String == "good")
        #expect(try terminal.run("task", "--json").json()["count"] as? Int == 1)
        let routines = ["workout", "--data", terminal.data, "routine", "--json"]
        #expect(try terminal.run(routines).json()["routines"] as? [String] == [])
    }

    // Short names
    @Test func shortNamesStandForWholeCommands() throws {
        #expect(try terminal.run("add", "Call", "the", "bank", "tomorrow", "--json").json()["dueDay"] is String)
        #expect(try terminal.run("--json", "add", "Paint").json()["title"] as? String == "Paint")
        #expect(try terminal.run("log", "mood", "good", "--json").json()["mood"] as? String == "good")
        #expect(try terminal.run("log", "weight", "80").status == 0)
        #expect(try terminal.run("log", "task", "Swept", "--json").json()["status"] as? String == "completed")
        #expect(try terminal.run("tasks", "ls", "--json").json()["count"] as? Int == 2)
        #expect(try terminal.run("task", "rm", "Paint").output == "“Paint” deleted\n")
        #expect(
            try terminal.run("log", "moood", "good").errors
                == "“moood” is not one of the choices: mood, note, meal, weight, workout, task, progress. "
                + "Did you mean “mood”?\n")
    }

    @Test(arguments: [
        (["ran", "5", "km", "in", "27", "min"], "“Running”: 5 km · 27 min"),
        (["mood good, walk"], "Mood logged: good"),
        (["lunch:", "2", "eggs", "and", "toast"], "Lunch logged"),
        (["weighed", "79.1"], "Weight: 79.1 kg"),
    ])
    func logTakesASentence(_ typed: [String], _ expected: String) throws {
        let said = try terminal.run(["log"] + typed + ["--data", terminal.data, "--now", "2026-11-20T09:30"])
        #expect(said.output == expected + "\n")
        #expect(try terminal.run("undo").output == "Undone: \(expected)\n")
    }

    @Test func logOfAnUnknownFoodLeadsToTheList() throws {
        let said = try terminal.run("log", "lunch: fondue 300 g")
        #expect(said.status == 2)
        #expect(said.errors == "There is no food “fondue”. See: daybook food list\n")
    }

    @Test(arguments: [
        (["habit", "Swim", "every", "monday"], "“Swim” added"),
        (["Call", "Dad", "tomorrow"], "Added “Call Dad”: tomorrow"),
        (["goal", "lose", "5", "kg"], "“lose 5 kg” added"),
        (["mood", "bad", "yesterday"], "Mood logged: bad"),
        (["mood bad yesterday"], "Mood logged: bad"),
        (["weight", "80", "yesterday"], "Weight: 80 kg"),
    ])
    func logTakesWhatTheLineOfAPageTakes(_ typed: [String], _ expected: String) throws {
        let said = try terminal.run(["log"] + typed + ["--data", terminal.data, "--now", "2026-11-20T09:30"])
        #expect(said.errors.isEmpty)
        #expect(said.lines.first?.contains(expected) == true, "\(said.output)")
    }

    @Test(arguments: [
        ("tasks", ["Call", "Dad", "tomorrow"], "Tasks is switched off."), ("money", ["coffee", "4.50"], "Money is"),
        ("weight", ["weight 80"], "Weight is"), ("notes", ["note Rain"], "Notes is"),
        ("moods", ["mood good"], "Mood is"), ("habits", ["habit", "Swim"], "Habits is"),
    ])
    func logForAPartThatIsOffSaysHowToSwitchItOn(_ part: String, _ typed: [String], _ said: String) throws {
        let others = JournalPart.allCases.map(\.rawValue).filter { $0 != part }.joined(separator: ",")
        try terminal.run("settings", "set", "parts", others)
        let logged = try terminal.run(["log"] + typed)
        #expect(logged.status == 0)
        #expect(logged.output.contains(said) && logged.output.contains("daybook settings set parts "))
        #expect(try !terminal.run("log", "workout", "Yoga").output.contains("switched off"))
    }

    @Test func logTakesARecurringExpense() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        #expect(try terminal.run("log", "netflix", "12.99", "monthly").status == 0)
        #expect(try terminal.run("bill", "list").output.contains("netflix"))
    }

    @Test func logOfAWeighedFoodThatIsNotKnownIsNoTask() throws {
        let said = try terminal.run(["log", "durian", "150", "g", "--data", terminal.data, "--now", "2026-11-20T09:30"])
        #expect(said.status == 2 && said.errors == "There is no food “durian”. See: daybook food list\n")
    }

    @Test(arguments: [["Buy", "milk"], ["x"]])
    func logTakesNoSentenceWithoutAMeaning(_ typed: [String]) throws {
        let said = try terminal.run(["log"] + typed + ["--data", terminal.data, "--now", "2026-11-20T09:30"])
        #expect(said.status == 2)
        #expect(
            said.errors
                == "“\(typed.joined(separator: " "))” does not say what was done or measured. For example: "
                + "daybook log ran 5 km in 27 min; daybook log 'mood good, walk'\n")
        #expect(try terminal.run("history", "--json").json()["history"] as? [String] == [])
    }

    @Test func aSentenceOfAPartThatIsOffIsLogged() throws {
        #expect(try terminal.run("settings", "set", "parts", "tasks").status == 0)
        #expect(try terminal.run("log", "coffee", "4.50").status == 0)
        #expect(try terminal.run("log", "weighed 79.1").lines.first == "Weight: 79.1 kg")
    }

    @Test func aSentenceSaysWhichAccountItMade() throws {
        #expect(try terminal.run("log", "coffee 4.50").output == "€4.50 spent: coffee\nAccount “Cash” added\n")
        #expect(try terminal.run("log", "tea 2.50").output == "€2.50 spent: tea\n")
    }

    @Test func aSentenceThatIsNotUnderstoodIsAnErrorInJSONToo() throws {
        let said = try terminal.run("log", "frobnicate the quux", "--json")
        #expect(said.status == 2 && said.output.isEmpty)
        let error = try JSONSerialization.jsonObject(with: Data(said.errors.utf8)) as? [String: Any]
        #expect(error?["code"] as? Int == 2)
        #expect((error?["error"] as? String)?.hasPrefix("“frobnicate the quux” does not say") == true)
    }

    @Test(arguments: [
        ("pl_PL.UTF-8", "Z „Kupić mleko” nie wynika, co zrobiono lub zmierzono."),
        ("ru_RU.UTF-8", "Из «Kupić mleko» непонятно, что сделано или измерено."),
    ])
    func aSentenceThatIsNotUnderstoodIsRefusedInThePersonsLanguage(_ locale: String, _ reason: String) throws {
        let said = try terminal.run("log", "Kupić mleko", with: ["LC_ALL": locale])
        #expect(said.status == 2 && said.errors.hasPrefix(reason))
    }

    @Test func versionIsPrinted() throws {
        let said = try terminal.run(["--version"])
        #expect(said.status == 0)
        // That of a package, or when it was built from source.
        #expect(said.lines.count == 1 && said.output.count > "daybook ".count + 4)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func completionsAreMadeForEachShell(_ shell: String) throws {
        let said = try terminal.run(["--generate-completion-script", shell])
        #expect(said.status == 0)
        #expect(said.output.contains("category"))
    }
}
