import CivilTime
import Journal
import Money

extension MoneyCommand {
    static func assign(
        _ amount: Int64, to category: RecordID, _ month: Month, _ state: State
    ) throws(MoneyRefusal) -> Decision {
        var envelope = try requireEnvelope(of: category, month, in: state)
        try envelope.setAmount(amount)
        return Decision(MoneyAction.setEnvelope, state.changes(to: envelope))
    }

    static func move(
        _ amount: Int64, from source: RecordID, to target: RecordID, _ month: Month, _ state: State
    ) throws(MoneyRefusal) -> Decision {
        var (giving, taking) = (
            try requireEnvelope(of: source, month, in: state), try requireEnvelope(of: target, month, in: state)
        )
        guard source != target else { throw .envelopeToItself }
        guard amount > 0 else { throw .amountNotAboveZero }
        try giving.setAmount(AmountSum.difference(giving.amount, amount))
        try taking.setAmount(AmountSum.of(taking.amount, amount))
        return Decision(MoneyAction.moveBetweenEnvelopes, state.changes(to: giving) + state.changes(to: taking))
    }

    static func fill(
        _ fill: EnvelopeFill, _ month: Month, replacing: Bool, _ state: State
    ) throws(MoneyRefusal) -> Decision {
        guard state.hasAccounts else { throw .noAccountYet }
        var changes: [Change] = []
        for line in EnvelopeProposal(fill, month, replacing: replacing, in: state).lines {
            var envelope = try requireEnvelope(of: line.category, month, in: state)
            try envelope.setAmount(line.proposed)
            changes += state.changes(to: envelope)
        }
        return Decision(fill.action, changes)
    }

    static func set(
        _ carry: EnvelopeCarry, of category: RecordID, from month: Month, _ state: State
    ) throws(MoneyRefusal) -> Decision {
        var envelope = try requireEnvelope(of: category, month, in: state)
        envelope.carry = carry
        var changes = state.changes(to: envelope)
        // Later months follow this one.
        for later in state.envelopes.rows.filter({ $0.hasDerivedID && $0.category == category })
            .sorted(byKey: { $0.month ?? month }) where later.carry != nil && later.month ?? month > month
        {
            var followed = later
            followed.carry = nil
            changes += followed.changes(from: later)
        }
        return Decision(MoneyAction.setEnvelopeCarry, changes)
    }

    /// The record of a category's envelope in a month, perhaps not written yet. An amount in another currency than that
    /// of the envelopes is left out.
    private static func requireEnvelope(
        of category: RecordID, _ month: Month, in state: State
    ) throws(MoneyRefusal) -> EnvelopeAmount {
        let id = try requireExpenseCategory(category, in: state).id
        guard let currency = state.budgetCurrency else { throw .noAccountYet }
        guard var envelope = EnvelopeAmount(of: id, in: month) else { throw .noSuchCategory }
        if let old = state.envelopes[envelope.id], old.hasDerivedID { envelope = old }
        if envelope.currencyCode != currency.code { (envelope.amount, envelope.currencyCode) = (0, currency.code) }
        return envelope
    }
}

extension EnvelopeFill {
    fileprivate var action: MoneyAction {
        switch self {
        case .lastMonth: .copyEnvelopes
        case .average: .averageEnvelopes
        case .overspending: .coverOverspending
        case .zero: .emptyEnvelopes
        }
    }
}

extension EnvelopeAmount {
    fileprivate mutating func setAmount(_ amount: Int64) throws(MoneyRefusal) {
        do throws(FieldError) { _ = try Self.column(.amount).validated(.integer(amount)) } catch {
            throw .field(error)
        }
        self.amount = amount
    }
}

extension State {
    /// The changes that turn an envelope's record into another version of it.
    fileprivate func changes(to envelope: EnvelopeAmount) -> [Change] {
        envelopes[envelope.id].map { envelope.changes(from: $0) } ?? envelope.changes
    }
}
