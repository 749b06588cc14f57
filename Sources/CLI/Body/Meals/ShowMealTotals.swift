import ArgumentParser
import CivilTime
import DaybookCore
import DaybookWeb
import Interchange
import Words

struct ShowMealTotals: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "totals", abstract: "Show what you eat a day, by week or month.")

    @Option(help: ArgumentHelp("week or month.", valueName: "span"))
    var by = BodySpan.week.rawValue

    @Option(help: ArgumentHelp("How many weeks or months.", valueName: "n"))
    var last = 8

    @OptionGroup var global: GlobalOptions

    func answer(in session: Session) throws -> Answer {
        guard let span = BodySpan(rawValue: by) else { throw BodyRefusal.unknownChoice(by) }
        guard (1...1000).contains(last) else { throw Refused(session.words.notBetween(1, 1000)) }
        return try session.read { state in
            let words = session.words
            let statistics = state.mealStatistics(by: span, count: last, today: state.today(session.now))
            var columns = Columns()
            for item in statistics.reversed() {
                columns.append([
                    Columns.Part(
                        span == .week ? words.range(item.first, item.last) : words.monthAndYear(item.first.monthOfYear),
                        .faint),
                    Columns.Part(item.mean.kilocalories.map { words.energyADay($0) } ?? "–", .strong, isNumber: true),
                    Columns.Part(words.parts(item.mean), .faint),
                    Columns.Part(item.days > 0 ? words.days(item.days) : "", .faint),
                ])
            }
            return Answer(
                columns.lines(session.style), json: ["totals": .array(statistics.reversed().map { session.json($0) })])
        }
    }
}
