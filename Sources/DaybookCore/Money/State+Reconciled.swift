import CivilTime
import Journal

extension State {
    /// The transactions of an account that were changed or deleted after they were reconciled there, by a device that did not know
    /// of that; oldest first. One that was changed before is not told from others.
    public func changedSinceReconciled(on account: RecordID) -> [Transaction] {
        let rows = Array(transactions.rows(ownedBy: account)) + Array(transactions.rows(ownedBy: account, as: 1))
        let changed = rows.filter { row in
            guard row.day != nil, row.status(on: account) == .reconciled, !rowsStoodFor.isReplaced(row.id),
                !rowsStoodFor.isSurplus(row.id, on: account)
            else { return false }
            guard let index = transactions.index(of: row.id) else { return false }
            func stamp(_ field: Transaction.Field) -> Stamp { transactions.stamp(at: index, column: field.rawValue) }
            let reconciled = stamp(row.account == account ? .status : .arrivalStatus)
            let fields: [Transaction.Field] = [.life, .kind, .account, .day, .amount, .toAccount, .received]
            return fields.contains { stamp($0) > reconciled }
        }
        var seen: Set<RecordID> = []
        return changed.filter { seen.insert($0.id).inserted }.sorted(byKey: { $0.day ?? .first })
    }

    /// Marks a transaction as reconciled on an account, even if it is.
    static func reconciling(_ transaction: Transaction, on account: RecordID) -> Change {
        let field = transaction.account == account ? "status" : "arrivalStatus"
        return Change(Transaction.table, transaction.id, field, .text(TransactionStatus.reconciled.rawValue))
    }
}
