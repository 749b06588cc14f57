import CivilTime
import Journal

extension State {
    /// The rule, unless deleted or without a living account. It ends before the next one of its series begins: two devices can
    /// have changed a series from different days.
    public func recurringTransaction(_ id: RecordID?) -> RecurringTransaction? {
        guard let id, var rule = recurringTransactions[id], isLiving(rule) else { return nil }
        let (first, start) = (RecurringTransaction.first(of: id), rule.firstOfAll)
        let later = recurringTransactions.rows.filter {
            RecurringTransaction.first(of: $0.id) == first && $0.firstOfAll > start && isLiving($0)
        }
        rule.end(before: later.map { $0.firstOfAll }.min())
        return rule
    }

    private func isLiving(_ rule: RecurringTransaction) -> Bool { rule.isAlive && account(rule.account) != nil }

    /// All rules in order of their first day, ended ones included.
    public var livingRecurringTransactions: [RecurringTransaction] {
        var rules = recurringTransactions.rows.filter { isLiving($0) }.sorted(byKey: { $0.firstOfAll })
        var next: [RecordID: (start: Day, later: Day?)] = [:]
        for index in rules.indices.reversed() {
            guard let first = RecurringTransaction.first(of: rules[index].id) else { continue }
            let start = rules[index].firstOfAll
            let known = next[first]
            let later = known.flatMap { $0.start > start ? $0.start : $0.later }
            rules[index].end(before: later)
            next[first] = (start, later)
        }
        return rules
    }

    /// The rule that a transaction was posted from; nil if it was not, or if the rule was deleted.
    public func recurringTransaction(ofPosted transaction: RecordID) -> RecurringTransaction? {
        guard let (first, day) = RecurringTransaction.occurrence(transaction) else { return nil }
        var found: RecurringTransaction?
        for rule in recurringTransactions.rows
        where RecurringTransaction.first(of: rule.id) == first && recurringTransaction(rule.id) != nil {
            guard let since = rule.since ?? rule.start, since <= day || found == nil else { continue }
            if let other = found?.since ?? found?.start, other <= day, since < other { continue }
            found = rule
        }
        return found
    }

    /// Whether occurrences of a rule become due: none of its accounts is closed or deleted.
    public func isActive(_ rule: RecurringTransaction) -> Bool {
        guard rule.isAlive, account(rule.account)?.isOpen == true else { return false }
        return rule.kind != .transfer || account(rule.toAccount)?.isOpen == true
    }

    /// Whether an occurrence is neither posted nor skipped. One whose transaction was deleted is not open either; undoing
    /// a post or a skip opens it again.
    public func isOpen(_ rule: RecurringTransaction, on day: Day) -> Bool {
        // An undone record has no day, a skipped one has nothing else.
        rule.transactionID(on: day).map { transactions[$0]?.day == nil } ?? false
    }

    /// The open occurrences of a rule within some days: the first `RecurringTransaction.maximumOccurrences`. None while one of
    /// its accounts is closed.
    public func occurrences(of rule: RecurringTransaction, in days: ClosedRange<Day>) -> [Day] {
        guard isActive(rule) else { return [] }
        var open: [Day] = []
        rule.forEachDay(in: days, limit: .max) { day in
            if isOpen(rule, on: day) { open.append(day) }
            return open.count < RecurringTransaction.maximumOccurrences
        }
        return open
    }

    /// The next open occurrence of a rule on or after a day. Settled ones in between, of which there are no more than transactions,
    /// are passed over.
    public func nextOccurrence(of rule: RecurringTransaction, from day: Day) -> Day? {
        guard isActive(rule) else { return nil }
        var next: Day?
        rule.forEachDay(in: day ... .last, limit: .max) { day in
            guard isOpen(rule, on: day) else { return true }
            next = day
            return false
        }
        return next
    }

    /// Whether nothing of a rule is due or to come. One whose account is closed has more to come when it is reopened.
    public func isOver(_ rule: RecurringTransaction, today: Day) -> Bool {
        if isActive(rule) { return nextOccurrence(of: rule, from: RecurringTransaction.firstDue(by: today)) == nil }
        return rule.firstDay(from: today) == nil
    }

    /// The account of a rule that is closed, so that nothing becomes due; nil if none is.
    public func closedAccount(of rule: RecurringTransaction) -> Account? {
        [rule.account, rule.kind == .transfer ? rule.toAccount : nil].compactMap { account($0) }.first { $0.isClosed }
    }

    /// The number of open occurrences of a rule that have lapsed by a day, `RecurringTransaction.maximumLapsed` at most.
    public func lapsedCount(of rule: RecurringTransaction, by day: Day) -> Int {
        let first = RecurringTransaction.firstDue(by: day)
        guard first > .first, isActive(rule) else { return 0 }
        var count = 0
        rule.forEachDay(in: .first...first.advanced(by: -1), limit: .max) { day in
            if isOpen(rule, on: day) { count += 1 }
            return count < RecurringTransaction.maximumLapsed
        }
        return count
    }

    /// The open occurrences of all rules on or before a day, by day. Those more than a year before it have lapsed.
    public func billsDue(through day: Day) -> [RecurringOccurrence] {
        upcomingBills(in: RecurringTransaction.firstDue(by: day)...day)
    }

    /// The open occurrences of all rules within some days, by day; of each, the first
    /// `RecurringTransaction.maximumOccurrences` at most.
    public func upcomingBills(in days: ClosedRange<Day>) -> [RecurringOccurrence] {
        var bills: [RecurringOccurrence] = []
        for rule in livingRecurringTransactions {
            for day in occurrences(of: rule, in: days) { bills.append(RecurringOccurrence(rule: rule, day: day)) }
        }
        return bills.sorted { $0.day == $1.day ? $0.rule.id < $1.rule.id : $0.day < $1.day }
    }
}

/// An open occurrence of a recurring transaction: a bill to pay, or an income to come.
public struct RecurringOccurrence: Hashable, Sendable {
    public let rule: RecurringTransaction
    /// The day it is due.
    public let day: Day

    public init(rule: RecurringTransaction, day: Day) {
        self.rule = rule
        self.day = day
    }

    /// The transaction that it becomes, paid on its day, without a category that was deleted.
    public func transaction(in state: State) -> Transaction? {
        guard let id = rule.transactionID(on: day) else { return nil }
        var transaction = Transaction(id: id)
        transaction.kind = rule.kind
        transaction.account = rule.account
        transaction.day = day
        transaction.amount = rule.amount
        transaction.payee = rule.payee
        transaction.category = state.moneyCategory(rule.category)?.id
        transaction.note = rule.note
        transaction.tags = rule.tags
        transaction.toAccount = rule.toAccount
        transaction.received = rule.received
        return transaction
    }
}
