import CivilTime
import DaybookCore
import Interchange
import Testing

@Suite struct TodoTxtTests {
    private func one(_ line: String) throws -> ImportedTask { try #require(try readTasks(line).tasks.first) }

    @Test func aWholeLineIsRead() throws {
        let line =
            "(B) 2026-11-01 Paint the +home wall @loud +spring due:2026-11-20 t:2026-11-10 rec:+1m id:4 p:3 after:1,2 h:1"
        var task = ImportedTask(identity: ImportIdentity(format: "todotxt", key: "id:4"))
        task.title = "Paint the wall"
        task.priority = .high
        task.createdOn = Day("2026-11-01")
        task.dueDay = Day("2026-11-20")
        task.startDay = Day("2026-11-10")
        task.category = "home"
        task.tags = ["loud", "spring"]
        task.repetition = .calendar(RecurrenceRule(.monthly))
        task.parentKey = "id:3"
        task.blockerKeys = ["id:1", "id:2"]
        task.foreign = "h:1"
        #expect(
            try readTasks(line)
                == ImportedTasks([task], warnings: [ImportWarning(.startOfRepeat, count: 1, line: 0)]))
    }

    @Test func aDoneLineHasItsDays() throws {
        let task = try one("x 2026-11-20 2026-11-01 Call +home pri:A")
        #expect(task.status == .completed && task.closedOn == Day("2026-11-20") && task.createdOn == Day("2026-11-01"))
        #expect(task.priority == .urgent && task.title == "Call")
    }

    @Test(arguments: [
        ("(A)", TaskPriority.urgent), ("(B)", .high), ("(C)", .medium), ("(D)", .low), ("(Z)", .low),
    ])
    func lettersArePriorities(_ letter: String, priority: TaskPriority) throws {
        let task = try one(letter + " a")
        #expect(task.priority == priority && task.foreign == (letter == "(Z)" ? "pri:Z" : ""))
        let again = String(decoding: TodoTxtWriter.bytes(of: [task]), as: UTF8.self)
        #expect(again == letter + " a\n")
    }

    @Test(arguments: [
        ("5d", "AFTER=P5D"), ("+1m", "FREQ=MONTHLY"), ("+2w", "FREQ=WEEKLY;INTERVAL=2"), ("y", "AFTER=P1Y"),
        ("1b", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
    ])
    func recurrencesAreRead(_ text: String, code: String) throws {
        #expect(try one("(A) a due:2026-11-20 rec:" + text).repetition?.code == code)
    }

    @Test func wordsThatAreNotPairsStayInTheTitle() throws {
        let line = "(A) At 12:30 see https://a.example + @ : x: 1:2"
        let task = try one(line)
        #expect(task.title == String(line.dropFirst(4)) && task.links == ["https://a.example"])
    }

    /// Such a mark would make one character of itself and the sign or the space before.
    @Test func aWordThatBeginsWithACombiningMarkIsReadAsItWasWritten() throws {
        var task = ImportedTask(identity: ImportIdentity(format: "todotxt", key: "\u{301}abc"))
        (task.title, task.category, task.tags) = ("\u{301}abc", "\u{308}home", ["\u{301}loud"])
        task.priority = .urgent
        let text = String(decoding: TodoTxtWriter.bytes(of: [task]), as: UTF8.self)
        #expect(try one(text) == task)
    }

    @Test func equalTitlesAreCounted() throws {
        let text = "(A) a\n\n(B) a @b\r\n(A) b"
        #expect(try readTasks(text).tasks.map(\.identity.text) == ["todotxt:1:a", "todotxt:2:a", "todotxt:1:b"])
    }

    @Test(arguments: [
        ("due:2026-02-30", ImportWarning.Kind.badDay), ("due:2026-11-20 t:2026-11-21", .startAfterDue),
        ("rec:1d", .badRepetition), ("due:2026-11-20 rec:3b", .badRepetition), ("time:10:00", .badDay),
        ("due:2026-11-20 rrule:FREQ=DAILY;UNTIL=20261119", .badRepetition), ("est:long", .notUnderstood),
    ])
    func invalidPairsAreKeptWithAWarning(_ words: String, kind: ImportWarning.Kind) throws {
        let read = try readTasks("(A) a " + words)
        #expect(read.warnings == [ImportWarning(kind, count: 1, line: 1)])
        #expect(read.tasks.map(\.foreign) == [words.split(separator: " ").last.map(String.init)])
    }

    @Test func brokenTextNamesItsLine() {
        #expect(throws: ImportFailure.badLine(file: "", line: 2, .notText)) {
            try ImportedFile(Array("\n(A) ".utf8) + [0xC3, 0x28])
        }
    }

