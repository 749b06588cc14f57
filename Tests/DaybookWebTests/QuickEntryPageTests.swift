import CivilTime
import DaybookCore
import DaybookWeb
import Testing

/// The typed line of the page that adds anything.
@Suite struct QuickEntryPageTests {
    private func type(_ line: String, _ journey: inout WebSession) -> WebSession.Page {
        let form = journey.open("/tasks/quick").part(from: "<form class=\"quick adding\"", to: "</form>")
        return journey.post("/tasks/quick", typedFields(form).map { $0.0 == "line" ? ("line", line) : $0 })
    }

    @Test func weightMoodAndHabitAreLoggedByALineAndTheRestIsATask() {
        var journey = WebSession()
        _ = type("weight 79.1", &journey)
        #expect(journey.state.measurements(of: .weight).map { $0.value } == [79.1])
        _ = type("mood good", &journey)
        #expect(journey.state.moodEntries(of: nil).map { $0.mood } == [.good])
        _ = type("habit Read", &journey)
        #expect(journey.state.activeHabits.map { $0.title } == ["Read"])
        _ = type("2 eggs and toast", &journey)
        #expect(journey.state.nutrition(on: journey.today).energy?.rounded() == 207)
        let page = type("Pay rent tomorrow", &journey)
        #expect(journey.state.openTasks(today: journey.today).map { $0.title } == ["Pay rent"])
        // The page stays open for the next.
        #expect(page.url.hasPrefix("/tasks/quick") && page.has("Added “Pay rent”"))
    }

    @Test func noteOfALineKeepsItsWordsAndIsShownAsANoteWhileTyped() {
        var journey = WebSession()
        let understood = journey.open(.tasks(.quick(line: "note Met Ann today, at 18:00!")))
        #expect(understood.has("<span class=\"chip good\"><bdi>Note: Met Ann today, at 18:00!</bdi></span>"))
        let page = type("note Met Ann today, at 18:00!", &journey)
        #expect(page.has("Note added") && journey.state.livingNotes.map { $0.text } == ["Met Ann today, at 18:00!"])
        // Longer than any other line that is no task.
        let long = String(repeating: "long ", count: 1000) + "day"
        _ = type("Note: " + long, &journey)
        #expect(journey.state.livingNotes.last?.text == long)
        let refused = type("note " + String(repeating: "x", count: 10_001), &journey)
        #expect(refused.status == 422 && refused.has("At most 10,000"))
        #expect(!journey.state.hasTasks)
    }

    @Test func lineForAPartThatIsOffIsATask() {
        var journey = WebSession()
        _ = journey.post(.settings(.switchPart(.weight)), [("do", "hide")])
        _ = type("weight 79.1", &journey)
        #expect(journey.state.measurements.rows.isEmpty)
        #expect(journey.state.openTasks(today: journey.today).map { $0.title } == ["weight 79.1"])
    }
}
