import DaybookCore
import Journal
import Words

extension Words {
    /// An action on money in a sentence.
    func description(_ action: MoneyAction, _ changes: [Change], in state: State) -> String {
        let account = state.accountTitle(state.accounts.rows(of: changes).first?.id)
        let transaction = state.transactions.rows(of: changes).first
        switch action {
        case .addAccount: return wasAdded(account)
        case .editAccount: return wasSaved(account)
        case .closeAccount: return accountClosed(account)
        case .reopenAccount: return accountReopened(account)
        case .deleteAccount: return wasDeleted(account)
        case .moveAccount: return orderSaved
        case .reconcileAccount:
            let reconciled = state.accountTitle(transaction?.account)
            // The account may have been taken back.
            let title = reconciled.isEmpty ? account : reconciled
            return title.isEmpty ? reconciledAccount : accountReconciled(title)
        case .addMoneyCategory: return wasAdded(moneyCategoryTitle(changes, state))
        case .editMoneyCategory: return wasSaved(moneyCategoryTitle(changes, state))
        case .deleteMoneyCategory: return wasDeleted(moneyCategoryTitle(changes, state))
        case .mergeMoneyCategories:
            // The change of the other's life is the deletion.
            let merged = changes.first { $0.table == MoneyCategory.table }?.record
            return categoriesMerged(merged.flatMap { state.moneyCategories[$0] }.map { title($0) } ?? "")
        case .addTransaction: return transaction.map { logged($0, in: state) } ?? transactionLogged
        case .editTransaction: return transactionSaved
        case .deleteTransaction: return transactionDeleted
        case .categoriseTransactions: return categorySet(of: state.transactions.rows(of: changes).count)
        case .clearTransaction: return ticked(true, state.transactions.rows(of: changes), in: state)
        case .unclearTransaction: return ticked(false, state.transactions.rows(of: changes), in: state)
        case .unlockTransaction: return transactionUnlocked
        case .addRecurring, .deleteRecurring, .editRecurring, .endRecurring, .postDueRecurring, .postRecurring,
            .skipRecurring:
            return recurringDescription(action, changes, in: state)
        case .setBudget, .endBudget, .deleteBudget: return description(ofBudget: action, changes, state)
        case .setEnvelope, .moveBetweenEnvelopes, .setEnvelopeCarry, .averageEnvelopes, .copyEnvelopes,
            .coverOverspending, .emptyEnvelopes:
            return description(ofEnvelope: action, changes, state)
        case .addPayeeRule: return ruleAdded(state.payeeRules.rows(of: changes).first?.text ?? "")
        case .editPayeeRule: return ruleSaved(state.payeeRules.rows(of: changes).first?.text ?? "")
        case .deletePayeeRule: return ruleDeleted(state.payeeRules.rows(of: changes).first?.text ?? "")
        case .movePayeeRule: return orderSaved
        case .setRate, .deleteRate: return description(ofRate: action, changes, state)
        }
    }

    /// Says that transactions were ticked off, or the ticks removed: "Ticked off: Lidl, €12.50", "Ticked off: 3 transactions".
    public func ticked(_ isCleared: Bool, _ changed: [Transaction], in state: State) -> String {
        let sentence = isCleared ? transactionCleared : transactionUncleared
        guard let first = changed.first else { return sentence }
        guard changed.count == 1, let account = state.account(first.account) else {
            return "\(sentence): \(transactions(changed.count))"
        }
        return "\(sentence): \(title(first, in: state)), \(amount(first.amount, account.currency))"
    }

    private func moneyCategoryTitle(_ changes: [Change], _ state: State) -> String {
        state.moneyCategories.rows(of: changes).first.map { title($0) } ?? ""
    }

    /// A transaction that was just logged: "€12.50 spent: Groceries", "€5.00 spent: Lidl · Groceries". Among several accounts,
    /// it names the one: "€12.50 spent: Groceries (Bank)".
    public func logged(_ transaction: Transaction, in state: State) -> String {
        guard let account = state.account(transaction.account) else { return transactionLogged }
        let sum = amount(transaction.amount, account.currency)
        let category = state.moneyCategory(transaction.category).map { title($0) } ?? ""
        let what = [transaction.payee, category].filter { !$0.isEmpty }.joined(separator: " · ")
        let sentence =
            switch transaction.kind {
            case .expense where transaction.amount < 0:
                amountReturned(amount(-transaction.amount, account.currency), from: what)
            case .expense: amountSpent(sum, on: what)
            case .income: amountEarned(sum, from: what)
            case .transfer: amountMoved(sum, title(transaction, in: state))
            }
        let namesAccount = transaction.kind != .transfer && state.openAccounts.count > 1
        return namesAccount ? "\(sentence) (\(account.title))" : sentence
    }
}
