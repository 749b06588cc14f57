import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Returns the page for a workout route.
    func show(_ route: WorkoutPageRoute) -> Outcome {
        switch route {
        case .home: page(WorkoutsPage(self))
        case .history(let month): page(WorkoutHistoryPage(self, month: month))
        case .figures(let span, let last): page(WorkoutChartsPage(self, span, until: last))
        case .log(let day): page(WorkoutFormPage(newIDs()(), self, on: day))
        case .workout(let id): found(WorkoutPage(self, id: id))
        case .edit(let id): found(WorkoutFormPage(editing: id, self))
        case .live(let id, let view):
            state.workout(id)?.isRunning == false
                ? .response(.redirect(to: WorkoutPageRoute.workout(id).url), nil)
                : found(LiveWorkoutPage(self, id: id, view))
        case .set(let id): found(SetFormPage(self, id: id))
        case .addRoutine(let workout): page(RoutineFormPage(newIDs()(), routineForm(of: workout), self))
        case .routine(let id): found(RoutineFormPage(editing: id, self))
        case .exercises: page(ExercisesPage(self))
        case .exercise(let id): found(ExercisePage(self, id: id))
        case .addExercise: page(ExerciseFormPage(newIDs()(), self))
        case .editExercise(let id): found(ExerciseFormPage(editing: id, self))
        }
    }

    /// Handles a POST request to a workout route.
    func act(_ route: WorkoutActionRoute) -> Outcome {
        switch route {
        case .start: startWorkout()
        case .log: logWorkout()
        case .edit(let id): editWorkout(id)
        case .delete(let id): change(.delete(id), of: id, then: .history(nil))
        case .finish(let id): finishWorkout(id)
        case .addSet(let id): addSet(to: id)
        case .editSet(let id): editSet(id)
        case .moveSet(let id):
            change(
                .moveSet(id, behind: request.form["behind"].flatMap { RecordID(hex: $0) }),
                of: nil, then: .set(id))
        case .deleteSet(let id): change(.deleteSet(id), of: nil, then: page(ofSet: id))
        case .addRoutine: addRoutine()
        case .editRoutine(let id): editRoutine(id)
        case .deleteRoutine(let id): deleteRoutine(id)
        case .addExercise: saveExercise(Exercise(id: formID()), isNew: true)
        case .editExercise(let id): editExercise(id)
        case .deleteExercise(let id): change(.deleteExercise(id), of: id, then: .exercises)
        }
    }

    /// Runs a command without a form. A refusal is shown as a message.
    private func change(
        _ command: WorkoutCommand, of record: RecordID?, then route: WorkoutPageRoute
    ) -> Outcome {
        do throws(BodyRefusal) {
            let decision = try command.decide(in: state, now: now)
            return commit(decision, of: record, then: back ?? .workouts(route))
        } catch {
            return refused(ReasonPage(words: words, reason: words.reason(error)))
        }
    }

    /// The page of a set's workout.
    private func page(ofSet id: RecordID) -> WorkoutPageRoute {
        guard let workout = state.workout(state.exerciseSets[id]?.workout) else { return .history(nil) }
        return workout.isRunning ? .live(workout.id, LiveView()) : .workout(workout.id)
    }

    private func startWorkout() -> Outcome {
        let id = formID()
        let routine = request.form["routine"].flatMap { RecordID(hex: $0) }
        do throws(BodyRefusal) {
            let decision = try WorkoutCommand.start(routine, id: id).decide(in: state, now: now)
            return commit(decision, silently: true, then: .workouts(.live(id, LiveView())))
        } catch {
            return refused(ReasonPage(words: words, reason: words.reason(error)))
        }
    }

    /// Finishes a workout. Without a set, the page asks first whether to keep it; with some of the planned ones, whether that is all.
    private func finishWorkout(_ id: RecordID) -> Outcome {
        let running = request.form["do"] == "keep" ? nil : state.workout(id).flatMap { $0.isRunning ? $0 : nil }
        let isEmpty = running.map { state.sets(of: $0.id).isEmpty } ?? false
        let openSets = running.map { state.progress(of: $0).openSets } ?? 0
        guard isEmpty || openSets > 0 else { return change(.finish(id), of: id, then: .workout(id)) }
        var view = LiveView()
        (view.asksToKeep, view.asksToFinish) = (isEmpty, !isEmpty)
        return .response(.redirect(to: WorkoutPageRoute.live(id, view).url), nil)
    }

    private func logWorkout() -> Outcome {
        let form = request.form
        var workout = Workout(id: formID())
        do throws(FormRefusal) {
            try workout.fill(fromForm: form, words)
            let moment = try BodyFields.moment(form, words)
            let sets = try WorkoutForm.sets(form, in: state, words, newID: newIDs())
            let decision = try decide(.add(workout, at: moment, sets: sets)) { $0.workoutInput }
            let id = decision.added ?? workout.id
            return commit(decision, of: id, then: .workouts(.workout(id)))
        } catch {
            return refused(WorkoutFormPage(workout.id, self, form, refusal: error))
        }
    }

    private func editWorkout(_ id: RecordID) -> Outcome {
        guard var workout = state.workout(id) else {
            return refused(ReasonPage(words: words, reason: words.workoutWasDeleted))
        }
        let current = FormFields(dated: workout, words)
        let form = request.form.merged(over: current, groups: [BodyFields.momentInputs])
        do throws(FormRefusal) {
            try workout.fill(fromForm: form, over: current, words)
            let decision = try decide(.edit(workout, at: try BodyFields.moment(form, words))) { $0.workoutInput }
            return commit(decision, of: id, then: .workouts(.workout(id)))
        } catch {
            return refused(WorkoutFormPage(id, self, request.form, refusal: error))
        }
    }

    /// Adds a set. In a running workout the rest starts, and the next exercise opens.
    private func addSet(to workout: RecordID) -> Outcome {
        let form = request.form
        let isLive = form["live"] == "1"
        let exercise = form["exercise"].flatMap { RecordID(hex: $0) }
        let step = isLive ? step(of: exercise, in: workout) : nil
        var set = ExerciseSet(id: formID())
        set.workout = workout
        do throws(FormRefusal) {
            try set.fill(fromSetForm: form, shown: step?.next, state.profile.units, words)
            let decision = try decide(.addSet(set)) { $0.setInput }
            guard isLive else {
                return commit(decision, of: decision.added ?? set.id, then: .workouts(.workout(workout)))
            }
            // This set completes the planned ones, so the next exercise opens by itself.
            let isLast = step.map { $0.planned > 0 && $0.counted.count + 1 >= $0.planned } ?? false
            let isDone = isLast && set.kind != .warmUp
            let rest = (step?.rest ?? WorkoutProgress.defaultRest) * 1000
            let isOver = isDone && areOthersDone(besides: exercise, in: workout)
            let view = LiveView(exercise: isDone ? nil : exercise, restUntil: isOver ? nil : now.milliseconds + rest)
            return commit(decision, of: decision.added ?? set.id, then: .workouts(.live(workout, view)))
        } catch {
            guard isLive else {
                return refusedPage(
                    WorkoutPage(self, id: workout, newID: set.id, form, refusal: error), words.workoutWasDeleted)
            }
            return refusedPage(
                LiveWorkoutPage(
                    self, id: workout, LiveView(exercise: exercise, restUntil: form["rest"].flatMap { Int64($0) }),
                    newID: set.id, form, refusal: error),
                words.workoutWasDeleted)
        }
    }

    private func step(of exercise: RecordID?, in workout: RecordID) -> WorkoutProgress.Step? {
        guard let workout = state.workout(workout) else { return nil }
        return state.progress(of: workout, with: exercise).steps.first { $0.exercise == exercise }
    }

    /// Whether all planned sets of the other exercises are done.
    private func areOthersDone(besides exercise: RecordID?, in workout: RecordID) -> Bool {
        guard let workout = state.workout(workout) else { return false }
        return state.progress(of: workout, with: exercise).steps.allSatisfy { $0.exercise == exercise || $0.isDone }
    }

    private func editSet(_ id: RecordID) -> Outcome {
        guard let old = state.exerciseSets[id], old.isAlive, state.workout(old.workout) != nil else {
            return refused(ReasonPage(words: words, reason: words.setWasDeleted))
        }
        let units = state.profile.units
        let current = SetForm.fields(of: old, units, words)
        var form = request.form.merged(over: current)
        // A deleted exercise is not in the list, where it is the empty choice.
        if form["exercise"] ?? "" == "" { form["exercise"] = current["exercise"] }
        var set = old
        do throws(FormRefusal) {
            try set.fill(fromSetForm: form, shown: old, units, words)
            let decision = try decide(.editSet(set)) { $0.setInput }
            return commit(decision, of: id, then: .workouts(page(ofSet: id)))
        } catch {
            return refusedPage(SetFormPage(self, id: id, request.form, refusal: error), words.setWasDeleted)
        }
    }

    private func editExercise(_ id: RecordID) -> Outcome {
        guard let exercise = state.exercise(id), exercise.code == nil else {
            return refused(ReasonPage(words: words, reason: words.exerciseWasDeleted))
        }
        return saveExercise(exercise, isNew: false)
    }

    private func saveExercise(_ old: Exercise, isNew: Bool) -> Outcome {
        var exercise = old
        let current = FormFields(old, words)
        do throws(FormRefusal) {
            do throws(FieldError) {
                try exercise.fill(
                    from: request.form.merged(over: current), over: isNew ? FormFields() : current, words)
            } catch {
                throw FormRefusal(error.field, words.reason(error))
            }
            if isNew, let name = words.libraryName(of: exercise.name) {
                throw FormRefusal("name", words.titleTaken(name))
            }
            let decision = try decide(isNew ? .addExercise(exercise) : .editExercise(exercise)) { $0.setInput }
            return isNew
                ? commit(decision, of: decision.added ?? old.id, then: .workouts(.exercises))
                : commit(decision, of: old.id, then: .workouts(.exercise(old.id)))
        } catch {
            return refused(ExerciseFormPage(old.id, self, request.form, refusal: error))
        }
    }

    /// Decides a command. Throws a refusal with the field it concerns.
    func decide(
        _ command: WorkoutCommand, _ field: (BodyRefusal) -> String
    ) throws(FormRefusal) -> Decision {
        do throws(BodyRefusal) {
            return try command.decide(in: state, now: now)
        } catch {
            throw FormRefusal(field(error), words.reason(error, state.profile.units))
        }
    }

    /// Shows the page again with the refusal, or only the reason if the record no longer exists.
    func refusedPage(_ page: (some PageView)?, _ reason: String) -> Outcome {
        guard let page else { return refused(ReasonPage(words: words, reason: reason)) }
        return refused(page)
    }
}

