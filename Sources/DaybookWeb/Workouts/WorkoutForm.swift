import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// The form of a workout. All fields are text, so that a refused form is shown again unchanged.
struct WorkoutForm: Hashable, Sendable {
    var title = ""
    /// The code of a type; empty to derive it from the exercises.
    var type = ""
    /// Empty for today.
    var day = ""
    var time = ""
    var minutes = ""
    var energy = ""
    var exercises = ""
    var note = ""
    /// Sets, one line per exercise: "Bench press 3x8x60".
    var sets = ""
    /// The values when the form was opened.
    var seen = ""

    init() {}

    /// Creates a form from a stored workout.
    init(_ workout: Workout, _ words: Words) {
        title = workout.title
        type = workout.type?.rawValue ?? ""
        day = workout.day?.text ?? ""
        time = workout.time?.text ?? ""
        minutes = workout.minutes.map { "\($0)" } ?? ""
        energy = workout.energy.map { words.typedNumber($0) } ?? ""
        exercises = workout.exercises.map { "\($0)" } ?? ""
        note = workout.note
        let fields = FormFields([
            ("title", title), ("type", type), ("day", day), ("time", time), ("minutes", minutes), ("energy", energy),
            ("exercises", exercises), ("note", note),
        ])
        seen = fields.urlEncoded
    }

    /// Creates a form from posted fields; missing fields are empty.
    init(fields: FormFields) {
        title = fields["title"] ?? ""
        type = fields["type"] ?? ""
        day = fields["day"] ?? ""
        time = fields["time"] ?? ""
        minutes = fields["minutes"] ?? ""
        energy = fields["energy"] ?? ""
        exercises = fields["exercises"] ?? ""
        note = fields["note"] ?? ""
        sets = fields["sets"] ?? ""
        seen = fields["seen"] ?? ""
    }

    /// The field values of the workout when the form was opened; see `WorkoutCommand.edit`.
    func seenValues(_ words: Words, of workout: Workout, _ state: State) -> [String: Value] {
        guard !seen.isEmpty,
            let draft = try? WorkoutForm(fields: FormFields(urlEncoded: seen.utf8)).draft(words, state)
        else { return [:] }
        return draft.seenValues(of: workout)
    }

    /// Parses the form into a draft. Throws the first field's error.
    func draft(_ words: Words, _ state: State) throws(FormRefusal) -> WorkoutDraft {
        var draft = WorkoutDraft()
        draft.title = title
        draft.note = note
        if !type.isEmpty {
            guard let known = WorkoutType(rawValue: type) else {
                throw FormRefusal("type", words.choiceUnknown(words.truncated(type)))
            }
            draft.type = known
        }
        draft.moment = try BodyFields.moment(day, time, words)
        draft.minutes = try BodyFields.whole(minutes, "minutes", words)
        draft.energy = try BodyFields.number(energy, "energy", words)
        draft.exercises = try BodyFields.whole(exercises, "exercises", words)
        let lines = PlainText.lines(sets).split(separator: "\n").map { PlainText.line(String($0)) }
        for line in lines where !line.isEmpty { draft.sets += try read(line, words, state) }
        return draft
    }

    private func read(_ line: String, _ words: Words, _ state: State) throws(FormRefusal) -> [SetDraft] {
        guard let typed = words.parseSet(line, imperial: state.profile.units == .imperial) else {
            throw FormRefusal("sets", words.setUnreadable(line))
        }
        switch state.exercise(typed: typed.exercise, words) {
        case .one(let exercise): return SetDraft.all(typed, of: exercise)
        case .several(let names): throw FormRefusal("sets", words.ambiguous(typed.exercise, names, ids: []))
        case .none(let nearest):
            throw FormRefusal("sets", words.exerciseUnknown(typed.exercise, nearest: nearest))
        }
    }

    /// The name of the field that a refusal concerns.
    static func field(of refusal: BodyRefusal) -> String {
        switch refusal {
        case .field(let error): error.field
        case .dayInTheFuture: "day"
        case .outOfRange(.energy): "energy"
        case .outOfRange(.minutes): "minutes"
        case .outOfRange: "exercises"
        case .tooManySets, .noSuchExercise: "sets"
        default: ""
        }
    }
}

/// The form of a set in the person's units, with all fields as text.
struct SetForm: Hashable, Sendable {
    /// The id of the exercise.
    var exercise = ""
    var kind = ""
    var repetitions = ""
    var load = ""
    /// "90", seconds, or "1:30".
    var time = ""
    /// In kilometres or miles, unless it has a unit.
    var distance = ""
    var repsInReserve = ""

