import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing
import Words

private let id = RecordID(hex: "aa11")!

@Suite struct HabitFormTests {
    @Test func theTargetOfALimitIsTheMostADay() {
        var journey = WebSession()
        let label = journey.open("/habits/new").part(from: "<label for=\"target\">", to: "</label>")
        #expect(label.contains(">Amount a day<") && label.contains("class=\"of-limit\">At most, a day<"))
    }

    @Test func addedHabitIsKeptAsTyped() throws {
        var journey = WebSession()
        let page = journey.post(
            .habits(.add),
            habitForm([
                ("title", ["  Drink \n water "]), ("note", ["a glass\r\nor two"]), ("color", ["teal"]),
                ("category", ["Body"]), ("kind", ["atLeast"]), ("target", ["1,5"]), ("unit", ["l"]),
                ("reminder-0-time", ["09:30"]), ("reminder-0-weekdays", ["mon", "fri"]), ("reminder-0-text", ["Sip"]),
            ]))
        #expect(page.status == 200)
        #expect(page.has("“Drink water” added"))
        let habit = try #require(journey.state.habit(id))
        #expect(habit.title == "Drink water")
        #expect(habit.note == "a glass\nor two")
        #expect(habit.color == .teal)
        #expect(habit.kind == .atLeast)
        #expect(habit.target == 1.5)
        #expect(habit.unit == "l")
        #expect(habit.startDay == Day("2026-11-20"))
        #expect(journey.state.category(habit.category)?.name == "Body")
        let reminder = try #require(journey.state.reminders(of: id).first)
        #expect(reminder.time == TimeOfDay("09:30"))
        #expect(reminder.weekdays == [.monday, .friday])
        #expect(reminder.text == "Sip")
    }

    @Test(arguments: [
        ([("schedule", "daily")], "Every day"),
        ([("schedule", "within"), ("times", "3"), ("inDays", "10")], "3 times in 10 days, on any days"),
        ([("schedule", "every"), ("everyDays", "3")], "Every 3 days: 22 Nov, 25 Nov, 28 Nov…"),
        ([("schedule", "weekdays"), ("weekdays", "fri"), ("weekdays", "sat")], "Fri, Sat: today, tomorrow, 27 Nov…"),
        ([("schedule", "within"), ("times", "11"), ("inDays", "10")], ""),
    ])
    func typedScheduleIsExplainedWithItsNextDays(_ typed: [(String, String)], _ expected: String) {
        var journey = WebSession()
        var schedule = FormFields()
        for (name, value) in typed { schedule.append(name, value) }
        let page = journey.open(.habits(.example(schedule, start: journey.today.advanced(by: -1))))
        #expect(page.part(from: "id=\"example\" role=\"status\">", to: "</p>").hasSuffix("\">\(expected)</p>"))
    }

    @Test func postingTwiceAddsOnce() {
        var journey = WebSession()
        _ = journey.post(.habits(.add), habitForm())
        let again = journey.post(.habits(.add), habitForm())
        #expect(journey.state.livingHabits.count == 1)
        #expect(again.status == 200)
        #expect(again.has("“Read” added"))
    }

    @Test func addingCanBeUndoneFromItsMessage() {
        var journey = WebSession()
        let page = journey.post(.habits(.add), habitForm())
        _ = journey.undo(page)
        #expect(journey.state.livingHabits.isEmpty)
    }

    @Test func formOfAHabitCarriesANewIDEachTime() {
        var journey = WebSession()
        let first = journey.open(.habits(.add)).value(of: "value", after: "name=\"id\"")
        let second = journey.open(.habits(.add)).value(of: "value", after: "name=\"id\"")
        #expect(first?.count == 32)
        #expect(first != second)
    }

    @Test(arguments: [
        "daily", "weekdays:mon,wed,sun", "weekly:4", "monthly:12", "within:3/10", "every:5",
    ])
    func everyScheduleGoesThroughTheFormAndBack(code: String) throws {
        var journey = WebSession()
        let habit = try journey.add("Read") { $0.schedule = Schedule(code: code)! }
        let page = journey.open(.habits(.edit(habit)))
        let typed = typedFields(page.main)
        #expect(typed.contains { $0 == ("schedule", String(code.prefix { $0 != ":" })) })
        let before = journey.state.habit(habit)
        _ = journey.post(.habits(.edit(habit)), typed)
        #expect(journey.state.habit(habit) == before)
        #expect(before?.schedule.code == code)
        let batches = journey.batches.count
        _ = journey.post(.habits(.add), typed.map { $0.0 == "title" ? ($0.0, "Another") : $0 })
        #expect(journey.batches.count == batches + 1)
        #expect(journey.state.livingHabits.last?.schedule.code == code)
    }

