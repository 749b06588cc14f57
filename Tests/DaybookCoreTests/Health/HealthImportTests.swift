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

    private func bring(
        _ days: [HealthDay], _ workouts: [HealthWorkout] = [], into notebook: inout Notebook
    ) -> PlannedHealth {
        let plan = ImportPlan(days: days, workouts: workouts, into: notebook.state)
        notebook.write(Decision(JournalAction.import, plan.changes))
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
        var notebook = Notebook()
        let days = [day(friday, [.steps: 100, .weight: 70.5]), day(saturday, [.steps: 50])]
        let first = bring(days, [run], into: &notebook)
        #expect((first.newDayCount, first.newWorkoutCount) == (2, 1))
        #expect(notebook.state.healthDays() == days)
        #expect(notebook.state.healthWorkouts() == [run])
        let plan = ImportPlan(days: days, workouts: [run], into: notebook.state)
        #expect(plan.changes.isEmpty)
        #expect((plan.health.existingDayCount, plan.health.existingWorkoutCount) == (2, 1))
    }

    @Test func aLaterExportBringsOnlyWhatIsNew() {
        var notebook = Notebook()
        _ = bring([day(friday, [.steps: 100, .weight: 70.5])], into: &notebook)
        let later = [day(friday, [.steps: 120]), day(saturday, [.steps: 50])]
        let plan = ImportPlan(days: later, workouts: [], into: notebook.state)
        #expect(
            plan.changes == [
                Change(HealthDay.table, HealthDay.id(of: friday), "steps", .real(120)),
                Change(HealthDay.table, HealthDay.id(of: saturday), "steps", .real(50)),
            ])
        #expect((plan.health.newDayCount, plan.health.changedDayCount) == (1, 1))
        notebook.write(Decision(JournalAction.import, plan.changes))
        // Records missing from the later export stay.
        #expect(notebook.state.healthDay(friday) == day(friday, [.steps: 120, .weight: 70.5]))
    }

    @Test func aDamagedExportOnlyFillsWhatIsNotKnown() {
        var notebook = Notebook()
        _ = bring([day(friday, [.steps: 7000])], into: &notebook)
        let cut = [day(friday, [.steps: 2000, .flights: 3]), day(saturday, [.steps: 10])]
        let plan = ImportPlan(days: cut, workouts: [], isComplete: false, into: notebook.state)
        notebook.write(Decision(JournalAction.import, plan.changes))
        #expect(notebook.state.healthDay(friday)?[.steps] == 7000)
        #expect(notebook.state.healthDay(friday)?[.flights] == 3 && notebook.state.healthDay(saturday)?[.steps] == 10)
    }

    @Test func numbersBeyondAllLimitsComeInAsNoneAndOnlyOnce() {
        var notebook = Notebook()
        var wild = run
        (wild.energy, wild.seconds) = (2.6e12, 1e300)
        let first = bring([], [wild], into: &notebook)
        #expect(first.newWorkoutCount == 1)
        #expect(notebook.state.healthWorkouts().map { $0.energy } == [nil])
        #expect(notebook.state.healthWorkouts().map { $0.distance } == [3200])
        let again = ImportPlan(days: [], workouts: [wild], into: notebook.state)
        #expect(again.changes.isEmpty && again.health.existingWorkoutCount == 1)
    }

    @Test func aWorkoutThatWasDeletedStaysDeletedUntilItIsAskedFor() {
        var notebook = Notebook()
        _ = bring([], [run], into: &notebook)
        notebook.write(Decision(JournalAction.import, [Change(HealthWorkout.table, run.id, "life", .integer(2))]))
        #expect(notebook.state.healthWorkouts().isEmpty)
        let again = bring([], [run], into: &notebook)
        #expect((again.deletedWorkoutCount, again.newWorkoutCount) == (1, 0))
        #expect(notebook.state.healthWorkouts().isEmpty)
        let plan = ImportPlan(days: [], workouts: [run], into: notebook.state, restoresDeleted: true)
        notebook.write(Decision(JournalAction.import, plan.changes))
        #expect(notebook.state.healthWorkouts().map { $0.id } == [run.id])
        #expect(ErasePlan(notebook.state).count == 0)
    }

    @Test func aDeletedWorkoutIsErasedForGood() {
        var notebook = Notebook()
        _ = bring([day(friday, [.steps: 1])], [run], into: &notebook)
        notebook.write(Decision(JournalAction.import, [Change(HealthWorkout.table, run.id, "life", .integer(2))]))
        #expect(ErasePlan(notebook.state).count == 1)
        notebook.write(ErasePlan(notebook.state).decision)
        #expect(notebook.state.healthDays().count == 1)
    }

    @Test func whatADeletedDayHeldIsErasedForGood() throws {
        var notebook = Notebook()
        let first = bring([day(friday, [.weight: 71])], into: &notebook)
        #expect(first.newDayCount == 1 && ErasePlan(notebook.state).count == 0)
        notebook.write(try HealthCommand.delete(friday...friday).decide(in: notebook.state))
        let plan = ErasePlan(notebook.state)
        #expect(plan.decision == Decision(JournalAction.erase, [Erasures.change(erasing: HealthDay(friday).id)]))
        notebook.write(plan.decision)
        // A later export's values for that day are new.
        #expect(bring([day(friday, [.weight: 72])], into: &notebook).newDayCount == 1)
        #expect(notebook.state.healthDay(friday)?[.weight] == 72)
    }

    @Test func daysAreFoundByRange() {
        var notebook = Notebook()
        _ = bring([day(saturday, [.steps: 2]), day(friday, [.steps: 1])], into: &notebook)
        #expect(notebook.state.healthDays(friday...friday).map { $0[.steps] } == [1])
        #expect(notebook.state.healthDays().map { $0.day } == [friday, saturday])
        #expect(notebook.state.healthDay(friday.advanced(by: -1)) == nil)
    }

    @Test func aSnapshotKeepsIt() throws {
        var notebook = Notebook()
        _ = bring([day(friday, [.steps: 1, .sleepRem: 90.5])], [run], into: &notebook)
        var writer = ByteWriter()
        notebook.state.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        let read = try State(from: &reader)
        #expect(read.healthDays() == notebook.state.healthDays())
        #expect(read.healthWorkouts() == [run])
    }
}
