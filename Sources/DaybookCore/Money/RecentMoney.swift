import Journal

/// Categories and payees of late, which a form offers first.
extension State {
    /// The number of latest transactions that are looked at.
    private static let recentTransactions = 500

    private var transactionsOfLate: [Transaction] { Array(newestTransactions.prefix(Self.recentTransactions)) }

    /// The categories of a kind that are offered, those used most of late first.
    public func offeredCategories(_ kind: MoneyCategoryKind) -> [MoneyCategory] {
        var counts: [RecordID: Int] = [:]
        for transaction in transactionsOfLate {
            if let category = transaction.category { counts[category, default: 0] += 1 }
        }
        let offered = livingMoneyCategories.filter { $0.kind == kind && !$0.isHidden }
        return offered.enumerated().sorted { left, right in
            let (first, second) = (counts[left.element.id, default: 0], counts[right.element.id, default: 0])
            return first == second ? left.offset < right.offset : first > second
        }.map { $0.element }
    }

    /// The payees of late, each once, the latest first.
    ///
    /// - Parameter kind: Those that were paid, or those that paid.
    public func recentPayees(_ kind: TransactionKind) -> [String] {
        var known: Set<String> = []
        return transactionsOfLate.filter { $0.kind == kind && !$0.payee.isEmpty }.map { $0.payee }
            .filter { known.insert($0).inserted }
    }
}
