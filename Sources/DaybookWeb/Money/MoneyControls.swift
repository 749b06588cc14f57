import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The controls that choose accounts and categories.
struct MoneyControls: Sendable {
    let controls: FormControls
    /// The accounts to choose from, in the person's order.
    let accounts: [Account]
    /// The categories to choose from.
    let expenses: [MoneyCategory]
    let incomes: [MoneyCategory]
    /// The payees to choose from.
    let payees: [String]
    /// The titles of chosen accounts and categories that are not offered: hidden or deleted ones. By id.
    private let unlisted: [String: String]
    private var words: Words { controls.words }

    init(_ context: RequestContext, _ kind: TransactionKind, _ controls: FormControls) {
        let state = context.state
        self.controls = controls
        let chosen = [controls.fields["account"], controls.fields["toAccount"]]
        accounts = state.livingAccounts.filter { !$0.isClosed || chosen.contains($0.id.hex) }
        expenses = state.offeredCategories(.expense)
        incomes = state.offeredCategories(.income)
        payees = kind == .transfer ? [] : state.recentPayees(kind)
        let words = context.words
        var unlisted: [String: String] = [:]
        for name in ["account", "toAccount"] {
            guard let hex = controls.fields[name], let id = RecordID(hex: hex) else { continue }
            unlisted[hex] = state.account(id)?.title ?? words.deletedChoice
        }
        for hex in controls.fields.all("category") + controls.fields.all(MoneyForm.partCategory) {
            guard let id = RecordID(hex: hex) else { continue }
            unlisted[hex] = state.moneyCategory(id).map { words.title($0) } ?? words.deletedChoice
        }
        for account in accounts { unlisted[account.id.hex] = nil }
        for category in expenses + incomes { unlisted[category.id.hex] = nil }
        self.unlisted = unlisted
    }

    /// The title of a chosen account or category that is hidden or deleted; nil for one that is offered.
    func unlistedTitle(_ hex: String) -> String? { unlisted[hex] }

    /// A pop-up menu of accounts.
    ///
    /// - Parameter choice: The name of the choice of no account, if there is one.
    func account(_ name: String, _ label: String, choice: String? = nil) -> HTML {
        let choices = accounts.map { account in
            (value: account.id.hex, label: "\(account.title) · \(words.symbol(account.currency))")
        }
        return controls.select(
            name, label, (choice.map { [(value: "", label: $0)] } ?? []) + choices, unlisted: unlisted)
    }

    /// A pop-up menu of categories, those of its kind first.
    func category(_ name: String, _ label: String, _ kind: TransactionKind, chosen: String? = nil) -> HTML {
        let groups = kind == .income ? [incomes, expenses] : [expenses, incomes]
        let choices = groups.joined().map { (value: $0.id.hex, label: title($0)) }
        return controls.select(
            name, label, [(value: "", label: words.uncategorised)] + choices, chosen: chosen, unlisted: unlisted)
    }

    /// The category's icon and title.
    func title(_ category: MoneyCategory) -> String {
        category.icon.isEmpty ? words.title(category) : "\(category.icon) \(words.title(category))"
    }

    func payee(_ label: String) -> HTML {
        """
        <div class="\(controls.classes("payee"))"><label for="payee">\(label)</label>\
        <input id="payee" type="text" name="payee" value="\(controls.fields["payee"] ?? "")" autocomplete="off" list="payees"\
        \(controls.attributes("payee"))><datalist id="payees">\(payees.prefix(Self.maximumPayees).map { "<option value=\"\($0)\"></option>" as HTML })</datalist>\
        \(controls.reason("payee"))</div>
        """
    }

    private static let maximumPayees = 100
}
