import CivilTime
import DaybookCore
import Journal
import Money
import Phrasing
import Words

/// Budgets and envelopes: setting, ending, assigning.
extension RequestContext {
    /// The page of the person's way of budgeting.
    func showBudgets(_ month: Month?) -> Outcome {
        switch state.settings.budgeting {
        case .limits: page(BudgetsPage(self))
        case .envelopes: page(EnvelopesPage(self, month))
        }
    }

    /// Saves the form of a budget.
    ///
    /// - Parameter id: The budget that it replaces; nil for a new one.
    func setBudget(_ id: RecordID?) -> Outcome {
        let old = id.flatMap { state.budget($0) }
        if id != nil, old == nil { return refused(ReasonPage(words: words, reason: words.budgetNotFound)) }
        let form = old.map { request.form.merged(over: BudgetFormPage.fields(of: $0, words)) } ?? request.form
        do throws(FormRefusal) {
            var budget = Budget(id: newIDs()())
            budget.category = form["category"].flatMap { RecordID(hex: $0) }
            budget.period = form["period"].flatMap { BudgetPeriod(rawValue: $0) } ?? .month
            let currency = old?.currency ?? state.budgetCurrency ?? words.usualCurrency
            budget.currencyCode = currency.code
            budget.limit = try MoneyForm.amount(form["limit"] ?? "", "limit", in: currency, words)
            budget.rollsOver = form["rollover"] == "1"
            let decision = try decide(.setBudget(budget, replacing: id))
            return commit(decision, of: decision.added, then: .money(.budgets(nil)))
        } catch {
            return refused(BudgetFormPage(id, form, self, refusal: error))
        }
    }

    func assign(_ category: RecordID, _ month: Month) -> Outcome {
        change(month, category) { () throws(FormRefusal) in
            let currency = state.budgetCurrency ?? words.usualCurrency
            let typed = request.form["amount"] ?? ""
            if PlainText.line(typed).isEmpty { return .setEnvelope(category, month, 0) }
            return .setEnvelope(category, month, try MoneyForm.amount(typed, "amount", in: currency, words))
        }
    }

    /// Assigns the amounts that the sheet showed. If they would be others by now, it is shown again.
    func fillEnvelopes(_ month: Month) -> Outcome {
        guard let fill = request.form["by"].flatMap({ EnvelopeFill(rawValue: $0) }) else {
            return .response(notFound(), nil)
        }
        let sheet = EnvelopeFillSheet(self, fill, month, replacing: request.form["all"] == "1")
        guard sheet.code == request.form["seen"] else {
            return refused(sheet.refused(words.fillChangedMeanwhile))
        }
        do throws(FormRefusal) {
            let decision = try decide(.fillEnvelopes(fill, month, replacing: sheet.isReplacing))
            let here = MoneyPageRoute.budgets(month == today.monthOfYear ? nil : month)
            return commit(decision, of: decision.changes.first?.record, then: .money(here))
        } catch {
            return refused(sheet.refused(error.reason))
        }
    }

    func moveIntoEnvelope(_ category: RecordID, _ month: Month) -> Outcome {
        change(month, category) { () throws(FormRefusal) in
            let currency = state.budgetCurrency ?? words.usualCurrency
            let amount = try MoneyForm.amount(request.form["moved"] ?? "", "moved", in: currency, words)
            if request.form["from"] == EnvelopeSheet.moneyToAssign {
                guard amount > 0 else { throw FormRefusal("moved", words.amountNotAboveZero) }
                let budgeted = EnvelopeMonth(month, in: state).envelope(of: category)?.budgeted ?? 0
                return .setEnvelope(category, month, AmountSum.of(budgeted, amount))
            }
            guard let source = request.form["from"].flatMap({ RecordID(hex: $0) }) else {
                throw FormRefusal("from", words.moneyCategoryMissing)
            }
            return .moveBetweenEnvelopes(amount, from: source, to: category, month)
        }
    }

    func carry(_ category: RecordID, _ month: Month) -> Outcome {
        let carry = request.form["carry"].flatMap { EnvelopeCarry(rawValue: $0) } ?? .settled
        return change(.setCarry(category, month, carry), then: .budgets(month))
    }

    /// Changes an envelope from its sheet.
    private func change(
        _ month: Month, _ category: RecordID, _ command: () throws(FormRefusal) -> MoneyCommand
    ) -> Outcome {
        let here = MoneyPageRoute.budgets(month == today.monthOfYear ? nil : month)
        do throws(FormRefusal) {
            return commit(
                try decide(try command()), of: EnvelopeAmount.id(of: category, in: month), then: .money(here))
        } catch {
            guard let page = EnvelopeSheet(self, category, month, request.form, refusal: error) else {
                return refused(ReasonPage(words: words, reason: error.reason))
            }
            return refused(page)
        }
    }
}
