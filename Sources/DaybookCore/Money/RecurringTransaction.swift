import CivilTime
import Journal

/// A transaction that repeats: rent, a salary, a subscription, a transfer to savings.
///
/// Each occurrence becomes a transaction whose id is derived from the rule and the day, so two devices that post Tuesday's
/// occurrence make one transaction. The derived record tells whether an occurrence is open; see `State.isOpen`.
public struct RecurringTransaction: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    /// Creates a rule without a repetition for transactions like another.
    public init(_ transaction: Transaction) {
        self.init(id: transaction.id)
        (kind, account, amount) = (transaction.kind, transaction.account, transaction.amount)
        (payee, category, note) = (transaction.payee, transaction.category, transaction.note)
        (tags, toAccount, received) = (transaction.tags, transaction.toAccount, transaction.received)
    }

    public enum Field: Int {
        case life, kind, account, amount, payee, category, note, tags, toAccount, received, start, repetition, since,
            end, automatic, estimate, createdOn
    }

    public static let schema = Schema(
        "recurringTransactions",
        [
            .life,
            Column("kind", TransactionKind.column(implied: .expense)),
            Column("account", .reference),
            Column("amount", .integer(MoneyLimits.amount)),
            Column("payee", .line(0...MoneyLimits.payee)),
            Column("category", .reference),
            Column("note", .lines(MoneyLimits.note)),
            Column("tags", .line(0...MoneyLimits.tags)),
            Column("toAccount", .reference),
            Column("received", .integer(MoneyLimits.amount)),
            Column("start", .day),
            Column("repetition", .line(1...RecurrenceRule.maximumLength)) { RecurrenceRule(ofMoney: $0) != nil },
            Column("since", .day),
            Column("end", .day),
            Column("automatic", .flag),
            Column("estimate", .flag),
            Column("createdOn", .day),
        ],
        required: [Field.account.rawValue, Field.amount.rawValue, Field.start.rawValue],
        owners: [
            .column(Field.account.rawValue, of: "accounts"),
            .column(Field.toAccount.rawValue, of: "accounts", erasesToo: false),
        ])

    public static var editable: [Field] {
        [
            .kind, .account, .amount, .payee, .category, .note, .tags, .toAccount, .received, .start, .repetition, .end,
            .automatic, .estimate,
        ]
    }

    public var isAlive: Bool { exists && has(.account) && has(.amount) && has(.start) && rule != nil }

    /// Whether its occurrences are posted without the person when they are due. An estimate never is.
    public var postsItself: Bool { isAutomatic && !isEstimate }
}

// One accessor per line.
// swift-format-ignore
extension RecurringTransaction {
    public var kind: TransactionKind { get { self[.kind] ?? .expense } set { self[.kind] = newValue } }
    /// The account it is paid from or into.
    public var account: RecordID? { get { self[.account] } set { self[.account] = newValue } }
    /// Minor units of the account's currency.
    public var amount: Int64 { get { self[.amount] ?? 0 } set { self[.amount] = newValue } }
    /// The one who is paid, or who pays.
    public var payee: String { get { self[.payee] } set { self[.payee] = newValue } }
    public var category: RecordID? { get { self[.category] } set { self[.category] = newValue } }
    public var note: String { get { self[.note] } set { self[.note] = newValue } }
    /// Words, separated by spaces.
    public var tags: String { get { self[.tags] } set { self[.tags] = newValue } }
    /// The account a transfer goes to.
    public var toAccount: RecordID? { get { self[.toAccount] } set { self[.toAccount] = newValue } }
    /// The amount that arrives there, in minor units of its currency; nil if that is the amount.
    public var received: Int64? { get { self[.received] } set { self[.received] = newValue } }
    /// The first day of the repetition, from which intervals and COUNT are counted.
    public var start: Day? { get { self[.start] } set { self[.start] = newValue } }
    /// The text of an RRULE that comes at most once a day, as typed or received.
    public var repetition: String { get { self[.repetition] } set { self[.repetition] = newValue } }
    /// The first day of its occurrences, if others before it belong to the rule that this one continues.
    public var since: Day? { get { self[.since] } set { self[.since] = newValue } }
    /// The last day of its occurrences, besides any end in the rule.
    public var end: Day? { get { self[.end] } set { self[.end] = newValue } }
    /// Whether it is to be posted without the person; see `postsItself`.
    public var isAutomatic: Bool { get { self[.automatic] } set { self[.automatic] = newValue } }
    /// Whether the amount differs each time and is asked for when it is paid.
    public var isEstimate: Bool { get { self[.estimate] } set { self[.estimate] = newValue } }
    public var createdOn: Day? { get { self[.createdOn] } set { self[.createdOn] = newValue } }
}

