import CivilTime
import Journal

extension ImportPlanner {
    /// Adds the body records of a Daybook export under their own ids. The profile is added only if there is none yet.
    mutating func take(_ body: ImportedBody) {
        if var profile = body.profile, state.profile.isBlank {
            profile.name = fitted(PlainText.line(profile.name), BodyLimits.name)
            plan.changes += profile.changes(from: state.profile)
        }
        for original in body.measurements {
            var measurement = original
            measurement.note = fitted(PlainText.lines(measurement.note), BodyLimits.note)
            take(measurement, over: state.measurements[measurement.id])
        }
        takeWorkouts(of: body)
        takeMeals(of: body)
    }

    private mutating func takeWorkouts(of body: ImportedBody) {
        for original in body.exercises {
            var exercise = original
            exercise.name = fitted(PlainText.line(exercise.name), BodyLimits.name)
            take(exercise, over: state.exercises[exercise.id])
        }
        var routines: Set<RecordID> = []
        for original in body.routines {
            var routine = original
            routine.name = fitted(PlainText.line(routine.name), BodyLimits.name)
            routine.note = fitted(PlainText.lines(routine.note), BodyLimits.note)
            if take(routine, over: state.routines[routine.id]) { routines.insert(routine.id) }
        }
        for row in body.routineExercises where row.routine.map({ routines.contains($0) }) ?? false {
            take(row, over: state.routineExercises[row.id], isPart: true)
        }
        var existing: Set<RecordID> = []
        for original in body.workouts {
            var workout = original
            workout.title = fitted(PlainText.line(workout.title), BodyLimits.name)
            workout.note = fitted(PlainText.lines(workout.note), BodyLimits.note)
            if take(workout, over: state.workouts[workout.id]) { existing.insert(workout.id) }
        }
        for set in body.sets where set.workout.map({ existing.contains($0) }) ?? false {
            take(set, over: state.exerciseSets[set.id], isPart: true)
        }
    }

    private mutating func takeMeals(of body: ImportedBody) {
        for original in body.foods {
            var food = original
            food.name = fitted(PlainText.line(food.name), BodyLimits.name)
            take(food, over: state.foods[food.id])
        }
        var existing: Set<RecordID> = []
        for original in body.meals {
            var meal = original
            meal.note = fitted(PlainText.lines(meal.note), BodyLimits.note)
            if take(meal, over: state.meals[meal.id]) { existing.insert(meal.id) }
        }
        for original in body.mealItems where original.meal.map({ existing.contains($0) }) ?? false {
            var item = original
            item.name = fitted(PlainText.line(item.name), BodyLimits.name)
            take(item, over: state.mealItems[item.id], isPart: true)
        }
    }

    /// Adds a record unless it exists, and restores one whose creation was undone. Returns whether it exists
    /// afterwards.
    ///
    /// - Parameter isPart: Whether it belongs to another record. If so, it is not counted and stays deleted.
    @discardableResult
    mutating func take<Row: TableRow>(_ row: Row, over here: Row?, isPart: Bool = false) -> Bool {
        guard taken.insert(row.id).inserted else { return false }
        let life = here?.writtenLife ?? 0
        if life & 1 == 1 { return true }
        if let here, life > 0, !here.isBlank {
            guard bringsBackDeleted, !isPart else {
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
    var writtenLife: Int64 {
        guard Self.schema.columns.first?.name == "life", case .integer(let life) = self[column: 0] else { return 0 }
        return life
    }
}
