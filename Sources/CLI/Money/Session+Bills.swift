import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

extension Session {
    /// Reports on a recurring transaction.
    func output(aboutBill id: RecordID?, saying sentence: (String) -> String) throws -> CommandOutput {
        try read { state in
            guard let rule = state.recurringTransaction(id) else { throw MoneyRefusal.noSuchRecurring }
            var lines = [sentence(words.title(rule, in: state))]
            let today = state.today(now)
            if let next = state.nextOccurrence(of: rule, from: RecurringTransaction.firstDue(by: today)) {
                let day = words.near(next, to: today)
                lines.append(style(.faint, next <= today ? words.occurrenceDue(day) : words.occurrenceNext(day)))
            }
            return CommandOutput(lines, json: json(rule, in: state))
        }
    }

    /// Tells how many occurrences of a rule are too old to be due; nil if none is.
    func lapsedLine(_ rule: RecurringTransaction, in state: State) -> String? {
        let today = state.today(now)
        let count = state.lapsedCount(of: rule, by: today)
        return count == 0 ? nil : words.lapsedBills(rule, count, today: today, in: state)
    }

    /// A recurring transaction; its amount is negative if money leaves the account. `due` has the days that are open by
    /// today, `next` up to three to come; `lapsed` counts those that are too old to be due.
    func json(_ rule: RecurringTransaction, in state: State) -> JSONValue {
        let account = state.account(rule.account)
        let currency = account?.currency ?? .euro
        let target = rule.kind == .transfer ? state.account(rule.toAccount) : nil
        let today = state.today(now)
        let due = state.occurrences(of: rule, in: RecurringTransaction.firstDue(by: today)...today)
        let next = today == .last ? [] : state.occurrences(of: rule, in: today.advanced(by: 1) ... .last).prefix(3)
        return [
            "id": .string(rule.id.hex), "title": .string(words.title(rule, in: state)),
            "kind": .string(rule.kind.rawValue), "account": .text(account?.title), "currency": .string(currency.code),
            "amount": json(rule.kind == .income ? rule.amount : -rule.amount, currency), "payee": .string(rule.payee),
            "category": .text(state.moneyCategory(rule.category).map { words.title($0) }), "note": .string(rule.note),
            "tags": .array(rule.tags.split(separator: " ").map { .string(String($0)) }), "to": .text(target?.title),
            "received": target.map { json(rule.received ?? rule.amount, $0.currency) } ?? nil,
            "start": .text((rule.since ?? rule.start)?.text), "end": .text(rule.end?.text),
            "repetition": .string(rule.repetition),
            "repeats": .text(rule.rule.map { words.repetition(.calendar($0), from: rule.start) }),
            "automatic": .bool(rule.isAutomatic), "estimate": .bool(rule.isEstimate),
            "due": .array(due.map { .string($0.text) }), "next": .array(next.map { .string($0.text) }),
            "lapsed": .integer(Int64(state.lapsedCount(of: rule, by: today))),
        ]
    }
}
