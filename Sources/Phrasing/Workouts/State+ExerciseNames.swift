import DaybookCore
import Journal
import Words

extension State {
    /// Finds an exercise by its name, a prefix or a short name: the person's own first, then built-in ones in this
    /// language, then in the others; if nothing matches, the same with other endings.
    public func exercise(typed: String, _ words: Words) -> NameMatch<Exercise> {
        let own = ownExercises.map { (name: $0.name, item: $0) }
        if let code = Words.exerciseCode(ofShortName: typed), case .none = NameMatch([typed], in: [own]),
            let exercise = Exercise.id(ofCode: code).flatMap({ Exercise.library[$0] })
        {
            return .one(exercise)
        }
        return NameMatch(
            [typed] + Words.withoutEnding(typed),
            in: [own] + words.names(of: Exercise.library.all) { $0.name($1) })
    }

    /// The exercise that a typed line names by whole words, "bench" but not "ben", or by a short name.
    func exercise(ofLine typed: String, _ words: Words) -> QuickExercise? {
        guard case .one(let exercise) = exercise(typed: typed, words) else { return nil }
        let names = (exercise.code.map { words.exerciseNames($0) } ?? [exercise.name]).map { Words.fold($0) }
        let isNamed = ([Words.fold(typed)] + Words.withoutEnding(typed)).contains { form in
            names.contains { $0 == form || $0.hasPrefix(form + " ") }
        }
        guard isNamed || Words.exerciseCode(ofShortName: typed) != nil else { return nil }
        return QuickExercise(name: words.name(exercise), type: exercise.type.rawValue)
    }
}

extension Words {
    /// The name of the built-in exercise that has this name in any language; nil if there is none.
    public func libraryName(of typed: String) -> String? { libraryExercise(named: typed).map { name($0) } }

    /// The built-in exercise that has this name in any language, regardless of case; nil if there is none.
    public func libraryExercise(named typed: String) -> Exercise? {
        let query = Words.fold(typed)
        return Exercise.library.all.first { exercise in
            let names = exercise.code.map { exerciseNames($0) } ?? []
            return names.contains { Words.fold($0) == query }
        }
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
