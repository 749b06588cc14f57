import DaybookCore
import Interchange
import Words

extension Words {
    /// The categories that have the title and the kind of an earlier one, as two devices can make them apart, each with that
    /// one.
    public func equalCategories(in state: State) -> [(category: MoneyCategory, earlier: MoneyCategory)] {
        var seen: [MoneyCategoryKind: [String: MoneyCategory]] = [:]
        var equal: [(category: MoneyCategory, earlier: MoneyCategory)] = []
        for category in state.livingMoneyCategories {
            let name = title(category).lowercased()
            if let earlier = seen[category.kind, default: [:]][name] {
                equal.append((category, earlier))
            } else {
                seen[category.kind, default: [:]][name] = category
            }
        }
        return equal
    }

    /// The words of an exported file of money.
    public var moneyTitles: MoneyTitles {
        MoneyTitles(category: { title($0) }, noCategory: uncategorised, openingBalance: openingBalance)
    }
}
