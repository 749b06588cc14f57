import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct MarkingTests {
    let read = Notebook.id(1)

    private func water() throws -> Notebook {
        var notebook = Notebook()
        try notebook.add("Water") {
            $0.kind = .atLeast
            $0.target = 2
            $0.unit = "l"
        }
        return notebook
    }

    private func value(_ notebook: Notebook) -> Double? {
        notebook.state.entry(of: read, on: notebook.today).flatMap { notebook.state.value(of: $0) }
    }

    @Test func markingTwiceIsMarkingOnce() throws {
        var notebook = Notebook()
        try notebook.add("Read")
        try notebook.run(.markDone(read, on: notebook.today))
        let again = try HabitCommand.markDone(read, on: notebook.today)
            .decide(in: notebook.state, now: notebook.now) { Notebook.id(5) }
        #expect(again.changes.isEmpty)
        #expect(notebook.state.entry(of: read, on: notebook.today)?.state == .done)
    }

    @Test func clearingTakesTheMarkBackAndKeepsTheNote() throws {
        var notebook = Notebook()
        try notebook.add("Read")
        try notebook.run(.setNote(read, on: notebook.today, "Twenty pages"))
        try notebook.run(.skip(read, on: notebook.today, reason: "ill"))
        try notebook.run(.clear(read, on: notebook.today))
        let entry = try #require(notebook.state.entry(of: read, on: notebook.today))
        #expect(entry.state == .cleared)
        #expect(entry.note == "Twenty pages")
        #expect(entry.reason == "")
    }

    @Test func additionsOfTwoDevicesBothCount() throws {
        var notebook = try water()
        try notebook.run(.setValue(read, on: notebook.today, 1))
        try notebook.run(.increment(read, on: notebook.today, by: 0.25, id: Notebook.id(50)))
        try notebook.run(.increment(read, on: notebook.today, by: 0.5, id: Notebook.id(51)))
        #expect(value(notebook) == 1.75)
    }

    @Test func anAdditionSentTwiceAddsOnce() throws {
        var notebook = try water()
        for _ in 0..<2 { try notebook.run(.increment(read, on: notebook.today, by: 0.5, id: Notebook.id(50))) }
        #expect(value(notebook) == 0.5)
    }

    @Test func settingReplacesWhatWasAdded() throws {
        var notebook = try water()
        try notebook.run(.increment(read, on: notebook.today, by: 0.5, id: Notebook.id(50)))
        try notebook.run(.setValue(read, on: notebook.today, 2))
        #expect(value(notebook) == 2)
        let habit = try #require(notebook.state.habit(read))
        #expect(notebook.state.history(of: habit, today: notebook.today).isDone(on: notebook.today))
    }

    @Test func markingAMeasureSetsItsTarget() throws {
        var notebook = try water()
        try notebook.run(.markDone(read, on: notebook.today))
        #expect(value(notebook) == 2)
    }

    @Test func clearingAMeasureLeavesNothing() throws {
        var notebook = try water()
        try notebook.run(.setValue(read, on: notebook.today, 1))
        try notebook.run(.increment(read, on: notebook.today, by: 0.5, id: Notebook.id(50)))
        try notebook.run(.clear(read, on: notebook.today))
        #expect(value(notebook) == nil)
    }

    @Test(
        arguments: [
            (-1, .belowZero), (.nan, .notANumber), (2e9, .tooLarge(maximum: 1e9)),
        ] as [(Double, FieldError.Reason)])
    func aValueIsRefused(_ number: Double, why: FieldError.Reason) throws {
        var notebook = try water()
        let today = notebook.today
        #expect(throws: HabitRefusal.field(FieldError("total", why))) {
            try notebook.run(.setValue(read, on: today, number))
        }
    }

    @Test func nothingCanBeTakenBelowZero() throws {
        var notebook = try water()
        let today = notebook.today
        #expect(throws: HabitRefusal.field(FieldError("total", .belowZero))) {
            try notebook.run(.increment(read, on: today, by: -0.5, id: Notebook.id(50)))
        }
    }

    @Test func aDayFarAheadCannotBeDoneButCanBeSkipped() throws {
        var notebook = Notebook()
        try notebook.add("Read")
        let later = notebook.today.advanced(by: 7)
        #expect(throws: HabitRefusal.dayInTheFuture(later)) { try notebook.run(.markDone(read, on: later)) }
        try notebook.run(.skip(read, on: later, reason: "Travelling"))
        #expect(notebook.state.entry(of: read, on: later)?.state == .skipped)
    }

    @Test func undoTakesBackAMarkButNotALaterOne() throws {
        var notebook = Notebook()
        try notebook.add("Read")
        let first = try notebook.run(.markDone(read, on: notebook.today))
        let second = try notebook.run(.skip(read, on: notebook.today, reason: ""))
        let state = notebook.state
        let history = (first + second).map(\.batch)
        let undoFirst = Undo(of: first.map(\.batch), history: history) { state.stamp(of: $0) }
        #expect(undoFirst.changes.isEmpty)
        #expect(undoFirst.newerEditCount == 1)
        let undoSecond = Undo(of: second.map(\.batch), history: history) { state.stamp(of: $0) }
        notebook.write(Decision(JournalAction.undo, undoSecond.changes))
        #expect(notebook.state.entry(of: read, on: notebook.today)?.state == .done)
    }

    @Test func theDayEndsAtTheHourThatWasChosen() throws {
        var notebook = Notebook()
        var settings = notebook.state.settings
        settings.dayEndsAt = 3
        notebook.write(try SettingsCommand(settings).decide(in: notebook.state))
        // 2026-11-21T02:00Z counts for the 20th until three in the morning.
        notebook.now.milliseconds = 1_795_226_400_000
        #expect(notebook.today == Day("2026-11-20"))
    }
}
