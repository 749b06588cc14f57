import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Phrasing
import Words

extension Session {
    /// Finds an account by its title or the start of it; nil is the account that is used most. Throws if there is none.
    func account(_ typed: String?, in state: State) throws -> Account {
        guard let typed else {
            guard let account = state.usualAccount else {
                throw InvalidRequest(words.noAccounts(areAllClosed: state.hasAccounts))
            }
            return account
        }
        switch state.account(named: typed) {
        case .one(let account): return account
        case .several(let titles): throw InvalidRequest(words.ambiguous(typed, titles))
        case .none:
            throw InvalidRequest.unknown(
                typed, among: state.livingAccounts.map(\.title), listedBy: "daybook account list", words
            ) { words.accountUnknown($0, nearest: $1) }
        }
    }

    /// Finds a category by its title or the start of it; one of the wanted kind has precedence.
    func moneyCategory(_ typed: String, _ kind: MoneyCategoryKind, in state: State) throws -> MoneyCategory {
        switch state.moneyCategory(named: typed, kind, words) {
        case .one(let category): return category
        case .several(let titles): throw InvalidRequest(words.ambiguous(typed, titles))
        case .none:
            let titles = state.livingMoneyCategories.map { words.title($0) }
            throw InvalidRequest.unknown(typed, among: titles, listedBy: "daybook money categories", words) {
                words.categoryUnknown($0, nearest: $1)
            }
        }
    }

    /// Parses an amount in a currency.
    func amount(_ typed: String, in currency: Currency) throws -> Int64 {
        do { return try words.parseAmount(typed, in: currency).minorUnits } catch {
            throw InvalidRequest("\(words.truncated(typed)): \(words.reason(error))")
        }
    }

    func currency(_ typed: String?) throws -> Currency {
        guard let typed else { return words.usualCurrency }
        guard let currency = Currency(PlainText.line(typed)) else {
            throw InvalidRequest(words.currencyUnknown(words.truncated(typed)))
        }
        return currency
    }

    /// Runs a command on money.
    func decide(_ command: MoneyCommand, in state: State) throws -> Decision {
        do {
            return try command.decide(in: state, now: now, newID: Randomness.recordID)
        } catch MoneyRefusal.noOpenAccount {
            throw InvalidRequest("\(words.noOpenAccount) \(words.addAccountCommand)")
        }
    }
}

/// Short numbers of transactions in the terminal; see `ShortNumbers`.
struct TransactionNumbers {
    private let numbers: ShortNumbers

    init(_ state: State) { numbers = ShortNumbers(state.transactions.rows.filter { state.counts($0) }.map(\.id)) }

    func number(of transaction: Transaction) -> String { numbers.number(of: transaction.id) }
}

extension Session {
    /// Finds a transaction by number, id or "latest".
    func transaction(_ typed: String, in state: State) throws -> Transaction {
        let typed = PlainText.line(typed)
        if PlainText.isSame(typed, "latest") {
            let all = state.transactions.rows.compactMap { state.transaction($0.id) }
            // Of several that were entered in the same moment, the one that was written last.
            let stamps = all.map { state.stamp(of: Change(Transaction.table, $0.id, "at", .null)) }
            let latest = all.indices.max { left, right in
                let (one, other) = (all[left].at ?? .min, all[right].at ?? .min)
                if one != other { return one < other }
                let (first, second) = (stamps[left].orderMilliseconds, stamps[right].orderMilliseconds)
                if first != second { return first < second }
                return stamps[left] == stamps[right] ? left < right : stamps[left] < stamps[right]
            }
            guard let latest else { throw InvalidRequest(words.noTransactionsYet) }
            return all[latest]
        }
        if typed.utf8.count >= 16, let id = RecordID(hex: typed), let found = state.transaction(id) { return found }
        let isNumber = !typed.isEmpty && typed.utf8.allSatisfy { (0x30...0x39).contains($0) }
        let found =
            isNumber
            ? state.transactions.rows.filter { ShortNumbers.has($0.id, typed) }.compactMap { state.transaction($0.id) }
            : []
        if found.count == 1 { return found[0] }
        if found.isEmpty { throw InvalidRequest(words.transactionNumberUnknown(typed)) }
        let numbers = TransactionNumbers(state)
        throw InvalidRequest(words.numberAmbiguous(typed, found.prefix(10).map { numbers.number(of: $0) }))
    }
}
