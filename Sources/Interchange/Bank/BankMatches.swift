import CivilTime
import DaybookCore
import Journal

/// Finds the transactions of the same account and amount as rows of a bank's file, such as those entered by hand before.
struct BankMatches {
    /// The number of days between a payment and its booking.
    static let maximumDays = 4

    private struct Key: Hashable {
        let account: RecordID
        /// The amount it adds to the balance of the account.
        let effect: Int64
    }

    /// The transactions that a row can be, of each day the latest last.
    private var candidates: [Key: [Day: [RecordID]]] = [:]

    /// - Parameter isCandidate: Whether a row of an account can be a transaction.
    init(_ accounts: [PlannedAccount], in state: State, where isCandidate: (Transaction, RecordID) -> Bool) {
        for planned in accounts where !planned.isNew {
            let account = planned.account.id
            for transaction in state.transactions(of: account).reversed()
            where isCandidate(transaction, account) {
                guard let day = transaction.day else { continue }
                let key = Key(account: account, effect: transaction.effect(on: account))
                candidates[key, default: [:]][day, default: []].append(transaction.id)
            }
        }
    }

    private static func key(_ row: Transaction) -> Key? { row.account.map { Key(account: $0, effect: row.effect) } }

    /// The matches of rows, by their index: as many as possible, the nearest in time. Each transaction is taken once for each of its
    /// accounts.
    func find(for rows: [(index: Int, transaction: Transaction)]) -> [Int: RecordID] {
        if candidates.isEmpty { return [:] }
        var found: [Int: RecordID] = [:]
        var groups: [Key: [(index: Int, day: Day)]] = [:]
        for row in rows {
            guard let key = Self.key(row.transaction), candidates[key] != nil, let day = row.transaction.day else {
                continue
            }
            groups[key, default: []].append((row.index, day))
        }
        for (key, group) in groups {
            let others = (candidates[key] ?? [:]).flatMap { day, ids in ids.reversed().map { (day: day, id: $0) } }
            let matches = DayMatching.matches(
                of: group.map { $0.day }, among: others.map { $0.day }, maximumDays: Self.maximumDays
            ) { _, _ in true }
            for (row, match) in zip(group, matches) { found[row.index] = match.partner.map { others[$0].id } }
        }
        return found
    }

    /// Takes the transaction of the same day that a row may be; nil if there is none left.
    mutating func takeOfSameDay(_ row: Transaction) -> RecordID? {
        guard let key = Self.key(row), let day = row.day else { return nil }
        return candidates[key]?[day]?.popLast()
    }
}