extension RecurringTransaction {
    /// The rule of its repetition; nil if its text is none.
    public var rule: RecurrenceRule? {
        get { RecurrenceRule(ofMoney: repetition) }
        set { repetition = newValue?.text ?? "" }
    }

    /// The most occurrences that are looked at together, so that a daily rule over decades costs no more than a year of it.
    public static let maximumOccurrences = 366

    /// The first day of which an open occurrence is still due on another day; earlier ones have lapsed.
    public static func firstDue(by day: Day) -> Day { day.advanced(by: 1 - maximumOccurrences) }

    /// The most lapsed occurrences that are counted, since a daily rule can have begun centuries ago.
    public static let maximumLapsed = 1000

    /// Its scheduled days within a range, settled or not: the first `maximumOccurrences`.
    public func days(in range: ClosedRange<Day>) -> [Day] {
        var days: [Day] = []
        forEachDay(in: range) { day in
            days.append(day)
            return true
        }
        return days
    }

    /// Calls `body` with the scheduled days within a range in order, until it returns false, `limit` times at most.
    func forEachDay(in range: ClosedRange<Day>, limit: Int = maximumOccurrences, _ body: (Day) -> Bool) {
        guard let start, let rule, let recurrence = try? Recurrence(rule, from: DateTime(start, at: .midnight))
        else { return }
        let first = max(range.lowerBound, since ?? start)
        let last = min(range.upperBound, end ?? .last)
        guard first <= last else { return }
        var times = recurrence.times(
            after: first > start ? DateTime(first.advanced(by: -1), at: .lastMinute) : nil)
        var (count, previous): (Int, Day?) = (0, nil)
        while count < limit, let day = times.next()?.day, day <= last {
            guard day >= first, day != previous else { continue }
            (count, previous) = (count + 1, day)
            guard body(day) else { return }
        }
    }

    /// The first day on which it may occur, scheduled or not.
    var firstOfAll: Day { since ?? start ?? .first }

    /// Ends it before a day, unless it ends earlier or there is none.
    mutating func end(before day: Day?) {
        guard let last = day?.advanced(by: -1), last < end ?? .last else { return }
        end = last
    }

    /// The first scheduled day on or after a day; nil if it has ended by then.
    public func firstDay(from day: Day) -> Day? {
        guard let start, let rule, let recurrence = try? Recurrence(rule, from: DateTime(start, at: .midnight))
        else { return nil }
        let first = max(day, since ?? start)
        var times = recurrence.times(
            after: first > start ? DateTime(first.advanced(by: -1), at: .lastMinute) : nil)
        while let found = times.next()?.day, found <= end ?? .last {
            if found >= first { return found }
        }
        return nil
    }

    /// Whether a day is one of its scheduled days.
    public func occurs(on day: Day) -> Bool { firstDay(from: day) == day }
}

extension RecurrenceRule {
    /// Parses the text of a recurring transaction's rule. Nil if it is none or comes several times a day.
    init?(ofMoney text: String) {
        guard let rule = try? RecurrenceRule(text), Repetition.calendar(rule).comesOnceADay else { return nil }
        self = rule
    }
}
