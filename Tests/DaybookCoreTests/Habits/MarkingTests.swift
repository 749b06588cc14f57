import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct MarkingTests {
    let read = TestJournal.id(1)

    private func water() throws -> TestJournal {
        var journal = TestJournal()
        try journal.add("Water") {
            $0.kind = .atLeast
            $0.target = 2
            $0.unit = "l"
        }
        return journal
    }

    private func value(_ journal: TestJournal) -> Double? {
        journal.state.entry(of: read, on: journal.today).flatMap { journal.state.value(of: $0) }
    }

    @Test func markingTwiceIsMarkingOnce() throws {
        var journal = TestJournal()
        try journal.add("Read")
        try journal.run(.markDone(read, on: journal.today))
        let again = try HabitCommand.markDone(read, on: journal.today)
            .decide(in: journal.state, now: journal.now) { TestJournal.id(5) }
        #expect(again.changes.isEmpty)
        #expect(journal.state.entry(of: read, on: journal.today)?.state == .done)
    }

    @Test func clearingTakesTheMarkBackAndKeepsTheNote() throws {
        var journal = TestJournal()
        try journal.add("Read")
        try journal.run(.setNote(read, on: journal.today, "Twenty pages"))
        try journal.run(.skip(read, on: journal.today, reason: "ill"))
        try journal.run(.clear(read, on: journal.today))
        let entry = try #require(journal.state.entry(of: read, on: journal.today))
        #expect(entry.state == .cleared)
        #expect(entry.note == "Twenty pages")
        #expect(entry.reason == "")
    }

    @Test func additionsOfTwoDevicesBothCount() throws {
        var journal = try water()
        try journal.run(.setValue(read, on: journal.today, 1))
        try journal.run(.increment(read, on: journal.today, by: 0.25, id: TestJournal.id(50)))
        try journal.run(.increment(read, on: journal.today, by: 0.5, id: TestJournal.id(51)))
        #expect(value(journal) == 1.75)
    }

    @Test func theStepIsWhatWasAddedMostOftenOfLate() throws {
        var journal = try water()
        let habit = try #require(journal.state.habit(read))
        func add(_ amount: Double, _ number: UInt64, daysAgo: Int) throws {
            let day = journal.today.advanced(by: -daysAgo)
            try journal.run(.increment(read, on: day, by: amount, id: TestJournal.id(number)))
        }
        for number: UInt64 in 50..<52 { try add(0.25, number, daysAgo: 1) }
        #expect(journal.state.step(of: habit, upTo: journal.today) == 0.1, "twice is not usual")
        for number: UInt64 in 60..<65 { try add(0.5, number, daysAgo: 14) }
        try add(0.25, 52, daysAgo: 0)
        for number: UInt64 in 70..<75 { try add(-0.01, number, daysAgo: 0) }
        #expect(journal.state.step(of: habit, upTo: journal.today) == 0.25)
        for number: UInt64 in 80..<83 { try add(0.2, number, daysAgo: 2) }
        #expect(journal.state.step(of: habit, upTo: journal.today) == 0.2, "the smaller of two")
    }

    @Test(arguments: [
        (5.0, 1.0), (0.5, 0.1), (2, 1), (8, 1), (10, 2), (20, 5), (30, 5), (45, 10), (100, 20), (10_000, 2000),
    ])
    func aboutFiveTapsReachTheTarget(_ target: Double, _ step: Double) throws {
        var habit = Habit(id: read)
        (habit.kind, habit.target) = (.atLeast, target)
        #expect(State().addition(to: habit, upTo: Day("2026-11-20")!) == step)
    }

    @Test func anAdditionSentTwiceAddsOnce() throws {
        var journal = try water()
        for _ in 0..<2 { try journal.run(.increment(read, on: journal.today, by: 0.5, id: TestJournal.id(50))) }
        #expect(value(journal) == 0.5)
    }

    @Test func settingReplacesWhatWasAdded() throws {
        var journal = try water()
        try journal.run(.increment(read, on: journal.today, by: 0.5, id: TestJournal.id(50)))
        try journal.run(.setValue(read, on: journal.today, 2))
        #expect(value(journal) == 2)
        let habit = try #require(journal.state.habit(read))
        #expect(journal.state.history(of: habit, today: journal.today).isDone(on: journal.today))
    }

    @Test func markingAMeasureSetsItsTarget() throws {
        var journal = try water()
        try journal.run(.markDone(read, on: journal.today))
        #expect(value(journal) == 2)
    }

    @Test func clearingAMeasureLeavesNothing() throws {
        var journal = try water()
        try journal.run(.setValue(read, on: journal.today, 1))
        try journal.run(.increment(read, on: journal.today, by: 0.5, id: TestJournal.id(50)))
        try journal.run(.clear(read, on: journal.today))
        #expect(value(journal) == nil)
    }

    @Test(
        arguments: [
            (-1, .belowZero), (.nan, .notANumber), (2e9, .tooLarge(maximum: 1e9)),
        ] as [(Double, FieldError.Reason)])
    func aValueIsRefused(_ number: Double, why: FieldError.Reason) throws {
        var journal = try water()
        let today = journal.today
        #expect(throws: HabitRefusal.field(FieldError("total", why))) {
            try journal.run(.setValue(read, on: today, number))
        }
    }

    @Test func nothingCanBeTakenBelowZero() throws {
        var journal = try water()
        let today = journal.today
        #expect(throws: HabitRefusal.field(FieldError("total", .belowZero))) {
            try journal.run(.increment(read, on: today, by: -0.5, id: TestJournal.id(50)))
        }
    }

    @Test func aDayFarAheadCannotBeDoneButCanBeSkipped() throws {
        var journal = TestJournal()
        try journal.add("Read")
        let later = journal.today.advanced(by: 7)
        #expect(throws: HabitRefusal.dayInTheFuture(later)) { try journal.run(.markDone(read, on: later)) }
        try journal.run(.skip(read, on: later, reason: "Travelling"))
        #expect(journal.state.entry(of: read, on: later)?.state == .skipped)
    }

    @Test func undoTakesBackAMarkButNotALaterOne() throws {
        var journal = TestJournal()
        try journal.add("Read")
        let first = try journal.run(.markDone(read, on: journal.today))
        let second = try journal.run(.skip(read, on: journal.today, reason: ""))
        let state = journal.state
        let effect = ReversalEffect(of: first.map(\.batch), isUndone: false) { state.stamp(of: $0) }
        #expect(effect.changedCount == 0 && effect.newerEditCount == 1)
        journal.undo(second)
        #expect(journal.state.entry(of: read, on: journal.today)?.state == .done)
    }

    @Test func theDayEndsAtTheHourThatWasChosen() throws {
        var journal = TestJournal()
        var settings = journal.state.settings
        settings.dayEndsAt = 3
        journal.write(try SettingsCommand(settings).decide(in: journal.state))
        // 2026-11-21T02:00Z counts for the 20th until three in the morning.
        journal.now.milliseconds = 1_795_226_400_000
        #expect(journal.today == Day("2026-11-20"))
    }
}
