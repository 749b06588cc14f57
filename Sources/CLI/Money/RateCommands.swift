import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

/// The `money rate` commands.
struct ExchangeRateCommands: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rate", abstract: "List, set and delete exchange rates.",
        subcommands: [ListRates.self, SetRate.self, DeleteRate.self], defaultSubcommand: ListRates.self,
        aliases: ["rates"])
}

struct ListRates: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List exchange rates, the newest first, and those that transfers imply.",
        aliases: ["ls"])

    @Option(
        help: ArgumentHelp("How many of the latest to list (default: 100; with --json, all).", valueName: "n"))
    var limit: Int?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        let maximum = try session.maximum(limit, default: 100, json: global.json)
        return try session.read { state in
            let rates = state.livingExchangeRates.prefix(maximum)
            let implied = state.impliedRates.prefix(maximum)
            var (own, others) = (Columns(), Columns())
            for rate in rates {
                own.append([Columns.Cell(rate.day?.text ?? "", .faint), Columns.Cell(words.sentence(rate))])
            }
            for rate in implied {
                let sentence = words.equalsOne(rate.base.code, words.text(rate.rate), rate.quote.code)
                others.append([Columns.Cell(rate.day.text, .faint), Columns.Cell(sentence)])
            }
            var lines = rates.isEmpty ? [words.noExchangeRatesYet] : own.lines(session.style)
            if !implied.isEmpty { lines += ["", words.impliedByTransfers] + others.lines(session.style) }
            return CommandOutput(
                lines,
                json: [
                    "rates": .array(rates.map { session.json($0) }),
                    "implied": .array(
                        implied.map { rate in
                            session.json(rate.base.code, rate.quote.code, rate.day, rate.rate)
                        }),
                ])
        }
    }
}

struct SetRate: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Set how much a unit of a currency is worth in another.",
        discussion: """
            daybook money rate set EUR PLN 4.25
            daybook money rate set USD EUR 0.92 --on 2026-11-01
            """)

    @OptionGroup var pair: RatePairArguments

    @Argument(help: "The rate.")
    var rate: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        var id: RecordID?
        let changed = try session.save { state in
            let pair = try pair.parsed(in: session, state)
            let value: ExchangeRate
            do throws(ExchangeRate.Failure) { value = try ExchangeRate(PlainText.line(rate)) } catch {
                throw InvalidRequest("\(words.truncated(rate)): \(words.reason(error))")
            }
            let row = CurrencyRate(pair.base, in: pair.quote, on: pair.day, value)
            let decision = try session.decide(.setRate(row), in: state)
            id = decision.added
            return decision
        }
        return try session.read { state in
            guard let rate = state.exchangeRate(id) else { throw MoneyRefusal.noSuchRate }
            return CommandOutput(
                session.report(words.exchangeRateSet(words.sentence(rate)), changed: changed),
                json: session.json(rate))
        }
    }
}

struct DeleteRate: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete the exchange rate of a day.", aliases: ["rm"])

    @OptionGroup var pair: RatePairArguments

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        var sentence = ""
        var before: JSONValue = nil
        try session.save { state in
            let pair = try pair.parsed(in: session, state)
            guard let rate = state.exchangeRate(CurrencyRate.id(pair.base, in: pair.quote, on: pair.day)) else {
                throw InvalidRequest(words.exchangeRateLineUnknown)
            }
            sentence = words.exchangeRateDeleted(words.sentence(rate))
            before = session.json(rate)
            return try session.decide(.deleteRate(rate.id), in: state)
        }
        return CommandOutput(sentence, json: before)
    }
}

/// Two currencies and a day.
struct RatePairArguments: ParsableArguments {
    @Argument(help: ArgumentHelp("The currency of which one unit is meant, such as EUR.", valueName: "currency"))
    var base: String

    @Argument(help: ArgumentHelp("The currency that the rate is in.", valueName: "in"))
    var quote: String

    @Option(help: ArgumentHelp("The day of the rate (default: today).", valueName: "day"))
    var on: String?

    func parsed(in session: Session, _ state: State) throws -> (base: Currency, quote: Currency, day: Day) {
        (try session.currency(base), try session.currency(quote), try session.day(on, in: state))
    }
}

extension Session {
    fileprivate func json(_ rate: CurrencyRate) -> JSONValue {
        json(rate.baseCode, rate.quoteCode, rate.day, rate.rate)
    }

    /// A rate as JSON: a decimal number in a text, so that no program reads it as floating point.
    fileprivate func json(_ base: String, _ quote: String, _ day: Day?, _ rate: ExchangeRate?) -> JSONValue {
        [
            "base": .string(base), "quote": .string(quote), "day": .text(day?.text), "rate": .text(rate?.text),
        ]
    }
}
