import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Which reminders ring between two moments.
struct ReminderOccurrenceTests {
    /// "2026-11-20 09:00 Read" for each reminder after a moment, until another.
    private func rung(
        _ journal: TestJournal, after start: String = "2026-11-20T08:00", until end: String = "2026-11-27T08:00"
    ) -> [String] {
        journal.state.reminders(after: DateTime(start)!, until: DateTime(end)!, now: journal.now).map {
            "\($0.moment.day.text) \(TimeOfDay(of: $0.moment).text) \($0.title)"
        }
    }

    private func journal(
        _ reminder: ReminderDraft = ReminderDraft(time: TimeOfDay("21:00")!), _ adjust: (inout Habit) -> Void = { _ in }
    ) throws -> TestJournal {
        var journal = TestJournal()
        try journal.add("Read", reminders: [reminder], adjust)
        return journal
    }

    private func task(
        _ reminders: [TaskReminderDraft.Trigger], _ adjust: (inout TaskDraft) -> Void
    ) throws -> TestJournal {
        var journal = TestJournal()
        var draft = TaskDraft(title: "Pay")
        draft.reminders = reminders.map { TaskReminderDraft($0) }
        adjust(&draft)
        try journal.plan(.add(draft, id: TestJournal.id(1)))
        return journal
    }

