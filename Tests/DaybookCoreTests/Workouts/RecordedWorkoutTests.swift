import CivilTime
import DaybookCore
import Journal
import Testing

/// Workouts recorded by a watch next to the person's own.
@Suite struct RecordedWorkoutTests {
    /// Milliseconds since 1970 at a time (UTC) on 3 February 2026, which is day 20487.
    private static func at(_ hour: Int64, _ minute: Int64) -> Int64 {
        (20_487 * 1440 + hour * 60 + minute) * 60_000
    }

    private static func recorded(_ type: String, _ start: Int64, minutes: Double) -> HealthWorkout {
        var workout = HealthWorkout(type: type, start: start, offset: 0)
        workout.seconds = minutes * 60
        workout.energy = 300
        workout.distance = 5000
        return workout
    }

    /// A journal with a run recorded by the watch from 7:00 to 7:30, and one of the person's own as given.
    private static func journal(own: TimeOfDay?, minutes: Int64?) throws -> TestJournal {
        var journal = TestJournal()
        journal.now = LocalInstant(milliseconds: at(20, 0), offsetMinutes: 0)
        let run = recorded("Running", at(7, 0), minutes: 30)
        journal.write(
            Decision(JournalAction.import, run.changes))
        if let own {
            try journal.workOut("Run", on: "2026-02-03", at: own, id: 1) { $0.minutes = minutes }
        }
        return journal
    }

    @Test func aRecordedWorkoutCountsInTotalsAndStreak() throws {
        let state = try Self.journal(own: nil, minutes: nil).state
        let day = Day("2026-02-03")!
        let totals = state.workoutTotals(from: day, to: day)
        #expect(totals.count == 1)
        #expect(totals.minutes == 30)
        #expect(totals.kilocalories == 300)
        #expect(totals.metres == 5000)
        #expect(state.workoutTotals(by: .week, count: 2, today: day).map(\.count) == [0, 1])
        #expect(state.workoutStreak(today: day).days == 1)
    }

    @Test(arguments: [
        // From 6:45 to 7:05, from 7:29 to 7:39, and covering all of it: the same workout.
        ("06:45", 20, 1), ("07:29", 10, 1), ("06:00", 180, 1),
        // From 6:30 to 6:50, and from 7:31: another.
        ("06:30", 20, 2), ("07:31", 20, 2),
    ]) func oneThatOverlapsAnOwnIsTheSameTraining(time: String, minutes: Int64, count: Int) throws {
        let state = try Self.journal(own: TimeOfDay(time), minutes: minutes).state
        let day = Day("2026-02-03")!
        #expect(state.workoutTotals(from: day, to: day).count == count)
    }
}
