import CivilTime
import DaybookCore
import DaybookWeb
import Interchange
import Journal
import Testing

/// The reminders that a browser gets to ring.
struct DueRemindersTests {
    /// Friday, 20 November 2026, 9:30, with a reminder at 9:25, and how long ago the browser rang last.
    private func journey(_ adjust: (inout Habit) -> Void = { _ in }) throws -> (WebSession, RecordID) {
        var journey = WebSession()
        let id = try journey.add("Read", reminders: [ReminderDraft(time: TimeOfDay("09:25")!)], adjust)
        return (journey, id)
    }

    private func due(
        _ journey: inout WebSession, minutes: Int64 = 30, later: [String] = []
    ) throws -> (answer: JSONValue, notifications: [JSONValue]) {
        var since = journey.now
        since.milliseconds -= minutes * 60_000
        let page = journey.open(.dueReminders(ReminderQuery(since: since, postponed: later)))
        #expect(page.status == 200 && page.response.contentType == "application/json")
        let answer = try JSONValue(parsing: page.response.body)
        return (answer, answer["notifications"]?.array ?? [])
    }

    @Test func habitsReminderIsANotificationThatCanBeMarkedDone() throws {
        var (journey, id) = try journey()
        let (answer, notifications) = try due(&journey)
        let options = try #require(notifications.first?["options"])
        #expect(notifications.count == 1 && notifications[0]["title"]?.string == "Read")
        #expect(options["body"]?.string == "09:25")
        #expect(options["tag"]?.string?.hasSuffix("@2026-11-20T09:25") == true)
        #expect(options["data"]?["url"]?.string == "/habits/\(id.hex)/day/2026-11-20")
        #expect(options["data"]?["done"]?.string == "/habits/\(id.hex)/day/2026-11-20")
        #expect(options["actions"]?.array?.compactMap { $0["title"]?.string } == ["Done", "In an hour"])
        #expect(answer["since"] == .integer(journey.now.milliseconds) && answer["offset"] == 60)
        #expect(answer["next"]?.string == "2026-11-21T09:25:00")
        let done = try #require(options["data"]?["done"]?.string)
        #expect(journey.post(done, [("do", "done")]).status == 200)
        #expect(try due(&journey).notifications == [])
    }

    @Test func measuredHabitsAndTasksHaveNoButtonForDone() throws {
        var (journey, _) = try journey { ($0.kind, $0.target) = (.atLeast, 5) }
        let options = try due(&journey).notifications.first?["options"]
        #expect(options?["data"]?["done"] == .null)
        #expect(options?["actions"]?.array?.compactMap { $0["title"]?.string } == ["In an hour"])
    }

    @Test func putOffReminderComesAgainUnlessItsHabitIsDone() throws {
        var (journey, id) = try journey()
        let tag = try #require(try due(&journey).notifications.first?["options"]?["tag"]?.string)
        #expect(try due(&journey, minutes: 0).notifications == [])
        #expect(try due(&journey, minutes: 0, later: [tag, "nonsense"]).notifications.count == 1)
        try journey.keep(.markDone(id, on: Day("2026-11-20")!))
        #expect(try due(&journey, minutes: 0, later: [tag]).notifications == [])
    }

    @Test func olderRemindersAreOneNotificationThatLeadsToToday() throws {
        var journey = WebSession()
        let times = ["07:00", "08:00", "09:25"].map { ReminderDraft(time: TimeOfDay($0)!) }
        _ = try journey.add("Read", reminders: times)
        let (_, notifications) = try due(&journey, minutes: 180)
        #expect(notifications.compactMap { $0["title"]?.string } == ["Read", "2 more reminders"])
        #expect(notifications.last?["options"]?["data"]?["url"]?.string == "/today")
    }

    @Test func questionWithoutAMomentIsNoPage() throws {
        var journey = WebSession()
        for url in [
            "/reminders/due", "/reminders/due?since=x&offset=0", "/reminders/due?since=0",
            "/reminders/due?since=0&offset=9999",
        ] { #expect(journey.open(url).status == 404, "\(url)") }
        for since in ["0", "-9223372036854775808", "9223372036854775807"] {
            #expect(journey.open("/reminders/due?since=\(since)&offset=-1440").status == 200)
        }
    }

    @Test func settingsAndFormsSayWhereRemindersRing() throws {
        var (journey, id) = try journey()
        let card = journey.open("/settings").part(from: "id=\"reminders\"", to: "</section>")
        #expect(card.contains("Reminders on this device") && card.contains("daybook reminders --ring"))
        #expect(card.contains("<p data-if=\"unsupported\">"), "without a script, notifications are not promised")
        for url in ["/habits/\(id.hex)/edit", "/habits/new", "/tasks/new"] {
            #expect(journey.open(url).has("href=\"/settings#reminders\""), "\(url)")
        }
    }
}
