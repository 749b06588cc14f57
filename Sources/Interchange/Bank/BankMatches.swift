import CivilTime
import DaybookCore
import Journal

/// Finds the transactions that were entered by hand before their bank's file was imported.
struct BankMatches {
    /// The number of days between a payment and its booking.
    static let maximumDays = 4

    private struct Key: Hashable {
        let account: RecordID
        /// The amount it adds to the balance of the account.
        let effect: Int64
        let day: Day
    }

    /// The transactions without a source, the latest first.
    private var candidates: [Key: [RecordID]] = [:]

    init(_ accounts: [PlannedAccount], in state: State) {
        for planned in accounts where !planned.isNew {
            for transaction in state.transactions(of: planned.account.id).reversed()
            where transaction.source.isEmpty && transaction.kind != .transfer {
                guard let key = Self.key(transaction, 0) else { continue }
                candidates[key, default: []].append(transaction.id)
            }
        }
    }

    private static func key(_ transaction: Transaction, _ days: Int) -> Key? {
        guard let account = transaction.account, let day = transaction.day else { return nil }
        return Key(account: account, effect: transaction.effect, day: day.advanced(by: days))
    }

    /// The matches of rows, by their index. Each transaction is taken once, by the row that is nearest in time.
    mutating func find(for rows: [(index: Int, transaction: Transaction)]) -> [Int: RecordID] {
        var matches: [Int: RecordID] = [:]
        guard !candidates.isEmpty else { return matches }
        for distance in 0...Self.maximumDays {
            for row in rows where matches[row.index] == nil {
                // Payments are entered before they are booked.
                matches[row.index] = take(row.transaction, -distance)
                if distance > 0, matches[row.index] == nil { matches[row.index] = take(row.transaction, distance) }
            }
        }
        return matches
    }

    private mutating func take(_ transaction: Transaction, _ days: Int) -> RecordID? {
        guard let key = Self.key(transaction, days) else { return nil }
        return candidates[key]?.popLast()
    }
}
