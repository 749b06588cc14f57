import CivilTime
import DaybookCore
import Testing

@testable import Interchange

/// A calendar with one task of these lines.
func calendar(_ lines: String) -> String {
    "BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VTODO\n" + lines + "\nEND:VTODO\nEND:VCALENDAR\n"
}

func readTasks(_ text: String, _ context: ImportContext = ImportContext()) throws -> ImportedTasks {
    try #require(try ImportedFile(Array(text.utf8), context).tasks)
}

@Suite struct ICalendarTests {
    private func one(_ lines: String, _ context: ImportContext = ImportContext()) throws -> ImportedTask {
        try #require(try readTasks(calendar(lines), context).tasks.first)
    }

    @Test func aWholeTaskIsRead() throws {
        let read = try readTasks(
            calendar(
                #"""
                UID:4@example
                DTSTAMP:20261101T000000Z
                SUMMARY:Paint\, then rest
                DESCRIPTION:Two coats\nof white
                STATUS:IN-PROCESS
                PRIORITY:1
                DTSTART;VALUE=DATE:20261118
                DUE:20261120T090000
                CATEGORIES:home,loud\,work
                CATEGORIES:home
                RELATED-TO:3@example
                RELATED-TO;RELTYPE=DEPENDS-ON:2@example
                RRULE:FREQ=MONTHLY;BYMONTHDAY=20
                URL:https://example.org/paint
                ATTACH:mailto:shop@example.org
                ESTIMATED-DURATION:PT90M
                """#))
        var task = ImportedTask(identity: ImportIdentity(format: "icalendar", key: "4@example"))
        task.title = "Paint, then rest"
        task.note = "Two coats\nof white"
        task.status = .inProgress
        task.priority = .urgent
        task.startDay = Day("2026-11-18")
        (task.dueDay, task.dueTime) = (Day("2026-11-20"), TimeOfDay("09:00"))
        task.tags = ["home", "loud,work"]
        task.parentKey = "3@example"
        task.blockerKeys = ["2@example"]
        task.repetition = .calendar(try RecurrenceRule("FREQ=MONTHLY;BYMONTHDAY=20"))
        task.links = ["https://example.org/paint", "mailto:shop@example.org"]
        task.estimate = 90
        // It repeats, so it cannot have a start of its own.
        #expect(read == ImportedTasks([task], warnings: [ImportWarning(.startOfRepeat, count: 1, line: 0)]))
    }

    @Test(arguments: [
        (1, TaskPriority.urgent), (2, .high), (4, .high), (5, .medium), (6, .low), (9, .low),
    ])
    func prioritiesHaveFourSteps(_ number: Int, priority: TaskPriority) throws {
        #expect(try one("SUMMARY:a\nPRIORITY:\(number)").priority == priority)
    }

    @Test func foldsMayCutACharacterAndLinesMayEndInAnyWay() throws {
        let text = "\u{FEFF}BEGIN:VCALENDAR\rBEGIN:VTODO\r\nSUMMARY:Kr\u{F6}te\nEND:VTODO\nEND:VCALENDAR"
        var bytes = Array(text.utf8)
        let index = try #require(bytes.firstIndex(of: 0xC3))
        bytes.insert(contentsOf: [13, 10, 32], at: index + 1)
        #expect(try ImportedFile(bytes).tasks?.tasks.map(\.title) == ["Kröte"])
    }

    /// New York's winter and summer, as calendar programs define them.
    private static let newYork = """
        BEGIN:VTIMEZONE
        TZID:Ostkueste
        BEGIN:DAYLIGHT
        DTSTART:20070311T020000
        RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
        TZOFFSETFROM:-0500
        TZOFFSETTO:-0400
        END:DAYLIGHT
        BEGIN:STANDARD
        DTSTART:20071104T020000
        RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
        TZOFFSETFROM:-0400
        TZOFFSETTO:-0500
        END:STANDARD
        END:VTIMEZONE
        """

    @Test(arguments: [
        ("DUE;TZID=Ostkueste:20261129T203000", "2026-11-30", "02:30"),
        ("DUE;TZID=Ostkueste:20260729T203000", "2026-07-30", "01:30"),
        ("DUE;TZID=Asia/Tokyo:20261129T030000", "2026-11-28", "19:00"),
        ("DUE;TZID=/example.org/2026/Asia/Tokyo:20261129T030000", "2026-11-28", "19:00"),
        ("DUE:20261129T173000", "2026-11-29", "17:30"), ("DUE:20261129T173000Z", "2026-11-29", "18:30"),
        ("DUE;TZID=Nowhere:20261129T173000", "2026-11-29", "17:30"),
    ])
    func timeWithAZoneIsThatMomentAndAFloatingOneTheWallClocks(_ due: String, day: String, time: String) throws {
        var context = ImportContext(offset: { _ in 60 })
        context.zoneOffset = { zone, _ in zone == "Asia/Tokyo" ? 540 : nil }
        let text = calendar("SUMMARY:a\n" + due).replacing("BEGIN:VTODO", with: Self.newYork + "\nBEGIN:VTODO")
        let read = try readTasks(text, context)
        #expect(read.tasks.map(\.dueDay) == [Day(day)] && read.tasks.map(\.dueTime) == [TimeOfDay(time)])
        #expect(read.warnings.map(\.kind) == (due.contains("Nowhere") ? [.timeZones] : []))
    }

    /// Each task would look through all rules of the zone.
    @Test func aZoneOfThousandsOfRulesIsReadOnce() throws {
        let part = """
            BEGIN:STANDARD
            DTSTART:00010101T000000
            TZOFFSETTO:+0100
            RRULE:FREQ=DAILY
            END:STANDARD

            """
        let zone = "BEGIN:VTIMEZONE\nTZID:X\n" + String(repeating: part, count: 3000) + "END:VTIMEZONE\n"
        let task = "BEGIN:VTODO\nSUMMARY:a\nDUE;TZID=X:20260101T000000\nEND:VTODO\n"
        let text = "BEGIN:VCALENDAR\n" + zone + String(repeating: task, count: 3000) + "END:VCALENDAR"
        let read = try readTasks(text, ImportContext(offset: { _ in 60 }))
        #expect(read.tasks.count == 3000 && read.tasks.allSatisfy { $0.dueTime == TimeOfDay("00:00") })
    }

    @Test func ruleThatNamesDaysOfAnotherZoneIsKeptAndTold() throws {
        var context = ImportContext(offset: { _ in 60 })
        context.zoneOffset = { _, _ in -300 }
        let due = "SUMMARY:a\nDUE;TZID=America/New_York:20261129T203000\nRRULE:FREQ=WEEKLY"
        #expect(try one(due, context).repetition == .calendar(RecurrenceRule(.weekly)))
        let named = try readTasks(calendar(due + ";BYDAY=SU"), context)
        #expect(named.tasks.map(\.repetition) == [nil] && named.warnings.map(\.kind) == [.badRepetition])
        #expect(named.tasks[0].foreign.contains("BYDAY=SU"))
    }

    @Test func utcTimesAreConvertedAndOthersAreKeptAsWritten() throws {
        let context = ImportContext(offset: { _ in 120 })
        let utc = try one("SUMMARY:a\nDUE:20261231T230000Z", context)
        #expect(utc.dueDay == Day("2027-01-01") && utc.dueTime == TimeOfDay("01:00"))
        #expect(utc.foreign == "DUE:20261231T230000Z")
        let zoned = try one("SUMMARY:a\nDUE;TZID=\"America/New_York\":20261231T230000", context)
        #expect(zoned.dueDay == Day("2026-12-31") && zoned.dueTime == TimeOfDay("23:00"))
        #expect(zoned.foreign == "DUE;TZID=\"America/New_York\":20261231T230000")
    }

    @Test func aDurationEndsAtTheDueTime() throws {
        let task = try one("SUMMARY:a\nDTSTART:20261120T230000\nDURATION:PT2H")
        #expect(
            task.due == ImportedDateTime(Day("2026-11-21")!, TimeOfDay("01:00")) && task.startDay == Day("2026-11-20"))
        #expect(
            try one("SUMMARY:a\nDTSTART;VALUE=DATE:20261120\nDURATION:P1W").due == ImportedDateTime(Day("2026-11-27")!))
        #expect(try one("SUMMARY:a\nDURATION:PT2H").estimate == 120)
    }

    @Test(arguments: [
        ("TRIGGER:-PT15M", TaskReminderDraft.Trigger.beforeDue(minutes: 135)),
        ("TRIGGER;RELATED=END:-P1D", .beforeDue(minutes: 1440)),
        ("TRIGGER;RELATED=END:PT30M", .at(Day("2026-11-20")!, TimeOfDay("12:30")!)),
        ("TRIGGER;VALUE=DATE-TIME:20261119T080000Z", .at(Day("2026-11-19")!, TimeOfDay("08:00")!)),
    ])
    func alarmsAreReminders(_ trigger: String, when: TaskReminderDraft.Trigger) throws {
        let alarm = "BEGIN:VALARM\nACTION:DISPLAY\nDESCRIPTION:a\n\(trigger)\nEND:VALARM"
        let task = try one("SUMMARY:a\nDTSTART:20261120T100000\nDUE:20261120T120000\n" + alarm)
        #expect(task.reminders == [when])
    }

    @Test func anAlarmOfADayCountsFromItsMidnight() throws {
        let alarms = ["PT9H", "-PT15M"].map { "\nBEGIN:VALARM\nACTION:AUDIO\nTRIGGER:\($0)\nEND:VALARM" }.joined()
        let task = try one("SUMMARY:a\nDUE;VALUE=DATE:20261120" + alarms)
        #expect(task.reminders == [.beforeDue(minutes: 0), .beforeDue(minutes: 555)])
        #expect(task.foreign == String(alarms.dropFirst()))
    }

    @Test func aRuleCountsFromTheStartWhereNothingIsDue() throws {
        let task = try one("SUMMARY:a\nDTSTART;VALUE=DATE:20261120\nRRULE:FREQ=DAILY")
        #expect(task.dueDay == Day("2026-11-20") && task.startDay == nil && task.foreign.isEmpty)
        #expect(task.repetition == .calendar(RecurrenceRule(.daily)))
    }

    @Test func componentsOtherThanTasksAreSkippedAndCounted() throws {
        let parts = ["VEVENT", "VEVENT", "VJOURNAL", "VTIMEZONE", "VFREEBUSY"].map {
            "BEGIN:\($0)\nBEGIN:X\nDTSTART:not read\nEND:X\nEND:\($0)\n"
        }
        let text = "BEGIN:VCALENDAR\nX-WR-CALNAME:Home\n" + parts.joined() + "BEGIN:VTODO\nSUMMARY:a\nEND:VTODO\n"
        let read = try readTasks(
            text + "END:VCALENDAR\nBEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:a\nEND:VTODO\nEND:VCALENDAR")
        #expect(read.tasks.map(\.category) == ["Home", ""])
        #expect(read.tasks.map(\.identity.text) == ["icalendar:1:a", "icalendar:2:a"])
        #expect(
            read.warnings == [
                ImportWarning(.events, count: 2, line: 3), ImportWarning(.journals, count: 1, line: 13),
                ImportWarning(.otherParts, count: 1, line: 23),
            ])
    }

    @Test(arguments: [
        ("DUE;VALUE=DATE:00000101", ImportWarning.Kind.badDay), ("DUE:100000101T000000", .badDay),
        ("DUE;VALUE=DATE:18991231", .badDay), ("DTSTART;VALUE=DATE:20261231", .startAfterDue),
        ("RRULE:FREQ=DAILY;COUNT=2;UNTIL=20270101", .badRepetition),
        ("RRULE:FREQ=DAILY;UNTIL=20261119", .badRepetition),
        ("RRULE:FREQ=OFTEN", .badRepetition), ("STATUS:MAYBE", .notUnderstood), ("PRIORITY:10", .notUnderstood),
        ("EXDATE:20261121T000000", .exceptions), ("ESTIMATED-DURATION:P", .notUnderstood),
        ("BEGIN:VALARM\nTRIGGER:soon\nEND:VALARM", .badReminder),
    ])
    func unsupportedLinesAreKeptVerbatim(_ line: String, kind: ImportWarning.Kind) throws {
        let due = line.utf8.starts(with: "DUE".utf8) ? "" : "DUE;VALUE=DATE:20261120\n"
        let read = try readTasks(calendar("SUMMARY:a\n" + due + line))
        #expect(read.warnings == [ImportWarning(kind, count: 1, line: due.isEmpty ? 5 : 6)])
        #expect(read.tasks.map(\.foreign) == [line])
        #expect(read.tasks.map(\.dueDay) == [due.isEmpty ? nil : Day("2026-11-20")])
    }

    @Test func aChangedTimeStaysWithItsTask() throws {
        let change = "BEGIN:VTODO\nUID:1\nRECURRENCE-ID:20261121T000000\nSUMMARY:b\nEND:VTODO"
        let rest = "\nEND:VTODO\n" + change + "\nBEGIN:VTODO\nUID:2\nRECURRENCE-ID:20261121T000000\nSUMMARY:c"
        let read = try readTasks(calendar("UID:1\nSUMMARY:a\nDUE:20261120T000000\nRRULE:FREQ=DAILY" + rest))
        #expect(read.tasks.map(\.title) == ["a", "c"])
        #expect(read.tasks.map(\.identity.key) == ["1", "2/20261121T000000"])
        #expect(read.tasks[0].foreign == change)
        #expect(read.warnings == [ImportWarning(.changedTimes, count: 1, line: 9)])
    }

    @Test func untitledTaskTakesTheFirstLineOfItsNote() throws {
        let read = try readTasks(calendar("UID:1\nDESCRIPTION:First\\nsecond"))
        #expect(read.tasks.map(\.title) == ["First"])
        #expect(read.warnings == [ImportWarning(.untitled, count: 1, line: 3)])
    }

    @Test(arguments: [
        ("BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:a\n", 2, LineProblem.noEnd("VTODO")),
        ("BEGIN:VCALENDAR\nBEGIN:VTODO\nEND:VCALENDAR", 3, .strayEnd("VCALENDAR")),
        ("BEGIN:VCALENDAR\nEND:VCALENDAR\nEND:VCALENDAR", 3, .strayEnd("VCALENDAR")),
        (calendar("SUMMARY"), 4, .notAProperty("SUMMARY")),
        (calendar("A;B=\"c:d"), 4, .notAProperty("A;B=\"c:d")),
        ("BEGIN:VCALENDAR\nEND:VCALENDAR\nX:y", 3, .notAProperty("X:y")),
        ("BEGIN:VCALENDAR\nSUMMARY:\u{0}\nEND:VCALENDAR", 2, .notText),
        ("BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:X\n", count: 1000), 17, .tooDeep),
        ("BEGIN:VCALENDAR\nBEGIN:VTODO\n" + String(repeating: "BEGIN:X\n", count: 1000), 17, .tooDeep),
    ])
    func aBrokenCalendarNamesItsLine(_ text: String, line: Int, problem: LineProblem) {
        #expect(throws: ImportFailure.badLine(file: "", line: line, problem)) { try readTasks(text) }
    }

    @Test func aCalendarWithoutTasksIsEmpty() {
        #expect(throws: ImportFailure.empty) { try readTasks("BEGIN:VCALENDAR\nEND:VCALENDAR") }
    }

    @Test func hugeLineIsLeftOutWithAWarning() throws {
        let read = try readTasks(calendar("SUMMARY:a\nATTACH:" + String(repeating: "x", count: 5_000_000) + "\nX-A:b"))
        #expect(read.tasks.map(\.foreign) == ["X-A:b"])
        #expect(read.warnings == [ImportWarning(.tooLong, count: 1, line: 5)])
    }

    @Test func unsupportedLinesAreKeptUpToTheLimit() throws {
        let long = "X-LONG:" + String(repeating: "x", count: 63_900)
        let read = try readTasks(calendar("SUMMARY:a\n\(long)\n\(long)\nX-SHORT:y"))
        #expect(read.tasks.map(\.foreign) == [long + "\nX-SHORT:y"])
        #expect(read.warnings == [ImportWarning(.tooLong, count: 1, line: 3)])
    }

    @Test func asManyTasksAsAFileMayHaveAreRead() throws {
        let task = "BEGIN:VTODO\nSUMMARY:a\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\nDUE:20261120T000000\nEND:VTODO\n"
        let count = ImportedFile.maximumTasks
        let text = "BEGIN:VCALENDAR\n" + String(repeating: task, count: count) + "END:VCALENDAR"
        #expect(try readTasks(text).tasks.last?.identity.ordinal == count)
    }
}
