import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct HabitCommandTests {
    let read = Notebook.id(1)

    @Test func savingAFormKeepsWhatAnotherDeviceChangedMeanwhile() throws {
        var notebook = Notebook()
        try notebook.add("Read") { $0.note = "A page" }
        let seen = ["title": Value.text("Read"), "note": .text("A page")]
        var elsewhere = HabitDraft(title: "Read")
        elsewhere.note = "Two pages"
        try notebook.run(.edit(read, elsewhere))
        var form = HabitDraft(title: "Read books")
        form.note = "A page"
        try notebook.run(.edit(read, form, seen: seen))
        #expect(notebook.state.habit(read)?.title == "Read books")
        #expect(notebook.state.habit(read)?.note == "Two pages")
    }

    @Test func impossibleValuesFromElsewhereAreHarmless() throws {
        var notebook = Notebook()
        try notebook.add("Water") {
            $0.kind = .atLeast
            $0.target = 2
        }
        notebook.write(
            Decision(
                "hostile",
                [
                    Change(Habit.table, read, "life", .integer(.max)), Change(Habit.table, read, "target", .real(0)),
                ]))
        let habit = try #require(notebook.state.habit(read))
        #expect(habit.life == 1)
        #expect(habit.share(of: 0) == 0)
        try notebook.run(.archive(read))
        try notebook.run(.delete(read))
        #expect(notebook.state.habit(read) == nil)
    }

    @Test func aBeginningLongAgoFromElsewhereMakesNoEndlessHistory() throws {
        var notebook = Notebook()
        try notebook.add("Read")
        let longAgo = try #require(Entry.id(of: read, on: .first))
        notebook.write(
            Decision(
                "hostile",
                [
                    Change(Habit.table, read, "startDay", .integer(Int64(Day.first.number))),
                    Change(Entry.table, longAgo, "state", .integer(1)),
                ]))
        let habit = try #require(notebook.state.habit(read))
        #expect(notebook.state.history(of: habit, today: notebook.today).firstDay == HabitLimits.firstDay)
    }

    @Test(arguments: ["\u{200B}\u{200B}", "\u{3164}\u{3164}", "\u{2800}\u{2060}"])
    func aTitleThatLooksLikeNothingIsBlank(_ title: String) {
        var notebook = Notebook()
        #expect(throws: HabitRefusal.titleBlank) { try notebook.add(title) }
    }

    @Test func aNewHabitStartsTodayAndStandsLast() throws {
        var notebook = Notebook()
        try notebook.add("Walk", id: 2)
        try notebook.add("Read")
        let habit = try #require(notebook.state.habit(read))
        #expect(habit.createdOn == notebook.today)
        #expect(habit.firstDay == notebook.today)
        #expect(notebook.state.activeHabits.map(\.title) == ["Walk", "Read"])
    }

    @Test func addingTheSameFormTwiceAddsOneHabit() throws {
        var notebook = Notebook()
        try notebook.add("Read")
        let again = try HabitCommand.add(HabitDraft(title: "Read"), id: read)
            .decide(in: notebook.state, now: notebook.now) { Notebook.id(99) }
        #expect(again.changes.isEmpty)
    }

    @Test(arguments: [
        ("", HabitRefusal.titleBlank), (" \u{00A0}\t", .titleBlank), ("\u{200F}\u{202E}", .titleBlank),
        ("a", .titleTooShort),
        (String(repeating: "x", count: 65), .titleTooLong), (String(repeating: "x", count: 10_000), .titleTooLong),
        ("e" + String(repeating: "\u{301}", count: 600) + "x", .titleTooLong), ("READ", .titleTaken("Read")),
    ])
    func aTitleIsRefused(_ title: String, why: HabitRefusal) throws {
        var notebook = Notebook()
        try notebook.add("Read")
        #expect(throws: why) { try notebook.add(title, id: 2) }
    }

    @Test func aTitleIsTrimmedAndLosesInvisibleMarks() throws {
        var notebook = Notebook()
        try notebook.add("  Read \n \u{202E}more\u{0007} 👨‍👩‍👧 ")
        #expect(notebook.state.habit(read)?.title == "Read more 👨‍👩‍👧")
    }

    @Test func theTitleOfADeletedHabitIsFreeAgain() throws {
        var notebook = Notebook()
        try notebook.add("Read")
        try notebook.run(.archive(read))
        #expect(throws: HabitRefusal.titleTaken("Read")) { try notebook.add("read", id: 2) }
        try notebook.run(.delete(read))
        try notebook.add("read", id: 2)
        #expect(notebook.state.livingHabits.map(\.title) == ["read"])
    }

    @Test(
        arguments: [
            (nil, HabitRefusal.targetMissing), (0, .targetNotPositive), (-1, .targetNotPositive),
            (.nan, .targetNotANumber("nan")),
            (.infinity, .targetNotANumber("inf")), (2e9, .targetTooLarge),
        ] as [(Double?, HabitRefusal)])
    func aMeasureNeedsASoundTarget(_ target: Double?, why: HabitRefusal) {
        var notebook = Notebook()
        #expect(throws: why) {
            try notebook.add("Water") {
                $0.kind = .atLeast
                $0.target = target
            }
        }
    }

    @Test func onlyAnArchivedHabitIsDeleted() throws {
        var notebook = Notebook()
        try notebook.add("Read")
        #expect(throws: HabitRefusal.notArchived("Read")) { try notebook.run(.delete(read)) }
    }

    @Test func editingWritesOnlyWhatChanged() throws {
        var notebook = Notebook()
        try notebook.add("Read") { $0.note = "A page" }
        var draft = HabitDraft(title: "Read books")
        draft.note = "A page"
        let decision = try notebook.decision(on: .edit(read, draft))
        #expect(decision.changes == [Change("habits", read, "title", .text("Read books"))])
    }

    @Test func aTypedCategoryIsMadeOnceRegardlessOfCase() throws {
        var notebook = Notebook()
        try notebook.add("Read") { $0.category = .named("Mind") }
        try notebook.add("Chess", id: 2) { $0.category = .named(" mind ") }
        #expect(notebook.state.livingCategories.map(\.name) == ["Mind"])
        #expect(notebook.state.habit(read)?.category == notebook.state.habit(Notebook.id(2))?.category)
    }

    @Test func deletingACategoryLeavesItsHabitsWithoutOne() throws {
        var notebook = Notebook()
        try notebook.add("Read") { $0.category = .named("Mind") }
        let category = try #require(notebook.state.livingCategories.first?.id)
        try notebook.organise(.delete(category))
        #expect(notebook.state.category(notebook.state.habit(read)?.category) == nil)
        #expect(notebook.state.habit(read)?.isAlive == true)
    }

    @Test func remindersThatStayTheSameAreNotWrittenAgain() throws {
        var notebook = Notebook()
        let morning = ReminderDraft(time: TimeOfDay("07:30")!, weekdays: [.monday, .friday], text: "Up!")
        try notebook.add("Read") { $0.reminders = [morning, ReminderDraft(time: TimeOfDay("21:00")!)] }
        #expect(notebook.state.reminders(of: read).map(\.text) == ["Up!", ""])
        var draft = HabitDraft(title: "Read")
        draft.reminders = [morning]
        let decision = try notebook.decision(on: .edit(read, draft))
        #expect(decision.changes.map(\.field) == ["life"])
        notebook.write(decision)
        #expect(notebook.state.reminders(of: read).map(\.time) == [TimeOfDay("07:30")])
    }

    @Test func aHabitMovesBehindAnother() throws {
        var notebook = Notebook()
        for (number, title) in ["One", "Two", "Three"].enumerated() { try notebook.add(title, id: UInt64(number + 1)) }
        try notebook.run(.move(Notebook.id(3), behind: Notebook.id(1)))
        #expect(notebook.state.activeHabits.map(\.title) == ["One", "Three", "Two"])
        try notebook.run(.move(Notebook.id(2), behind: nil))
        #expect(notebook.state.activeHabits.map(\.title) == ["Two", "One", "Three"])
    }
}
