import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// The form of a new workout: beside its fields, it has a line for the sets of each exercise.
enum WorkoutForm {
    /// Parses the sets, one line per exercise: "Bench press 3x8x60".
    static func sets(
        _ fields: FormFields, in state: State, _ words: Words, newID: () -> RecordID
    ) throws(FormRefusal) -> [ExerciseSet] {
        var sets: [ExerciseSet] = []
        for line in PlainText.lines(fields["sets"] ?? "").split(separator: "\n").map({ PlainText.line(String($0)) })
        where !line.isEmpty {
            guard let typed = words.parseSet(line, imperial: state.profile.units == .imperial) else {
                throw FormRefusal("sets", words.setUnreadable(line))
            }
            switch state.exercise(typed: typed.exercise, words) {
            case .one(let exercise): sets += ExerciseSet.all(typed, of: exercise, newID: newID)
            case .several(let names): throw FormRefusal("sets", words.ambiguous(typed.exercise, names, ids: []))
            case .none(let nearest):
                throw FormRefusal("sets", words.exerciseUnknown(typed.exercise, nearest: nearest))
            }
        }
        return sets
    }
}

/// The form of a set in the person's units.
enum SetForm {
    static func fields(of set: ExerciseSet, _ units: UnitSystem, _ words: Words) -> FormFields {
        var fields = FormFields(figures: set, units, words)
        fields["kind"] = set.kind == .normal ? "" : set.kind.rawValue
        fields["repsInReserve"] = set.typed(.reserve, words)
        return fields
    }
}

extension FormFields {
    /// The exercise and figures of a set, done or planned: the time as "1:30", the distance in kilometres or miles.
    init(figures set: some SetValues, _ units: UnitSystem, _ words: Words) {
        let isImperial = units == .imperial
        /// Formats a number for input, rounded to a hundredth.
        func typed(_ value: Double?, in unit: Double) -> String {
            value.map { words.typedNumber(($0 / unit * 100).rounded() / 100) } ?? ""
        }
        self.init([
            ("exercise", set.exercise?.hex ?? ""),
            ("repetitions", set.repetitions.map { "\($0)" } ?? ""),
            ("load", typed(set.load, in: isImperial ? Words.kilogramsOfPound : 1)),
            ("time", set.seconds.map { words.clock($0) } ?? ""),
            ("distance", typed(set.metres, in: isImperial ? Words.metresOfMile : 1000)),
        ])
    }
}

extension SetValues {
    /// Sets the exercise and figures from the form. Unchanged numbers keep their full precision.
    mutating func fill(
        figuresFrom form: FormFields, shown: Self?, _ units: UnitSystem, _ words: Words
    ) throws(FormRefusal) {
        let isImperial = units == .imperial
        let before = shown.map { FormFields(figures: $0, units, words) }
        func typed(_ name: String) -> String { form[name] ?? "" }
        guard let exercise = RecordID(hex: typed("exercise")) else {
            throw FormRefusal("exercise", words.chooseExerciseFirst)
        }
        self.exercise = exercise
        repetitions = try BodyFields.integer(typed("repetitions"), "repetitions", words)
        load =
            typed("load") == before?["load"]
            ? shown?.load : try BodyFields.load(typed("load"), "load", words, imperial: isImperial)
        seconds = try BodyFields.seconds(typed("time"), "time", words)
        metres =
            typed("distance") == before?["distance"]
            ? shown?.metres : try BodyFields.metres(typed("distance"), "distance", words, imperial: isImperial)
    }
}

extension ExerciseSet {
    /// Sets the editable fields from the set's form.
    ///
    /// - Parameter shown: The set that the form showed, stored or suggested.
    mutating func fill(
        fromSetForm form: FormFields, shown: ExerciseSet?, _ units: UnitSystem, _ words: Words
    ) throws(FormRefusal) {
        try fill(figuresFrom: form, shown: shown, units, words)
        do throws(FieldError) {
            if form["kind"] != typed(.kind, words) { try set(.kind, typed: form["kind"], words) }
        } catch {
            throw FormRefusal(error.field, words.reason(error))
        }
        repsInReserve = try BodyFields.integer(form["repsInReserve"] ?? "", "repsInReserve", words)
    }
}

extension BodyRefusal {
    /// The input of the workout form the error belongs to; empty if none.
    var workoutInput: String {
        switch self {
        case .outOfRange(.energy): "energy"
        case .outOfRange(.minutes): "minutes"
        case .outOfRange(.exercises): "exercises"
        case .dayInTheFuture: "day"
        case .outOfRange, .tooManySets, .noSuchExercise, .field(FieldError("repetitions", .numberMissing)): "sets"
        case .field(let error): error.field
        default: ""
        }
    }

    /// The input the error belongs to in the form of a set or exercise, or in a row of a routine.
    var setInput: String {
        switch self {
        case .noSuchExercise: "exercise"
        case .nameTaken: "name"
        case .field(let error): error.field
        case .outOfRange(.routineSets): "sets"
        case .outOfRange(.load): "load"
        case .outOfRange(.metres): "distance"
        case .outOfRange(.repsInReserve): "repsInReserve"
        case .outOfRange(.seconds): "time"
        case .outOfRange(.rest): "rest"
        case .outOfRange: "repetitions"
        default: ""
        }
    }
}
