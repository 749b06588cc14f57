import ArgumentParser
import DaybookCore
import Journal
import Phrasing
import Words

struct LogWorkout: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Log a workout.",
        discussion: """
            daybook workout log "Upper body" --minutes 45 --set "Bench press 3x8x60" --set "Push-up 3x15"
            daybook workout log --set "Running 5 km 25:00" --on yesterday
            daybook workout log Yoga --minutes 30

            A set is an exercise and its figures: 3x8x60 is 3 sets of 8 repetitions at 60 kg, 3x8 has no load, 8@60 is one \
            set; 5 km, 400 m, 25:00, 60 s and 'rir 2' (repetitions in reserve) can be added. An exercise can be \
            shortened to any unambiguous prefix.
            """)

    @Argument(help: "What you call it; a type such as Running or Yoga also sets the type.")
    var title: String?

    @Option(
        help: ArgumentHelp(
            "One of \(WorkoutType.allCases.map { $0.rawValue }.joined(separator: ", ")).", valueName: "type"))
    var type: String?

    @Option(help: "How long it took.")
    var minutes: Int64?

    @Option(help: ArgumentHelp("Kilocalories; estimated without it.", valueName: "kcal"))
    var energy: String?

    @Option(help: ArgumentHelp("How many exercises you completed, where you write no sets.", valueName: "count"))
    var exercises: Int64?

    @Option(help: ArgumentHelp("Sets of an exercise; can be given several times.", valueName: "set"))
    var set: [String] = []

    @OptionGroup var moment: MomentOptions

    @Option(help: "How it went.")
    var note: String?

    @OptionGroup var global: GlobalOptions

    func answer(in session: Session) throws -> Answer {
        let id = Randomness.recordID()
        let changed = try session.keep { state in
            try session.decide(WorkoutCommand.add(try draft(session, state), id: id), in: state)
        }
        return try session.read { state in
            guard let workout = state.workout(id) else { throw BodyRefusal.noSuchWorkout }
            let words = session.words
            var lines = [session.say(words.wasAdded(words.name(workout, in: state)), changed: changed)]
            lines += session.facts(of: workout, in: state)
            return Answer(lines, json: session.json(workout, in: state))
        }
    }

    private func draft(_ session: Session, _ state: State) throws -> WorkoutDraft {
        var draft = WorkoutDraft()
        draft.title = title ?? ""
        draft.type = try kind(session)
        // Drop a title that is just the type's name.
        if let type = draft.type, self.type == nil, draft.title == session.words.name(type) { draft.title = "" }
        draft.moment = try moment.moment(in: session, state)
        draft.minutes = minutes
        if let energy {
            guard let number = session.words.parseNumber(energy) else { throw FieldError("energy", .notANumber) }
            draft.energy = number
        }
        draft.exercises = exercises
        draft.note = note ?? ""
        for line in set { draft.sets += try session.sets(line, in: state) }
        return draft
    }

    /// The type, by option or from a title that is a type's name in any language.
    private func kind(_ session: Session) throws -> WorkoutType? {
        if let type { return try session.words.choice(type) }
        guard let title else { return nil }
        let query = Words.fold(title)
        return WorkoutType.allCases.first { type in
            Language.allCases.contains { Words.fold(Words($0).name(type)) == query }
        }
    }
}

extension Session {
    /// Parses a line of sets.
    func sets(_ line: String, in state: State) throws -> [SetDraft] {
        guard let typed = words.parseSet(line, imperial: state.profile.units == .imperial) else {
            throw Refused(words.setUnreadable(line))
        }
        return SetDraft.all(typed, of: try exercise(typed.exercise, in: state))
    }

    /// Finds an exercise by name or prefix of a name; see `State.exercise(typed:_:)`.
    func exercise(_ typed: String, in state: State) throws -> Exercise {
        switch state.exercise(typed: typed, words) {
        case .one(let exercise): return exercise
        case .several(let names): throw Refused(words.ambiguous(typed, names, ids: []))
        case .none(let nearest): throw Refused(words.exerciseUnknown(typed, nearest: nearest))
        }
    }

    /// Runs a workout command.
    func decide(_ command: WorkoutCommand, in state: State) throws -> Decision {
        try command.decide(in: state, now: now, newID: Randomness.recordID)
    }
}
