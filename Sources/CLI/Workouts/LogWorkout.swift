import ArgumentParser
import DaybookCore
import Journal
import Phrasing
import Words

struct LogWorkout: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Log a workout.",
        discussion: """
            daybook workout log "Upper body" --minutes 45 --set "Bench press 3x8x60" --set "Push-up 3x15"
            daybook workout log --set "Running 5 km 25:00" --on yesterday
            daybook workout log Yoga --minutes 30

            A set is an exercise and its numbers: 3x8x60 is 3 sets of 8 repetitions at 60 kg, 3x8 has no load, 8@60 is one \
            set, 2x1:00 is 2 sets of a minute; 5 km, 400 m, 25:00, 60 s and 'rir 2' (repetitions in reserve) can be added. \
            An exercise can be shortened to any unambiguous prefix.
            """)

    @Argument(help: "Its title; one such as Running or Yoga also sets the type.")
    var title: String?

    @Option(
        help: ArgumentHelp(
            "One of \(choices(WorkoutType.self)).", valueName: "type"))
    var type: String?

    @Option(help: "How long it took.")
    var minutes: Int64?

    @Option(help: ArgumentHelp("Kilocalories (default: estimated).", valueName: "kcal"))
    var energy: String?

    @Option(help: ArgumentHelp("The number of exercises completed, if you log no sets.", valueName: "count"))
    var exercises: Int64?

    @Option(help: ArgumentHelp("Sets of an exercise. Can be given several times.", valueName: "set"))
    var set: [String] = []

    @OptionGroup var moment: DateTimeOptions

    @Option(help: "A note on how it went.")
    var note: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        let changed = try session.save { state in
            let sets = try set.flatMap { try session.sets($0, in: state) }
            let moment = try moment.moment(in: session, state)
            let command = WorkoutCommand.add(try workout(id, session.words), at: moment, sets: sets)
            return try command.decide(in: state, now: session.now)
        }
        return try session.read { state in
            guard let workout = state.workout(id) else { throw BodyRefusal.noSuchWorkout }
            let words = session.words
            var lines = [session.report(words.workoutLogged(words.name(workout, in: state)), changed: changed)]
            lines += session.facts(of: workout, in: state)
            if let question = words.question(about: state.sets(of: id), state.profile.units) {
                lines.append(question)
            }
            return CommandOutput(lines, json: session.json(workout, in: state))
        }
    }

    private func workout(_ id: RecordID, _ words: Words) throws -> Workout {
        var workout = Workout(id: id)
        workout.title = title ?? ""
        workout.type = try kind(words)
        // Drop a title that is just the type's name.
        if let type = workout.type, self.type == nil, workout.title == words.name(type) { workout.title = "" }
        (workout.minutes, workout.exercises) = (minutes, exercises)
        try workout.set(.energy, typed: energy, words)
        workout.note = note ?? ""
        return workout
    }

    /// The type, by option or from a title that is a type's name in any language.
    private func kind(_ words: Words) throws -> WorkoutType? {
        if let type { return try words.choice(type) }
        guard let title else { return nil }
        let query = Words.fold(title)
        return WorkoutType.allCases.first { type in
            Language.allCases.contains { Words.fold(Words($0).name(type)) == query }
        }
    }
}

extension Session {
    /// Parses a line of sets.
    func sets(_ line: String, in state: State) throws -> [ExerciseSet] {
        guard let typed = words.parseSet(line, imperial: state.profile.units == .imperial) else {
            throw InvalidRequest(words.setUnreadable(line))
        }
        return ExerciseSet.all(typed, of: try exercise(typed.exercise, in: state), newID: Randomness.recordID)
    }

    /// Finds an exercise by name or prefix of a name; see `State.exercise(typed:_:)`.
    func exercise(_ typed: String, in state: State) throws -> Exercise {
        switch state.exercise(typed: typed, words) {
        case .one(let exercise): return exercise
        case .several(let names): throw InvalidRequest(words.ambiguous(typed, names, ids: []))
        case .none(let nearest):
            throw InvalidRequest(
                words.exerciseUnknown(typed, nearest: nearest)
                    + words.listed(by: "daybook workout exercises", unless: nearest))
        }
    }
}
