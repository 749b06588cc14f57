import CivilTime
import Journal

/// A recurring transaction that the history suggests: a payee with similar amounts at regular intervals.
public struct RecurringSuggestion: Hashable, Sendable {
    /// The rule to add. Its id follows from that of the latest transaction, so that two devices that accept it add one rule.
    public let rule: RecurringTransaction
    /// The number of transactions at these intervals, 3 or more.
    public let count: Int
    /// The day of the latest of them.
    public let latest: Day
}

extension State {
    /// Suggests rules for payees with at least three transactions of similar amount (within 10 %) that come each week
    /// (± 1 day), month (± 3 days) or year (± 7 days) until now, by the day they are expected next. Payees that have a
    /// rule, and transactions posted from one, are left out.
    ///
    /// Only the last three years are looked at, which takes time linear in the number of their transactions, apart from
    /// sorting each payee's.
    public func suggestedRecurring(today: Day) -> [RecurringSuggestion] {
        var known: Set<PayeeKey> = []
        for rule in livingRecurringTransactions { known.insert(PayeeKey(rule.payee, rule.kind)) }
        let (rows, index) = (transactions.rows, transactionIndex)
        // By the payee's number: folding the case of each payee once is much faster than of each transaction.
        var expenses = [[Payment]](repeating: [], count: index.payees.count)
        var incomes = expenses
        let isOpen = index.accounts.map { account($0).map { !$0.isClosed } ?? false }
        for (place, entry) in index.entries(on: today.advanced(by: -Series.reach)...today).enumerated() {
            guard entry.kind != .transfer, entry.account >= 0, isOpen[Int(entry.account)] else { continue }
            guard entry.payee >= 0 else { continue }
            let transaction = rows[Int(entry.row)]
            guard transaction.amount > 0, RecurringTransaction.occurrence(transaction.id) == nil else { continue }
            let payment = Payment(
                place: place, row: Int(entry.row), day: entry.day, amount: transaction.amount,
                account: entry.account)
            if entry.kind == .income {
                incomes[Int(entry.payee)].append(payment)
            } else {
                expenses[Int(entry.payee)].append(payment)
            }
        }
        var histories: [PayeeKey: [Payment]] = [:]
        for (kind, asWritten) in [(TransactionKind.expense, expenses), (.income, incomes)] {
            for (payee, payments) in zip(index.payees, asWritten) where !payments.isEmpty {
                histories[PayeeKey(payee, kind), default: []] += payments
            }
        }
        var suggestions: [RecurringSuggestion] = []
        for (key, payments) in histories where payments.count >= Series.minimumCount && !known.contains(key) {
            guard let series = Series(in: payments, today: today) else { continue }
            suggestions.append(series.suggestion(from: rows[series.latest.row], in: self))
        }
        return suggestions.sorted { left, right in
            let days = (left.rule.start ?? .first, right.rule.start ?? .first)
            return days.0 == days.1 ? left.rule.id < right.rule.id : days.0 < days.1
        }
    }
}

private struct PayeeKey: Hashable {
    let payee: String
    let kind: TransactionKind

    init(_ payee: String, _ kind: TransactionKind) {
        self.payee = payee.lowercased()
        self.kind = kind
    }
}

private struct Payment {
    /// Its place among all transactions by day and time.
    let place: Int
    /// The index of the transaction in its table.
    let row: Int
    let day: Day
    let amount: Int64
    /// The number of its account.
    let account: Int32

    /// Whether two amounts of an account differ by 10 % at most.
    func isSimilar(to other: Payment) -> Bool {
        account == other.account && (amount - other.amount).magnitude <= max(amount, other.amount).magnitude / 10
    }
}

/// Payments of a similar amount at regular intervals, the latest first.
private struct Series {
    private let payments: [Payment]
    private let interval: Interval

    static let minimumCount = 3
    /// The days before today in which three yearly payments are, with what they and the next may be late.
    static let reach = 3 * 366 + 3 * 7
    /// The number of a payee's latest amounts that are tried: a shop may take a subscription's fee between purchases.
    private static let maximumTries = 4

