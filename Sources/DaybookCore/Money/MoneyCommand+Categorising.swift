import CivilTime
import Journal
import Money

/// What becomes of transactions that are given a category of the other kind: income under one of spending, or the other way
/// around.
public enum RefundChoice: Hashable, Sendable {
    /// The command is refused until the person says what they are.
    case ask
    /// They are money that came back, and become negative amounts of the category's kind.
    case refunds
    /// They stay as they are.
    case leave
}

extension MoneyCommand {
    /// Gives transactions a category, or takes theirs away: then what came in is income, and what went out an expense. Transfers
    /// and split ones stay as they are.
    static func categorise(
        _ ids: [RecordID], _ category: RecordID?, _ choice: RefundChoice, _ state: State
    ) throws(MoneyRefusal) -> Decision {
        let chosen = category == nil ? nil : try requireCategory(category, in: state)
        var changes: [Change] = []
        var refunds: [Transaction] = []
        for id in ids {
            let old = try requireTransaction(id, in: state)
            guard old.kind != .transfer, state.splits(of: id).isEmpty else { continue }
            var transaction = old
            if let chosen {
                if old.isRefund(under: chosen.kind) {
                    refunds.append(old)
                    if choice == .leave { continue }
                }
                transaction.take(chosen.id, chosen.kind)
            } else {
                transaction.category = nil
                transaction.takeNaturalKind()
            }
            changes += transaction.changes(from: old)
        }
        if let chosen, choice == .ask, !refunds.isEmpty {
            throw .refundsNotSaid(chosen.kind, count: refunds.count, state.sums(of: refunds))
        }
        return Decision(MoneyAction.categoriseTransactions, changes)
    }
}

extension State {
    /// The sums of amounts by currency, in the order of their codes.
    fileprivate func sums(of transactions: [Transaction]) -> [MoneyAmount] {
        var sums: [Currency: AmountSum] = [:]
        for transaction in transactions {
            guard let currency = account(transaction.account)?.currency else { continue }
            sums[currency, default: AmountSum()] += transaction.amount
        }
        return sums.keys.sorted { $0.code < $1.code }.map { MoneyAmount(sums[$0]?.amount ?? 0, $0) }
    }
}
