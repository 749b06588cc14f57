import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

extension Session {
    /// An amount as JSON: a decimal number in a text, so that no program reads it as floating point.
    func json(_ minorUnits: Int64, _ currency: Currency) -> JSONValue {
        .string(Words(.english).typedAmount(minorUnits, currency))
    }

    func json(_ account: Account, in state: State) -> JSONValue {
        let balance = state.balance(of: account, on: state.today(now))
        return [
            "id": .string(account.id.hex), "title": .string(account.title), "kind": .string(account.kind.rawValue),
            "currency": .string(account.currency.code), "balance": json(balance.total, account.currency),
            "cleared": json(balance.cleared, account.currency), "opening": json(account.opening, account.currency),
            "closed": .bool(account.isClosed), "note": .string(account.note),
        ]
    }

    /// A transaction with the rates by which it arrived, if it is a transfer between currencies that went by some. It takes time that a
    /// list of many has not.
    func jsonWithRate(_ transaction: Transaction, in state: State) -> JSONValue {
        let json = json(transaction, in: state)
        guard case .object(let members) = json, let way = state.rateOfArrival(transaction) else { return json }
        return .object(members + [JSONMember("rates", self.json([way]))])
    }

    /// The rates by which amounts were converted, each once.
    func json(_ ways: [ConvertedBy]) -> JSONValue {
        var rates: [JSONValue] = []
        for rate in ways.flatMap({ $0.rates }) {
            let json: JSONValue = [
                "base": .string(rate.base.code), "quote": .string(rate.quote.code), "day": .string(rate.leg.day.text),
                "rate": .string(rate.leg.rate.text), "transfer": .bool(rate.leg.isImplied),
            ]
            if !rates.contains(json) { rates.append(json) }
        }
        return .array(rates)
    }

    /// A transaction; its amount is negative if money leaves the account.
    func json(_ transaction: Transaction, in state: State) -> JSONValue {
        let account = state.account(transaction.account)
        let currency = account?.currency ?? .euro
        let target = state.account(transaction.toAccount)
        let parts = state.splits(of: transaction.id).map { part -> JSONValue in
            [
                "amount": json(transaction.kind == .income ? part.amount : -part.amount, currency),
                "category": .text(state.moneyCategory(part.category).map { words.title($0) }),
                "note": .string(part.note),
            ]
        }
        return [
            "id": .string(transaction.id.hex), "kind": .string(transaction.kind.rawValue),
            "day": .text(transaction.day?.text), "account": .text(account?.title), "currency": .string(currency.code),
            "amount": json(transaction.effect, currency), "payee": .string(transaction.payee),
            "category": .text(state.moneyCategory(transaction.category).map { words.title($0) }),
            "deletedCategory": .text(words.deletedCategoryTitle(of: transaction, in: state)),
            "note": .string(transaction.note),
            "tags": .array(transaction.tags.split(separator: " ").map { .string(String($0)) }),
            "to": .text(target?.title),
            "received": target.map { json(transaction.arrival, $0.currency) } ?? nil,
            "status": .string(transaction.status.rawValue),
            "arrivalStatus": transaction.kind == .transfer ? .string(transaction.arrivalStatus.rawValue) : nil,
            "splits": .array(parts),
        ]
    }
}
