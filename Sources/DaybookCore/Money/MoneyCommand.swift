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
    /// Deletes an account with its transactions. Transfers stay with the other account.
    case deleteAccount(RecordID)
    /// Moves an account after another, or to the front if nil.
    case moveAccount(RecordID, behind: RecordID?)
    case addCategory(MoneyCategory)
    case editCategory(MoneyCategory)
    /// Offers a category no more, or again.
    case setCategoryHidden(RecordID, Bool)
    /// Deletes a category. Its transactions stay, without a category.
    case deleteCategory(RecordID)
    /// Adds a transaction with its parts, on today if it has no day. If `account` is given, that account is added, too,
    /// unless there is one.
    case addTransaction(Transaction, splits: [TransactionSplit] = [], account: Account? = nil, category: MoneyCategory? = nil)
    /// Saves a transaction's editable fields. Nil keeps its parts.
    case editTransaction(Transaction, splits: [TransactionSplit]? = nil)
    case deleteTransaction(RecordID)
    /// Ticks transactions off, or takes that back. Reconciled ones stay as they are.
    case setCleared([RecordID], Bool)
    /// Locks the cleared transactions of an account up to a day, if their balance is the statement's.
    case reconcile(RecordID, through: Day, balance: Int64)
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
        case .deleteAccount(let id):
            return Decision(MoneyAction.deleteAccount, [try Self.requireAccount(id, in: state).deletion])
        case .moveAccount(let id, let other): return try Self.move(id, behind: other, state)
        case .addCategory(let category): return try Self.add(category, state, now, newID)
        case .editCategory(let category): return try Self.edit(category, state)
        case .setCategoryHidden(let id, let isHidden): return try Self.setHidden(isHidden, id, state)
        case .deleteCategory(let id): return try Self.deleteCategory(id, state)
        case .addTransaction(let transaction, let splits, let account, let category):
            return try Self.add(transaction, splits, account, category, state, now, newID)
        case .editTransaction(let transaction, let splits): return try Self.edit(transaction, splits, state, newID)
        case .deleteTransaction(let id):
            let transaction = try Self.requireTransaction(id, in: state)
            guard transaction.status != .reconciled else { throw .reconciled }
            return Decision(MoneyAction.deleteTransaction, [transaction.deletion])
        case .setCleared(let ids, let isCleared): return try Self.setCleared(isCleared, ids, state)
        case .reconcile(let id, let day, let balance): return try Self.reconcile(id, through: day, balance, state)
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
    case addAccount, addMoneyCategory, addTransaction, clearTransaction, closeAccount, deleteAccount,
        deleteMoneyCategory, deleteTransaction, editAccount, editMoneyCategory, editTransaction, moveAccount,
        reconcileAccount, reopenAccount, unclearTransaction

    public var name: ActionName { .money(self) }

    public var table: String {
        switch self {
        case .addAccount, .closeAccount, .deleteAccount, .editAccount, .moveAccount, .reconcileAccount, .reopenAccount:
            Account.table
        case .addMoneyCategory, .deleteMoneyCategory, .editMoneyCategory: MoneyCategory.table
        case .addTransaction, .clearTransaction, .deleteTransaction, .editTransaction, .unclearTransaction:
            Transaction.table
        }
    }
}
