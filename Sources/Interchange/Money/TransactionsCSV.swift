import CivilTime
import DaybookCore
import Journal
import Money

/// Writes transactions as a table, oldest first: a row each, or one for each part of a transaction, all of which have
/// its id.
///
/// Amounts are decimal numbers in the account's currency, below zero for money that leaves it. A transfer has one row,
/// with the other account and the amount that arrives there. An account's opening balance is a row of the kind "opening".
struct TransactionsCSV {
    static let columns = [
        "date", "payee", "category", "amount", "currency", "account", "kind", "toAccount", "received",
        "receivedCurrency", "note", "partNote", "tags", "status", "id",
    ]

    private let state: State
    private let titles: MoneyTitles
    private let accounts: [RecordID: Account]
    private var writer = CSVWriter()

    static func bytes(_ state: State, on day: Day, _ titles: MoneyTitles, _ filter: TransactionFilter) -> [UInt8] {
        var table = TransactionsCSV(state, titles)
        table.write(filter, on: day)
        return table.writer.bytes
    }

    private init(_ state: State, _ titles: MoneyTitles) {
        self.state = state
        self.titles = titles
        var accounts: [RecordID: Account] = [:]
        for account in state.livingAccounts { accounts[account.id] = account }
        self.accounts = accounts
    }

    private mutating func write(_ filter: TransactionFilter, on today: Day) {
        writer.appendRow(Self.columns)
        let openings = OpeningBalances(
            of: state.livingAccounts, before: state.transactions(TransactionFilter()), on: today
        ).balances.filter { account, day in
            filter.days.contains(day) && (filter.account == nil || filter.account == account.id)
        }
        var next = openings.startIndex
        for transaction in state.transactions(filter) {
            while next < openings.endIndex, openings[next].day <= transaction.day ?? .first {
                write(opening: openings[next].account, on: openings[next].day)
                next += 1
            }
            write(transaction)
        }
        for (account, day) in openings[next...] { write(opening: account, on: day) }
    }

    private mutating func write(opening account: Account, on day: Day) {
        writer.appendRow([
            .plain(day.text), .text(titles.openingBalance), .plain(""),
            .plain(account.currency.decimal(account.opening)),
            .plain(account.currency.code), .text(account.title), .plain("opening"), .plain(""), .plain(""), .plain(""),
            .plain(""), .plain(""), .plain(""), .plain(TransactionStatus.cleared.rawValue), .plain(account.id.hex),
        ])
    }

    private mutating func write(_ transaction: Transaction) {
        let sign: Int64 = transaction.kind == .income ? 1 : -1
        let parts = transaction.kind == .transfer ? [] : state.splits(of: transaction.id)
        var rest = transaction.amount
        for part in parts {
            write(transaction, amount: sign * part.amount, part.category, note: part.note)
            rest = AmountSum.difference(rest, part.amount)
        }
        if parts.isEmpty || rest != 0 { write(transaction, amount: sign * rest, transaction.category, note: "") }
    }

    private mutating func write(_ transaction: Transaction, amount: Int64, _ category: RecordID?, note: String) {
        let account = transaction.account.flatMap { accounts[$0] }
        let target = transaction.kind == .transfer ? transaction.toAccount.flatMap { accounts[$0] } : nil
        writer.appendRow([
            .plain(transaction.day?.text ?? ""), .text(transaction.payee),
            .text(state.moneyCategory(category).map { titles.category($0) } ?? ""),
            .plain(account.map { $0.currency.decimal(amount) } ?? ""), .plain(account?.currency.code ?? ""),
            .text(account?.title ?? ""), .plain(transaction.kind.rawValue), .text(target?.title ?? ""),
            .plain(target.map { $0.currency.decimal(transaction.arrival) } ?? ""), .plain(target?.currency.code ?? ""),
            .text(transaction.note), .text(note), .text(transaction.tags),
            .plain((account == nil ? transaction.arrivalStatus : transaction.status).rawValue),
            .plain(transaction.id.hex),
        ])
    }
}
