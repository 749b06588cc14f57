import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// The rule of what a day counts, which the ring, the sentence beside it and the terminal share.
struct DayAgendaTests {
    private var device = TestDevice()

    private func agenda(_ text: String? = nil) -> DayAgenda {
        DayAgenda(on: text.map { day($0) } ?? device.today, today: device.today, in: device.state)
    }

    private mutating func addHabit(
        _ number: UInt64, _ title: String, _ schedule: Schedule = .daily, _ change: (inout Habit) -> Void = { _ in }
    ) throws -> RecordID {
        var habit = Habit(id: id(number))
        habit.title = title
        habit.startDay = day("2026-11-01")
        habit.schedule = schedule
        change(&habit)
        try run(.add(habit))
        return habit.id
    }

    private mutating func run(_ command: HabitCommand) throws {
        device.write(try command.decide(in: device.state, now: device.now) { id(4711) }.changes)
    }

    @Test mutating func aLimitCountsOnceItHasAValueOrItsDayIsOver() throws {
        let coffee = try addHabit(1, "Coffee") { ($0.kind, $0.target, $0.unit) = (.atMost, 2, "cups") }
        _ = try addHabit(2, "Read")
        #expect((agenda().due, agenda().done) == (1, 0))
        #expect(agenda().habits.map { $0.isDue } == [true, true])
        #expect(agenda("2026-11-21").due == 1)
        #expect((agenda("2026-11-19").due, agenda("2026-11-19").done) == (2, 1))
        try run(.setValue(coffee, on: device.today, 2))
        #expect((agenda().due, agenda().done) == (2, 1))
        try run(.setValue(coffee, on: device.today, 3))
        #expect((agenda().due, agenda().done) == (2, 0))
    }

    @Test mutating func aCompletedTaskStillCountsSoThatTheRingFills() throws {
        let rent = try device.add(1, "Pay rent") { $0.dueDay = day("2026-11-20") }
        try device.add(2, "Call Ann") { $0.dueDay = day("2026-11-20") }
        try device.run(.complete(rent))
        #expect((agenda().due, agenda().done) == (2, 1))
        try device.run(.reopen(rent))
        #expect((agenda().due, agenda().done) == (2, 0))
    }

    @Test mutating func todayCountsOverdueTasksAndThoseInProgressButNotLaterOnes() throws {
        try device.add(1, "Overdue") { $0.dueDay = day("2026-11-01") }
        try device.add(2, "Begun by its start day") { $0.startDay = day("2026-11-20") }
        let started = try device.add(3, "In progress") { $0.dueDay = day("2026-12-24") }
        try device.run(.start(started, session: id(33)))
        try device.add(4, "Tomorrow") { $0.dueDay = day("2026-11-21") }
        try device.add(5, "Someday")
        try device.add(6, "Hidden") {
            $0.dueDay = day("2026-11-20")
            $0.waitUntil = day("2026-11-30")
        }
        #expect(agenda().openTasks.map { $0.title }.sorted() == ["Begun by its start day", "In progress", "Overdue"])
        #expect((agenda().due, agenda().done) == (3, 0))
    }

    @Test mutating func anotherDayCountsItsOwnTasksAndOccurrences() throws {
        try device.add(1, "Overdue") { $0.dueDay = day("2026-11-01") }
        try device.add(2, "Tomorrow") { $0.dueDay = day("2026-11-21") }
        try device.add(3, "Water plants") {
            $0.dueDay = day("2026-11-20")
            $0.repetition = repetition("FREQ=DAILY")
        }
        #expect(agenda("2026-11-21").due == 2)
        #expect(agenda("2026-11-19").due == 0)
    }

    @Test mutating func aHabitCountsWhereItIsDueAndASkippedDayDoesNot() throws {
        let read = try addHabit(1, "Read")
        let walk = try addHabit(2, "Walk")
        _ = try addHabit(3, "Swim", .weekdays([.sunday]))
        #expect((agenda().due, agenda().done) == (2, 0))
        try run(.markDone(read, on: device.today))
        #expect((agenda().due, agenda().done) == (2, 1))
        try run(.skip(walk, on: device.today, reason: ""))
        #expect((agenda().due, agenda().done) == (1, 1))
    }

    @Test mutating func partsThatAreOffCountNothing() throws {
        try device.add(1, "Pay rent") { $0.dueDay = day("2026-11-20") }
        _ = try addHabit(1, "Read")
        var settings = device.state.settings
        settings.setHidden(true, .habits)
        device.write(settings.changes)
        #expect((agenda().due, agenda().habits.count) == (1, 0))
        settings.setHidden(true, .tasks)
        device.write(settings.changes(from: device.state.settings))
        #expect(agenda().due == 0)
    }
}
