import CivilTime
import DaybookCore
import Journal
import Money

/// Finds the other side of transfers of which the files of both accounts show one: what was spent from an account was
/// received on another at most four days apart, in the same currency.
struct BankTransfers {
    private struct Key: Hashable {
        let currency: Currency
        /// The effect on the balance of its account.
        let effect: Int64
        let day: Day
    }

    private let state: State
    private let accounts: [RecordID: Currency]
    /// The imported transactions that may be such a side, the latest first.
    private var candidates: [Key: [RecordID]] = [:]

    /// - Parameters:
    ///   - planned: The accounts of the file.
    ///   - days: The days of the file's rows.
    init(_ planned: [PlannedAccount], on days: ClosedRange<Day>, in state: State) {
        self.state = state
        var accounts: [RecordID: Currency] = [:]
        for account in state.livingAccounts { accounts[account.id] = account.currency }
        for planned in planned where planned.isNew { accounts[planned.account.id] = planned.account.currency }
        self.accounts = accounts
        guard accounts.count > 1 else { return }
        let reach = BankMatches.maximumDays
        let near = days.lowerBound.advanced(by: -reach)...days.upperBound.advanced(by: reach)
        for transaction in state.transactions(TransactionFilter(days: near)).reversed()
        where transaction.mayBeSide && !transaction.source.isEmpty && transaction.status != .reconciled {
            guard let key = key(transaction, 0), state.splits(of: transaction.id).isEmpty else { continue }
            candidates[key, default: []].append(transaction.id)
        }
    }

    private func key(_ transaction: Transaction, _ days: Int, isOpposite: Bool = false) -> Key? {
        guard let currency = transaction.account.flatMap({ accounts[$0] }), let day = transaction.day else {
            return nil
        }
        let effect = isOpposite ? -transaction.effect : transaction.effect
        return Key(currency: currency, effect: effect, day: day.advanced(by: days))
    }

    /// The other sides of rows, by their index. Each is taken once, by the row that is nearest in time.
    mutating func find(for rows: [(index: Int, transaction: Transaction)]) -> [Int: RecordID] {
        candidates.isEmpty ? [:] : BankMatches.nearest(to: rows) { take($0, $1) }
    }

    private mutating func take(_ row: Transaction, _ days: Int) -> RecordID? {
        guard let key = key(row, days, isOpposite: true), let found = candidates[key],
            let index = found.lastIndex(where: { state.transactions[$0]?.account != row.account })
        else { return nil }
        return candidates[key]?.remove(at: index)
    }
}

extension Transaction {
    /// Whether it may be a side of a transfer: an expense or income that the person gave no category.
    var mayBeSide: Bool { kind != .transfer && amount > 0 && category == nil }

    /// The transfer that the transaction and one of another account are together. Keeps its id and texts.
    func joined(with other: Transaction) -> Transaction {
        let (left, arrived) = effect < 0 ? (self, other) : (other, self)
        var transfer = self
        (transfer.kind, transfer.account, transfer.toAccount) = (.transfer, left.account, arrived.account)
        (transfer.source, transfer.arrivalSource) = (left.source, arrived.source)
        (transfer.status, transfer.arrivalStatus) = (left.status, arrived.status)
        return transfer
    }
}
