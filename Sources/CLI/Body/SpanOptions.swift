import ArgumentParser
import CivilTime
import DaybookCore
import Words

/// Options to group statistics by week or month, and to limit their number.
struct SpanOptions: ParsableArguments {
    @Option(help: ArgumentHelp("week or month.", valueName: "span"))
    var by = StatisticsInterval.week.rawValue

    @Option(help: ArgumentHelp("How many weeks or months.", valueName: "n"))
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
    /// The heading of a week's or month's row.
    func heading(of first: Day, _ last: Day, by span: StatisticsInterval) -> Columns.Cell {
        Columns.Cell(span == .week ? range(first, last) : monthAndYear(first.monthOfYear), .faint)
    }
}
