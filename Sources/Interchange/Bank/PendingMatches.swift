import CivilTime
import DaybookCore
import Journal
import Money

/// Finds the pending transactions of earlier files that the bank has booked since: a bank may give the booked form another
/// day, text, reference or amount.
struct PendingMatches {
    /// The most days between a pending row and its booked form with the same reference, and with like texts.
    private static let (longestWait, usualWait) = (60, 10)

    private struct Reference: Hashable {
        let account: RecordID
        let reference: String
    }

    private struct Effect: Hashable {
        let account: RecordID
        let effect: Int64
        let day: Day
    }

    private let state: State
    private var byReference: [Reference: [RecordID]] = [:]
    private var byEffect: [Effect: [RecordID]] = [:]
    private var taken: Set<RecordID>

    /// - Parameter claimed: The transactions that the file still shows as pending.
    init(_ accounts: [PlannedAccount], except claimed: Set<RecordID>, in state: State) {
        self.state = state
        taken = claimed
        for planned in accounts where !planned.isNew {
            let account = planned.account.id
            for transaction in state.transactions(of: account).reversed() {
                let source = transaction.source(on: account)
                guard state.standsForRow(transaction, on: account), transaction.status(on: account) == .pending,
                    let day = transaction.day,
                    !claimed.contains(transaction.id)
                else { continue }
                if let reference = Self.reference(in: source) {
                    byReference[Reference(account: account, reference: reference), default: []].append(transaction.id)
                }
                let effect = Effect(account: account, effect: transaction.effect(on: account), day: day)
                byEffect[effect, default: []].append(transaction.id)
            }
        }
    }

    var isEmpty: Bool { byEffect.isEmpty }

    /// The pending transaction with the bank's reference; nil if there is none.
    mutating func take(_ entry: BankEntry, withReferenceOn account: RecordID) -> Transaction? {
        guard !entry.bankID.isEmpty,
            let ids = byReference[Reference(account: account, reference: entry.bankID)]
        else { return nil }
        return take(ids) { pending in
            guard let day = pending.day, (-1...Self.longestWait).contains(entry.day.days(since: day)) else {
                return false
            }
            return (pending.effect(on: account) < 0) == (entry.amount < 0)
        }
    }

    /// The nearest pending transaction of the same amount with like texts; nil if there is none.
    mutating func take(_ entry: BankEntry, likeOn account: RecordID) -> Transaction? {
        for days in [0, 1, -1] + Array(2...Self.usualWait) {
            let key = Effect(account: account, effect: entry.amount, day: entry.day.advanced(by: -days))
            guard let ids = byEffect[key] else { continue }
            let words = Self.words(entry.payee + " " + entry.note)
            let found = take(ids) { pending in
                let own = Self.words("\(pending.payee) \(pending.note) \(pending.source(on: account))")
                let named = Self.words(pending.payee + " " + pending.note)
                return words.isEmpty || named.isEmpty || !words.isDisjoint(with: own)
            }
            if let found { return found }
        }
        return nil
    }

    private mutating func take(_ ids: [RecordID], where isSame: (Transaction) -> Bool) -> Transaction? {
        for id in ids where !taken.contains(id) {
            guard let pending = state.transaction(id), isSame(pending) else { continue }
            taken.insert(id)
            return pending
        }
        return nil
    }

    /// The bank's reference in the identity of an imported row: "bank:1:2026-07-03 -400 #S1".
    private static func reference(in source: String) -> String? {
        let parts = source.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, parts[2].utf8.first == 0x23 else { return nil }
        return String(parts[2].dropFirst())
    }

    /// The words of a text that tell shops apart: of three letters or more, without accents.
    private static func words(_ text: String) -> Set<[UInt8]> {
        let folded = CSVColumnName.folded(text).split(separator: 0x20)
        return Set(folded.filter { $0.count >= 3 && $0.contains { $0 >= 0x61 } }.map { Array($0) })
    }
}
