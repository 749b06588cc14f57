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
    }

    private struct Candidate {
        let day: Day
        let transaction: RecordID
        let account: RecordID?
    }

    private let accounts: [RecordID: Currency]
    /// The imported transactions that may be such a side, the latest first.
    private var candidates: [Key: [Candidate]] = [:]

    /// - Parameters:
    ///   - planned: The accounts of the file.
    ///   - days: The days of the file's rows.
    init(_ planned: [PlannedAccount], on days: ClosedRange<Day>, in state: State) {
        var accounts: [RecordID: Currency] = [:]
        for account in state.livingAccounts { accounts[account.id] = account.currency }
        for planned in planned where planned.isNew { accounts[planned.account.id] = planned.account.currency }
        self.accounts = accounts
        guard accounts.count > 1 else { return }
        let reach = BankMatches.maximumDays
        let near = days.lowerBound.advanced(by: -reach)...days.upperBound.advanced(by: reach)
        for transaction in state.transactions(TransactionFilter(days: near))
        where transaction.mayBeSide && transaction.status != .reconciled {
            guard let key = key(transaction, transaction.effect), let day = transaction.day,
                let account = transaction.account, state.standsForRow(transaction, on: account),
                state.splits(of: transaction.id).isEmpty
            else { continue }
            candidates[key, default: []].append(
                Candidate(day: day, transaction: transaction.id, account: transaction.account))
        }
    }

    private func key(_ transaction: Transaction, _ effect: Int64) -> Key? {
        transaction.account.flatMap { accounts[$0] }.map { Key(currency: $0, effect: effect) }
    }

    /// The other sides of rows, by their index, and the rows that may be a side, though all that could be their other one are those
    /// of other rows. As many as possible are found, the nearest in time; each is of one row.
    func find(
        for rows: [(index: Int, transaction: Transaction)]
    ) -> (sides: [Int: RecordID], rowsWithoutSide: [Int]) {
        var (sides, rowsWithoutSide): ([Int: RecordID], [Int]) = ([:], [])
        var groups: [Key: [(index: Int, day: Day, account: RecordID?)]] = [:]
        for row in rows {
            guard let key = key(row.transaction, -row.transaction.effect), candidates[key] != nil,
                let day = row.transaction.day
            else { continue }
            groups[key, default: []].append((row.index, day, row.transaction.account))
        }
        for (key, group) in groups {
            let others = candidates[key] ?? []
            let matches = DayMatching.matches(
                of: group.map { $0.day }, among: others.map { $0.day }, maximumDays: BankMatches.maximumDays
            ) { group[$0].account != others[$1].account }
            for (row, match) in zip(group, matches) {
                sides[row.index] = match.partner.map { others[$0].transaction }
                if match.partner == nil, match.isNearOne { rowsWithoutSide.append(row.index) }
            }
        }
        return (sides, rowsWithoutSide.sorted())
    }
}

extension Transaction {
    /// Whether it may be a side of a transfer: an expense or income that the person gave no category.
    var mayBeSide: Bool { kind != .transfer && amount > 0 && category == nil }

    /// The transfer that the transaction and a row of another account are together. Keeps its id and texts.
    func joined(with row: Transaction) -> Transaction {
        let (left, arrived) = effect < 0 ? (self, row) : (row, self)
        var transfer = self
        (transfer.kind, transfer.account, transfer.toAccount) = (.transfer, left.account, arrived.account)
        (transfer.source, transfer.arrivalSource) = (left.source, arrived.source)
        // The row's own record may be on another device.
        transfer.sourceAmount = effect < 0 ? sourceAmount : row.effect
        transfer.arrivalSourceAmount = effect < 0 ? row.effect : sourceAmount
        transfer.sourceAccount = effect < 0 ? sourceAccount : row.account
        (transfer.status, transfer.arrivalStatus) = (left.status, arrived.status)
        return transfer
    }
}
