import ArgumentParser
import CivilTime
import DaybookCore
import Phrasing
import Words

/// Options to group statistics by week, month or year, and to limit their number.
struct SpanOptions: ParsableArguments {
    @Option(help: ArgumentHelp("week, month or year.", valueName: "span"))
    var by = StatisticsInterval.week.rawValue

    @Option(help: ArgumentHelp("How many weeks, months or years.", valueName: "n"))
    var last = 8

    /// Validates the options. Throws if one is not allowed.
    func validated(_ words: Words) throws -> (span: StatisticsInterval, count: Int) {
        let span: StatisticsInterval = try words.choice(by)
        // Nearly two centuries of weeks.
        guard (1...10_000).contains(last) else { throw InvalidRequest(words.notBetween("--last", 1, 10_000)) }
        return (span, last)
    }
}

extension Words {
    /// The heading of a period's row.
    func heading(of first: Day, _ last: Day, by span: StatisticsInterval) -> Columns.Cell {
        Columns.Cell(span == .week ? range(first, last) : period(first, of: span), .faint)
    }
}
