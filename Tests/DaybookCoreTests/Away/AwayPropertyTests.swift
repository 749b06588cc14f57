import CivilTime
import Journal
import TestSupport
import Testing

@testable import DaybookCore

/// Properties of any period in which the person is away.
@Suite struct AwayPropertyTests {
    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func awayPeriodPausesStreaksChallengesRepeatedTasksAndRemindersTogether(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let begin = Day("2026-11-02")!
        let first = begin.advanced(by: randomness.number(1...9))
        let last = first.advanced(by: randomness.number(0...9))
        let today = first.advanced(by: randomness.number(0...last.days(since: first)))
        let marked = first.days(since: begin)

        var journal = TestJournal()
        func morning(of day: Day) -> Int64 { Int64(day.number) * 86_400_000 + 28_800_000 }
        journal.now.milliseconds = morning(of: begin)
        try journal.add("Read", reminders: [ReminderDraft(time: TimeOfDay("09:00")!)])
        try journal.compete(.add(Challenge(id: 1, .habits, 14, until: "2026-11-15")))
        journal.now.milliseconds = morning(of: today)
        try journal.mark(1, from: begin.text, count: marked)
        var draft = TaskDraft(title: "Water plants")
        (draft.dueDay, draft.repetition) = (first, repetition("FREQ=DAILY"))
        try journal.plan(.add(draft, id: TestJournal.id(2)))
        try journal.goAway(from: first.text, until: last.text)

        let habit = try journal.habit()
        let challenge = try #require(journal.game.challenges.first)
        let length = last.days(since: first) + 1
        #expect(challenge.days.upperBound == Day("2026-11-15")!.advanced(by: length))
        #expect(challenge.result == .running)
        for offset in 0..<length {
            // Reminders rest on days on which the person is away.
            let day = first.advanced(by: offset)
            #expect(journal.state.isAway(on: day))
            #expect(DayAgenda(on: day, today: today, in: journal.state).due == 0)
            #expect(journal.state.history(of: habit, today: day).currentStreak.length == marked)
        }

        let back = last.advanced(by: 1)
        journal.now.milliseconds = morning(of: back)
        #expect(!journal.state.isAway(on: back))
        #expect(DayAgenda(on: back, today: back, in: journal.state).due == 2)
        #expect(journal.state.history(of: habit, today: back).currentStreak.length == marked)
    }
}
