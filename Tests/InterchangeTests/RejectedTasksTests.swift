import CivilTime
import DaybookCore
import Testing

@testable import Interchange

/// Tasks that cannot be read do not keep the others out.
@Suite struct RejectedTasksTests {
    private func read(_ text: String) throws -> ImportedFile { try ImportedFile(Array(text.utf8)) }

    private func titles(_ file: ImportedFile) -> [String]? { file.tasks?.tasks.map(\.title) }

    private func saved(_ file: ImportedFile) -> String {
        String(decoding: file.rejected.saved(from: "tasks.txt", on: Day("2026-11-20")!).bytes, as: UTF8.self)
    }

    private func task(_ lines: String) -> String { "BEGIN:VTODO\n\(lines)\nEND:VTODO\n" }

    private func calendar(_ name: String, _ tasks: String...) -> String {
        "BEGIN:VCALENDAR\nX-WR-CALNAME:\(name)\n" + tasks.joined() + "END:VCALENDAR\n"
    }

    /// A calendar as it is saved.
    private func savedCalendar(_ name: String, _ tasks: String...) -> String {
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Daybook//Daybook//EN\r\nX-WR-CALNAME:\(name)\r\n"
            + tasks.joined() + "END:VCALENDAR\r\n"
    }

    @Test func calendarTasksAreSavedInTheirCalendars() throws {
        let broken = ["SUMMARY:b\n b\nno property\nneither", "SUMMARY:d\nBEGIN:VALARM\n;\nEND:VALARM"].map(task)
        let file = try read(
            calendar("Home", task("SUMMARY:a"), broken[0], task("SUMMARY:c"))
                + calendar("Work", broken[1], task("SUMMARY:e")))
        #expect(titles(file) == ["a", "c", "e"])
        #expect(
            file.rejected.rows == [
                RejectedRows.Row(file: "", line: 9, problem: .notAProperty("no property")),
                RejectedRows.Row(file: "", line: 21, problem: .notAProperty(";")),
            ])
        #expect(saved(file) == savedCalendar("Home", broken[0]) + savedCalendar("Work", broken[1]))
        #expect(file.rejected.saved(from: "tasks.ics", on: Day("2026-11-20")!).name == "rejected-tasks.ics")
        let corrected = try read(
            saved(file).replacing("no property\nneither", with: "X-A:y").replacing(";\n", with: "TRIGGER:-PT1H\n"))
        #expect(titles(corrected) == ["bb", "d"])
        #expect(corrected.tasks?.tasks.map(\.category) == ["Home", "Work"])
    }

    @Test func calendarTaskThatIsNoTextIsSavedAsItWas() throws {
        let text = Array(calendar("Home", task("SUMMARY:a"), task("SUMMARY:?")).utf8)
        let file = try ImportedFile(text.map { $0 == 63 ? 0xE9 : $0 })
        #expect(titles(file) == ["a"])
        #expect(file.rejected.rows == [RejectedRows.Row(file: "", line: 7, problem: .notText)])
        let bytes = file.rejected.saved(from: "a.ics", on: Day("2026-11-20")!).bytes
        #expect(titles(try ImportedFile(bytes.map { $0 == 0xE9 ? 101 : $0 })) == ["e"])
    }

    @Test(arguments: ["SUMMARY:a\nX", "SUMMARY:b\nX"])
    func repeatingTaskIsRejectedTogetherWithItsChangedTimes(_ broken: String) throws {
        let tasks = [
            "UID:1\nRECURRENCE-ID:20261121T000000\nSUMMARY:b",
            "UID:1\nDUE:20261120T000000\nRRULE:FREQ=DAILY\nSUMMARY:a",
        ]
        .map { task($0.replacing(broken.dropLast(2), with: broken)) }
        let file = try read(calendar("Home", tasks[0], task("UID:2\nSUMMARY:c"), tasks[1]))
        #expect(titles(file) == ["c"])
        #expect(file.tasks?.warnings == [])
        #expect(
            file.rejected.rows.map(\.failure) == [
                .badLine(file: "", line: broken.hasPrefix("SUMMARY:a") ? 17 : 7, .notAProperty("X"))
            ])
        #expect(saved(file) == savedCalendar("Home", tasks[0], tasks[1]))
        let corrected = try read(saved(file).replacing("\nX\n", with: "\n"))
        #expect(corrected.tasks?.tasks.map(\.identity.key) == ["1"])
        #expect(corrected.tasks?.warnings.map(\.kind) == [.changedTimes])
    }
}