    @Test func habitRingsOnTheWeekdaysThatItsReminderAndItsScheduleHave() throws {
        let journal = try journal(
            ReminderDraft(time: TimeOfDay("21:00")!, weekdays: [.monday, .friday, .sunday], text: "In bed")
        ) { $0.schedule = .weekdays([.monday, .wednesday, .friday]) }
        #expect(rung(journal) == ["2026-11-20 21:00 Read", "2026-11-23 21:00 Read"])
        let first = journal.state.reminders(
            after: journal.now.dateTime, until: DateTime("2026-11-20T21:00")!, now: journal.now)
        #expect(first.map { $0.text } == ["In bed"])
        #expect(
            first.map { $0.subject }
                == [.habit(TestJournal.id(1), on: Day("2026-11-20")!, isMarkedAtOnce: true)])
    }

    @Test func spanEndsWithItsLastMomentAndBeginsAfterItsFirst() throws {
        let journal = try journal()
        #expect(rung(journal, after: "2026-11-20T20:59", until: "2026-11-20T21:00").count == 1)
        #expect(rung(journal, after: "2026-11-20T21:00", until: "2026-11-20T21:01") == [])
        #expect(rung(journal, after: "2026-11-20T21:00", until: "2026-11-20T21:00") == [])
        #expect(rung(journal, after: "2026-11-20T22:00", until: "2026-11-20T20:00") == [])
    }

    @Test func habitIsSilentOnceItWasDoneOrSkippedOrArchived() throws {
        var journal = try journal()
        let day = Day("2026-11-20")!
        let until = "2026-11-20T23:59"
        try journal.run(HabitCommand.markDone(TestJournal.id(1), on: day))
        #expect(rung(journal, until: until) == [])
        try journal.run(HabitCommand.clear(TestJournal.id(1), on: day))
        #expect(rung(journal, until: until).count == 1)
        try journal.run(HabitCommand.skip(TestJournal.id(1), on: day, reason: ""))
        #expect(rung(journal, until: until) == [])
        try journal.run(HabitCommand.clear(TestJournal.id(1), on: day))
        try journal.run(HabitCommand.skip(TestJournal.id(1), on: day.advanced(by: 1), reason: "Train"))
        #expect(rung(journal, until: "2026-11-22T23:59") == ["2026-11-20 21:00 Read", "2026-11-22 21:00 Read"])
        try journal.run(HabitCommand.archive(TestJournal.id(1)))
        #expect(rung(journal) == [])
    }

    @Test func habitOfTheWeekIsSilentOnceItsWeekIsMet() throws {
        var journal = try journal { $0.schedule = .timesPerWeek(2) }
        #expect(rung(journal).count == 7)
        try journal.run(HabitCommand.markDone(TestJournal.id(1), on: Day("2026-11-20")!))
        journal.now.milliseconds += 86_400_000
        #expect(rung(journal, after: "2026-11-21T08:00").count == 6)
        try journal.run(HabitCommand.markDone(TestJournal.id(1), on: Day("2026-11-21")!))
        #expect(
            rung(journal, after: "2026-11-21T08:00", until: "2026-11-24T08:00") == ["2026-11-23 21:00 Read"])
    }

    @Test func measuredHabitRingsUntilItsTargetIsReachedAndALimitUntilSomethingWasLogged() throws {
        let (day, until) = (Day("2026-11-20")!, "2026-11-20T23:59")
        for (kind, value, rings) in [
            (HabitKind.atLeast, 4.0, true), (.atLeast, 5, false), (.atMost, 4, false), (.atMost, 6, false),
        ] {
            var journal = try journal { ($0.kind, $0.target) = (kind, 5) }
            #expect(rung(journal, until: until).count == 1)
            try journal.run(HabitCommand.setValue(TestJournal.id(1), on: day, value))
            #expect(rung(journal, until: until).isEmpty != rings, "\(kind) \(value)")
            let found = journal.state.reminders(
                after: journal.now.dateTime, until: DateTime("2026-11-21T22:00")!, now: journal.now)
            #expect(
                found.last?.subject
                    == .habit(TestJournal.id(1), on: Day("2026-11-21")!, isMarkedAtOnce: false))
        }
    }

    @Test func habitIsSilentBeforeItBegins() throws {
        let journal = try journal { $0.startDay = Day("2026-11-24") }
        #expect(rung(journal).first == "2026-11-24 21:00 Read")
    }

    @Test func timeBeforeTheDayEndsIsOfTheNightAfterTheWeekday() throws {
        var journal = try journal(ReminderDraft(time: TimeOfDay("01:00")!, weekdays: [.friday]))
        #expect(rung(journal) == ["2026-11-27 01:00 Read"])
        var settings = journal.state.settings
        settings.dayEndsAt = 4
        journal.write(try SettingsCommand(settings).decide(in: journal.state))
        #expect(rung(journal) == ["2026-11-21 01:00 Read"])
        journal.now.milliseconds += 16 * 3_600_000 // midnight: still Friday for the person
        try journal.run(HabitCommand.markDone(TestJournal.id(1), on: Day("2026-11-20")!))
        #expect(rung(journal, until: "2026-11-24T08:00") == [])
    }

    @Test func midnightBelongsToTheDayThatBegins() throws {
        let journal = try journal(ReminderDraft(time: TimeOfDay("00:00")!, weekdays: [.saturday]))
        #expect(rung(journal) == ["2026-11-21 00:00 Read"])
    }

    @Test func nothingOfHabitsAndRepeatedTasksRingsWhileThePersonIsAway() throws {
        var journal = try journal()
        var draft = TaskDraft(title: "Water")
        (draft.dueDay, draft.repetition) = (Day("2026-11-19"), repetition("FREQ=DAILY"))
        draft.reminders = [TaskReminderDraft(.beforeDue(minutes: 0))]
        try journal.plan(.add(draft, id: TestJournal.id(2)))
        (draft.title, draft.repetition, draft.dueDay) = ("Call", nil, Day("2026-11-21"))
        try journal.plan(.add(draft, id: TestJournal.id(3)))
        try journal.goAway(from: "2026-11-20", until: "2026-11-21")
        #expect(
            rung(journal, until: "2026-11-22T22:00")
                == ["2026-11-21 09:00 Call", "2026-11-22 09:00 Water", "2026-11-22 21:00 Read"])
    }

    private func rent(_ triggers: [TaskReminderDraft.Trigger], _ rule: String = "FREQ=MONTHLY") throws -> TestJournal {
        try task(triggers) {
            ($0.dueDay, $0.dueTime, $0.repetition) = (Day("2026-11-22"), TimeOfDay("10:00"), repetition(rule))
        }
    }

    @Test func reminderOfWhatWaitsWhileAwayRingsOnTheFirstDayBack() throws {
        var journal = try rent([.beforeDue(minutes: 90)])
        try journal.goAway(from: "2026-11-20", until: "2026-11-23")
        #expect(rung(journal) == ["2026-11-24 08:30 Pay"])
        // As well when looked at while away, and on that day.
        journal.now.milliseconds += 3 * 86_400_000
        #expect(rung(journal) == ["2026-11-24 08:30 Pay"])
        journal.now.milliseconds += 86_400_000
        #expect(rung(journal, after: "2026-11-24T08:00") == ["2026-11-24 08:30 Pay"])
        #expect(rung(journal, after: "2026-11-24T08:30") == [])
        let id = try #require(TaskItem.id(of: TestJournal.id(1), on: Day("2026-11-22")!))
        try journal.plan(.complete(id))
        #expect(rung(journal) == [])
    }

    @Test func reminderAtASetMomentOfWhatWaitsRingsOnTheFirstDayBack() throws {
        var journal = try rent([.at(Day("2026-11-22")!, TimeOfDay("18:00")!)])
        try journal.goAway(from: "2026-11-20", until: "2026-11-23")
        #expect(rung(journal) == ["2026-11-24 18:00 Pay"])
    }

    @Test func reminderThatRangBeforeTheTimeAwayRingsNoMore() throws {
        var journal = try rent([.beforeDue(minutes: 1500)])
        try journal.goAway(from: "2026-11-22", until: "2026-11-23")
        #expect(rung(journal) == ["2026-11-21 09:00 Pay"])
    }

    @Test func ofSeveralOccurrencesThatWaitTheLastOneRings() throws {
        var journal = try rent([.beforeDue(minutes: 0)])
        try journal.goAway(from: "2026-11-20", until: "2026-12-23")
        let found = journal.state.reminders(
            after: DateTime("2026-12-20T00:00")!, until: DateTime("2026-12-27T00:00")!, now: journal.now)
        let last = try #require(TaskItem.id(of: TestJournal.id(1), on: Day("2026-12-22")!))
        #expect(found.map { $0.subject } == [.task(last, due: Day("2026-12-22"), at: TimeOfDay("10:00"))])
        #expect(found.map { $0.moment } == [DateTime("2026-12-24T10:00")!])
    }

    @Test func whatIsPassedOverWhileAwayDoesNotRingAfterwards() throws {
        var journal = try rent([.beforeDue(minutes: 0)], "FREQ=WEEKLY")
        try journal.goAway(from: "2026-11-20", until: "2026-11-23")
        #expect(rung(journal) == [])
    }

    @Test func nightOfTheFirstDayBackIsAfterIt() throws {
        var journal = try rent([.beforeDue(minutes: 480)]) // at 2:00, in the night after the 21st
        var settings = journal.state.settings
        settings.dayEndsAt = 4
        journal.write(try SettingsCommand(settings).decide(in: journal.state))
        try journal.goAway(from: "2026-11-20", until: "2026-11-23")
        #expect(rung(journal) == ["2026-11-25 02:00 Pay"])
    }

    @Test func taskRingsBeforeItIsDueAndAtSetTimes() throws {
        let (day, time) = (Day("2026-11-22")!, TimeOfDay("18:00")!)
        let triggers: [TaskReminderDraft.Trigger] = [
            .beforeDue(minutes: 0), .beforeDue(minutes: 30), .beforeDue(minutes: 1440), .at(Day("2026-11-21")!, time),
        ]
        let timed = try task(triggers) { ($0.dueDay, $0.dueTime) = (day, time) }
        #expect(
            rung(timed)
                == ["2026-11-21 18:00 Pay", "2026-11-21 18:00 Pay", "2026-11-22 17:30 Pay", "2026-11-22 18:00 Pay"])
        #expect(
            rung(try task(triggers) { $0.dueDay = day })
                == ["2026-11-21 09:00 Pay", "2026-11-21 18:00 Pay", "2026-11-22 08:30 Pay", "2026-11-22 09:00 Pay"])
    }

    @Test func closedDeletedAndHiddenTasksAreSilent() throws {
        let (id, day) = (TestJournal.id(1), Day("2026-11-22")!)
        for command in [TaskCommand.complete(id), .cancel(id), .delete([id])] {
            var journal = try task([.beforeDue(minutes: 0)]) { $0.dueDay = day }
            try journal.plan(command)
            #expect(rung(journal) == [])
        }
        let hidden = try task([.at(Day("2026-11-20")!, TimeOfDay("10:00")!), .beforeDue(minutes: 0)]) {
            ($0.dueDay, $0.waitUntil) = (day, Day("2026-11-21"))
        }
        #expect(rung(hidden) == ["2026-11-22 09:00 Pay"])
    }

    @Test func repeatedTaskRingsForEachOpenOccurrence() throws {
        var journal = try task([.beforeDue(minutes: 60)]) {
            ($0.dueDay, $0.dueTime, $0.repetition) = (Day("1900-01-01"), TimeOfDay("12:00"), repetition("FREQ=DAILY"))
        }
        #expect(rung(journal, until: "2026-11-22T11:00").count == 3)
        let id = try #require(TaskItem.id(of: TestJournal.id(1), on: Day("2026-11-20")!))
        try journal.plan(.complete(id))
        #expect(
            rung(journal, until: "2026-11-22T11:00") == ["2026-11-21 11:00 Pay", "2026-11-22 11:00 Pay"])
        let next = try #require(TaskItem.id(of: TestJournal.id(1), on: Day("2026-11-21")!))
        var moved = TaskDraft(try #require(journal.state.task(next)), in: journal.state)
        (moved.dueDay, moved.dueTime) = (Day("2026-11-23"), TimeOfDay("08:00"))
        try journal.plan(.edit(next, moved, of: .this))
        #expect(
            rung(journal, until: "2026-11-23T07:00") == ["2026-11-22 11:00 Pay", "2026-11-23 07:00 Pay"])
    }

    @Test func taskThatComesAfterCompletionRingsForItsNextTimeOnly() throws {
        let span = repetition("AFTER=P3D")
        var journal = try task([.beforeDue(minutes: 0)]) { ($0.dueDay, $0.repetition) = (Day("2026-11-20"), span) }
        #expect(rung(journal) == ["2026-11-20 09:00 Pay"])
        let id = try #require(TaskItem.id(of: TestJournal.id(1), on: Day(number: 1)!))
        try journal.plan(.complete(id))
        #expect(rung(journal) == ["2026-11-23 09:00 Pay"])
    }

    @Test func partsThatAreSwitchedOffAreSilent() throws {
        var journal = try journal()
        var settings = journal.state.settings
        settings.setHidden(true, .habits)
        journal.write(try SettingsCommand(settings).decide(in: journal.state))
        #expect(rung(journal) == [])
    }

    @Test func twoRemindersOfOneMomentAreTwoResultsWithIdsOfTheirOwn() throws {
        var journal = TestJournal()
        let time = TimeOfDay("21:00")!
        try journal.add("Read", reminders: [ReminderDraft(time: time), ReminderDraft(time: time, text: "In bed")])
        let found = journal.state.reminders(
            after: journal.now.dateTime, until: DateTime("2026-11-20T21:00")!, now: journal.now)
        #expect(found.count == 2 && Set(found.map { $0.id }).count == 2)
        for one in found { #expect(journal.state.reminder(one.id, now: journal.now) == one) }
        for id in ["", "@", "00@2026-11-20T21:00", found[0].id + "0", "x@9999-12-31T23:59", "x@0001-01-01T00:00"] {
            #expect(journal.state.reminder(id, now: journal.now) == nil)
        }
    }
}
