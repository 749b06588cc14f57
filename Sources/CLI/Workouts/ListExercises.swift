import ArgumentParser
import DaybookCore
import Interchange
import Phrasing
import Words

struct ListExercises: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "exercises", abstract: "List the built-in exercises and your own.")

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let words = session.words
            let exercises = state.ownExercises + Exercise.library.all
            var columns = Columns()
            for exercise in exercises {
                columns.append([
                    Columns.Cell(words.name(exercise), .strong), Columns.Cell(words.name(exercise.muscle)),
                    Columns.Cell(words.name(exercise.equipment), .faint),
                ])
            }
            return CommandOutput(
                columns.lines(session.style), json: ["exercises": .array(exercises.map { session.json($0) })])
        }
    }
}

struct AddExercise: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add-exercise", abstract: "Add an exercise of your own.")

    @Argument(help: "Its name.")
    var name: String

    @Option(
        help: ArgumentHelp(
            "One of \(choices(Muscle.self)).", valueName: "muscle"))
    var muscle: String?

    @Option(
        help: ArgumentHelp(
            "One of \(choices(Equipment.self)).", valueName: "equipment"))
    var equipment: String?

    @Option(
        help: ArgumentHelp(
            "One of \(choices(WorkoutType.self)).", valueName: "type"))
    var type: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        if let existing = session.words.libraryName(of: name) { throw BodyRefusal.nameTaken(existing) }
        let id = Randomness.recordID()
        var exercise = Exercise(id: id)
        exercise.name = name
        if let muscle { exercise.muscle = try session.words.choice(muscle) }
        if let equipment { exercise.equipment = try session.words.choice(equipment) }
        if let type { exercise.type = try session.words.choice(type) }
        let command = WorkoutCommand.addExercise(exercise)
        try session.save { state in try command.decide(in: state, now: session.now) }
        return try session.read { state in
            guard let exercise = state.exercise(id) else { throw BodyRefusal.noSuchExercise }
            return CommandOutput(session.words.wasAdded(exercise.name), json: session.json(exercise))
        }
    }
}
