import CivilTime
import DaybookCore
import Testing

@testable import DaybookWeb

/// Reminders that a typed line asks for, on Friday, 20 November 2026, at 9:30.
struct TypedReminderTests {
    /// The title of the task that a line adds, when it is due, and when it rings.
    private func added(_ line: String, _ language: String) throws -> [String] {
        var journey = WebSession()
        journey.languages = [language]
        _ = journey.post(.tasks(.quickAdd), [("line", line), ("id", "d1")])
        let state = journey.state
        let end = DateTime("2026-11-29T00:00")!
        let task = try #require(state.tasks.rows.first)
        let rung = state.reminders(after: journey.now.dateTime, until: end, now: journey.now)
        let due = [task.dueDay?.text, task.dueTime?.text].compactMap { $0 }.joined(separator: " ")
        return [task.title, due] + rung.map { "\($0.moment.day.text) \(TimeOfDay(of: $0.moment).text)" }
    }

    @Test(arguments: [
        ("Call Mum tomorrow at 9", "en", ["Call Mum", "2026-11-21 09:00", "2026-11-21 09:00"]),
        ("remind me to call Bob at 23:00", "en", ["Call Bob", "2026-11-20 23:00", "2026-11-20 23:00"]),
        ("Remind me to pay rent on monday", "en", ["Pay rent", "2026-11-23", "2026-11-23 09:00"]),
        ("Call Mum tomorrow", "en", ["Call Mum", "2026-11-21"]),
        ("remind me to smile", "en", ["remind me to smile", ""]),
        (
            "напомни мне позвонить Бобу завтра в 18:00", "ru",
            ["Позвонить Бобу", "2026-11-21 18:00", "2026-11-21 18:00"]
        ),
        ("напомни о встрече завтра", "ru", ["напомни о встрече", "2026-11-21"]),
        ("przypomnij zadzwonić do Boba jutro", "pl", ["Zadzwonić do Boba", "2026-11-21", "2026-11-21 09:00"]),
    ])
    func whatIsTypedWithATimeOrAsksForItRings(_ line: String, _ language: String, _ expected: [String]) throws {
        #expect(try added(line, language) == expected)
    }

    @Test(arguments: [("en", "Reminder: 09:00"), ("ru", "Напоминание: 09:00"), ("pl", "Przypomnienie: 09:00")])
    func itIsShownBeforeItIsKeptAndCanBeRemoved(_ language: String, _ chip: String) {
        var journey = WebSession()
        journey.languages = [language]
        for line in ["Call+tomorrow+9:00", "Remind+me+to+call+tomorrow"] {
            #expect(journey.open("/tasks/quick?line=\(line)").has("<bdi>\(chip)</bdi>"), "\(line)")
            #expect(journey.open("/tasks/quick?line=\(line)&silent=1").has("<s><bdi>\(chip)</bdi></s>"), "\(line)")
        }
        #expect(!journey.open("/tasks/quick?line=Call+tomorrow").has(chip))
        _ = journey.post(.tasks(.quickAdd), [("line", "Call tomorrow 9:00"), ("id", "d1"), ("silent", "1")])
        #expect(journey.state.tasks.rows.count == 1 && journey.state.taskReminders.rows.isEmpty)
    }
}
