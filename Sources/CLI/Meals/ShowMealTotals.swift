import ArgumentParser
import DaybookCore
import Interchange
import Phrasing
import Words

struct ShowMealTotals: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "totals", abstract: "Show what you eat per day, by week, month or year.")

    @OptionGroup var spans: SpanOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let (span, count) = try spans.validated(session.words)
        return try session.read { state in
            let words = session.words
            let statistics = state.mealStatistics(by: span, count: count, today: state.today(session.now))
            var columns = Columns()
            for item in statistics.reversed() {
                columns.append([
                    words.heading(of: item.first, item.last, by: span),
                    Columns.Cell(item.mean.kilocalories.map { words.energyADay($0) } ?? "–", .strong, isNumber: true),
                    Columns.Cell(words.parts(item.mean), .faint),
                    Columns.Cell(item.days > 0 ? words.days(item.days) : "", .faint),
                ])
            }
            let hint = statistics.contains { $0.leavesOutToday } ? [words.todayCountsOnceOver] : []
            return CommandOutput(
                columns.lines(session.style) + hint,
                json: ["totals": .array(statistics.reversed().map { session.json($0) })])
        }
    }
}