    @Test func tasksReadAreWrittenBackUnchanged() throws {
        let text = """
            (B) 2026-11-01 Paint wall +home @loud due:2026-11-20 time:09:00 t:2026-11-10 wait:2026-11-09 rec:+1b id:4 p:3 h:1
            x 2026-11-20 2026-11-01 Call pri:A
            x Cancelled status:cancelled
            2026-11-02 Started due:2026-11-21 rrule:FREQ=MONTHLY;BYDAY=-1FR status:started est:30m

            """
        let first = try readTasks(text)
        #expect(first.warnings == [ImportWarning(.startOfRepeat, count: 1, line: 0)])
        #expect(String(decoding: TodoTxtWriter.bytes(of: first.tasks), as: UTF8.self) == text)
    }

    @Test func somedayIsTheDayThatTaskwarriorHasForIt() throws {
        let task = try one("(A) Learn Italian wait:9999-12-30")
        #expect(task.waitUntil == .someday)
        #expect(String(decoding: TodoTxtWriter.bytes(of: [task]), as: UTF8.self).contains("wait:9999-12-30"))
    }

    @Test func firstValidPairOfAKindCounts() throws {
        let task = try one("a due:2026-11-20 rec:often rec:+1m rec:2d t:2026-12-01 t:2026-11-01 pri:foo h:1")
        #expect(task.repetition?.code == "FREQ=MONTHLY" && task.startDay == Day("2026-11-01"))
        #expect(task.foreign == "h:1 pri:foo rec:2d rec:often t:2026-12-01")
        #expect(try ImportedFile(TodoTxtWriter.bytes(of: [task])).tasks?.tasks == [task])
    }

    @Test func aTitleThatLooksLikeSomethingElseStaysATitle() throws {
        var tasks: [ImportedTask] = []
        for title in ["x ray", "(A) grade", "2026-11-20 report", "Mail @bob +1 due:2026-11-20 a:b"] {
            var task = ImportedTask(identity: ImportIdentity(format: "todotxt", key: title))
            task.title = title
            task.tags = ["t"]
            tasks.append(task)
        }
        #expect(try ImportedFile(TodoTxtWriter.bytes(of: tasks)).tasks == ImportedTasks(tasks))
    }

    @Test func idWithACommaIsNotUsed() throws {
        let text = "@a Call id:1,2 id:4\n"
        let read = try #require(try ImportedFile(Array(text.utf8)).tasks)
        #expect(read.tasks.map { [$0.identity.key, $0.foreign] } == [["id:4", "id:1,2"]])
        #expect(read.warnings.map { $0.kind } == [.notUnderstood])
        #expect(String(decoding: TodoTxtWriter.bytes(of: read.tasks), as: UTF8.self) == "Call @a id:4 id:1,2\n")
    }

    @Test func lineEndingInKeptTextStartsNoNewTask() {
        var task = ImportedTask(identity: ImportIdentity(format: "todotxt", key: "id:4"))
        task.title = "Call"
        task.foreign = "h:1\r\nx:2\nPay"
        #expect(String(decoding: TodoTxtWriter.bytes(of: [task]), as: UTF8.self) == "Call id:4 h:1 x:2 Pay\n")
    }

    @Test func referencedTasksFromOtherFormatsGetIDs() throws {
        var parent = ImportedTask(identity: ImportIdentity(format: "daybook", key: "key of parent"))
        parent.title = "Parent"
        var child = ImportedTask(identity: ImportIdentity(format: "daybook", key: "key, of child"))
        child.title = "Child"
        child.parentKey = "key of parent"
        child.tags = ["two words"]
        #expect(
            String(decoding: TodoTxtWriter.bytes(of: [parent, child]), as: UTF8.self)
                == "Parent id:1\nChild @two_words p:1\n")
    }
}
