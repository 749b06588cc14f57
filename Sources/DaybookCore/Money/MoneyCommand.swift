import CivilTime
import Journal
import Money

/// Commands that change money. Each states the desired result, so running one twice has the same effect as running it
/// once.
public enum MoneyCommand: Hashable, Sendable {
    case addAccount(Account)
    /// Saves an account's editable fields. The currency of one with transactions stays.
    case editAccount(Account)
    case closeAccount(RecordID)
    case reopenAccount(RecordID)
    /// Deletes an account with its transactions. Transfers stay with the other account; those to it become its income.
    case deleteAccount(RecordID)
    /// Moves an account after another, or to the front if nil.
    case moveAccount(RecordID, behind: RecordID?)
    case addCategory(MoneyCategory)
    case editCategory(MoneyCategory)
    /// Deletes a category with its budgets and rules. Its transactions stay, without a category.
    case deleteCategory(RecordID)
    /// Makes one category of two of the same kind: all that is of the first becomes the other's.
    case mergeCategory(RecordID, into: RecordID)
    /// Adds a transaction with its parts, on today if it has no day. If `account` is given, that account is added, too,
    /// unless there is one.
    case addTransaction(
        Transaction, splits: [TransactionSplit] = [], account: Account? = nil, category: MoneyCategory? = nil)
    /// Saves a transaction's editable fields. Nil keeps its parts.
    case editTransaction(Transaction, splits: [TransactionSplit]? = nil)
    case deleteTransaction(RecordID)
    /// Gives transactions a category, or takes theirs away if nil. Transfers and split ones stay as they are.
    case categorise([RecordID], RecordID?, RefundChoice = .ask)
    /// Ticks transactions off on the statement of one of their accounts, of each if nil, or takes that back. Reconciled ones
    /// stay as they are.
    case setCleared([RecordID], Bool, on: RecordID? = nil)
    /// Locks the cleared transactions of an account up to a day, if their balance is the statement's.
    case reconcile(RecordID, through: Day, balance: Int64)
    /// Makes a reconciled transaction a cleared one of an account again, of each if nil, so that its money can be changed.
    /// The other account of a transfer keeps its own lock.
    case unlock(RecordID, on: RecordID? = nil)
    /// Adds a recurring transaction, from today if it has no first day. Its first day becomes that of its repetition.
    case addRecurring(RecurringTransaction)
    /// Saves a recurring transaction's editable fields for all occurrences that are still to be posted.
    case editRecurring(RecurringTransaction)
    /// The same for those from a day on: the rule ends before it, and another continues it.
    case editRecurringFrom(RecurringTransaction, Day)
    /// Makes a day the last on which it may come.
    case endRecurring(RecordID, after: Day)
    /// Deletes a recurring transaction. What was posted stays.
    case deleteRecurring(RecordID)
    /// Posts an occurrence as a transaction. Nil amounts are the rule's, which an estimate does not have; without a day of
    /// payment it is the occurrence's. One that was skipped or deleted is posted after all.
    case postOccurrence(RecordID, on: Day, amount: Int64? = nil, received: Int64? = nil, paidOn: Day? = nil)
    case skipOccurrence(RecordID, on: Day)
    /// Posts all automatic occurrences that are due by a day, today at most, and were never posted before.
    case postDue(through: Day)
    /// Sets the limit of a category for a period, from today's period on unless it has a `since`. Deletes the budget that
    /// it replaces.
    case setBudget(Budget, replacing: RecordID? = nil)
    /// Lets a budget count no more from the next period on.
    case endBudget(RecordID)
    case deleteBudget(RecordID)
    /// Assigns an amount to a category's envelope in a month, in place of what was assigned.
    case setEnvelope(RecordID, Month, Int64)
    /// Moves an amount above zero from an envelope to another, even if there is less in it.
    case moveBetweenEnvelopes(Int64, from: RecordID, to: RecordID, Month)
    /// Assigns money to all envelopes of a month at once; see `EnvelopeProposal`.
    case fillEnvelopes(EnvelopeFill, Month, replacing: Bool = false)
    /// Lets an envelope carry its overspending, or not, from a month on.
    case setCarry(RecordID, Month, EnvelopeCarry)
    /// Adds a rule for payees, before all others.
    case addRule(PayeeRule)
    case editRule(PayeeRule)
    case deleteRule(RecordID)
    /// Moves a rule after another, or to the front if nil.
    case moveRule(RecordID, behind: RecordID?)
    /// Adds the rule that a transaction's payee and category make, or gives its category to the rule of that text. Does
    /// nothing if a rule says so already.
    case learnRule(from: RecordID)
    /// Sets the rate of a pair of currencies on a day. Deletes the rate that it replaces, and that of the other direction.
    case setRate(CurrencyRate, replacing: RecordID? = nil)
    case deleteRate(RecordID)
}

