import CivilTime
import Journal
import Money

/// A way to assign money to all envelopes of a month at once.
public enum EnvelopeFill: String, CaseIterable, Sendable {
    /// The amounts assigned in the month before.
    case lastMonth = "last-month"
    /// The average of what was spent in the three months before.
    case average
    /// The amounts missing in overspent envelopes, as far as there is money to assign.
    case overspending
    /// Nothing.
    case zero
}

/// The amounts that an `EnvelopeFill` assigns, before they are kept. Amounts are minor units of the envelopes' currency.
public struct EnvelopeProposal: Hashable, Sendable {
    /// An envelope whose assigned amount would change.
    public struct Line: Hashable, Sendable {
        public let category: RecordID
        /// The amount assigned now.
        public let assigned: Int64
        /// The amount assigned afterwards.
        public let proposed: Int64
    }

    public let fill: EnvelopeFill
    /// The month as it is now.
    public let month: EnvelopeMonth
    /// In the order of the categories.
    public let lines: [Line]
    /// The number of envelopes that keep what is assigned to them already, but would change with `replacing`.
    public let keptCount: Int

    /// The sum of all changes; negative if money returns to what is to assign.
    public var sum: Int64 {
        var sum = AmountSum()
        for line in lines {
            sum += line.proposed
            sum -= line.assigned
        }
        return sum.amount
    }

    /// The amount that can still be assigned afterwards; negative if more was assigned than there is.
    public var toAssign: Int64 { AmountSum.difference(month.toAssign, sum) }

    /// The overspending that remains because there is no money to assign; above zero.
    public var uncovered: Int64 {
        guard fill == .overspending else { return 0 }
        return AmountSum.difference(AmountSum.of(month.overspent.lazy.map { -$0.left }), sum)
    }

    /// - Parameter replacing: Whether envelopes that have an amount in the month get another. Otherwise only those
    ///   without one are filled; the other ways to fill change all that they are about.
    public init(_ fill: EnvelopeFill, _ month: Month, replacing: Bool = false, in state: State) {
        self.fill = fill
        let now = EnvelopeMonth(month, in: state)
        self.month = now
        var (lines, keptCount) = ([Line](), 0)
        func propose(_ amounts: [RecordID: Int64]) {
            for envelope in now.envelopes {
                guard let amount = amounts[envelope.category], amount != envelope.budgeted else { continue }
                lines.append(Line(category: envelope.category, assigned: envelope.budgeted, proposed: amount))
            }
        }
        /// Leaves out the categories that are offered no more, and amounts that would take money out. An envelope without an
        /// amount to copy gets none if amounts are replaced, unless there is nothing at all to copy.
        func proposeOffered(_ amounts: [RecordID: Int64]) {
            var filled = amounts.filter { $0.value > 0 }
            if replacing, !filled.isEmpty {
                for envelope in now.envelopes where filled[envelope.category] == nil { filled[envelope.category] = 0 }
            }
            propose(filled.filter { state.moneyCategory($0.key)?.isHidden == false })
            guard !replacing else { return }
            keptCount = lines.count { $0.assigned != 0 }
            lines.removeAll { $0.assigned != 0 }
        }
        switch fill {
        case .lastMonth: proposeOffered(state.assignedAmounts(before: month))
        case .average: proposeOffered(state.averageSpending(before: month))
        case .overspending: propose(now.amountsThatCoverOverspending)
        case .zero: propose(now.amounts { _ in 0 })
        }
        (self.lines, self.keptCount) = (lines, keptCount)
    }
}

extension EnvelopeMonth {
    /// The overspent envelopes, without those that keep it as a debt.
    public var overspent: [Envelope] { envelopes.filter { $0.left < 0 && !$0.carriesOverspending } }

    /// An amount of each envelope, by category.
    fileprivate func amounts(_ amount: (Envelope) -> Int64) -> [RecordID: Int64] {
        var amounts: [RecordID: Int64] = [:]
        for envelope in envelopes { amounts[envelope.category] = amount(envelope) }
        return amounts
    }

    /// The amounts to assign to overspent envelopes so that nothing is missing, until there is no more to assign.
    fileprivate var amountsThatCoverOverspending: [RecordID: Int64] {
        var rest = max(0, toAssign)
        var amounts: [RecordID: Int64] = [:]
        for envelope in overspent where rest > 0 {
            let covered = min(rest, AmountSum.difference(0, envelope.left))
            rest -= covered
            amounts[envelope.category] = AmountSum.of(envelope.budgeted, covered)
        }
        return amounts
    }
}

extension State {
    /// The amounts assigned to envelopes in the month before another, by category.
    fileprivate func assignedAmounts(before month: Month) -> [RecordID: Int64] {
        let last = month.advanced(by: -1)
        guard last < month else { return [:] }
        return EnvelopeMonth(last, in: self).amounts { $0.budgeted }
    }

    /// The average spending of a month from the accounts of the envelopes, by category, in the three months before another,
    /// rounded half up. Of these, months before the first transaction do not count.
    fileprivate func averageSpending(before month: Month) -> [RecordID: Int64] {
        let accounts = Set(envelopeAccounts.map { $0.id })
        let index = transactionIndex
        let isCounted = index.accounts.map { accounts.contains($0) }
        let began = index.entries.first { $0.account >= 0 && isCounted[Int($0.account)] }?.day.monthOfYear
        let last = month.advanced(by: -1)
        guard let began, began <= last, last < month else { return [:] }
        let first = max(began, month.advanced(by: -3))
        let count: Int64 = first == last ? 1 : first.advanced(by: 1) == last ? 2 : 3
        var sums: [RecordID: AmountSum] = [:]
        forEachCategorisedAmount(on: first.first...last.last) { item in
            guard accounts.contains(item.account), let category = item.category else { return }
            sums[category, default: AmountSum()] -= item.effect
        }
        return sums.mapValues { $0.amount / count + ($0.amount % count * 2 >= count ? 1 : 0) }
    }
}
