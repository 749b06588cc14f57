import CivilTime
import DaybookCore
import Interchange
import Money
import Phrasing
import Words

extension PartBreakdowns {
    var money: [Breakdown] {
        let flows = spans.map { CashFlow(of: $0, in: state) }
        let used = CashFlow(of: days, in: state).currencies
        let currencies = used.filter { $0 == currency } + used.filter { $0 != currency }
        let categories = CategoryTotals(of: days, in: state).lines
        let payees = TransactionTotals(by: .payee, of: days, in: state).lines
        return currencies.flatMap { currency -> [Breakdown?] in
            func named(_ title: String) -> String { currencies.count > 1 ? "\(title), \(currency.code)" : title }
            func text(_ amount: Double) -> String {
                words.amount(Int64(max(-9e15, min(9e15, amount.rounded()))), currency)
            }
            func json(_ amount: Double) -> JSONValue { session.json(Int64(max(-9e15, min(9e15, amount))), currency) }
            func byTime(_ code: String, _ title: String, _ amount: (CashFlow.Amounts) -> Int64) -> Breakdown? {
                self.rows(
                    of: code, named(title), flows.map { Double(amount($0.sum(in: currency))) }, isSum: true,
                    isOpen: true, json: json, text)
            }
            func ranked(
                _ title: String, _ code: String, by grouping: String, _ items: [(name: String?, amount: Int64)]
            ) -> Breakdown? {
                let rows = items.filter { $0.amount != 0 }.map { item in
                    Breakdown.Row(
                        name: item.name ?? (grouping == "payee" ? words.noPayee : words.uncategorised),
                        value: Double(item.amount), text: words.amount(item.amount, currency),
                        json: [
                            JSONMember(grouping, .text(item.name)), JSONMember("currency", .string(currency.code)),
                            JSONMember("value", session.json(item.amount, currency)),
                        ])
                }
                return rows.isEmpty ? nil : Breakdown(title: named(title), of: code, by: grouping, rows: rows)
            }
            let mine = categories.filter { $0.currency == currency }
            func ofKind(_ kind: MoneyCategoryKind) -> [(name: String?, amount: Int64)] {
                mine.filter { $0.kind == kind }.map { line in
                    (state.moneyCategory(line.category).map { words.title($0) }, line.amount)
                }
            }
            let paid = payees.filter { $0.currency == currency && $0.spent != 0 }.sorted { $0.spent > $1.spent }
            return [
                byTime("spent", words.spent) { $0.spent }, byTime("earned", words.earned) { $0.earned },
                currency == self.currency ? weekdays(.spending(on: nil)) : nil,
                ranked(
                    "\(words.spent): \(words.uncapitalized(words.byCategory))", "spent", by: "category",
                    ofKind(.expense)),
                ranked(
                    "\(words.earned): \(words.uncapitalized(words.byCategory))", "earned", by: "category",
                    ofKind(.income)),
                ranked(
                    "\(words.spent): \(words.uncapitalized(words.byPayee))", "spent", by: "payee",
                    paid.map { ($0.payee.isEmpty ? nil : $0.payee, $0.spent) }),
            ]
        }.compactMap { $0 }
    }
}
