import DaybookCore
import Interchange
import Testing

@Suite struct FileTests {
    @Test(arguments: [
        ("SQLite format 3\u{0}…", ImportFormat.loopDatabase), ("PK\u{3}\u{4}…", .archive),
        ("HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText", .habitBull),
        ("Position;Name;Type;Question;Description;FrequencyNumerator;FrequencyDenominator;Color", .loopExport),
        ("habit,category,kind,unit,target,schedule,day,state,value,reason,note,habitID", .daybookCSV),
        ("\u{FEFF} {\n\"format\" : \"daybook\"}", .daybookJSON),
        ("\u{FEFF}\r\nbegin:VCALENDAR\r\nX:(A) due:2026-11-20", .iCalendar),
        ("[\n{\"id\": 1, \"uuid\": \"u\", \"status\": \"pending\", \"description\": \"a\"}]", .taskwarrior),
        ("{\"uuid\":\"u\",\"status\":\"pending\",\"description\":\"@a due:2026-11-20\"}\n{}", .taskwarrior),
        ("full_date,date,weekday,time,mood,activities,note_title,note", .daylioCSV),
        ("year,date,weekday,time,mood,activities,note\n2020,1 May,Friday,8:00,#a +b @c,due:2020-05-01,", .daylioCSV),
        ("{\"customMoods\": [], \"dayEntries\": []}", .daylioBackup),
        ("[]", .taskwarrior), ("\u{FEFF}" + tickTickHeader, .tickTick),
        ("Folder Name,List Name,Title\n+a,@b,(A)", .tickTick), ("\u{FEFF}" + todoistHeader, .todoist),
        (todoistHeader + "task,Call @home due:2026-11-20,,4,1", .todoist),
        ("HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\na @b,+c,,2026-11-20,1,", .habitBull),
        ("Call mum\n(A) Paint", .todoTxt), ("x 2026-11-20 2026-11-19 a", .todoTxt),
        ("Call mum @phone\nPaint", .todoTxt),
        ("Pay due:2026-11-20", .todoTxt), ("a\nb\nc due:2026-11-20", .todoTxt),
    ])
    func aFileIsRecognisedByItsContent(_ text: String, format: ImportFormat) {
        #expect(ImportFormat.detect(Array(text.utf8)) == format)
    }

    @Test(arguments: [
        "", "\n\n", "hello", "{\"a\":1}", "Date,Value,Notes\n2015-01-25,YES_MANUAL,", "\"", "%PDF-1.7", "<html>",
        "Call mum\nPaint", "a\nb\nmail @c\nd", "<p>\n@media +x", "[1]", "{\"uuid\":\"u\"}", "BEGIN:VCARD\nEND:VCARD",
        "2026-11-01 10:00:01,ERROR a", "2026-11-01 Rewe;5", "2026-11-01 Call Ann\n2026-11-01 Buy milk\n", "2026-11-01",
        "x + y",
        "date,who\n2026-11-20,@me,x\n,", "\u{1}(A) a",
    ])
    func otherFilesAreNot(_ text: String) {
        #expect(ImportFormat.detect(Array(text.utf8)) == nil)
        #expect(throws: text.isEmpty ? ImportFailure.empty : .unknownFormat) { try ImportedFile(Array(text.utf8)) }
    }

    @Test(arguments: ["todo.txt", "My-Todo-2026.TXT", "todotxt.txt"])
    func aPlainListIsRecognisedByItsName(_ name: String) throws {
        let bytes = Array("Call mum\nPaint the wall\n".utf8)
        #expect(try ImportedFile(bytes, name: name).tasks?.tasks.map(\.title) == ["Call mum", "Paint the wall"])
        let zip = StoredZip([("lists/" + name, "Call mum\nPaint the wall\n")])
        #expect(try ImportedFile(zip.bytes).tasks?.tasks.count == 2)
    }

    @Test(arguments: ["", "notes.txt", "todo.md", "todo", ".txt", "tod.txt"])
    func plainLinesUnderAnotherNameAreNoList(_ name: String) {
        #expect(throws: ImportFailure.unknownFormat) { try ImportedFile(Array("Call mum\nPaint".utf8), name: name) }
    }

    @Test func aNameMakesNoListOfAnotherFile() {
        #expect(ImportFormat.detect(Array("%PDF-1.7".utf8), name: "todo.txt") == nil)
        #expect(ImportFormat.detect(Array(todoistHeader.utf8), name: "todo.txt") == .todoist)
    }

    @Test func aDatabaseNeedsAReader() {
        #expect(throws: ImportFailure.needsDatabaseReader) { try ImportedFile(Array("SQLite format 3\u{0}".utf8)) }
    }

    @Test func utf16IsRefusedWithItsReason() {
        let bytes: [UInt8] = [0xFF, 0xFE, 72, 0, 97, 0]
        #expect(throws: ImportFailure.unsupportedEncoding) { try ImportedFile(bytes) }
    }

    @Test func aHugeLineAndAHugeFileAreRefusedInTime() {
        #expect(throws: ImportFailure.unknownFormat) { try ImportedFile([UInt8](repeating: 97, count: 100_000_000)) }
        #expect(throws: ImportFailure.tooLarge) {
            try ImportedFile([UInt8](repeating: 97, count: ImportedFile.maximumSize + 1))
        }
    }

    @Test func oneKnownFileInAZipIsRead() throws {
        let text = "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\nA1,,,2019-01-02,1,"
        #expect(try ImportedFile(StoredZip([("x.csv", text), ("readme.txt", "hello")]).bytes).habits.count == 1)
        #expect(throws: ImportFailure.unknownFormat) {
            try ImportedFile(StoredZip([("x.csv", text), ("y.csv", text)]).bytes)
        }
        #expect(throws: ImportFailure.empty) { try ImportedFile(StoredZip([]).bytes) }
    }

    @Test func aTextBesideAFileOfAnotherKindIsNoList() throws {
        let zip = StoredZip([("a.ics", calendar("SUMMARY:a")), ("readme.txt", "(A) see @me")])
        #expect(try ImportedFile(zip.bytes).format == .iCalendar)
    }
}
