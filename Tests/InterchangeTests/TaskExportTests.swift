import CivilTime
import DaybookCore
import Interchange
import Journal
import Testing

struct TaskExportTests {
    private let day = Day("2026-11-20")!
    private let stamp = DateTime("2026-11-20T10:00:00")!

    private func json(_ world: TaskWorld) -> String {
        String(decoding: Export.json(world.state, on: day), as: UTF8.self)
    }

    private func calendar(of world: TaskWorld) -> [UInt8] {
        ICalendarWriter.bytes(of: world.calendarTasks, stamp: stamp)
    }

    private func list(of world: TaskWorld) -> String {
        String(
            decoding: TodoTxtWriter.bytes(
                of: ExportedTasks.lines(of: world.state, today: world.state.today(world.now))), as: UTF8.self)
    }

    @Test func theExportHasARepeatedTaskWithItsTimes() throws {
        var world = TaskWorld()
        try world.add(1, "Water, \"well\"") {
            ($0.dueDay, $0.repetition) = (Day("2026-11-19"), try? Repetition(code: "FREQ=DAILY"))
            ($0.tags, $0.links) = (["home"], [TaskLinkDraft(url: "https://example.org")])
            $0.reminders = [TaskReminderDraft(.at(Day("2026-11-19")!, TimeOfDay("08:00")!))]
        }
        try world.run(.spend(TaskWorld.time(1, "2026-11-20"), minutes: 5, session: TaskWorld.id(5)))
        try world.run(.complete(TaskWorld.time(1, "2026-11-20")))
        let expected = """
              "tasks": [
                {
                  "id": "00000000000000000000000000000001",
                  "title": "Water, \\"well\\"",
                  "dueDay": "2026-11-19",
                  "repetition": "FREQ=DAILY",
                  "position": "V211",
                  "createdOn": "2026-11-20",
                  "tags": [
                    "home"
                  ],
                  "links": [
                    {
                      "id": "\(try #require(world.state.links(of: TaskWorld.id(1)).first).id.hex)",
                      "url": "https://example.org"
                    }
                  ],
                  "reminders": [
                    {
                      "id": "\(try #require(world.state.taskReminders(of: TaskWorld.id(1)).first).id.hex)",
                      "day": "2026-11-19",
                      "time": "08:00"
                    }
                  ],
                  "times": [
                    {
                      "id": "040000000000000000000000000000000180005129",
                      "status": "completed",
                      "closedOn": "2026-11-20",
                      "sessions": [
                        {
                          "id": "00000000000000000000000000000005",
                          "start": 1795161300000,
                          "end": 1795161600000,
                          "minutes": 5,
                          "day": "2026-11-20"
                        }
                      ]
                    }
                  ]
                }
              ]
            }

            """
        #expect(json(world).hasSuffix(expected), "\(json(world))")
    }

    @Test func anotherJournalGetsTheSameRecords() throws {
        let world = try TaskWorld.sample()
        var other = TaskWorld()
        #expect(try other.importFile(Array(json(world).utf8)).newTaskCount == 4)
        #expect(json(other) == json(world))
        #expect(try other.importFile(Array(json(world).utf8)).changes.isEmpty)
    }

    @Test func anOccurrenceWhoseMarkWasTakenBackIsNotExported() throws {
        var world = try TaskWorld.sample()
        let before = json(world)
        let time = TaskWorld.time(3, "2026-11-22")
        world.merge([Change(TaskItem.table, time, "status", .null)])
        #expect(world.state.tasks[time] != nil && json(world) == before)
    }

    @Test func importIntoTheSameJournalChangesNothing() throws {
        var world = try TaskWorld.sample()
        let plan = try world.importFile(Array(json(world).utf8))
        #expect(plan.changes.isEmpty && plan.existingTaskCount == 4)
        #expect(try world.importFile(calendar(of: world)).changes.isEmpty)
    }

