import CivilTime
import DaybookCore
import Testing

@testable import Interchange

@Suite struct ICalendarWriterTests {
    private let stamp = DateTime("2026-11-20T10:00:00")!

    private func written(_ tasks: [ImportedTask]) -> String {
        String(decoding: ICalendarWriter.bytes(of: tasks, stamp: stamp), as: UTF8.self)
    }

    @Test func taskIsWrittenInCanonicalForm() throws {
        var task = ImportedTask(identity: ImportIdentity(format: "daybook", key: "1f"))
        task.title = "Paint; then, rest"
        task.note = "Two\ncoats"
        task.priority = .high
        (task.dueDay, task.dueTime) = (Day("2026-11-20"), TimeOfDay("09:00"))
        task.waitUntil = Day("2026-11-19")
        task.closedOn = Day("2026-11-20")
        task.status = .completed
        task.category = "Home"
        task.tags = ["a,b", "c"]
        task.parentKey = "1e"
        task.blockerKeys = ["1d"]
        task.repetition = .afterDone(CalendarSpan(3, .days)!)
        task.links = ["https://a.example", "https://b.example"]
        task.estimate = 30
        task.reminders = [.beforeDue(minutes: 15), .at(Day("2026-11-19")!, TimeOfDay("18:00")!)]
        task.foreign = "not lines of a calendar"
        let lines = #"""
            BEGIN:VCALENDAR
            VERSION:2.0
            PRODID:-//Daybook//Daybook//EN
            BEGIN:VTODO
            UID:1f
            DTSTAMP:20261120T100000Z
            SUMMARY:Paint\; then\, rest
            DESCRIPTION:Two\ncoats
            STATUS:COMPLETED
            PRIORITY:3
            DTSTART:20261120T090000
            DUE:20261120T090000
            COMPLETED:20261120T120000Z
            ESTIMATED-DURATION:PT30M
            X-DAYBOOK-AFTER-DONE:P3D
            X-DAYBOOK-WAIT;VALUE=DATE:20261119
            X-DAYBOOK-CATEGORY:Home
            RELATED-TO:1e
            CATEGORIES:a\,b,c
            RELATED-TO;RELTYPE=DEPENDS-ON:1d
            URL:https://a.example
            ATTACH:https://b.example
            BEGIN:VALARM
            ACTION:DISPLAY
            DESCRIPTION:Paint\; then\, rest
            TRIGGER;RELATED=END:-PT15M
            END:VALARM
            BEGIN:VALARM
            ACTION:DISPLAY
            DESCRIPTION:Paint\; then\, rest
            TRIGGER;VALUE=DATE-TIME:20261119T180000Z
            END:VALARM
            END:VTODO
            END:VCALENDAR

            """#
        #expect(written([task]) == lines.replacing("\n", with: "\r\n"))
        task.identity.format = "icalendar"
        task.foreign = ""
        #expect(try readTasks(written([task])) == ImportedTasks([task]))
    }

    @Test func longLinesAreFoldedBetweenCharacters() throws {
        let title = String(repeating: "ж", count: 300) + String(repeating: "👩‍👩‍👧", count: 40)
        let text = written(try readTasks(calendar("SUMMARY:" + title)).tasks)
        #expect(text.utf8.split(separator: 10).allSatisfy { $0.count <= 76 })
        #expect(text.split(separator: "\r\n").contains { $0.first == " " })
        #expect(try readTasks(text).tasks.map(\.title) == [title])
    }

    @Test func taskReadFromACalendarIsWrittenBackInFull() throws {
        let alarm = "BEGIN:VALARM\nTRIGGER:-PT1H\nACTION:AUDIO\nX-UID:7\nEND:VALARM"
        let text = calendar(
            """
            UID:1
            SUMMARY;LANGUAGE=en:a
            X-APPLE-SORT-ORDER:5
            DUE;TZID=Europe/Berlin:20261120T090030
            COMPLETED:20261119T101112Z
            STATUS:COMPLETED
            PRIORITY:2
            SEQUENCE:4
            RELATED-TO;RELTYPE=SIBLING:9
            RELATED-TO:8
            RELATED-TO:7
            ATTACH;FMTTYPE=text/html:https://a.example
            EXDATE:20261121T000000
            \(alarm)
            BEGIN:X-OTHER
            A:b
            END:X-OTHER
            """)
        let first = try readTasks(text)
        let again = try readTasks(written(first.tasks))
        #expect(again.tasks == first.tasks)
        #expect(written(again.tasks) == written(first.tasks))
        for line in text.split(separator: "\n") where line != "VERSION:2.0" {
            #expect(written(first.tasks).contains(line), "\(line)")
        }
    }

    @Test func originalLineIsDroppedOnceItsFieldChanges() throws {
        var task = try readTasks(calendar("UID:1\nSUMMARY:a\nDUE;TZID=Europe/Berlin:20261120T090000\nPRIORITY:2"))
            .tasks[0]
        #expect(written([task]).contains("DUE;TZID=Europe/Berlin:20261120T090000\r\n"))
        task.due = ImportedDateTime(Day("2026-11-21")!)
        task.priority = nil
        let text = written([task])
        #expect(
            text.contains("\r\nDUE;VALUE=DATE:20261121\r\n") && !text.contains("TZID") && !text.contains("PRIORITY"))
    }

    @Test(arguments: [
        "SUMMARY;LANGUAGE=en:a\nSUMMARY:b", "RECURRENCE-ID:20261121", "RECURRENCE-ID:\u{C}\u{C}2026",
        "DESCRIPTION:a\tb", "UID:l\t\u{369}-",
        "SUMMARY:a\nDTSTART:20261120T090000Z\nRRULE:FREQ=OFTEN", "STATUS:MAYBE\nPERCENT-COMPLETE:100",
    ])
    func unusualTasksAreWrittenBackUnchanged(_ lines: String) throws {
        let tasks = try readTasks(calendar(lines)).tasks
        #expect(try readTasks(written(tasks)).tasks == tasks)
    }

    @Test func absoluteTimesAreWrittenInUTC() throws {
        let context = ImportContext(offset: { _ in -300 })
        var task = ImportedTask(identity: ImportIdentity(format: "icalendar", key: "1"))
        task.title = "a"
        task.createdOn = Day("2026-11-01")
        task.reminders = [.at(Day("2026-11-19")!, TimeOfDay("22:00")!)]
        let bytes = ICalendarWriter.bytes(of: [task], stamp: stamp, context)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("TRIGGER;VALUE=DATE-TIME:20261120T030000Z") && text.contains("CREATED:20261101T170000Z"))
        let read = try readTasks(text, context).tasks[0]
        #expect(read.reminders == task.reminders && read.createdOn == task.createdOn)
    }
}
