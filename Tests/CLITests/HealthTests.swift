import Foundation
import Terminal
import Testing

/// Imports of Apple Health exports in the terminal.
struct HealthTests {
    let terminal = try! TestTerminal()

    private func steps(_ value: String, _ day: String, _ source: String) -> String {
        """
         <Record type="HKQuantityTypeIdentifierStepCount" sourceName="\(source)" unit="count" \
        startDate="\(day) 10:00:00 +0100" endDate="\(day) 10:10:00 +0100" value="\(value)"/>

        """
    }

    private func export(_ records: String, end: String = "</HealthData>\n") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE HealthData [
        <!ELEMENT HealthData (ExportDate,Me,(Record)*)>
        ]>
        <HealthData locale="en_GB">
        \(records)\(end)
        """
    }

    /// Zips files with a separate program.
    private func zip(_ files: [String: String], to name: String) throws -> String {
        for (path, text) in files {
            let folder = URL(fileURLWithPath: terminal.folder + "/zipped/" + path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            _ = try terminal.write(text, to: "zipped/" + path)
        }
        let script =
            "import shutil; shutil.make_archive('\(terminal.folder)/\(name)', 'zip', '\(terminal.folder)/zipped')"
        #expect(try terminal.runScript("python3 -c \"\(script)\"").status == 0)
        return terminal.folder + "/" + name + ".zip"
    }

    @Test func exportIsImportedOnceAndUndoneInOneStep() throws {
        let file = try zip(
            [
                "健康/导出.xml": export(steps("300", "2026-11-19", "iPhone") + steps("100", "2026-11-20", "Watch")),
                "健康/导出_cda.xml": "<?xml version=\"1.0\"?><ClinicalDocument/>", "__MACOSX/健康/._导出.xml": "?",
                "健康/.DS_Store": "?",
            ], to: "export")
        let read = ["Recognised: Apple Health", "Read: 2 records; sources in this order: “Watch”, “iPhone”"]
        #expect(try terminal.run("import", file, "--dry-run").lines == read + ["2 days will be imported"])
        #expect(try terminal.run("health").output == "No health data for these days\n")
        #expect(try terminal.run("import", file).lines == read + ["2 days imported"])
        let once = try terminal.run("export").withoutTimes
        #expect(
            try terminal.run("health").lines.map { $0.split(separator: " ").prefix(2) }
                == [["day", "steps"], ["2026-11-19", "300"], ["2026-11-20", "100"]])
        let again = "Nothing in this file is new. What is already in your journal stays as it is."
        #expect(try terminal.run("import", file).lines == read + [again])
        #expect(try terminal.run("undo").output == "Undone: 2 days imported\n")
        #expect(try terminal.run("health").output == "No health data for these days\n")
        #expect(try terminal.run("import", file).lines == read + ["2 days imported"])
        #expect(try terminal.run("export").withoutTimes == once)
    }

    @Test func daysAreDeletedAndComeBackByUndo() throws {
        let file = try terminal.write(
            export(steps("300", "2026-11-19", "iPhone") + steps("100", "2026-11-20", "Watch")), to: "export.xml")
        try terminal.run("import", file)
        func days() throws -> [String] {
            (try terminal.run("health", "--json").json()["days"] as? [[String: Any]] ?? []).compactMap {
                $0["day"] as? String
            }
        }
        #expect(try terminal.run("health", "delete").status == 2)
        #expect(try terminal.run("health", "delete", "--workout", "ff").errors == "This workout was deleted\n")
        #expect(try terminal.run("health", "delete", "--all", "--workout", "ff").status == 2)
        #expect(
            try terminal.run("health", "delete", "--workout", "run").errors
                == "There is no workout “run”. See: daybook health show --json\n")
        #expect(try terminal.run("health", "delete", "--from", "2020-01-01").status == 2)
        #expect(try terminal.run("health", "delete", "--from", "2026-11-19").output == "1 day deleted\n")
        #expect(try days() == ["2026-11-20"])
        #expect(try terminal.run("undo").output == "Undone: Health data deleted\n")
        #expect(try days() == ["2026-11-19", "2026-11-20"])
        #expect(try terminal.run("health", "delete", "--all").output == "2 days deleted\n")
        #expect(try days().isEmpty)
    }

    @Test func orderOfSourcesFollowsTheUsersChoice() throws {
        let file = try terminal.write(
            export(steps("300", "2026-11-20", "iPhone") + steps("100", "2026-11-20", "Watch")), to: "export.xml")
        for (order, number) in [(nil, 100.0), ("phone, watch", 300)] {
            let terminal = try TestTerminal()
            try terminal.run("import", file, "--sources", order ?? "Watch,Phone")
            let days = try terminal.run("health", "--json").json()["days"] as? [[String: Any]]
            #expect(days?.map { $0["steps"] as? Double } == [number])
        }
    }

    @Test func damagedExportIsImportedOnlyOnRequest() throws {
        let validated = steps("1", "2026-11-19", "iPhone")
        let records = validated + steps("x", "2026-11-19", "iPhone")
        let file = try terminal.write(export(records, end: " <Record type=\"HK"), to: "cut.xml")
        // Both begin after a space.
        let (wrong, cut) = (export(validated, end: " ").utf8.count, export(records, end: " ").utf8.count)
        let offered = try terminal.run("import", file)
        #expect(offered.status == 1)
        #expect(
            Array(offered.lines.dropFirst(2)) == [
                "1 day will be imported", "1 × a value is not a number (at byte \(wrong))",
                "1 × the XML ends in the middle (at byte \(cut))",
                "The export is damaged, so nothing was imported. Use --partial to import what could be read.",
            ])
        #expect(try terminal.run("health").output == "No health data for these days\n")
        let brought = try terminal.run("import", file, "--partial")
        #expect(brought.status == 0)
        #expect(brought.lines.contains("1 day imported"))
        let days = try terminal.run("health", "--json").json()["days"] as? [[String: Any]]
        #expect(days?.map { $0["steps"] as? Double } == [1])
    }

    @Test func aZipCutAnywhereIsToldAndNeverHalfApplied() throws {
        let days = (1...28).map { steps("\($0)", "2026-11-\($0 < 10 ? "0" : "")\($0)", "iPhone \($0 * 7919 % 1000)") }
        let whole = try Data(
            contentsOf: URL(fileURLWithPath: zip(["a/export.xml": export(days.joined())], to: "whole")))
        for length in stride(from: 4, to: whole.count - 1, by: whole.count / 12) {
            let path = terminal.folder + "/cut.zip"
            try whole.prefix(length).write(to: URL(fileURLWithPath: path))
            let said = try terminal.run("import", path)
            #expect(said.status != 0, "cut to \(length)")
        }
        #expect(try terminal.run("health").output == "No health data for these days\n")
    }

    @Test func aBombIsRefused() throws {
        let script = """
            import zipfile; z = zipfile.ZipFile('\(terminal.folder)/bomb.zip', 'w', zipfile.ZIP_DEFLATED); \
            z.writestr('export.xml', '<HealthData>' + ' ' * (80 << 20)); z.close()
            """
        #expect(try terminal.runScript("python3 -c \"\(script)\"").status == 0)
        let said = try terminal.run("import", terminal.folder + "/bomb.zip", "--partial")
        #expect(said.status == 2)
        #expect(said.errors == "The file is too large\n")
    }

    @Test func sleepIsTypedAndRemoved() throws {
        #expect(try terminal.run("health", "sleep", "7:30", "--on", "yesterday").output == "Sleep: 7:30\n")
        #expect(try terminal.run("log", "slept", "8h").output == "Sleep: 8:00\n")
        let days = try terminal.run("health", "--json").json()["days"] as? [[String: Any]]
        #expect(days?.map { $0["sleepUnspecified"] as? Double } == [450, 480])
        #expect(try terminal.run("health", "sleep", "0", "--on", "yesterday").output == "Sleep removed\n")
        let refused = try terminal.run("health", "sleep", "badly")
        #expect(refused.status == 2 && refused.errors.contains("such as 7:30"))
    }
}
