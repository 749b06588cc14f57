import Foundation
import Terminal
import Testing

struct ReminderTests {
    let terminal = try! TestTerminal()

    /// A journal with a habit's reminder at 21:00 and a task's at 17:30, on Friday, 20 November 2026.
    private func fill() throws {
        try terminal.run("habit", "add", "Read", "--remind", "21:00")
        try terminal.run("task", "add", "Call Ann", "--due", "today", "--time", "18:00", "--remind", "30min")
    }

    /// Rings the reminders of a minute. `path` names where notify-send is looked for.
    private func ring(at moment: String, path: String = "/nowhere") throws -> CommandResult {
        try terminal.run("reminders", "--ring", at: moment, with: ["PATH": path])
    }

    @Test func remindersOfTodayAreListedThosePassedApart() throws {
        #expect(try terminal.run("reminders").output == "No reminders\n")
        try fill()
        #expect(
            try terminal.run("reminders").lines == [
                "To come", "  Today at 17:30  Call Ann  Due today at 18:00", "  Today at 21:00  Read",
            ])
        #expect(
            try terminal.run("reminders", at: "2026-11-20T19:00").lines == [
                "Earlier today, not done yet", "  Today at 17:30  Call Ann  Due today at 18:00", "To come",
                "  Today at 21:00  Read",
            ])
        try terminal.run("done", "Read")
        try terminal.run("task", "done", "Call Ann")
        #expect(try terminal.run("reminders").output == "No reminders\n")
    }

    @Test func daysToComeAreListedToo() throws {
        try fill()
        let json = try terminal.run("reminders", "--days", "3", "--json").json()
        let listed = json["reminders"] as? [[String: Any]] ?? []
        #expect(
            listed.map { $0["at"] as? String } == [
                "2026-11-20T17:30:00", "2026-11-20T21:00:00", "2026-11-21T21:00:00", "2026-11-22T21:00:00",
            ])
        #expect(listed.map { $0["kind"] as? String } == ["task", "habit", "habit", "habit"])
        #expect(Set(listed.compactMap { $0["id"] as? String }).count == 4)
        for days in ["0", "32", "-1"] {
            let refused = try terminal.run("reminders", "--days=" + days)
            #expect(refused.status == 2 && refused.errors == "--days: from 1 to 31\n", "\(refused)")
        }
    }

    @Test func aWeekdayKeepsItsCapital() throws {
        try terminal.run("task", "add", "Pay rent", "--due", "2026-11-24", "--time", "16:00", "--remind", "30min")
        let listed = try terminal.run("reminders", "--days", "7").output
        #expect(listed.contains("Pay rent  Due Tue at 16:00"), "\(listed)")
    }

    @Test func whatIsDueInAnHourThatTheClockSkipsRingsBehindIt() throws {
        let zone = ["TZ": "CET-1CEST,M3.5.0,M10.5.0/3", "PATH": "/nowhere"]
        try terminal.run(
            "habit", "add", "Run", "--every", "day", "--remind", "02:30", at: "2027-03-20T10:00", with: zone)
        var rung: [String] = []
        for minute in ["01:59", "03:00", "03:01", "03:30"] {
            let said = try terminal.run("reminders", "--ring", at: "2027-03-28T" + minute, with: zone)
            if !said.output.isEmpty { rung.append(minute + " " + said.output) }
        }
        #expect(rung == ["03:00 02:30  Run\n\u{7}"])
        let earlier = try terminal.run("reminders", "--ring", at: "2027-03-27T02:30", with: zone)
        #expect(earlier.output == "02:30  Run\n\u{7}")
    }

    @Test func aTaskOfTheNightIsOfTheDayThatLastsUntilThen() throws {
        try terminal.run("settings", "set", "day-ends-at", "4", at: "2026-10-20T12:00")
        let added = try terminal.run("add", "Pay 2026-10-24 at 02:15", "--remind", "30m", at: "2026-10-23T10:00")
        #expect(added.output.contains("tonight at 02:15"))
        let atNight = try terminal.run("add", "Call at 02:15", "--remind", "30m", at: "2026-10-24T01:50")
        #expect(atNight.output.contains("tonight at 02:15"), "\(atNight)")
        try terminal.run("task", "delete", "Call", at: "2026-10-24T01:50")
        let path = ["PATH": "/nowhere"]
        let rung = try terminal.run("reminders", "--ring", at: "2026-10-24T01:45", with: path)
        #expect(rung.output == "01:45  Pay  Due tonight at 02:15\n\u{7}")
        #expect(try terminal.run("reminders", at: "2026-10-24T01:40").output.contains("Tonight at 01:45"))
        for (moment, day) in [
            ("2026-10-22T10:00", "24 Oct 02:15"), ("2026-10-23T10:00", "tonight 02:15"),
            ("2026-10-24T01:45", "tonight 02:15"), ("2026-10-24T02:30", "tonight 02:15"),
            ("2026-10-24T10:00", "last night 02:15"),
        ] {
            let listed = try terminal.run("task", "list", at: moment).output
            #expect(listed.contains(day), "\(moment): \(listed)")
        }
        let isListed = try ["2026-10-22T10:00", "2026-10-23T10:00", "2026-10-24T02:30", "2026-10-24T10:00"].map {
            try terminal.run("today", at: $0).output.contains("Pay")
        }
        #expect(isListed == [false, true, true, true])
        #expect(try terminal.run("task", "list", "due:today", at: "2026-10-23T10:00").output.contains("Pay"))
        #expect(try terminal.run("task", "show", "Pay", at: "2026-10-24T01:45").output.contains("tonight at 02:15"))
    }

    @Test func reminderRingsInItsMinuteAsALineWithABeep() throws {
        try fill()
        #expect(try ring(at: "2026-11-20T17:29").output == "")
        #expect(try ring(at: "2026-11-20T17:30").output == "17:30  Call Ann  Due today at 18:00\n\u{7}")
        #expect(try ring(at: "2026-11-20T21:00").output == "21:00  Read\n\u{7}")
        #expect(try ring(at: "2026-11-20T21:01").output == "")
        try terminal.run("done", "Read")
        #expect(try ring(at: "2026-11-20T21:00").output == "")
    }

    @Test func desktopGetsTheTextAsItIsAlsoIfItLooksLikeAnOptionOrACommand() throws {
        let log = terminal.folder + "/notified"
        let script = try terminal.write("#!/bin/sh\nprintf '%s|' \"$@\" >>'\(log)'\n", to: "notify-send")
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: script)
        try terminal.run("habit", "add", "$(touch x) `id` ; -v", "--remind", "21:00")
        let due = ["--due", "2026-11-20", "--time", "21:10", "--remind", "10min", "--now", "2026-11-20T09:30"]
        #expect(try terminal.run(["task", "add"] + due + ["--", "--urgent <b>"]).status == 0)
        #expect(try ring(at: "2026-11-20T21:00", path: terminal.folder).output == "")
        let notified = try String(contentsOfFile: log, encoding: .utf8)
        #expect(notified.contains("|--|$(touch x) `id` ; -v|21:00|"), "\(notified)")
        #expect(notified.contains("|--|--urgent <b>|Due today at 21:10|"), "\(notified)")
        #expect(!FileManager.default.fileExists(atPath: terminal.folder + "/x"))
    }

    @Test func manyAtOnceAreToldInOneLine() throws {
        for number in 10...24 { try terminal.run("habit", "add", "Habit \(number)", "--remind", "21:00") }
        let lines = try ring(at: "2026-11-20T21:00").output.split(separator: "\n")
        #expect(lines.count == 12 && lines[10].contains("5 more reminders"), "\(lines)")
    }

    @Test func withoutAJournalThereIsNothingToRing() throws {
        let other = try TestTerminal(hasJournal: false)
        #expect(try other.run("reminders", "--ring").status == 2)
    }

    @Test func aTypedTimeRingsUnlessAnotherReminderIsGiven() throws {
        try terminal.run("add", "Call", "Bob", "today", "at", "20:00")
        try terminal.run("add", "Call", "Eve", "today", "at", "21:00", "--remind", "30min")
        let lines = try terminal.run("reminders").output
        #expect(lines.contains("20:00") && lines.contains("20:30") && !lines.contains("21:00  "), "\(lines)")
    }
}
