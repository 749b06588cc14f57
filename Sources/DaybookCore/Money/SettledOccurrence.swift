import CivilTime
import Journal

/// An occurrence of a recurring transaction without a transaction, which is not to be logged by itself.
public struct SettledOccurrence: Hashable, Sendable {
    /// The rule that the series began with.
    public let first: RecordID
    public let day: Day
    /// Whether the person took back what was logged, so that it is due again. Otherwise it was skipped, or its transaction deleted.
    public let isDue: Bool

    public init(first: RecordID, day: Day, isDue: Bool) {
        self.first = first
        self.day = day
        self.isDue = isDue
    }

    /// The id of its transaction; nil if the series cannot have any.
    var transaction: RecordID? { RecurringTransaction(id: first).transactionID(on: day) }
}

extension State {
    /// The rules with which the living series began; optionally only of those that log themselves.
    func firstsOfLivingSeries(loggingThemselves: Bool = false) -> Set<RecordID> {
        let rules = livingRecurringTransactions.filter { !loggingThemselves || $0.postsItself }
        return Set(rules.compactMap { RecurringTransaction.first(of: $0.id) })
    }

    /// The settled occurrences of all living series, by their ids.
    public var settledOccurrences: [SettledOccurrence] {
        let firsts = firstsOfLivingSeries()
        if firsts.isEmpty { return [] }
        var settled: [SettledOccurrence] = []
        for transaction in transactions.rows where !transaction.exists {
            guard let (first, day) = RecurringTransaction.occurrence(transaction.id), firsts.contains(first),
                transaction.day != nil || transaction.has(.life)
            else { continue }
            settled.append(SettledOccurrence(first: first, day: day, isDue: transaction.day == nil))
        }
        return settled.sorted { ($0.first, $0.day) < ($1.first, $1.day) }
    }
}

extension ImportPlanner {
    /// Settles the occurrences of series in the file, unless this journal has something of them.
    mutating func add(settledOccurrencesOf journal: ImportedJournal) {
        let firsts = Set(journal[RecurringTransaction.self].compactMap { RecurringTransaction.first(of: $0.id) })
        let living = Set(journal[Transaction.self].map { $0.id })
        for occurrence in Set(journal.settledOccurrences).sorted(by: { ($0.first, $0.day) < ($1.first, $1.day) }) {
            guard firsts.contains(occurrence.first), let id = occurrence.transaction, !living.contains(id) else {
                continue
            }
            let written = state.transactions[id]
            guard written?.day == nil, written?.has(.life) != true else { continue }
            plan.changes.append(
                occurrence.isDue
                    ? Change(Transaction.table, id, "life", .integer(Life.deletedOnce))
                    : Change(Transaction.table, id, "day", Value(occurrence.day)))
        }
    }
}
