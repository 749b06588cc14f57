import DaybookCore

/// The words of an exported file of money, in the person's language.
public struct MoneyTitles: Sendable {
    /// The title of a category, also of a standard one.
    public let category: @Sendable (MoneyCategory) -> String
    /// The title of what has no category.
    public let noCategory: String
    /// The title of an account's opening balance.
    public let openingBalance: String

    public init(
        category: @escaping @Sendable (MoneyCategory) -> String, noCategory: String, openingBalance: String
    ) {
        self.category = category
        self.noCategory = noCategory
        self.openingBalance = openingBalance
    }
}
