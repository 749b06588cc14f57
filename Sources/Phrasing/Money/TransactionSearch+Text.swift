import DaybookCore
import Journal
import Money
import Words

extension TransactionSearch {
    /// Finds payees, notes and tags that contain a text, or amounts if it is one.
    ///
    /// - Parameter findsCategories: Whether titles of categories are searched, too.
    public init(for text: String, in state: State, _ words: Words, findsCategories: Bool = false) {
        let query = SearchQuery(text)
        let categories =
            findsCategories ? state.livingMoneyCategories.filter { query.isFound(in: words.title($0)) } : []
        self.init(
            isFound: { query.isFound(in: $0) }, amounts: Self.amounts(text, in: state, words),
            categories: Set(categories.map { $0.id }))
    }

    /// The text as an amount in the currency of each account; none if it is not an amount.
    private static func amounts(_ text: String, in state: State, _ words: Words) -> [RecordID: UInt64] {
        guard text.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return [:] }
        var amounts: [RecordID: UInt64] = [:]
        for account in state.livingAccounts {
            let symbol = words.symbol(account.currency)
            let number = text.hasPrefix(symbol) ? String(text.dropFirst(symbol.count)) : text
            do throws(AmountExpression.Failure) {
                let amount = try words.parseAmount(number, in: account.currency).minorUnits
                if amount != 0 { amounts[account.id] = amount.magnitude }
            } catch { continue }
        }
        return amounts
    }
}

extension TransactionFilter {
    /// The search for the filter's text; nil without one.
    public func search(in state: State, _ words: Words) -> TransactionSearch? {
        search.isEmpty ? nil : TransactionSearch(for: search, in: state, words, findsCategories: true)
    }
}
