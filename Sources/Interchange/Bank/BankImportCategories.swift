import CivilTime
import DaybookCore
import Journal

/// Finds the categories that a file names, or adds them.
struct BankImportCategories {
    private let state: State
    private let now: LocalInstant
    private var known: [MoneyCategoryKind: [String: RecordID]] = [.expense: [:], .income: [:]]
    private(set) var changes: [Change] = []
    private(set) var newTitles: [String] = []

    init(_ state: State, now: LocalInstant, title: (MoneyCategory) -> String) {
        self.state = state
        self.now = now
        let categories = state.livingMoneyCategories
        // Titles in the person's language have precedence over those of exports in English.
        for category in categories {
            if let standard = category.standard { known[category.kind]?[standard.rawValue.lowercased()] = category.id }
        }
        for category in categories.reversed() { known[category.kind]?[title(category).lowercased()] = category.id }
    }

    /// The category with a title: one of the kind of the transaction, or else of the other kind, or else a new one.
    mutating func category(
        _ text: String, for kind: TransactionKind
    ) -> (id: RecordID, kind: MoneyCategoryKind) {
        let title = PlainText.line(text).cut(to: MoneyLimits.title, bytes: MoneyLimits.title * 8)
        let key = title.lowercased()
        let own = kind.categoryKind
        let other: MoneyCategoryKind = own == .expense ? .income : .expense
        if let id = known[own]?[key] { return (id, own) }
        if let id = known[other]?[key] { return (id, other) }
        let id = MoneyCategory.id(ofImported: title, own)
        known[own]?[key] = id
        // The person may have given it another title since.
        if state.moneyCategory(id) != nil { return (id, own) }
        var category = MoneyCategory(id: id)
        (category.title, category.kind) = (title, own)
        changes += category.created(in: state, now).changes
        newTitles.append(title)
        return (id, own)
    }
}
