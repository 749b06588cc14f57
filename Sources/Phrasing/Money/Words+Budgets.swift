import CivilTime
import DaybookCore
import Journal
import Money
import Words

extension Words {
    public func name(_ period: BudgetPeriod) -> String {
        switch period {
        case .week: week
        case .month: month
        case .year: year
        }
    }

    /// "€300 a month".
    public func limit(_ budget: Budget) -> String {
        let sum = amount(budget.limit, budget.currency)
        return switch budget.period {
        case .week: aWeek(sum)
        case .month: aMonth(sum)
        case .year: aYear(sum)
        }
    }

    /// "€120 of €300".
    public func spentOfLimit(_ status: BudgetStatus) -> String {
        amountOfLimit(amount(status.spent, status.budget.currency), amount(status.limit, status.budget.currency))
    }

    /// "€180 left", "over by €20".
    public func left(_ status: BudgetStatus) -> String { left(status.left, status.budget.currency) }

    /// The amount left, or below zero.
    public func left(_ sum: Int64, _ currency: Currency) -> String {
        sum < 0 ? amountOver(amount(AmountSum.difference(0, sum), currency)) : amountLeft(amount(sum, currency))
    }

    /// The pace and what to do about it: "At this pace: over by €60, limit reached on 25 Nov · €5 a day keeps to it"; or what
    /// can be spent a day. Empty if there is no telling.
    public func outlook(_ status: BudgetStatus, today: Day) -> String {
        let currency = status.budget.currency
        if let pace = status.pace, pace.excess > 0, !status.isOverspent {
            let excess = excessAtThisPace(
                amount(pace.excess, currency), limitReachedOn: pace.limitDay.map { near($0, to: today) })
            return status.leftADay.map { "\(excess) · \(amountADayKeeps(amount($0, currency)))" } ?? excess
        }
        if status.isOverspent, status.daysLeft > 0 {
            let last = status.days.upperBound
            return last == today ? spendNothingToday : spendNothingUntil(near(last, to: today))
        }
        return status.leftADay.map { amountADay(amount($0, currency), days: status.daysLeft) } ?? ""
    }

    /// Further remarks: "+€20 carried over · PLN 40 not counted". Empty for none.
    public func notes(on status: BudgetStatus) -> String {
        var notes: [String] = []
        if status.carried != 0 {
            notes.append(amountCarriedOver(amount(status.carried, status.budget.currency, isSigned: true)))
        }
        notes += status.uncounted.map { amountNotCounted(amount($0.amount, $0.currency)) }
        return notes.joined(separator: " · ")
    }

    /// An action on a budget in a sentence.
    func description(ofBudget action: MoneyAction, _ changes: [Change], _ state: State) -> String {
        let budget = state.budgets.rows(of: changes).first
        let title = budget.flatMap { state.moneyCategory($0.category) }.map { self.title($0) } ?? ""
        guard let budget, !title.isEmpty else { return self.budget }
        return switch action {
        case .deleteBudget: budgetDeleted(title)
        case .endBudget: budgetEnds(title, on: budget.until.map { dayMonthYear($0) })
        default: budgetSet(title, limit(budget))
        }
    }

    /// An action on an envelope in a sentence.
    func description(ofEnvelope action: MoneyAction, _ changes: [Change], _ state: State) -> String {
        let rows = state.envelopes.rows(of: changes)
        let titles = rows.map { row in state.moneyCategory(row.category).map { title($0) } ?? "" }
        guard let envelope = rows.first, let title = titles.first, !title.isEmpty else { return envelopes }
        switch action {
        case .moveBetweenEnvelopes:
            return titles.count > 1 ? movedBetweenEnvelopes(from: title, to: titles[1]) : movedIntoEnvelope(title)
        case .setEnvelopeCarry:
            return envelope.carry == .carried ? overspendingIsCarried(title) : overspendingIsSettled(title)
        case .averageEnvelopes, .copyEnvelopes, .coverOverspending, .emptyEnvelopes:
            return description(ofFilling: action, envelope.month, count: rows.count)
        default:
            guard let currency = Currency(envelope.currencyCode) else { return envelopes }
            return amountAssigned(amount(envelope.amount, currency), to: title)
        }
    }
}

extension Words {
    public func name(_ fill: EnvelopeFill) -> String {
        switch fill {
        case .lastMonth: copyLastMonth
        case .average: averageOfThreeMonths
        case .overspending: coverOverspending
        case .zero: emptyEnvelopes
        }
    }

    /// "November 2026: assigned as last month, 7 envelopes". The number is left out if only one envelope is known.
    private func description(ofFilling action: MoneyAction, _ month: Month?, count: Int) -> String {
        let deed =
            switch action {
            case .averageEnvelopes: averageWasAssigned
            case .copyEnvelopes: assignedAsLastMonth
            case .coverOverspending: overspendingWasCovered
            default: envelopesWereEmptied
            }
        let sentence = month.map { "\(capitalized(monthAndYear($0))): \(deed)" } ?? capitalized(deed)
        return count > 1 ? "\(sentence), \(envelopes(count))" : sentence
    }
}
