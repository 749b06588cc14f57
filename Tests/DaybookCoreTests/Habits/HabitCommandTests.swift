import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct HabitCommandTests {
    let read = TestJournal.id(1)

    @Test func impossibleValuesFromElsewhereAreHarmless() throws {
        var journal = TestJournal()
        try journal.add("Water") {
            $0.kind = .atLeast
            $0.target = 2
        }
        journal.write(
            Decision(
                JournalAction.import,
                [
                    Change(Habit.table, read, "life", .integer(.max)), Change(Habit.table, read, "target", .real(0)),
                ]))
        let habit = try #require(journal.state.habit(read))
        #expect(habit.life == 1)
        #expect(habit.share(of: 0) == 0)
        try journal.run(.archive(read))
        try journal.run(.delete(read))
        #expect(journal.state.habit(read) == nil)
    }

    @Test func aBeginningLongAgoFromElsewhereMakesNoEndlessHistory() throws {
        var journal = TestJournal()
        try journal.add("Read")
        let longAgo = try #require(Entry.id(of: read, on: .first))
        journal.write(
            Decision(
                JournalAction.import,
                [
                    Change(Habit.table, read, "startDay", .integer(Int64(Day.first.number))),
                    Change(Entry.table, longAgo, "state", .integer(1)),
                ]))
        let habit = try #require(journal.state.habit(read))
        #expect(journal.state.history(of: habit, today: journal.today).firstDay == HabitLimits.firstDay)
    }

    @Test(arguments: ["\u{200B}\u{200B}", "\u{3164}\u{3164}", "\u{2800}\u{2060}"])
    func aTitleThatLooksLikeNothingIsBlank(_ title: String) {
        var journal = TestJournal()
        #expect(throws: HabitRefusal.field(FieldError("title", .textMissing))) { try journal.add(title) }
    }

    @Test func aNewHabitStartsTodayAndStandsLast() throws {
        var journal = TestJournal()
        try journal.add("Walk", id: 2)
        try journal.add("Read")
        let habit = try #require(journal.state.habit(read))
        #expect(habit.createdOn == journal.today)
        #expect(habit.firstDay == journal.today)
        #expect(journal.state.activeHabits.map(\.title) == ["Walk", "Read"])
    }

    @Test func addingTheSameFormTwiceAddsOneHabit() throws {
        var journal = TestJournal()
        try journal.add("Read")
        let again = try HabitCommand.add(journal.habit())
            .decide(in: journal.state, now: journal.now) { TestJournal.id(99) }
        #expect(again.changes.isEmpty)
    }

    @Test(arguments: [
        ("", FieldError.Reason.textMissing), (" \u{00A0}\t", .textMissing), ("\u{200F}\u{202E}", .textMissing),
        ("a", .tooShort(minimum: 2)), (String(repeating: "x", count: 65), .tooLong(maximum: 64)),
        (String(repeating: "x", count: 10_000), .tooLong(maximum: 64)),
        ("e" + String(repeating: "\u{301}", count: 600) + "x", .tooLong(maximum: 64)),
    ])
    func aTitleIsRefused(_ title: String, why: FieldError.Reason) throws {
        var journal = TestJournal()
        try journal.add("Read")
        #expect(throws: HabitRefusal.field(FieldError("title", why))) { try journal.add(title, id: 2) }
    }

    @Test func aTitleIsTrimmedAndLosesInvisibleMarks() throws {
        var journal = TestJournal()
        try journal.add("  Read \n \u{202E}more\u{0007} 👨‍👩‍👧 ")
        #expect(journal.state.habit(read)?.title == "Read more 👨‍👩‍👧")
    }

    @Test func theTitleOfADeletedHabitIsFreeAgain() throws {
        var journal = TestJournal()
        try journal.add("Read")
        try journal.run(.archive(read))
        #expect(throws: HabitRefusal.titleTaken("Read")) { try journal.add("read", id: 2) }
        try journal.run(.delete(read))
        try journal.add("read", id: 2)
        #expect(journal.state.livingHabits.map(\.title) == ["read"])
    }

    @Test(
        arguments: [
            (nil, .numberMissing), (0, .notAboveZero), (-1, .belowZero), (.nan, .notANumber),
            (.infinity, .tooLarge(maximum: 1e9)), (2e9, .tooLarge(maximum: 1e9)),
        ] as [(Double?, FieldError.Reason)])
    func aMeasureNeedsATargetAboveZero(_ target: Double?, why: FieldError.Reason) {
        var journal = TestJournal()
        #expect(throws: HabitRefusal.field(FieldError("target", why))) {
            try journal.add("Water") {
                $0.kind = .atLeast
                $0.target = target
            }
        }
    }

    @Test func onlyAnArchivedHabitIsDeleted() throws {
        var journal = TestJournal()
        try journal.add("Read")
        #expect(throws: HabitRefusal.notArchived("Read")) { try journal.run(.delete(read)) }
    }

    @Test func editingWritesOnlyWhatChanged() throws {
        var journal = TestJournal()
        try journal.add("Read") { $0.note = "A page" }
        var habit = try journal.habit()
        habit.title = "Read books"
        let decision = try journal.decision(on: .edit(habit))
        #expect(decision.changes == [Change("habits", read, "title", .text("Read books"))])
    }

    @Test func aTypedCategoryIsMadeOnceRegardlessOfCase() throws {
        var journal = TestJournal()
        try journal.add("Read", category: .named("Mind"))
        try journal.add("Chess", id: 2, category: .named(" mind "))
        #expect(journal.state.livingCategories.map(\.name) == ["Mind"])
        #expect(journal.state.habit(read)?.category == journal.state.habit(TestJournal.id(2))?.category)
    }

    @Test func deletingACategoryLeavesItsHabitsWithoutOne() throws {
        var journal = TestJournal()
        try journal.add("Read", category: .named("Mind"))
        let category = try #require(journal.state.livingCategories.first?.id)
        try journal.organise(.delete(category))
        #expect(journal.state.category(journal.state.habit(read)?.category) == nil)
        #expect(journal.state.habit(read)?.isAlive == true)
    }

    @Test func remindersThatStayTheSameAreNotWrittenAgain() throws {
        var journal = TestJournal()
        let morning = ReminderDraft(time: TimeOfDay("07:30")!, weekdays: [.monday, .friday], text: "Up!")
        try journal.add("Read", reminders: [morning, ReminderDraft(time: TimeOfDay("21:00")!)])
        #expect(journal.state.reminders(of: read).map(\.text) == ["Up!", ""])
        let decision = try journal.decision(on: .edit(journal.habit(), reminders: [morning]))
        #expect(decision.changes.map(\.field) == ["life"])
        journal.write(decision)
        #expect(journal.state.reminders(of: read).map(\.time) == [TimeOfDay("07:30")])
    }

    @Test func aHabitMovesBehindAnother() throws {
        var journal = TestJournal()
        for (number, title) in ["One", "Two", "Three"].enumerated() { try journal.add(title, id: UInt64(number + 1)) }
        try journal.run(.move(TestJournal.id(3), behind: TestJournal.id(1)))
        #expect(journal.state.activeHabits.map(\.title) == ["One", "Three", "Two"])
        try journal.run(.move(TestJournal.id(2), behind: nil))
        #expect(journal.state.activeHabits.map(\.title) == ["Two", "One", "Three"])
    }
}
