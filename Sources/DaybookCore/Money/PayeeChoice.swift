import CivilTime
import Journal

/// The category of a payee's transactions in an import.
public struct PayeeChoice: Hashable, Sendable {
    public let payee: String
    /// The category; nil if there is none.
    public let category: RecordID?
    /// Whether money that came back takes the category, too.
    public let countsRefunds: Bool
    /// Whether the category was suggested and left as it was, so that it makes no rule.
    public let isSuggestion: Bool

    public init(payee: String, category: RecordID?, countsRefunds: Bool = false, isSuggestion: Bool = false) {
        self.isSuggestion = isSuggestion
        self.payee = payee
        self.category = category
        self.countsRefunds = countsRefunds
    }
}

extension State {
    /// The changes that make rules of the categories that were chosen for payees. They follow the rules there are, of
    /// which none may fit these payees.
    ///
    /// - Parameters:
    ///   - choices: Each payee once, regardless of case.
    ///   - others: The other payees of the import, which the rules should give no other category.
    public func changes(learning choices: [PayeeChoice], beside others: [PayeeChoice], on day: Day) -> [Change] {
        let payees = (choices + others).map { (text: Array($0.payee.lowercased().utf8), category: $0.category) }
        var learned: [(text: String, key: [UInt8], category: RecordID, countsRefunds: Bool)] = []
        for choice in choices {
            guard let category = choice.category, !choice.payee.isEmpty else { continue }
            let whole = Array(choice.payee.lowercased().utf8)
            var text = PayeeRule.likelyText(of: choice.payee)
            var key = Array(text.lowercased().utf8)
            // The text of another category's rule may be in this payee, and this one's in that of another category.
            let isDistinct = payees.allSatisfy { other in
                other.category == category
                    || !PayeeRules.contains(key, in: other.text) && !PayeeRules.contains(other.text, in: whole)
            }
            if !isDistinct { (text, key) = (choice.payee, whole) }
            if !learned.contains(where: { $0.key == key }) {
                learned.append((text, key, category, choice.countsRefunds))
            }
        }
        // A longer text counts before one that it contains.
        learned.sort { $0.key.count != $1.key.count ? $0.key.count > $1.key.count : $0.text < $1.text }
        var changes: [Change] = []
        var last = livingPayeeRules.last?.position ?? ""
        for (text, _, category, countsRefunds) in learned {
            // The rule of a text whose category was deleted on another device takes the new one.
            let old = payeeRule(withText: text) ?? spareRule(forText: text)
            var rule = old.isAlive ? old : PayeeRule(id: old.id)
            if !old.isAlive { (rule.text, rule.life, rule.createdOn) = (text, old.life | 1, day) }
            rule.category = category
            if countsRefunds { rule.countsRefunds = true }
            last = Position.last(after: last, for: rule.id)
            rule.position = last
            changes += rule.changes(from: old)
        }
        return changes
    }

    /// A rule that does not exist, or no longer, under the id for a text.
    private func spareRule(forText text: String) -> PayeeRule {
        var name = text
        // The rule that was made of it may have another text by now.
        while payeeRule(PayeeRule.id(ofImported: name)) != nil { name += " 2" }
        let id = PayeeRule.id(ofImported: name)
        return payeeRules[id] ?? PayeeRule(id: id)
    }
}
