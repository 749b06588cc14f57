import Journal

/// Decides which transaction counts where several stand for one row of a bank's file: devices that had not met took it for one entered
/// by hand, joined it to a transfer, or imported it. Brought up to date with each change.
///
/// One that a file made is replaced by another that stands for all it stands for. Nothing entered by hand is hidden: of two, one
/// stands for the row, a transfer first, and the other is an entry that no statement has. So is one that was changed by a device that
/// did not know for which row it was taken.
struct RowsStoodFor: Sendable {
    /// The transactions that were taken for each row, by the id of the row's own record, which is none of them.
    private var takers: [RecordID: [RecordID]] = [:]
    /// The rows of each transaction that was taken for one.
    private var rows: [RecordID: [RecordID]] = [:]
    /// The transactions that do not count.
    private var replaced: Set<RecordID> = []
    /// The accounts on which a transaction does not stand for the row that it was taken for, as another does or as it was changed.
    private var surplus: [RecordID: [RecordID]] = [:]

    init() {}

    init(_ transactions: Table<Transaction>) {
        var ids: Set<RecordID> = []
        for transaction in transactions.rows where transaction.hasTakenRow { ids.insert(transaction.id) }
        judge(index(ids, in: transactions), in: transactions)
    }

    func isReplaced(_ id: RecordID) -> Bool { !replaced.isEmpty && replaced.contains(id) }

    /// Whether a transaction was taken for a row of an account, but does not stand for it.
    func isSurplus(_ id: RecordID, on account: RecordID) -> Bool {
        !surplus.isEmpty && surplus[id]?.contains(account) ?? false
    }

    /// The transaction as the person sees it: pending on the accounts whose statements do not have it.
    func shown(_ transaction: Transaction) -> Transaction {
        guard !surplus.isEmpty, let accounts = surplus[transaction.id] else { return transaction }
        var shown = transaction
        for account in accounts where shown.status(on: account) != nil { shown.setStatus(.pending, on: account) }
        return shown
    }

    /// The transactions that stand for the same rows as one, or may.
    func rivals(of id: RecordID) -> [RecordID] {
        if takers.isEmpty { return [] }
        return rows[id].map { $0.flatMap { [$0] + (takers[$0] ?? []) } } ?? takers[id] ?? []
    }

    /// Takes up changed transactions. Returns all that have to be judged anew.
    mutating func index(_ changed: Set<RecordID>, in transactions: Table<Transaction>) -> Set<RecordID> {
        var touchedRows: Set<RecordID> = []
        var touched: Set<RecordID> = []
        for id in changed {
            let current = transactions[id].flatMap { $0.hasTakenRow ? $0 : nil }
            if takers[id] != nil { touchedRows.insert(id) }
            guard current != nil || rows[id] != nil else { continue }
            touched.insert(id)
            for row in rows.removeValue(forKey: id) ?? [] {
                touchedRows.insert(row)
                takers[row]?.removeAll { $0 == id }
                if takers[row]?.isEmpty ?? false { takers[row] = nil }
            }
            guard let current else { continue }
            let own = current.bankRows.map { $0.id }
            rows[id] = own
            for row in own {
                touchedRows.insert(row)
                if row != id { takers[row, default: []].append(id) }
            }
        }
        // Of two that replaced each other, both are judged anew; so is a third that the one of them may have a row with.
        for _ in 0..<2 {
            for row in touchedRows { touched.formUnion([row] + (takers[row] ?? [])) }
            for id in touched { touchedRows.formUnion(rows[id] ?? []) }
        }
        return touched
    }

    /// Decides about some transactions.
    mutating func judge(_ touched: Set<RecordID>, in transactions: Table<Transaction>) {
        for id in touched {
            if isCovered(id, in: transactions) { replaced.insert(id) } else { replaced.remove(id) }
        }
        for id in touched { surplus[id] = surplusAccounts(of: id, in: transactions) }
    }

    /// Nil for a transaction that does not stand for the row.
    private func taker(_ id: RecordID, of row: RecordID, in transactions: Table<Transaction>) -> Transaction? {
        guard let transaction = transactions[id], transaction.isAlive else { return nil }
        return transaction.bankRows.contains { $0.isStoodFor && $0.id == row } ? transaction : nil
    }

    private func isCovered(_ id: RecordID, in transactions: Table<Transaction>) -> Bool {
        guard let transaction = transactions[id], transaction.isAlive, transaction.isImported else { return false }
        for row in transaction.bankRows where row.isStoodFor {
            for other in [row.id] + (takers[row.id] ?? []) where other != id {
                guard let taker = taker(other, of: row.id, in: transactions), taker.covers(transaction) else {
                    continue
                }
                // Of two that cover each other, the smaller id stays.
                if other < id || !transaction.covers(taker) { return true }
            }
        }
        return false
    }

    private func surplusAccounts(of id: RecordID, in transactions: Table<Transaction>) -> [RecordID]? {
        guard !isReplaced(id), let transaction = transactions[id], transaction.isAlive else { return nil }
        var accounts: [RecordID] = []
        for row in transaction.bankRows {
            if row.isLost || row.isStoodFor && isOutranked(transaction, for: row.id, in: transactions) {
                accounts.append(row.side)
            }
        }
        return accounts.isEmpty ? nil : accounts
    }

    /// Whether another transaction stands for a row rather than this one: the row's own record, a transfer, or the smaller id.
    private func isOutranked(
        _ transaction: Transaction, for row: RecordID, in transactions: Table<Transaction>
    ) -> Bool {
        if transaction.id == row { return false }
        return ([row] + (takers[row] ?? [])).contains { other in
            guard other != transaction.id, !isReplaced(other), let taker = taker(other, of: row, in: transactions)
            else {
                return false
            }
            if other == row { return true }
            let isTransfer = transaction.kind == .transfer
            return (taker.kind == .transfer) == isTransfer ? other < transaction.id : !isTransfer
        }
    }
}
