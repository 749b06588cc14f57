import Journal

extension Transaction {
    /// Takes a category of some kind. Money that comes back for something bought is a negative expense, and the other way
    /// around.
    public mutating func take(_ category: RecordID, _ side: MoneyCategoryKind) {
        self.category = category
        if side != kind.categoryKind { takeOtherKind() }
    }

    /// Whether a category of some kind would make it money that came back: income under spending, or the other way around.
    public func isRefund(under side: MoneyCategoryKind) -> Bool {
        side != kind.categoryKind && side != naturalKind.categoryKind
    }

    /// Whether it is money that came back: a negative expense, or a negative income.
    public var isRefund: Bool { kind != .transfer && kind != naturalKind }

    /// Makes what came in an income, and what went out an expense.
    mutating func takeNaturalKind() {
        if isRefund { takeOtherKind() }
    }

    /// The kind of an expense or an income by its effect on the balance alone.
    private var naturalKind: TransactionKind { effect > 0 ? .income : .expense }

    private mutating func takeOtherKind() {
        kind = kind == .income ? .expense : .income
        amount = -amount
    }
}

extension TransactionKind {
    /// The kind of the categories that fit.
    public var categoryKind: MoneyCategoryKind { self == .income ? .income : .expense }
}
