import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

struct ListAway: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the periods in which you are away, latest first.", aliases: ["ls"])

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let periods = state.livingAwayPeriods
            return CommandOutput(
                lines(periods, session, state),
                json: [
                    "away": .bool(state.isAway(on: state.today(session.now))),
                    "periods": .array(periods.map { session.json($0, in: state) }),
                ])
        }
    }

    private func lines(_ periods: [AwayPeriod], _ session: Session, _ state: State) -> [String] {
        let words = session.words
        guard !periods.isEmpty else { return [words.noAwayPeriodsYet, "", "  daybook away until sunday"] }
        let today = state.today(session.now)
        let numbers = AwayNumbers(state)
        var columns = Columns()
        for period in periods {
            let isCurrent = period.days?.contains(today) ?? false
            columns.append([
                Columns.Cell(numbers.number(of: period), .faint),
                Columns.Cell(words.span(of: period), isCurrent ? .strong : .plain),
                Columns.Cell(period.until == nil ? "" : words.days(period.dayCount), .faint, isNumber: true),
                Columns.Cell(isCurrent ? words.awayNow : "", .good), Columns.Cell(period.note, .faint),
            ])
        }
        return columns.lines(session.style)
    }
}

struct EditAway: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a period; options you leave out keep their values.",
        discussion: "daybook away edit today --until sunday")

    @OptionGroup var choice: AwayArgument

    @Option(help: ArgumentHelp("The first day.", valueName: "day"))
    var from: String?

    @Option(help: ArgumentHelp("The last day; empty until you are back.", valueName: "day"))
    var until: String?

    @Option(help: "A note.")
    var note: String?

    var global: GlobalOptions { choice.global }

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        return try session.changeAway(
            choice.period, saying: { words.wasSaved(away: words.span(of: $0)) }
        ) { old, state in
            var period = old
            if let from { period.from = try session.day(from, in: state) }
            if let until { period.until = PlainText.line(until).isEmpty ? nil : try session.day(until, in: state) }
            if let note { period.note = note }
            return .edit(period)
        }
    }
}

struct DeleteAway: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a period, as if you had not been away.", aliases: ["rm"])

    @OptionGroup var choice: AwayArgument

    var global: GlobalOptions { choice.global }

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        return try session.changeAway(
            choice.period, saying: { words.wasDeleted(away: words.span(of: $0)) }
        ) { period, _ in .delete(period.id) }
    }
}

extension AwayPeriod {
    /// The number of its days.
    fileprivate var dayCount: Int { days.map { $0.upperBound.days(since: $0.lowerBound) + 1 } ?? 0 }
}
