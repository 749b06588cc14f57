import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

struct SomedayTests {
    @Test func aTaskIsPutOffForSomedayAndTakenBackByADay() throws {
        var journey = WebSession()
        let id = try journey.addTask(1, "Learn Italian") { $0.dueDay = Day("2026-11-20") }
        #expect(journey.open(.tasks(.reschedule(id))).has(">Someday<"))
        let page = journey.post(.tasks(.change(id)), [("do", "reschedule"), ("day", "Someday")])
        #expect(page.has("“Learn Italian”: someday"))
        #expect(journey.state.task(id)?.waitUntil == .someday && journey.state.task(id)?.dueDay == nil)
        #expect(!journey.open("/today").has("Learn Italian"))
        #expect(!journey.open(.tasks(.list(TaskFilter()))).main.contains("Learn Italian"))
        var waiting = TaskFilter()
        waiting.isForWaiting = true
        #expect(journey.open(.tasks(.list(waiting))).main.contains("<span>Someday</span>"))
        #expect(journey.open(.tasks(.one(id))).main.contains("<dd>Someday</dd>"))
        _ = journey.post(.tasks(.change(id)), [("do", "reschedule"), ("day", "2026-11-21")])
        #expect(journey.state.task(id)?.waitUntil == nil && journey.state.task(id)?.dueDay == Day("2026-11-21"))
    }

    @Test(arguments: [
        ("en", "Learn Italian someday #home"), ("ru", "Учить итальянский когда-нибудь"),
        ("pl", "Nauczyć się włoskiego kiedyś"),
    ])
    func aTypedLineSaysSomeday(_ language: String, _ line: String) {
        var journey = WebSession()
        journey.languages = [language]
        _ = journey.post(.tasks(.quickAdd), [("line", line), ("id", "aa11")])
        let task = journey.state.tasks.rows.first
        #expect(task?.isSomeday == true && task?.dueDay == nil)
        #expect(task.map { line.hasPrefix($0.title) && $0.title.count < line.count } == true)
    }

    @Test(arguments: ["Someday my prince will come", "Read “Someday”", "Book for someday in May tomorrow"])
    func somedayInsideATitleStaysThere(_ line: String) {
        var journey = WebSession()
        _ = journey.post(.tasks(.quickAdd), [("line", line), ("id", "aa11")])
        #expect(journey.state.tasks.rows.first?.isSomeday == false)
    }

    @Test func tasksForSomedayHaveAListOfTheirOwn() throws {
        var journey = WebSession()
        try journey.addTask(1, "Learn Italian") { $0.waitUntil = .someday }
        try journey.addTask(2, "Pack") { $0.waitUntil = Day("2026-12-20") }
        try journey.addTask(3, "Buy milk") { $0.dueDay = Day("2026-11-20") }
        #expect(journey.open("/tasks").has("href=\"/tasks?status=someday\">Someday</a>"))
        let list = journey.open("/tasks?status=someday")
        #expect(list.has("<h1>Someday</h1>") && list.has("aria-current=\"page\">Someday</a>"))
        #expect(list.main.contains("Learn Italian") && list.has("<h2>Someday <span class=\"count\">1</span></h2>"))
        #expect(!list.main.contains("Pack") && !list.main.contains("Buy milk"))
        #expect(list.has("placeholder=\"Learn Italian someday\""))
    }

    @Test func withoutTasksForSomedayTheirListSaysSo() throws {
        var journey = WebSession()
        try journey.addTask(1, "Buy milk")
        #expect(journey.open("/tasks?status=someday").main.contains("<h2>Nothing put off for someday</h2>"))
    }

