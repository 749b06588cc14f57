import CivilTime
import Journal

extension ImportPlan {
    /// Plans the import of workouts from another program. Workouts imported before are recognised by their source.
    ///
    /// - Parameters:
    ///   - libraryExercise: the built-in exercise with a name; nil if there is none.
    ///   - makeID: Returns a new random id on each call, for an exercise whose own was deleted or renamed here.
    public init(
        _ workouts: [ImportedWorkout], into state: State, today: Day, restoresDeleted: Bool = false,
        libraryExercise: (String) -> RecordID? = { _ in nil }, makeID: () -> RecordID
    ) {
        var planner = ImportPlanner(state: state, restoresDeleted: restoresDeleted)
        var existing: [String: RecordID] = [:]
        for workout in state.workouts.rows where !workout.source.isEmpty {
            // If two devices imported the same workout, prefer one that is not deleted, then the lower id.
            if let other = existing[workout.source].flatMap({ state.workouts[$0] }) {
                if (other.isAlive ? 0 : 1, other.id) < (workout.isAlive ? 0 : 1, workout.id) { continue }
            }
            existing[workout.source] = workout.id
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
            planner.plan(workout, source, existing[source], &exercises, libraryExercise, makeID)
        }
        self = planner.plan
    }
}

extension Workout {
    private static let importedKind: UInt8 = 36

    /// The id of a workout that was imported.
    fileprivate static func id(ofImported identity: ImportIdentity) -> RecordID { identity.recordID(importedKind) }
}

extension ExerciseSet {
    private static let importedKind: UInt8 = 37

    /// The id of a set of an imported workout.
    ///
    /// - Parameter index: Its index among those of the workout in the file.
    fileprivate static func id(ofImported workout: ImportIdentity, _ index: Int) -> RecordID {
        workout.recordID(importedKind, part: String(index))
    }
}

extension Exercise {
    private static let importedKind: UInt8 = 38

    /// The id of an exercise that was added for imported workouts, which name it.
    fileprivate static func id(ofImported name: String) -> RecordID {
        RecordID(importedKind, Array(name.lowercased().utf8))
    }
}

extension ImportPlanner {
    /// The maximum length of a workout's source, which includes its title in the file, in characters.
    fileprivate static let longestSource = 300

    fileprivate mutating func plan(
        _ imported: ImportedWorkout, _ source: String, _ existing: RecordID?, _ exercises: inout [String: RecordID],
        _ libraryExercise: (String) -> RecordID?, _ makeID: () -> RecordID
    ) {
        if let existing = existing.flatMap({ state.workouts[$0] }) {
            if existing.exists {
                plan.existingWorkoutCount += 1
            } else if restoresDeleted {
                plan.changes += existing.restoration
                plan.newWorkoutCount += 1
            } else {
                plan.deletedWorkoutCount += 1
            }
            return
        }
        var workout = Workout(id: Workout.id(ofImported: imported.identity))
        workout.title = imported.title
        workout.note = imported.note
        let isBeforeDayEnd = imported.time.map { $0.hour < state.settings.dayEndsAt } ?? false
        workout.day = max(isBeforeDayEnd ? imported.day.advanced(by: -1) : imported.day, BodyLimits.firstDay)
        (workout.at, workout.offset) = (imported.at, imported.offset)
        workout.minutes = valid(BodyLimits.minutes, imported.minutes)
        workout.source = source
        write(workout, workout.id, over: state.workouts[workout.id])
        plan.newWorkoutCount += 1
        var last = ""
        plan.roundedCount += imported.roundedCount
        plan.supersetCount += imported.otherCount
        plan.omittedCount += imported.unreadCount + max(0, imported.sets.count - BodyLimits.sets)
        for (index, original) in imported.sets.prefix(BodyLimits.sets).enumerated() {
            var set = ExerciseSet(id: ExerciseSet.id(ofImported: imported.identity, index))
            set.workout = workout.id
            set.exercise = exercise(of: original, &exercises, libraryExercise, makeID)
            last = Position.last(after: last, for: set.id)
            set.position = last
            set.kind = original.kind
            set.repetitions = valid(BodyLimits.repetitions, original.repetitions)
            set.load = valid(BodyLimits.load, original.load)
            set.repsInReserve = valid(BodyLimits.repsInReserve, original.repsInReserve)
            set.seconds = valid(BodyLimits.seconds, original.seconds)
            set.metres = valid(BodyLimits.metres, original.metres)
            write(set, set.id, over: state.exerciseSets[set.id])
        }
    }

    /// The number, or nil if it is outside the limits.
    private mutating func valid<Number: Comparable>(_ limits: ClosedRange<Number>, _ number: Number?) -> Number? {
        guard let number, !limits.contains(number) else { return number }
        plan.omittedCount += 1
        return nil
    }

    /// The exercise from the library, or the person's own with that name, or the one of the library that has it; created
    /// if needed. Names are compared regardless of case.
    private mutating func exercise(
        of set: ImportedSet, _ exercises: inout [String: RecordID],
        _ libraryExercise: (String) -> RecordID?, _ makeID: () -> RecordID
    ) -> RecordID? {
        if let id = set.code.flatMap({ Exercise.id(ofCode: $0) }), Exercise.library[id] != nil { return id }
        let name = PlainText.line(set.exercise).cut(to: BodyLimits.name, bytes: BodyLimits.name * 8)
        if let existing = exercises[name.lowercased()] { return existing }
        if let id = libraryExercise(name) {
            exercises[name.lowercased()] = id
            return id
        }
        // One that the person deleted or renamed since stays so.
        let id = Exercise.id(ofImported: name)
        let isFree = state.exercises[id].map { !$0.isAlive && $0.name.isEmpty } ?? true
        var exercise = Exercise(id: isFree ? id : makeID())
        exercise.name = name
        exercise.equipment = set.equipment
        write(exercise, exercise.id, over: state.exercises[exercise.id])
        exercises[name.lowercased()] = exercise.id
        plan.newExercises.append(name)
        return exercise.id
    }
}