    @Test func deletedTasksAreNotExported() throws {
        var world = try TaskWorld.sample()
        try world.run(.delete((1...4).map { TaskWorld.id($0) }))
        #expect(!json(world).contains("tasks"))
        #expect(world.calendarTasks == [])
    }

    @Test(arguments: [
        (#""title": "Paint, \"slowly\"""#, #""title": " ""#, "tasks[0]", "title"),
        (#""id": "00000000000000000000000000000001""#, #""id": "x""#, "tasks[0]", "id"),
        (#""priority": "high""#, #""priority": "luck""#, "tasks[0]", "priority"),
        (#""dueDay": "2026-11-25""#, #""dueDay": "2026-11-31""#, "tasks[0]", "dueDay"),
        (#""dueDay": "2026-11-25""#, #""dueDay": "0001-01-01""#, "tasks[0]", "dueDay"),
        (#""startDay": "2026-11-21""#, #""startDay": "1899-12-31""#, "tasks[0]", "startDay"),
        (#""waitUntil": "2026-11-22""#, #""waitUntil": "soon""#, "tasks[0]", "waitUntil"),
        (#""dueTime": "09:30""#, #""dueTime": "25:00""#, "tasks[0]", "dueTime"),
        (#""estimate": 90"#, #""estimate": 0"#, "tasks[0]", "estimate"),
        (#""loud""#, "5", "tasks[0].tags[0]", ""),
        (#""loud""#, "\"" + String(repeating: "ж", count: 19) + "\"", "tasks[0].tags[0]", ""),
        (#""https://example.org/map""#, #""javascript:alert(1)""#, "tasks[0].links[0]", "url"),
        (#""minutesBefore": 15"#, #""minutesBefore": -1"#, "tasks[0].reminders[0]", "minutesBefore"),
        (#""minutesBefore": 15"#, #""minutesBefore": null"#, "tasks[0].reminders[0]", "day"),
        (#""minutes": 25"#, #""minutes": 0"#, "tasks[0].sessions[0]", "minutes"),
        (#""repetition": "FREQ=DAILY;COUNT=10""#, #""repetition": "FREQ=HOURLY""#, "tasks[2]", "repetition"),
        (#""status": "cancelled""#, #""status": "lost""#, "tasks[2].times[2]", "status"),
        (
            #""id": "0400000000000000000000000000000003"#, #""id": "0400000000000000000000000000000009"#,
            "tasks[2].times[0]", "id"
        ),
        (#""blockers": ["#, #""blockers": [ "x","#, "tasks[3].blockers[0]", ""),
    ])
    func aWrongFieldIsNamed(_ validated: String, wrong: String, record: String, field: String) throws {
        let text = json(try TaskWorld.sample())
        let broken = text.replacing(validated, with: wrong)
        #expect(broken != text)
        // What stands in other places, too, is named after it.
        #expect(failures(in: broken).first == .badField(record: record, field: field))
    }

    @Test func aCalendarHasEveryTaskAndEachTimeThatWasClosed() throws {
        let tasks = try TaskWorld.sample().calendarTasks
        func task(_ key: RecordID, _ title: String, _ adjust: (inout ImportedTask) -> Void) -> ImportedTask {
            var task = ImportedTask(identity: ImportIdentity(format: "daybook", key: key.hex))
            (task.title, task.createdOn) = (title, day)
            adjust(&task)
            return task
        }
        let expected = [
            task(TaskWorld.id(1), "Paint, \"slowly\"") {
                ($0.note, $0.priority, $0.estimate) = ("Two\ncoats", .high, 90)
                ($0.dueDay, $0.dueTime) = (Day("2026-11-25"), TimeOfDay("09:30"))
                ($0.startDay, $0.waitUntil) = (Day("2026-11-21"), Day("2026-11-22"))
                ($0.tags, $0.category) = (["loud"], "Home")
                ($0.links, $0.reminders) = (["https://example.org/map"], [.beforeDue(minutes: 15)])
            },
            task(TaskWorld.id(2), "Buy paint") { $0.parentKey = TaskWorld.id(1).hex },
            task(TaskWorld.id(3), "Water plants") {
                ($0.dueDay, $0.repetition) = (Day("2026-11-20"), try? Repetition(code: "FREQ=DAILY;COUNT=6"))
            },
            task(TaskWorld.time(3, "2026-11-17"), "Water plants") {
                ($0.dueDay, $0.status, $0.closedOn) = (Day("2026-11-17"), .completed, day)
            },
            task(TaskWorld.time(3, "2026-11-19"), "Water plants") {
                ($0.dueDay, $0.status, $0.closedOn) = (Day("2026-11-19"), .cancelled, day)
            },
            task(TaskWorld.id(4), "Cut hair") {
                ($0.dueDay, $0.repetition) = (Day("2026-11-23"), try? Repetition(code: "AFTER=P3D"))
                $0.blockerKeys = [TaskWorld.id(2).hex]
            },
            task(TaskWorld.time(4, "1970-01-02"), "Cut hair") {
                ($0.dueDay, $0.status, $0.closedOn) = (Day("2026-11-18"), .completed, day)
            },
        ]
        #expect(tasks == expected)
    }

    @Test func closedOccurrencesAreNotOpenAgainInAnotherJournal() throws {
        var world = TaskWorld()
        try world.add(1, "Pills") {
            ($0.dueDay, $0.repetition) = (Day("2026-11-01"), try? Repetition(code: "FREQ=DAILY"))
        }
        for day in 1...19 { try world.run(.complete(TaskWorld.time(1, "2026-11-\(day < 10 ? "0" : "")\(day)"))) }
        var other = TaskWorld()
        try other.importFile(calendar(of: world))
        let series = try #require(other.state.tasks.rows.first { $0.repetition != nil })
        #expect(series.dueDay == Day("2026-11-20"))
        #expect(other.state.tasks.rows.count { $0.status == .completed } == 19)
    }

    @Test func aCalendarBringsTheSameTasksIntoAnotherJournal() throws {
        let world = try TaskWorld.sample()
        var other = TaskWorld()
        #expect(try other.importFile(calendar(of: world)).newTaskCount == 7)
        #expect(other.calendarTasks == world.exported(as: "icalendar"))
        #expect(try other.importFile(calendar(of: world)).changes.isEmpty)
        // Tasks imported from a calendar keep their ids in the next one.
        #expect(calendar(of: other) == calendar(of: world))
    }

    @Test func aTaskForSomedayIsOneInACalendarToo() throws {
        var world = TaskWorld()
        try world.add(1, "Learn Italian") { $0.waitUntil = .someday }
        var other = TaskWorld()
        try other.importFile(calendar(of: world))
        #expect(other.state.tasks.rows.map { $0.waitUntil } == [.someday])
    }

    @Test func timeSpentOnAnOtherwiseUnchangedOccurrenceIsExported() throws {
        var world = TaskWorld()
        try world.add(1, "Water") {
            ($0.dueDay, $0.repetition) = (Day("2026-11-20"), try? Repetition(code: "FREQ=DAILY"))
        }
        let time = TaskWorld.time(1, "2026-11-20")
        try world.run(.spend(time, minutes: 90, session: TaskWorld.id(5)))
        var other = TaskWorld()
        try other.importFile(Array(json(world).utf8))
        #expect(other.state.minutesSpent(on: time, now: other.now) == 90)
    }

    @Test func exportedTasksAreRecognisedWhateverTheirOrigin() throws {
        var world = try TaskWorld.sample()
        let todoist =
            "TYPE,CONTENT,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE\ntask,Buy milk,4,1,,,,en,\n"
        #expect(try world.importFile(Array(todoist.utf8)).newTaskCount == 1)
        #expect(try world.importFile(calendar(of: world)).changes.isEmpty)
        #expect(try world.importFile(Array(list(of: world).utf8)).changes.isEmpty)
    }

    @Test func listShowsTheCurrentOccurrenceOfARepeatedTask() throws {
        var world = TaskWorld()
        try world.add(1, "Water") {
            ($0.dueDay, $0.repetition) = (Day("2026-11-18"), try? Repetition(code: "FREQ=DAILY"))
        }
        try world.run(.complete(TaskWorld.time(1, "2026-11-20")))
        #expect(list(of: world).hasPrefix("2026-11-20 Water due:2026-11-21 rec:+1d id:\(TaskWorld.id(1).hex)\n"))
    }

    @Test func aListHasALineForEachTaskAndEachTimeThatWasClosed() throws {
        let one = (1...4).map { TaskWorld.id(UInt64($0)).hex }
        let expected = """
            (B) 2026-11-20 Paint, "slowly" https://example.org/map +Home @loud due:2026-11-25 time:09:30 \
            t:2026-11-21 wait:2026-11-22 est:90m id:\(one[0])
            2026-11-20 Buy paint id:\(one[1]) p:\(one[0])
            2026-11-20 Water plants due:2026-11-20 rrule:FREQ=DAILY;COUNT=6 id:\(one[2])
            x 2026-11-20 2026-11-20 Water plants due:2026-11-17 id:04\(one[2])80005126
            x 2026-11-20 2026-11-20 Water plants due:2026-11-19 status:cancelled id:04\(one[2])80005128
            2026-11-20 Cut hair due:2026-11-23 rec:3d id:\(one[3]) after:\(one[1])
            x 2026-11-20 2026-11-20 Cut hair due:2026-11-18 id:04\(one[3])80000001

            """
        #expect(list(of: try TaskWorld.sample()) == expected)
    }

    @Test func listImportsTheFieldsThatItCanHold() throws {
        let world = try TaskWorld.sample()
        var other = TaskWorld()
        try other.importFile(Array(list(of: world).utf8))
        var expected = ExportedTasks.lines(of: world.state, today: world.state.today(world.now))
        for index in expected.indices {
            expected[index].note = ""
            expected[index].reminders = []
        }
        expected[0].title += " https://example.org/map"
        let came = ExportedTasks.lines(of: other.state, today: other.state.today(other.now))
        // Ids differ between files, but refer to the same tasks.
        let names = Dictionary(
            zip(came, expected).map { ($0.identity.key, $1.identity.key) }, uniquingKeysWith: { first, _ in first })
        let renamed = zip(came, expected).map { task, wanted in
            var task = task
            task.identity = wanted.identity
            task.parentKey = task.parentKey.flatMap { names[$0] }
            task.blockerKeys = task.blockerKeys.compactMap { names[$0] }
            return task
        }
        #expect(renamed == expected)
        #expect(list(of: other) == list(of: world))
        #expect(try other.importFile(Array(list(of: world).utf8)).changes.isEmpty)
    }

    @Test func unsupportedLinesAreExportedAgain() throws {
        let lines = ["X-APPLE-SORT-ORDER:5", "SEQUENCE:4", "DUE;TZID=Europe/Berlin:20261120T090000", "GEO:52.2;21.0"]
        let text =
            "BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VTODO\nUID:7@example.org\nSUMMARY:Paint\n"
            + lines.map { $0 + "\n" }.joined() + "END:VTODO\nEND:VCALENDAR\n"
        var world = TaskWorld()
        try world.importFile(Array(text.utf8))
        let written = String(decoding: calendar(of: world), as: UTF8.self).split(separator: "\r\n").map(String.init)
        for line in lines + ["UID:7@example.org", "SUMMARY:Paint"] { #expect(written.contains(line), "\(line)") }
        #expect(!list(of: world).contains("SEQUENCE"))
    }

    @Test func unsupportedWordsAreExportedAgain() throws {
        let line = "2026-11-20 Paint due:2026-11-21 h:1 pri:E\n"
        var world = TaskWorld()
        try world.importFile(Array(line.utf8))
        #expect(list(of: world) == "(E) 2026-11-20 Paint due:2026-11-21 h:1\n")
        #expect(!String(decoding: calendar(of: world), as: UTF8.self).contains("h:1"))
    }
}
