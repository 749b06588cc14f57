import CivilTime
import DaybookCore
import Testing

@testable import Interchange

/// Rows that cannot be read do not keep the others out.
@Suite struct RejectedRowsTests {
    private let day = Day("2026-11-20")!

    private func read(_ text: String) throws -> ImportedFile { try ImportedFile(Array(text.utf8)) }

    private func saved(_ file: ImportedFile) -> String {
        String(decoding: file.rejected.saved(from: "file.csv", on: day).bytes, as: UTF8.self)
    }

    @Test func aRowWithTextAfterAQuoteIsRejectedAsItWas() throws {
        let header = "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\r\n"
        let file = try read(header + "Aa,,,2026-11-18,1,\"x\"y,z\r\nBb,,,2026-11-19,1,\r\n")
        #expect(file.habits.map(\.title) == ["Bb"])
        #expect(file.rejected.rows == [RejectedRows.Row(file: "", line: 2, problem: .strayQuote)])
        #expect(saved(file) == header + "Aa,,,2026-11-18,1,\"x\"y,z\r\n")
        #expect(file.rejected.saved(from: "bull.csv", on: day).name == "rejected-bull.csv")
    }

    @Test func pathsOfAnArchiveOfRejectedRowsLeadNowhereButIntoIt() throws {
        var rejected = RejectedRows()
        for path in ["../../a.csv", "/b.csv"] { rejected.keep(ImportFile(path: path, bytes: [65])) }
        let archive = try ZipArchive(rejected.saved(from: "export.zip", on: day).bytes)
        #expect(archive.entries.map(\.path) == ["a.csv", "b.csv"])
    }

    @Test func rowsOverSeveralLinesAreSavedWhole() throws {
        let header = "full_date,date,weekday,time,mood,activities,note_title,note\n"
        let row = ",,,8:00,good,,,\"two\nlines, \"\"quoted\"\"\"\n"
        let file = try read(header + row + "2026-11-19,,,8:00,good,,,\n")
        #expect(file.moods?.moods.count == 1)
        #expect(file.rejected.rows == [RejectedRows.Row(file: "", line: 2, problem: .badDay(""))])
        #expect(saved(file) == header + row.dropLast() + "\r\n")
        let corrected = saved(file).replacing("\n,,,8", with: "\n2026-11-18,,,8")
        #expect(try read(corrected).moods?.moods.map(\.note) == ["two\nlines, \"quoted\""])
    }

    @Test func theHeaderOfTickTickIsSavedWithItsPreamble() throws {
        let bad = ",,a,TEXT,,,,,soon,,,,,,,,,,1,"
        let file = try read(tickTickHeader + bad + "\n,,b,TEXT,,,,,,,,,,,,,,,2,\n")
        #expect(file.tasks?.tasks.map(\.title) == ["b"])
        #expect(file.rejected.rows.map(\.line) == [8])
        #expect(saved(file) == tickTickHeader + bad + "\r\n")
    }

