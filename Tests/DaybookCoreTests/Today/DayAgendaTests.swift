import CivilTime
import Journal
import TestSupport
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

    @Test mutating func aDayThatIsOverHasTheTasksThatWereDueOnItAndAreStillOpen() throws {
        try device.add(1, "Pay rent") { $0.dueDay = day("2026-11-19") }
        try device.add(2, "Call") { ($0.dueDay, $0.waitUntil) = (day("2026-11-19"), day("2026-12-01")) }
        try device.add(3, "Write") { $0.dueDay = day("2026-11-18") }
        #expect(agenda("2026-11-19").openTasks.map { $0.title } == ["Pay rent"])
        #expect((agenda("2026-11-19").due, agenda("2026-11-19").done) == (1, 0))
        #expect(agenda().openTasks.map { $0.title } == ["Pay rent", "Write"])
    }

    @Test mutating func aLimitCountsOnceItWasExceededOrItsDayIsOver() throws {
        let coffee = try addHabit(1, "Coffee") { ($0.kind, $0.target, $0.unit) = (.atMost, 2, "cups") }
        _ = try addHabit(2, "Read")
        #expect((agenda().due, agenda().done) == (1, 0))
        #expect(agenda().habits.map { $0.isDue } == [true, true])
        #expect(agenda("2026-11-21").due == 1)
        #expect((agenda("2026-11-19").due, agenda("2026-11-19").done) == (2, 1))
        try run(.setValue(coffee, on: device.today, 2))
        #expect((agenda().due, agenda().done) == (1, 0), "a cup does not bring the day on")
        #expect(agenda().habits.map { $0.status } == [.open, .open])
        #expect(agenda("2026-11-20").bestStreak?.streak.length == 19, "through yesterday")
        try run(.setValue(coffee, on: device.today, 3))
        #expect((agenda().due, agenda().done, agenda().exceeded) == (2, 0, 1), "one of the two can be done")
    }

    @Test mutating func aPastDayHasTheStreakOfThatDay() throws {
        let save = try addHabit(1, "Save") { ($0.schedule, $0.startDay) = (.timesPerMonth(1), day("2026-10-01")) }
        for marked in ["2026-10-20", "2026-11-19"] { try run(.markDone(save, on: day(marked))) }
        let lengths = ["2026-11-03", "2026-11-18", "2026-11-19"].map { agenda($0).bestStreak?.streak.length ?? 0 }
        #expect(lengths == [1, 1, 2])
        #expect(agenda().bestStreak?.streak.length == 2)
    }

    @Test mutating func aCompletedTaskStillCountsSoThatTheRingFills() throws {
        let rent = try device.add(1, "Pay rent") { $0.dueDay = day("2026-11-20") }
        try device.add(2, "Call Ann") { $0.dueDay = day("2026-11-20") }
        try device.run(.complete(rent))
        #expect((agenda().due, agenda().done) == (2, 1))
        try device.run(.reopen(rent))
        #expect((agenda().due, agenda().done) == (2, 0))
    }

    @Test mutating func todayCountsOverdueTasksButNotThoseMerelyInProgressOrLaterOnes() throws {
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
        #expect(agenda().openTasks.map { $0.title }.sorted() == ["Begun by its start day", "Overdue"])
        #expect(agenda().startedTasks.map { $0.title } == ["In progress"])
        #expect((agenda().due, agenda().done) == (2, 0))
        try device.run(.complete(started, subtasks: .leave))
        #expect(agenda().startedTasks.isEmpty && (agenda().due, agenda().done) == (3, 1))
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

    /// Today is a Friday.
    @Test mutating func theWeekInWhichAHabitWasAddedAsksForNothing() throws {
        let read = try addHabit(1, "Read") { $0.startDay = day("2026-11-20") }
        for (number, start) in [(2, "2026-11-20"), (3, "2026-11-16")] as [(UInt64, String)] {
            _ = try addHabit(number, "Run since \(start)", .timesPerWeek(3)) { $0.startDay = day(start) }
        }
        #expect((agenda().due, agenda().done) == (1, 0))
        try run(.markDone(read, on: device.today))
        #expect((agenda().due, agenda().done) == (1, 1))
        #expect(device.state.daysWithAllHabitsDone(in: .first ... .last, today: device.today) == [device.today])
        // It can be done all the same.
        #expect(agenda().habits.map { $0.status } == [.done, .open, .open])
        try run(.markDone(id(2), on: device.today))
        #expect((agenda().due, agenda().done) == (2, 2))
    }

    @Test mutating func aWeekOfWhichEnoughWasSkippedAsksForNothingMore() throws {
        let read = try addHabit(1, "Read")
        let run = try addHabit(2, "Run", .timesPerWeek(3))
        device.now.milliseconds += 7 * 86_400_000
        for back in 1...3 { try self.run(.skip(run, on: device.today.advanced(by: -back), reason: "")) }
        try self.run(.markDone(read, on: device.today))
        #expect((agenda().due, agenda().done) == (1, 1))
        #expect(device.state.daysWithAllHabitsDone(in: .first ... .last, today: device.today) == [device.today])
    }

    @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func aDayHasAllHabitsDoneIfNothingThatCountsIsLeftOfIt(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        var journal = TestJournal()
        let schedules: [Schedule] = [
            .daily, .weekdays([.monday, .thursday]), .everyDays(3), .timesPerWeek(3), .timesPerMonth(4),
            .times(2, inDays: 5),
        ]
        let begin = journal.today
        for step in 0..<60 {
            if step < 30, step % 10 == 0 {
                let kind = HabitKind.allCases[randomness.number(0...2)]
                try journal.add("Habit \(step)", id: UInt64(step / 10 + 1)) { habit in
                    habit.schedule = schedules[randomness.number(0...5)]
                    if kind.isMeasure { (habit.kind, habit.target, habit.unit) = (kind, 2, "cups") }
                }
            }
            if seed % 2 == 0, step % 9 == 5 {
                let from = journal.today.advanced(by: randomness.number(0...4) - 2)
                let until = from.advanced(by: randomness.number(0...5))
                try journal.goAway(from: from.text, until: until.text, id: UInt64(900 + step))
            }
            for habit in journal.state.activeHabits where Int.random(in: 0...3, using: &randomness) > 0 {
                let value = Double(randomness.number(0...3))
                let command: HabitCommand =
                    Int.random(in: 0...5, using: &randomness) == 0
                    ? .skip(habit.id, on: journal.today, reason: "")
                    : habit.kind.isMeasure
                        ? .setValue(habit.id, on: journal.today, value) : .markDone(habit.id, on: journal.today)
                try journal.run(command)
            }
            let full = Set(journal.state.daysWithAllHabitsDone(in: .first ... .last, today: journal.today))
            for back in 0...journal.today.days(since: begin) {
                let day = journal.today.advanced(by: -back)
                let habits = DayAgenda(on: day, today: journal.today, in: journal.state).habits
                // A habit that was added that day takes nothing from it, if an earlier one is due.
                let hasEarlier = habits.contains {
                    ($0.counts || $0.isWaiting) && $0.habit.createdOn.map { $0 < day } ?? true
                }
                let isLeft = habits.contains {
                    ($0.counts && !$0.isDone || $0.isWaiting) && !(hasEarlier && $0.habit.createdOn == day)
                }
                let isMarked = habits.contains {
                    $0.isDone && $0.history.isDue(on: day) && journal.state.entry(of: $0.habit.id, on: day) != nil
                }
                // On a day away habits rest, which makes it no perfect day.
                if journal.state.isAway(on: day) {
                    try #require(!full.contains(day) || isMarked && !isLeft, "step \(step), \(day.text)")
                    continue
                }
                try #require(full.contains(day) == (isMarked && !isLeft), "seed \(seed), step \(step), \(day.text)")
            }
            journal.now.milliseconds += 86_400_000
        }
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
