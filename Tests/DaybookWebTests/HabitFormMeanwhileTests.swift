import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct HabitFormMeanwhileTests {
    private func reminder(_ hour: Int, _ text: String) -> ReminderDraft {
        ReminderDraft(time: TimeOfDay("\(hour):00")!, text: text)
    }

    @Test func savingTheFormLeavesTheRemindersThatAnotherDeviceChangedMeanwhile() throws {
        var journey = WebSession()
        let habit = try journey.add("Read", reminders: [reminder(10, "stays"), reminder(11, "goes elsewhere")])
        let typed = typedFields(journey.open(.habits(.edit(habit))).main)
        let elsewhere = try #require(journey.state.habit(habit))
        try journey.keep(.edit(elsewhere, reminders: [reminder(10, "stays"), reminder(12, "new elsewhere")]))
        let here = [("reminder-7-time", "13:00"), ("reminder-7-weekdays", "mon"), ("reminder-7-text", "new here")]
        _ = journey.post(.habits(.edit(habit)), typed + here)
        #expect(journey.state.reminders(of: habit).map { $0.text } == ["stays", "new elsewhere", "new here"])

        let without = typedFields(journey.open(.habits(.edit(habit))).main).filter { !$0.0.hasPrefix("reminder-0") }
        _ = journey.post(.habits(.edit(habit)), without)
        #expect(journey.state.reminders(of: habit).map { $0.text } == ["new elsewhere", "new here"])
    }

    @Test func savingTheFormKeepsFieldsThatAnotherDeviceChangedMeanwhile() throws {
        var journey = WebSession()
        let habit = try journey.add("Read") { ($0.note, $0.schedule) = ("One\nTwo", .timesPerWeek(3)) }
        let typed = typedFields(journey.open(.habits(.edit(habit))).main)
        var elsewhere = try #require(journey.state.habit(habit))
        (elsewhere.note, elsewhere.schedule) = ("Two pages", .daily)
        try journey.keep(.edit(elsewhere))
        // As a browser sends the lines of a text area.
        let submitted = typed.map { ($0.0, $0.0 == "note" ? "One\r\nTwo" : $0.0 == "title" ? "Read more" : $0.1) }
        _ = journey.post(.habits(.edit(habit)), submitted)
        #expect(journey.state.habit(habit)?.title == "Read more")
        #expect(journey.state.habit(habit)?.note == "Two pages")
        #expect(journey.state.habit(habit)?.schedule == .daily)

        let changed = typed.map { ($0.0, $0.0 == "perWeek" ? "4" : $0.1) }
        _ = journey.post(.habits(.edit(habit)), changed)
        #expect(journey.state.habit(habit)?.schedule == .timesPerWeek(4), "the inputs of a schedule stay together")
    }

    @Test func savingTheFormLeavesTheHabitInACategoryThatWasRenamedMeanwhile() throws {
        var journey = WebSession()
        let habit = try journey.add("Read", category: .named("Mind"))
        let category = try #require(journey.state.habit(habit)?.category)
        let typed = typedFields(journey.open(.habits(.edit(habit))).main)
        _ = journey.post(.categories(.edit(category)), [("name", "Head"), ("icon", ""), ("color", "sky")])
        _ = journey.post(.habits(.edit(habit)), typed.map { $0.0 == "title" ? ("title", "Read more") : $0 })
        #expect(journey.state.habit(habit)?.category == category)
        #expect(journey.state.livingCategories.map { $0.name } == ["Head"])
    }
}
