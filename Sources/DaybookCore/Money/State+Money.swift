import CivilTime
import Journal
import Money

extension State {
    /// The account, unless deleted, under its unique title.
    public func account(_ id: RecordID?) -> Account? {
        guard let id, let account = accounts[id], account.isAlive else { return nil }
        return titled(account)
    }

    private func titled(_ account: Account) -> Account {
        guard let title = disambiguatedTitle(ofAccount: account.id) else { return account }
        var account = account
        account.title = title
        return account
    }

    /// All accounts in the person's order, closed ones included.
    public var livingAccounts: [Account] { accounts.rows.filter { $0.isAlive }.map(titled).sortedByPosition() }

    /// The title of an account, also of a deleted one.
    public func accountTitle(_ id: RecordID?) -> String {
        account(id)?.title ?? id.flatMap { accounts[$0] }?.title ?? ""
    }

    /// The accounts to which two devices gave one title, under the titles that tell them apart; empty if no other has that of an
    /// account.
    public func accountsTitledAlike(_ id: RecordID) -> [Account] {
        guard let title = accounts[id]?.title else { return [] }
        let ids = accounts.rows.filter { $0.isAlive && PlainText.isSame($0.title, title) }.map { $0.id }
        return ids.count < 2 ? [] : livingAccounts.filter { ids.contains($0.id) }
    }

    /// A title for a new account: this one or, if an account has it already, this one with a number.
    public func freeAccountTitle(_ title: String) -> String {
        let taken = livingAccounts.map { $0.title }
        var (free, number) = (title, 1)
        while taken.contains(where: { PlainText.isSame($0, free) }) {
            number += 1
            free = "\(title) \(number)"
        }
        return free
    }

    /// The accounts that are not closed, in the person's order.
    public var openAccounts: [Account] { livingAccounts.filter { !$0.isClosed } }

    /// The account that most transactions of late are on: the one to offer first. Nil if none is open.
    public var usualAccount: Account? {
        let open = openAccounts
        guard open.count > 1 else { return open.first }
        var counts: [RecordID: Int] = [:]
        for transaction in newestTransactions.prefix(200) {
            if let id = transaction.account { counts[id, default: 0] += 1 }
        }
        return open.max { counts[$0.id, default: 0] < counts[$1.id, default: 0] }
    }

    /// The category, unless deleted. Standard categories exist until then.
    public func moneyCategory(_ id: RecordID?) -> MoneyCategory? {
        guard let id else { return nil }
        let stored = moneyCategories[id]
        if let stored, stored.standard == nil || !stored.isBlank { return stored.isAlive ? stored : nil }
        guard let standard = MoneyCategory(id: id).standard else { return nil }
        var category = MoneyCategory(standard)
        category.life = (stored?.life ?? 0) | 1
        return category
    }

    /// All categories, the standard ones first, then in the person's order.
    public var livingMoneyCategories: [MoneyCategory] {
        let standard = StandardCategory.allCases.compactMap { moneyCategory(MoneyCategory.id(of: $0)) }
        return standard
            + moneyCategories.rows.filter { $0.isAlive && $0.standard == nil }.sortedByPosition()
    }

    /// The transaction, unless deleted, replaced or without a living account.
    public func transaction(_ id: RecordID) -> Transaction? {
        guard let transaction = transactions[id], counts(transaction),
            account(transaction.account) ?? account(transaction.toAccount) != nil
        else { return nil }
        return rowsStoodFor.shown(transaction)
    }

    /// Whether a transaction is neither deleted nor replaced by another that stands for the same row of a bank's file.
    public func counts(_ transaction: Transaction) -> Bool {
        transaction.isAlive && !rowsStoodFor.isReplaced(transaction.id)
    }

    /// Whether a transaction is that of a row in a file of an account.
    public func standsForRow(_ transaction: Transaction, on account: RecordID) -> Bool {
        !transaction.sourceStoodFor(on: account).isEmpty && !rowsStoodFor.isSurplus(transaction.id, on: account)
    }

    /// Deletes a transaction, and the records that are kept behind it, which would come back in its place.
    func deletion(of transaction: Transaction) -> [Change] {
        let behind = transaction.bankRows.filter { row in
            row.isStoodFor && row.id != transaction.id && rowsStoodFor.isReplaced(row.id)
                && !rowsStoodFor.isSurplus(transaction.id, on: row.side)
        }
        return [transaction.deletion] + behind.compactMap { transactions[$0.id]?.deletion }
    }

    /// The parts of a transaction, in order.
    public func splits(of transaction: RecordID) -> [TransactionSplit] {
        transactionSplits.rows(ownedBy: transaction)
            .filter { $0.transaction == transaction && $0.isAlive }.sortedByPosition()
    }

    /// The latest transaction with a payee, from which category and account are remembered.
    public func latestTransaction(withPayee payee: String) -> Transaction? {
        newestTransactions.first { PlainText.isSame($0.payee, payee) && account($0.account) != nil }
    }

    /// Whether there is any account.
    public var hasAccounts: Bool { accounts.rows.contains { $0.isAlive } }
}
