import CivilTime
import Journal
import Money

/// The rate between two currencies on a day, as the person typed or imported it.
///
/// A pair has at most one on a day: the id is derived from both, so that two devices that import the same file make the
/// same records.
public struct CurrencyRate: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, base, quote, day, rate }

    public static let schema = Schema(
        "exchangeRates",
        [
            .life,
            Column("base", .line(3...3), isValid: { Currency($0)?.code == $0 }),
            Column("quote", .line(3...3), isValid: { Currency($0)?.code == $0 }),
            Column("day", .day),
            Column("rate", .integer(ExchangeRate.range)),
        ],
        required: [Field.base.rawValue, Field.quote.rawValue, Field.day.rawValue, Field.rate.rawValue],
        findInvalid: { CurrencyRate($0).hasDerivedID ? nil : Field.day.rawValue })

    public static var editable: [Field] { [.base, .quote, .day, .rate] }

    /// Whether it was not deleted and has a day, a rate and two currencies that this version knows.
    public var isAlive: Bool { exists && rate != nil && base != nil && quote != nil && hasDerivedID }

    private static let kind: UInt8 = 28

    /// The id of the rate of a pair on a day.
    public static func id(_ base: Currency, in quote: Currency, on day: Day) -> RecordID {
        RecordID([kind] + Array(base.code.utf8) + Array(quote.code.utf8) + day.keyBytes)!
    }

    private var hasDerivedID: Bool {
        guard let base, let quote, let day, base != quote else { return false }
        return Self.id(base, in: quote, on: day) == id
    }

    /// A rate that is not stored yet.
    public init(_ base: Currency, in quote: Currency, on day: Day, _ rate: ExchangeRate) {
        self.init(id: Self.id(base, in: quote, on: day))
        (baseCode, quoteCode, self.day, billionths) = (base.code, quote.code, day, rate.billionths)
    }

    /// The currency of which a unit is worth that much; nil if unknown.
    public var base: Currency? { Currency(baseCode) }
    /// The currency that the rate is in; nil if unknown.
    public var quote: Currency? { Currency(quoteCode) }
    /// The price of a unit of `base` in `quote`; nil if there is none.
    public var rate: ExchangeRate? { has(.rate) ? ExchangeRate(billionths: billionths) : nil }
}

// One accessor per line.
// swift-format-ignore
extension CurrencyRate {
    /// An ISO 4217 code.
    public var baseCode: String { get { self[.base] } set { self[.base] = newValue } }
    /// An ISO 4217 code.
    public var quoteCode: String { get { self[.quote] } set { self[.quote] = newValue } }
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
    /// The rate times a thousand million; see `ExchangeRate`.
    public var billionths: Int64 { get { self[.rate] ?? 0 } set { self[.rate] = newValue } }
}

extension State {
    /// The rate, unless deleted.
    public func exchangeRate(_ id: RecordID?) -> CurrencyRate? {
        guard let id, let rate = exchangeRates[id], rate.isAlive else { return nil }
        return rate
    }

    /// All rates, the newest first, then by currencies.
    public var livingExchangeRates: [CurrencyRate] {
        exchangeRates.rows.filter { $0.isAlive }.sorted { left, right in
            let (first, second) = (left.day ?? .first, right.day ?? .first)
            return first == second ? left.id < right.id : first > second
        }
    }
}
