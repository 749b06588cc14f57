import Terminal
import Testing

struct CategoryTests {
    let terminal = try! TestTerminal()

    @Test func categoriesAreAddedChangedListedAndDeleted() throws {
        #expect(try terminal.run("category").output == "No categories yet\n")
        #expect(try terminal.run("category", "add", "Mind", "--color", "teal").output == "“Mind” added\n")
        try terminal.run("habit", "add", "Read", "--category", "Mind")
        try terminal.run("task", "add", "Paint @Mind")
        #expect(try terminal.run("category", "list").output == "Mind  Teal  1 habit  1 task\n")
        #expect(
            try terminal.run("category", "edit", "mi", "--name", "Soul", "--icon", "📚", "--color", "Amber").output
                == "“Soul” saved\n")
        let categories = try terminal.run("category", "--json").json()["categories"] as? [[String: Any]]
        #expect(categories?.map { $0["name"] as? String } == ["Soul"])
        #expect(categories?.map { $0["color"] as? String } == ["amber"])
        #expect(categories?.map { $0["habits"] as? Int } == [1])
        #expect(try terminal.run("category", "edit", "Soul", "--name", "Soul").output == "Nothing changed\n")
        #expect(try terminal.run("category", "delete", "Soul", "--json").json()["name"] as? String == "Soul")
        #expect(try terminal.run("habit", "list").lines.count == 1)
        try terminal.run("undo")
        #expect(try terminal.run("category").lines.count == 1)
    }

    @Test(arguments: [
        (["add", " "], "Enter a name"), (["add", "mind"], "You already have a category “Mind”"),
        (["edit", "Mid"], "There is no category “Mid”. Did you mean “Mind”?\n"),
        (["edit", "Home"], "There is no category “Home”. You have: “Mind”."),
        (
            ["add", "Body", "--color", "pink"],
            "There is no colour “pink”: rose, amber, leaf, teal, sky, iris, plum, stone"
        ),
        (["add", "Body", "--icon", "x"], "Choose a single emoji"),
    ])
    func refusalsSayWhy(_ arguments: [String], _ reason: String) throws {
        try terminal.run("category", "add", "Mind")
        let said = try terminal.run(["category"] + arguments + ["--data", terminal.data])
        #expect(said.status == 2)
        #expect(said.errors.hasPrefix(reason))
        #expect(try terminal.run("category").lines.count == 1)
    }
}

struct SettingsTests {
    let terminal = try! TestTerminal()

    @Test func settingsAreListedShownAndChanged() throws {
        #expect(
            try terminal.run("settings").lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
                "language auto", "theme system", "first-weekday mon", "day-ends-at 0", "tap marks",
                "habit-layout tiles", "budgeting limits", "budget-currency auto",
                "parts tasks,habits,goals,notes,moods,workouts,meals,weight,health,money", "game on",
            ])
        #expect(
            try terminal.run("settings", "set", "first-weekday", "sunday").output
                == "First day of the week: Sunday\n")
        #expect(try terminal.run("settings", "show", "first-weekday").output == "sun\n")
        #expect(try terminal.run("settings", "set", "day-ends-at", "03:00").output == "The day ends at: 03:00\n")
        #expect(
            try terminal.run("settings", "set", "day-ends-at", "3").output
                == "The day ends at: 03:00. Nothing changed.\n")
        #expect(try terminal.run("today", "--json", at: "2026-11-21T02:30").json()["day"] as? String == "2026-11-20")
        let settings = try terminal.run("settings", "--json").json()
        #expect(settings["first-weekday"] as? String == "sun")
        #expect(settings["day-ends-at"] as? Int == 3)
        #expect(try terminal.run("settings", "set", "language", "ru").output == "Language: Русский\n")
        #expect(try terminal.run("today").output.contains("20 ноября"))
        try terminal.run("undo")
        #expect(try terminal.run("settings", "show", "language", "--json").json()["language"] as? String == "auto")
    }

    @Test func partsAreSwitchedOnAndOff() throws {
        #expect(
            try terminal.run("settings", "set", "parts", "moods,tasks").output == "What you use: tasks,moods\n")
        #expect(try terminal.run("settings", "--json").json()["parts"] as? [String] == ["tasks", "moods"])
        #expect(
            try terminal.run("settings", "set", "parts", "tasks,mods").errors.hasSuffix("Did you mean “moods”?\n"))
    }

    @Test(arguments: [
        (["set", "theme", "blue"], "“blue” is not one of the choices: system, light, dark"),
        (["set", "day-ends-at", "7"], "“7” is not one of the choices: 0, 1, 2, 3, 4, 5, 6"),
        (["set", "language", "de"], "“de” is not one of the choices: auto, en, ru, pl"),
        (
            ["show", "thme"],
            "“thme” is not one of the choices: language, theme, first-weekday, day-ends-at, tap, habit-layout, "
                + "budgeting, budget-currency, parts, game. "
                + "Did you mean “theme”?"
        ),
    ])
    func refusalsListTheChoices(_ arguments: [String], _ reason: String) throws {
        let said = try terminal.run(["settings"] + arguments + ["--data", terminal.data])
        #expect(said.status == 2)
        #expect(said.errors.hasPrefix(reason))
    }
}
