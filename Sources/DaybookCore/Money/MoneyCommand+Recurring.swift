import CivilTime
import Journal
import Money

extension MoneyCommand {
    static func addRecurring(
        _ typed: RecurringTransaction, _ state: State, _ now: LocalInstant, _ newID: () -> RecordID
    ) throws(MoneyRefusal) -> Decision {
        var rule = typed
        rule.start = typed.start ?? state.today(now)
        rule = try rule.validated(over: nil, in: state, today: state.today(now))
        let wanted = RecurringTransaction.canBeOwn(typed.id) ? typed.id : newID()
        let (id, isNew) = state.recurringTransactions.addition(under: wanted, newID) {
            $0.isAlive && $0.hasSameFields(as: rule)
        }
        guard isNew else { return Decision(MoneyAction.addRecurring, [], adding: id) }
        rule = rule.copy(id: id)
        rule.life = 1
        rule.createdOn = state.today(now)
        return Decision(MoneyAction.addRecurring, rule.changes, adding: id)
    }

    /// Changes all occurrences that are still to be posted. After a change of the repetition, those before the latest
    /// settled one are no more: the new days of the past would be due at once.
    static func editRecurring(
        _ typed: RecurringTransaction, _ state: State, _ now: LocalInstant
    ) throws(MoneyRefusal) -> Decision {
        let old = try requireRecurring(typed.id, in: state)
        let today = state.today(now)
        var rule = try old.copyingEditableFields(from: typed).validated(over: old, in: state, today: today)
        if !rule.hasSameDays(as: old), let last = state.latestSettled(of: old, from: .first, today: state.today(now)) {
            rule.since = max(last.advanced(by: 1), old.since ?? .first)
        }
        return Decision(MoneyAction.editRecurring, rule.changes(from: old))
    }

    /// Ends the rule before a day and begins one from then on. If the repetition changes, occurrences from that day on
    /// that are settled already stay with the old rule.
    static func editRecurring(
        _ typed: RecurringTransaction, from day: Day, _ state: State, _ now: LocalInstant
    ) throws(MoneyRefusal) -> Decision {
        let old = try requireRecurring(typed.id, in: state)
        guard let first = old.firstDay(from: .first), first < day else { return try editRecurring(typed, state, now) }
        var rule = old.copyingEditableFields(from: typed)
        let movesDays = !rule.hasSameDays(as: old)
        if movesDays, rule.start == old.start { rule.start = day }
        rule = try rule.validated(over: old, in: state, today: state.today(now))
        if rule.hasSameFields(as: old) { return Decision(MoneyAction.editRecurring, []) }
        let settled = movesDays ? state.latestSettled(of: old, from: day, today: state.today(now)) : nil
        let split = settled?.advanced(by: 1) ?? day
        rule.since = split
        guard rule.firstDay(from: split) != nil else { throw .repetition(.endsBeforeStart) }
        guard let id = old.continuation(from: split) else { throw .noSuchRecurring }
        var ended = old
        ended.end = split.advanced(by: -1)
        let existing = state.recurringTransactions[id]
        rule = rule.copy(id: id)
        rule.life = (existing?.life ?? 0) | 1
        let beginning = existing.map { rule.changes(from: $0) } ?? rule.changes
        return Decision(MoneyAction.editRecurring, ended.changes(from: old) + beginning, adding: id)
    }

    static func endRecurring(_ id: RecordID, after day: Day, _ state: State) throws(MoneyRefusal) -> Decision {
        let old = try requireRecurring(id, in: state)
        var rule = old
        rule.end = day
        guard let first = old.since ?? old.start, first <= day else { throw .repetition(.endsBeforeStart) }
        return Decision(MoneyAction.endRecurring, rule.changes(from: old))
    }

    static func post(
        _ id: RecordID, on day: Day, _ amount: Int64?, _ received: Int64?, paidOn: Day?, _ state: State,
        _ now: LocalInstant
    ) throws(MoneyRefusal) -> Decision {
        let bill = try requireOccurrence(of: id, on: day, in: state)
        guard var transaction = bill.transaction(in: state) else { throw .noSuchRecurring }
        if state.transactions[transaction.id]?.isAlive == true {
            return Decision(MoneyAction.postRecurring, [], adding: transaction.id)
        }
        if bill.rule.isEstimate, amount == nil { throw .amountMissing }
        let planned = transaction
        transaction.amount = amount ?? transaction.amount
        // One that is ticked off early was paid today.
        let paid = paidOn ?? min(day, state.today(now))
        transaction.day = paid
        if let received {
            transaction.received = received
        } else if transaction.kind == .transfer, transaction.amount != planned.amount {
            transaction.received = state.arrival(of: transaction, insteadOf: planned, on: paid)
        }
        let changes = try state.posting(transaction, now)
        return Decision(MoneyAction.postRecurring, changes, adding: transaction.id)
    }

    static func skip(_ id: RecordID, on day: Day, _ state: State) throws(MoneyRefusal) -> Decision {
        let bill = try requireOccurrence(of: id, on: day, in: state)
        guard let transaction = bill.rule.transactionID(on: day) else { throw .noSuchRecurring }
        if state.transactions[transaction]?.isAlive == true { throw .occurrencePosted(day) }
        guard state.isOpen(bill.rule, on: day) else { return Decision(MoneyAction.skipRecurring, []) }
        // Never alive, so that another device's payment wins over it, and erasing what was deleted keeps it.
        return Decision(MoneyAction.skipRecurring, [Change(Transaction.table, transaction, "day", Value(day))])
    }

