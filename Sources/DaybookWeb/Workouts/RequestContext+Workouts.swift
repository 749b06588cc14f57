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
        case .figures(let span): page(WorkoutFiguresPage(self, span))
        case .log: page(WorkoutFormPage(logging: newIDs()(), WorkoutForm(), self))
        case .workout(let id): found(WorkoutPage(self, id: id))
        case .edit(let id): found(WorkoutFormPage(editing: id, self))
        case .live(let id, let view): found(LiveWorkoutPage(self, id: id, view))
        case .set(let id): found(SetFormPage(self, id: id))
        case .addRoutine(let workout): page(RoutineFormPage(adding: newIDs()(), routineForm(of: workout), self))
        case .routine(let id): found(RoutineFormPage(editing: id, self))
        case .exercises: page(ExercisesPage(self))
        case .exercise(let id): found(ExercisePage(self, id: id))
        case .addExercise: page(ExerciseFormPage(adding: newIDs()(), ExerciseForm(), self))
        case .editExercise(let id): found(ExerciseFormPage(editing: id, self))
        }
    }

    /// Handles a POST request to a workout route.
    func act(_ route: WorkoutActionRoute) -> Outcome {
        switch route {
        case .start: startWorkout()
        case .log: logWorkout()
        case .edit(let id): editWorkout(id)
        case .delete(let id): change(.delete(id), saying: .workoutDeleted, of: id, then: .history(nil))
        case .finish(let id): change(.finish(id), saying: .workoutFinished, of: id, then: .workout(id))
        case .addSet(let id): addSet(to: id)
        case .editSet(let id): editSet(id)
        case .moveSet(let id):
            change(
                .moveSet(id, behind: request.form["behind"].flatMap { RecordID(hex: $0) }), saying: .orderSaved,
                of: nil, then: .set(id))
        case .deleteSet(let id): change(.deleteSet(id), saying: .setDeleted, of: nil, then: place(ofSet: id))
        case .addRoutine: addRoutine()
        case .editRoutine(let id): editRoutine(id)
        case .deleteRoutine(let id): deleteRoutine(id)
        case .addExercise: addExercise()
        case .editExercise(let id): editExercise(id)
        case .deleteExercise(let id): change(.deleteExercise(id), saying: .exerciseDeleted, of: id, then: .exercises)
        }
    }

    /// Runs a command without a form. A refusal is shown as a message.
    private func change(
        _ command: WorkoutCommand, saying message: FlashMessage, of record: RecordID?, then route: WorkoutPageRoute
    ) -> Outcome {
        do throws(BodyRefusal) {
            let decision = try command.decide(in: state, now: now, newID: newIDs())
            return keep(decision, saying: message, of: record, then: back ?? .workouts(route))
        } catch {
            return refused(ReasonPage(words: words, reason: words.reason(error)))
        }
    }

    private var isImperial: Bool { state.profile.units == .imperial }

    /// The page of a set's workout.
    private func place(ofSet id: RecordID) -> WorkoutPageRoute {
        guard let workout = state.workout(state.exerciseSets[id]?.workout) else { return .history(nil) }
        return workout.isRunning ? .live(workout.id, LiveView()) : .workout(workout.id)
    }

    private func startWorkout() -> Outcome {
        let id = formID()
        let routine = request.form["routine"].flatMap { RecordID(hex: $0) }
        do throws(BodyRefusal) {
            let decision = try WorkoutCommand.start(routine, id: id).decide(in: state, now: now, newID: newIDs())
            return keep(decision, saying: nil, then: .workouts(.live(id, LiveView())))
        } catch {
            return refused(ReasonPage(words: words, reason: words.reason(error)))
        }
    }

    private func logWorkout() -> Outcome {
        let form = WorkoutForm(fields: request.form)
        let id = formID()
        do throws(FormRefusal) {
            let draft = try form.draft(words, state)
            let decision = try decide(.add(draft, id: id), WorkoutForm.field)
            return keep(decision, saying: .workoutLogged, of: id, then: .workouts(.workout(id)))
        } catch {
            return refused(WorkoutFormPage(logging: id, form, self, refusal: error))
        }
    }

    private func editWorkout(_ id: RecordID) -> Outcome {
        let form = WorkoutForm(fields: request.form)
        do throws(FormRefusal) {
            let draft = try form.draft(words, state)
            let seen = state.workout(id).map { form.seenValues(words, of: $0, state) } ?? [:]
            let decision = try decide(.edit(id, draft, seen: seen), WorkoutForm.field)
            return keep(decision, saying: .workoutSaved, of: id, then: .workouts(.workout(id)))
        } catch {
            return refusedPage(WorkoutFormPage(editing: id, self, form, refusal: error), words.workoutGone)
        }
    }

    /// Adds a set. In a running workout the rest starts, and the next exercise opens.
    private func addSet(to workout: RecordID) -> Outcome {
        let form = SetForm(fields: request.form)
        let id = formID()
        let isLive = request.form["live"] == "1"
        let exercise = RecordID(hex: form.exercise)
        do throws(FormRefusal) {
            let offered = isLive ? step(of: exercise, in: workout)?.next : nil
            let draft = try form.draft(words, imperial: isImperial, over: offered)
            let decision = try decide(.addSet(draft, to: workout, id: id), SetForm.field)
            guard isLive else {
                return keep(decision, saying: .setSaved, of: nil, then: .workouts(.workout(workout)))
            }
            let step = step(of: exercise, in: workout)
            // This set completes the planned ones, so the next exercise opens by itself.
            let isLast = step.map { $0.planned > 0 && $0.counted.count + 1 >= $0.planned } ?? false
            let rest = (step?.rest ?? WorkoutProgress.defaultRest) * 1000
            let view = LiveView(
                exercise: isLast && draft.kind != .warmUp ? nil : exercise, restUntil: now.milliseconds + rest)
            return keep(decision, saying: .setSaved, of: nil, then: .workouts(.live(workout, view)))
        } catch {
            guard isLive else {
                return refusedPage(
                    WorkoutPage(self, id: workout, newID: id, form, refusal: error), words.workoutGone)
            }
            return refusedPage(
                LiveWorkoutPage(self, id: workout, LiveView(exercise: exercise), newID: id, form, refusal: error),
                words.workoutGone)
        }
    }

    private func step(of exercise: RecordID?, in workout: RecordID) -> WorkoutProgress.Step? {
        guard let workout = state.workout(workout) else { return nil }
        return state.progress(of: workout, with: exercise).steps.first { $0.exercise == exercise }
    }

    private func editSet(_ id: RecordID) -> Outcome {
        let form = SetForm(fields: request.form)
        do throws(FormRefusal) {
            let old = state.exerciseSets[id].flatMap { SetDraft($0) }
            var typed = form
            if typed.exercise.isEmpty { typed.exercise = old?.exercise.hex ?? "" }
            let draft = try typed.draft(words, imperial: isImperial, over: old)
            let decision = try decide(.editSet(id, draft), SetForm.field)
            return keep(decision, saying: .setSaved, of: nil, then: .workouts(place(ofSet: id)))
        } catch {
            return refusedPage(SetFormPage(self, id: id, form, refusal: error), words.setGone)
        }
    }

    private func addExercise() -> Outcome {
        let form = ExerciseForm(fields: request.form)
        let id = formID()
        do throws(FormRefusal) {
            let draft = try form.draft(words)
            if let name = words.libraryName(of: draft.name) { throw FormRefusal("name", words.titleTaken(name)) }
            let decision = try decide(.addExercise(draft, id: id), Self.exerciseField)
            return keep(decision, saying: .exerciseAdded, of: id, then: .workouts(.exercises))
        } catch {
            return refused(ExerciseFormPage(adding: id, form, self, refusal: error))
        }
    }

    private func editExercise(_ id: RecordID) -> Outcome {
        let form = ExerciseForm(fields: request.form)
        do throws(FormRefusal) {
            let decision = try decide(.editExercise(id, try form.draft(words)), Self.exerciseField)
            return keep(decision, saying: .exerciseSaved, of: id, then: .workouts(.exercise(id)))
        } catch {
            return refusedPage(ExerciseFormPage(editing: id, self, form, refusal: error), words.exerciseGone)
        }
    }

    private static func exerciseField(of refusal: BodyRefusal) -> String {
        if case .nameTaken = refusal { "name" } else { refusal.field ?? "" }
    }

    /// Decides a command. Throws a refusal with the field it concerns.
    private func decide(
        _ command: WorkoutCommand, _ field: (BodyRefusal) -> String
    ) throws(FormRefusal) -> Decision {
        do throws(BodyRefusal) {
            return try command.decide(in: state, now: now, newID: newIDs())
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
    private func routineForm(of workout: RecordID?) -> RoutineForm {
        guard let workout = state.workout(workout) else { return RoutineForm() }
        let draft = RoutineDraft(of: workout, in: state)
        return RoutineForm(draft, words, imperial: state.profile.units == .imperial, isKept: false)
    }

    private func addRoutine() -> Outcome {
        let form = RoutineForm(fields: request.form)
        let id = formID()
        if let changed = form.pressed(request.form["do"]) {
            return .answer(.page(document(RoutineFormPage(adding: id, changed, self, focus: "rows"))), nil)
        }
        do throws(FormRefusal) {
            let decision = try decide(.add(try form.draft(words, state), id: id))
            return keep(decision, saying: .routineAdded, of: id, then: .workouts(.home))
        } catch {
            return refused(RoutineFormPage(adding: id, form, self, refusal: error))
        }
    }

    private func editRoutine(_ id: RecordID) -> Outcome {
        let form = RoutineForm(fields: request.form)
        if let changed = form.pressed(request.form["do"]) {
            guard let page = RoutineFormPage(editing: id, self, changed, focus: "rows") else {
                return refused(ReasonPage(words: words, reason: words.routineGone))
            }
            return .answer(.page(document(page)), nil)
        }
        do throws(FormRefusal) {
            let draft = try form.draft(words, state)
            let decision = try decide(.edit(id, draft, seen: form.seenDraft(words, state)))
            return keep(decision, saying: .routineSaved, of: id, then: .workouts(.home))
        } catch {
            return refusedPage(RoutineFormPage(editing: id, self, form, refusal: error), words.routineGone)
        }
    }

    private func deleteRoutine(_ id: RecordID) -> Outcome {
        do throws(BodyRefusal) {
            let decision = try RoutineCommand.delete(id).decide(in: state, newID: newIDs())
            return keep(decision, saying: .routineDeleted, of: id, then: .workouts(.home))
        } catch {
            return refused(ReasonPage(words: words, reason: words.reason(error)))
        }
    }

    private func decide(_ command: RoutineCommand) throws(FormRefusal) -> Decision {
        do throws(BodyRefusal) {
            return try command.decide(in: state, newID: newIDs())
        } catch {
            let field =
                switch error {
                case .field(let error): error.field
                case .nameTaken: "name"
                case .routineEmpty, .noSuchExercise: "exercise-0"
                default: ""
                }
            throw FormRefusal(field, words.reason(error))
        }
    }
}
