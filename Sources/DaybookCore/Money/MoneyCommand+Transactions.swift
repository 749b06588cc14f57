import CivilTime
import Journal
import Money

extension MoneyCommand {
    static func add(
        _ typed: Transaction, _ splits: [TransactionSplit], _ first: Account?, _ own: MoneyCategory?, _ state: State,
        _ now: LocalInstant, _ newID: () -> RecordID
    ) throws(MoneyRefusal) -> Decision {
        var transaction = typed
        let day = typed.day ?? state.today(now)
        transaction.day = day
        if typed.received == nil { transaction.received = state.arrivalByRate(of: typed, on: day) }
        var made: [Change] = []
        var account = state.account(transaction.account)
        if account == nil, let first, !state.hasAccounts {
            let new = try first.validated(in: state, over: nil).created(in: state, now)
            transaction.account = new.id
            account = new
            made += new.changes
        }
        if account == nil, transaction.account == nil, state.hasAccounts, state.openAccounts.isEmpty {
            throw .noOpenAccount
        }
        if let own {
            let new = try own.validated(over: nil, named: true)
            try new.checkTitle(in: state)
            transaction.category = new.id
            made += new.created(in: state, now).changes
        }
        transaction = try transaction.validated(over: nil, account, hasNewCategory: own != nil, in: state)
        try transaction.checkCategoryKind(over: nil, in: state)
        let (id, isNew) = state.transactions.addition(under: typed.id, newID) {
            $0.isAlive && $0.hasSameFields(as: transaction)
        }
        guard isNew else { return Decision(MoneyAction.addTransaction, [], adding: id) }
        transaction = transaction.copy(id: id)
        transaction.life = 1
        transaction.at = now.milliseconds
        if !splits.isEmpty { transaction.category = nil }
        let parts = try splits.validated(as: transaction, account, over: [], in: state)
        var last = ""
        for part in parts {
            last = Position.last(after: last, for: newID())
            var part = part.copy(id: newID())
            (part.life, part.transaction, part.position) = (1, id, last)
            made += part.changes
        }
        return Decision(MoneyAction.addTransaction, made + transaction.changes, adding: id)
    }

    static func edit(
        _ typed: Transaction, _ splits: [TransactionSplit]?, _ state: State, _ newID: () -> RecordID
    ) throws(MoneyRefusal) -> Decision {
        let old = try requireTransaction(typed.id, in: state)
        var transaction = old.copyingEditableFields(from: typed)
        transaction.day = typed.day ?? old.day
        if let day = transaction.day, transaction.needsArrival(over: old) {
            transaction.received = state.arrival(of: transaction, insteadOf: old, on: day)
        }
        transaction = try transaction.validated(
            over: old, state.account(transaction.account), hasNewCategory: false, in: state)
        try transaction.checkCategoryKind(over: old, in: state)
        // The files and statements of another account do not show what arrived there.
        if transaction.toAccount != old.toAccount {
            (transaction.arrivalSource, transaction.arrivalSourceAmount, transaction.arrivalStatus) = (
                "", nil, .pending
            )
        }
        transaction.keepRows(of: old)
        let current = state.splits(of: old.id)
        let wanted = splits ?? (transaction.kind == .transfer ? [] : current)
        if !wanted.isEmpty { transaction.category = nil }
        let parts = try wanted.validated(
            as: transaction, state.account(transaction.account), over: current, in: state)
        if old.isReconciled, !transaction.isSameMoney(as: old) { throw .reconciled }
        var changes = transaction.changes(from: old)
        var last = ""
        for (index, part) in parts.enumerated() {
            if index < current.count {
                var kept = current[index]
                kept = kept.copyingEditableFields(from: part)
                last = kept.position
                changes += kept.changes(from: current[index])
            } else {
                var new = part.copy(id: newID())
                last = Position.last(after: last, for: new.id)
                (new.life, new.transaction, new.position) = (1, old.id, last)
                changes += new.changes
            }
        }
        changes += current.dropFirst(parts.count).map { $0.deletion }
        return Decision(MoneyAction.editTransaction, changes)
    }

    static func setCleared(
        _ isCleared: Bool, _ ids: [RecordID], on account: RecordID?, _ state: State
    ) throws(MoneyRefusal) -> Decision {
        var changes: [Change] = []
        let status: TransactionStatus = isCleared ? .cleared : .pending
        for id in ids {
            let old = try requireTransaction(id, in: state)
            var transaction = old
            let target = old.kind == .transfer ? old.toAccount : nil
            let sides = account.map { [$0] } ?? [old.account, target].compactMap { $0 }
            for side in sides {
                guard let current = old.status(on: side) else { throw .noSuchTransaction }
                if current != .reconciled {
                    transaction.setStatus(status, on: side)
                    // The person says that it is on the statement besides the one that stands for the row.
                    if isCleared, state.rowsStoodFor.isSurplus(id, on: side) { transaction.leaveRow(on: side) }
                } else if !isCleared {
                    throw .reconciled
                }
            }
            changes += transaction.changes(from: old)
        }
        return Decision(isCleared ? MoneyAction.clearTransaction : MoneyAction.unclearTransaction, changes)
    }

