import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Phrasing
import Words

/// The workout argument, with the global options.
struct WorkoutArgument: ParsableArguments {
    @Argument(help: "Its title, or the start of it (default: the latest workout).")
    var workout: String?

    @Option(help: ArgumentHelp("Its day.", valueName: "day"))
    var on: String?

    @OptionGroup var global: GlobalOptions
}

struct ShowWorkout: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Show a workout set by set: the latest, or the latest with a title or on a day.")

    @OptionGroup var choice: WorkoutArgument

    var global: GlobalOptions { choice.global }

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let workout = try session.workout(choice, in: state)
            return CommandOutput(
                [session.style(.strong, session.words.name(workout, in: state))]
                    + session.facts(of: workout, in: state, withDay: true) + lines(workout, session, state),
                json: session.json(workout, in: state))
        }
    }

    private func lines(_ workout: Workout, _ session: Session, _ state: State) -> [String] {
        let words = session.words
        var lines = workout.note.isEmpty ? [] : [""] + workout.note.split(separator: "\n").map(String.init)
        var columns = Columns()
        var last: Exercise?
        var records: [RecordID: String] = [:]
        for record in state.exerciseRecords {
            records.merge(words.bests(of: record, in: workout.id)) { first, _ in first }
        }
        for set in state.sets(of: workout.id) {
            let exercise = state.exercise(of: set)
            let isSame = last != nil && last?.id == exercise?.id
            last = exercise
            columns.append(
                [
                    Columns.Cell(isSame ? "" : exercise.map { words.name($0) } ?? ""),
                    Columns.Cell(words.figures(set, state.profile.units), .strong),
                ] + (records[set.id].map { [Columns.Cell($0, .faint)] } ?? []))
        }
        let sets = columns.lines(session.style)
        if !sets.isEmpty { lines += [""] + sets }
        return lines
    }
}

struct DeleteWorkout: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a workout: the latest with a title or on a day.")

    @OptionGroup var choice: WorkoutArgument

    var global: GlobalOptions { choice.global }

    func run(in session: Session) throws -> CommandOutput {
        var title = ""
        var before: JSONValue = nil
        try session.save { state in
            let workout = try session.workout(choice, in: state)
            title = session.words.name(workout, in: state)
            before = session.json(workout, in: state)
            return try WorkoutCommand.delete(workout.id).decide(in: state, now: session.now)
        }
        return CommandOutput(session.words.workoutDeleted(title), json: before)
    }
}

extension Session {
    /// The latest workout that matches an id, or a title and a day, either of which may be omitted.
    fileprivate func workout(_ choice: WorkoutArgument, in state: State) throws -> Workout {
        if let found = state.workout(choice.workout.flatMap { RecordID(hex: $0) }) { return found }
        var workouts = Array(state.livingWorkouts.reversed())
        if let on = choice.on {
            let day = try day(on, in: state)
            workouts.removeAll { $0.day != day }
        }
        guard let typed = choice.workout else {
            guard let latest = workouts.first else { throw InvalidRequest(words.noWorkoutsYet) }
            return latest
        }
        let query = Words.fold(typed)
        let names = workouts.map { words.name($0, in: state) }
        let index =
            names.firstIndex { Words.fold($0) == query }
            ?? names.firstIndex { Words.fold($0).unicodeScalars.starts(with: query.unicodeScalars) }
        guard let index else {
            let nearest = Words.nearest(to: typed, in: names)
            throw InvalidRequest(
                words.workoutUnknown(typed, nearest: nearest)
                    + words.listed(by: "daybook workout list", unless: nearest))
        }
        return workouts[index]
    }

    /// A summary of a workout: time, duration, energy, volume.
    func facts(of workout: Workout, in state: State, withDay: Bool = false) -> [String] {
        var facts: [String] = []
        if withDay, let day = workout.day {
            facts.append(words.near(day, to: state.today(now)) + (workout.time.map { " \($0.text)" } ?? ""))
        }
        if let minutes = state.minutes(of: workout) { facts.append(words.workoutMinutes(minutes)) }
        if let energy = state.energy(of: workout, state.weightTrend) {
            facts.append(words.energy(energy.kilocalories, isEstimate: energy.isEstimate))
        }
        let exercises = state.exerciseCount(of: workout)
        if exercises > 0 { facts.append(words.exercises(exercises)) }
        let sets = state.sets(of: workout.id)
        if !sets.isEmpty { facts.append(words.sets(sets.count)) }
        let volume = sets.reduce(0) { $0 + ($1.kind == .warmUp ? 0 : $1.volume) }
        if volume > 0 { facts.append(words.totalVolume(volume, imperial: state.profile.units == .imperial)) }
        return facts.isEmpty ? [] : [facts.joined(separator: " · ")]
    }
}
