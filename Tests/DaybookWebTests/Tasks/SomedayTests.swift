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
