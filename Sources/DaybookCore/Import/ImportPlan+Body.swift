import CivilTime
import Journal

extension ImportPlanner {
    /// Adds the body records of a Daybook export under their own ids. The profile is added only if there is none yet.
    mutating func add(_ body: ImportedBody) {
        if let profile = body.profile, state.profile.isBlank {
            plan.changes += fitted(profile).changes(from: state.profile)
        }
        for measurement in body.measurements {
            add(measurement, over: state.measurements[measurement.id])
        }
        takeWorkouts(of: body)
        takeMeals(of: body)
    }

    private mutating func takeWorkouts(of body: ImportedBody) {
        for exercise in body.exercises {
            add(exercise, over: state.exercises[exercise.id])
        }
        var routines: Set<RecordID> = []
        for routine in body.routines {
            if add(routine, over: state.routines[routine.id]) { routines.insert(routine.id) }
        }
        for row in body.routineExercises where row.routine.map({ routines.contains($0) }) ?? false {
            add(row, over: state.routineExercises[row.id], isPart: true)
        }
        var existing: Set<RecordID> = []
        for workout in body.workouts {
            if add(workout, over: state.workouts[workout.id]) { existing.insert(workout.id) }
        }
        for set in body.sets where set.workout.map({ existing.contains($0) }) ?? false {
            add(set, over: state.exerciseSets[set.id], isPart: true)
        }
    }

    private mutating func takeMeals(of body: ImportedBody) {
        for food in body.foods {
            add(food, over: state.foods[food.id])
        }
        var existing: Set<RecordID> = []
        for meal in body.meals {
            if add(meal, over: state.meals[meal.id]) { existing.insert(meal.id) }
        }
        for item in body.mealItems where item.meal.map({ existing.contains($0) }) ?? false {
            add(item, over: state.mealItems[item.id], isPart: true)
        }
    }

    /// Adds a record unless it exists, and restores one whose creation was undone. Returns whether it exists
    /// afterwards.
    ///
    /// - Parameter isPart: Whether it belongs to another record. If so, it is not counted and stays deleted.
    @discardableResult
    mutating func add<Row: TableRow>(_ row: Row, over here: Row?, isPart: Bool = false) -> Bool {
        guard taken.insert(row.id).inserted else { return false }
        let life = here?.writtenLife ?? 0
        if life & 1 == 1 { return true }
        if let here, life > 0, !here.isBlank {
            guard restoresDeleted, !isPart else {
                if !isPart { plan.deletedBodyCount += 1 }
                return false
            }
            plan.changes.append(Change(Row.table, row.id, "life", .integer(life + 1)))
        } else {
            write(row, row.id, over: here)
        }
        if !isPart { plan.newBodyCount += 1 }
        return true
    }
}

extension TableRow {
    /// Whether all fields but `life` have their defaults, as in a record whose creation was undone.
    var isBlank: Bool { values == Self(id: id).values }

    /// The number of creations and deletions so far; zero for a record without a `life` field.
    var writtenLife: Int64 { record.writtenLife(Self.schema) }
}

extension Record {
    fileprivate func writtenLife(_ schema: Schema) -> Int64 {
        guard schema.columns.first?.name == "life", case .integer(let life) = value(at: 0, schema) else { return 0 }
        return life
    }
}
