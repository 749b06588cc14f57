import ArgumentParser
import CivilTime
import DaybookCore
import Words

/// How a command adds up what is known of the body: by week or month, and how many of them.
struct SpanOptions: ParsableArguments {
    @Option(help: ArgumentHelp("week or month.", valueName: "span"))
    var by = BodySpan.week.rawValue

    @Option(help: ArgumentHelp("How many weeks or months.", valueName: "n"))
    var last = 8

    /// The span and how many, or why they cannot be.
    func checked(_ words: Words) throws -> (span: BodySpan, count: Int) {
        let span: BodySpan = try words.choice(by)
        guard (1...1000).contains(last) else { throw Refused(words.notBetween(1, 1000)) }
        return (span, last)
    }
}

extension Words {
    /// What the line of a week or month begins with.
    func heading(of first: Day, _ last: Day, by span: BodySpan) -> Columns.Part {
        Columns.Part(span == .week ? range(first, last) : monthAndYear(first.monthOfYear), .faint)
    }
}
