import ArgumentParser
import DaybookCore
import Journal
import Phrasing
import Words

struct StartWorkout: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "start", abstract: "Start a workout now, from a routine or freely.")

    @Argument(help: "A routine, or the start of its name.")
    var routine: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        try session.save { state in
            if let running = state.runningWorkouts.first {
                throw InvalidRequest(session.words.workoutRunsAlready(session.words.name(running, in: state)))
            }
            let routine = try routine.map { try session.routine($0, in: state).id }
            return try WorkoutCommand.start(routine, id: id).decide(in: state, now: session.now)
        }
        return try session.read { state in
            guard let workout = state.workout(id) else { throw BodyRefusal.noSuchWorkout }
            let words = session.words
            return CommandOutput(
                [words.workoutBegun(words.name(workout, in: state))] + session.progress(of: workout, in: state),
                json: session.json(workout, in: state))
        }
    }
}

struct DoSet: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Log a set of the running workout.",
        discussion: """
            daybook workout set
            daybook workout set 8@60
            daybook workout set "Bench press 8@60"

            Without arguments, logs the next set, as planned in the routine or as last time.

            Figures alone are of the exercise whose turn it is.
            """)

    @Argument(help: "The exercise and its sets.")
    var set: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var (workout, added): (RecordID?, RecordID?)
        try session.save { state in
            let running = try session.running(in: state)
            workout = running.id
            var sets: [ExerciseSet] = []
            if let set {
                sets = try typedSets(set, of: running, session, state)
            } else {
                guard let step = state.progress(of: running).current else {
                    throw InvalidRequest(session.words.allSetsDone)
                }
                sets = [step.next.copy(id: Randomness.recordID())]
            }
            guard sets.count == 1 else { throw InvalidRequest(session.words.oneSetAtATime) }
            sets[0].workout = running.id
            added = sets[0].id
            return try WorkoutCommand.addSet(sets[0]).decide(in: state, now: session.now)
        }
        return try session.read { state in
            guard let running = state.workout(workout) else { throw BodyRefusal.noSuchWorkout }
            return CommandOutput(
                [session.sentence(onSet: added, of: running, in: state)] + session.progress(of: running, in: state),
                json: session.json(running, in: state))
        }
    }

    /// The sets of a typed line. Figures alone are of the exercise whose turn it is.
    private func typedSets(_ line: String, of running: Workout, _ session: Session, _ state: State) throws
        -> [ExerciseSet]
    {
        let (words, imperial) = (session.words, state.profile.units == .imperial)
        if words.parseSet(line, imperial: imperial) != nil { return try session.sets(line, in: state) }
        let progress = state.progress(of: running)
        let step = progress.current ?? progress.steps.last { !$0.done.isEmpty }
        guard let exercise = state.exercise(step?.exercise),
            let typed = words.parseSet("\(words.name(exercise)) \(line)", imperial: imperial)
        else { throw InvalidRequest(words.oneSetAtATime) }
        return ExerciseSet.all(typed, of: exercise, newID: Randomness.recordID)
    }
}

struct FinishWorkout: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "finish", abstract: "End the running workout. Without a set or --minutes, it is discarded.")

    @Option(help: "How long it took (default: until now).")
    var minutes: Int64?

    @Flag(help: "Finish even if planned sets are left open.")
    var anyway = false

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var workout: RecordID?
        var isDiscarded = false
        if try !isComplete(session) {
            return CommandOutput(session.words.workoutGoesOn, json: ["finished": .bool(false)])
        }
        try session.save { state in
            let running = try session.running(in: state)
            workout = running.id
            isDiscarded = minutes == nil && state.sets(of: running.id).isEmpty
            let command = isDiscarded ? WorkoutCommand.delete(running.id) : .finish(running.id, minutes: minutes)
            return try command.decide(in: state, now: session.now)
        }
        if isDiscarded { return CommandOutput(session.words.emptyWorkoutDiscarded, json: ["discarded": .bool(true)]) }
        return try session.read { state in
            guard let workout = state.workout(workout) else { throw BodyRefusal.noSuchWorkout }
            let words = session.words
            return CommandOutput(
                [words.workoutFinished(words.name(workout, in: state))] + session.facts(of: workout, in: state),
                json: session.json(workout, in: state))
        }
    }

    /// Whether no planned set is open, or the person says that this is all. Asks before anything is written, so that no other program
    /// waits for the answer. A workout without a set is discarded without a question.
    private func isComplete(_ session: Session) throws -> Bool {
        if anyway { return true }
        let open = try session.read { state in
            let running = try session.running(in: state)
            return state.sets(of: running.id).isEmpty ? 0 : state.progress(of: running).openSets
        }
        if open == 0 { return true }
        guard let answer = YesOrNo.ask("\(session.words.openSetsQuestion(open)) [y/n] ") else {
            throw InvalidRequest(session.words.openSetsNeedFlag(open))
        }
        return answer
    }
}

extension Session {
    /// The running workout; the latest if several are running.
    fileprivate func running(in state: State) throws -> Workout {
        guard let running = state.runningWorkouts.first else { throw InvalidRequest(words.noWorkoutRuns) }
        return running
    }

    /// Says what was logged, which set of the exercise it was, and the record that it broke: "“Squat”: 8 × 85 kg, set 2 of 3. Record:
    /// one-rep max".
    fileprivate func sentence(onSet id: RecordID?, of workout: Workout, in state: State) -> String {
        guard let set = state.sets(of: workout.id).first(where: { $0.id == id }), let exercise = state.exercise(of: set)
        else { return words.setSaved }
        var facts = [words.figures(set, state.profile.units)]
        let step = state.progress(of: workout).steps.first { $0.exercise == exercise.id }
        if let step, let index = step.counted.firstIndex(where: { $0.id == set.id }) {
            let isPlanned = index < step.planned
            facts.append(
                words.uncapitalized(
                    isPlanned ? words.setNumber(index + 1, of: step.planned) : words.setNumber(index + 1)))
        }
        let sentence = words.valueSet(words.name(exercise), facts.filter { !$0.isEmpty }.joined(separator: ", "))
        let records = state.exerciseRecords.first { $0.exercise == exercise.id }
        guard let record = records.flatMap({ words.bests(of: $0, in: workout.id)[set.id] }) else { return sentence }
        return "\(sentence). \(words.recordBroken(words.uncapitalized(record)))"
    }

    /// The progress of a workout: one line per exercise, with the sets of last time.
    fileprivate func progress(of workout: Workout, in state: State) -> [String] {
        let progress = state.progress(of: workout)
        let units = state.profile.units
        var columns = Columns()
        for step in progress.steps {
            let count = step.counted.count
            columns.append([
                Columns.Cell(state.anyExercise(step.exercise).map { words.name($0) } ?? "", .strong),
                Columns.Cell(step.planned > 0 ? words.part(count, of: step.planned) : words.sets(count)),
                Columns.Cell(
                    step.lastDay.map { day in
                        let sets = step.last.map { words.figures($0, units) }.joined(separator: ", ")
                        return "\(words.lastTime(day, today: state.today(now))): \(sets)"
                    } ?? "", .faint),
            ])
        }
        return columns.lines(style)
    }
}
