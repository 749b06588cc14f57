import ArgumentParser
import DaybookCore
import Interchange
import Journal
import Phrasing
import Words

/// The `routine` commands.
struct Routines: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "routine", abstract: "Add, list and delete routines, the workouts you repeat.",
        subcommands: [AddRoutine.self, ListRoutines.self, DeleteRoutine.self], defaultSubcommand: ListRoutines.self)
}

struct AddRoutine: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a routine.",
        discussion: """
            daybook workout routine add Push --set "Bench press 3x8x60" --set "Plank 2x1:00" --rest 2:00

            Give each exercise with its sets: 3x8x60 is 3 sets of 8 repetitions at 60 kg, 2x1:00 is 2 sets of a minute.
            """)

    @Argument(help: "Its title.")
    var name: String

    @Option(help: ArgumentHelp("An exercise and its sets. Can be given several times.", valueName: "set"))
    var set: [String] = []

    @Option(help: ArgumentHelp("Rest after each set: 90, 1:30 or 2 min.", valueName: "time"))
    var rest: String?

    @Option(help: "A note.")
    var note: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        let changed = try session.save { state in
            var routine = Routine(id: id)
            (routine.name, routine.note) = (name, note ?? "")
            return try RoutineCommand.add(routine, try exercises(session, state)).decide(in: state)
        }
        return try session.read { state in
            guard let routine = state.routine(id) else { throw BodyRefusal.noSuchRoutine }
            return CommandOutput(
                session.report(session.words.wasAdded(routine.name), changed: changed),
                json: session.json(routine, in: state))
        }
    }

    private func exercises(_ session: Session, _ state: State) throws -> [RoutineExercise] {
        var seconds: Int64?
        if let rest {
            guard let read = session.words.parseClock(rest) else { throw InvalidRequest(session.words.notATime) }
            seconds = Int64(read)
        }
        return try set.compactMap { line in
            let sets = try session.sets(line, in: state)
            guard let first = sets.first else { return nil }
            var exercise = RoutineExercise(id: first.id, like: first)
            (exercise.sets, exercise.rest) = (Int64(sets.count), seconds)
            return exercise
        }
    }
}

struct ListRoutines: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List your routines with their exercises.")

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let words = session.words
            let routines = state.livingRoutines.sorted { Words.isOrderedBefore($0.name, $1.name) }
            let days = state.lastDaysOfRoutines
            var lines: [String] = []
            for routine in routines {
                let last = days[routine.id].map { words.lastDone($0, today: state.today(session.now)) }
                lines += lines.isEmpty ? [] : [""]
                lines.append(
                    session.style(.strong, routine.name) + "  " + session.style(.faint, last ?? words.neverDone))
                var columns = Columns()
                for row in state.exercises(of: routine.id) {
                    columns.append([
                        Columns.Cell(state.anyExercise(row.exercise).map { words.name($0) } ?? ""),
                        Columns.Cell(words.figures(row, state.profile.units), .strong),
                        Columns.Cell(row.rest.map { "\(words.restHeading) \(words.clock($0))" } ?? "", .faint),
                    ])
                }
                lines += columns.lines(session.style, indent: 2)
            }
            return CommandOutput(
                lines.isEmpty ? [words.noRoutinesYet] : lines,
                json: ["routines": .array(routines.map { session.json($0, in: state) })])
        }
    }
}

struct DeleteRoutine: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a routine; its workouts stay.")

    @Argument(help: "Its name, or the start of it.")
    var name: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var json: JSONValue = nil
        var title = ""
        try session.save { state in
            let routine = try session.routine(name, in: state)
            json = session.json(routine, in: state)
            title = routine.name
            return try RoutineCommand.delete(routine.id).decide(in: state)
        }
        return CommandOutput(session.words.wasDeleted(title), json: json)
    }
}

extension Session {
    /// Finds a routine by name, prefix of a name, or id.
    func routine(_ typed: String, in state: State) throws -> Routine {
        let routines = state.livingRoutines
        if let found = state.routine(RecordID(hex: typed)) { return found }
        switch Words.match(typed, among: routines.map { $0.name }) {
        case .one(let index): return routines[index]
        case .several(let indices):
            throw InvalidRequest(words.ambiguous(typed, indices.map { routines[$0].name }, ids: []))
        case .none:
            throw InvalidRequest.unknown(
                typed, among: routines.map { $0.name }, listedBy: "daybook workout routine list", words
            ) { words.routineUnknown($0, nearest: $1) }
        }
    }

    /// A routine with its exercises, in metric units.
    func json(_ routine: Routine, in state: State) -> JSONValue {
        func integer(_ number: Int64?) -> JSONValue { number.map { .integer($0) } ?? nil }
        let exercises = state.exercises(of: routine.id).map { row -> JSONValue in
            [
                "exercise": .text(state.anyExercise(row.exercise).map { words.name($0) }),
                "sets": integer(row.sets ?? 1),
                "repetitions": integer(row.repetitions), "load": .amount(row.load), "seconds": integer(row.seconds),
                "metres": .amount(row.metres), "rest": integer(row.rest),
            ]
        }
        return [
            "id": .string(routine.id.hex), "name": .string(routine.name), "note": .string(routine.note),
            "exercises": .array(exercises),
        ]
    }
}
