import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

struct ShowRecords: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "records", abstract: "Show personal records by exercise.",
        discussion: "daybook workout records bench")

    @Argument(help: "An exercise, or the start of its name.")
    var exercise: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            var records = state.exerciseRecords
            if let exercise {
                let id = try session.exercise(exercise, in: state).id
                records.removeAll { $0.exercise != id }
            }
            return CommandOutput(
                lines(records, session, state), json: ["records": .array(records.map { session.json($0, in: state) })])
        }
    }

    private func lines(_ records: [ExerciseRecords], _ session: Session, _ state: State) -> [String] {
        let words = session.words
        let imperial = state.profile.units == .imperial
        let today = state.today(session.now)
        var lines: [String] = []
        for record in records {
            var columns = Columns()
            func add(_ name: String, _ best: ExerciseRecords.Best?, _ figure: (ExerciseRecords.Best) -> String) {
                guard let best else { return }
                columns.append([
                    Columns.Cell(name, .faint), Columns.Cell(figure(best), .strong),
                    Columns.Cell(words.near(best.day, to: today), .faint),
                ])
            }
            func set(_ best: ExerciseRecords.Best) -> String {
                state.exerciseSets[best.set].map { words.figures($0, state.profile.units) } ?? ""
            }
            add(words.oneRepMax, record.oneRepMax) { words.weight($0.value, imperial: imperial) }
            add(words.heaviestLoad, record.heaviest, set)
            add(words.bestSet, record.bestSet, set)
            add(words.mostRepetitions, record.mostRepeated) { words.repetitions(Int64($0.value)) }
            add(words.longestTime, record.longest) { words.clock(Int64($0.value)) }
            add(words.farthestDistance, record.farthest) { words.distance($0.value, imperial: imperial) }
            add(words.fastestPace, record.fastest) { words.pace($0.value, imperial: imperial) }
            let exercise = state.exercise(record.exercise) ?? state.exercises[record.exercise]
            lines += lines.isEmpty ? [] : [""]
            lines.append(session.style(.strong, exercise.map { words.name($0) } ?? ""))
            lines += columns.lines(session.style, indent: 2)
        }
        return lines.isEmpty ? [words.noRecordsYet] : lines
    }
}
