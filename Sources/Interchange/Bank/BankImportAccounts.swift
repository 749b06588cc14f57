import CivilTime
import DaybookCore
import Journal
import Money

/// Finds the accounts of the statements in a file, or adds them.
struct BankImportAccounts {
    private let state: State
    private let now: LocalInstant
    private let options: BankImport.Options
    private let accounts: [Account]
    private(set) var planned: [PlannedAccount] = []
    private(set) var changes: [Change] = []

    init(_ state: State, _ options: BankImport.Options, now: LocalInstant) {
        self.state = state
        self.options = options
        self.now = now
        accounts = state.livingAccounts
    }

    /// The account of a statement.
    ///
    /// - Parameter isOnly: Whether the file has no other statements: then it is the account that the person chose.
    mutating func account(
        of statement: BankStatement, isOnly: Bool, isComplete: Bool
    ) throws(BankImportRefusal) -> Account {
        let account: Account
        if let chosen = options.account, isOnly || statement.account.isEmpty {
            guard let known = state.account(chosen) else { throw .noSuchAccount }
            account = known
            remember(statement.account, of: known)
        } else if let known = find(statement.account, in: Self.currency(of: statement)) {
            account = known
        } else {
            let needsChoice = statement.account.isEmpty || isOnly && Self.isNumber(statement.account)
            guard !needsChoice || accounts.isEmpty || options.addsAccount else {
                throw .accountUnknown(statement.account)
            }
            let new = newAccount(for: statement, isTitled: isOnly && options.addsAccount, isComplete: isComplete)
            if let other = accounts.first(where: { PlainText.isSame($0.title, new.title) }) {
                throw .titleTaken(other.title)
            }
            changes += new.changes
            planned.append(PlannedAccount(account: new, isNew: true))
            return new
        }
        if account.isClosed, !statement.isExported { throw .accountClosed(account.title) }
        if !planned.contains(where: { $0.account.id == account.id }) {
            planned.append(PlannedAccount(account: account, isNew: false))
        }
        return account
    }

    /// Remembers the number of a chosen account, so that the next file needs no choice.
    private mutating func remember(_ number: String, of account: Account) {
        guard account.source.isEmpty, Self.isNumber(number), find(number, in: account.currency) == nil else { return }
        changes.append(Change(Account.table, account.id, "source", .text(number.cut(to: 100, bytes: 400))))
    }

    /// The account with a number or title, or the one that an earlier import added for it.
    ///
    /// - Parameter currency: The currency that the file names; nil if it names none.
    private func find(_ name: String, in currency: Currency?) -> Account? {
        guard !name.isEmpty else { return nil }
        let number = Self.key(name)
        let accounts = accounts + planned.filter { $0.isNew }.map { $0.account }
        let named = accounts.filter { PlainText.isSame($0.title, name) }
        // Two devices can have added accounts of one title in different currencies.
        let inCurrency = currency.flatMap { currency in
            named.first { $0.currency == currency }
                ?? accounts.first { $0.id == Account.id(ofImported: name, in: currency) }
        }
        return accounts.first { !number.isEmpty && Self.key($0.source) == number } ?? inCurrency ?? named.first
            ?? state.account(Account.formerID(ofImported: name))
            ?? accounts.first { $0.id == Account.id(ofImported: name, in: currency ?? $0.currency) }
    }

    /// The currency that a file names for a statement.
    private static func currency(of statement: BankStatement) -> Currency? {
        statement.currency ?? statement.entries.first?.currency
    }

    /// The letters and digits of a number, which banks group in their own ways.
    private static func key(_ number: String) -> [UInt8] {
        number.utf8.filter { $0 >= 0x30 }.map { $0 >= 0x61 && $0 <= 0x7A ? $0 - 0x20 : $0 }
    }

    /// Whether an account is named by a number rather than by a title.
    private static func isNumber(_ name: String) -> Bool { name.utf8.count { $0 >= 0x30 && $0 <= 0x39 } >= 4 }

    /// - Parameter isTitled: Whether the person chose its title.
    private func newAccount(for statement: BankStatement, isTitled: Bool, isComplete: Bool) -> Account {
        var name = statement.account.isEmpty ? options.newAccountTitle : statement.account
        let currency = Self.currency(of: statement) ?? options.currency
        // An earlier one may have another title by now.
        func isTaken(_ id: RecordID) -> Bool { state.account(id) != nil }
        while isTaken(Account.formerID(ofImported: name)) || isTaken(Account.id(ofImported: name, in: currency)) {
            name += " 2"
        }
        var account = Account(id: Account.id(ofImported: name, in: currency))
        let title = PlainText.line(isTitled ? options.newAccountTitle : name).cut(
            to: MoneyLimits.title, bytes: MoneyLimits.title * 8)
        account.title = title.isEmpty ? options.newAccountTitle : title
        account.kind = statement.kind.map { AccountKind($0) } ?? .bank
        account.currencyCode = currency.code
        if Self.isNumber(statement.account), !statement.isExported {
            account.source = statement.account.cut(to: 100, bytes: 400)
        }
        if statement.isExported {
            account.opening = statement.openingBalance ?? 0
        } else {
            account.opening = statement.openingBalance ?? (isComplete ? statement.opening : nil) ?? 0
        }
        return account.created(in: state, now)
    }
}

extension BankStatement {
    /// The balance before the entries, by the closing balance; nil if that is unknown or the result is no amount.
    fileprivate var opening: Int64? {
        guard let closingBalance else { return nil }
        let sum = AmountSum.of(entries.lazy.filter { $0.day <= closingBalance.day }.map { $0.amount })
        let opening = AmountSum.difference(closingBalance.amount, sum)
        return MoneyLimits.amount.contains(opening) ? opening : nil
    }
}

extension AccountKind {
    fileprivate init(_ kind: BankAccountKind) {
        self =
            switch kind {
            case .bank: .bank
            case .cash: .cash
            case .creditCard: .card
            case .asset, .investment: .investment
            case .liability: .loan
            }
    }
}
