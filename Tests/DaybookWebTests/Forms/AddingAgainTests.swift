import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// Forms whose id is in use: sent twice, or filled in again after going back in the browser.
@Suite struct AddingAgainTests {
    private let id = RecordID(hex: "aa11")!

    @Test func theFormOfADeletedHabitAddsAHabitOfItsOwn() throws {
        var journey = WebSession()
        let old = [("note", ["old"]), ("kind", ["atLeast"]), ("target", ["5"]), ("unit", ["km"])]
        _ = journey.post("/habits/new", habitForm(old))
        try journey.keep(.setValue(id, on: journey.today, 3))
        try journey.keep(.archive(id))
        try journey.keep(.delete(id))
        let page = journey.post("/habits/new", habitForm([("title", ["Swim"])]))
        let habit = try #require(journey.state.livingHabits.first)
        #expect(journey.state.livingHabits.count == 1)
        #expect(habit.id != id && habit.title == "Swim" && !habit.isArchived)
        #expect(habit.note.isEmpty && habit.unit.isEmpty)
        #expect(journey.state.entry(of: habit.id, on: journey.today) == nil)
        #expect(page.has("“Swim” added"))
    }

    @Test func anotherHabitTypedIntoTheSameFormIsAddedToo() {
        var journey = WebSession()
        _ = journey.post("/habits/new", habitForm())
        let page = journey.post("/habits/new", habitForm([("title", ["Swim"])]))
        #expect(journey.state.livingHabits.map(\.title) == ["Read", "Swim"])
        #expect(page.has("“Swim” added"))
        let same = journey.post("/habits/new", habitForm([("note", ["More"])]))
        #expect(same.status == 422 && same.has("You already have “Read”"))
    }

    @Test func anotherGoalTypedIntoTheSameFormIsAddedToo() {
        var journey = WebSession()
        _ = journey.post("/goals/new", goalForm())
        let page = journey.post("/goals/new", goalForm(["title": "Second goal"]))
        #expect(journey.state.livingGoals.map(\.title) == ["Read", "Second goal"])
        #expect(page.has("Second goal"))
        for title in ["Read", "Second goal"] { _ = journey.post("/goals/new", goalForm(["title": title])) }
        #expect(journey.state.livingGoals.count == 2, "what the form has added already is added once")
    }

    @Test func theFormOfADeletedGoalAddsAGoalOfItsOwn() throws {
        var journey = WebSession()
        _ = journey.post("/goals/new", goalForm(["note": "old"]))
        _ = journey.post("/goals/a1/reach")
        _ = journey.post("/goals/a1/delete")
        _ = journey.post("/goals/new", goalForm(["title": "Swim", "deadline": ""]))
        let goal = try #require(journey.state.livingGoals.first)
        #expect(journey.state.livingGoals.count == 1)
        #expect(goal.title == "Swim" && goal.note.isEmpty && goal.deadline == nil && goal.reachedOn == nil)
    }

    @Test func anotherMilestoneAndOtherProgressTypedIntoTheSameFormsAreAddedToo() {
        var journey = WebSession()
        _ = journey.post("/goals/new", goalForm())
        let goal = RecordID(hex: "a1")!
        for title in ["Begin", "Begin", "Go on"] {
            _ = journey.post("/goals/a1/milestones", [("id", "c1"), ("milestone", title)])
        }
        #expect(journey.state.milestones(of: goal).map(\.title) == ["Begin", "Go on"])
        for number in ["3", "3", "4"] {
            _ = journey.post("/goals/a1/progress", [("id", "c2"), ("kind", "value"), ("number", number)])
        }
        #expect(Set(journey.state.progress(of: goal).map(\.value)) == [3, 4])
        #expect(journey.state.progress(of: goal).count == 2)
    }

    @Test func theFormOfADeletedCategoryAddsACategoryOfItsOwn() throws {
        var journey = WebSession()
        _ = journey.post("/categories/new", [("id", "aa11"), ("name", "Body"), ("icon", "🏃"), ("color", "sky")])
        let habit = try journey.add("Read", category: .existing(id))
        _ = journey.post("/categories/aa11/delete")
        _ = journey.post("/categories/new", [("id", "aa11"), ("name", "Mind"), ("icon", ""), ("color", "sky")])
        #expect(journey.state.livingCategories.map(\.name) == ["Mind"])
        #expect(journey.state.livingCategories.first?.icon == "")
        #expect(journey.state.category(journey.state.habit(habit)?.category) == nil)
    }

