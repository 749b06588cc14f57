import ArgumentParser
import DaybookCore
import Interchange
import Phrasing
import Words

struct ListMeasurements: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List measurements, latest first.",
        discussion: "daybook body list waist --limit 10")

    @Argument(help: "The measure, such as weight or waist.")
    var measure = BodyMeasure.weight.rawValue

    @Option(help: ArgumentHelp("The maximum number to list (default: 30; with --json, all).", valueName: "n"))
    var limit: Int?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let measure: BodyMeasure = try session.words.choice(measure)
        let maximum = try session.maximum(limit, default: 30, json: global.json)
        return try session.read { state in
            let all = state.figures(of: measure)
            let shown = Array(all.suffix(maximum).reversed())
            return CommandOutput(
                lines(shown, measure, session, state),
                json: ["count": .count(all.count), "measurements": .array(shown.map { session.json($0, measure) })])
        }
    }

    private func lines(
        _ shown: [BodyValue], _ measure: BodyMeasure, _ session: Session, _ state: State
    ) -> [String] {
        let words = session.words
        if shown.isEmpty { return [words.noMeasurementsYet] }
        let today = state.today(session.now)
        var columns = Columns()
        for row in shown {
            columns.append([
                Columns.Cell(words.near(row.day, to: today), .faint),
                Columns.Cell(row.written?.time?.text ?? "", .faint),
                Columns.Cell(words.measured(row.value, measure, state.profile.units), .strong, isNumber: true),
                Columns.Cell(note(row, words), .faint),
            ])
        }
        return columns.lines(session.style)
    }

    private func note(_ row: BodyValue, _ words: Words) -> String {
        guard let written = row.written else { return words.fromHealth }
        return written.note.split(separator: "\n").first.map(String.init) ?? ""
    }
}

struct ShowBodyTotals: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "totals", abstract: "Show the weight by week, month or year.")

    @OptionGroup var spans: SpanOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let (span, count) = try spans.validated(session.words)
        return try session.read { state in
            let words = session.words
            let statistics = state.weightStatistics(by: span, count: count, today: state.today(session.now))
            let imperial = state.profile.units == .imperial
            var columns = Columns()
            for item in statistics.reversed() {
                columns.append([
                    words.heading(of: item.first, item.last, by: span),
                    Columns.Cell(
                        item.mean.map { words.weight($0, imperial: imperial) } ?? "–", .strong, isNumber: true),
                    Columns.Cell(item.change.map { words.change($0, imperial: imperial) } ?? "", isNumber: true),
                    Columns.Cell(item.days > 0 ? words.days(item.days) : "", .faint),
                ])
            }
            return CommandOutput(
                columns.lines(session.style), json: ["totals": .array(statistics.reversed().map { session.json($0) })])
        }
    }
}

struct DeleteMeasurement: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete the latest measurement of a day.")

    @Argument(help: "The measure, such as weight or waist.")
    var measure = BodyMeasure.weight.rawValue

    @Option(help: ArgumentHelp("The day (default: today).", valueName: "day"))
    var on: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let measure: BodyMeasure = try session.words.choice(measure)
        var deleted: BodyMeasurement?
        try session.save { state in
            let day = try session.pastDay(on, mayBeAhead: true, in: state)
            guard let found = state.measurements(of: measure).last(where: { $0.day == day }) else {
                throw BodyRefusal.noSuchMeasurement
            }
            deleted = found
            return try session.decide(BodyCommand.delete(found.id), in: state)
        }
        return CommandOutput(session.words.measurementDeleted, json: deleted.map { session.json($0) } ?? nil)
    }
}
