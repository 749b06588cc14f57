import ArgumentParser
import CivilTime
import DaybookCore

/// A command that reviews a calendar week, month or year: the one under way or an earlier one.
protocol ReviewCommand: ReadingCommand {
    static var period: Period { get }
    var options: ReviewOptions { get }
}

/// The options of a review.
struct ReviewOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A day in the week, month or year to show (default: today).", valueName: "day"))
    var on: String?

    @Flag(help: "Show the previous one instead.")
    var last = false

    @OptionGroup var global: GlobalOptions
}

extension ReviewCommand {
    var global: GlobalOptions { options.global }

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let today = state.today(session.now)
            func span(around day: Day) -> ReviewSpan {
                ReviewSpan(Self.period, around: day, today: today, firstWeekday: state.settings.firstWeekday)
            }
            let chosen = span(around: try session.pastDay(options.on, in: state))
            let shown = options.last ? span(around: chosen.whole.lowerBound.advanced(by: -1)) : chosen
            let report = ReviewReport(of: shown, in: state, session)
            return CommandOutput(report.lines, json: report.json)
        }
    }
}

struct ShowWeek: ReviewCommand {
    static let configuration = CommandConfiguration(
        commandName: "week", abstract: "Review the week: a figure for each part of life, beside the week before.")

    static let period = Period.week
    @OptionGroup var options: ReviewOptions
}

struct ShowMonth: ReviewCommand {
    static let configuration = CommandConfiguration(
        commandName: "month", abstract: "Review the month, beside the month before.")

    static let period = Period.month
    @OptionGroup var options: ReviewOptions
}

struct ShowYear: ReviewCommand {
    static let configuration = CommandConfiguration(
        commandName: "year", abstract: "Review the year, beside the year before.")

    static let period = Period.year
    @OptionGroup var options: ReviewOptions
}