    @Test func anotherFoodTypedIntoTheSameFormIsAddedToo() {
        var journey = WebSession()
        for name in ["Kefir", "Kefir", "Milk"] {
            _ = journey.post("/foods/new", [("id", "aa11"), ("name", name), ("energy", "40")])
        }
        #expect(Set(journey.state.ownFoods.map(\.name)) == ["Kefir", "Milk"])
        #expect(journey.state.ownFoods.count == 2)
    }

    /// Posts two contents under one id, each twice, as a person who corrects what may not have been saved.
    private func correct(
        _ url: String, _ one: [(String, String)], _ two: [(String, String)], in journey: inout WebSession,
        counting count: (State) -> Int
    ) {
        let before = count(journey.state)
        for (fields, expected) in [(one, 1), (one, 1), (two, 2), (two, 2), (one, 2)] {
            _ = journey.post(url, [("id", "aa11")] + fields)
            #expect(count(journey.state) - before == expected, "\(url) \(fields)")
        }
    }

    @Test func whatIsCorrectedInASheetThatMayNotHaveBeenSavedIsKeptToo() throws {
        var journey = WebSession()
        correct(
            "/moods", [("mood", "good"), ("note", "One")], [("mood", "awful"), ("note", "Two")], in: &journey
        ) { $0.moodEntries.rows.count { $0.isAlive } }
        correct("/body", [("value", "81.1")], [("value", "80.2")], in: &journey) {
            $0.measurements(of: .weight).count
        }
        correct("/body/waist", [("value", "84")], [("value", "83")], in: &journey) {
            $0.measurements(of: .waist).count
        }
        correct("/pets/new", [("name", "Rex")], [("name", "Max")], in: &journey) { $0.livingSubjects.count }
        correct("/exercises/new", [("name", "Bridge")], [("name", "Crab")], in: &journey) {
            $0.exercises.rows.count { $0.isAlive }
        }
        correct(
            "/meals/add", [("name", "Soup"), ("energy", "100")], [("name", "Stew"), ("energy", "200")], in: &journey
        ) {
            $0.mealItems.rows.count { $0.isAlive }
        }
        correct(
            "/workouts/new", [("title", "Legs"), ("minutes", "30")], [("title", "Legs"), ("minutes", "40")],
            in: &journey
        ) { $0.livingWorkouts.count }
        let workout = try #require(journey.state.livingWorkouts.first).id
        let exercise = try #require(journey.state.exercises.rows.first).id.hex
        let one = [("exercise", exercise), ("kind", "normal"), ("repetitions", "8"), ("load", "60")]
        let two = one.dropLast() + [("load", "65")]
        correct("/workouts/\(workout.hex)/sets", one, Array(two), in: &journey) { $0.sets(of: workout).count }
    }

    @Test func aCorrectedLineOfSubtasksAddsAnother() throws {
        var journey = WebSession()
        _ = journey.post("/tasks/quick", [("id", "b1"), ("line", "Parent")])
        for line in ["One", "One", "Two", "Two"] {
            _ = journey.post("/tasks/b1/do", [("id", "aa11"), ("do", "add-part"), ("line", line)])
        }
        let parent = try #require(journey.state.tasks.rows.first { $0.title == "Parent" })
        #expect(journey.state.tasks.rows.filter { $0.parent == parent.id }.map(\.title).sorted() == ["One", "Two"])
    }

    @Test func anIDThatLeavesNoRoomForThoseMadeOfItIsNotTaken() throws {
        var journey = WebSession()
        let long = String(repeating: "ab", count: 64)
        _ = journey.post("/habits/new", habitForm([("id", [long])]))
        let habit = try #require(journey.state.livingHabits.first)
        #expect(habit.id.count == 16)
        try journey.keep(.markDone(habit.id, on: journey.today))
        #expect(journey.state.entry(of: habit.id, on: journey.today) != nil)
    }
}
