import CivilTime
import DaybookCore
import Journal
import Testing

/// Imports of health exports as days and workouts.
@Suite struct HealthImportTests {
    private let friday = Day("2026-11-20")!
    private let saturday = Day("2026-11-21")!

    private func day(_ day: Day, _ numbers: [HealthMeasure: Double]) -> HealthDay {
        var known = HealthDay(day)
        for (measure, number) in numbers { known[measure] = number }
        return known
    }

    private var run: HealthWorkout {
        var run = HealthWorkout(type: "Running", start: 1_795_078_800_000, offset: 60)
        (run.seconds, run.distance, run.source) = (1230, 3200, "Watch")
        return run
    }

    private func importHealth(
        _ days: [HealthDay], _ workouts: [HealthWorkout] = [], into journal: inout TestJournal
    ) -> PlannedHealth {
        let plan = ImportPlan(days: days, workouts: workouts, into: journal.state)
        journal.write(Decision(JournalAction.import, plan.changes))
        return plan.health
    }

    @Test func aDayHasOneIDWhoseBytesAreInTheOrderOfDays() {
        #expect(HealthDay.id(of: Day(number: 0)!).hex == "0d80000000")
        #expect(HealthDay.id(of: Day(number: -1)!).hex == "0d7fffffff")
        #expect(HealthDay(friday).day == friday)
        #expect(HealthDay(id: RecordID([13, 1, 2])!).day == nil)
    }

    @Test func aWorkoutsIDIsItsStartAndType() {
        // 1795078800 is 0x6AFEBA90.
        #expect(run.id.hex == "0e800000006afeba90" + "52756e6e696e67")
        #expect(run.day == Day("2026-11-19"))
        #expect(HealthWorkout(type: "A", start: -1, offset: 0).day == Day("1969-12-31"))
    }

    @Test func theSameExportTwiceChangesNothing() {
        var journal = TestJournal()
        let days = [day(friday, [.steps: 100, .weight: 70.5]), day(saturday, [.steps: 50])]
        let first = importHealth(days, [run], into: &journal)
        #expect((first.newDayCount, first.newWorkoutCount) == (2, 1))
        #expect(journal.state.healthDays() == days)
        #expect(journal.state.healthWorkouts() == [run])
        let plan = ImportPlan(days: days, workouts: [run], into: journal.state)
        #expect(plan.changes.isEmpty)
        #expect((plan.health.existingDayCount, plan.health.existingWorkoutCount) == (2, 1))
    }

