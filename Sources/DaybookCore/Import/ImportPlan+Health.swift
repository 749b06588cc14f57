import CivilTime
import Journal

/// The outcome of importing health data, in numbers of days and workouts.
public struct PlannedHealth: Hashable, Sendable {
    /// Days without any data so far.
    public internal(set) var newDayCount = 0
    /// Known days whose values change or are added to.
    public internal(set) var changedDayCount = 0
    /// Known days that stay as they are.
    public internal(set) var existingDayCount = 0
    /// Workouts that are added, including those whose creation was undone.
    public internal(set) var newWorkoutCount = 0
    /// Known workouts whose values change or are added to.
    public internal(set) var changedWorkoutCount = 0
    /// Known workouts that stay as they are.
    public internal(set) var existingWorkoutCount = 0
    /// Workouts the person deleted, which stay deleted.
    public internal(set) var deletedWorkoutCount = 0

    public init() {}
}

extension ImportPlan {
    /// Plans the import of days and workouts from another program.
    ///
    /// An export covers the whole history, so its values replace existing ones. Values it lacks are kept, as it may not
    /// include every watch. A later export therefore adds only what is new, and importing the same one again changes
    /// nothing. The day on which an export was made is not whole in it: if the journal knows later days, its values are kept.
    ///
    /// - Parameter isComplete: False for the readable part of a damaged export. Its totals may be incomplete, so they only
    ///   fill in missing values.
    public init(
        days: [HealthDay], workouts: [HealthWorkout], isComplete: Bool = true, into state: State,
        restoresDeleted: Bool = false
    ) {
        var planner = ImportPlanner(state: state, restoresDeleted: restoresDeleted)
        let last = days.compactMap { $0.day }.max()
        let isOlder = state.healthDayTable.rows.contains { known in
            guard let last, let day = known.day else { return false }
            return day > last && known.hasMeasurements
        }
        for day in days { planner.add(day, replaces: isComplete && !(isOlder && day.day == last)) }
        for workout in workouts { planner.add(workout, replaces: isComplete) }
        self = planner.plan
    }
}

extension ImportPlanner {
    /// Adds the health data of a Daybook export. Existing values are kept.
    mutating func add(healthOf journal: ImportedJournal) {
        for day in journal[HealthDay.self] { add(day, replaces: false) }
        for workout in journal[HealthWorkout.self] { add(workout, replaces: false) }
    }

    fileprivate mutating func add(_ day: HealthDay, replaces: Bool) {
        let day = limited(day)
        guard !day.isBlank, take(day.id, of: HealthDay.table) else { return }
        let current = state.healthDayTable[day.id] ?? HealthDay(id: day.id)
        var differences = differences(day, current, replaces: replaces)
        // A night has either what was typed of it or what a watch measured.
        if day.hasMeasuredSleep, day[.sleepUnspecified] == nil, current[.sleepUnspecified] != nil {
            if replaces {
                differences.append(Change(HealthDay.table, day.id, HealthMeasure.sleepUnspecified.rawValue, .null))
            } else {
                differences.removeAll { change in HealthMeasure.asleep.contains { $0.rawValue == change.field } }
            }
        }
        plan.changes += differences
        if current.isBlank {
            plan.health.newDayCount += 1
        } else if !differences.isEmpty {
            plan.health.changedDayCount += 1
        } else {
            plan.health.existingDayCount += 1
        }
    }

    fileprivate mutating func add(_ workout: HealthWorkout, replaces: Bool) {
        let workout = limited(workout)
        guard workout.start != nil, take(workout.id, of: HealthWorkout.table) else { return }
        guard let current = state.healthWorkoutTable[workout.id], current.life > 0, current.start != nil else {
            write(workout, workout.id, over: state.healthWorkoutTable[workout.id])
            plan.health.newWorkoutCount += 1
            return
        }
        guard current.exists || restoresDeleted else {
            plan.health.deletedWorkoutCount += 1
            return
        }
        let differences = differences(workout, current, replaces: replaces)
        if !current.exists {
            var restored = current
            for change in differences {
                if let index = HealthWorkout.schema.index(of: change.field) { restored[column: index] = change.value }
            }
            plan.changes += restored.restoration
            plan.health.newWorkoutCount += 1
            return
        }
        plan.changes += differences
        if differences.isEmpty {
            plan.health.existingWorkoutCount += 1
        } else {
            plan.health.changedWorkoutCount += 1
        }
    }

    /// The record as a journal stores it: numbers outside a field's limits become null.
    private func limited<Row: TableRow>(_ row: Row) -> Row {
        var held = row
        for index in Row.schema.columns.indices { held[column: index] = row[column: index] }
        return held
    }

    /// The fields that are missing in the current record or, if `replaces` is true, differ from it.
    private func differences<Row: TableRow>(_ row: Row, _ current: Row, replaces: Bool) -> [Change] {
        let values = current.values
        return row.changes(from: current).filter { change in
            change.field != "life" && change.value != .null && (replaces || values[change.field] == .null)
        }
    }
}
