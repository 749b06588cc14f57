import CivilTime
import DaybookCore
import Journal
import Words

extension Words {
    /// The title of a recurring transaction: its name or payee, the way of a transfer, the category, or the kind.
    public func title(_ rule: RecurringTransaction, in state: State) -> String {
        if !rule.payee.isEmpty { return rule.payee }
        let day = rule.start ?? .first
        return RecurringOccurrence(rule: rule, day: day).transaction(in: state).map { title($0, in: state) } ?? ""
    }

    /// An action on recurring transactions in a sentence.
    func recurringDescription(_ action: MoneyAction, _ changes: [Change], in state: State) -> String {
        // An edit from a day on ends a rule and begins another of the same title.
        let rule = state.recurringTransactions.rows(of: changes).last
        let title = rule.map { self.title($0, in: state) } ?? ""
        switch action {
        case .addRecurring: return wasAdded(title)
        case .deleteRecurring: return wasDeleted(title)
        case .endRecurring: return rule?.end.map { recurringEnds(title, after: $0) } ?? recurringEnded(title)
        case .postDueRecurring:
            let count = state.transactions.rows(of: changes).count
            return count == 0 ? loggedAutomatically : posted(count)
        case .postRecurring:
            return state.transactions.rows(of: changes).first.map { logged($0, in: state) } ?? transactionLogged
        case .skipRecurring:
            guard let skipped = state.transactions.rows(of: changes).first?.id,
                let (_, day) = RecurringTransaction.occurrence(skipped),
                let rule = state.recurringTransaction(ofPosted: skipped)
            else { return occurrenceSkipped }
            return occurrenceSkipped(self.title(rule, in: state), day)
        default: return wasSaved(title)
        }
    }
}
