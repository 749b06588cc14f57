import Terminal
import Testing

struct HabitPhaseTests {
    let terminal = try! TestTerminal()

    @Test func aHabitOfEverySoManyDaysTellsAndTakesItsNextDay() throws {
        try terminal.run("habit", "add", "Water", "--every", "3", "--start", "2026-11-09")
        #expect(try terminal.run("habit", "show", "Water").output.contains("next: tomorrow"))
        try terminal.run("habit", "edit", "Water", "--next", "today")
        #expect(try terminal.run("habit", "show", "Water", "--json").json()["nextDue"] as? String == "2026-11-20")
        let habits = try terminal.run("habit", "add", "Read").lines
        #expect(!habits.isEmpty)
        let refused = try terminal.run("habit", "edit", "Read", "--next", "today")
        #expect(refused.status == 2 && refused.errors.contains("--next"), "\(refused)")
    }
}
