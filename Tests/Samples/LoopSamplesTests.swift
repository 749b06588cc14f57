import Foundation
import Terminal
import Testing

/// Loop Habit Tracker's files, imported in the terminal.
@Suite struct LoopSamplesTests {
    let terminal: TestTerminal
    let backup: String

    init() throws {
        terminal = try TestTerminal()
        backup = try samples("habits/loop.db")
    }

    @Test func backupComesInWholeWithItsTitlesKeptApart() throws {
        let plan = try terminal.run("import", backup, "--json").json()
        #expect(plan["newHabits"] as? Int == 9)
        #expect(plan["newEntries"] as? Int == 164)
        let habits = try #require(
            try terminal.run("habit", "list", "--json").json()["habits"] as? [[String: Any]])
        #expect(
            habits.map { $0["title"] as? String } == [
                "Wake up early", "brush teeth", "Sleep early", "Vegan", "Sport", "I love you", "Vegan 2", "Sport 2",
                "I love you 2",
            ])
        var done = 0
        for habit in habits {
            let shown = try terminal.run("habit", "show", try #require(habit["id"] as? String), "--json").json()
            let entries = try #require(shown["entries"] as? [[String: Any]])
            done += entries.count { $0["done"] as? Bool == true }
        }
        #expect(done == 164)
        #expect(habits[0]["schedule"] as? String == "weekly:3")
    }

    @Test func backupTwiceChangesNothingAndOneUndoTakesItBack() throws {
        try terminal.run("import", backup)
        let once = try terminal.run("export").withoutTimes
        #expect(try terminal.run("import", backup, "--json").json()["changed"] as? Bool == false)
        #expect(try terminal.run("export").withoutTimes == once)
        #expect(try terminal.run("undo").status == 0)
        #expect(try terminal.run("habit", "list").output == "No habits yet\n")
        #expect(try terminal.run("import", backup, "--json").json()["newHabits"] as? Int == 9)
        #expect(try terminal.run("export").withoutTimes == once)
    }

    @Test func strengthOfTheExportsHabitsIsLoops() throws {
        let folder = try samples("habits/loop-csv")
        try terminal.run("import", folder)
        let rows = try String(contentsOfFile: folder + "/Scores.csv", encoding: .utf8)
            .split(whereSeparator: \.isNewline).map { $0.split(separator: ",").map(String.init) }
        let titles = rows[0].dropFirst()
        for row in rows.dropFirst() {
            for (title, score) in zip(titles, row.dropFirst()) {
                let habit = try terminal.run("habit", "show", title, "--json", at: row[0] + "T12:00").json()
                let strength = try #require(habit["strength"] as? Double)
                #expect(String(format: "%.4f", strength) == score, "\(title) on \(row[0])")
            }
        }
    }
}
