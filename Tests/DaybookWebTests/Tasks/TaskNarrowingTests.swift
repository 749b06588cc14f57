import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// The filter form of the task list.
@Suite struct TaskNarrowingTests {
    private let run = RecordID(hex: "a1")!

    /// A journey with the goal "Run a marathon".
    private func journeyToRun() -> WebSession {
        var journey = WebSession()
        _ = journey.post(.goals(.add), goalForm(["title": "Run a marathon", "measure": "tasks"]))
        return journey
    }

    private func titles(_ page: WebSession.Page) -> [String] {
        page.main.split(separator: "<strong><bdi>").dropFirst().map { String($0.prefix { $0 != "<" }) }
    }

    /// The fields posted when only the form's button is pressed.
    private func fields(_ page: WebSession.Page) -> [(String, String)] {
        typedFields(page.part(from: "<details class=\"fold narrowing\"", to: "</form>"))
    }

    @Test func aGoalIsAmongTheChoicesAndNarrowsTheList() throws {
        var journey = journeyToRun()
        try journey.addTask(1, "Buy shoes") { $0.goal = run }
        try journey.addTask(2, "Bake")
        let all = journey.open("/tasks")
        #expect(all.part(from: "<select id=\"goal\"", to: "</select>").contains(">Run a marathon</option>"))
        let narrowed = journey.open("/tasks?goal=\(run.hex)")
        #expect(titles(narrowed) == ["Buy shoes"])
        #expect(narrowed.part(from: "<summary>", to: "</summary>").contains("<bdi>Run a marathon</bdi>"))
        #expect(journey.open(.goals(.goal(run))).has("href=\"/tasks?goal=\(run.hex)\""))
    }

    @Test(arguments: [
        ("from=2026-11-21&to=2026-11-23", ["Second", "Third"]), ("from=2026-11-23&to=2026-11-21", ["Second", "Third"]),
        ("from=2026-11-22&to=", ["Third", "Fourth"]), ("from=&to=2026-11-21", ["First", "Second"]),
        ("from=2026-11-31&to=2026-11-21", ["First", "Second"]),
        ("from=soon&to=", ["First", "Second", "Third", "Fourth"]), ("", ["First", "Second", "Third", "Fourth"]),
    ])
    func dueTasksAreFilteredByARangeOfDays(_ query: String, _ shown: [String]) throws {
        var journey = WebSession()
        let days = ["2026-11-20", "2026-11-21", "2026-11-23", "2026-11-24"]
        for (index, title) in ["First", "Second", "Third", "Fourth"].enumerated() {
            try journey.addTask(UInt64(index) + 1, title) { $0.dueDay = Day(days[index]) }
        }
        #expect(titles(journey.open("/tasks?sort=due&due=days&\(query)")) == shown)
    }

    @Test func rangeOfDaysIsIgnoredByOtherDueFilters() {
        let route = PageRoute(url: "/tasks?due=overdue&from=2026-11-21&to=2026-11-23")
        #expect(route?.url == "/tasks?due=overdue")
    }

    @Test(arguments: [
        "", "?due=agenda", "?due=..2026-11-30", "?due=2026-11-01..2026-11-30",
        "?search=a&status=pending&priority=high&tag=home&tag=shop&tag=town&goal=GOAL&due=2026-11-01..&sort=manual",
    ])
    func filterFormKeepsTheWholeFilter(_ query: String) throws {
        var journey = journeyToRun()
        let url = "/tasks" + query.split(separator: "GOAL").joined(separator: run.hex)
        let again = "/tasks?" + FormFields(fields(journey.open(url))).urlEncoded
        #expect(PageRoute(url: again)?.url == url)
    }

    @Test func linkToWaitingTasksKeepsTheFilter() throws {
        var journey = WebSession()
        try journey.addTask(1, "Mow") { ($0.tags, $0.waitUntil) = (["garden"], Day("2026-12-01")) }
        try journey.addTask(2, "Dig") { $0.tags = ["garden"] }
        #expect(journey.open("/tasks?tag=garden").has("href=\"/tasks?status=waiting&amp;tag=garden\""))
    }

    @Test(arguments: [("/tasks?search=xyzzy", true), ("/tasks?tag=xyzzy", false)])
    func onlyASearchSaysWhichFieldsWereSearched(_ url: String, _ says: Bool) throws {
        var journey = WebSession()
        try journey.addTask(1, "Bake")
        let page = journey.open(url)
        #expect(page.has("No task found"))
        #expect(page.has("Searched titles, notes, tags and categories.") == says)
    }

    @Test func dayHeadingsInUpcomingAreCapitalised() {
        var journey = WebSession()
        journey.languages = ["ru"]
        let page = journey.open("/tasks/upcoming")
        #expect(page.has("<h2>Сегодня, пятница <") && page.has("<h2>Понедельник <"))
    }
}
