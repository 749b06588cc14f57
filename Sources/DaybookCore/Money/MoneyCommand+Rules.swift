import CivilTime
import Journal

extension MoneyCommand {
    static func requireRule(_ id: RecordID, in state: State) throws(MoneyRefusal) -> PayeeRule {
        guard let rule = state.payeeRule(id) else { throw .noSuchRule }
        return rule
    }

    /// Adds a rule before all others, so that it counts whatever they say.
    static func add(
        _ typed: PayeeRule, _ state: State, _ now: LocalInstant, _ newID: () -> RecordID
    ) throws(MoneyRefusal) -> Decision {
        var rule = try typed.validated(over: nil, in: state)
        let (id, isNew) = state.payeeRules.addition(under: typed.id, newID) {
            $0.isAlive && $0.hasSameFields(as: rule)
        }
        guard isNew else { return Decision(MoneyAction.addPayeeRule, [], adding: id) }
        rule = rule.copy(id: id)
        try rule.checkText(in: state)
        rule.life = 1
        rule.createdOn = state.today(now)
        rule.position = Position.between("", state.livingPayeeRules.first?.position ?? "")
        return Decision(MoneyAction.addPayeeRule, rule.changes, adding: id)
    }

    static func edit(_ typed: PayeeRule, _ state: State) throws(MoneyRefusal) -> Decision {
        let old = try requireRule(typed.id, in: state)
        let rule = try old.copyingEditableFields(from: typed).validated(over: old, in: state)
        if rule.text != old.text { try rule.checkText(in: state) }
        return Decision(MoneyAction.editPayeeRule, rule.changes(from: old))
    }

    static func moveRule(_ id: RecordID, behind other: RecordID?, _ state: State) throws(MoneyRefusal) -> Decision {
        let rule = try requireRule(id, in: state)
        let others = state.livingPayeeRules.filter { $0.id != id }.map { (id: $0.id, position: $0.position) }
        guard let changes = Position.move(id, of: PayeeRule.table, at: rule.position, behind: other, among: others)
        else { throw .noSuchRule }
        return Decision(MoneyAction.movePayeeRule, changes)
    }

    /// Adds the rule that a transaction teaches, or changes the one of the same text.
    static func learnRule(
        from id: RecordID, _ state: State, _ now: LocalInstant, _ newID: () -> RecordID
    ) throws(MoneyRefusal) -> Decision {
        let transaction = try requireTransaction(id, in: state)
        guard let rule = state.learnableRule(from: transaction) else { return Decision(MoneyAction.addPayeeRule, []) }
        guard let old = state.payeeRule(rule.id) else {
            return try add(rule.copy(id: newID()), state, now, newID)
        }
        // It counts only before a rule that says something else.
        let others = state.livingPayeeRules.filter { $0.id != rule.id }.map { (id: $0.id, position: $0.position) }
        let move = Position.move(rule.id, of: PayeeRule.table, at: rule.position, behind: nil, among: others) ?? []
        return Decision(MoneyAction.editPayeeRule, rule.changes(from: old) + move)
    }
}

extension PayeeRule {
    /// The rule with its texts trimmed.
    fileprivate func validated(over old: PayeeRule?, in state: State) throws(MoneyRefusal) -> PayeeRule {
        var rule = self
        do throws(FieldError) { rule = try rule.validated(over: old) } catch { throw .field(error) }
        guard let category = rule.category else { throw .categoryMissing }
        if category != old?.category, state.moneyCategory(category) == nil { throw .noSuchCategory }
        return rule
    }

    fileprivate func checkText(in state: State) throws(MoneyRefusal) {
        if let other = state.payeeRule(withText: text), other.id != id { throw .ruleTextTaken(other.text) }
    }
}

extension Transaction {
    /// Takes the category that a rule has for its payee, if it has none and the rule's is one of its kind.
    public mutating func followRules(in state: State) {
        guard category == nil, kind != .transfer, let rule = PayeeRules(state).rule(for: PlainText.line(payee)),
            let found = state.moneyCategory(rule.category), found.kind == (kind == .income ? .income : .expense)
        else { return }
        category = found.id
    }
}
