import CivilTime
import Foundation
import Terminal
import Testing

/// A small Apple Health export, made by a phone and unpacked by macOS.
@Suite struct HealthSamplesTests {
    @Test func exportHasItsTwoDays() throws {
        let terminal = try TestTerminal()
        let export = try samples("health/export.zip")
        let plan = try terminal.run("import", export, "--json").json()
        #expect(plan["newDays"] as? Int == 2)
        #expect((plan["problems"] as? [Any])?.isEmpty == true)
        #expect((plan["others"] as? [Any])?.isEmpty == true)
        #expect(plan["sources"] as? [String] == ["Alexandre's Apple Watch", "Alexandre's iPhone"])
        let days = try #require(
            try terminal.run("health", "--from", "2024-01-01", "--json").json()["days"] as? [[String: Any]])
        // Two heart rates, 74 and 75; 12.5 minutes of core sleep; 85 seconds in bed.
        #expect(days.map { $0["day"] as? String } == ["2024-01-01", "2024-01-02"])
        #expect(days.map { $0["activeEnergy"] as? Double } == [0.12, 0.08])
        let first = days[0].filter { $0.key != "day" }.compactMapValues { $0 as? Double }
        #expect(
            first == [
                "activeEnergy": 0.12, "exerciseMinutes": 1, "standMinutes": 2, "heartRateMean": 74.5,
                "heartRateLowest": 74, "heartRateHighest": 75, "sleepCore": 12.5, "inBed": 1.417,
            ])
        #expect(try terminal.run("import", export, "--json").json()["changed"] as? Bool == false)
        #expect(try terminal.run("undo").status == 0)
        #expect(try terminal.run("health", "--json").json()["days"] as? [String] == [])
    }
}
