import CivilTime
import Journal
import Money

extension MoneyCommand {
    static func add(
        _ typed: Account, _ state: State, _ now: LocalInstant, _ newID: () -> RecordID
    ) throws(MoneyRefusal) -> Decision {
        var account = try typed.validated(in: state, over: nil)
        let (id, isNew) = state.accounts.addition(under: typed.id, newID) {
            $0.isAlive && $0.hasSameFields(as: account)
        }
        guard isNew else { return Decision(MoneyAction.addAccount, [], adding: id) }
        account = account.copy(id: id)
        try account.checkTitle(in: state)
        return Decision(MoneyAction.addAccount, account.created(in: state, now).changes, adding: id)
    }

    static func edit(_ typed: Account, _ state: State) throws(MoneyRefusal) -> Decision {
        let old = try requireAccount(typed.id, in: state)
        let account = try old.copyingEditableFields(from: typed).validated(in: state, over: old)
        if account.title != old.title { try account.checkTitle(in: state) }
        if account.currency != old.currency, state.hasTransactions(old.id) {
            let hasSameUnits = account.currency.minorUnits == old.currency.minorUnits
            guard hasSameUnits, state.canCorrectCurrency(of: old.id) else { throw .currencyInUse(old.currency) }
        }
        if account.opening != old.opening,
            state.transactions(of: old.id).contains(where: { $0.status(on: old.id) == .reconciled })
        {
            throw .openingReconciled
        }
        return Decision(MoneyAction.editAccount, account.changes(from: old))
    }

    static func setClosed(
        _ isClosed: Bool, _ action: MoneyAction, _ id: RecordID, _ state: State
    ) throws(MoneyRefusal) -> Decision {
        guard try requireAccount(id, in: state).isClosed != isClosed else { return Decision(action, []) }
        return Decision(action, [Change(Account.table, id, "closed", Value(isClosed))])
    }

    /// A transaction belongs to the account it was paid from. What another account received becomes an income of that one, so
    /// that it keeps its balance when the deleted account is erased or left out of an export.
    static func deleteAccount(_ id: RecordID, _ state: State) throws(MoneyRefusal) -> Decision {
        let account = try requireAccount(id, in: state)
        var changes = [account.deletion]
        for transfer in state.transactions.rows(ownedBy: id)
        where transfer.isAlive && transfer.account == id && transfer.kind == .transfer {
            guard state.account(transfer.toAccount) != nil else { continue }
            var income = transfer
            (income.kind, income.account, income.amount) = (.income, transfer.toAccount, transfer.arrival)
            (income.toAccount, income.received) = (nil, nil)
            (income.source, income.arrivalSource) = (transfer.arrivalSource, "")
            (income.sourceAmount, income.arrivalSourceAmount) = (transfer.arrivalSourceAmount, nil)
            income.sourceAccount = nil
            (income.status, income.arrivalStatus) = (transfer.arrivalStatus, .pending)
            if income.payee.isEmpty { income.payee = account.title }
            changes += income.changes(from: transfer)
        }
        return Decision(MoneyAction.deleteAccount, changes)
    }

    static func move(_ id: RecordID, behind other: RecordID?, _ state: State) throws(MoneyRefusal) -> Decision {
        let account = try requireAccount(id, in: state)
        let others = state.livingAccounts.filter { $0.id != id }.map { (id: $0.id, position: $0.position) }
        guard let changes = Position.move(id, of: Account.table, at: account.position, behind: other, among: others)
        else { throw .noSuchAccount }
        return Decision(MoneyAction.moveAccount, changes)
    }

    static func reconcile(
        _ id: RecordID, through last: Day, _ balance: Int64, _ state: State
    ) throws(MoneyRefusal) -> Decision {
        let account = try requireAccount(id, in: state)
        let ticked = state.balance(of: account, on: last).cleared
        let difference = AmountSum.difference(balance, ticked)
        guard difference == 0 else {
            throw .statementDiffers(cleared: ticked, by: difference, account.currency)
        }
        let cleared = state.transactions(of: id).filter {
            $0.status(on: id) == .cleared && ($0.day ?? .first) <= last
        }
        // Those that another device changed in the meantime agree with the statement again.
        let changed = state.changedSinceReconciled(on: id).filter { ($0.day ?? .first) <= last }
        return Decision(
            MoneyAction.reconcileAccount, (cleared + changed).map { State.reconciling($0, on: id) })
    }
}

extension Account {
    /// The account with its texts trimmed and its currency in capital letters.
    func validated(in state: State, over old: Account?) throws(MoneyRefusal) -> Account {
        var account = self
        do throws(FieldError) { account = try account.validated(over: old) } catch {
            throw error.field == "currency" ? .unknownCurrency(currencyCode) : .field(error)
        }
        guard let currency = Currency(account.currencyCode) else { throw .unknownCurrency(currencyCode) }
        account.currencyCode = currency.code
        return account
    }

    func checkTitle(in state: State) throws(MoneyRefusal) {
        let other = state.livingAccounts.first { $0.id != id && PlainText.isSame($0.title, title) }
        guard let other else { return }
        let wanted = other.currency == currency ? other.title : "\(other.title) \(currency.code)"
        throw .accountTitleTaken(
            other.title, other.currency, isClosed: other.isClosed, free: state.freeAccountTitle(wanted))
    }

    /// The account as it is first written: last in the list.
    public func created(in state: State, _ now: LocalInstant) -> Account {
        var account = self
        account.life = (state.accounts[id]?.life ?? 0) | 1
        account.createdOn = state.today(now)
        account.position = Position.last(after: state.livingAccounts.last?.position ?? "", for: id)
        return account
    }
}

extension State {
    /// Whether any transaction is on an account.
    public func hasTransactions(_ account: RecordID) -> Bool { !transactions(of: account).isEmpty }

    /// Whether the currency of an account can be corrected, which leaves the numbers as they are: unless a bank or another account
    /// tells what its amounts are in.
    public func canCorrectCurrency(of account: RecordID) -> Bool {
        transactions(of: account).allSatisfy { $0.kind != .transfer && $0.source(on: account).isEmpty }
    }

    /// The transactions from or to an account, in order of arrival.
    public func transactions(of account: RecordID) -> [Transaction] {
        let own = transactions.rows(ownedBy: account).filter { counts($0) && $0.account == account }
        let received = transactions.rows(ownedBy: account, as: 1).filter {
            counts($0) && $0.kind == .transfer && $0.toAccount == account
        }
        return (own + received).map { rowsStoodFor.shown($0) }
    }
}
