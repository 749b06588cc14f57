import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

extension MoneyForm {
    /// The form of a recurring transaction. Its repetition is as one would type it.
    static func fields(of rule: RecurringTransaction, in state: State, _ words: Words) -> FormFields {
        var fields = FormFields(rule, words)
        let currency = state.account(rule.account)?.currency ?? words.currency(in: state)
        fields["amount"] = rule.amount == 0 ? "" : words.typedAmount(rule.amount, currency)
        let target = state.account(rule.toAccount)?.currency ?? currency
        fields["received"] = rule.received.map { words.typedAmount($0, target) } ?? ""
        fields["repetition"] = rule.rule.map { words.typedRepetition(.calendar($0), from: rule.start) } ?? ""
        return fields
    }
}

extension RecurringTransaction {
    /// Sets the editable fields from a form.
    ///
    /// - Parameter current: The rule's current form; empty for a new one.
    mutating func fill(
        fromBillForm form: FormFields, over current: FormFields = FormFields(), in state: State, today: Day,
        _ words: Words
    ) throws(FormRefusal) {
        var (others, before) = (form, current)
        for name in ["amount", "received", "repetition"] { (others[name], before[name]) = (nil, nil) }
        do throws(FieldError) {
            try fill(from: others, over: before, words)
        } catch {
            throw FormRefusal(error.field, words.reason(error))
        }
        let currency = state.account(account)?.currency ?? words.currency(in: state)
        if let typed = form["amount"] { amount = try MoneyForm.amount(typed, "amount", in: currency, words) }
        if let typed = form["received"] {
            let target = state.account(toAccount)?.currency ?? currency
            received =
                PlainText.line(typed).isEmpty ? nil : try MoneyForm.amount(typed, "received", in: target, words)
        }
        if let typed = form["repetition"], typed != current["repetition"] {
            let line = PlainText.line(typed)
            if let understood = words.parseRepetition(line, today: start ?? today) {
                if let first = understood.first { start = first }
                repetition = understood.repetition.keptWithinShortMonths(from: start).code
            } else {
                guard line.contains("=") else {
                    throw FormRefusal("repetition", words.repetitionUnknown(String(line.prefix(80))))
                }
                repetition = line
            }
        }
    }
}