    @Test func editingWithoutChangingWritesNothing() throws {
        var journey = WebSession()
        let reminders = [
            ReminderDraft(time: TimeOfDay("07:05")!, weekdays: [.tuesday], text: "Up"),
            ReminderDraft(time: TimeOfDay("21:00")!),
        ]
        let habit = try journey.add("Read \"<b>\" & more", category: .named("Mind's"), reminders: reminders) {
            $0.note = "\n<textarea>&amp;\n  two"
            $0.icon = "📖"
            $0.kind = .atMost
            $0.target = 1234.5
            $0.unit = "стр."
        }
        for language in ["en", "ru", "pl"] {
            journey.languages = [language]
            let batches = journey.batches.count
            let page = journey.post(.habits(.edit(habit)), typedFields(journey.open(.habits(.edit(habit))).main))
            #expect(page.status == 200)
            #expect(journey.batches.count == batches, "\(language)")
        }
    }

    @Test func typedCategoryIsTheOneThereIsRegardlessOfCase() throws {
        var journey = WebSession()
        _ = journey.post(.habits(.add), habitForm([("category", ["Mind"])]))
        _ = journey.post(.habits(.add), habitForm([("id", ["bb"]), ("title", ["Write"]), ("category", [" mIND "])]))
        #expect(journey.state.livingCategories.map { $0.name } == ["Mind"])
        let second = try #require(journey.state.habit(RecordID(hex: "bb")!))
        #expect(second.category == journey.state.livingCategories[0].id)
    }

    @Test func editedHabitStaysInItsOwnOfTwoCategoriesOfOneName() throws {
        var journey = WebSession()
        let ids = [RecordID(hex: "c1")!, RecordID(hex: "c2")!]
        // As two devices that have not met make them.
        let made = try ids.map { id in
            var category = Category(id: id)
            category.name = "Body"
            return try CategoryCommand.add(category).decide(in: State()) { id }
        }
        for (number, decision) in made.enumerated() {
            journey.keep(Commit(decision, action: Identifier(high: 9, low: UInt64(number))))
        }
        let habit = try journey.add("Run", category: .existing(ids[1]))
        _ = journey.post(.habits(.edit(habit)), habitForm([("title", ["Run far"]), ("category", ["Body 2"])]))
        #expect(journey.state.habit(habit)?.title == "Run far")
        #expect(journey.state.habit(habit)?.category == ids[1])
    }

    @Test func habitOfADeletedIDIsNotThereToBeEdited() {
        var journey = WebSession()
        #expect(journey.open(.habits(.edit(id))).status == 404)
        let page = journey.post(.habits(.edit(id)), habitForm())
        #expect(page.status == 422)
        #expect(page.has("This habit was deleted"))
        #expect(page.has("value=\"Read\""))
        #expect(journey.state.livingHabits.isEmpty)
    }

    // Buttons within the form

    @Test func addingAReminderShowsTheFormWithOneMoreAndKeepsNothing() {
        var journey = WebSession()
        let page = journey.post(.habits(.add), habitForm([("title", ["x"]), ("do", ["add-reminder"])]))
        #expect(page.status == 200)
        #expect(page.has("name=\"reminder-0-time\" value=\"09:00\""))
        #expect(page.has("name=\"title\" value=\"x\""))
        #expect(page.has("name=\"id\" value=\"aa11\""))
        #expect(journey.batches.isEmpty)
    }

    @Test func removingAReminderShowsTheFormWithoutIt() {
        var journey = WebSession()
        let page = journey.post(
            .habits(.add),
            habitForm([
                ("reminder-0-time", ["08:00"]), ("reminder-1-time", ["10:00"]), ("reminder-2-time", ["12:00"]),
                ("do", ["remove-reminder-1"]),
            ]))
        let times = typedFields(page.main).filter { $0.0.hasSuffix("-time") }.map { $0.1 }
        #expect(times == ["08:00", "12:00"])
        #expect(journey.batches.isEmpty)
    }

    @Test func choosingAnIconPutsItIntoTheForm() {
        var journey = WebSession()
        #expect(journey.post(.habits(.add), habitForm([("do", ["icon-💧"])])).has("name=\"icon\" value=\"💧\""))
        #expect(journey.batches.isEmpty)
        // An icon that is not a suggestion is ignored: the form is saved as it is.
        _ = journey.post(.habits(.add), habitForm([("do", ["icon-<script>"])]))
        #expect(journey.state.habit(id)?.icon == "📖")
    }
}
