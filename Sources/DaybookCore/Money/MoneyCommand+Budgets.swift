import CivilTime
import Journal
import Money

extension MoneyCommand {
    static func requireBudget(_ id: RecordID?, in state: State) throws(MoneyRefusal) -> Budget {
        guard let budget = state.budget(id) else { throw .noSuchBudget }
        return budget
    }

    /// The category, if money is spent on it.
    static func requireExpenseCategory(_ id: RecordID?, in state: State) throws(MoneyRefusal) -> MoneyCategory {
        let category = try requireCategory(id, in: state)
        guard category.kind == .expense else { throw .categoryOfIncome }
        return category
    }

    static func set(
        _ typed: Budget, replacing replaced: RecordID?, _ state: State, _ now: LocalInstant
    ) throws(MoneyRefusal) -> Decision {
        guard typed.has(.category) else { throw .categoryMissing }
        let category = try requireExpenseCategory(typed.category, in: state)
        guard let id = Budget.id(of: category.id, typed.period) else { throw .noSuchCategory }
        guard typed.has(.limit) else { throw .amountMissing }
        let today = state.today(now)
        let old = state.budgets[id]
        var budget = try (old?.copyingEditableFields(from: typed) ?? typed.copy(id: id)).withValidFields(over: old)
        (budget.category, budget.period, budget.until) = (category.id, typed.period, nil)
        if let old, old.isAlive, typed.since == nil || typed.since == old.since, !old.hasEnded(by: today, in: state) {
            budget.keepCarried(from: old, today, state)
        } else {
            budget.life = (old?.life ?? 0) | 1
            budget.since = typed.since ?? today
            (budget.carriedInto, budget.carried) = (nil, 0)
        }
        do throws(FieldError) { _ = try Budget.column(.since).validated(Value(budget.since ?? today)) } catch {
            throw .field(error)
        }
        var changes = old.map { budget.changes(from: $0) } ?? budget.changes
        if let replaced, replaced != id { changes.append(try requireBudget(replaced, in: state).deletion) }
        return Decision(MoneyAction.setBudget, changes, adding: id)
    }

    static func endBudget(_ id: RecordID, _ state: State, _ now: LocalInstant) throws(MoneyRefusal) -> Decision {
        let old = try requireBudget(id, in: state)
        var budget = old
        budget.until = old.period.days(around: state.today(now), state.settings.firstWeekday).upperBound
        return Decision(MoneyAction.endBudget, budget.changes(from: old))
    }
}

extension Budget {
    /// The budget with its currency in capital letters.
    fileprivate func withValidFields(over old: Budget?) throws(MoneyRefusal) -> Budget {
        var budget = self
        do throws(FieldError) { budget = try budget.validated(over: old) } catch {
            throw error.field == "currency" ? .unknownCurrency(currencyCode) : .field(error)
        }
        guard let currency = Currency(budget.currencyCode) else { throw .unknownCurrency(currencyCode) }
        budget.currencyCode = currency.code
        return budget
    }

    /// Whether it counts no more in the period of a day.
    fileprivate func hasEnded(by day: Day, in state: State) -> Bool {
        guard let until else { return false }
        return until < period.days(around: day, state.settings.firstWeekday).lowerBound
    }

    /// Keeps what moved into today's period under the old limit, so that a new limit changes no past one.
    fileprivate mutating func keepCarried(from old: Budget, _ today: Day, _ state: State) {
        guard rollsOver else {
            (carriedInto, carried) = (nil, 0)
            return
        }
        let isSame = limit == old.limit && currency == old.currency && old.rollsOver
        guard !isSame, let status = state.status(of: old, on: today, today: today) else { return }
        carriedInto = status.days.lowerBound
        let sum = currency == old.currency ? status.carried : 0
        carried = min(max(sum, MoneyLimits.amount.lowerBound), MoneyLimits.amount.upperBound)
    }
}
