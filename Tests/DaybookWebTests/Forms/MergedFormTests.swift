import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// Forms of records that another device changed meanwhile.
@Suite struct MergedFormTests {
    private var journey = WebSession()
    private let goal = RecordID(hex: "a1")!

    private func changed(_ form: [(String, String)], _ name: String, _ value: String) -> [(String, String)] {
        form.map { $0.0 == name ? (name, value) : $0 }
    }

    @Test mutating func aRefusedFormIsShownAgainWithWhatTheOtherDeviceWrote() {
        _ = journey.post("/goals/new", goalForm(["startValue": "0", "target": "10"]))
        let form = typedFields(journey.open("/goals/a1/edit").main)
        _ = journey.post("/goals/a1/edit", [("target", "5")])
        let refused = journey.post("/goals/a1/edit", changed(form, "startValue", "5"))
        #expect(refused.status == 422)
        let again = typedFields(refused.main)
        #expect(again.first { $0.0 == "target" }?.1 == "5")
        _ = journey.post("/goals/a1/edit", changed(again, "target", "8"))
        #expect(journey.state.goal(goal)?.startValue == 5)
        #expect(journey.state.goal(goal)?.target == 8)
    }

    @Test mutating func aTargetStaysWithTheMeasureItWasTypedFor() {
        _ = journey.post("/goals/new", goalForm())
        let form = typedFields(journey.open("/goals/a1/edit").main)
        _ = journey.post("/goals/a1/edit", [("measure", "milestones")])
        _ = journey.post("/goals/a1/edit", changed(form, "target", "20"))
        #expect(journey.state.goal(goal)?.measure == .amount)
        #expect(journey.state.goal(goal)?.target == 20)
    }

    @Test mutating func aTargetStaysWithTheKindOfHabitItWasTypedFor() throws {
        let habit = try journey.add("Run") { ($0.kind, $0.target, $0.unit) = (.atLeast, 5, "km") }
        let form = typedFields(journey.open("/habits/\(habit.hex)/edit").main)
        _ = journey.post("/habits/\(habit.hex)/edit", [("kind", "check")])
        #expect(journey.state.habit(habit)?.kind == .check)
        _ = journey.post("/habits/\(habit.hex)/edit", changed(form, "target", "12"))
        #expect(journey.state.habit(habit)?.kind == .atLeast)
        #expect(journey.state.habit(habit)?.target == 12)
        #expect(journey.state.habit(habit)?.unit == "km")
    }

    @Test mutating func theNumbersOfAFoodStayWithTheirBasis() {
        _ = journey.post("/foods/new", [("id", "aa11"), ("name", "Kefir"), ("energy", "40"), ("portion", "200")])
        let form = typedFields(journey.open("/foods/aa11").main)
        _ = journey.post("/foods/aa11", [("basis", "portion"), ("energy", "80")])
        #expect(journey.state.ownFoods.first?.basis == .portion)
        _ = journey.post("/foods/aa11", changed(form, "energy", "45"))
        #expect(journey.state.ownFoods.first?.basis == .hundred)
        #expect(journey.state.ownFoods.first?.nutrition.energy == 45)
    }

    @Test mutating func theNumbersOfAMealItemAreMergedOneByOne() throws {
        _ = journey.post(
            "/meals/add?meal=snack", [("id", "aa01"), ("name", "Bar"), ("energy", "120"), ("protein", "5")])
        let meal = try #require(journey.state.meals(on: journey.today).first)
        let item = try #require(journey.state.items(of: meal.id).first).id
        let page = journey.open("/meals/item/\(item.hex)")
        let form = typedFields(page.part(from: "<form class=\"card form\"", to: "</form>"))
        _ = journey.post("/meals/item/\(item.hex)", changed(form, "protein", "8"))
        _ = journey.post("/meals/item/\(item.hex)", changed(form, "energy", "130"))
        let saved = try #require(journey.state.mealItems[item])
        #expect(saved.nutrition.energy == 130)
        #expect(saved.nutrition.protein == 8)
        #expect(saved.name == "Bar")
    }

    @Test(arguments: ["/meals/aa01", "/body/measurement/aa02"])
    mutating func noteWithBrowserLineEndingsCountsAsUnchanged(url: String) {
        _ = journey.post("/meals", [("id", "aa01"), ("meal", "lunch"), ("line", "450")])
        _ = journey.post("/body/waist", [("id", "aa02"), ("value", "84")])
        func form() -> [(String, String)] {
            typedFields(journey.open(url).part(from: "<form class=\"card form\"", to: "</form>"))
        }
        _ = journey.post(url, changed(form(), "note", "one\ntwo"))
        let sent = form().map { $0.0 == "note" ? ("note", "one\r\ntwo") : $0 }
        _ = journey.post(url, changed(form(), "note", "three"))
        _ = journey.post(url, changed(sent, "day", "2026-11-18"))
        #expect(form().first { $0.0 == "note" }?.1 == "three")
        #expect(form().first { $0.0 == "day" }?.1 == "2026-11-18")
    }

    @Test mutating func independentFieldsAreMergedSeparately() {
        _ = journey.post("/goals/new", goalForm())
        let form = typedFields(journey.open("/goals/a1/edit").main)
        _ = journey.post("/goals/a1/edit", [("unit", "pages")])
        _ = journey.post("/goals/a1/edit", changed(form, "target", "20"))
        #expect(journey.state.goal(goal)?.unit == "pages")
        #expect(journey.state.goal(goal)?.target == 20)
    }

    @Test mutating func inputTypedBeforeARefusalIsSavedAfterwards() throws {
        let habit = try journey.add("Read")
        let refused = journey.post("/habits/\(habit.hex)/edit", [("title", ""), ("note", "precious")])
        #expect(refused.status == 422)
        _ = journey.post("/habits/\(habit.hex)/edit", changed(typedFields(refused.main), "title", "Read more"))
        #expect(journey.state.habit(habit)?.title == "Read more")
        #expect(journey.state.habit(habit)?.note == "precious")
    }

    @Test mutating func refusedFormKeepsTheRemindersOfBothDevices() throws {
        let habit = try journey.add("Read", reminders: [ReminderDraft(time: TimeOfDay("10:00")!)])
        let form = typedFields(journey.open("/habits/\(habit.hex)/edit").main)
        let theirs = [10, 11].map { ReminderDraft(time: TimeOfDay("\($0):00")!) }
        try journey.keep(.edit(try #require(journey.state.habit(habit)), reminders: theirs))
        let mine = [("reminder-5-time", "25:00"), ("reminder-5-weekdays", "mon")]
        let refused = journey.post("/habits/\(habit.hex)/edit", form + mine)
        #expect(refused.status == 422 && refused.has("id=\"reminder-2-time-why\""))
        let again = changed(typedFields(refused.main), "reminder-2-time", "12:00")
        _ = journey.post("/habits/\(habit.hex)/edit", again)
        #expect(journey.state.reminders(of: habit).map { $0.time?.text } == ["10:00", "11:00", "12:00"])
    }
}
