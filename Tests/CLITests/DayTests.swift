import Terminal
import Testing

struct DayTests {
    let terminal = try! TestTerminal()

    @Test(arguments: [
        ("today", "2026-11-20"), ("yesterday", "2026-11-19"), ("3 days ago", "2026-11-17"),
        ("a week ago", "2026-11-13"), ("last friday", "2026-11-13"), ("last mon", "2026-11-16"),
        ("-2d", "2026-11-18"), ("2026-11-02", "2026-11-02"), ("2.11.2026", "2026-11-02"), ("-1m", "2026-10-20"),
    ])
    func everyCommandReadsDaysOfThePast(_ typed: String, _ day: String) throws {
        try terminal.run("habit", "add", "Read")
        #expect(try terminal.run("done", "Read", "--on", typed, "--json").json()["day"] as? String == day)
        try terminal.run("weigh", "80", "--on", typed)
        let measured = try terminal.run("body", "list", "--json").json()["measurements"] as? [[String: Any]]
        #expect(measured?.map { $0["day"] as? String } == [day])
        #expect(try terminal.run("today", "--on", typed, "--json").json()["day"] as? String == day)
        if typed.hasPrefix("-") { return }
        let words = typed.split(separator: " ").map { String($0) }
        let shown = try terminal.run(
            ["today"] + words + ["--json", "--data", terminal.data, "--now", "2026-11-20T09:30"])
        #expect(try shown.json()["day"] as? String == day)
    }

    @Test(arguments: [
        ("tomorrow", "2026-11-21"), ("in 3 days", "2026-11-23"), ("next friday", "2026-11-27"), ("+3d", "2026-11-23"),
        ("+2w", "2026-12-04"), ("+1m", "2026-12-20"), ("eow", "2026-11-22"), ("eom", "2026-11-30"),
        ("eoy", "2026-12-31"), ("25.12.2026", "2026-12-25"), ("fri", "2026-11-27"),
    ])
    func everyCommandReadsDaysToCome(_ typed: String, _ day: String) throws {
        #expect(try terminal.run("task", "add", "Paint", "--due", typed, "--json").json()["dueDay"] as? String == day)
        #expect(
            try terminal.run("goal", "add", "Read", "--to", "5", "--by", typed, "--json").json()["deadline"] as? String
                == day)
        #expect(try terminal.run("task", "list", "due:\(typed)", "--json").json()["count"] as? Int == 1)
        let times = try terminal.run("recur", "every day", "--start", typed, "--limit", "1", "--json").json()
        #expect((times["occurrences"] as? [String])?.first?.hasPrefix(day) == true)
    }

    @Test(arguments: [
        ("ru_RU.UTF-8", "3 дня назад", "2026-11-17"), ("ru_RU.UTF-8", "вчера", "2026-11-19"),
        ("ru_RU.UTF-8", "-2д", "2026-11-18"), ("ru_RU.UTF-8", "в прошлую пятницу", "2026-11-13"),
        ("pl_PL.UTF-8", "3 dni temu", "2026-11-17"), ("pl_PL.UTF-8", "tydzień temu", "2026-11-13"),
        ("pl_PL.UTF-8", "ostatni piątek", "2026-11-13"), ("pl_PL.UTF-8", "3 days ago", "2026-11-17"),
    ])
    func daysAreReadInEachLanguageAndInEnglish(_ locale: String, _ typed: String, _ day: String) throws {
        let said = try terminal.run("today", "--on", typed, "--json", with: ["LC_ALL": locale])
        #expect(try said.json()["day"] as? String == day)
    }

    @Test(arguments: [
        ["done", "Read", "--on", "soon"], ["task", "list", "due:soon"], ["mood", "list", "--from", "soon"],
        ["body", "set", "--birthday", "soon"], ["habit", "add", "Run", "--start", "soon"],
        ["pet", "add", "Rex", "--birthday", "soon"], ["meal", "list", "--on", "soon"],
        ["health", "show", "--from", "soon"], ["workout", "show", "--on", "soon"],
    ])
    func aDayThatCannotBeReadIsRefusedWithExamples(_ arguments: [String]) throws {
        try terminal.run("habit", "add", "Read")
        let said = try terminal.run(arguments + ["--data", terminal.data, "--now", "2026-11-20T09:30"])
        #expect(said.status == 2)
        #expect(said.errors.hasPrefix("There is no day “soon”. Write it as today, "))
    }

    @Test(arguments: [
        ["note", "list"], ["mood", "list"], ["mood", "stats"], ["health", "show"], ["health", "delete"],
    ])
    func theLastDayOfARangeIsNotBeforeTheFirst(_ command: [String]) throws {
        let range = ["--from", "today", "--to", "yesterday", "--data", terminal.data, "--now", "2026-11-20T09:30"]
        #expect(
            try terminal.run(command + range)
                == CommandResult(status: 2, output: "", errors: "The last day is before the first\n"))
    }

    @Test func aRangeOfDaysHasItsFirstAndItsLastDay() throws {
        for day in ["2026-11-17", "2026-11-18", "2026-11-19", "2026-11-20"] {
            try terminal.run("note", "add", "Snow", "--on", day)
        }
        func count(_ range: String...) throws -> Int? {
            let options = ["--json", "--data", terminal.data, "--now", "2026-11-20T09:30"]
            return try terminal.run(["note", "list"] + range + options).json()["count"] as? Int
        }
        #expect(try count() == 4)
        #expect(try count("--from", "2026-11-18", "--to", "2026-11-19") == 2)
        #expect(try count("--from", "yesterday") == 2)
        #expect(try count("--to", "3 days ago") == 1)
        let none = try terminal.run("health", "show", "--from", "tomorrow")
        #expect(none.status == 0 && none.output.hasPrefix("No health data"))
    }

    @Test func timesAreReadAsPeopleSayThem() throws {
        let task = try terminal.run("task", "add", "Call", "--due", "today", "--time", "6pm", "--json").json()
        #expect(task["dueTime"] as? String == "18:00")
        let mood = try terminal.run("mood", "log", "good", "--at", "yesterday 21:30", "--json").json()
        #expect(mood["at"] as? String == "2026-11-19T21:30")
    }
}
