import Journal

extension MoneyCommand {
    /// Gives transactions a category, or takes theirs away. Transfers and split ones stay as they are. Income of a category of
    /// expenses becomes a refund.
    static func categorise(
        _ ids: [RecordID], _ category: RecordID?, _ state: State
    ) throws(MoneyRefusal) -> Decision {
        let chosen = category == nil ? nil : try requireCategory(category, in: state)
        var changes: [Change] = []
        for id in ids {
            let old = try requireTransaction(id, in: state)
            guard old.kind != .transfer, state.splits(of: id).isEmpty else { continue }
            var transaction = old
            if let chosen {
                transaction.take(chosen.id, chosen.kind)
            } else {
                transaction.category = nil
            }
            changes += transaction.changes(from: old)
        }
        return Decision(MoneyAction.categoriseTransactions, changes)
    }
}
