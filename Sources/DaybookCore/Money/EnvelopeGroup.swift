import Journal
import Money

/// The envelopes of the categories of one group, such as "Home" or "Fun".
public struct EnvelopeGroup: Hashable, Sendable {
    /// The name of the group; empty for the categories without one.
    public let name: String
    /// The envelopes, at least one, in the categories' order.
    public internal(set) var envelopes: [Envelope]

    /// The sum assigned to them in the month.
    public var budgeted: Int64 { AmountSum.of(envelopes.lazy.map { $0.budgeted }) }

    /// The amount that their transactions add to the accounts: negative for money spent.
    public var spent: Int64 { AmountSum.of(envelopes.lazy.map { $0.spent }) }

    /// The sum left in them at the end of the month.
    public var left: Int64 { AmountSum.of(envelopes.lazy.map { $0.left }) }
}

extension State {
    /// The envelopes of a month that are in use or can be, by the groups of their categories: in the order of each group's
    /// first category, with those without a group at the end.
    public func envelopeGroups(_ month: EnvelopeMonth) -> [EnvelopeGroup] {
        var groups: [EnvelopeGroup] = []
        var indices: [String: Int] = [:]
        for envelope in month.envelopes {
            guard let category = moneyCategory(envelope.category), !category.isHidden || !envelope.isUnused else {
                continue
            }
            if let index = indices[category.group] {
                groups[index].envelopes.append(envelope)
            } else {
                indices[category.group] = groups.count
                groups.append(EnvelopeGroup(name: category.group, envelopes: [envelope]))
            }
        }
        return groups.filter { !$0.name.isEmpty } + groups.filter { $0.name.isEmpty }
    }
}
