import Foundation
import Terminal
import Testing

struct MarkingTests {
    let terminal = try! TestTerminal()

    @Test func doneTwiceChangesNothingTheSecondTime() throws {
        try terminal.run("habit", "add", "Read")
        #expect(try terminal.run("done", "Read").output == "“Read” is done\n")
        #expect(try terminal.run("done", "Read").output == "“Read” is done. Nothing changed.\n")
        #expect(try terminal.run("undone", "Read").output == "“Read” is not done\n")
        #expect(try terminal.run("undone", "Read").output == "“Read” is not done. Nothing changed.\n")
    }

    @Test func aWeekdayIsTheLatestOneAndADayToComeIsRefused() throws {
        try terminal.run("habit", "add", "Read")
        #expect(try terminal.run("done", "Read", "--on", "friday").output == "“Read” is done\n")
        try terminal.run("done", "Read", "--on", "sat")
        #expect(try days(of: "Read") == ["2026-11-14", "2026-11-20"])
        try terminal.run("done", "Read", "--on", "on sunday")
        try terminal.run("done", "Read", "--on", "в среду", with: ["LANG": "ru_RU.UTF-8"])
        try terminal.run("done", "Read", "--on", "we wtorek", with: ["LANG": "pl_PL.UTF-8"])
        let marked = ["2026-11-14", "2026-11-15", "2026-11-17", "2026-11-18", "2026-11-20"]
        #expect(try days(of: "Read") == marked)
        let ahead = try terminal.run("done", "Read", "--on", "tomorrow")
        #expect(ahead.status == 2 && ahead.errors.contains("in the future"))
    }

    @Test func daysCanBeNamed() throws {
        try terminal.run("habit", "add", "Read")
        #expect(try terminal.run("done", "Read", "--on", "yesterday").output == "“Read” is done, yesterday\n")
        #expect(try terminal.run("done", "Read", "--on", "2026-11-02").output == "“Read” is done, 2 Nov\n")
        let polish = ["LANG": "pl_PL.UTF-8"]
        #expect(try terminal.run("done", "Read", "--on", "dziś", with: polish).output == "„Read”: zrobione\n")
        #expect(try days(of: "Read") == ["2026-11-02", "2026-11-19", "2026-11-20"])
    }

    @Test func measuredDayIsTheTotalAndWhatWasAddedToIt() throws {
        try terminal.run("habit", "add", "Water", "--at-least", "2", "--unit", "l")
        #expect(try terminal.run("done", "Water", "--value", "1.25").output == "“Water”: 1.25 of 2 l\n")
        #expect(try terminal.run("done", "Water", "--add", "0,5").output == "“Water”: 1.75 of 2 l\n")
        let short = try terminal.run("today", "--json").json()
        #expect((short["counts"] as? [String: Int])?["done"] == 0)
        let full = try terminal.run("done", "Water", "--add", "0.5", "--note", "Hot day", "--json").json()
        #expect(full["value"] as? Double == 2.25)
        #expect(full["done"] as? Bool == true)
        #expect(full["note"] as? String == "Hot day")
        #expect(try terminal.run("done", "Water").output == "“Water”: 2.25 of 2 l. Nothing changed.\n")
        #expect(try terminal.run("done", "Water", "--value", "3").output == "“Water”: 3 of 2 l\n")
        #expect(try terminal.run("done", "Water", "--value", "-3").errors == "The value cannot be below zero\n")
        #expect(try terminal.run("done", "Water", "--value", "three").errors == "Value: This is not a number\n")
    }

    @Test func skippedDayIsNeitherDoneNorDue() throws {
        try terminal.run("habit", "add", "Read", at: "2026-11-18T08:00")
        try terminal.run("done", "Read", at: "2026-11-18T21:00")
        #expect(try terminal.run("skip", "Read", "--on", "yesterday", "--reason", "Ill").status == 0)
        try terminal.run("done", "Read")
        let habit = try terminal.run("habit", "show", "Read", "--json").json()
        #expect(habit["currentStreak"] as? Int == 2)
        let entries = try #require(habit["entries"] as? [[String: Any]])
        #expect(entries.map { $0["skipped"] as? Bool } == [false, true, false])
        #expect(entries.map { $0["reason"] as? String } == ["", "Ill", ""])
        #expect((habit["completion"] as? [String: Double])?["all"] == 1)
    }

    @Test func newDayBeginsAtMidnightUnlessSettingsSayOtherwise() throws {
        try terminal.run("habit", "add", "Read")
        let said = try terminal.run("today", "--json", at: "2026-11-21T00:30").json()
        #expect(said["day"] as? String == "2026-11-21")
    }

