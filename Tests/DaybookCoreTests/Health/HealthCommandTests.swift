import CivilTime
import DaybookCore
import Journal
import Testing

/// Deletion of health data.
@Suite struct HealthCommandTests {
    private let friday = Day("2026-11-20")!
    private let saturday = Day("2026-11-21")!

    private func notebook() -> Notebook {
        var notebook = Notebook()
        let days = [friday, saturday].map { day in
            var known = HealthDay(day)
            known[.steps] = 100
            known[.weight] = 70.5
            return known
        }
        // 2026-11-20 08:00 in UTC+1.
        let run = HealthWorkout(type: "Running", start: 1_795_158_000_000, offset: 60)
        notebook.write(
            Decision(JournalAction.import, ImportPlan(days: days, workouts: [run], into: notebook.state).changes))
        return notebook
    }

    @Test func aRangeOfDaysGoesWithItsWorkouts() throws {
        var notebook = notebook()
        #expect(notebook.state.healthWorkouts().map { $0.day } == [friday])
        let decision = try HealthCommand.delete(friday...friday).decide(in: notebook.state)
        // Two numbers and one `life`.
        #expect(decision.changes.count == 3)
        notebook.write(decision)
        #expect(notebook.state.healthDays().map { $0.day } == [saturday])
        #expect(notebook.state.healthWorkouts().isEmpty)
        #expect(notebook.state.healthDay(friday) == nil)
    }

    @Test func oneWorkoutGoesAndStaysAwayFromALaterExport() throws {
        var notebook = notebook()
        let run = try #require(notebook.state.healthWorkouts().first)
        notebook.write(try HealthCommand.deleteWorkout(run.id).decide(in: notebook.state))
        #expect(notebook.state.healthWorkouts().isEmpty && notebook.state.healthDays().count == 2)
        #expect(throws: HealthRefusal.noSuchWorkout) {
            try HealthCommand.deleteWorkout(run.id).decide(in: notebook.state)
        }
        let again = HealthWorkout(type: "Running", start: 1_795_158_000_000, offset: 60)
        #expect(ImportPlan(days: [], workouts: [again], into: notebook.state).changes.isEmpty)
    }

    @Test func allOfItGoes() throws {
        var notebook = notebook()
        notebook.write(try HealthCommand.delete(Day.first...Day.last).decide(in: notebook.state))
        #expect(notebook.state.healthDays().isEmpty && notebook.state.healthWorkouts().isEmpty)
        #expect(throws: HealthRefusal.nothingThere) {
            try HealthCommand.delete(Day.first...Day.last).decide(in: notebook.state)
        }
    }
}
