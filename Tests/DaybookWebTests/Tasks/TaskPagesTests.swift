import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct TaskPagesTests {
    @Test(arguments: ["0001-01", "2026-11", "9999-12"]) func everyMonthThereIsCanBeShown(_ month: String) {
        var journey = WebSession()
        let page = journey.open(.tasks(.month(Month(month))))
        #expect(page.status == 200)
        #expect(page.has("rel=\"prev\"") == (month != "0001-01"))
        #expect(page.has("rel=\"next\"") == (month != "9999-12"))
    }

    @Test(arguments: ["-5", "525601", "3000000000", "99999999999999999999", "soon"])
    func aReminderThatCannotBeIsRefusedBesideIt(_ typed: String) {
        var journey = WebSession()
        let form = [("title", "Paint"), ("due", "2026-11-27"), ("reminder", typed), ("id", "aa11")]
        let page = journey.post(.tasks(.add), form)
        #expect(page.status == 422)
        #expect(page.has("id=\"reminder-why\""))
        #expect(journey.state.tasks.rows.isEmpty)
    }

    @Test func remindersBeforeItIsDueAndAtAMomentAreKeptTogether() throws {
        var journey = WebSession()
        let task = try journey.addTask(1, "Paint") { $0.dueDay = Day("2026-11-27") }
        let reminders = ["", "30", "2026-11-26T18:00", ""].map { ("reminder", $0) }
        let saved = journey.post(.tasks(.edit(task)), [("title", "Paint"), ("due", "2026-11-27")] + reminders)
        #expect(saved.status == 200)
        #expect(
            Set(journey.state.taskReminders(of: task).compactMap { $0.when })
                == [.beforeDue(minutes: 30), .at(Day("2026-11-26")!, TimeOfDay("18:00")!)])
        let form = journey.open(.tasks(.edit(task)))
        #expect(form.has("type=\"datetime-local\" name=\"reminder\" value=\"2026-11-26T18:00\""))
        #expect(form.text.ranges(of: "type=\"datetime-local\"").count == 2)
    }

    @Test func aLateDueDateAndAPriorityAreNamedForScreenReaders() throws {
        var journey = WebSession()
        let yesterday = journey.today.advanced(by: -1)
        let task = try journey.addTask(1, "Paint") { ($0.dueDay, $0.priority) = (yesterday, .high) }
        for page in [journey.open("/tasks"), journey.open(.tasks(.one(task)))] {
            #expect(page.main.contains("<span class=\"late\"><span class=\"hidden\">Overdue: </span>Yesterday</span>"))
            #expect(page.main.contains("<span class=\"hidden\">Priority: </span>High</span>"))
        }
    }

    @Test(arguments: ["0", "-1", "3000000000"]) func anyNumberOfHundredsIsOneThatCanBeShown(_ hundreds: String) {
        let shown = hundreds == "3000000000" ? 100 : 1
        #expect(PageRoute(url: "/tasks?hundreds=\(hundreds)") == .tasks(.list(TaskFilter(), hundreds: shown)))
    }

    @Test func addingTwiceWithOneIDAddsOnce() {
        var journey = WebSession()
        for _ in 1...2 { _ = journey.post(.tasks(.quickAdd), [("line", "Read <b>x</b>"), ("id", "aa11")]) }
        #expect(journey.state.openTasks(today: journey.today).map { $0.title } == ["Read <b>x</b>"])
        #expect(!journey.open(.tasks(.list(TaskFilter()))).has("Read <b>"))
    }

    @Test func afterAnImportWasTakenBackThereNeverWereTasks() {
        var journey = WebSession()
        let text = """
            [{"uuid":"5b4f6f2e-1111-4222-8333-123456789abc","description":"Mow","status":"pending",
            "entry":"20261101T090000Z"}]
            """
        let upload = Upload(handle: Identifier(high: 5, low: 5), fileName: "tasks.json", bytes: Array(text.utf8))
        let imported = journey.post("/data/import/apply", upload: upload)
        #expect(journey.open("/tasks").has("<bdi>Mow</bdi>"))
        _ = journey.undo(imported)
        let page = journey.open("/tasks")
        #expect(page.has("No tasks yet") && !page.has("Nothing left to do"))
    }
}

struct RepetitionExampleTests {
    @Test(arguments: [
        ("every month on 20", "Every month on the 20th: today, 20 Dec, 20 Jan 2027…"),
        ("every day until 21 nov", "Every day, until 21 Nov 2026: today, tomorrow"),
        ("3 days after done", "3 days after it was done"), ("now and then", ""), ("", ""),
    ])
    func typedRepetitionIsExplainedWithItsNextDays(_ typed: String, _ expected: String) {
        var journey = WebSession()
        let page = journey.open(.tasks(.example(repetition: typed, due: journey.today)))
        #expect(page.part(from: "id=\"example\" role=\"status\">", to: "</p>").hasSuffix("\">\(expected)</p>"))
    }
}
