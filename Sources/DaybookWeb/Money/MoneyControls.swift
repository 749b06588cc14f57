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
    /// Whether a photo came with the form that is shown again. Without scripts, a browser forgets it.
    private let hadReceipt: Bool
    private var words: Words { controls.words }

    init(_ context: RequestContext, _ kind: TransactionKind, _ controls: FormControls) {
        let state = context.state
        self.controls = controls
        let chosen = [controls.fields["account"], controls.fields["toAccount"]]
        accounts = state.livingAccounts.filter { !$0.isClosed || chosen.contains($0.id.hex) }
        expenses = state.offeredCategories(.expense)
        incomes = state.offeredCategories(.income)
        payees = kind == .transfer ? [] : state.recentPayees(kind)
        hadReceipt = context.request.upload != nil
        let words = context.words
        var unlisted: [String: String] = [:]
        for name in ["account", "toAccount"] {
            guard let hex = controls.fields[name], let id = RecordID(hex: hex) else { continue }
            unlisted[hex] = state.account(id)?.title ?? words.deletedChoice
        }
        let categoryFields = ["category", MoneyForm.partCategory, BankChoices.payeeCategory]
        for hex in categoryFields.flatMap({ controls.fields.all($0) }) {
            guard let id = RecordID(hex: hex) else { continue }
            unlisted[hex] = state.moneyCategory(id).map { words.title($0) } ?? words.deletedChoice
        }
        for account in accounts { unlisted[account.id.hex] = nil }
        for category in expenses + incomes { unlisted[category.id.hex] = nil }
        self.unlisted = unlisted
    }

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
        let choices = categories(kind).map { (value: $0.id.hex, label: title($0)) }
        return controls.select(
            name, label, [(value: "", label: words.uncategorised)] + choices, chosen: chosen, unlisted: unlisted,
            draftedAs: name == "category" ? MoneyForm.draftedSheetCategory : nil)
    }

    /// The options of a pop-up menu of categories that a form has several of.
    func options(_ kind: TransactionKind, chosen: String) -> HTML {
        let choices = categories(kind).map { category -> HTML in
            let hex = category.id.hex
            return "<option value=\"\(hex)\"\(attribute: "selected", if: hex == chosen)>\(title(category))</option>"
        }
        let other: HTML? = unlisted[chosen].map { "<option value=\"\(chosen)\" selected>\($0)</option>" }
        return "<option value=\"\">\(words.uncategorised)</option>\(choices)\(other)"
    }

    /// The options of a menu in which a category of the other kind says that the money came back.
    func optionsWithRefunds(_ kind: TransactionKind, chosen: String) -> HTML {
        func options(_ categories: [MoneyCategory]) -> [HTML] {
            categories.map { category in
                let hex = category.id.hex
                return "<option value=\"\(hex)\"\(attribute: "selected", if: hex == chosen)>\(title(category))</option>"
            }
        }
        let (own, others) = kind == .income ? (incomes, expenses) : (expenses, incomes)
        let heading = kind == .income ? words.refundOf : words.returnedIncome
        let other: HTML? = unlisted[chosen].map { "<option value=\"\(chosen)\" selected>\($0)</option>" }
        return """
            <option value="">\(words.uncategorised)</option>\(options(own))\
            <optgroup label="\(heading)">\(options(others))</optgroup>\(other)
            """
    }

    /// The categories to choose from, those of a kind first.
    private func categories(_ kind: TransactionKind) -> [MoneyCategory] {
        kind == .income ? incomes + expenses : expenses + incomes
    }

    func title(_ category: MoneyCategory) -> String { Self.title(category, words) }

    /// The category's icon and title.
    static func title(_ category: MoneyCategory, _ words: Words) -> String {
        category.icon.isEmpty ? words.title(category) : "\(category.icon) \(words.title(category))"
    }

    func payee(_ name: String) -> HTML {
        let label: HTML = "\(name)"
        return payee(label)
    }

    func payee(_ label: HTML) -> HTML {
        """
        <div class="\(controls.classes("payee"))"><label for="payee">\(label)</label>\
        <input id="payee" type="text" name="payee" value="\(controls.fields["payee"] ?? "")" autocomplete="off" list="payees"\
        \(controls.attributes("payee"))><datalist id="payees">\(payees.prefix(Self.maximumPayees).map { "<option value=\"\($0)\"></option>" as HTML })</datalist>\
        \(controls.reason("payee"))</div>
        """
    }

    private static let maximumPayees = 100

    /// The button that takes a photo of the receipt, which is saved with a new transaction.
    var receipt: HTML {
        let name = AttachmentsSection.field
        let again: HTML = "<noscript><p class=\"hint\">\(words.takePhotoAgain)</p></noscript>"
        return """
            <div class="attach"><div class="\(controls.classes(name))"><label class="button" for="\(name)">\(Icon.attach.svg)\(words.photoOfReceipt)</label>\
            <input id="\(name)" type="file" name="\(name)" accept="image/*" capture="environment"\(controls.attributes(name))>\
            \(ChosenFile.name(of: name))\(if: hadReceipt, again)\(controls.reason(name))</div></div>

            """
    }
}
