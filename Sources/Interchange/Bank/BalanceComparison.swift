import CivilTime
import DaybookCore
import Journal
import Money

/// A balance that a bank's file states and that does not fit.
public struct BalanceDifference: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The entries of the file do not add up to the difference of its balances; the first line at which that shows, if it
        /// is known.
        case entries(line: Int?)
        /// The account has another balance at the end of a day, after the import.
        case account(Day)
    }

    public let kind: Kind
    public let account: Account
    /// The amount by the balances of the file, in minor units of the account's currency.
    public let stated: Int64
    /// The amount by the entries or transactions.
    public let found: Int64
}

/// Compares the balances that a bank's file states with its rows and with its accounts.
struct BalanceComparison {
    private let rows: [PlannedTransaction]
    private let state: State

    init(_ rows: [PlannedTransaction], in state: State) {
        self.rows = rows
        self.state = state
    }

    /// The differences by statement, then by account.
    func differences(of statements: [(statement: BankStatement, account: Account)]) -> [BalanceDifference] {
        var differences: [BalanceDifference] = []
        var last: [(balance: BankBalance, account: Account)] = []
        for (statement, account) in statements where !statement.isExported {
            if let currency = statement.currency, currency != account.currency { continue }
            if let mismatch = statement.mismatch {
                differences.append(
                    BalanceDifference(
                        kind: .entries(line: mismatch.line), account: account, stated: mismatch.stated,
                        found: mismatch.read))
            }
            guard let balance = statement.closingBalance else { continue }
            if let index = last.firstIndex(where: { $0.account.id == account.id }) {
                if balance.day >= last[index].balance.day { last[index].balance = balance }
            } else {
                last.append((balance, account))
            }
        }
        let changes = changes(through: last.map { ($0.account.id, $0.balance.day) })
        for (balance, account) in last {
            let change = changes[account.id] ?? AccountBalance()
            let known = differences.filter { $0.account.id == account.id }.map {
                AmountSum.difference($0.stated, $0.found)
            }
            if let difference = difference(balance, account, change, besides: known) { differences.append(difference) }
        }
        return differences
    }

    /// - Parameters:
    ///   - change: What the import changes of the balance.
    ///   - known: The differences of its statements, which are not told again.
    private func difference(
        _ stated: BankBalance, _ account: Account, _ change: AccountBalance, besides known: [Int64]
    ) -> BalanceDifference? {
        var balance = state.balance(of: account, on: stated.day)
        balance.add(change)
        // Some banks state what is owed on a card or a loan as a positive number.
        let isDebt = account.kind == .card || account.kind == .loan
        let fitting = [stated.amount] + (isDebt ? [-stated.amount] : [])
        for found in [balance.total, balance.cleared] {
            if fitting.contains(found) || known.contains(AmountSum.difference(stated.amount, found)) { return nil }
        }
        return BalanceDifference(
            kind: .account(stated.day), account: account, stated: stated.amount, found: balance.total)
    }

    /// The changes of the accounts' balances, each at the end of its day, by the import.
    private func changes(through days: [(account: RecordID, day: Day)]) -> [RecordID: AccountBalance] {
        var changes: [RecordID: AccountBalance] = [:]
        var dayOf: [RecordID: Day] = [:]
        for (account, day) in days where dayOf[account] == nil { dayOf[account] = day }
        for row in rows where row.status != .existing && row.status != .deleted {
            guard let day = dayOf[row.account] else { continue }
            func add(_ transaction: Transaction, _ factor: Int64) {
                guard let own = transaction.day, own <= day else { return }
                let effect = transaction.effect(on: row.account) * factor
                let isCleared = transaction.status(on: row.account).map { $0 != .pending } ?? false
                changes[row.account, default: AccountBalance()].add(effect, isCleared: isCleared)
            }
            if let before = state.transaction(row.transaction.id) { add(before, -1) }
            add(row.transaction, 1)
        }
        return changes
    }
}
