import CivilTime
import DaybookCore
import Interchange
import Testing

let tickTickHeader = """
    "Date: 2025-11-25+0000"
    "Version: 7.1"
    "Status:\u{20}
    0 Normal
    1 Completed
    2 Archived"
    "Folder Name","List Name","Title","Kind","Tags","Content","Is Check list","Start Date","Due Date","Reminder","Repeat","Priority","Status","Created Time","Completed Time","Timezone","Is All Day","Column Name","taskId","parentId"

    """

@Suite struct TickTickTests {
    private func read(_ rows: String, offset: Int = 60) throws -> ImportedTasks {
        try readTasks(tickTickHeader + rows, ImportContext(offset: { _ in offset }))
    }

    @Test func aWholeRowIsRead() throws {
        let row = """
            "Work","Alpha","Paint","TEXT","loud, spring","Two\ncoats","N","2026-11-17T23:00:00+0000","2026-11-20T08:00:00+0000","-PT15M","RRULE:FREQ=WEEKLY;BYDAY=FR","5","0","2026-10-09T15:09:48+0000","","Europe/Berlin","false","Doing","7","2"
            """
        var task = ImportedTask(identity: ImportIdentity(format: "ticktick", key: "7"))
        task.title = "Paint"
        task.note = "Two\ncoats"
        task.category = "Alpha"
        task.tags = ["loud", "spring"]
        task.startDay = Day("2026-11-18")
        (task.dueDay, task.dueTime) = (Day("2026-11-20"), TimeOfDay("09:00"))
        task.reminders = [.beforeDue(minutes: 15)]
        task.repetition = .calendar(try RecurrenceRule("FREQ=WEEKLY;BYDAY=FR"))
        task.priority = .high
        task.createdOn = Day("2026-10-09")
        task.parentKey = "2"
        task.foreign = "Folder Name: Work\nColumn Name: Doing"
        #expect(
            try read(row)
                == ImportedTasks([task], warnings: [ImportWarning(.startOfRepeat, count: 1, line: 0)]))
    }

    @Test func checklistItemsBecomeSubtasks() throws {
        let read = try read(
            """
            "","Inbox","Pack","CHECKLIST","","For Rome\n▫Shoes\n▪Hat\n▫Shoes","Y","","","","","0","0","","","","","","9",""
            """)
        #expect(read.tasks.map(\.title) == ["Pack", "Shoes", "Hat", "Shoes"])
        #expect(read.tasks.map(\.parentKey) == [nil, "9", "9", "9"])
        #expect(read.tasks.map(\.status) == [.pending, .pending, .completed, .pending])
        #expect(read.tasks.map(\.identity.text).last == "ticktick:2:9/Shoes")
        #expect(read.tasks[0].note == "For Rome" && read.tasks[0].category == "")
    }

    @Test(arguments: [
        (60, "2018-12-11T23:00:00+0000", "2018-12-12"), (0, "2018-12-11T23:00:00+0000", "2018-12-12"),
        (0, "2018-12-12T05:00:00+0000", "2018-12-12"), (0, "2018-12-11T11:00:00+0000", "2018-12-12"),
        (-600, "2018-12-12T10:00:00+0000", "2018-12-12"), (840, "2018-12-11T10:00:00+0000", "2018-12-12"),
    ])
    func allDayDateIsTheSameInEveryTimeZone(_ offset: Int, text: String, day: String) throws {
        let row = "\"\",\"\",\"a\",\"TEXT\",,,,,\"\(text)\",,,,,,,,true,,1,\n"
        #expect(try read(row, offset: offset).tasks.map { $0.dueDay?.text } == [day])
    }

    @Test func unreadableRepetitionsAndRemindersAreKept() throws {
        let read = try read(",,a,TEXT,,,,,2026-11-20T08:00:00+0000,soon,RRULE:FREQ=DAILY;TT_SKIP=WEEKEND,,-1,,,,,,1,\n")
        #expect(read.tasks.map(\.foreign) == ["Repeat: RRULE:FREQ=DAILY;TT_SKIP=WEEKEND\nReminder: soon"])
        #expect(read.tasks.map(\.status) == [.cancelled])
        #expect(read.warnings.map(\.kind) == [.badRepetition, .badReminder])
        #expect(read.warnings.map(\.line) == [8, 8])
    }

    @Test(arguments: [
        (",,a,TEXT,,,,,tomorrow,,,,,,,,,,1,", LineProblem.badDay("tomorrow")),
        (",,a,TEXT,,,,,,,,2,,,,,,,1,", .badNumber("2", column: "Priority")),
        (",,a,TEXT,,,,,,,,,7,,,,,,1,", .badNumber("7", column: "Status")),
    ])
    func aBrokenRowIsNamed(_ row: String, problem: LineProblem) {
        #expect(throws: ImportFailure.badLine(file: "", line: 8, problem)) { try read(row) }
    }
}
