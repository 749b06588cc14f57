import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

struct RescheduleTests {
    private var journey = WebSession()
    private let id = RecordID(hex: String(repeating: "d1", count: 16))!

    private mutating func add(_ line: String, _ id: RecordID? = nil) {
        _ = journey.post(.tasks(.quickAdd), [("line", line), ("id", (id ?? self.id).hex)])
    }

    @Test mutating func aTaskIsMovedToTomorrowFromItsSheet() {
        add("Pay rent today")
        let list = journey.open(.tasks(.list(TaskFilter())))
        #expect(list.main.contains("href=\"/tasks/\(id.hex)/day?back=%2Ftasks\""))
        let sheet = journey.open(.tasks(.reschedule(id, back: "/tasks")))
        #expect(sheet.main.contains("value=\"2026-11-21\"") && sheet.main.contains("Tomorrow"))

        let page = journey.post(
            .tasks(.change(id)), [("do", "reschedule"), ("day", "2026-11-21"), ("back", "/tasks")])
        #expect(page.has("“Pay rent”: tomorrow"))

        #expect(page.url.hasPrefix("/tasks?") && page.main.contains("Tomorrow"))
        #expect(journey.state.task(id)?.dueDay == Day("2026-11-21"))
    }

    @Test mutating func theDayOnWhichATaskIsDueIsNotOffered() {
        add("Pay rent today")
        let days = journey.open(.tasks(.reschedule(id))).part(from: "days-to-choose", to: "</form>")
        #expect(days.contains("Tomorrow") && !days.contains(">Today<"))
        let chips = journey.open(.tasks(.edit(id))).main
        #expect(chips.contains("data-value=\"2026-11-21\">") && !chips.contains("data-value=\"2026-11-20\">"))
    }

    @Test mutating func theSheetOffersTheOtherActionsOfAnOpenTask() {
        add("Pay rent today")
        let actions = journey.open(.tasks(.reschedule(id, back: "/tasks"))).part(from: "task-actions", to: "</div>")
        #expect(actions.contains("value=\"complete\"") && actions.contains("value=\"delete\""))
        #expect(actions.contains("href=\"/tasks/\(id.hex)/edit\"") && actions.contains("href=\"/tasks/\(id.hex)\""))
        let page = journey.post(.tasks(.change(id)), [("do", "delete"), ("back", "/tasks")])
        #expect(page.url.hasPrefix("/tasks?") && page.has("Undo") && journey.state.task(id) == nil)
        #expect(!journey.open(.tasks(.reschedule(id))).main.contains("task-actions"))
    }

    @Test mutating func aClosedTaskIsReopenedFromItsMenu() {
        add("Pay rent today")
        _ = journey.post(.tasks(.change(id)), [("do", "complete"), ("back", "/tasks")])
        let sheet = journey.open(.tasks(.reschedule(id, back: "/tasks"))).main
        #expect(sheet.contains("value=\"reopen\"") && sheet.contains("value=\"delete\"") && sheet.contains("/edit\""))
        #expect(!sheet.contains("days-to-choose") && !sheet.contains("value=\"complete\""))
        #expect(sheet.contains("<h1>Task</h1>") && sheet.contains("Pay rent</bdi> · "))
        #expect(journey.open("/tasks?status=completed").main.contains("data-menu=\"/tasks/\(id.hex)/day"))
        _ = journey.post(.tasks(.change(id)), [("do", "reopen"), ("back", "/tasks")])
        #expect(journey.state.task(id)?.status.isOpen == true)
    }

    @Test mutating func theSheetGivesATaskAPriorityAndTakesItAway() {
        add("Pay rent today !high")
        let choices = journey.open(.tasks(.reschedule(id, back: "/tasks"))).part(from: "segments", to: "</div>")
        #expect(choices.contains("value=\"high\" aria-pressed=\"true\""))
        #expect(choices.contains("value=\"\" aria-pressed=\"false\""))
        let fields = [("do", "priority"), ("back", "/tasks")]
        let page = journey.post(.tasks(.change(id)), fields + [("priority", "urgent")])
        #expect(page.url.hasPrefix("/tasks?") && page.has("“Pay rent” saved") && page.has("Undo"))
        #expect(journey.state.task(id)?.priority == .urgent && journey.state.task(id)?.dueDay == journey.today)
        #expect(journey.post(.tasks(.change(id)), fields + [("priority", "soon")]).status == 422)
        _ = journey.post(.tasks(.change(id)), fields + [("priority", "")])
        #expect(journey.state.task(id).map { $0.priority == nil } == true)
    }

    @Test mutating func aTypedDayIsReadAsInTheTypedLine() {
        add("Pay rent today")
        _ = journey.post(.tasks(.change(id)), [("do", "reschedule"), ("day", "in 3 days")])
        #expect(journey.state.task(id)?.dueDay == Day("2026-11-23"))
        _ = journey.post(.tasks(.change(id)), [("do", "reschedule"), ("day", "")])
        #expect(journey.state.task(id)?.dueDay == nil)
    }

    @Test mutating func aDayThatIsNoneIsRefusedInTheSheetAsTyped() {
        add("Pay rent today")
        let page = journey.post(.tasks(.change(id)), [("do", "reschedule"), ("day", "someday soon")])
        #expect(page.status == 422 && page.main.contains("value=\"someday soon\""))
        #expect(page.part(from: "day-why", to: "</p>").contains("someday soon"))
        #expect(journey.state.task(id)?.dueDay == journey.today)
    }

