import DaybookCore
import Interchange
import Words

extension Words {
    /// The words of an exported file of money.
    public var moneyTitles: MoneyTitles {
        MoneyTitles(category: { title($0) }, noCategory: uncategorised, openingBalance: openingBalance)
    }
}