    @Test func subtasksAndNotesOfARejectedTaskStayWithIt() throws {
        let rows = [
            "section,Home,,,,,,,,,,", "task,House,,4,1,,,,,,,", "task,Paint,,9,2,,,,,,,", "note,Blue,,,,,,,,,,",
            "task,Buy paint,,4,3,,,,,,,", "task,Clean,,4,2,,,,,,,",
        ]
        let file = try read(todoistHeader + rows.joined(separator: "\n"))
        #expect(file.tasks?.tasks.map(\.title) == ["House", "Clean"])
        #expect(file.tasks?.tasks.map(\.note) == ["", ""])
        #expect(file.rejected.rows.map(\.line) == [4, 5, 6])
        #expect(saved(file) == todoistHeader + rows[..<5].joined(separator: "\r\n") + "\r\n")
        let corrected = try read(saved(file).replacing("Paint,,9", with: "Paint,,4"))
        #expect(
            corrected.tasks?.tasks.map(\.identity.key) == [
                "/Home/House", "/Home/House/Paint", "/Home/House/Paint/Buy paint",
            ])
        #expect(corrected.tasks?.tasks.map(\.note) == ["", "Blue", ""])
    }

    @Test func rejectedRowsOfOneProjectKeepItsName() throws {
        let files = [("Home [1].csv", "task,a,,9,1,,,,,,,\ntask,b,,4,1,,,,,,,"), ("Work.csv", "task,c,,4,1,,,,,,,")]
            .map { ImportFile(path: $0, bytes: Array((todoistHeader + $1).utf8)) }
        let file = try ImportedFile(folder: files)
        #expect(file.tasks?.tasks.map(\.title) == ["b", "c"])
        #expect(file.rejected.saved(from: "backup.zip", on: day).name == "Home [1].csv")
    }

    @Test func aRejectedLoopHabitIsSavedWithItsDays() throws {
        let list = "Position,Name,Question,Description,NumRepetitions,Interval,Color\n"
        let files = [
            ("Habits.csv", list + "001,Run,,,x,1,#FF0000\n002,Read,,,1,1,#FF0000\n"),
            ("001 Run/Checkmarks.csv", "2026-11-19,2\n"), ("002 Read/Checkmarks.csv", "2026-11-19,2\n"),
        ].map { ImportFile(path: $0.0, bytes: Array($0.1.utf8)) }
        let file = try ImportedFile(folder: files)
        #expect(file.habits.map(\.title) == ["Read"])
        #expect(file.rejected.rows == [RejectedRows.Row(file: "Habits.csv", line: 2, problem: .badNumber("x/1"))])
        let archive = try ZipArchive(file.rejected.saved(from: "Loop.zip", on: day).bytes)
        #expect(archive.entries.map(\.path).sorted() == ["001 Run/Checkmarks.csv", "Habits.csv"])
    }

    @Test func manyRejectedRowsAreReadQuickly() throws {
        let bad = String(repeating: "Aa,,,2026-11-31,1,\n", count: 20_000)
        let file = try read(
            "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n" + bad + "Aa,,,2026-11-18,1,\n")
        #expect(file.rejected.rows.count == 20_000 && file.habits.count == 1)
    }

    @Test(arguments: [
        ("1,234.5", 1234.5), ("1.234,5", 1234.5), ("1 234,5", 1234.5), ("1\u{202F}234", 1234), ("1'234'567", 1_234_567),
        ("1.234.567", 1_234_567), ("1,234", 1.234), ("−2,5", -2.5), ("-1 234", -1234), ("5e3", 5000), ("1,23,456", nil),
        ("12 34", nil), ("1.2.3", nil), ("1,234 567", nil), ("1.234,567.8", nil), ("", nil), (" ", nil), ("five", nil),
        ("nan", nil), ("1 ,5", nil), ("+-1 234", nil),
    ])
    func numbersAreReadWithSeparatorsOfThousands(_ text: String, number: Double?) {
        #expect(DecimalNumber.parse(text) == number)
    }

    @Test(arguments: [
        ("2026-02-20", "2026-02-20"), ("2026-02-20 10:00:00", "2026-02-20"), ("2026-02-20T10:00", "2026-02-20"),
        ("2026/2/5", "2026-02-05"), ("20.02.2026", "2026-02-20"), ("5.2.2026 10:00", "2026-02-05"),
        ("2/20/2026", "2026-02-20"), ("20/2/2026", "2026-02-20"), ("3/3/2026", "2026-03-03"), ("2/3/2026", nil),
        ("2026-02-30", nil), ("30.02.2026", nil), ("2026-02-20 25:00", nil), ("2026-02-20T10:00:00Z", nil),
        ("2026-02-20 soon", nil), ("20/02/26", nil), ("", nil),
    ])
    func daysAreReadInAnyUnambiguousOrder(_ text: String, day: String?) {
        #expect(FileDate.day(text)?.text == day)
    }

    @Test func tickTickTimesWithoutAZoneAreLocal() throws {
        func due(_ text: String, allDay: Bool = false) throws -> String? {
            let row = ",,a,TEXT,,,,,\(text),,,,,,,,\(allDay),,1,\n"
            let task = try readTasks(tickTickHeader + row, ImportContext(offset: { _ in 120 })).tasks[0]
            return task.dueDay.map { $0.text + (task.dueTime.map { " " + $0.text } ?? "") }
        }
        #expect(try due("2026-02-20 10:00:00") == "2026-02-20 10:00")
        #expect(try due("2026-02-20 10:00:00", allDay: true) == "2026-02-20")
        #expect(try due("2026-02-20") == "2026-02-20")
        #expect(try due("2026-02-20T10:00:00+0000") == "2026-02-20 12:00")
        #expect(try due("2026-02-20T10:00:00.000+0000") == "2026-02-20 12:00")
        #expect(try due("2026-02-20T23:30:00-0100") == "2026-02-21 02:30")
    }
}
