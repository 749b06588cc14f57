import DaybookCore
import Testing

@testable import Interchange

/// A small file can have millions of records, which take many times its size in memory.
@Suite struct RecordLimitTests {
    /// A file of the same record again and again, with damage below the last allowed one that would be found by reading on.
    struct Example: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var start = ""
        let record: String
        var perRecord = 1
        var limit = ImportedFile.maximumRecords
        let damage: String
        var failure: ImportFailure { limit == ImportedFile.maximumTasks ? .tooManyTasks : .tooManyRecords }
    }

    @Test(arguments: [
        Example(
            testDescription: "todo.txt", start: "(A) first\n", record: "x a\n", limit: ImportedFile.maximumTasks,
            damage: "\u{0}\n"),
        Example(
            testDescription: "iCalendar", start: "BEGIN:VCALENDAR\n", record: "BEGIN:VTODO\nEND:VTODO\n",
            limit: ImportedFile.maximumTasks,
            damage: "END:VEVENT\n"),
        Example(
            testDescription: "properties of iCalendar", start: "BEGIN:VCALENDAR\nBEGIN:VTODO\n", record: "A:\n",
            perRecord: 20, limit: ImportedFile.maximumTasks,
            damage: "END:VEVENT\n"),
        Example(
            testDescription: "parts of iCalendar", start: "BEGIN:VCALENDAR\nBEGIN:VTODO\n",
            record: "BEGIN:VALARM\nEND:VALARM\n", perRecord: 20, limit: ImportedFile.maximumTasks,
            damage: "END:VEVENT\n"),
        Example(
            testDescription: "Taskwarrior's array",
            start: "[{\"uuid\":\"1\",\"status\":\"pending\",\"description\":\"a\"}", record: ",0",
            limit: ImportedFile.maximumTasks,
            damage: "}"),
        Example(
            testDescription: "Taskwarrior's lines",
            start: "{\"uuid\":\"1\",\"status\":\"pending\",\"description\":\"a\"}\n", record: "{\n",
            limit: ImportedFile.maximumTasks,
            damage: "{\"a"),
        Example(
            testDescription: "values of Taskwarrior",
            start: "[{\"uuid\":\"1\",\"status\":\"pending\",\"description\":\"a\",\"tags\":[0", record: ",0",
            perRecord: 40, damage: "}"),
        Example(
            testDescription: "HabitBull",
            start: "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n",
            record: "A,,,2026-11-20,1,\n", damage: "\"\n"),
        Example(
            testDescription: "Daybook's table",
            start: "habitID,habit,category,kind,schedule,unit,target,day,state,value,reason,note\n", record: "a\n",
            damage: "\"\n"),
        Example(
            testDescription: "Daylio",
            start: "full_date,date,weekday,time,mood,activities,note_title,note\n",
            record: "2026-11-20,,,8:00,good,,,\n", damage: "\"\n"),
        Example(
            testDescription: "Todoist", start: "TYPE,CONTENT,PRIORITY,INDENT\n", record: "task,a,4,1\n",
            limit: ImportedFile.maximumTasks,
            damage: "\"\n"),
        Example(
            testDescription: "Hevy", start: "title,start_time,exercise_title,set_type\n", record: "a\n",
            damage: "\"\n"),
        Example(testDescription: "rates", start: "Date,USD,JPY\n", record: "2026-11-20,1,1\n", damage: "\"\n"),
    ])
    func readingStopsAtTheLimitOfRecords(_ example: Example) {
        let count = example.limit * example.perRecord
        let text = example.start + String(repeating: example.record, count: count + 1) + example.damage
        #expect(throws: example.failure) { try ImportedFile(Array(text.utf8)) }
    }

    @Test func asManyRecordsAsAllowedAreRead() throws {
        let lines = "(A) first\n" + String(repeating: "x a\n", count: ImportedFile.maximumTasks - 1)
        #expect(try ImportedFile(Array(lines.utf8)).tasks?.tasks.count == ImportedFile.maximumTasks)
        let rows = "Date,USD,JPY\n" + String(repeating: "2026-11-20,1,\n", count: ImportedFile.maximumRecords)
        let file = try ImportedFile(Array(rows.utf8))
        guard case .rates(let rates) = file.content else { throw ImportFailure.unknownFormat }
        #expect(rates.count == ImportedFile.maximumRecords)
    }

    @Test func fieldsOfQIFAreLimitedToo() {
        let text = "!Type:Bank\n" + String(repeating: "M\n", count: BankFile.maximumFields + 1)
        #expect(throws: BankFileError.tooManyEntries) { try BankFile.read(Array(text.utf8)) }
    }
}
