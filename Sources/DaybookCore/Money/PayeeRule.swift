import CivilTime
import Journal

/// The category that transactions take if their payee contains a text.
///
/// Of several rules that fit, the first in the person's order counts.
public struct PayeeRule: DeletableRow, PositionedRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, contains, category, payee, position, createdOn, refunds }

    public static let schema = Schema(
        "payeeRules",
        [
            .life,
            Column("contains", .line(1...MoneyLimits.payee)),
            Column("category", .reference),
            Column("payee", .line(0...MoneyLimits.payee)),
            Column("position", .position),
            Column("createdOn", .day),
            Column("refunds", .flag),
        ],
        required: [Field.category.rawValue])

    public static var editable: [Field] { [.contains, .category, .payee, .refunds] }

    public var isAlive: Bool { exists && has(.contains) && has(.category) }
}

// One accessor per line.
// swift-format-ignore
extension PayeeRule {
    /// The text that payees contain, in any case.
    public var text: String { get { self[.contains] } set { self[.contains] = newValue } }
    public var category: RecordID? { get { self[.category] } set { self[.category] = newValue } }
    /// The payee that imported transactions get instead of the bank's text; empty to keep that.
    public var payee: String { get { self[.payee] } set { self[.payee] = newValue } }
    /// Whether money that came back takes the category, too: income under a category of spending, or the other way around.
    public var countsRefunds: Bool { get { self[.refunds] } set { self[.refunds] = newValue } }
    /// Sort key of the manual order; see `Position`.
    public var position: String { get { self[.position] } set { self[.position] = newValue } }
    public var createdOn: Day? { get { self[.createdOn] } set { self[.createdOn] = newValue } }
}

extension PayeeRule {
    /// The part of a bank's payee that is likely to be in its next one: the words before the first with a digit, such as
    /// the number of a shop. All of it if those have fewer than three characters.
    public static func likelyText(of payee: String) -> String {
        let words = payee.split(separator: " ").prefix { !$0.utf8.contains { $0 >= 0x30 && $0 <= 0x39 } }
        let text = words.joined(separator: " ")
        return text.count < 3 ? payee : text
    }
}

extension Transaction {
    /// Takes the category of a rule, of some kind. Returns false if that would make it a refund and the rule is not for those.
    public mutating func take(_ category: MoneyCategory, of rule: PayeeRule) -> Bool {
        guard rule.countsRefunds || !isRefund(under: category.kind) else { return false }
        take(category.id, category.kind)
        return true
    }
}

extension State {
    /// The rule, unless deleted.
    public func payeeRule(_ id: RecordID?) -> PayeeRule? {
        guard let id, let rule = payeeRules[id], rule.isAlive else { return nil }
        return rule
    }

    /// All rules in the person's order, also those whose category was deleted on another device.
    public var livingPayeeRules: [PayeeRule] { payeeRules.rows.filter { $0.isAlive }.sortedByPosition() }

    /// The rule with a text, regardless of case.
    public func payeeRule(withText text: String) -> PayeeRule? {
        livingPayeeRules.first { PlainText.isSame($0.text, text) }
    }

    /// The rule that would keep the category of an imported transaction for its payee, to be offered: a new one, or the
    /// one of the same text with the other category. Nil if nothing can be learned, or a rule says the same.
    public func learnableRule(from transaction: Transaction) -> PayeeRule? {
        guard !transaction.source.isEmpty, transaction.kind != .transfer, !transaction.payee.isEmpty,
            let category = moneyCategory(transaction.category),
            PayeeRules(self).rule(for: transaction.payee)?.category != category.id
        else { return nil }
        let text = PayeeRule.likelyText(of: transaction.payee)
        var rule = payeeRule(withText: text) ?? PayeeRule(id: transaction.id)
        if !rule.isAlive { rule.text = text }
        rule.category = category.id
        if transaction.isRefund { rule.countsRefunds = true }
        return rule
    }
}
