import Journal

extension Transaction {
    /// Takes a category of some kind. Money that comes back for something bought is a negative expense, and the other way
    /// around.
    public mutating func take(_ category: RecordID, _ side: MoneyCategoryKind) {
        self.category = category
        guard side != kind.categoryKind else { return }
        kind = kind == .income ? .expense : .income
        amount = 0 &- amount
    }
}

extension TransactionKind {
    /// The kind of the categories that fit.
    public var categoryKind: MoneyCategoryKind { self == .income ? .income : .expense }
}
