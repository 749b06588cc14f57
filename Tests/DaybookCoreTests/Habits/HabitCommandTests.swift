import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct HabitCommandTests {
    let read = Notebook.id(1)

    @Test func impossibleValuesFromElsewhereAreHarmless() throws {
        var notebook = Notebook()
        try notebook.add("Water") {
            $0.kind = .atLeast
            $0.target = 2
        }
        notebook.write(
            Decision(
                JournalAction.import,
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
                JournalAction.import,
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
        #expect(throws: HabitRefusal.field(FieldError("title", .textMissing))) { try notebook.add(title) }
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
        let again = try HabitCommand.add(notebook.habit())
            .decide(in: notebook.state, now: notebook.now) { Notebook.id(99) }
        #expect(again.changes.isEmpty)
    }

    @Test(arguments: [
        ("", FieldError.Reason.textMissing), (" \u{00A0}\t", .textMissing), ("\u{200F}\u{202E}", .textMissing),
        ("a", .tooShort(minimum: 2)), (String(repeating: "x", count: 65), .tooLong(maximum: 64)),
        (String(repeating: "x", count: 10_000), .tooLong(maximum: 64)),
        ("e" + String(repeating: "\u{301}", count: 600) + "x", .tooLong(maximum: 64)),
    ])
    func aTitleIsRefused(_ title: String, why: FieldError.Reason) throws {
        var notebook = Notebook()
        try notebook.add("Read")
        #expect(throws: HabitRefusal.field(FieldError("title", why))) { try notebook.add(title, id: 2) }
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
            (nil, .numberMissing), (0, .notAboveZero), (-1, .notAboveZero), (.nan, .notANumber),
            (.infinity, .tooLarge(maximum: 1e9)), (2e9, .tooLarge(maximum: 1e9)),
        ] as [(Double?, FieldError.Reason)])
    func aMeasureNeedsATargetAboveZero(_ target: Double?, why: FieldError.Reason) {
        var notebook = Notebook()
        #expect(throws: HabitRefusal.field(FieldError("target", why))) {
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
        var habit = try notebook.habit()
        habit.title = "Read books"
        let decision = try notebook.decision(on: .edit(habit))
        #expect(decision.changes == [Change("habits", read, "title", .text("Read books"))])
    }

    @Test func aTypedCategoryIsMadeOnceRegardlessOfCase() throws {
        var notebook = Notebook()
        try notebook.add("Read", category: .named("Mind"))
        try notebook.add("Chess", id: 2, category: .named(" mind "))
        #expect(notebook.state.livingCategories.map(\.name) == ["Mind"])
        #expect(notebook.state.habit(read)?.category == notebook.state.habit(Notebook.id(2))?.category)
    }

    @Test func deletingACategoryLeavesItsHabitsWithoutOne() throws {
        var notebook = Notebook()
        try notebook.add("Read", category: .named("Mind"))
        let category = try #require(notebook.state.livingCategories.first?.id)
        try notebook.organise(.delete(category))
        #expect(notebook.state.category(notebook.state.habit(read)?.category) == nil)
        #expect(notebook.state.habit(read)?.isAlive == true)
    }

    @Test func remindersThatStayTheSameAreNotWrittenAgain() throws {
        var notebook = Notebook()
        let morning = ReminderDraft(time: TimeOfDay("07:30")!, weekdays: [.monday, .friday], text: "Up!")
        try notebook.add("Read", reminders: [morning, ReminderDraft(time: TimeOfDay("21:00")!)])
        #expect(notebook.state.reminders(of: read).map(\.text) == ["Up!", ""])
        let decision = try notebook.decision(on: .edit(notebook.habit(), reminders: [morning]))
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
