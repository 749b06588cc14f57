import CivilTime
import Journal
import Money

/// A place where money is: cash, a bank account, a card, a loan.
public struct Account: DeletableRow, PositionedRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int {
        case life, title, kind, currency, opening, color, closed, note, position, createdOn, source, mapping
    }

    public static let schema = Schema(
        "accounts",
        [
            .life,
            Column("title", .line(1...MoneyLimits.title)),
            Column("kind", AccountKind.column(), initial: .text("bank")),
            Column("currency", .line(3...3), isValid: { Currency($0)?.code == $0 }),
            Column("opening", .integer(MoneyLimits.amount), initial: .integer(0)),
            Column("color", Palette.column(), initial: .text("stone")),
            Column("closed", .flag),
            Column("note", .lines(MoneyLimits.note)),
            Column("position", .position),
            Column("createdOn", .day),
            Column("source", .source),
            Column("mapping", .line(0...200)),
        ])

    public static var editable: [Field] { [.title, .kind, .currency, .opening, .color, .note] }

    /// Whether it was not deleted and has a currency that this version knows.
    public var isAlive: Bool { exists && Currency(currencyCode) != nil }

    /// Whether it can be used: neither closed nor deleted.
    public var isOpen: Bool { isAlive && !isClosed }

    /// The currency of its amounts.
    public var currency: Currency { Currency(currencyCode) ?? .euro }

    private static let kind: UInt8 = 22

    /// The id of the account in a currency that entering a first expense makes, so that two devices make the same.
    public static func cash(in currency: Currency) -> RecordID { RecordID([kind, 1] + Array(currency.code.utf8))! }

    /// Whether an id is that of such an account.
    static func isCash(_ id: RecordID) -> Bool { id.count == 5 && id[0] == kind && id[1] == 1 }
}

// One accessor per line.
// swift-format-ignore
extension Account {
    public var title: String { get { self[.title] } set { self[.title] = newValue } }
    public var kind: AccountKind { get { self[.kind] ?? .bank } set { self[.kind] = newValue } }
    /// An ISO 4217 code.
    public var currencyCode: String { get { self[.currency] } set { self[.currency] = newValue } }
    /// The balance before its first transaction, in minor units; negative for a debt.
    public var opening: Int64 { get { self[.opening] ?? 0 } set { self[.opening] = newValue } }
    public var color: Palette { get { self[.color] ?? .stone } set { self[.color] = newValue } }
    /// Whether it is kept for its past only.
    public var isClosed: Bool { get { self[.closed] } set { self[.closed] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
    /// Sort key of the manual order; see `Position`.
    public var position: String { get { self[.position] } set { self[.position] = newValue } }
    public var createdOn: Day? { get { self[.createdOn] } set { self[.createdOn] = newValue } }
    /// The account's number in the files of its bank.
    public var source: String { get { self[.source] } set { self[.source] = newValue } }
    /// The mapping that its bank's tables are read with, as `CSVMapping` writes it; empty until one is imported.
    public var mapping: String { get { self[.mapping] } set { self[.mapping] = newValue } }
}

/// The kind of an account.
public enum AccountKind: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case cash, card, bank, savings, loan, investment
}
