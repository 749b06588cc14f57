import CivilTime
import DaybookCore
import Journal
import Testing

@testable import Interchange

/// Health days and workouts in Daybook's own export.
@Suite struct HealthExportTests {
    private let friday = Day("2026-11-20")!

    private func state(_ days: [HealthDay], _ workouts: [HealthWorkout]) -> State {
        var state = State()
        let plan = ImportPlan(days: days, workouts: workouts, into: state)
        state.merge(plan.changes, stamp: Stamp(time: 1, device: DeviceID(1)))
        return state
    }

    private var known: State {
        var day = HealthDay(friday)
        (day[.steps], day[.weight]) = (8000, 70.5)
        var ride = HealthWorkout(type: "Cycling", start: 1_795_131_000_000, offset: 60)
        (ride.seconds, ride.distance, ride.source) = (1800, 10_000, "Watch")
        return state([day], [ride])
    }

    @Test func exportImportsBackUnchanged() throws {
        let bytes = Export.json(known, on: friday)
        let plan = try ImportedFile(bytes).plan(into: State(), today: friday) { RecordID([1])! }
        #expect((plan.health.newDayCount, plan.health.newWorkoutCount) == (1, 1))
        var again = State()
        again.merge(plan.changes, stamp: Stamp(time: 1, device: DeviceID(1)))
        #expect(Export.json(again, on: friday) == bytes)
        #expect(again.healthDays() == known.healthDays())
        #expect(again.healthWorkouts() == known.healthWorkouts())
    }

    @Test func anExportReplacesNothingThatIsHere() throws {
        let bytes = Export.json(known, on: friday)
        var other = HealthDay(friday)
        other[.steps] = 9000
        let plan = try ImportedFile(bytes).plan(into: state([other], []), today: friday) { RecordID([1])! }
        #expect(
            plan.changes.filter { $0.table == HealthDay.table }
                == [Change(HealthDay.table, HealthDay.id(of: friday), "weight", .real(70.5))])
    }

    @Test(arguments: [
        ("\"day\": \"2026-11-20\",\n      \"steps\"", "\"day\": \"never\",\n      \"steps\"", "healthDays[0]", "day"),
        ("\"steps\": 8000", "\"steps\": \"many\"", "healthDays[0]", "steps"),
        ("\"start\": 1795131000000", "\"start\": null", "healthWorkouts[0]", "start"),
    ])
    func aWrongFieldIsNamed(_ text: String, _ wrong: String, _ record: String, _ field: String) throws {
        let whole = String(decoding: Export.json(known, on: friday), as: UTF8.self)
        let parts = whole.split(separator: text, maxSplits: 1, omittingEmptySubsequences: false)
        try #require(parts.count == 2)
        #expect(failures(in: parts[0] + wrong + parts[1]) == [.badField(record: record, field: field)])
    }
}