    @Test func subtasksAreHiddenWithATaskForSomeday() throws {
        var journey = WebSession()
        let id = try journey.addTask(1, "Learn accordion") { $0.waitUntil = .someday }
        let teacher = try journey.addTask(2, "Find a teacher") { $0.parent = id }
        try journey.addTask(3, "Ask at the school") { $0.parent = teacher }
        let rented = try journey.addTask(4, "Return the rented one") {
            ($0.parent, $0.dueDay) = (id, Day("2026-12-01"))
        }
        try journey.addTask(5, "Clean it") { $0.parent = rented }
        let open = journey.open(.tasks(.list(TaskFilter()))).main
        #expect(!open.contains("Find a teacher") && !open.contains("Ask at the school"))
        #expect(open.contains("Return the rented one") && open.contains("Clean it") && open.contains("+ 3 waiting"))
        let hidden = journey.open(.tasks(.list(.someday))).main
        #expect(hidden.contains("Learn accordion") && hidden.contains("Find a teacher"))
        #expect(hidden.contains("Ask at the school") && !hidden.contains("Return the rented one"))
        #expect(!journey.open(.tasks(.board)).main.contains("Find a teacher"))
        try journey.keep(.start(teacher, session: RecordID(hex: "b1")!))
        let begun = journey.open(.tasks(.list(TaskFilter()))).main
        #expect(begun.contains("Find a teacher") && begun.contains("Ask at the school"))
    }

    @Test func aTaskThatWasStartedIsNotForSomedayAndNeitherAreItsSubtasks() throws {
        var journey = WebSession()
        let id = try journey.addTask(1, "Learn accordion") { $0.waitUntil = .someday }
        try journey.addTask(2, "Find a teacher") { $0.parent = id }
        try journey.keep(.start(id, session: RecordID(hex: "b1")!))
        #expect(journey.open(.tasks(.list(.someday))).main.contains("<h2>Nothing put off for someday</h2>"))
        let open = journey.open(.tasks(.list(TaskFilter()))).main
        #expect(open.contains("Learn accordion") && open.contains("Find a teacher"))
        try journey.keep(.stop(id))
        #expect(journey.open(.tasks(.list(.someday))).main.contains("Find a teacher"))
    }

    @Test func subtasksOfATaskThatWaitsForADayStay() throws {
        var journey = WebSession()
        let id = try journey.addTask(1, "Pack") { $0.waitUntil = Day("2026-12-20") }
        try journey.addTask(2, "Find the suitcase") { $0.parent = id }
        #expect(journey.open(.tasks(.list(TaskFilter()))).main.contains("Find the suitcase"))
    }

    @Test func subtasksOfARepeatingTaskStayWhileItsNextTimeIsLater() throws {
        var journey = WebSession()
        let id = try journey.addTask(1, "Clean") {
            ($0.dueDay, $0.repetition) = (Day("2026-12-18"), try? Repetition(code: "FREQ=WEEKLY"))
        }
        try journey.addTask(2, "Dust the shelves") { $0.parent = id }
        #expect(journey.open(.tasks(.list(TaskFilter()))).main.contains("Dust the shelves"))
    }

    @Test func aRepeatingTaskCannotWaitForSomeday() throws {
        var journey = WebSession()
        let id = try journey.addTask(1, "Water the plants") {
            ($0.dueDay, $0.repetition) = (Day("2026-11-20"), try? Repetition(code: "FREQ=DAILY"))
        }
        #expect(!journey.open(.tasks(.reschedule(id))).has(">Someday<"))
        #expect(journey.post(.tasks(.change(id)), [("do", "reschedule"), ("day", "someday")]).status == 422)
    }

    @Test func theFormOfATaskThatWaitsForSomedayShowsTheWord() throws {
        var journey = WebSession()
        let id = try journey.addTask(1, "Learn Italian") { $0.waitUntil = .someday }
        let form = journey.open(.tasks(.edit(id)))
        #expect(form.has("<option value=\"9999-12-30\" selected>Someday</option>"))
        let kept = typedFields(form.part(from: "<form class=\"form\"", to: "</form>"))
        _ = journey.post(.tasks(.edit(id)), kept)
        #expect(journey.state.task(id)?.isSomeday == true)
        _ = journey.post(.tasks(.edit(id)), kept.map { ($0.0, $0.0 == "due" ? "2026-12-01" : $0.1) })
        #expect(journey.state.task(id)?.isSomeday == false)
    }
}
