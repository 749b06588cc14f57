import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// Forms that have some of a record's fields, or none that can be chosen.
@Suite struct PartialFormTests {
    private var journey = WebSession()
    private let goal = RecordID(hex: "a1")!

    /// Writes a field as another program's journal, or a later version, may have it.
    private mutating func write(_ table: String, _ id: RecordID, _ field: String, _ value: Value) {
        journey.keep(
            Commit(
                Decision(GoalAction.editGoal, [Change(table, id, field, value)]),
                action: Identifier(high: 88, low: UInt64(journey.batches.count))))
    }

    @Test mutating func aHabitKeepsTheFieldsThatTheFormDoesNotHave() throws {
        let habit = try journey.add(
            "Read", category: .named("Mind"), reminders: [ReminderDraft(time: TimeOfDay("10:00")!)]
        ) {
            ($0.schedule, $0.note) = (.timesPerWeek(3), "Twenty pages")
        }
        _ = journey.post("/habits/\(habit.hex)/edit", [("title", "Read more")])
        let saved = try #require(journey.state.habit(habit))
        #expect(saved.title == "Read more" && saved.note == "Twenty pages")
        #expect(saved.schedule == .timesPerWeek(3))
        #expect(journey.state.category(saved.category)?.name == "Mind")
        #expect(journey.state.reminders(of: habit).count == 1)
    }

    @Test mutating func aGoalKeepsTheFieldsThatTheFormDoesNotHave() throws {
        _ = journey.post("/goals/new", goalForm(["category": "Mind"]))
        _ = journey.post("/goals/a1/edit", [("title", "Read more")])
        let saved = try #require(journey.state.goal(goal))
        #expect(saved.title == "Read more" && saved.target == 12)
        #expect(journey.state.category(saved.category)?.name == "Mind")
    }

    @Test mutating func theProfileKeepsTheFieldsThatTheFormDoesNotHave() {
        _ = journey.post("/body/profile", [("height", "180"), ("rate", "0.5"), ("goalWeight", "70")])
        _ = journey.post("/body/profile", [("sex", "female")])
        #expect(journey.state.profile.sex == .female)
        #expect(journey.state.profile.height == 180)
        #expect(journey.state.profile.rate == 0.5)
        #expect(journey.state.profile.goalWeight == 70)
    }

    @Test mutating func aGoalWhoseHabitWasDeletedCanBeEdited() throws {
        let habit = try journey.add("Run")
        let measured = ["measure": "habitCount", "habit": habit.hex, "habitCount": "30"]
        _ = journey.post("/goals/new", goalForm(measured))
        try journey.keep(.archive(habit))
        try journey.keep(.delete(habit))
        let form = typedFields(journey.open("/goals/a1/edit").main)
        #expect(form.first { $0.0 == "habit" }?.1 == habit.hex)
        let page = journey.post("/goals/a1/edit", form.map { $0.0 == "title" ? ("title", "Run more") : $0 })
        #expect(page.status == 200)
        #expect(journey.state.goal(goal)?.title == "Run more")
        #expect(journey.state.goal(goal)?.habit == habit)
    }

    @Test mutating func aChoiceOfALaterVersionStaysInTheMenu() {
        write(Profile.table, Profile.only, "goal", .text("keto"))
        let page = journey.open("/body/profile")
        let form = typedFields(page.part(from: "<form class=\"form profile-form\"", to: "</form>"))
        #expect(form.first { $0.0 == "goal" }?.1 == "keto")
        let batches = journey.batches.count
        #expect(journey.post("/body/profile", form).status == 200)
        #expect(journey.batches.count == batches)
    }

    @Test mutating func aValueBeyondItsLimitDoesNotHinderOtherEdits() throws {
        _ = journey.post("/goals/new", goalForm())
        let title = String(repeating: "W", count: 130)
        write(Goal.table, goal, "title", .text(title))
        let form = typedFields(journey.open("/goals/a1/edit").main)
        _ = journey.post("/goals/a1/edit", form.map { $0.0 == "note" ? ("note", "Why not") : $0 })
        #expect(journey.state.goal(goal)?.note == "Why not")
        #expect(journey.state.goal(goal)?.title == title)
        let longer = journey.post("/goals/a1/edit", [("title", title + "W")])
        #expect(longer.status == 422, "what is typed is checked")
    }

    @Test mutating func renamingWritesNoStartDay() throws {
        let habit = try journey.add("Read")
        _ = journey.post("/goals/new", goalForm())
        write(Habit.table, habit, "startDay", .null)
        write(Goal.table, goal, "startDay", .null)
        _ = journey.post("/habits/\(habit.hex)/edit", [("title", "Read more")])
        _ = journey.post("/goals/a1/edit", [("title", "Read more")])
        #expect(journey.state.habit(habit)?.title == "Read more")
        #expect(journey.state.habit(habit)?.startDay == nil)
        #expect(journey.state.goal(goal)?.title == "Read more")
        #expect(journey.state.goal(goal)?.startDay == nil)
    }

