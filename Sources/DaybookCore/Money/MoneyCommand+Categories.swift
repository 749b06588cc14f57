import CivilTime
import Journal

extension MoneyCommand {
    static func add(
        _ typed: MoneyCategory, _ state: State, _ now: LocalInstant, _ newID: () -> RecordID
    ) throws(MoneyRefusal) -> Decision {
        var category = try typed.validated(over: nil, named: true)
        let (id, isNew) = state.moneyCategories.addition(under: typed.id, newID) {
            $0.isAlive && $0.hasSameFields(as: category)
        }
        guard isNew else { return Decision(MoneyAction.addMoneyCategory, [], adding: id) }
        category = category.copy(id: id)
        try category.checkTitle(in: state)
        return Decision(MoneyAction.addMoneyCategory, category.created(in: state, now).changes, adding: id)
    }

    static func edit(_ typed: MoneyCategory, _ state: State) throws(MoneyRefusal) -> Decision {
        let old = try requireCategory(typed.id, in: state)
        let category = try old.copyingEditableFields(from: typed).validated(over: old, named: old.standard == nil)
        if !category.title.isEmpty, category.title != old.title { try category.checkTitle(in: state) }
        // A standard category has no record until it is changed.
        let isSame = category.hasSameFields(as: old)
        return Decision(MoneyAction.editMoneyCategory, isSame ? [] : state.changes(to: category))
    }

    /// Deletes a category with its budgets and rules. Its transactions stay.
    static func deleteCategory(_ id: RecordID, _ state: State) throws(MoneyRefusal) -> Decision {
        var category = try requireCategory(id, in: state)
        category.life += 1
        let budgets = state.budgets.rows.filter { $0.exists && $0.category == id }.map { $0.deletion }
        let rules = state.payeeRules.rows.filter { $0.exists && $0.category == id }.map { $0.deletion }
        return Decision(MoneyAction.deleteMoneyCategory, state.changes(to: category) + budgets + rules)
    }
}

extension MoneyCategory {
    /// - Parameter named: Whether it needs a title.
    func validated(over old: MoneyCategory?, named: Bool) throws(MoneyRefusal) -> MoneyCategory {
        do throws(FieldError) {
            let category = try validated(over: old)
            if named, category.title.isEmpty { throw FieldError("title", .textMissing) }
            return category
        } catch {
            throw .field(error)
        }
    }

    func checkTitle(in state: State) throws(MoneyRefusal) {
        let other = state.livingMoneyCategories.first {
            $0.id != id && $0.kind == kind && PlainText.isSame($0.title, title)
        }
        if let other { throw .titleTaken(other.title) }
    }

    /// The category as it is first written: last in the list.
    public func created(in state: State, _ now: LocalInstant) -> MoneyCategory {
        var category = self
        category.life = (state.moneyCategories[id]?.life ?? 0) | 1
        category.createdOn = state.today(now)
        category.position = Position.last(after: state.livingMoneyCategories.last?.position ?? "", for: id)
        return category
    }
}

extension State {
    /// The changes that turn a category into another version of it. A standard one is written whole the first time, with
    /// a position, so that even without other values it differs from one whose first change was undone.
    fileprivate func changes(to category: MoneyCategory) -> [Change] {
        var category = category
        if category.position.isEmpty {
            category.position = Position.last(after: livingMoneyCategories.last?.position ?? "", for: category.id)
        }
        return moneyCategories[category.id].map { category.changes(from: $0) } ?? category.changes
    }
}
