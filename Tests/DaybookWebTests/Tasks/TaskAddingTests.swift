import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// The quick-add line on every page that has it.
@Suite struct TaskAddingTests {
    private static let pages = [
        "/today", "/day/2026-11-21", "/tasks", "/tasks/upcoming", "/tasks/board", "/tasks/quick",
    ]

    private func form(_ page: WebSession.Page, _ line: String) -> [(String, String)] {
        typedFields(page.part(from: "<form class=\"quick adding\"", to: "</form>"))
            .map { $0.0 == "line" ? ("line", line) : $0 }
    }

    @Test func aLimitOfAWeekIsNoTaskOfToday() throws {
        var journey = WebSession()
        _ = journey.post(.settings(.chooseParts), [("part", "tasks"), ("part", "habits")])
        for line in ["at+most+3+beers+a+week", "at+most+2+coffees+weekly"] {
            let read = journey.open("/tasks/quick?line=\(line)")
            #expect(read.main.contains("Habits have limits for a day only") && !read.main.contains("undated"))
        }
        // The line is kept with the reason, and can be made a task.
        let line = "at most 3 beers a week"
        let refused = journey.post("/tasks/quick", form(journey.open("/today"), line))
        #expect(refused.status == 422 && !journey.state.hasTasks)
        #expect(refused.has("value=\"\(line)\"") && refused.has("Make it a task"))
        #expect(refused.main.ranges(of: "Habits have limits for a day only").count == 1)
        _ = journey.post("/tasks/quick", form(journey.open("/today"), line) + [("as", "task")])
        #expect(try #require(journey.state.tasks.rows.first).dueDay == nil)
        _ = journey.post("/tasks/quick", form(journey.open("/today"), "run 3 times a week, at least 5 km"))
        let run = try #require(journey.state.activeHabits.first)
        #expect((run.title, run.schedule, run.kind) == ("Run", .timesPerWeek(3), .atLeast))
        #expect((run.target, run.unit) == (5, "km"))
    }

    @Test(arguments: pages) func postingTwiceAddsOnce(_ url: String) {
        var journey = WebSession()
        _ = journey.post(.settings(.chooseParts), [("part", "tasks")])
        let page = journey.open(url)
        for _ in 1...2 { _ = journey.post("/tasks/quick", form(page, "Milk")) }
        #expect(journey.state.openTasks(today: journey.today).map { $0.title } == ["Milk"])
    }

    @Test(arguments: pages) func thePageThatComesAfterAddsAnother(_ url: String) {
        var journey = WebSession()
        _ = journey.post(.settings(.chooseParts), [("part", "tasks")])
        let page = journey.post("/tasks/quick", form(journey.open(url), "Milk"))
        _ = journey.post("/tasks/quick", form(page, "Milk"))
        #expect(journey.state.openTasks(today: journey.today).map { $0.title } == ["Milk", "Milk"])
    }

    @Test(arguments: ["Milk", "Bread"]) func aLineOnAPageGoneBackToIsANewTaskOnceTheOtherWasDeleted(_ line: String)
        throws
    {
        var journey = WebSession()
        let page = journey.open("/tasks")
        _ = journey.post("/tasks/quick", form(page, "Milk"))
        let deleted = try #require(journey.state.openTasks(today: journey.today).first)
        try journey.keep(.delete([deleted.id]))
        _ = journey.post("/tasks/quick", form(page, line))
        let tasks = journey.state.openTasks(today: journey.today)
        #expect(tasks.map { $0.title } == [line])
        #expect(journey.state.task(deleted.id) == nil)
    }

    @Test func anotherLineOnAPageGoneBackToIsAnotherTask() {
        var journey = WebSession()
        let page = journey.open("/tasks")
        for line in ["Milk !high", "Bread"] { _ = journey.post("/tasks/quick", form(page, line)) }
        #expect(journey.state.openTasks(today: journey.today).map { $0.title }.sorted() == ["Bread", "Milk"])
    }
}