extension MoneyCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func decide(in state: State, now: LocalInstant, newID: () -> RecordID) throws(MoneyRefusal) -> Decision {
        switch self {
        case .addAccount(let account): return try Self.add(account, state, now, newID)
        case .editAccount(let account): return try Self.edit(account, state)
        case .closeAccount(let id): return try Self.setClosed(true, .closeAccount, id, state)
        case .reopenAccount(let id): return try Self.setClosed(false, .reopenAccount, id, state)
        case .deleteAccount(let id): return try Self.deleteAccount(id, state)
        case .moveAccount(let id, let other): return try Self.move(id, behind: other, state)
        case .addCategory(let category): return try Self.add(category, state, now, newID)
        case .editCategory(let category): return try Self.edit(category, state)
        case .deleteCategory(let id): return try Self.deleteCategory(id, state)
        case .mergeCategory(let id, let other): return try Self.mergeCategory(id, into: other, state)
        case .addTransaction(let transaction, let splits, let account, let category):
            return try Self.add(transaction, splits, account, category, state, now, newID)
        case .editTransaction(let transaction, let splits): return try Self.edit(transaction, splits, state, newID)
        case .deleteTransaction(let id):
            let transaction = try Self.requireTransaction(id, in: state)
            guard !transaction.isReconciled else { throw .reconciled }
            return Decision(MoneyAction.deleteTransaction, state.deletion(of: transaction))
        case .categorise(let ids, let category, let choice):
            return try Self.categorise(ids, category, choice, state)
        case .setCleared(let ids, let isCleared, let account):
            return try Self.setCleared(isCleared, ids, on: account, state)
        case .reconcile(let id, let day, let balance): return try Self.reconcile(id, through: day, balance, state)
        case .unlock(let id, let account): return try Self.unlock(id, on: account, state)
        case .addRecurring(let rule): return try Self.addRecurring(rule, state, now, newID)
        case .editRecurring(let rule): return try Self.editRecurring(rule, state, now)
        case .editRecurringFrom(let rule, let day): return try Self.editRecurring(rule, from: day, state, now)
        case .endRecurring(let id, let day): return try Self.endRecurring(id, after: day, state)
        case .deleteRecurring(let id):
            return Decision(MoneyAction.deleteRecurring, [try Self.requireRecurring(id, in: state).deletion])
        case .postOccurrence(let id, let day, let amount, let received, let paidOn):
            return try Self.post(id, on: day, amount, received, paidOn: paidOn, state, now)
        case .skipOccurrence(let id, let day): return try Self.skip(id, on: day, state)
        case .postDue(let day): return Self.postDue(through: day, state, now)
        case .setBudget(let budget, let replaced): return try Self.set(budget, replacing: replaced, state, now)
        case .endBudget(let id): return try Self.endBudget(id, state, now)
        case .deleteBudget(let id):
            return Decision(MoneyAction.deleteBudget, [try Self.requireBudget(id, in: state).deletion])
        case .setEnvelope(let id, let month, let amount): return try Self.assign(amount, to: id, month, state)
        case .moveBetweenEnvelopes(let amount, let source, let target, let month):
            return try Self.move(amount, from: source, to: target, month, state)
        case .fillEnvelopes(let fill, let month, let replacing):
            return try Self.fill(fill, month, replacing: replacing, state)
        case .setCarry(let id, let month, let carry): return try Self.set(carry, of: id, from: month, state)
        case .addRule(let rule): return try Self.add(rule, state, now, newID)
        case .editRule(let rule): return try Self.edit(rule, state)
        case .deleteRule(let id):
            return Decision(MoneyAction.deletePayeeRule, [try Self.requireRule(id, in: state).deletion])
        case .moveRule(let id, let other): return try Self.moveRule(id, behind: other, state)
        case .learnRule(let id): return try Self.learnRule(from: id, state, now, newID)
        case .setRate(let rate, let replaced): return try Self.set(rate, replacing: replaced, state, now)
        case .deleteRate(let id):
            return Decision(MoneyAction.deleteRate, [try Self.requireRate(id, in: state).deletion])
        }
    }

    static func requireAccount(_ id: RecordID?, in state: State) throws(MoneyRefusal) -> Account {
        guard let account = state.account(id) else { throw .noSuchAccount }
        return account
    }

    static func requireCategory(_ id: RecordID?, in state: State) throws(MoneyRefusal) -> MoneyCategory {
        guard let category = state.moneyCategory(id) else { throw .noSuchCategory }
        return category
    }

    static func requireTransaction(_ id: RecordID, in state: State) throws(MoneyRefusal) -> Transaction {
        guard let transaction = state.transaction(id) else { throw .noSuchTransaction }
        return transaction
    }
}