    var latest: Payment { payments[0] }

    init?(in history: [Payment], today: Day) {
        var rest = history.sorted { $0.place > $1.place }
        for _ in 0..<Self.maximumTries {
            guard let first = rest.first else { return nil }
            let similar = rest.filter { $0.isSimilar(to: first) }
            for interval in Interval.allCases {
                let regular = interval.run(of: similar)
                guard regular.count >= Self.minimumCount, interval.isCurrent(after: first.day, today: today)
                else { continue }
                (payments, self.interval) = (regular, interval)
                return
            }
            rest.removeAll { $0.isSimilar(to: first) }
        }
        return nil
    }

    func suggestion(from transaction: Transaction, in state: State) -> RecurringSuggestion {
        var rule = RecurringTransaction(id: RecurringTransaction.id(suggestedBy: transaction.id))
        rule.kind = transaction.kind
        rule.account = transaction.account
        rule.amount = transaction.amount
        rule.payee = transaction.payee
        rule.category = state.moneyCategory(transaction.category)?.id
        rule.tags = transaction.tags
        rule.isEstimate = payments.contains { $0.amount != latest.amount }
        let day = usualDay
        rule.rule = interval.rule(on: day)
        rule.start = interval.next(after: latest.day, on: day)
        return RecurringSuggestion(rule: rule, count: payments.count, latest: latest.day)
    }

    /// The day that most of the payments were on, the latest such: its weekday, day of the month or of the year counts.
    private var usualDay: Day {
        var counts: [Int: Int] = [:]
        for payment in payments { counts[interval.slot(of: payment.day), default: 0] += 1 }
        let most = counts.values.max() ?? 0
        return payments.first { counts[interval.slot(of: $0.day)] == most }?.day ?? latest.day
    }
}

private enum Interval: CaseIterable {
    case week, month, year

    /// The number of days that a payment may be early or late.
    private var tolerance: Int {
        switch self {
        case .week: 1
        case .month: 3
        case .year: 7
        }
    }

    /// The day a number of intervals before another, or later when negative.
    private func day(_ count: Int, before day: Day) -> Day {
        switch self {
        case .week: day.advanced(by: -7 * count)
        case .month: day.inMonth(day.monthOfYear.advanced(by: -count))
        case .year: day.inMonth(day.monthOfYear.advanced(by: -12 * count))
        }
    }

    /// The payments, the latest first, as long as each is an interval before the one after it. All are measured from the
    /// latest, so that being late does not add up.
    func run(of payments: [Payment]) -> [Payment] {
        guard let latest = payments.first else { return [] }
        var run = [latest]
        for payment in payments.dropFirst() {
            let expected = day(run.count, before: latest.day)
            guard abs(payment.day.days(since: expected)) <= tolerance else { break }
            run.append(payment)
        }
        return run
    }

    /// Whether the next payment is not overdue by more than the tolerance.
    func isCurrent(after latest: Day, today: Day) -> Bool {
        day(-1, before: latest).advanced(by: tolerance) >= today
    }

    /// The slot that the days of a rule share: their weekday, or their day of the month.
    func slot(of day: Day) -> Int { self == .week ? day.weekday.rawValue : day.dayOfMonth }

    func rule(on day: Day) -> RecurrenceRule {
        switch self {
        case .week:
            var rule = RecurrenceRule(.weekly)
            rule.weekdays = [RecurrenceRule.WeekdayOfPeriod(day.weekday)]
            return rule
        case .month, .year:
            var rule = RecurrenceRule(self == .month ? .monthly : .yearly)
            rule.monthDays = [day.dayOfMonth]
            if self == .year { rule.months = [day.month] }
            if day.dayOfMonth > 28 { rule.skip = .backward }
            return rule
        }
    }

    /// The next day of the rule on a day's slot, past the payment that the latest one was.
    func next(after latest: Day, on usual: Day) -> Day {
        let soonest = day(-1, before: latest).advanced(by: -tolerance)
        return Repetition.calendar(rule(on: usual)).firstDay(from: soonest)
    }
}
