import CivilTime
import DaybookCore
import Interchange
import Testing

let todoistHeader =
    "TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT\n"

@Suite struct TodoistTests {
    private let context = ImportContext(
        parseDay: { $0 == "tomorrow at 9" ? (Day("2026-11-21")!, TimeOfDay("09:00")) : nil },
        parseRepetition: { $0 == "every day" ? (.calendar(RecurrenceRule(.daily)), Day("2026-11-20")!, nil) : nil })

    private func read(_ rows: String) throws -> ImportedTasks {
        try readTasks("\u{FEFF}" + todoistHeader + rows, context)
    }

    @Test(arguments: [
        ("ev day", "2026-11-20", nil), ("every day at 18:00", "2026-11-20", "18:00"),
        ("ev day at 6pm", "2026-11-20", "18:00"),
        ("every day starting 1 aug", "2027-08-01", nil), ("2026-11-29T20:30:00Z", "2026-11-29", "21:30"),
        ("2026-11-29 20:30", "2026-11-30", "02:30"),
    ])
    func datesAreReadInTheWordsAndZonesOfTheOtherProgram(_ date: String, day: String, time: String?) throws {
        var context = ImportContext(
            offset: { _ in 60 }, parseDay: { $0 == "1 aug" ? (Day("2027-08-01")!, nil) : nil },
            parseRepetition: { $0 == "every day" ? (.calendar(RecurrenceRule(.daily)), Day("2026-11-20")!, nil) : nil })
        context.zoneOffset = { zone, _ in zone == "America/New_York" ? -300 : nil }
        let row = "task,a,,4,1,Me (1),,\(date),en,America/New_York,,\n"
        let read = try readTasks(todoistHeader + row, context)
        #expect(read.tasks.map(\.dueDay) == [Day(day)])
        #expect(read.tasks.map(\.dueTime) == [time.flatMap { TimeOfDay($0) }])
        #expect(read.warnings == [])
    }

    @Test func dateInAnotherLanguageIsToldAsSuch() throws {
        let read = try read(
            "task,a,,4,1,Me (1),,jeden Montag,de,Europe/Berlin,,\ntask,b,,4,1,Me (1),,asdf,en,Europe/Berlin,,\n")
        #expect(read.warnings.map(\.kind) == [.otherLanguage, .unreadDates])
        #expect(read.tasks.map(\.note) == ["jeden Montag", "asdf"])
    }

    @Test func aProjectIsRead() throws {
        let read = try read(
            """
            meta,view_style=list,,,,,,,,,,
            task,Paint @loud wall @home,Two coats,1,1,Me (1),Ann (2),2026-12-05,en,Europe/Berlin,90,minute
            note,"matt, please",,,,Me (1),,,,,,
            task,Buy paint,,4,2,Me (1),,,en,Europe/Berlin,None,None
            ,,,,,,,,,,,
            section,Later,,,,,,,,,,
            task,Rest,,3,1,Me (1),,,en,Europe/Berlin,1,day
            """)
        var paint = ImportedTask(identity: ImportIdentity(format: "todoist", key: "//Paint wall"))
        paint.title = "Paint wall"
        paint.note = "Two coats\nmatt, please"
        paint.tags = ["loud", "home"]
        paint.priority = .urgent
        paint.dueDay = Day("2026-12-05")
        paint.estimate = 90
        paint.foreign = "RESPONSIBLE=Ann (2)"
        var buy = ImportedTask(identity: ImportIdentity(format: "todoist", key: "//Paint wall/Buy paint"))
        buy.title = "Buy paint"
        buy.parentKey = "//Paint wall"
        var rest = ImportedTask(identity: ImportIdentity(format: "todoist", key: "/Later/Rest"))
        rest.title = "Rest"
        rest.category = "Later"
        rest.priority = .medium
        rest.estimate = 1440
        #expect(read == ImportedTasks([paint, buy, rest]))
    }

    @Test func datesOfWordsAreReadByTheHost() throws {
        let read = try read(
            "task,a,,4,1,,,every day,en,,,\ntask,b,,4,1,,,tomorrow at 9,en,,,\ntask,c,x,4,1,,,every blue moon,en,,,\n"
                + "task,d,,4,1,,,someday,en,,,\ntask,e,,4,1,,,2026-12-05 10:30,en,,,\n")
        #expect(read.tasks.map { $0.dueDay?.text } == ["2026-11-20", "2026-11-21", nil, nil, "2026-12-05"])
        #expect(read.tasks.map { $0.dueTime?.text } == [nil, "09:00", nil, nil, "10:30"])
        #expect(read.tasks.map { $0.repetition?.code } == ["FREQ=DAILY", nil, nil, nil, nil])
        #expect(read.tasks.map(\.note) == ["", "", "x\nevery blue moon", "someday", ""])
        #expect(
            read.warnings == [
                ImportWarning(.badRepetition, count: 1, line: 4), ImportWarning(.unreadDates, count: 1, line: 5),
            ])
    }

    @Test func equalTitlesHaveKeysOfTheirOwn() throws {
        let read = try read("task,a,,4,1,,,,,,,\ntask,b,,4,2,,,,,,,\ntask,a,,4,1,,,,,,,\ntask,b,,4,2,,,,,,,\n")
        #expect(read.tasks.map(\.identity.key) == ["//a", "//a/b", "//a 2", "//a 2/b"])
        #expect(read.tasks.map(\.parentKey) == [nil, "//a", nil, "//a 2"])
    }

    @Test func aBackupHasManyProjects() throws {
        let files = [("Home [220325187].csv", "a"), ("x/Work.csv", "b"), ("Inbox.csv", "c")].map {
            ImportFile(path: $0, bytes: Array((todoistHeader + "section,S,,,,,,,,,,\ntask,\($1),,4,1,,,,,,,").utf8))
        }
        let tasks = try #require(try ImportedFile(folder: files).tasks).tasks
        #expect(tasks.map(\.category) == ["Home", "Work", "S"])
        #expect(tasks.map(\.foreign) == ["SECTION=S", "SECTION=S", ""])
    }

    @Test(arguments: [
        ("task,,,4,1", LineProblem.noTitle), ("chore,a,,4,1", .unknownWord("chore")),
        ("task,a,,0,1", .badNumber("0", column: "PRIORITY")), ("task,a,,4,17", .badNumber("17", column: "INDENT")),
        (",a,,4,1", .unknownWord("")),
    ])
    func aBrokenRowIsNamed(_ row: String, problem: LineProblem) {
        #expect(throws: ImportFailure.badLine(file: "", line: 2, problem)) { try read(row) }
    }
}
