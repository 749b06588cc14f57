import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

struct TaskNoteTests {
    /// Posts the note form of a task's page as it was shown, with another text in it.
    private func write(_ text: String, on page: WebSession.Page, of id: RecordID, _ journey: inout WebSession)
        -> WebSession.Page
    {
        let form = page.part(from: "id=\"task-note\"", to: "</section>")
        let seen = form.split(separator: "name=\"seen\" value=\"").dropFirst().first?.prefix { $0 != "\"" } ?? ""
        return journey.post(.tasks(.change(id)), [("do", "note"), ("seen", String(seen)), ("note", text)])
    }

    @Test func aNoteIsWrittenReadAndChangedOnTheTasksPage() throws {
        var journey = WebSession()
        let id = try journey.addTask(1, "Call the plumber")
        let empty = journey.open(.tasks(.one(id)))
        #expect(empty.has("Add a note") && !empty.has("Edit note"))
        let written = write("Leak below the sink\r\nTap of the garden", on: empty, of: id, &journey)
        #expect(written.has("<p>Leak below the sink<br>Tap of the garden</p>") && written.has("Edit note"))
        _ = write("", on: written, of: id, &journey)
        #expect(journey.state.task(id)?.note == "")
    }

    @Test func aNoteThatWasLeftAsItWasKeepsWhatAnotherDeviceWrote() throws {
        var journey = WebSession()
        let id = try journey.addTask(1, "Call the plumber")
        let page = journey.open(.tasks(.one(id)))
        _ = write("Leak below the sink", on: page, of: id, &journey)
        _ = write("", on: page, of: id, &journey)
        #expect(journey.state.task(id)?.note == "Leak below the sink")
    }

    @Test func aNoteThatIsTooLongIsRefusedWithWhatWasTyped() throws {
        var journey = WebSession()
        let id = try journey.addTask(1, "Call the plumber")
        let long = String(repeating: "x", count: TaskLimits.note + 1)
        let page = write(long, on: journey.open(.tasks(.one(id))), of: id, &journey)
        #expect(page.status == 422)
        #expect(page.has(long) && page.has("note-why"))
    }

    @Test func aNoteOfARepeatingTaskIsThatOfTheShownOccurrence() throws {
        var journey = WebSession()
        let daily = try Repetition(code: "FREQ=DAILY")
        let id = try journey.addTask(1, "Water the plants") { ($0.dueDay, $0.repetition) = (Day("2026-11-18"), daily) }
        let shown = journey.open(.tasks(.one(id)))
        #expect(shown.has(">Note, only this one</label>"))
        let occurrence = try #require(journey.state.currentOccurrence(of: id, today: journey.today))
        let time = try #require(TaskItem.id(of: id, on: occurrence.key))
        _ = write("The fern, too", on: shown, of: time, &journey)
        #expect(journey.state.task(time)?.note == "The fern, too")
        #expect(journey.state.tasks[id]?.note == "")
    }
}
