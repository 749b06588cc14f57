import Journal

/// Finds the rule for a payee. Each look-up takes time linear in the number of rules.
public struct PayeeRules {
    private let rules: [(text: [UInt8], rule: PayeeRule)]

    public init(_ state: State) {
        guard !state.payeeRules.rows.isEmpty else {
            rules = []
            return
        }
        rules = state.livingPayeeRules.filter { state.moneyCategory($0.category) != nil }
            .map { (Array($0.text.lowercased().utf8), $0) }
    }

    /// The first rule whose text the payee contains, and whose category exists.
    public func rule(for payee: String) -> PayeeRule? {
        guard !rules.isEmpty, !payee.isEmpty else { return nil }
        let payee = Array(payee.lowercased().utf8)
        return rules.first { Self.contains($0.text, in: payee) }?.rule
    }

    /// Bytes of UTF-8 are found where characters are, as no character begins within another.
    static func contains(_ part: [UInt8], in text: [UInt8]) -> Bool {
        guard let first = part.first, part.count <= text.count else { return false }
        return (0...(text.count - part.count)).contains { start in
            text[start] == first && text[start..<(start + part.count)].elementsEqual(part)
        }
    }
}
