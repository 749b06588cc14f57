import DaybookCore
import Journal
import Words

extension State {
    /// Finds an exercise by its name or a prefix: the person's own first, then built-in ones in this language, then in
    /// the others.
    public func exercise(typed: String, _ words: Words) -> NameMatch<Exercise> {
        NameMatch(
            [typed],
            in: [ownExercises.map { ($0.name, $0) }] + words.names(of: Exercise.library.all) { $0.name($1) })
    }
}

extension Words {
    /// The name of the built-in exercise that has this name in any language; nil if there is none.
    public func libraryName(of typed: String) -> String? {
        let query = Words.fold(typed)
        for exercise in Exercise.library.all {
            let names = exercise.code.map { exerciseNames($0) } ?? []
            if names.contains(where: { Words.fold($0) == query }) { return name(exercise) }
        }
        return nil
    }
}

extension ExerciseSet {
    /// Returns the sets of a typed line, each under a new id.
    public static func all(_ typed: TypedSet, of exercise: Exercise, newID: () -> RecordID) -> [ExerciseSet] {
        (0..<typed.count).map { _ in
            var set = ExerciseSet(id: newID())
            set.exercise = exercise.id
            set.repetitions = typed.repetitions.map { Int64($0) }
            set.load = typed.kilograms
            set.seconds = typed.seconds.map { Int64($0) }
            set.metres = typed.metres
            set.repsInReserve = typed.repsInReserve.map { Int64($0) }
            return set
        }
    }
}
