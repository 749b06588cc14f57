import CivilTime
import DaybookCore
import DaybookWeb
import Journal
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
        #expect(page.url.hasPrefix("/tasks/quick") && page.has("Added “Pay rent”: tomorrow"))
    }

    @Test(arguments: ["moods", "weight", "notes"]) func withoutTasksTheFieldNamesWhatElseALineLogs(_ part: String) {
        var journey = WebSession()
        #expect(journey.open(.tasks(.quick())).has("aria-label=\"Add task\""))
        _ = journey.post(.settings(.chooseParts), [("part", part)])
        let page = journey.open(.tasks(.quick()))
        #expect(page.has("aria-label=\"Type what to log\"") && !page.has("Add task"))
        let example = page.value(of: "placeholder", after: "id=\"quick\"") ?? ""
        _ = type(example, &journey)
        let state = journey.state
        let logged = [
            "moods": state.moodEntries(of: nil).count, "weight": state.measurements(of: .weight).count,
            "notes": state.livingNotes.count,
        ]
        #expect(logged[part] == 1 && !state.hasTasks)
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

    @Test func lineForAPartThatIsOffCanSwitchItOn() throws {
        var journey = WebSession()
        _ = journey.post(.settings(.switchPart(.weight)), [("do", "hide")])
        func understood(_ query: String) -> String {
            journey.open("/tasks/quick?\(query)").part(from: "<form class=\"quick adding\"", to: "</form>")
        }
        let offer = understood("line=weight+79.1")
        #expect(offer.contains("name=\"as\" value=\"part\" class=\"hidden\">Switch on Weight"))
        let form = understood("line=weight+79.1&as=part")
        #expect(form.contains("<bdi>Weight: 79.1") && form.contains("checked>Switch on Weight"))
        let page = journey.post("/tasks/quick", typedFields(form))
        #expect(journey.state.measurements(of: .weight).map { $0.value } == [79.1])
        #expect(!journey.state.settings.hides(.weight) && !journey.state.hasTasks)
        // It is one action, which is undone as a whole.
        _ = journey.undo(page)
        #expect(journey.state.measurements(of: .weight).isEmpty && journey.state.settings.hides(.weight))
        // A choice made before the line was changed has no effect.
        #expect(!understood("line=Buy+milk&as=part").contains("name=\"as\""))
    }

    @Test func lineForHabitsPetsAndMoneyThatAreOffIsStillUnderstood() throws {
        var journey = WebSession()
        _ = try journey.add("Stretch")
        _ = journey.post(.moods(.addPet), [("id", "c1"), ("name", "Rex"), ("species", "dog"), ("color", "amber")])
        for part in [JournalPart.habits, .moods, .money] {
            _ = journey.post(.settings(.switchPart(part)), [("do", "hide")])
        }
        for (line, part) in [
            ("stretch done", "Habits"), ("Rex anxious", "Mood"), ("coffee 4.50", "Money"), ("habit Read", "Habits"),
        ] {
            #expect(journey.open(.tasks(.quick(line: line))).has("Switch on \(part)"), "\(line)")
        }
        #expect(!journey.open(.tasks(.quick(line: "Call Bob"))).has("Switch on"))
    }

    private let lineForm = (from: "<form class=\"quick adding\"", to: "</form>")

    @Test(arguments: [
        ("en", "Switch on Tasks", "This would be a task, and Tasks is switched off."),
        ("ru", "Включить «Задачи»", "Это была бы задача, а раздел «Задачи» выключен."),
        ("pl", "Włącz „Zadania”", "To byłoby zadanie, a część „Zadania” jest wyłączona."),
    ])
    func withoutTasksALineThatIsNothingElseIsKeptAndOffersThem(_ language: String, _ offer: String, _ reason: String) {
        var journey = WebSession()
        _ = journey.post(.settings(.switchPart(.tasks)), [("do", "hide")])
        journey.languages = [language]
        let shown = journey.open(.tasks(.quick(line: "queued 7h"))).part(from: lineForm.from, to: lineForm.to)
        #expect(shown.contains("value=\"part\" class=\"hidden\">\(offer)") && !shown.contains("chip accent"))
        let refused = type("queued 7h", &journey)
        #expect(refused.status == 422 && refused.has(reason) && refused.has("value=\"queued 7h\""))
        #expect(!journey.state.hasTasks)

        let chosen = refused.part(from: lineForm.from, to: lineForm.to)
        let page = journey.post("/tasks/quick", typedFields(chosen) + [("as", "part")])
        #expect(journey.state.openTasks(today: journey.today).map { $0.title } == ["queued 7h"])
        #expect(!journey.state.settings.hides(.tasks))
        // It is one action, which is undone as a whole.
        _ = journey.undo(page)
        #expect(!journey.state.hasTasks && journey.state.settings.hides(.tasks))
    }

    @Test func withoutTasksALineForAnotherPartThatIsOffOffersThatOne() {
        var journey = WebSession()
        for part in [JournalPart.tasks, .weight] {
            _ = journey.post(.settings(.switchPart(part)), [("do", "hide")])
        }
        let refused = type("weight 79.1", &journey)
        #expect(refused.status == 422 && refused.has("Weight is switched off.") && refused.has("Switch on Weight"))
        #expect(!journey.state.hasTasks && journey.state.measurements.rows.isEmpty)
    }

    @Test func withoutTasksALineWithFoodsIsAMealAndAsksForThoseThatAreNotKnown() {
        var journey = WebSession()
        _ = journey.post(.settings(.switchPart(.tasks)), [("do", "hide")])
        let page = type("brocoli 300 g", &journey)
        #expect(page.status == 422 && page.has("name=\"energy:"))
        #expect(!journey.open(.tasks(.quick(line: "mood good"))).has("Make it a task"))
        #expect(!journey.state.hasTasks)
    }

    /// The habit's value today.
    private func value(of habit: RecordID, _ journey: WebSession, on day: Day? = nil) -> Double? {
        journey.state.entry(of: habit, on: day ?? journey.today).flatMap { journey.state.value(of: $0) }
    }

    @Test func lineMarksAHabitWithItsAmountOnTopOfWhatWasDone() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { ($0.kind, $0.unit, $0.target) = (.atLeast, "pages", 30) }
        #expect(
            journey.open(.tasks(.quick(line: "read 20 pages"))).has(
                "<bdi>Habit: Read</bdi></span><span class=\"chip good\"><bdi>20 pages</bdi>"))
        let page = type("read 20 pages", &journey)
        #expect(value(of: read, journey) == 20)
        #expect(page.has("Read") && page.has("class=\"message\""))
        _ = type("read 5 pages", &journey)
        #expect(value(of: read, journey) == 25)
        _ = type("read 7 pages yesterday", &journey)
        #expect(value(of: read, journey, on: journey.today.advanced(by: -1)) == 7)
        #expect(!journey.state.hasTasks)
    }

    @Test func lineMarksAYesNoHabitAndCanBeUndone() throws {
        var journey = WebSession()
        let stretch = try journey.add("Stretch")
        let page = type("stretch done", &journey)
        #expect(journey.state.entry(of: stretch, on: journey.today)?.state == .done)
        #expect(page.has("“Stretch” is done"))
        _ = journey.undo(page)
        #expect(journey.state.entry(of: stretch, on: journey.today)?.state != .done)
    }

    @Test func lineLogsTheMoodOfAPetAndAMoodOfYesterday() {
        var journey = WebSession()
        _ = journey.post(.moods(.addPet), [("id", "c1"), ("name", "Rex"), ("species", "dog"), ("color", "amber")])
        let page = type("Rex anxious, storm", &journey)
        #expect(page.has("Rex"))
        let entries = journey.state.moodEntries(of: RecordID(hex: "c1"))
        #expect(entries.map { $0.mood } == [.anxious])
        #expect(entries.first.map { journey.state.moodTags(of: $0.id) } == ["storm"])
        _ = type("mood great yesterday", &journey)
        #expect(journey.state.moodEntries(of: nil).map { $0.day } == [journey.today.advanced(by: -1)])
        #expect(!journey.state.hasTasks)
    }

    @Test func foodThatIsNotKnownIsAddedWithItsEnergyAndTheMeal() {
        var journey = WebSession()
        let line = "lunch: ceviche 300 g"
        let understood = journey.open(.tasks(.quick(line: line)))
        #expect(understood.has("“ceviche” is a new food, kcal in 100 g or ml"))
        let form = understood.part(from: "<form class=\"quick adding\"", to: "</form>")
        // Without the energy, nothing is saved and the line is kept.
        let refused = journey.post("/tasks/quick", typedFields(form))
        #expect(refused.status == 422 && refused.has("“ceviche” is not a known food"))
        #expect(
            refused.has("value=\"\(line)\"")
                && refused.has("name=\"energy:ceviche\" value=\"\" autofocus aria-invalid=\"true\""))
        #expect(!journey.state.hasTasks && journey.state.ownFoods.isEmpty)
        let page = journey.post("/tasks/quick", typedFields(form).map { $0.0 == "energy:ceviche" ? ($0.0, "50") : $0 })
        #expect(page.has("Lunch logged"))
        #expect(journey.state.ownFoods.map { $0.name } == ["ceviche"])
        #expect(journey.state.nutrition(on: journey.today).energy == 150)
        // It is known from now on, and undoing the meal takes it back.
        #expect(!journey.open(.tasks(.quick(line: line))).has("new food"))
        _ = journey.undo(page)
        #expect(journey.state.ownFoods.isEmpty && journey.state.nutrition(on: journey.today).energy == nil)
    }

    @Test(arguments: ["glimmerfish 200g", "lunch: glimmerfish", "breakfast glimmerfish 200g"])
    func aMealOfAnUnknownFoodAsksForItsEnergyAndCanBeATask(_ line: String) throws {
        var journey = WebSession()
        let page = journey.open(.tasks(.quick(line: line)))
        #expect(page.has("“glimmerfish” is a new food") && page.has("Make it a task"))
        let form = typedFields(page.part(from: "<form class=\"quick adding\"", to: "</form>"))
        #expect(journey.post("/tasks/quick", form).status == 422 && !journey.state.hasTasks)
        _ = journey.post("/tasks/quick", form + [("as", "task")])
        #expect(journey.state.tasks.rows.map { $0.title } == [line])
    }

    @Test func anyReadingOfALineCanBeMadeATask() throws {
        var journey = WebSession()
        _ = try journey.add("Read") { ($0.kind, $0.unit, $0.target) = (.atLeast, "pages", 30) }
        let form = journey.open(.tasks(.quick(line: "read 20 pages"))).part(
            from: "<form class=\"quick adding\"", to: "</form>")
        #expect(form.contains("name=\"as\" value=\"task\"") && form.contains("Make it a task"))
        _ = journey.post("/tasks/quick", typedFields(form) + [("as", "task")])
        #expect(journey.state.openTasks(today: journey.today).map { $0.title } == ["read 20 pages"])
        // A line that is read as a task can be made a meal.
        let line = "lunch: grandma’s own glimmerfish recipe"
        #expect(journey.open(.tasks(.quick(line: line))).has("Log as a meal"))
        #expect(journey.open(PageRoute.tasks(.quick(line: line)).url + "&as=meal").has("kcal in a portion"))
        #expect(!journey.open(.tasks(.quick(line: "Buy ramen"))).has("name=\"as\""))
    }

    /// Types a line into the sheet opened over a page.
    private func type(
        _ line: String, over page: PageRoute, _ journey: inout WebSession, _ choices: [(String, String)] = []
    ) -> WebSession.Page {
        let form = journey.open(.tasks(.quick(back: page.url)))
            .part(from: "<form class=\"quick adding\"", to: "</form>")
        let fields = typedFields(form).map { $0.0 == "line" ? ("line", line) : $0 }
        return journey.post("/tasks/quick", fields + choices)
    }

    @Test func aTaskTypedOnTodayIsDueTodayUnlessThePersonTakesThatAway() {
        var journey = WebSession()
        let page = type("Buy milk", over: .today(nil), &journey)
        #expect(page.has("Added “Buy milk”: today"))
        _ = type("Plan", over: .today(nil), &journey, [("undated", "1")])
        _ = type("Rent tomorrow", over: .today(nil), &journey)
        _ = type("Gym", over: .today(journey.today.advanced(by: 4)), &journey)
        _ = type("Read", over: .tasks(.list(TaskFilter())), &journey)
        _ = type("Late", over: .today(journey.today.advanced(by: -4)), &journey)
        _ = type("Call Ann 15:00", over: .today(journey.today.advanced(by: 4)), &journey)
        _ = type("Water every day", over: .today(journey.today.advanced(by: 4)), &journey)
        _ = type("Cook 8:00", over: .today(nil), &journey) // which is over
        let due = journey.state.openTasks(today: journey.today).map {
            ($0.title, $0.dueDay?.days(since: journey.today))
        }
        let days = Dictionary(uniqueKeysWithValues: due)
        #expect(
            days == [
                "Buy milk": 0, "Plan": nil, "Rent": 1, "Gym": 4, "Read": nil, "Late": nil, "Call Ann": 4, "Water": 4,
                "Cook": 1,
            ])
    }

    @Test func theDayThatATaskTakesFromItsPageIsShownWhileTyping() {
        var journey = WebSession()
        func shown(_ query: String) -> String {
            journey.open("/tasks/quick?\(query)").part(from: "id=\"understood\"", to: "</form>")
        }
        #expect(shown("line=Milk&back=/today").contains("name=\"undated\""))
        #expect(shown("line=Milk&back=/today&undated=1").contains("<s><bdi>Due: today</bdi></s>"))
        #expect(!shown("line=Milk+tomorrow&back=/today").contains("name=\"undated\""))
        #expect(!shown("line=Milk&back=/tasks").contains("name=\"undated\""))
        #expect(!shown("line=Milk").contains("name=\"undated\""))
    }

    @Test func theDayOfATimeWithoutADayIsShownWhileTyping() {
        var journey = WebSession()
        func shown(_ query: String) -> String {
            journey.open("/tasks/quick?\(query)").part(from: "id=\"understood\"", to: "</form>")
        }
        for page in ["/today", "/tasks"] {
            #expect(shown("line=Coffee+with+Anna+at+8:00&back=\(page)").contains("Due: tomorrow")) // which is over
            #expect(shown("line=Coffee+with+Anna+at+23:59&back=\(page)").contains("Due: today"))
            #expect(!shown("line=Coffee+with+Anna&back=/tasks").contains("Due:"))
            #expect(!shown("line=Coffee+8:00+every+day&back=\(page)").contains("Due:"))
            #expect(!shown("line=Coffee+8:00&struck=8:00&back=/tasks").contains("Due:"))
        }
        let dated = shown("line=Coffee+in+3+days+at+8:00&back=/today")
        #expect(dated.ranges(of: "Due:").count == 1)
    }

    @Test func aLineTypedOverAnEarlierDayIsLoggedOnThatDay() throws {
        var journey = WebSession()
        let day = journey.today.advanced(by: -5)
        _ = try journey.add("Stretch") { $0.startDay = day }
        for line in ["weight 79.1", "mood good", "note Rain", "2 eggs", "ran 5 km in 27 min", "stretch done"] {
            _ = type(line, over: .today(day), &journey)
        }
        let state = journey.state
        #expect(state.measurements(of: .weight).map { $0.day } == [day])
        #expect(state.moodEntries(of: nil).map { $0.day } == [day] && state.livingNotes.map { $0.day } == [day])
        #expect(state.meals(on: day).count == 1 && state.livingWorkouts.map { $0.day } == [day])
        #expect(state.activeHabits.map { state.entry(of: $0.id, on: day)?.state } == [.done])
        _ = type("weight 80 yesterday", over: .today(day), &journey)
        #expect(journey.state.measurements(of: .weight).contains { $0.day == journey.today.advanced(by: -1) })
        let sheet = journey.open(.tasks(.quick(back: PageRoute.today(day).url))).main
        #expect(sheet.contains(MealPageRoute.day(day).url) && sheet.contains(WorkoutPageRoute.log(on: day).url))
    }

    @Test func aRepetitionWhoseTimeIsOverForTodayBeginsLater() {
        var journey = WebSession() // Friday, 9:30
        let added = type("Gym every mon wed fri 7am", &journey)
        #expect(added.has("Added “Gym”: 23 Nov at 07:00, every week on Mon, Wed and Fri"))
        _ = type("Pills every day at 8:00", &journey)
        _ = type("Walk every day at 18:00", &journey)
        let due = journey.state.openTasks(today: journey.today).map {
            ($0.title, $0.dueDay?.days(since: journey.today))
        }
        #expect(Dictionary(uniqueKeysWithValues: due) == ["Gym": 3, "Pills": 1, "Walk": 0])
    }
}
