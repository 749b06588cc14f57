import CivilTime
import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// Accounts, categories and transactions.
extension JournalSearch {
    func accounts() -> SearchResults.Group? {
        guard isOn(.money) else { return nil }
        var found = collector()
        for account in state.livingAccounts {
            found.add([account.title], recency: account.isClosed ? 0 : 1) {
                let balance = words.amount(state.balance(of: account, on: context.today).total, account.currency)
                return SearchResults.Hit(
                    icon: Icon.money.svg, text: account.title,
                    detail: account.isClosed ? "\(words.closedAccount) · \(balance)" : balance,
                    url: MoneyPageRoute.account(account.id).url)
            }
        }
        return found.group(words.accounts, all: .money(.overview))
    }

    func moneyCategories() -> SearchResults.Group? {
        guard isOn(.money), state.hasAccounts else { return nil }
        var found = collector()
        for category in state.livingMoneyCategories {
            let title = words.title(category)
            found.add([title, category.group], recency: category.isHidden ? 0 : 1) {
                SearchResults.Hit(
                    icon: Icon.money.svg, text: title, detail: category.group,
                    url: MoneyPageRoute.register(TransactionFilter(category: category.id), upTo: nil).url)
            }
        }
        return found.group(words.moneyCategories, all: .money(.categories))
    }

    /// The newest transactions whose payee, note, tags, amount or day match.
    func transactions() -> SearchResults.Group? {
        guard isOn(.money) else { return nil }
        var found = collector()
        let search = TransactionSearch(for: text, in: state, words)
        let transactions =
            query.findsSimilar ? similarTransactions() : state.newestTransactions(Self.maximumFound, search, or: span)
        for transaction in transactions {
            let isAmount = search.isAmount(of: transaction)
            found.add(
                [transaction.payee, transaction.note, transaction.tags],
                recency: Int64(transaction.day?.number ?? 0), isCertain: isAmount || isInSpan(transaction.day)
            ) { hit(transaction) }
        }
        return found.group(
            words.transactions, all: .money(.register(TransactionFilter(search: text), upTo: nil)))
    }

    private static let maximumFound = 500

    /// The transactions whose payee is spelled alike. Each payee is compared once.
    private func similarTransactions() -> [Transaction] {
        var isSimilar: [String: Bool] = [:]
        return state.transactions.rows.filter { transaction in
            let payee = transaction.payee
            guard state.counts(transaction), !payee.isEmpty, state.account(transaction.account) != nil else {
                return false
            }
            if let known = isSimilar[payee] { return known }
            let matches = query.match(in: payee) != nil
            isSimilar[payee] = matches
            return matches
        }
    }

    private func hit(_ transaction: Transaction) -> SearchResults.Hit {
        let row = TransactionRow(transaction, of: nil, in: state, words)
        let detail = [row.amount, words.near(row.day, to: context.today), row.detail].filter { !$0.isEmpty }
        return SearchResults.Hit(
            icon: Icon.money.svg, text: row.title, detail: detail.joined(separator: " · "),
            url: MoneyPageRoute.transaction(transaction.id).url)
    }
}
