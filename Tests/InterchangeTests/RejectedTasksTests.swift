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

    @Test func wrongObjectsOfAnArrayAreNumberedAndSavedAsLines() throws {
        let wrong = [
            #"{"uuid":"1","status":"pending"}"#, #"{"uuid":"2","status":"odd","description":"b"}"#,
            #"{"status":"pending","description":"c","annotations":[1]}"#,
        ]
        let good = #"{"uuid":"4","status":"pending","description":"d"}"#
        let file = try read("[\(wrong[0]), \(good), 7, \(wrong[1]), \(wrong[2])]")
        #expect(titles(file) == ["d"])
        let failures = [(1, "1", "description"), (3, "[2]", "uuid"), (4, "2", "status"), (5, "[4]", "annotations")]
        #expect(
            file.rejected.rows
                == failures.map {
                    RejectedRows.Row(file: "", line: $0, failure: .badField(record: $1, field: $2))
                })
        #expect(saved(file) == wrong.joined(separator: "\n") + "\n")
        let corrected = saved(file).replacing(#"pending"}"#, with: #"pending","description":"a"}"#)
            .replacing("odd", with: "waiting").replacing("[1]", with: "[]")
        #expect(titles(try read(corrected)) == ["a", "b", "c"])
    }

    @Test func wrongLinesAreNumberedAndSavedAsTheyWere() throws {
        let lines = [
            #"{"uuid":"1","status":"pending","description":"a"}"#, "",
            #"{"uuid":"2","status":"pending" "description":"b"}"#,
            #"{"uuid":"3","status":"pending"}"#, #"{"uuid":"4","status":"#,
            #"{"uuid":"5","status":"pending","description":"e"}"#,
        ]
        let file = try read(lines.joined(separator: "\n"))
        #expect(titles(file) == ["a", "e"])
        #expect(
            file.rejected.rows == [
                RejectedRows.Row(file: "", line: 3, failure: .badJSON(line: 3, column: 32, .unexpected)),
                RejectedRows.Row(file: "", line: 4, problem: .badValue("description")),
                RejectedRows.Row(file: "", line: 5, failure: .badJSON(line: 5, column: 22, .truncated)),
            ])
        #expect(saved(file) == lines[2...4].joined(separator: "\n") + "\n")
    }

    @Test func repeatingTaskIsRejectedTogetherWithItsPendingTimes() throws {
        let members = [
            #""uuid":"t","status":"recurring","due":"20200101T000000Z","recur":"monthly""#,
            #""uuid":"1","status":"completed","parent":"t","due":"20200101T000000Z""#,
            #""uuid":"2","status":"pending","parent":"t","due":"20261101T000000Z""#,
            #""uuid":"3","status":"pending","parent":"t","due":"20261201T000000Z""#, #""uuid":"4","status":"pending""#,
        ]
        for broken in [0, 2] {
            let lines = members.enumerated().map { "{\($1)" + ($0 == broken ? "}" : #","description":"a"}"#) }
            let file = try read(lines.joined(separator: "\n"))
            #expect(file.tasks?.tasks.map(\.identity.key) == ["1", "4"])
            #expect(file.tasks?.warnings == [])
            #expect(file.rejected.rows.map(\.line) == [broken + 1])
            #expect(saved(file) == [lines[0], lines[2], lines[3]].joined(separator: "\n") + "\n")
            let whole = lines[broken].dropLast() + #","description":"a"}"#
            let corrected = try read(saved(file).replacing(lines[broken], with: whole))
            #expect(corrected.tasks?.tasks.map(\.identity.key) == ["t"])
            #expect(corrected.tasks?.tasks.map(\.dueDay) == [Day("2026-11-01")])
        }
    }

    @Test func completedTimeThatCannotBeReadIsRejectedAlone() throws {
        let template =
            #"{"uuid":"t","status":"recurring","description":"a","due":"20200101T000000Z","recur":"monthly"}"#
        let file = try read(template + "\n" + #"{"uuid":"1","status":"completed","parent":"t"}"#)
        #expect(file.tasks?.tasks.map(\.identity.key) == ["t"])
        #expect(file.rejected.rows.map(\.line) == [2])
    }

    @Test func lineOfAListThatIsNoTextIsSavedAsAList() throws {
        let long = String(repeating: "x", count: 1 << 20) + "y"
        let text = Array("(A) a\r\nPlain \u{E9}\r\n\(long)\nb +c".utf8)
        let file = try ImportedFile(text.map { $0 == 0xC3 ? 0xE9 : $0 })
        #expect(titles(file) == ["a", "b"])
        #expect(
            file.rejected.rows == [
                RejectedRows.Row(file: "", line: 2, problem: .notText),
                RejectedRows.Row(file: "", line: 3, problem: .tooLong),
            ])
        let bytes = file.rejected.saved(from: "todo.txt", on: Day("2026-11-20")!).bytes
        let corrected = String(decoding: bytes.map { $0 == 0xE9 ? 0xC3 : $0 }, as: UTF8.self)
        #expect(corrected == "\u{200B}\nPlain \u{E9}\n\(long)\n")
        #expect(titles(try read(corrected.replacing(long, with: "short"))) == ["Plain \u{E9}", "short"])
    }

    @Test func thousandsOfRejectedTasksAreReadQuickly() throws {
        let calendar = calendar("Home", String(repeating: task("X"), count: 20_000), task("SUMMARY:a"))
        #expect(try read(calendar).rejected.rows.count == 20_000)
        let wrong = String(repeating: "{\"uuid\":\"1\",\"status\":\"pending\"}\n", count: 20_000)
        let good = "{\"uuid\":\"1\",\"status\":\"pending\",\"description\":\"a\"}\n"
        #expect(try read(good + wrong).rejected.rows.count == 20_000)
    }
}
