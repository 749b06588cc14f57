import Terminal
import Testing

struct HabitTests {
    let terminal = try! TestTerminal()

    @Test func aLimitCanBeZero() throws {
        try terminal.run("habit", "add", "No cigarettes", "--at-most", "0")
        try terminal.run("done", "No cigarettes", "--on", "yesterday", "--value", "0")
        let marked = try terminal.run("done", "No cigarettes", "--value", "2", "--json").json()
        #expect(marked["done"] as? Bool == false)
        #expect(
            try terminal.run(["habit", "add", "Run", "--at-least", "0", "--data", terminal.data]).errors
                == "The target must be above zero\n")
    }

    @Test func aLimitIsKeptOnceItsDayIsOver() throws {
        try terminal.run("habit", "add", "Coffee", "--at-most", "2", "--unit", "cups")
        let marked = try terminal.run("done", "Coffee", "--value", "1", "--json").json()
        #expect(marked["done"] as? Bool == false && marked["status"] as? String == "open")
        #expect(marked["currentStreak"] as? Int == 0)
        // "done" without an amount keeps the one that is within the limit.
        #expect(try terminal.run("done", "Coffee", "--json").json()["value"] as? Double == 1)
        #expect(try terminal.run("points", "--json").json()["points"] as? Int == 0)
        func habit(at moment: String) throws -> [String: Any] {
            try terminal.run("habit", "show", "Coffee", "--json", at: moment).json()
        }
        let today = try habit(at: "2026-11-20T22:00")
        #expect(today["currentStreak"] as? Int == 0)
        #expect((today["entries"] as? [[String: Any]])?.first?["done"] as? Bool == false)
        let tomorrow = try habit(at: "2026-11-21T09:30")
        #expect(tomorrow["currentStreak"] as? Int == 1)
        #expect((tomorrow["entries"] as? [[String: Any]])?.first?["done"] as? Bool == true)
        #expect(try terminal.run("points", "--json", at: "2026-11-21T09:30").json()["points"] as? Int ?? 0 > 0)
    }

    @Test func addedHabitStandsInTodayUnderItsCategory() throws {
        #expect(
            try terminal.run("habit", "add", "Read", "--every", "mon,wed,fri", "--category", "Mind")
                == CommandResult(status: 0, output: "“Read” added\n", errors: ""))
        #expect(
            try terminal.run("today").output == """
                Friday, 20 November 2026
                One to go

                Mind  0 of 1
                  ·  Read  Mon, Wed, Fri

                """)
    }

    @Test(arguments: [
        (["--every", "day"], "daily"), (["--every", "mon,wed,fri"], "weekdays:mon,wed,fri"),
        (["--every", "weekdays"], "weekdays:mon,tue,wed,thu,fri"), (["--every", "weekends"], "weekdays:sat,sun"),
        (["--every", "Sunday"], "weekdays:sun"), (["--times", "3", "--per", "week"], "weekly:3"),
        (["--times", "3"], "weekly:3"), (["--times", "2", "--per", "month"], "monthly:2"),
        (["--times", "3", "--per", "10"], "within:3/10"), (["--every", "2"], "every:2"), (["--every", "1"], "daily"),
        (["--every", "within:3/10"], "within:3/10"),
    ])
    func everyFormOfScheduleCanBeTyped(_ options: [String], _ code: String) throws {
        let said = try terminal.run(["habit", "add", "Read", "--json", "--data", terminal.data] + options)
        #expect(try said.json()["schedule"] as? String == code)
    }

    @Test func everyOptionOfAHabitIsKept() throws {
        try terminal.run(
            "habit", "add", "Run", "--at-least", "5,5", "--unit", "km", "--note", "Slowly", "--icon", "🏃", "--color",
            "leaf", "--start", "2026-11-01", "--remind", "07:30@mon,fri Shoes on", "--remind", "18:00@weekends",
            "--category",
            "Body")
        let habit = try terminal.run("habit", "show", "Run", "--json").json()
        #expect(habit["kind"] as? String == "atLeast")
        #expect(habit["target"] as? Double == 5.5)
        #expect(habit["unit"] as? String == "km")
        #expect(habit["note"] as? String == "Slowly")
        #expect(habit["icon"] as? String == "🏃")
        #expect(habit["color"] as? String == "leaf")
        #expect(habit["category"] as? String == "Body")
        #expect(habit["startDay"] as? String == "2026-11-01")
        #expect(habit["createdOn"] as? String == "2026-11-20")
        let reminders = habit["reminders"] as? [[String: Any]]
        #expect(reminders?.map { $0["time"] as? String } == ["07:30", "18:00"])
        #expect(reminders?.first?["weekdays"] as? [String] == ["mon", "fri"])
        #expect(reminders?.last?["weekdays"] as? [String] == ["sat", "sun"])
        #expect(reminders?.first?["text"] as? String == "Shoes on")
    }

    @Test func editChangesOnlyTheGivenFields() throws {
        try terminal.run("habit", "add", "Run", "--at-least", "5", "--unit", "km", "--category", "Body")
        #expect(try terminal.run("habit", "edit", "Run", "--title", "Jog").output == "“Jog” saved\n")
        #expect(try terminal.run("habit", "edit", "Jog", "--title", "Jog").output == "Nothing changed\n")
        let habit = try terminal.run("habit", "edit", "Jog", "--at-least", "6", "--json").json()
        #expect(habit["title"] as? String == "Jog")
        #expect(habit["target"] as? Double == 6)
        #expect(habit["unit"] as? String == "km")
        #expect(habit["category"] as? String == "Body")
    }

    @Test(arguments: [
        (["habit", "add", " "], "Enter a title\n"), (["habit", "add", "x"], "Title: At least 2 characters\n"),
        (["habit", "add", String(repeating: "long ", count: 2000)], "Title: At most 64 characters\n"),
        (["habit", "add", "READ"], "You already have “Read”\n"),
        (["habit", "add", "\u{202E}\u{200F}"], "Enter a title\n"),
        (
            ["habit", "add", "Run", "--every", "fortnight"],
            "There is no schedule “fortnight”: it is day, weekdays, weekends, mon,wed,fri or a number of days "
                + "up to 366\n"
        ),
        (
            ["habit", "add", "Run", "--times", "2", "--per", "fortnight"],
            "There is no schedule “fortnight”: it is week, month or a number of days up to 366\n"
        ),
        (["habit", "add", "Run", "--per", "week"], "--per goes with --times\n"),
        (["habit", "add", "Run", "--times", "9", "--per", "week"], "More times than there are days\n"),
        (["habit", "add", "Run", "--times", "0"], "--times: at least 1\n"),
        (["habit", "add", "Run", "--every", "2", "--times", "3"], "Only one of --every, --times\n"),
        (["habit", "add", "Run", "--at-least", "0"], "The target must be above zero\n"),
        (["habit", "add", "Run", "--at-least", "NaN"], "Target: This is not a number\n"),
        (["habit", "add", "Run", "--at-most", "-1"], "Target: The value cannot be below zero\n"),
        (
            ["habit", "add", "Run", "--color", "#ff00zz"],
            "There is no colour “#ff00zz”: rose, amber, leaf, teal, sky, iris, plum, stone\n"
        ),
        (
            ["habit", "add", "Run", "--remind", "09:00@funday"],
            "“funday” names no weekdays: they are mon,wed,fri, weekdays or weekends\n"
        ),
        (["history", "--limit", "0"], "--limit: at least 1\n"),
        (
            ["habit", "add", "Run", "--start", "2026-02-30"],
            "There is no day “2026-02-30”. Write it as today, yesterday, tomorrow, fri, next friday, in 3 days, "
                + "3 days ago, +3d, eow, 2026-11-20 or 25.12.2026.\n"
        ),
        (["habit", "add", "Run", "--remind", "25:00"], "“25:00” is not a time; write it as 09:30\n"),
        (["done", "Read", "--value", "3"], "“Read” is marked done or not done, without a number\n"),
        (["done", "Read", "--on", "2026-12-24"], "This day is in the future\n"),
        (["habit", "edit", "Read", "--unit", "km"], "“Read” is marked done or not done, without a number\n"),
        (["habit", "delete", "Read"], "Only an archived habit can be deleted\n"),
        (["stats", "--period", "decade"], "“decade” is not one of the choices: week, month, year, all\n"),
        (["undo", "--now", "yesterday"], "“yesterday” is not a date and time; write it as 2026-11-20T09:30\n"),
    ])
    func refusedCommandsSayWhyExitWithTwoAndChangeNothing(_ arguments: [String], _ reason: String) throws {
        try terminal.run("habit", "add", "Read")
        let before = try terminal.run("export")
        let moment = arguments.contains("--now") ? [] : ["--now", "2026-11-20T09:30"]
        #expect(
            try terminal.run(arguments + ["--data", terminal.data] + moment)
                == CommandResult(status: 2, output: "", errors: reason))
        #expect(try terminal.run("export") == before)
    }

    @Test(arguments: [["done"], ["done", "Read", "--frob"], ["today", "--on"]])
    func invalidArgumentsExitWithTwo(_ arguments: [String]) throws {
        let said = try terminal.run(arguments)
        #expect(said.status == 2)
        #expect(said.output.isEmpty)
        #expect(said.errors.contains(". See: daybook "))
        #expect(said.errors.split(separator: "\n").count == 1)
    }

    @Test(arguments: [
        (["frob"], "There is no command “frob”. All commands: daybook help\n"),
        (["tody"], "There is no command “tody”. Did you mean “today”? All commands: daybook help\n"),
        (["help", "tody"], "There is no command “tody”. Did you mean “today”? All commands: daybook help\n"),
        (
            ["habit", "frob"],
            "There is no command “frob”. All commands: add, list, show, edit, archive, restore, delete\n"
        ),
        (
            ["habit", "ad", "Read"],
            "There is no command “ad”. Did you mean “add”? All commands: add, list, show, edit, archive, restore, "
                + "delete\n"
        ),
        (
            ["--data", "data", "exprot", "--format", "csv"],
            "There is no command “exprot”. Did you mean “export”? All commands: daybook help\n"
        ),
        (
            ["--json", "exprot"],
            "{\n  \"error\": \"There is no command “exprot”. Did you mean “export”? All commands: daybook help\",\n"
                + "  \"code\": 2\n}\n"
        ),
        (["--data", "data"], "Name a command, as in daybook today --json. All commands: daybook help\n"),
    ])
    func unknownCommandIsNamedAndNotTheOptionBehindIt(_ arguments: [String], _ reason: String) throws {
        #expect(
            try terminal.run(arguments + ["--now", "2026-11-20T09:30"])
                == CommandResult(status: 2, output: "", errors: reason))
    }

    @Test func titlesAlikeButForAccentsAreToldApartByIDs() throws {
        try terminal.run("habit", "add", "Café")
        try terminal.run("habit", "add", "Cafe")
        let listed = try terminal.run("habit", "list", "--json").json()
        let ids = try #require(listed["habits"] as? [[String: Any]]).compactMap { $0["id"] as? String }
        #expect(
            try terminal.run("done", "cafe")
                == CommandResult(
                    status: 2, output: "", errors: "“cafe” could be “Café” (\(ids[0])), “Cafe” (\(ids[1])).\n"))
        #expect(try terminal.run("done", ids[1]).output == "“Cafe” is done\n")
        #expect(try terminal.run("done", "Café").output == "“Café” is done\n")
    }

    @Test(arguments: [["--help"], ["help", "habit"], [], ["habit", "add", "--help"]])
    func helpIsNoError(_ arguments: [String]) throws {
        let said = try terminal.run(arguments)
        #expect(said.status == 0)
        #expect(said.output.contains("USAGE: daybook"))
        #expect(said.errors.isEmpty)
    }

    @Test func titlesMatchByTheirUniqueBeginning() throws {
        for title in ["Read", "Run", "Water the plants", "Über"] { try terminal.run("habit", "add", title) }
        #expect(try terminal.run("done", "rea").output == "“Read” is done\n")
        #expect(try terminal.run("done", "WAT").output == "“Water the plants” is done\n")
        #expect(try terminal.run("done", "uber").output == "“Über” is done\n")
        #expect(
            try terminal.run("done", "r")
                == CommandResult(status: 2, output: "", errors: "“r” could be “Read”, “Run”.\n"))
        #expect(
            try terminal.run("done", "Reed")
                == CommandResult(
                    status: 2, output: "",
                    errors: "There is no habit “Reed”. Did you mean “Read”? You have: “Read”, “Run”, "
                        + "“Water the plants”, “Über”.\n"))
        #expect(
            try terminal.run("done", "Ski").errors
                == "There is no habit “Ski”. You have: “Read”, “Run”, “Water the plants”, “Über”.\n")
    }

    @Test func manyHabitsAreNamedByTheCommandThatListsThem() throws {
        for number in 1...11 { try terminal.run("habit", "add", "Habit \(number)") }
        #expect(try terminal.run("done", "Ski").errors == "There is no habit “Ski”. See: daybook habit list\n")
        #expect(
            try terminal.run("done", "Ski", with: ["LC_ALL": "pl_PL.UTF-8"]).errors
                == "Nie ma nawyku „Ski”. Lista: daybook habit list\n")
    }

    @Test func habitGoesThroughTheArchiveToItsEndAndBack() throws {
        try terminal.run("habit", "add", "Read")
        try terminal.run("done", "Read")
        #expect(try terminal.run("habit", "archive", "Read").output == "“Read” archived\n")
        #expect(try terminal.run("habit", "archive", "Read").output == "“Read” archived. Nothing changed.\n")
        #expect(try terminal.run("done", "Read").errors == "This habit is in the archive\n")
        #expect(try terminal.run("habit", "list").output == "No habits yet\n")
        #expect(try terminal.run("habit", "list", "--archived").output.contains("Read"))
        #expect(try terminal.run("habit", "restore", "Read").output == "“Read” restored\n")
        try terminal.run("habit", "archive", "Read")
        #expect(try terminal.run("habit", "delete", "Read").output == "“Read” deleted\n")
        #expect(try terminal.run("habit", "show", "Read").status == 2)
        #expect(try terminal.run("undo").output == "Undone: “Read” deleted; it is in the archive\n")
        let habit = try terminal.run("habit", "show", "Read", "--json").json()
        #expect(habit["archived"] as? Bool == true)
        #expect((habit["entries"] as? [Any])?.count == 1)
    }
}