    init() {}

    /// Creates a form from a stored or suggested set.
    init(_ draft: SetDraft, _ words: Words, imperial: Bool) {
        exercise = draft.exercise.hex
        kind = draft.kind == .normal ? "" : draft.kind.rawValue
        repetitions = draft.repetitions.map { "\($0)" } ?? ""
        load = draft.load.map { words.typedNumber(Self.rounded(imperial ? $0 / Words.kilogramsOfPound : $0)) } ?? ""
        time = draft.seconds.map { words.clock($0) } ?? ""
        distance =
            draft.metres.map { words.typedNumber(Self.rounded($0 / (imperial ? Words.metresOfMile : 1000))) } ?? ""
        repsInReserve = draft.repsInReserve.map { "\($0)" } ?? ""
    }

    /// Creates a form from posted fields; missing fields are empty.
    init(fields: FormFields) {
        exercise = fields["exercise"] ?? ""
        kind = fields["kind"] ?? ""
        repetitions = fields["repetitions"] ?? ""
        load = fields["load"] ?? ""
        time = fields["time"] ?? ""
        distance = fields["way"] ?? ""
        repsInReserve = fields["reserve"] ?? ""
    }

    /// Rounds to a hundredth, as a person would type it.
    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    /// Parses the form into a draft. Throws the first field's error. A number that still shows the value of `old` keeps
    /// its full precision.
    func draft(_ words: Words, imperial: Bool, over old: SetDraft? = nil) throws(FormRefusal) -> SetDraft {
        guard let id = RecordID(hex: exercise) else { throw FormRefusal("exercise", words.chooseExerciseFirst) }
        var draft = SetDraft(id)
        if !kind.isEmpty {
            guard let known = ExerciseSet.Kind(rawValue: kind) else {
                throw FormRefusal("kind", words.choiceUnknown(words.truncated(kind)))
            }
            draft.kind = known
        }
        let shown = old.map { SetForm($0, words, imperial: imperial) }
        draft.repetitions = try BodyFields.whole(repetitions, "repetitions", words)
        draft.repsInReserve = try BodyFields.whole(repsInReserve, "reserve", words)
        draft.load = shown?.load == load ? old?.load : try BodyFields.load(load, "load", words, imperial: imperial)
        draft.seconds = try BodyFields.seconds(time, "time", words)
        draft.metres =
            shown?.distance == distance
            ? old?.metres : try BodyFields.metres(distance, "way", words, imperial: imperial)
        return draft
    }

    /// The name of the field that a refusal concerns.
    static func field(of refusal: BodyRefusal) -> String {
        switch refusal {
        case .noSuchExercise: "exercise"
        case .field(let error): error.field
        case .outOfRange(.load): "load"
        case .outOfRange(.metres): "way"
        case .outOfRange(.repsInReserve): "reserve"
        case .outOfRange(.seconds): "time"
        case .outOfRange: "repetitions"
        default: ""
        }
    }
}

/// The form of the person's own exercise, with all fields as text.
struct ExerciseForm: Hashable, Sendable {
    var name = ""
    var muscle = Muscle.wholeBody.rawValue
    var equipment = Equipment.none.rawValue
    var type = WorkoutType.strength.rawValue

    init() {}

    init(_ exercise: Exercise) {
        name = exercise.name
        muscle = exercise.muscle.rawValue
        equipment = exercise.equipment.rawValue
        type = exercise.type.rawValue
    }

    init(fields: FormFields) {
        name = fields["name"] ?? ""
        muscle = fields["muscle"] ?? Muscle.wholeBody.rawValue
        equipment = fields["equipment"] ?? Equipment.none.rawValue
        type = fields["type"] ?? WorkoutType.strength.rawValue
    }

    /// Parses the form into a draft. Throws the first field's error.
    func draft(_ words: Words) throws(FormRefusal) -> ExerciseDraft {
        func unknown(_ field: String, _ typed: String) -> FormRefusal {
            FormRefusal(field, words.choiceUnknown(words.truncated(typed)))
        }
        var draft = ExerciseDraft(name: name)
        guard let muscle = Muscle(rawValue: muscle) else { throw unknown("muscle", self.muscle) }
        guard let equipment = Equipment(rawValue: equipment) else { throw unknown("equipment", self.equipment) }
        guard let type = WorkoutType(rawValue: type) else { throw unknown("type", self.type) }
        (draft.muscle, draft.equipment, draft.type) = (muscle, equipment, type)
        return draft
    }
}
