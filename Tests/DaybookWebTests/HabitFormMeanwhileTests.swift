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
        var journey = Journey()
        let habit = try journey.add("Read") { $0.reminders = [reminder(10, "stays"), reminder(11, "goes elsewhere")] }
        let typed = typedFields(journey.open(.editHabit(habit)).main)
        var elsewhere = HabitDraft(title: "Read")
        elsewhere.reminders = [reminder(10, "stays"), reminder(12, "new elsewhere")]
        try journey.keep(.edit(habit, elsewhere))
        let here = [("reminder-7-time", "13:00"), ("reminder-7-weekdays", "mon"), ("reminder-7-text", "new here")]
        _ = journey.post(.editHabit(habit), typed + here)
        #expect(journey.state.reminders(of: habit).map { $0.text } == ["stays", "new elsewhere", "new here"])

        let without = typedFields(journey.open(.editHabit(habit)).main).filter { !$0.0.hasPrefix("reminder-0") }
        _ = journey.post(.editHabit(habit), without)
        #expect(journey.state.reminders(of: habit).map { $0.text } == ["new elsewhere", "new here"])
    }

    @Test func savingTheFormLeavesTheHabitInACategoryThatWasRenamedMeanwhile() throws {
        var journey = Journey()
        let habit = try journey.add("Read") { $0.category = .named("Mind") }
        let category = try #require(journey.state.habit(habit)?.category)
        let typed = typedFields(journey.open(.editHabit(habit)).main)
        _ = journey.post(.category(category), [("name", "Head"), ("icon", ""), ("color", "sky")])
        _ = journey.post(.editHabit(habit), typed.map { $0.0 == "title" ? ("title", "Read more") : $0 })
        #expect(journey.state.habit(habit)?.category == category)
        #expect(journey.state.livingCategories.map { $0.name } == ["Head"])
    }
}