    @Test func undoWalksBackAndRedoForwardAgain() throws {
        try terminal.run("habit", "add", "Read")
        try terminal.run("done", "Read")
        try terminal.run("skip", "Read", "--on", "yesterday")
        #expect(try terminal.run("undo").output == "Undone: skipping “Read”, yesterday\n")
        #expect(try terminal.run("undo").output == "Undone: marking “Read” done\n")
        #expect(try terminal.run("undo").output == "Undone: “Read” added\n")
        #expect(try terminal.run("undo") == CommandResult(status: 2, output: "", errors: "There is nothing to undo\n"))
        #expect(try terminal.run("habit", "list").output == "No habits yet\n")
        #expect(try terminal.run("redo").output == "Redone: “Read” added\n")
        #expect(try terminal.run("redo").output == "Redone: marking “Read” done\n")
        #expect(try terminal.run("redo").output == "Redone: skipping “Read”, yesterday\n")
        #expect(
            try terminal.run("redo") == CommandResult(status: 2, output: "", errors: "There is nothing to redo\n"))
        #expect(try terminal.run("undo").output == "Undone: skipping “Read”, yesterday\n")
        try terminal.run("habit", "add", "Run")
        #expect(try terminal.run("redo").status == 2)
    }

    @Test func undoLeavesLaterEditsAlone() throws {
        try terminal.run("habit", "add", "Water", "--at-least", "2")
        try terminal.run("done", "Water", "--value", "1")
        try terminal.run("done", "Water", "--value", "3")
        #expect(try terminal.run("undo").output == "Undone: “Water”: 3\n")
        let habit = try terminal.run("habit", "show", "Water", "--json").json()
        #expect((habit["entries"] as? [[String: Any]])?.first?["value"] as? Double == 1)
    }

    @Test func historySaysWhatWasChangedAndWhen() throws {
        try terminal.run("habit", "add", "Read", at: "2026-11-18T08:00")
        try terminal.run("done", "Read", at: "2026-11-19T21:30")
        try terminal.run("habit", "add", "Run")
        try terminal.run("undo")
        try terminal.run("skip", "Read")
        #expect(
            try terminal.run("history", "Read").lines == [
                "2026-11-20 09:30  “Read” is skipped", "2026-11-19 21:30  “Read” is done, yesterday",
                "2026-11-18 08:00  “Read” added",
            ])
        try terminal.run("undo")
        #expect(
            try terminal.run("history", "Read").lines[0] == "2026-11-20 09:30  “Read” is skipped (undone)")
        #expect(try terminal.run("history", "Read", "--limit", "1").lines.count == 1)
        let history = try terminal.run("history", "Read", "--json").json()["history"] as? [[String: Any]]
        #expect(history?.map { $0["action"] as? String } == ["skipDay", "markHabit", "addHabit"])
        #expect(history?.map { $0["undone"] as? Bool } == [true, false, false])
    }

    @Test func historyTellsWhatCannotBeRedoneAsItWasDoneAgain() throws {
        try terminal.run("habit", "add", "Read", at: "2026-11-18T08:00")
        try terminal.run("done", "Read")
        try terminal.run("undo")
        try terminal.run("done", "Read")
        #expect(try terminal.run("history").lines[1].hasSuffix("(undone, changed since)"))
        let actions = try terminal.run("history", "--json").json()["history"] as? [[String: Any]]
        #expect(actions?.map { $0["reversible"] as? Bool } == [true, false, true])
        let id = String((actions?[1]["id"] as? String ?? "").prefix(8))
        let refused = try terminal.run("redo", id)
        #expect(refused.status == 2 && refused.errors.hasPrefix("Could not redo: changed since: "))
    }

    @Test func historyListsAllActionsAndUndoesAnyOfThem() throws {
        try terminal.run("habit", "add", "Read", at: "2026-11-18T08:00")
        try terminal.run("task", "add", "Pay rent", at: "2026-11-19T08:00")
        try terminal.run("done", "Read")
        let actions = try terminal.run("history", "--json").json()["history"] as? [[String: Any]]
        #expect(actions?.map { $0["action"] as? String } == ["markHabit", "addTask", "addHabit"])
        let added = String((actions?[1]["id"] as? String ?? "").prefix(8))

        #expect(try terminal.run("undo", added).output.hasPrefix("Undone: Added “Pay rent”"))

        #expect(try terminal.run("history").lines[1].hasSuffix("(undone)"))
        #expect(try terminal.run("history").lines.count == 3)
        let again = try terminal.run("undo", added)
        #expect(again.status != 0 && again.errors.contains("Already undone: Added “Pay rent”"))
        #expect(try terminal.run("redo", added).status == 0)
        #expect(try terminal.run("redo", added).errors.contains("Nothing to redo"))
        #expect(try terminal.run("undo", "xyz").errors.contains("No action has the id “xyz”"))
        #expect(try terminal.run("undo", "").errors.contains("begin with"))
    }

    private func days(of title: String) throws -> [String?] {
        let entries = try terminal.run("habit", "show", title, "--json").json()["entries"] as? [[String: Any]]
        return (entries ?? []).map { $0["day"] as? String }
    }
}
