import CivilTime
import DaybookCore
import Interchange

/// Anything read as a calendar is written as one that reads as the same tasks.
enum ICalendarFuzz: FuzzTarget {
    static func check(_ bytes: [UInt8]) {
        // The first byte is the offset from UTC, in quarters of an hour.
        guard let first = bytes.first else { return }
        let offset = (Int(first) - 128) % 56 * 15
        let context = ImportContext(offset: { _ in offset })
        guard let file = try? ImportedFile(Array(bytes.dropFirst()), context), file.format == .iCalendar,
            let tasks = file.tasks
        else { return }
        for task in tasks.tasks {
            precondition(!task.title.isEmpty && !task.identity.key.isEmpty)
            precondition(task.dueDay != nil || task.dueTime == nil && task.repetition == nil)
            precondition(task.startDay.map { start in task.dueDay.map { start <= $0 } ?? true } ?? true)
            precondition(task.foreign.utf8.count <= TaskLimits.foreign)
        }
        let written = ICalendarWriter.bytes(of: tasks.tasks, stamp: stamp, context)
        for line in written.split(separator: 10) { precondition(line.count <= 76, "a long line") }
        guard let again = try? ImportedFile(written, context) else { fatalError("what was written cannot be read") }
        precondition(again.tasks?.tasks == tasks.tasks, "what was written reads as something else")
    }

    static let seeds: [[UInt8]] = [
        seed(
            "UID:1\nSUMMARY:a\\, b\nDUE;TZID=\"Europe/Rome\":20261120T090000\nDTSTART;VALUE=DATE:20261119\nRRULE:FREQ=DAILY"
        ),
        seed(
            "SUMMARY;LANGUAGE=en:a\nSUMMARY:b\nDTSTART:20261120T090000Z\nDURATION:PT1H\nPRIORITY:3\nSTATUS:IN-PROCESS"),
        seed(
            "UID:1\nDESCRIPTION:a\\nb\nCATEGORIES:a,b\nRELATED-TO:2\nRELATED-TO;RELTYPE=DEPENDS-ON;GAP=P1D:3\nX-A;B=c:d"
        ),
        seed(
            "DUE;VALUE=DATE:20261120\nURL:https://a.b\nATTACH:mailto:a\nBEGIN:VALARM\nTRIGGER:-PT1H\nACTION:AUDIO\nEND:VALARM"
        ),
        seed(
            "DUE:20261120T090000\nBEGIN:VALARM\nTRIGGER;VALUE=DATE-TIME:20261119T080000Z\nEND:VALARM\nCOMPLETED:20261120T1000"
        ),
        seed("UID:1\nSUMMARY:a\nEND:VTODO\nBEGIN:VTODO\nUID:1\nRECURRENCE-ID:20261121\nSUMMARY:b\nBEGIN:X\nA:b\nEND:X"),
        seed(
            "DTSTART:20261120T090000\nRRULE:FREQ=WEEKLY;UNTIL=20200101\nEXDATE:20261121\nX-DAYBOOK-WAIT;VALUE=DATE:20261101"
        ),
        seed(
            "X-DAYBOOK-AFTER-DONE:P3D\nDTSTART:20261120T090000\nESTIMATED-DURATION:PT90M\nCREATED:20261101T000000Z\nA:\n b"
        ),
    ]
}

private let stamp = DateTime("2026-11-20T10:00:00")!

private func seed(_ lines: String) -> [UInt8] {
    [132] + Array("BEGIN:VCALENDAR\nBEGIN:VTODO\n\(lines)\nEND:VTODO\nEND:VCALENDAR".utf8)
}
