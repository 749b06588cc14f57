import Money

/// The limits of what is stored about money.
public enum MoneyLimits {
    /// Characters of an account's or a category's title.
    public static let title = 64
    public static let payee = 100
    public static let note = 1000
    /// Characters of a transaction's tags with the spaces between them.
    public static let tags = 200
    /// The number of parts of a transaction.
    public static let splits = 50
    /// Minor units of an amount.
    public static let amount = -AmountExpression.limit...AmountExpression.limit
}