    static func postDue(through day: Day, _ state: State, _ now: LocalInstant) -> Decision {
        var changes: [Change] = []
        for bill in state.billsDue(through: min(day, state.today(now))) where bill.rule.postsItself {
            guard let transaction = bill.transaction(in: state) else { continue }
            // Once only: what the person took back waits for them.
            if let written = state.transactions[transaction.id], written.has(.life) { continue }
            // One that can no longer be posted, such as a transfer after a change of currency, waits for them, too.
            if let posting = try? state.posting(transaction, now) { changes += posting }
        }
        // The moment of the first comes first: it is when all of it was logged; see `ImportTime`.
        if let moment = changes.firstIndex(where: { $0.field == "at" }) {
            changes.insert(changes.remove(at: moment), at: 0)
        }
        return Decision(MoneyAction.postDueRecurring, changes)
    }

    static func requireRecurring(_ id: RecordID, in state: State) throws(MoneyRefusal) -> RecurringTransaction {
        guard let rule = state.recurringTransaction(id) else { throw .noSuchRecurring }
        return rule
    }

    private static func requireOccurrence(
        of id: RecordID, on day: Day, in state: State
    ) throws(MoneyRefusal) -> RecurringOccurrence {
        let rule = try requireRecurring(id, in: state)
        guard rule.occurs(on: day) else { throw .noOccurrence(day) }
        return RecurringOccurrence(rule: rule, day: day)
    }
}

extension RecurringTransaction {
    /// The rule with its texts trimmed, without the fields that its kind does not use, and with its start on the first
    /// day of the repetition.
    ///
    /// - Parameters:
    ///   - old: The current rule, whose values are not checked; nil for a new one.
    ///   - today: The day by whose rate it arrives if only its amount was changed.
    fileprivate func validated(
        over old: RecurringTransaction?, in state: State, today: Day
    ) throws(MoneyRefusal) -> RecurringTransaction {
        var rule = self
        do throws(FieldError) { rule = try rule.validated(over: old) } catch { throw .field(error) }
        let money = try rule.validatedMoney(over: old, in: state, today: today)
        rule.amount = money.amount
        rule.category = money.category
        rule.toAccount = money.toAccount
        rule.received = money.received
        if rule.isAutomatic, rule.isEstimate { throw .automaticEstimate }
        if old.map({ rule.hasSameDays(as: $0) }) != true { try rule.checkRepetition() }
        if let end = rule.end, end < rule.since ?? rule.start ?? .first, end != old?.end {
            throw .repetition(.endsBeforeStart)
        }
        return rule
    }

    private func validatedMoney(
        over old: RecurringTransaction?, in state: State, today: Day
    ) throws(MoneyRefusal) -> Transaction {
        guard has(.amount) else { throw .amountMissing }
        var money = money
        // Its category may have been deleted since.
        if let old, category == old.category { money.category = state.moneyCategory(category)?.id }
        if let old, kind == .transfer, received == nil, old.received != nil {
            money.received = state.arrival(of: money, insteadOf: old.money, on: today)
        }
        money = try money.validated(over: old?.money, state.account(account), hasNewCategory: false, in: state)
        try money.checkCategoryKind(over: old?.money, in: state)
        return money
    }

    /// The fields that it gives each of its transactions.
    private var money: Transaction {
        var money = Transaction(id: id)
        money.kind = kind
        money.account = account
        money.amount = amount
        money.category = category
        money.toAccount = toAccount
        money.received = received
        return money
    }

    private mutating func checkRepetition() throws(MoneyRefusal) {
        guard let start else { throw .repetition(.neverHappens) }
        let typed: Repetition
        do throws(RecurrenceRefusal) { typed = try Repetition(code: repetition) } catch { throw .repetition(error) }
        guard case .calendar(let rule) = typed else { throw .repeatsAfterDone }
        guard typed.comesOnceADay else { throw .transactionRepeatsWithinADay }
        let first = typed.firstDay(from: start)
        do throws(RecurrenceRefusal) {
            // A day that is moved into another month is no beginning to count months from.
            var times = try Recurrence(rule, from: DateTime(first, at: .midnight)).times()
            if times.next()?.day == first { self.start = first }
            _ = try Recurrence(rule, from: DateTime(self.start ?? start, at: .midnight))
        } catch {
            throw .repetition(error)
        }
        repetition = rule.text
    }

    /// Whether it repeats on the same days, apart from its last one.
    fileprivate func hasSameDays(as other: RecurringTransaction) -> Bool {
        start == other.start && (repetition == other.repetition || rule != nil && rule == other.rule)
    }
}

extension State {
    /// The changes that write the transaction of an occurrence, perhaps over one that was deleted.
    fileprivate func posting(_ typed: Transaction, _ now: LocalInstant) throws(MoneyRefusal) -> [Change] {
        var transaction = try typed.validated(over: nil, account(typed.account), hasNewCategory: false, in: self)
        transaction.at = now.milliseconds
        guard let old = transactions[typed.id] else {
            transaction.life = 1
            return transaction.changes
        }
        transaction.life = old.life | 1
        return transaction.changes(from: old) + splits(of: typed.id).map { $0.deletion }
    }

    /// The latest settled occurrence of a rule from a day on: by today, or later if none before it is still to come.
    fileprivate func latestSettled(of rule: RecurringTransaction, from first: Day, today: Day) -> Day? {
        let lookBack = max(first, RecurringTransaction.firstDue(by: today))
        var latest: Day?
        for day in rule.days(in: lookBack ... .last) {
            if !isOpen(rule, on: day) {
                latest = day
            } else if day > today {
                break
            }
        }
        return latest
    }
}
