import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// The ringing of a place as its clock goes on, jumps and sleeps.
struct ReminderWatchTests {
    /// A moment of a local clock that is some minutes ahead of UTC.
    private func at(_ text: String, offset: Int = 60) -> LocalInstant {
        let local = DateTime(text)!.seconds(since: DateTime("1970-01-01T00:00")!)
        return LocalInstant(milliseconds: (local - Int64(offset) * 60) * 1000, offsetMinutes: offset)
    }

    private func state(_ times: String...) throws -> State {
        var journal = TestJournal()
        journal.now = at("2026-01-01T08:00")
        try journal.add("Read", reminders: times.map { ReminderDraft(time: TimeOfDay($0)!) })
        return journal.state
    }

    /// The times that ring at each of some moments: "02:30", and "+2" for two others.
    private func rung(_ state: State, since: LocalInstant, at moments: [LocalInstant]) -> [[String]] {
        var watch = ReminderWatch(since: since)
        return moments.map { moment in
            let call = watch.call(in: state, now: moment)
            return call.reminders.map { TimeOfDay(of: $0.moment).text } + (call.others > 0 ? ["+\(call.others)"] : [])
        }
    }

    @Test func reminderRingsOnceWhenItsMomentHasCome() throws {
        let state = try state("09:00", "09:01")
        let moments = ["08:59:59", "09:00:00", "09:00:30", "09:01:10", "09:02:00"].map { at("2026-01-02T" + $0) }
        #expect(rung(state, since: at("2026-01-02T08:59:00"), at: moments) == [[], ["09:00"], [], ["09:01"], []])
    }

    @Test func aFewMinutesLateItStillRingsAndOlderOnesOfADayAreCounted() throws {
        let state = try state("09:00", "09:30", "10:00")
        #expect(rung(state, since: at("2026-01-02T08:00"), at: [at("2026-01-02T10:08")]) == [["10:00", "+2"]])
        #expect(rung(state, since: at("2026-01-02T08:00"), at: [at("2026-01-05T08:00")]) == [["+3"]])
    }

    @Test func hourThatIsSkippedInSpringRingsOnceBehindIt() throws {
        let state = try state("02:30")
        let moments = [
            at("2026-03-29T01:59:50"), at("2026-03-29T03:00:05", offset: 120), at("2026-03-29T03:01", offset: 120),
        ]
        #expect(rung(state, since: at("2026-03-29T01:59"), at: moments) == [[], ["02:30"], []])
    }

    @Test func hourThatComesTwiceInAutumnRingsTheFirstTime() throws {
        let state = try state("02:30", "03:00")
        let moments = [
            at("2026-10-25T02:30:05", offset: 120), at("2026-10-25T02:59", offset: 120), at("2026-10-25T02:00:05"),
            at("2026-10-25T02:30:05"), at("2026-10-25T03:00:05"), at("2026-10-26T02:30:05"),
        ]
        #expect(
            rung(state, since: at("2026-10-25T02:00", offset: 120), at: moments)
                == [["02:30"], [], [], [], ["03:00"], ["02:30"]])
    }

    @Test func journeysRingNothingTwiceAndNothingInOneBurst() throws {
        let state = try state("08:00", "12:00", "18:00")
        // West by six hours, at 13:00: noon has rung.
        let west = [at("2026-01-02T12:00"), at("2026-01-02T07:10", offset: -300), at("2026-01-02T12:05", offset: -300)]
        #expect(
            rung(state, since: at("2026-01-02T11:00"), at: west + [at("2026-01-02T18:00", offset: -300)])
                == [["12:00"], [], [], ["18:00"]])
        // East by nine hours, at 10:00: what is older than a clock skips in spring is only counted.
        #expect(
            rung(state, since: at("2026-01-02T10:00"), at: [at("2026-01-02T19:00", offset: 600)])
                == [["18:00", "+1"]])
    }

    @Test func clockThatWasYearsAheadIsForgotten() throws {
        let state = try state("09:00")
        #expect(
            rung(state, since: at("2031-01-02T08:00"), at: [at("2026-01-02T08:59"), at("2026-01-02T09:00")])
                == [[], ["09:00"]])
    }

    @Test func aHundredAtOnceRingTenTimesAndTellOfTheOthers() throws {
        var journal = TestJournal()
        for id in 1...100 as ClosedRange<UInt64> {
            try journal.add("Habit \(id)", id: id, reminders: [ReminderDraft(time: TimeOfDay("09:00")!)])
        }
        var watch = ReminderWatch(since: journal.now)
        journal.now.milliseconds += 3_600_000
        let call = watch.call(in: journal.state, now: journal.now)
        #expect((call.reminders.count, call.others) == (10, 90))
    }

    @Test func postponedReminderRingsAgainUnlessItsHabitWasDoneMeanwhile() throws {
        var journal = TestJournal()
        try journal.add("Read", reminders: [ReminderDraft(time: TimeOfDay("09:00")!)])
        var watch = ReminderWatch(since: journal.now)
        journal.now.milliseconds += 3_600_000
        let id = try #require(watch.call(in: journal.state, now: journal.now).reminders.first?.id)
        journal.now.milliseconds += 3_600_000
        #expect(watch.call(in: journal.state, now: journal.now, postponed: [id]).reminders.map { $0.id } == [id])
        try journal.mark(1, "2026-11-20")
        #expect(watch.call(in: journal.state, now: journal.now, postponed: [id]).isEmpty)
    }

    @Test func nextMomentIsKnownSoThatNobodyHasToAskEachMinute() throws {
        let state = try state("09:00")
        var watch = ReminderWatch(since: at("2026-01-02T08:00"))
        #expect(watch.call(in: state, now: at("2026-01-02T08:00")).next == DateTime("2026-01-02T09:00"))
        #expect(watch.call(in: state, now: at("2026-01-02T09:00")).next == DateTime("2026-01-03T09:00"))
        #expect(watch.call(in: State(), now: at("2026-01-02T09:01")).next == nil)
    }
}
