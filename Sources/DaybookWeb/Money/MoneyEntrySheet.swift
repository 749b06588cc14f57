import CivilTime
import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// The sheet's form that logs an expense, an income or a transfer: the amount with its sign, then the category; the rest is
/// folded away.
struct MoneyEntrySheet: Sendable {
    let kind: TransactionKind
    let money: MoneyControls
    let id: RecordID
    let back: PageRoute
    /// The earlier day that it logs for; nil for today.
    let day: Day?
    /// The sign of the amount's currency; empty if that depends on the account.
    let sign: String
    /// The account that most transactions of late are on; empty without any.
    let usualTitle: String
    let hasAccounts: Bool

    private var controls: FormControls { money.controls }
    private var words: Words { controls.words }

    /// The number of categories of a kind that are shown at once.
    private static let shownCategories = 6
    /// The fields that are folded away.
    private static let foldedFields: Set = ["payee", "account", "day", "note", "currency"]

    init(
        _ context: RequestContext, _ kind: TransactionKind, _ typed: FormFields, refusal: FormRefusal? = nil,
        id: RecordID, on day: Day?, back: PageRoute
    ) {
        let (state, words) = (context.state, context.words)
        var fields = typed
        let usual = state.usualAccount
        if fields["account"] == nil {
            if case .money(.account(let id)) = back, state.account(id).map({ !$0.isClosed }) ?? false {
                fields["account"] = id.hex
            } else if kind == .transfer {
                fields["account"] = usual?.id.hex
            }
        }
        if fields["currency"] == nil { fields["currency"] = words.usualCurrency.code }
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        self.kind = kind
        money = MoneyControls(context, kind, controls)
        self.id = id
        self.back = back
        self.day = day
        // With several currencies, it depends on the account that is chosen.
        let isOfOne = Set(money.accounts.map { $0.currency }).count < 2
        sign = isOfOne ? words.symbol(usual?.currency ?? MoneyForm.currency(fields, words)) : ""
        usualTitle = usual.map { isOfOne ? $0.title : "\($0.title) · \(words.symbol($0.currency))" } ?? ""
        hasAccounts = state.hasAccounts
    }

    var view: HTML {
        guard kind == .transfer else { return payment }
        return "\(kinds)\n\(money.accounts.count < 2 ? needsAccounts : transfer)"
    }

    private func link(_ each: TransactionKind) -> HTML {
        let route = PageRoute.log(.money(each), on: day, back: back.url)
        return
            "<a href=\"\(route.url)\" data-sheet\(attribute: "aria-current", each == kind ? "true" : nil)>\(words.name(each))</a>"
    }

    /// The links to the sheets of other kinds.
    private var kinds: HTML {
        "<nav class=\"segments\" aria-label=\"\(words.transactionKind)\">\(TransactionKind.allCases.map(link))</nav>"
    }

    /// The choice of the sign: spent or earned. A transfer has a sheet of its own.
    private var signs: HTML {
        let choices = [TransactionKind.expense, .income].map { each -> HTML in
            """
            <label><input type="radio" name="kind" value="\(each.rawValue)"\(attribute: "checked", if: each == kind)>\(words.name(each))</label>
            """
        }
        return controls.fieldset(
            "kind", words.transactionKind, "<div class=\"segments\">\(choices)\(link(.transfer))</div>",
            isHeadingShown: false)
    }

    /// A transfer needs two accounts.
    private var needsAccounts: HTML {
        """
        <p>\(words.transferNeedsAccounts)</p><p><a class="button primary" href="\(MoneyPageRoute.addAccount.url)">\(Icon.add.svg)\(words.addAccount)</a></p>
        """
    }

    private var payment: HTML {
        let part: HTML = """
            \(signs)\(amount)\(if: isAccountShown, account)
            <p class="quiet example" id="example" role="status"></p>
            \(categories)
            \(keys)
            \(folded)
            """
        return form(part, takesFile: true)
    }

    private var transfer: HTML {
        let currencies = Set(money.accounts.map { $0.currency })
        let part: HTML = """
            \(amount)
            <p class="quiet example" id="example" role="status"></p>
            \(keys)
            <div class="pair">\(money.account("account", words.fromAccount))
            \(money.account("toAccount", words.toAccount, choice: words.chooseAccount))</div>
            \(if: currencies.count > 1, controls.textField("received", words.amountReceived, mode: "decimal", hint: words.amountReceivedHint))
            <details class="fold"\(attribute: "open", if: isFoldRefused)><summary>\(Icon.calendar.svg)\(words.dayAndNote)</summary>\
            <div class="form">\(dayAndNote)</div></details>
            <input type="hidden" name="kind" value="\(kind.rawValue)">
            """
        return form(part, takesFile: false)
    }

    /// - Parameter part: The controls that the example depends on.
    private func form(_ part: HTML, takesFile: Bool) -> HTML {
        """
        <form class="form money-entry" data-focus="amount" method="post" action="\(MoneyActionRoute.addTransaction.url)" novalidate\
        \(attribute: "enctype", takesFile ? "multipart/form-data" : nil)\(controls.draft)>\
        \(controls.defaultButton)\(controls.newID(id))<input type="hidden" name="back" value="\(back.url)">\
        <input type="hidden" name="sheet" value="1">\(controls.notice)
        <div class="stack" data-example="\(MoneyPageRoute.amount(FormFields()).url)">\(part)</div>
        \(if: takesFile, money.receipt)<div class="submit"><button class="button primary">\(words.save)</button></div></form>
        """
    }

