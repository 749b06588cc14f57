import ArgumentParser
import DaybookCore
import DaybookWeb
import Interchange
import Words

struct ListMeasurements: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List what was measured, the latest first.")

    @Argument(help: "The measure, such as weight or waist.")
    var measure = BodyMeasure.weight.rawValue

    @Option(help: ArgumentHelp("How many at most (default: 30; with --json all).", valueName: "n"))
    var limit: Int?

    @OptionGroup var global: GlobalOptions

    func answer(in session: Session) throws -> Answer {
        guard let measure = BodyMeasure(rawValue: measure) else { throw BodyRefusal.unknownChoice(measure) }
        if let limit, limit < 1 { throw Refused(session.words.numberTooSmall(1)) }
        return try session.read { state in
            let all = state.measurements(of: measure)
            let shown = Array(all.suffix(limit ?? (global.json ? Int.max : 30)).reversed())
            return Answer(
                lines(shown, measure, session, state),
                json: ["count": .count(all.count), "measurements": .array(shown.map { session.json($0) })])
        }
    }

    private func lines(
        _ shown: [BodyMeasurement], _ measure: BodyMeasure, _ session: Session, _ state: State
    ) -> [String] {
        let words = session.words
        if shown.isEmpty { return [words.nothingMeasuredYet] }
        let today = state.today(session.now)
        var columns = Columns()
        for row in shown {
            columns.append([
                Columns.Part(row.day.map { words.near($0, to: today) } ?? "", .faint),
                Columns.Part(row.time?.text ?? "", .faint),
                Columns.Part(
                    words.measured(row.value ?? 0, measure, state.body.profile.units), .strong, isNumber: true),
                Columns.Part(row.note.split(separator: "\n").first.map(String.init) ?? "", .faint),
            ])
        }
        return columns.lines(session.style)
    }
}

struct DeleteMeasurement: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete the latest measurement of a day.")

    @Argument(help: "The measure, such as weight or waist.")
    var measure = BodyMeasure.weight.rawValue

    @Option(help: ArgumentHelp("The day (default: today).", valueName: "day"))
    var on: String?

    @OptionGroup var global: GlobalOptions

    func answer(in session: Session) throws -> Answer {
        guard let measure = BodyMeasure(rawValue: measure) else { throw BodyRefusal.unknownChoice(measure) }
        var deleted: BodyMeasurement?
        try session.keep { state in
            let day = try session.day(on, in: state)
            guard let found = state.measurements(of: measure).last(where: { $0.day == day }) else {
                throw BodyRefusal.noSuchMeasurement
            }
            deleted = found
            return try session.decide(BodyCommand.delete(found.id), in: state)
        }
        return Answer(session.words.measurementDeleted, json: deleted.map { session.json($0) } ?? nil)
    }
}
