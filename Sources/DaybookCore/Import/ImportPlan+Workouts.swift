import CivilTime
import Journal

extension ImportPlan {
    /// Plans the import of workouts from another program. Workouts imported before are recognised by their source.
    public init(
        _ workouts: [ImportedWorkout], into state: State, today: Day, restoresDeleted: Bool = false,
        makeRecord: () -> RecordID
    ) {
        var planner = ImportPlanner(state: state, restoresDeleted: restoresDeleted)
        var known: [String: RecordID] = [:]
        for workout in state.workouts.rows where !workout.source.isEmpty {
            // If two devices imported the same workout, prefer one that is not deleted, then the lower id.
            if let other = known[workout.source].flatMap({ state.workouts[$0] }) {
                if (other.isAlive ? 0 : 1, other.id) < (workout.isAlive ? 0 : 1, workout.id) { continue }
            }
            known[workout.source] = workout.id
        }
        var exercises: [String: RecordID] = [:]
        for exercise in state.ownExercises { exercises[exercise.name.lowercased()] = exercise.id }
        var sources: Set<String> = []
        for workout in workouts {
            if workout.day > today.advanced(by: 1) {
                planner.plan.futureCount += 1
                continue
            }
            let source = workout.identity.text.cut(
                to: ImportPlanner.longestSource, bytes: ImportPlanner.longestSource * 4)
            guard sources.insert(source).inserted else { continue }
            planner.take(workout, source, known[source], &exercises, makeRecord)
        }
        self = planner.plan
    }
}

extension ImportPlanner {
    /// The maximum length of a workout's source, which includes its title in the file, in characters.
    fileprivate static let longestSource = 300

    fileprivate mutating func take(
        _ imported: ImportedWorkout, _ source: String, _ known: RecordID?, _ exercises: inout [String: RecordID],
        _ makeRecord: () -> RecordID
    ) {
        if let here = known.flatMap({ state.workouts[$0] }) {
            if here.life & 1 == 1 {
                plan.knownBodyCount += 1
            } else if restoresDeleted {
                plan.changes.append(Change(Workout.table, here.id, "life", .integer(here.life + 1)))
                plan.newBodyCount += 1
            } else {
                plan.deletedBodyCount += 1
            }
            return
        }
        var workout = Workout(id: makeRecord())
        workout.title = imported.title
        workout.note = imported.note
        let isNight = imported.time.map { $0.hour < state.settings.dayEndsAt } ?? false
        workout.day = max(isNight ? imported.day.advanced(by: -1) : imported.day, BodyLimits.firstDay)
        (workout.at, workout.offset) = (imported.at, imported.offset)
        workout.minutes = within(BodyLimits.minutes, imported.minutes)
        workout.source = source
        write(workout, workout.id, over: nil)
        plan.newBodyCount += 1
        var last = ""
        plan.leftOutCount += imported.unreadCount + max(0, imported.sets.count - BodyLimits.sets)
        for original in imported.sets.prefix(BodyLimits.sets) {
            var set = ExerciseSet(id: makeRecord())
            set.workout = workout.id
            set.exercise = exercise(of: original, &exercises, makeRecord)
            last = Position.last(after: last, for: set.id)
            set.position = last
            set.kind = original.kind
            set.repetitions = within(BodyLimits.repetitions, original.repetitions)
            set.load = within(BodyLimits.load, original.load)
            set.repsInReserve = within(BodyLimits.repsInReserve, original.repsInReserve)
            set.seconds = within(BodyLimits.seconds, original.seconds)
            set.metres = within(BodyLimits.metres, original.metres)
            write(set, set.id, over: nil)
        }
    }

    /// The number, or nil if it is outside the limits.
    private mutating func within<Number: Comparable>(_ limits: ClosedRange<Number>, _ number: Number?) -> Number? {
        guard let number, !limits.contains(number) else { return number }
        plan.leftOutCount += 1
        return nil
    }

    /// The exercise from the library, or the person's own with that name, created if needed.
    private mutating func exercise(
        of set: ImportedSet, _ exercises: inout [String: RecordID], _ makeRecord: () -> RecordID
    ) -> RecordID? {
        if let id = set.code.flatMap({ Exercise.id(ofCode: $0) }), Exercise.library[id] != nil { return id }
        let name = PlainText.line(set.exercise).cut(to: BodyLimits.name, bytes: BodyLimits.name * 8)
        if let known = exercises[name.lowercased()] { return known }
        var exercise = Exercise(id: makeRecord())
        exercise.name = name
        exercise.equipment = set.equipment
        write(exercise, exercise.id, over: nil)
        exercises[name.lowercased()] = exercise.id
        plan.newExercises.append(name)
        return exercise.id
    }
}