    private var amount: HTML {
        """
        <div class="\(controls.classes("amount"))"><div class="amount"><span class="unit" aria-hidden="true">\(if: kind != .transfer, signOfKind)\(sign)</span>\
        <input type="text" inputmode="decimal" id="amount" name="amount" value="\(controls.fields["amount"] ?? "")" placeholder="0" autocomplete="off" \
        aria-label="\(words.sumLabel)\(if: !sign.isEmpty, ", \(sign)")"\(controls.attributes("amount"))><span></span></div>\(controls.reason("amount"))</div>
        """
    }

    /// The number pad for touch; it is shown and handled by the script.
    private var keys: HTML {
        let keys: [(key: String, label: String?)] = [
            ("1", nil), ("2", nil), ("3", nil), ("⌫", words.deleteDigit),
            ("4", nil), ("5", nil), ("6", nil), ("+", words.plus),
            ("7", nil), ("8", nil), ("9", nil), ("−", words.minus),
            (words.decimalSeparator, nil), ("0", nil), ("×", words.times), ("÷", words.dividedBy),
        ]
        let buttons = keys.map { key, label in
            """
            <button\(attribute: "class", label.map { _ in "sign" }) type="button" data-key="\(key)"\
            \(attribute: "aria-label", label)>\(key)</button>
            """ as HTML
        }
        return
            "<div class=\"keys sums by-finger\" role=\"group\" aria-label=\"\(words.numberPad)\" hidden>\(buttons)</div>"
    }

    /// The sign that the choice of spent or earned gives the amount.
    private var signOfKind: HTML { "<span class=\"spending\">−</span><span class=\"earning\">+</span>" }

    /// The categories of spending and those of income, of which the chosen sign shows one.
    private var categories: HTML {
        controls.fieldset(
            "category", words.category,
            "<div class=\"spending\">\(chips(.expense))</div><div class=\"earning\">\(chips(.income))</div>",
            isHeadingShown: false)
    }

    /// The categories of a kind, those used most of late first; the others in a fold.
    private func chips(_ kind: TransactionKind) -> HTML {
        let name = MoneyForm.sheetCategory(kind)
        let chosen = controls.fields[name] ?? (kind == self.kind ? controls.fields["category"] : nil) ?? ""
        let hasNone = controls.fields[name] == ""
        let categories = kind == .income ? money.incomes : money.expenses
        func chip(_ value: String, _ tint: String, _ title: String) -> HTML {
            """
            <label class="chip tint-\(tint)"><input type="radio" data-drafted-as="category" name="\(name)" value="\(value)"\
            \(attribute: "checked", if: value.isEmpty ? hasNone : value == chosen)>\(title)</label>
            """
        }
        let all = categories.map { chip($0.id.hex, $0.color.rawValue, money.title($0)) }
        let others = Array(all.dropFirst(Self.shownCategories))
        let isOther = categories.dropFirst(Self.shownCategories).contains { $0.id.hex == chosen }
        let none = chip("", "stone", words.uncategorised)
        let fold: HTML = """
            <details\(attribute: "open", if: isOther || hasNone)><summary class="chip">\(words.moreCategories)</summary>\
            <div class="chips choices">\(others)\(none)</div></details>
            """
        return """
            <div class="chips choices">\(Array(all.prefix(Self.shownCategories)))\(others.isEmpty ? none : fold)</div>
            """
    }

    /// Whether the account is beside the amount, because its currency depends on it.
    private var isAccountShown: Bool { sign.isEmpty }

    private var account: HTML {
        money.account("account", words.account, choice: words.accountAsUsual(usualTitle))
    }

    private var isFoldRefused: Bool {
        guard let field = controls.refusal?.field else { return false }
        return Self.foldedFields.contains(field) && !(isAccountShown && field == "account")
    }

    /// The fields that most need not fill in: the payee, the account, the day, the note and, for the first transaction, the currency.
    private var folded: HTML {
        let hasChoice = money.accounts.count > 1
        let label: HTML = """
            <span class="spending">\(words.payee)</span><span class="earning">\(words.payer)</span>
            """
        return """
            <details class="fold"\(attribute: "open", if: isFoldRefused)><summary>\(Icon.edit.svg)\
            <span class="spending">\(words.payeeDayAndNote(hasAccount: hasChoice && !isAccountShown))</span>\
            <span class="earning">\(words.payerDayAndNote(hasAccount: hasChoice && !isAccountShown))</span></summary><div class="form">\
            \(money.payee(label))
            \(if: hasChoice && !isAccountShown, account)
            \(dayAndNote)
            \(if: !hasAccounts, controls.textField("currency", words.currencyLabel, hint: words.firstAccountHint))</div></details>
            """
    }

    private var dayAndNote: HTML {
        """
        \(controls.textField("day", words.day, day.map { $0.text }, type: "date", hint: words.emptyForToday))
        \(controls.textField("note", words.note))
        """
    }
}
