import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Words

/// The argument that names a period, with the global options.
struct AwayArgument: ParsableArguments {
    @Argument(help: "Its number in daybook away list, or a day in it.")
    var period: String

    @OptionGroup var global: GlobalOptions
}

/// Short numbers of away periods in the terminal; see `ShortNumbers`.
struct AwayNumbers {
    private let numbers: ShortNumbers

    init(_ state: State) { numbers = ShortNumbers(state.livingAwayPeriods.map(\.id)) }

    func number(of period: AwayPeriod) -> String { numbers.number(of: period.id) }
}

extension Session {
    /// Finds a period by number, id or a day in it.
    func awayPeriod(_ typed: String, in state: State) throws -> AwayPeriod {
        let typed = PlainText.line(typed)
        if typed.utf8.count >= 16, let period = state.awayPeriod(RecordID(hex: typed)) { return period }
        let periods = state.livingAwayPeriods
        var found = periods.filter { ShortNumbers.has($0.id, typed) }
        if found.isEmpty, let day = words.parseAnyDay(typed, today: state.today(now)) {
            found = periods.filter { $0.days?.contains(day) ?? false }
        }
        if found.count == 1 { return found[0] }
        if found.isEmpty { throw InvalidRequest(words.awayPeriodUnknown(typed)) }
        let numbers = AwayNumbers(state)
        throw InvalidRequest(words.numberAmbiguous(typed, found.prefix(10).map { numbers.number(of: $0) }))
    }

    func json(_ period: AwayPeriod, in state: State) -> JSONValue {
        [
            "id": .string(period.id.hex), "number": .string(AwayNumbers(state).number(of: period)),
            "from": .text(period.from?.text), "until": .text(period.until?.text), "note": .string(period.note),
            "now": .bool(period.days?.contains(state.today(now)) ?? false),
        ]
    }

    /// Runs a command on away periods.
    func decide(_ command: AwayCommand, in state: State) throws -> Decision {
        try command.decide(in: state, now: now, newID: Randomness.recordID)
    }

    /// Runs a command on a period and reports the result. A deleted period is shown as it was before.
    func changeAway(
        _ typed: String, saying sentence: (AwayPeriod) -> String,
        _ command: (AwayPeriod, State) throws -> AwayCommand
    ) throws -> CommandOutput {
        var found: (period: AwayPeriod, json: JSONValue)?
        let changed = try save { state in
            let period = try awayPeriod(typed, in: state)
            found = (period, json(period, in: state))
            return try decide(try command(period, state), in: state)
        }
        return try read { state in
            guard let found else { throw AwayRefusal.noSuchPeriod }
            guard let period = state.awayPeriod(found.period.id) else {
                return CommandOutput(report(sentence(found.period), changed: changed), json: found.json)
            }
            return CommandOutput(report(sentence(period), changed: changed), json: json(period, in: state))
        }
    }
}

extension Words {
    /// The days of a period: "20–22 Nov 2026", "20 Nov 2026 –" if it is open.
    func span(of period: AwayPeriod) -> String {
        guard let from = period.from else { return "" }
        guard let until = period.until else { return openAway(from: shortDayAndYear(from)) }
        return range(from, until)
    }
}