    @Test mutating func aScheduleOfALaterVersionStays() throws {
        let habit = try journey.add("Read")
        write(Habit.table, habit, "schedule", .text("moons:2"))
        let form = typedFields(journey.open("/habits/\(habit.hex)/edit").main)
        _ = journey.post("/habits/\(habit.hex)/edit", form.map { $0.0 == "title" ? ("title", "Read more") : $0 })
        let saved = try #require(journey.state.habit(habit))
        #expect(saved.title == "Read more")
        #expect(saved[column: Habit.Field.schedule.rawValue] == .text("moons:2"))
    }

    /// Opens a form, changes one of its fields, and posts it.
    private mutating func type(_ text: String, in field: String, of page: String) -> WebSession.Page {
        let form = typedFields(journey.open(page).main)
        return journey.post(page, form.map { $0.0 == field ? (field, text) : $0 })
    }

    @Test mutating func anEditKeepsTheChoicesOfALaterVersion() throws {
        let task = try journey.addTask(1, "Read")
        write(TaskItem.table, task, "priority", .text("huge"))
        write(TaskItem.table, task, "repetition", .text("FREQ=HOURLY"))
        #expect(type("Read more", in: "title", of: "/tasks/\(task.hex)/edit").status == 200)
        let edited = try #require(journey.state.tasks[task])
        #expect(edited.title == "Read more" && edited[column: TaskItem.Field.priority.rawValue] == .text("huge"))
        #expect(edited[column: TaskItem.Field.repetition.rawValue] == .text("FREQ=HOURLY"))
        _ = journey.post("/goals/new", goalForm())
        write(Goal.table, goal, "measure", .text("vibes"))
        #expect(type("Swim", in: "title", of: "/goals/a1/edit").status == 200)
        #expect(journey.state.goal(goal)?.title == "Swim")
        #expect(journey.state.goal(goal)?[column: Goal.Field.measure.rawValue] == .text("vibes"))
    }

    @Test mutating func aChoiceOfALaterVersionHindersNoOtherEdit() throws {
        _ = journey.post("/pets/new", [("id", "c1"), ("name", "Rex"), ("species", "dog"), ("color", "amber")])
        _ = journey.post(
            "/exercises/new", [("id", "e1"), ("name", "Log lift"), ("muscle", "back"), ("type", "strength")])
        _ = journey.post(.workouts(.log), [("id", "d1"), ("title", "Gym"), ("sets", "Log lift 5@60")])
        let records = [
            (Subject.table, "c1", "species", "/pets/c1", "name"),
            (Exercise.table, "e1", "muscle", "/exercises/e1/edit", "name"),
            (Workout.table, "d1", "type", "/workouts/d1/edit", "title"),
        ]
        for (table, id, column, page, field) in records {
            write(table, RecordID(hex: id)!, column, .text("novel"))
            #expect(type("Renamed", in: field, of: page).status == 200, "\(page)")
        }
        #expect(journey.state.livingSubjects.map { $0.name } == ["Renamed"])
        #expect(journey.state.exercises[RecordID(hex: "e1")!]?.name == "Renamed")
        #expect(journey.state.workout(RecordID(hex: "d1")!)?.title == "Renamed")
    }

    @Test(arguments: ["A", "1", "ok", "д"]) mutating func lettersAndDigitsAreNoIcon(_ icon: String) {
        let page = journey.post("/categories/new", [("name", "Mind"), ("icon", icon), ("color", "sky")])
        #expect(page.status == 422 && page.has("Choose a single emoji"))
    }

    @Test(arguments: ["1️⃣", "👩‍👩‍👧", "🏳️‍🌈", "❤️", "⏰", "✍️", "☕️", "ℹ️", "🇵🇱", "⭐️"])
    mutating func everyKindOfEmojiIsAnIcon(_ icon: String) {
        _ = journey.post("/categories/new", [("name", "Mind"), ("icon", icon), ("color", "sky")])
        #expect(journey.state.livingCategories.map(\.icon) == [icon])
    }

    @Test mutating func aFormOfThousandsOfRemindersIsAnsweredWithAPageOfOrdinarySize() {
        let rows = (0..<1980).map { ("reminder-\($0)-time", "10:00") }
        let page = journey.post("/habits/new", habitForm() + rows)
        #expect(page.status == 422)
        #expect(page.text.utf8.count < 400_000)
    }

    @Test mutating func partsOfAnotherGoalAreNotReachedByThisGoalsAddress() throws {
        _ = journey.post("/goals/new", goalForm())
        _ = journey.post("/goals/new", goalForm(["id": "b2", "title": "Swim"]))
        _ = journey.post("/goals/b2/milestones", [("id", "c1"), ("milestone", "Begin")])
        _ = journey.post("/goals/b2/progress", [("id", "c2"), ("kind", "value"), ("number", "3")])
        let batches = journey.batches.count
        for path in ["milestones/c1", "milestones/c1/move", "milestones/c1/delete", "progress/c2/delete"] {
            #expect(journey.post("/goals/a1/" + path, [("done", "1"), ("behind", "")]).status == 404, "\(path)")
        }
        #expect(journey.batches.count == batches)
        _ = journey.post("/goals/b2/milestones/c1", [("done", "1")])
        #expect(journey.state.milestone(RecordID(hex: "c1")!)?.isDone == true)
    }
}
