import CivilTime
import Journal
import Money

extension MoneyCommand {
    /// Makes one category of two of the same kind: all that is of the first becomes the other's, and the first is deleted.
    static func mergeCategory(_ id: RecordID, into other: RecordID, _ state: State) throws(MoneyRefusal) -> Decision {
        let (merged, kept) = (try requireCategory(id, in: state), try requireCategory(other, in: state))
        guard merged.id != kept.id else { throw .categoryIntoItself }
        guard merged.kind == kept.kind else { throw .categoryOfOtherKind(kept.kind) }
        let budgets = state.changes(movingBudgetsOf: merged, to: kept)
        let envelopes = try state.changes(movingEnvelopesOf: merged, to: kept)
        let deletion = try deleteCategory(merged.id, state).changes
        // Rules move before the deletion would take them with it.
        let rules = state.payeeRules.rows.filter { $0.exists && $0.category == merged.id }
        let moved = rules.flatMap { rule -> [Change] in
            var edited = rule
            edited.category = kept.id
            return edited.changes(from: rule)
        }
        let ruleIDs = Set(rules.map { $0.id })
        return Decision(
            MoneyAction.mergeMoneyCategories,
            deletion.filter { $0.table != PayeeRule.table || !ruleIDs.contains($0.record) } + moved
                + state.changes(recategorising: merged.id, as: kept.id) + budgets + envelopes, adding: kept.id)
    }
}

extension State {
    /// The transactions, parts and recurring transactions of a category under another.
    fileprivate func changes(recategorising id: RecordID, as other: RecordID) -> [Change] {
        var changes: [Change] = []
        for row in transactions.rows where row.category == id {
            var edited = row
            edited.category = other
            changes += edited.changes(from: row)
        }
        for row in transactionSplits.rows where row.category == id {
            var edited = row
            edited.category = other
            changes += edited.changes(from: row)
        }
        for row in recurringTransactions.rows where row.category == id {
            var edited = row
            edited.category = other
            changes += edited.changes(from: row)
        }
        return changes
    }

    /// The budgets of a category as those of another, which keeps the ones that it has.
    fileprivate func changes(movingBudgetsOf category: MoneyCategory, to kept: MoneyCategory) -> [Change] {
        BudgetPeriod.allCases.flatMap { period -> [Change] in
            guard let old = budget(Budget.id(of: category.id, period)), let id = Budget.id(of: kept.id, period),
                budget(id) == nil
            else { return [] }
            var moved = old.copy(id: id)
            moved.category = kept.id
            moved.life = (budgets[id]?.life ?? 0) | 1
            return budgets[id].map { moved.changes(from: $0) } ?? moved.changes
        }
    }

    /// The amounts of a category's envelopes, added to those of another.
    fileprivate func changes(
        movingEnvelopesOf category: MoneyCategory, to kept: MoneyCategory
    ) throws(MoneyRefusal) -> [Change] {
        var changes: [Change] = []
        for envelope in envelopes.rows where envelope.hasDerivedID && envelope.category == category.id {
            guard let month = envelope.month, envelope.amount != 0 || envelope.carry != nil,
                var target = EnvelopeAmount(of: kept.id, in: month)
            else { continue }
            let old = envelopes[target.id]
            if let old { target = old }
            if old == nil || target.amount == 0 { target.currencyCode = envelope.currencyCode }
            if target.currencyCode == envelope.currencyCode {
                target.amount = AmountSum.of(target.amount, envelope.amount)
            }
            if target.carry == nil { target.carry = envelope.carry }
            guard MoneyLimits.amount.contains(target.amount) else {
                let limit = Double(MoneyLimits.amount.upperBound)
                throw .field(FieldError("amount", .tooLarge(maximum: limit)))
            }
            changes += old.map { target.changes(from: $0) } ?? target.changes
        }
        return changes
    }
}