    static func unlock(_ id: RecordID, on account: RecordID?, _ state: State) throws(MoneyRefusal) -> Decision {
        let old = try requireTransaction(id, in: state)
        if let account, old.status(on: account) == nil { throw .noSuchTransaction }
        var transaction = old
        for locked in old.reconciledAccounts where account == nil || account == locked {
            transaction.setStatus(.cleared, on: locked)
        }
        return Decision(MoneyAction.unlockTransaction, transaction.changes(from: old))
    }
}

extension Transaction {
    /// The transaction with its texts trimmed, without the fields that its kind does not use.
    ///
    /// - Parameters:
    ///   - old: The current transaction, whose values are not checked; nil for a new one.
    ///   - account: Its account, which may be about to be added.
    func validated(
        over old: Transaction?, _ account: Account?, hasNewCategory: Bool, in state: State
    ) throws(MoneyRefusal) -> Transaction {
        var transaction = self
        if kind != .transfer { (transaction.toAccount, transaction.received) = (nil, nil) }
        if kind == .transfer { transaction.category = nil }
        do throws(FieldError) { transaction = try transaction.validated(over: old) } catch { throw .field(error) }
        guard has(.amount) else { throw .amountMissing }
        guard amount != 0 || kind == .transfer && received ?? 0 != 0 else { throw .amountIsZero }
        guard let account else { throw .noSuchAccount }
        if account.isClosed, old?.account != account.id { throw .accountClosed(account.title) }
        if kind == .transfer { try transaction.checkTransfer(from: account, over: old, in: state) }
        if let category = transaction.category, category != old?.category, !hasNewCategory,
            state.moneyCategory(category) == nil
        {
            throw .noSuchCategory
        }
        return transaction
    }

    /// Throws if its category is chosen anew, or its kind, and is one of the other kind.
    func checkCategoryKind(over old: Transaction?, in state: State) throws(MoneyRefusal) {
        guard category != old?.category || kind != old?.kind, let chosen = state.moneyCategory(category),
            chosen.kind != kind.categoryKind
        else { return }
        throw .categoryOfOtherKind(chosen.kind)
    }

    private mutating func checkTransfer(
        from account: Account, over old: Transaction?, in state: State
    ) throws(MoneyRefusal) {
        guard let toAccount else { throw .transferWithoutTarget }
        guard toAccount != account.id else { throw .transferToItself }
        guard amount > 0 else { throw .field(FieldError("amount", .notAboveZero)) }
        guard let target = state.account(toAccount) else {
            // The other account of an older transfer may have been deleted.
            if old?.toAccount == toAccount { return }
            throw .noSuchAccount
        }
        if target.isClosed, old?.toAccount != target.id { throw .accountClosed(target.title) }
        guard target.currency != account.currency else {
            received = nil
            return
        }
        guard let received else { throw .receivedMissing }
        guard received > 0 else { throw .receivedNotAboveZero }
    }

    /// Whether what arrives was left open, or the transfer was changed from one that needs none. An older one without it, whose
    /// accounts have different currencies by now, stays as it is until its money changes.
    fileprivate func needsArrival(over old: Transaction) -> Bool {
        guard kind == .transfer, received == nil else { return false }
        return old.received != nil || !isSameMoney(as: old)
    }

    /// Says whether it stands on the statement of an account that it is on.
    mutating func setStatus(_ status: TransactionStatus, on other: RecordID) {
        if account == other { self.status = status } else { arrivalStatus = status }
    }

    /// Whether it is the same money as before, whatever is said about it.
    fileprivate func isSameMoney(as other: Transaction) -> Bool {
        (kind, account, day, amount) == (other.kind, other.account, other.day, other.amount)
            && (toAccount, received) == (other.toAccount, other.received)
    }
}

extension [TransactionSplit] {
    /// The parts with their texts trimmed. Throws unless they add up to the transaction's amount.
    ///
    /// - Parameter old: The current parts, whose categories may have been deleted.
    fileprivate func validated(
        as transaction: Transaction, _ account: Account?, over old: [TransactionSplit], in state: State
    ) throws(MoneyRefusal) -> [TransactionSplit] {
        guard !isEmpty else { return [] }
        guard transaction.kind != .transfer else { throw .transferWithSplits }
        guard count <= MoneyLimits.splits else { throw .tooManySplits(limit: MoneyLimits.splits) }
        var parts: [TransactionSplit] = []
        var rest = transaction.amount
        for part in self {
            do throws(FieldError) { parts.append(try part.validated()) } catch { throw .field(error) }
            guard part.has(.amount) else { throw .splitMissingAmount }
            if let category = part.category, state.moneyCategory(category) == nil,
                !old.contains(where: { $0.category == category })
            {
                throw .noSuchCategory
            }
            rest -= part.amount
        }
        guard rest == 0 else { throw .splitsDoNotAddUp(rest: rest, account?.currency ?? .euro) }
        return parts
    }
}
