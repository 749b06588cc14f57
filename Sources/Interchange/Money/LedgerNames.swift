import DaybookCore
import Journal

/// The names of a ledger's accounts in a file: "Assets:Bank", "Expenses:Groceries". No two accounts share one.
struct LedgerNames {
    private var names: [Ledger.Account: String] = [:]
    private var taken: Set<String> = []

    /// - Parameters:
    ///   - separator: Separates a name from the number that makes it different.
    ///   - component: Turns a title into a part of a name that the program accepts; empty if nothing is left.
    init(
        _ ledger: Ledger, _ state: State, _ titles: MoneyTitles, separator: String, component: (String) -> String
    ) {
        for account in ledger.accounts {
            let name = Self.path(of: account, state, titles).map { title in
                let part = component(title)
                return part.isEmpty ? "Unnamed" : part
            }.joined(separator: ":")
            var number = 1
            var unique = name
            while !taken.insert(unique).inserted {
                number += 1
                unique = name + separator + number.description
            }
            names[account] = unique
        }
    }

    func name(of account: Ledger.Account) -> String { names[account] ?? "" }

    /// The titles of an account and those above it. The first is one of five that the programs know in English.
    private static func path(of account: Ledger.Account, _ state: State, _ titles: MoneyTitles) -> [String] {
        switch account {
        case .own(let id):
            guard let account = state.account(id) else { return [] }
            return [account.kind.isDebt ? "Liabilities" : "Assets", account.title]
        case .category(let id, let kind):
            let root = kind == .income ? "Income" : "Expenses"
            guard let category = state.moneyCategory(id) else { return [root, titles.noCategory] }
            let group = category.group.isEmpty ? [] : [category.group]
            return [root] + group + [titles.category(category)]
        case .openings: return ["Equity", "Opening balances"]
        case .transfers: return ["Equity", "Transfers"]
        }
    }
}

extension AccountKind {
    /// Whether such an account usually has a debt.
    fileprivate var isDebt: Bool {
        switch self {
        case .card, .loan: true
        case .cash, .bank, .savings, .investment: false
        }
    }
}
