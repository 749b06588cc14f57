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
        let day: Day
    }

    /// The transactions that a row can be, the latest first.
    private var candidates: [Key: [RecordID]] = [:]

    /// - Parameter isCandidate: Whether a row of an account can be a transaction.
    init(_ accounts: [PlannedAccount], in state: State, where isCandidate: (Transaction, RecordID) -> Bool) {
        for planned in accounts where !planned.isNew {
            let account = planned.account.id
            for transaction in state.transactions(of: account).reversed()
            where isCandidate(transaction, account) {
                guard let day = transaction.day else { continue }
                let key = Key(account: account, effect: transaction.effect(on: account), day: day)
                candidates[key, default: []].append(transaction.id)
            }
        }
    }

    /// The matches of rows, by their index. Each transaction is taken once for each of its accounts, by the row that is
    /// nearest in time.
    mutating func find(for rows: [(index: Int, transaction: Transaction)]) -> [Int: RecordID] {
        candidates.isEmpty ? [:] : Self.nearest(to: rows) { take($0, $1) }
    }

    /// Takes the transaction that a row may be, a number of days after it; nil if there is none left.
    mutating func take(_ transaction: Transaction, _ days: Int) -> RecordID? {
        guard let account = transaction.account, let day = transaction.day else { return nil }
        let key = Key(account: account, effect: transaction.effect, day: day.advanced(by: days))
        return candidates[key]?.popLast()
    }

    /// The transactions nearest to rows in time, by the index of the row.
    ///
    /// - Parameter take: Takes the transaction that a row may be, a number of days after it; nil if there is none left.
    static func nearest(
        to rows: [(index: Int, transaction: Transaction)], take: (Transaction, Int) -> RecordID?
    ) -> [Int: RecordID] {
        var found: [Int: RecordID] = [:]
        for distance in 0...maximumDays {
            for row in rows where found[row.index] == nil {
                // Payments are entered before they are booked.
                found[row.index] = take(row.transaction, -distance)
                if distance > 0, found[row.index] == nil { found[row.index] = take(row.transaction, distance) }
            }
        }
        return found
    }
}
