import DaybookCore
import Journal
import Words

/// The result of looking up an exercise by typed text.
public enum ExerciseMatch: Hashable, Sendable {
    case one(Exercise)
    /// The names of all exercises with this prefix.
    case several([String])
    case none(nearest: String?)
}

extension State {
    /// Finds an exercise by its name or a prefix: the person's own first, then built-in ones in this language, then in
    /// the others.
    public func exercise(typed: String, _ words: Words) -> ExerciseMatch {
        let own = ownExercises
        let library = Exercise.library.all
        var shelves: [[(name: String, exercise: Exercise)]] = [
            own.map { ($0.name, $0) }, library.map { (words.name($0), $0) },
        ]
        for language in Language.allCases where language != words.language {
            shelves.append(library.map { (Words(language).name($0), $0) })
        }
        for shelf in shelves {
            switch Words.match(typed, among: shelf.map { $0.name }) {
            case .one(let index): return .one(shelf[index].exercise)
            case .several(let indices): return .several(indices.map { shelf[$0].name })
            case .none: break
            }
        }
        return .none(nearest: Words.nearest(to: typed, in: (shelves[0] + shelves[1]).map { $0.name }))
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