/// The actions on money. Raw values are stored in the journal and must not change.
public enum MoneyAction: String, CaseIterable, FeatureAction {
    case addAccount, addMoneyCategory, addTransaction, categoriseTransactions, clearTransaction, closeAccount,
        deleteAccount, deleteMoneyCategory, deleteTransaction, editAccount, editMoneyCategory, editTransaction,
        mergeMoneyCategories, moveAccount, reconcileAccount, reopenAccount, unclearTransaction, unlockTransaction
    case addRecurring, deleteRecurring, editRecurring, endRecurring, postDueRecurring, postRecurring, skipRecurring
    case deleteBudget, endBudget, moveBetweenEnvelopes, setBudget, setEnvelope, setEnvelopeCarry
    case averageEnvelopes, copyEnvelopes, coverOverspending, emptyEnvelopes
    case addPayeeRule, deletePayeeRule, editPayeeRule, movePayeeRule
    case deleteRate, setRate

    public var name: ActionName { .money(self) }

    public var table: String {
        switch self {
        case .addAccount, .closeAccount, .deleteAccount, .editAccount, .moveAccount, .reconcileAccount, .reopenAccount:
            Account.table
        case .addMoneyCategory, .deleteMoneyCategory, .editMoneyCategory, .mergeMoneyCategories: MoneyCategory.table
        case .addTransaction, .categoriseTransactions, .clearTransaction, .deleteTransaction, .editTransaction,
            .unclearTransaction, .unlockTransaction:
            Transaction.table
        case .postDueRecurring, .postRecurring, .skipRecurring: Transaction.table
        case .addRecurring, .deleteRecurring, .editRecurring, .endRecurring: RecurringTransaction.table
        case .deleteBudget, .endBudget, .setBudget: Budget.table
        case .moveBetweenEnvelopes, .setEnvelope, .setEnvelopeCarry: EnvelopeAmount.table
        case .averageEnvelopes, .copyEnvelopes, .coverOverspending, .emptyEnvelopes: EnvelopeAmount.table
        case .addPayeeRule, .deletePayeeRule, .editPayeeRule, .movePayeeRule: PayeeRule.table
        case .deleteRate, .setRate: CurrencyRate.table
        }
    }
}
