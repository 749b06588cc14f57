import CivilTime
import DaybookCore
import Interchange
import Testing

@Suite struct TaskwarriorTests {
    private let berlin = ImportContext(offset: { _ in 60 })

    private func one(_ members: String) throws -> ImportedTask {
        try #require(
            try readTasks(#"[{"uuid":"u","status":"pending","description":"a",\#(members)}]"#, berlin).tasks.first)
    }

    @Test func aWholeTaskIsRead() throws {
        let text = """
            [ {"id":1,"uuid":"u1","status":"pending","description":"Paint","start":"20261119T080000Z",
            "entry":"20261031T233000Z","due":"20261120T080000Z","scheduled":"20261114T230000Z","wait":"20261109T230000Z",
            "project":"home.garden","tags":["loud","spring"],"priority":"H","depends":["u0","u9"],"size":"big",
            "modified":"20261101T000000Z","urgency":9.5,
            "annotations":[{"entry":"20261102T100000Z","description":"white"},{"description":"matt"}]} ]
            """
        var task = ImportedTask(identity: ImportIdentity(format: "taskwarrior", key: "u1"))
        task.title = "Paint"
        task.note = "2026-11-02: white\nmatt"
        task.status = .inProgress
        task.createdOn = Day("2026-11-01")
        (task.dueDay, task.dueTime) = (Day("2026-11-20"), TimeOfDay("09:00"))
        task.startDay = Day("2026-11-15")
        task.waitUntil = Day("2026-11-10")
        task.category = "home.garden"
        task.tags = ["loud", "spring"]
        task.priority = .high
        task.blockerKeys = ["u0", "u9"]
        task.foreign = #"{"size":"big","modified":"20261101T000000Z"}"#
        #expect(try readTasks(text, berlin) == ImportedTasks([task]))
    }

    @Test func midnightIsADayAndOlderListsAreTexts() throws {
        let task = try one(#""due":"20261119T230000Z","depends":"x,y""#)
        #expect(task.dueDay == Day("2026-11-20") && task.dueTime == nil && task.blockerKeys == ["x", "y"])
    }

    @Test func itsSomedayIsOurs() throws {
        let task = try one(#""wait":"99991229T230000Z""#)
        #expect(task.waitUntil == .someday)
    }

    @Test func aRepeatedTaskIsItsTemplateAtTheNextTime() throws {
        let template =
            #"{"uuid":"t","status":"recurring","description":"a","recur":"monthly","due":"20200101T000000Z","mask":"+-","until":"20300101T000000Z"}"#
        let times = [("1", "completed", "20200101"), ("3", "pending", "20261201"), ("2", "pending", "20261101")].map {
            #"{"uuid":"\#($0)","status":"\#($1)","description":"a","parent":"t","imask":0,"due":"\#($2)T000000Z","recur":"monthly"}"#
        }
        let deleted = #"{"uuid":"d","status":"deleted","description":"a"}"#
        let read = try readTasks(([times[1], template, times[0], times[2], deleted]).joined(separator: "\n"))
        #expect(read.tasks.map(\.identity.key) == ["t", "1"])
        #expect(read.tasks[0].dueDay == Day("2026-11-01"))
        #expect(read.tasks[0].repetition?.code == "FREQ=MONTHLY;UNTIL=20300101")
        #expect(read.tasks[1].status == .completed && read.tasks[1].repetition == nil)
        #expect(read.tasks[1].foreign == #"{"parent":"t","imask":0,"recur":"monthly"}"#)
        #expect(
            read.warnings == [
                ImportWarning(.deletedTasks, count: 1, line: 5), ImportWarning(.upcomingOccurrences, count: 2, line: 1),
            ])
    }

    @Test(arguments: [
        ("weekly", "FREQ=WEEKLY"), ("3days", "FREQ=DAILY;INTERVAL=3"), ("P1M", "FREQ=MONTHLY"),
        ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), ("quarterly", "FREQ=MONTHLY;INTERVAL=3"),
        ("2q", "FREQ=MONTHLY;INTERVAL=6"), ("biweekly", "FREQ=WEEKLY;INTERVAL=2"), ("annual", "FREQ=YEARLY"),
    ])
    func periodsAreRules(_ recur: String, rule: String) throws {
        let text = #"{"uuid":"t","status":"recurring","description":"a","recur":"\#(recur)","due":"20261120T000000Z"}"#
        #expect(try readTasks(text).tasks.map { $0.repetition?.code } == [rule])
    }

    @Test func aPeriodNotUnderstoodIsKept() throws {
        let text = #"{"uuid":"t","status":"recurring","description":"a","recur":"12h","due":"20261120T000000Z"}"#
        let read = try readTasks(text)
        #expect(read.tasks.map(\.foreign) == [#"{"recur":"12h"}"#])
        #expect(read.warnings == [ImportWarning(.badRepetition, count: 1, line: 1)])
    }

    @Test func aWrongFieldIsNamed() {
        #expect(throws: ImportFailure.badField(record: "u", field: "annotations")) { try one(#""annotations":[1]"#) }
    }

    @Test(arguments: [
        (#""due":"20260230T000000Z""#, ImportWarning.Kind.badDay), (#""wait":7"#, .unreadDates),
        (#""scheduled":"20261301T000000Z""#, .badDay),
    ])
    func aDayThatDoesNotExistIsKeptAsItWasWritten(_ member: String, warning: ImportWarning.Kind) throws {
        let read = try readTasks(#"[{"uuid":"u","status":"pending","description":"a",\#(member)}]"#)
        #expect(read.tasks.map { $0.foreign } == ["{\(member)}"])
        #expect(read.tasks.map { $0.dueDay } == [nil])
        #expect(read.warnings == [ImportWarning(warning, count: 1, line: 1, isInRecord: true)])
    }

    @Test func recordsOfAnArrayAreNumberedAndThoseOnLinesByTheirLine() throws {
        let members = [
            #""uuid":"1","status":"pending""#, #""uuid":"2","status":"deleted""#,
            #""uuid":"3","status":"pending","due":"20260230T000000Z""#,
        ]
        let records = members.map { "{\($0),\"description\":\"a\"}" }
        let kinds = [ImportWarning.Kind.deletedTasks, .badDay]
        func warnings(_ text: String) throws -> [ImportWarning] { try readTasks(text).warnings }
        #expect(
            try warnings("[\n\n\n\n\(records.joined(separator: ",\n\n"))]")
                == zip(kinds, [2, 3]).map { ImportWarning($0, count: 1, line: $1, isInRecord: true) })
        #expect(
            try warnings(records.joined(separator: "\n\n"))
                == zip(kinds, [3, 5]).map { ImportWarning($0, count: 1, line: $1) })
    }

    @Test func brokenJSONNamesItsLine() {
        let good = #"{"uuid":"u","status":"pending","description":"a"}"#
        #expect(throws: ImportFailure.badJSON(line: 2, column: 9, .unexpected)) {
            try readTasks("[" + good + ",\n" + #"{"uuid":?}]"#)
        }
        #expect(throws: ImportFailure.badJSON(line: 2, column: 9, .truncated)) {
            try readTasks(good + "\n" + #"{"uuid":"# + "\n\n")
        }
        #expect(throws: ImportFailure.empty) { try readTasks("[]") }
    }
}
