import CivilTime
import Journal

/// What becomes of the days and workouts of an export of health.
public struct PlannedHealth: Hashable, Sendable {
    /// Days of which nothing was known.
    public internal(set) var newDayCount = 0
    /// Days that are here with other numbers, or fewer.
    public internal(set) var changedDayCount = 0
    /// Days that are here as the file has them.
    public internal(set) var knownDayCount = 0
    /// Workouts that come in, also those that an undo had taken.
    public internal(set) var newWorkoutCount = 0
    /// Workouts that are here and of which something else is known now.
    public internal(set) var changedWorkoutCount = 0
    /// Workouts that are here as the file has them.
    public internal(set) var knownWorkoutCount = 0
    /// Workouts that a person deleted here, which stay deleted.
    public internal(set) var deletedWorkoutCount = 0

    public init() {}
}

extension ImportPlan {
    /// What of another program's days and workouts would come in.
    ///
    /// An export has the whole history, so that its numbers replace those that are here; but what it knows nothing of
    /// stays, as a watch may have been left out of it. So a later export brings only what is new, and the same one nothing.
    ///
    /// - Parameter isWhole: false for what could be read of a damaged export: its sums may lack something, so that they only
    ///   stand where nothing is known.
    public init(
        days: [HealthDay], workouts: [HealthWorkout], isWhole: Bool = true, into state: State,
        bringsBackDeleted: Bool = false
    ) {
        var planner = ImportPlanner(state: state, bringsBackDeleted: bringsBackDeleted)
        for day in days { planner.take(day, replaces: isWhole) }
        for workout in workouts { planner.take(workout, replaces: isWhole) }
        self = planner.plan
    }
}

extension ImportPlanner {
    /// Adds the health of Daybook's own export, of which only what is not here comes in.
    mutating func take(healthOf journal: ImportedJournal) {
        for day in journal.healthDays { take(day, replaces: false) }
        for workout in journal.healthWorkouts { take(workout, replaces: false) }
    }

    fileprivate mutating func take(_ day: HealthDay, replaces: Bool) {
        let day = held(day)
        guard !day.isBlank, taken.insert(day.id).inserted else { return }
        let here = state.healthDayTable[day.id] ?? HealthDay(id: day.id)
        let count = plan.changes.count
        writeWhatDiffers(day, day.id, here, replaces: replaces)
        if here.isBlank {
            plan.health.newDayCount += 1
        } else if plan.changes.count > count {
            plan.health.changedDayCount += 1
        } else {
            plan.health.knownDayCount += 1
        }
    }

    fileprivate mutating func take(_ workout: HealthWorkout, replaces: Bool) {
        let workout = held(workout)
        guard workout.start != nil, taken.insert(workout.id).inserted else { return }
        guard let here = state.healthWorkoutTable[workout.id], here.life > 0, here.start != nil else {
            write(workout, workout.id, over: state.healthWorkoutTable[workout.id])
            plan.health.newWorkoutCount += 1
            return
        }
        guard here.life & 1 == 1 || bringsBackDeleted else {
            plan.health.deletedWorkoutCount += 1
            return
        }
        let count = plan.changes.count
        if here.life & 1 == 0 {
            plan.changes.append(Change(HealthWorkout.table, here.id, "life", .integer(here.life + 1)))
        }
        writeWhatDiffers(workout, workout.id, here, replaces: replaces)
        if here.life & 1 == 0 {
            plan.health.newWorkoutCount += 1
        } else if plan.changes.count > count {
            plan.health.changedWorkoutCount += 1
        } else {
            plan.health.knownWorkoutCount += 1
        }
    }

    /// A record as a journal holds it: a number beyond the limits of its field is none.
    private func held<Row: TableRow>(_ row: Row) -> Row {
        var held = row
        for index in Row.schema.columns.indices { held[column: index] = row[column: index] }
        return held
    }

    /// Sets what a record knows and the one here does not or, where it replaces that, has otherwise.
    private mutating func writeWhatDiffers<Row: TableRow>(_ row: Row, _ id: RecordID, _ here: Row, replaces: Bool) {
        let known = here.values
        plan.changes += row.changes(from: here).filter { change in
            change.field != "life" && change.value != .null && (replaces || known[change.field] == .null)
        }
    }
}
