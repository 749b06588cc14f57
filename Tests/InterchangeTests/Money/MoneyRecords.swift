import CivilTime
import DaybookCore
import Journal

/// Accounts and transactions, written without the rules of commands.
struct MoneyRecords {
    private(set) var state = State()
    private var time: UInt64 = 0

    static func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 3, low: number)) }

    private mutating func write(_ changes: [Change]) {
        time += 1
        state.merge(Changes(changes), stamp: Stamp(time: time, device: DeviceID(1)))
    }

    mutating func account(
        _ id: UInt64, _ title: String, _ currency: String = "EUR", _ kind: AccountKind = .bank, opening: Int64 = 0,
        _ adjust: (inout Account) -> Void = { _ in }
    ) {
        var account = Account(id: Self.id(id))
        (account.life, account.title, account.currencyCode, account.kind) = (1, title, currency, kind)
        (account.opening, account.position, account.createdOn) = (opening, "\(id)", Day("2026-01-01"))
        adjust(&account)
        write(account.changes)
    }

    mutating func category(_ id: UInt64, _ title: String) {
        var category = MoneyCategory(id: Self.id(id))
        (category.life, category.title, category.position) = (1, title, "\(id)")
        category.createdOn = Day("2026-01-01")
        write(category.changes)
    }

    /// A transaction on the day of November that its id says.
    mutating func transaction(
        _ id: UInt64, _ amount: Int64, of account: UInt64, _ kind: TransactionKind = .expense,
        _ adjust: (inout Transaction) -> Void = { _ in }
    ) {
        var transaction = Transaction(id: Self.id(id))
        (transaction.life, transaction.kind, transaction.amount) = (1, kind, amount)
        (transaction.account, transaction.day) = (Self.id(account), Day(year: 2026, month: 11, day: Int(id)))
        adjust(&transaction)
        write(transaction.changes)
    }

    mutating func part(
        _ id: UInt64, _ amount: Int64, of transaction: UInt64, _ adjust: (inout TransactionSplit) -> Void
    ) {
        var part = TransactionSplit(id: Self.id(id))
        (part.life, part.transaction, part.amount, part.position) = (1, Self.id(transaction), amount, "\(id)")
        adjust(&part)
        write(part.changes)
    }

    mutating func delete(_ id: UInt64, from table: String) {
        write([Change(table, Self.id(id), "life", .integer(2))])
    }
}