extension RequestContext {
    private func routineForm(of workout: RecordID?) -> FormFields {
        guard let workout = state.workout(workout) else { return FormFields() }
        var routine = Routine(id: workout.id)
        routine.name = workout.title
        return RoutineForm.fields(of: routine, state.plan(of: workout.id), in: state, words)
    }

    private func addRoutine() -> Outcome {
        saveRoutine(Routine(id: formID()), request.form) { .add($0, $1) }
    }

    private func editRoutine(_ id: RecordID) -> Outcome {
        guard let routine = state.routine(id) else {
            return refused(ReasonPage(words: words, reason: words.routineWasDeleted))
        }
        let form = request.form.merged(over: FormFields(routine, words))
        return saveRoutine(routine, form) { .edit($0, $1) }
    }

    private func saveRoutine(
        _ old: Routine, _ form: FormFields,
        _ command: (Routine, [RoutineExercise]) -> RoutineCommand
    ) -> Outcome {
        let id = old.id
        if NewExerciseFields.isSubmitted(in: request.form) { return addExercise(toRoutine: id) }
        if let (changed, refusal) = RoutineForm.applyingButton(request.form, in: state, words) {
            let page = RoutineFormPage(id, changed, self, refusal: refusal)
            return refusal == nil ? .response(.page(document(page)), nil) : refused(page)
        }
        do throws(FormRefusal) {
            let exercises = try RoutineForm.exercises(request.form, of: id, in: state, words, newID: newIDs())
            var routine = old
            do throws(BodyRefusal) {
                do throws(FieldError) { try routine.fill(from: form, words) } catch { throw .field(error) }
                let decision = try command(routine, exercises).decide(in: state)
                return commit(decision, of: id, then: .workouts(.home))
            } catch {
                throw FormRefusal(error == .routineEmpty ? "exercise-0" : error.setInput, words.reason(error))
            }
        } catch {
            return refused(RoutineFormPage(id, request.form, self, refusal: error))
        }
    }

    private func deleteRoutine(_ id: RecordID) -> Outcome {
        do throws(BodyRefusal) {
            let decision = try RoutineCommand.delete(id).decide(in: state)
            return commit(decision, of: id, then: .workouts(.home))
        } catch {
            return refused(ReasonPage(words: words, reason: words.reason(error)))
        }
    }
}
