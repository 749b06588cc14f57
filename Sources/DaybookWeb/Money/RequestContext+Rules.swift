import DaybookCore
import Journal
import Phrasing

/// Rules for payees: adding, editing, ordering, and learning them from transactions.
extension RequestContext {
    func addRule() -> Outcome {
        var rule = PayeeRule(id: formID())
        do throws(FormRefusal) {
            try fill(&rule, from: request.form, over: FormFields())
            let decision = try decide(.addRule(rule))
            return commit(decision, of: decision.added, then: .money(.rules))
        } catch {
            return refused(RuleFormPage(rule.id, isNew: true, request.form, self, refusal: error))
        }
    }

    func editRule(_ id: RecordID) -> Outcome {
        guard var rule = state.payeeRule(id) else {
            return refused(ReasonPage(words: words, reason: words.ruleNotFound))
        }
        let current = FormFields(rule, words)
        let form = request.form.merged(over: current)
        do throws(FormRefusal) {
            try fill(&rule, from: form, over: current)
            return commit(try decide(.editRule(rule)), of: id, then: .money(.rules))
        } catch {
            return refused(RuleFormPage(id, isNew: false, form, self, refusal: error))
        }
    }

    /// Moves a rule after the one in the form's `behind` field, or to the front if that is empty.
    func moveRule(_ id: RecordID) -> Outcome {
        let behind = request.form["behind"] ?? ""
        let other = RecordID(hex: behind)
        guard other != nil || behind.isEmpty else { return .response(notFound(), nil) }
        guard other != id else { return .response(.redirect(to: MoneyPageRoute.rules.url), nil) }
        return change(.moveRule(id, behind: other), of: id, then: .rules, anchor: "rule-\(id.hex)")
    }

    /// Makes a rule of a transaction's payee and category.
    func learnRule(from transaction: RecordID) -> Outcome {
        do throws(FormRefusal) {
            let decision = try decide(.learnRule(from: transaction))
            let rule = decision.added ?? state.transaction(transaction).flatMap { state.learnableRule(from: $0) }?.id
            return commit(decision, of: rule, then: .money(.transaction(transaction)))
        } catch {
            return refused(ReasonPage(words: words, reason: error.reason))
        }
    }

    private func fill(
        _ rule: inout PayeeRule, from form: FormFields, over current: FormFields
    ) throws(FormRefusal) {
        do throws(FieldError) {
            try rule.fill(from: form, over: current, words)
        } catch {
            throw FormRefusal(error.field, words.reason(error))
        }
    }
}
