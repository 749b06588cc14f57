import CivilTime
import DaybookCore
import Journal
import Testing

/// Deletion of health data.
@Suite struct HealthCommandTests {
    private let friday = Day("2026-11-20")!
    private let saturday = Day("2026-11-21")!

    private func journal() -> TestJournal {
        var journal = TestJournal()
        let days = [friday, saturday].map { day in
            var known = HealthDay(day)
            known[.steps] = 100
            known[.weight] = 70.5
            return known
        }
        // 2026-11-20 08:00 in UTC+1.
        let run = HealthWorkout(type: "Running", start: 1_795_158_000_000, offset: 60)
        journal.write(
            Decision(JournalAction.import, ImportPlan(days: days, workouts: [run], into: journal.state).changes))
        return journal
    }

    @Test func aRangeOfDaysGoesWithItsWorkouts() throws {
        var journal = journal()
        #expect(journal.state.healthWorkouts().map { $0.day } == [friday])
        let decision = try HealthCommand.delete(friday...friday).decide(in: journal.state)
        // Two numbers and one `life`.
        #expect(decision.changes.count == 3)
        journal.write(decision)
        #expect(journal.state.healthDays().map { $0.day } == [saturday])
        #expect(journal.state.healthWorkouts().isEmpty)
        #expect(journal.state.healthDay(friday) == nil)
    }

    @Test func oneWorkoutGoesAndStaysAwayFromALaterExport() throws {
        var journal = journal()
        let run = try #require(journal.state.healthWorkouts().first)
        journal.write(try HealthCommand.deleteWorkout(run.id).decide(in: journal.state))
        #expect(journal.state.healthWorkouts().isEmpty && journal.state.healthDays().count == 2)
        #expect(throws: HealthRefusal.noSuchWorkout) {
            try HealthCommand.deleteWorkout(run.id).decide(in: journal.state)
        }
        let again = HealthWorkout(type: "Running", start: 1_795_158_000_000, offset: 60)
        #expect(ImportPlan(days: [], workouts: [again], into: journal.state).changes.isEmpty)
    }

    @Test func theSleepOfANightIsTypedChangedAndRemoved() throws {
        var journal = journal()
        for minutes in [450, 435, nil] as [Double?] {
            journal.write(try HealthCommand.logSleep(on: friday, minutes: minutes).decide(in: journal.state))
            #expect(journal.state.healthDay(friday)?.asleepMinutes == minutes)
        }
        #expect(journal.state.healthDay(friday)?[.steps] == 100)
        #expect(try HealthCommand.logSleep(on: friday, minutes: nil).decide(in: journal.state).changes.isEmpty)
        for minutes in [0, -1, 1441, .infinity, .nan] as [Double] {
            #expect(throws: HealthRefusal.sleepOutOfRange) {
                try HealthCommand.logSleep(on: friday, minutes: minutes).decide(in: journal.state)
            }
        }
    }

    @Test func aNightThatAWatchMeasuredHasOnlyWhatItMeasured() throws {
        var journal = journal()
        journal.write(try HealthCommand.logSleep(on: saturday, minutes: 450).decide(in: journal.state))
        var measured = HealthDay(saturday)
        (measured[.sleepDeep], measured[.sleepRem]) = (90, 100)
        let plan = ImportPlan(days: [measured], workouts: [], into: journal.state)
        journal.write(Decision(JournalAction.import, plan.changes))
        #expect(journal.state.healthDay(saturday)?.asleepMinutes == 190)
        #expect(ImportPlan(days: [measured], workouts: [], into: journal.state).changes.isEmpty)
        #expect(throws: HealthRefusal.sleepIsMeasured) {
            try HealthCommand.logSleep(on: saturday, minutes: 450).decide(in: journal.state)
        }
    }

    @Test func allOfItGoes() throws {
        var journal = journal()
        journal.write(try HealthCommand.delete(Day.first...Day.last).decide(in: journal.state))
        #expect(journal.state.healthDays().isEmpty && journal.state.healthWorkouts().isEmpty)
        #expect(throws: HealthRefusal.noData) {
            try HealthCommand.delete(Day.first...Day.last).decide(in: journal.state)
        }
    }
}