    @Test mutating func aRepeatingTaskCannotLoseItsDay() {
        add("Pay rent every month on 20")
        let time = journey.state.openTasks(today: journey.today)[0].id
        let sheet = journey.open(.tasks(.reschedule(time)))
        #expect(!sheet.main.contains("No date"))
        #expect(journey.post(.tasks(.change(time)), [("do", "reschedule"), ("day", "")]).status == 422)
    }

    @Test mutating func openTasksOfAMonthCanBeMovedAndComeBackToIt() throws {
        add("Pay rent 2026-12-03")
        add("Paint 2026-12-04", RecordID(hex: "d2")!)
        _ = journey.post(.tasks(.change(RecordID(hex: "d2")!)), [("do", "complete")])

        let page = journey.open(.tasks(.month(Month("2026-12"))))

        let back = "/tasks/month?month=2026-12"
        #expect(page.main.contains("href=\"/tasks/\(id.hex)/day?back=%2Ftasks%2Fmonth%3Fmonth%3D2026-12\""))
        #expect(page.main.contains(">Paint<") && !page.main.contains("/tasks/d2/day"))
        let moved = journey.post(
            .tasks(.change(id)), [("do", "reschedule"), ("day", "2026-12-10"), ("back", back)])
        #expect(moved.url.hasPrefix(back) && moved.has("Undo"))
        #expect(moved.part(from: "data-day=\"2026-12-10\"", to: "data-day").contains(">Pay rent<"))
    }

    @Test mutating func aMonthIsAGridWithARowAWeek() {
        let page = journey.open(.tasks(.month(Month("2026-12")))).main
        #expect(page.contains("role=\"grid\" aria-label=\"December 2026\""))
        #expect(page.ranges(of: "role=\"columnheader\"").count == 7)
        #expect(page.ranges(of: "<div class=\"week-row\" role=\"row\">").count == 5)
        #expect(page.ranges(of: "role=\"gridcell\" data-day=\"").count == 35)
    }

    @Test(arguments: ["2026-11-12", "2026-11-20", "2026-11-27"])
    mutating func addingOnADayOfAMonthBeginsWithAChipOfThatDayAndAnEmptyLine(_ day: String) {
        let page = journey.open(.tasks(.month(Month("2026-11"))))
        let cell = page.part(from: "data-day=\"\(day)\"", to: "</a></div>")
        let url = PageRoute.tasks(.quick(on: Day(day), back: "/tasks/month")).url
        #expect(cell.contains("class=\"add-here\" href=\"\(url.replacing("&", with: "&amp;"))\""))
        let form = journey.open(url).part(from: "<form class=\"quick adding\"", to: "</form>")
        #expect(form.contains("name=\"line\" value=\"\"") && form.contains("name=\"undated\""))
        let fields = typedFields(form).map { $0.0 == "line" ? ("line", "Paint") : $0 }
        _ = journey.post(.tasks(.quickAdd), fields)
        _ = journey.post(.tasks(.quickAdd), fields.map { $0.0 == "id" ? ("id", "d2") : $0 } + [("undated", "1")])
        #expect(journey.state.openTasks(today: journey.today).map { $0.dueDay?.text ?? "" }.sorted() == ["", day])
    }

    @Test mutating func aWeekSaysTheDayOfEachSection() {
        let page = journey.open(.tasks(.upcoming(nil))).main
        for day in 20...26 { #expect(page.contains("day-plan\" data-day=\"2026-11-\(day)\"")) }
    }

    @Test mutating func cancellingATaskAsksAboutItsOpenSubtasks() throws {
        add("Move")
        _ = journey.post(.tasks(.change(id)), [("do", "add-part"), ("line", "Pack"), ("id", "d2")])

        let question = journey.post(.tasks(.change(id)), [("do", "cancel"), ("back", "/tasks")])

        #expect(question.url.hasPrefix("/tasks/\(id.hex)/cancel"))
        #expect(question.main.contains("1 subtask still open. Cancel it too?"))
        #expect(journey.state.task(id)?.status == .pending)
        _ = journey.post(.tasks(.change(id)), [("do", "cancel"), ("parts", "complete"), ("back", "/tasks")])
        #expect(journey.state.task(id)?.status == .cancelled)
        #expect(journey.state.task(RecordID(hex: "d2")!)?.status == .cancelled)
    }

    @Test mutating func completingARepeatingTaskSaysWhenItIsNextDue() throws {
        add("Pay rent every month on 20")
        let time = journey.state.openTasks(today: journey.today)[0].id
        let page = journey.post(.tasks(.change(time)), [("do", "complete"), ("back", "/tasks")])
        #expect(page.has("“Pay rent” is done; next: 20 Dec"))
    }

    @Test mutating func deletingATaskNamesTheSubtasksDeletedWithIt() throws {
        add("Move")
        for (title, id) in [("Pack", "d2"), ("Rent a van", "d3"), ("Sweep", "d4")] {
            _ = journey.post(.tasks(.change(self.id)), [("do", "add-part"), ("line", title), ("id", id)])
        }
        _ = journey.post(.tasks(.change(RecordID(hex: "d4")!)), [("do", "delete")])
        let page = journey.post(.tasks(.change(id)), [("do", "delete")])
        #expect(page.has("“Move” deleted, with 2 subtasks: “Pack”, “Rent a van”"))
    }
}
