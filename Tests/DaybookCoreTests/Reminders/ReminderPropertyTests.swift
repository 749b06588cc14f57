import CivilTime
import Journal
import TestSupport
import Testing

@testable import DaybookCore

/// Properties of the reminders of any journal.
@Suite struct ReminderPropertyTests {
    /// A journal of a few habits and tasks with reminders, some done, some days away.
    private func journal(_ randomness: inout SeededRandomness) throws -> TestJournal {
        var journal = TestJournal()
        var settings = journal.state.settings
        settings.dayEndsAt = randomness.number(0...6)
        journal.write(try SettingsCommand(settings).decide(in: journal.state))
        for id in 1...4 as ClosedRange<UInt64> {
            let drafts = (0..<randomness.number(1...3)).map { _ in
                ReminderDraft(
                    time: TimeOfDay(minutes: randomness.number(0...1439))!,
                    weekdays: WeekdaySet(rawValue: UInt8(randomness.number(1...127)))!)
            }
            let schedule = randomness.one(of: [
                Schedule.daily, .weekdays([.monday, .saturday]), .timesPerWeek(2), .timesPerMonth(5),
                .times(2, inDays: 5), .everyDays(3),
            ])
            try journal.add("Habit \(id)", id: id, reminders: drafts) { habit in
                (habit.schedule, habit.startDay) = (schedule, Day("2026-11-10"))
            }
            for day in 10...20 where randomness.once(in: 3) { try journal.mark(id, "2026-11-\(day)") }
        }
        for id in 5...8 as ClosedRange<UInt64> {
            var draft = TaskDraft(title: "Task \(id)")
            draft.dueDay = Day("2026-11-10")!.advanced(by: randomness.number(0...30))
            draft.dueTime = randomness.one(of: [nil, TimeOfDay(minutes: randomness.number(0...1439))])
            draft.repetition = randomness.one(of: [
                nil, repetition("FREQ=DAILY"), repetition("FREQ=WEEKLY;BYDAY=MO,TH"), repetition("AFTER=P2D"),
                repetition("FREQ=MONTHLY"), repetition("FREQ=WEEKLY;INTERVAL=2"),
            ])
            draft.reminders = [
                TaskReminderDraft(.beforeDue(minutes: randomness.number(0...4000))),
                TaskReminderDraft(.at(Day("2026-11-21")!, TimeOfDay(minutes: randomness.number(0...1439))!)),
            ]
            try journal.plan(.add(draft, id: TestJournal.id(id)))
        }
        let first = Day("2026-11-15")!.advanced(by: randomness.number(0...12))
        try journal.goAway(from: first.text, until: first.advanced(by: randomness.number(0...4)).text)
        return journal
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func adjacentSpansHaveWhatTheWholeSpanHas(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let journal = try journal(&randomness)
        let start = DateTime("2026-11-17T00:00")!
        let end = start.advanced(bySeconds: Int64(randomness.number(1...14)) * 86_400)
        func rung(_ from: DateTime, _ until: DateTime) -> [ReminderOccurrence] {
            journal.state.reminders(after: from, until: until, now: journal.now)
        }
        let whole = rung(start, end)
        var parts: [ReminderOccurrence] = []
        var from = start
        while from < end {
            let until = min(end, from.advanced(bySeconds: Int64(randomness.number(1...200_000))))
            parts += rung(from, until)
            from = until
        }
        #expect(parts == whole)
        #expect(rung(start, end) == whole, "the same question has the same answer")
        #expect(Set(whole.map { $0.id }).count == whole.count)
        for one in whole { #expect(journal.state.reminder(one.id, now: journal.now) == one) }
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func nothingThatRestsRingsWhileThePersonIsAway(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let journal = try journal(&randomness)
        let state = journal.state
        let found = state.reminders(
            after: DateTime("2026-11-10T00:00")!, until: DateTime("2026-12-10T00:00")!, now: journal.now)
        for one in found {
            if case .task(let id, _, _) = one.subject, !state.isRepeated(id) { continue }
            #expect(!state.isAway(on: one.moment.day(endingAtHour: state.settings.dayEndsAt)), "\(one)")
        }
    }

    /// Whenever a place looks, however long it slept: each reminder rings once, or is among those told in one line.
    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func eachReminderRingsOnce(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        var journal = try journal(&randomness)
        let begin = journal.now
        var watch = ReminderWatch(since: begin)
        var rung: [String] = []
        while journal.now.milliseconds < begin.milliseconds + 3 * 86_400_000 {
            journal.now.milliseconds += Int64(randomness.one(of: [1, 30, 60, 600, 40_000])) * 1000
            let expected = journal.state.reminders(
                after: watch.last.dateTime, until: journal.now.dateTime, now: journal.now)
            let call = watch.call(in: journal.state, now: journal.now)
            #expect(call.reminders.count + call.others == expected.count)
            rung += call.reminders.map { $0.id }
        }
        #expect(Set(rung).count == rung.count)
    }
}