    @Test func laterExportAddsOnlyNewValues() {
        var journal = TestJournal()
        _ = importHealth([day(friday, [.steps: 100, .weight: 70.5])], into: &journal)
        let later = [day(friday, [.steps: 120]), day(saturday, [.steps: 50])]
        let plan = ImportPlan(days: later, workouts: [], into: journal.state)
        #expect(
            plan.changes == [
                Change(HealthDay.table, HealthDay.id(of: friday), "steps", .real(120)),
                Change(HealthDay.table, HealthDay.id(of: saturday), "steps", .real(50)),
            ])
        #expect((plan.health.newDayCount, plan.health.changedDayCount) == (1, 1))
        journal.write(Decision(JournalAction.import, plan.changes))
        // Records missing from the later export stay.
        #expect(journal.state.healthDay(friday) == day(friday, [.steps: 120, .weight: 70.5]))
    }

    @Test func theOrderOfExportsMakesNoDifference() {
        let thursday = Day("2026-11-19")!
        let earlier = [day(thursday, [.steps: 900]), day(friday, [.steps: 1003, .flights: 2])]
        let later = [day(thursday, [.steps: 900]), day(friday, [.steps: 1503]), day(saturday, [.steps: 50])]
        var (inOrder, reversed) = (TestJournal(), TestJournal())
        for export in [earlier, later] { _ = importHealth(export, into: &inOrder) }
        for export in [later, earlier] { _ = importHealth(export, into: &reversed) }
        #expect(reversed.state.healthDay(friday) == day(friday, [.steps: 1503, .flights: 2]))
        #expect(reversed.state.healthDays() == inOrder.state.healthDays())
        // Other days take what a file has.
        _ = importHealth([day(thursday, [.steps: 800]), day(friday, [.steps: 7])], into: &reversed)
        #expect(reversed.state.healthDay(thursday)?[.steps] == 800)
    }

    @Test func aDamagedExportOnlyFillsWhatIsNotKnown() {
        var journal = TestJournal()
        _ = importHealth([day(friday, [.steps: 7000])], into: &journal)
        let cut = [day(friday, [.steps: 2000, .flights: 3]), day(saturday, [.steps: 10])]
        let plan = ImportPlan(days: cut, workouts: [], isComplete: false, into: journal.state)
        journal.write(Decision(JournalAction.import, plan.changes))
        #expect(journal.state.healthDay(friday)?[.steps] == 7000)
        #expect(journal.state.healthDay(friday)?[.flights] == 3 && journal.state.healthDay(saturday)?[.steps] == 10)
    }

    @Test func aNightIsTypedOrMeasuredAndNeverBoth() {
        var journal = TestJournal()
        _ = importHealth([day(saturday, [.sleepUnspecified: 450])], into: &journal)
        let measured = day(saturday, [.sleepDeep: 60, .sleepCore: 360])
        let cut = ImportPlan(days: [measured], workouts: [], isComplete: false, into: journal.state)
        journal.write(Decision(JournalAction.import, cut.changes))
        #expect(journal.state.healthDay(saturday)?.asleepMinutes == 450)
        _ = importHealth([measured], into: &journal)
        #expect(journal.state.healthDay(saturday)?.asleepMinutes == 420)
    }

    @Test func aTypedNightMakesNoExportAnOlderOne() {
        var journal = TestJournal()
        _ = importHealth([day(friday, [.steps: 1003])], into: &journal)
        _ = importHealth([day(saturday, [.sleepUnspecified: 450])], into: &journal)
        _ = importHealth([day(friday, [.steps: 1503])], into: &journal)
        #expect(journal.state.healthDay(friday)?[.steps] == 1503)
    }

    @Test func outOfRangeNumbersAreImportedAsMissingOnce() {
        var journal = TestJournal()
        var wild = run
        (wild.energy, wild.seconds) = (2.6e12, 1e300)
        let first = importHealth([], [wild], into: &journal)
        #expect(first.newWorkoutCount == 1)
        #expect(journal.state.healthWorkouts().map { $0.energy } == [nil])
        #expect(journal.state.healthWorkouts().map { $0.distance } == [3200])
        let again = ImportPlan(days: [], workouts: [wild], into: journal.state)
        #expect(again.changes.isEmpty && again.health.existingWorkoutCount == 1)
    }

    @Test func deletedWorkoutsAreRestoredOnlyOnRequest() {
        var journal = TestJournal()
        _ = importHealth([], [run], into: &journal)
        journal.write(Decision(JournalAction.import, [Change(HealthWorkout.table, run.id, "life", .integer(2))]))
        #expect(journal.state.healthWorkouts().isEmpty)
        let again = importHealth([], [run], into: &journal)
        #expect((again.deletedWorkoutCount, again.newWorkoutCount) == (1, 0))
        #expect(journal.state.healthWorkouts().isEmpty)
        let plan = ImportPlan(days: [], workouts: [run], into: journal.state, restoresDeleted: true)
        journal.write(Decision(JournalAction.import, plan.changes))
        #expect(journal.state.healthWorkouts().map { $0.id } == [run.id])
        #expect(ErasePlan(journal.state).count == 0)
    }

    @Test func aDeletedWorkoutIsErasedForGood() {
        var journal = TestJournal()
        _ = importHealth([day(friday, [.steps: 1])], [run], into: &journal)
        journal.write(Decision(JournalAction.import, [Change(HealthWorkout.table, run.id, "life", .integer(2))]))
        #expect(ErasePlan(journal.state).count == 1)
        journal.write(ErasePlan(journal.state).decision)
        #expect(journal.state.healthDays().count == 1)
    }

    @Test func valuesOfADeletedDayAreErasedForGood() throws {
        var journal = TestJournal()
        let first = importHealth([day(friday, [.weight: 71])], into: &journal)
        #expect(first.newDayCount == 1 && ErasePlan(journal.state).count == 0)
        journal.write(try HealthCommand.delete(friday...friday).decide(in: journal.state))
        let plan = ErasePlan(journal.state)
        #expect(plan.decision == Decision(JournalAction.erase, [Erasures.change(erasing: HealthDay(friday).id)]))
        journal.write(plan.decision)
        // A later export's values for that day are new.
        #expect(importHealth([day(friday, [.weight: 72])], into: &journal).newDayCount == 1)
        #expect(journal.state.healthDay(friday)?[.weight] == 72)
    }

    @Test func daysAreFoundByRange() {
        var journal = TestJournal()
        _ = importHealth([day(saturday, [.steps: 2]), day(friday, [.steps: 1])], into: &journal)
        #expect(journal.state.healthDays(friday...friday).map { $0[.steps] } == [1])
        #expect(journal.state.healthDays().map { $0.day } == [friday, saturday])
        #expect(journal.state.healthDay(friday.advanced(by: -1)) == nil)
    }

    @Test func aSnapshotKeepsIt() throws {
        var journal = TestJournal()
        _ = importHealth([day(friday, [.steps: 1, .sleepRem: 90.5])], [run], into: &journal)
        var writer = ByteWriter()
        journal.state.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        let read = try State(from: &reader)
        #expect(read.healthDays() == journal.state.healthDays())
        #expect(read.healthWorkouts() == [run])
    }
}
