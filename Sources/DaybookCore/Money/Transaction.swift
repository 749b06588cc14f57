import CivilTime
import Journal

/// Money spent, earned, or moved between two of the person's accounts.
public struct Transaction: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int {
        case life, kind, account, day, amount, payee, category, note, tags, toAccount, received, status, at, source,
            arrivalSource, arrivalStatus, sourceAmount, arrivalSourceAmount, sourceAccount
    }

    public static let schema = Schema(
        "transactions",
        [
            .life,
            Column("kind", TransactionKind.column(implied: .expense)),
            Column("account", .reference),
            Column("day", .day),
            Column("amount", .integer(MoneyLimits.amount)),
            Column("payee", .line(0...MoneyLimits.payee)),
            Column("category", .reference),
            Column("note", .lines(MoneyLimits.note)),
            Column("tags", .line(0...MoneyLimits.tags)),
            Column("toAccount", .reference),
            Column("received", .integer(MoneyLimits.amount)),
            Column("status", TransactionStatus.column(implied: .pending)),
            Column("at", .moment),
            Column("source", .source),
            Column("arrivalSource", .source),
            Column("arrivalStatus", TransactionStatus.column(implied: .pending)),
            Column("sourceAmount", .integer(MoneyLimits.amount)),
            Column("arrivalSourceAmount", .integer(MoneyLimits.amount)),
            Column("sourceAccount", .reference),
        ],
        required: [Field.account.rawValue, Field.day.rawValue, Field.amount.rawValue],
        owners: [
            .column(Field.account.rawValue, of: "accounts"),
            .column(Field.toAccount.rawValue, of: "accounts", erasesToo: false),
        ])

    public static var editable: [Field] {
        [.kind, .account, .day, .amount, .payee, .category, .note, .tags, .toAccount, .received]
    }

    public var isAlive: Bool { exists && has(.account) && has(.day) && has(.amount) }

    /// Its effect on the balance of its account, in minor units of that account's currency.
    public var effect: Int64 { kind == .income ? amount : -amount }

    /// Its effect on the balance of an account, in minor units of that account's currency; 0 if it is on another.
    public func effect(on other: RecordID) -> Int64 {
        (account == other ? effect : 0) + (kind == .transfer && toAccount == other ? arrival : 0)
    }

    /// Identifies it in the files of an account that it is on; empty unless it was imported from one.
    public func source(on other: RecordID) -> String {
        if account == other { return source }
        return kind == .transfer && toAccount == other ? arrivalSource : ""
    }

    /// Whether it stands on a statement of an account that it is on; nil if it is on another. A transfer is on two accounts,
    /// whose banks may show it on different days.
    public func status(on other: RecordID) -> TransactionStatus? {
        if account == other { return status }
        return kind == .transfer && toAccount == other ? arrivalStatus : nil
    }

    /// Whether it belongs to a reconciled statement of any of its accounts, so that the money stays as it is.
    public var isReconciled: Bool { !reconciledAccounts.isEmpty }

    /// Its accounts that have it on a reconciled statement.
    public var reconciledAccounts: [RecordID] {
        [account, kind == .transfer ? toAccount : nil].compactMap { $0 }.filter { status(on: $0) == .reconciled }
    }

    /// The amount that a transfer adds to the account it goes to, in minor units of that account's currency.
    public var arrival: Int64 { received ?? amount }
}

// One accessor per line.
// swift-format-ignore
extension Transaction {
    public var kind: TransactionKind { get { self[.kind] ?? .expense } set { self[.kind] = newValue } }
    /// The account it was paid from or into.
    public var account: RecordID? { get { self[.account] } set { self[.account] = newValue } }
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
    /// Minor units of the account's currency. Negative for an expense that came back, or an income that was returned.
    public var amount: Int64 { get { self[.amount] ?? 0 } set { self[.amount] = newValue } }
    /// The one who was paid, or who paid.
    public var payee: String { get { self[.payee] } set { self[.payee] = newValue } }
    /// Its category, unless it is a transfer or split.
    public var category: RecordID? { get { self[.category] } set { self[.category] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
    /// Words, separated by spaces.
    public var tags: String { get { self[.tags] } set { self[.tags] = newValue } }
    /// The account a transfer goes to.
    public var toAccount: RecordID? { get { self[.toAccount] } set { self[.toAccount] = newValue } }
    /// The amount that arrives there, in minor units of its currency; nil if that is the amount.
    public var received: Int64? { get { self[.received] } set { self[.received] = newValue } }
    /// Whether it stands on a statement of its account.
    public var status: TransactionStatus { get { self[.status] ?? .pending } set { self[.status] = newValue } }
    /// The time of entry in milliseconds since 1970 (UTC).
    public var at: Int64? { get { self[.at] } set { self[.at] = newValue } }
    /// Identifies the imported transaction in the files of its account.
    public var source: String { get { self[.source] } set { self[.source] = newValue } }
    /// The same of a transfer in the files of the account it goes to.
    public var arrivalSource: String { get { self[.arrivalSource] } set { self[.arrivalSource] = newValue } }
    /// Whether a transfer stands on a statement of the account it goes to.
    public var arrivalStatus: TransactionStatus { get { self[.arrivalStatus] ?? .pending } set { self[.arrivalStatus] = newValue } }
    /// What it stood for when it was taken for the row `source`: its effect on the account of that row. Nil for the row's own record.
    public var sourceAmount: Int64? { get { self[.sourceAmount] } set { self[.sourceAmount] = newValue } }
    /// The same of a transfer and the row `arrivalSource`.
    public var arrivalSourceAmount: Int64? { get { self[.arrivalSourceAmount] } set { self[.arrivalSourceAmount] = newValue } }
    /// The account whose file has the row `source` that it was taken for; a person may move it to another one.
    public var sourceAccount: RecordID? { get { self[.sourceAccount] } set { self[.sourceAccount] = newValue } }
}

public enum TransactionKind: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case expense, income, transfer
}

/// Whether a transaction stands on a statement of the bank.
public enum TransactionStatus: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case pending
    /// The bank shows it.
    case cleared
    /// It belongs to a statement that was reconciled.
    case reconciled
}
