import Journal

extension MoneyCommand {
    /// Gives transactions a category, or takes theirs away. Transfers and split ones stay as they are.
    static func categorise(
        _ ids: [RecordID], _ category: RecordID?, _ state: State
    ) throws(MoneyRefusal) -> Decision {
        if let category { _ = try requireCategory(category, in: state) }
        var changes: [Change] = []
        for id in ids {
            let old = try requireTransaction(id, in: state)
            guard old.kind != .transfer, state.splits(of: id).isEmpty else { continue }
            var transaction = old
            transaction.category = category
            changes += transaction.changes(from: old)
        }
        return Decision(MoneyAction.categoriseTransactions, changes)
    }
}
