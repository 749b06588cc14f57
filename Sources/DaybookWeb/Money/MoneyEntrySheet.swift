import CivilTime
import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// The sheet's form that logs an expense, an income or a transfer: the amount first, then a category, which saves it.
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

    /// The number of categories that are shown at once.
    private static let shownCategories = 8

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
        usualTitle = usual?.title ?? ""
        hasAccounts = state.hasAccounts
    }

    var view: HTML {
        """
        \(kinds)
        \(kind == .transfer && money.accounts.count < 2 ? needsAccounts : form)
        """
    }

    private var kinds: HTML {
        let links = TransactionKind.allCases.map { each -> HTML in
            let route = PageRoute.log(.money(each), on: day, back: back.url)
            return
                "<a href=\"\(route.url)\" data-sheet\(attribute: "aria-current", each == kind ? "true" : nil)>\(words.name(each))</a>"
        }
        return "<nav class=\"segments\" aria-label=\"\(words.transactionKind)\">\(links)</nav>"
    }

    /// A transfer needs two accounts.
    private var needsAccounts: HTML {
        """
        <p>\(words.transferNeedsAccounts)</p><p><a class="button primary" href="\(MoneyPageRoute.addAccount.url)">\(Icon.add.svg)\(words.addAccount)</a></p>
        """
    }

    private var form: HTML {
        let typed = FormFields([("kind", kind.rawValue)])
        return """
            <form class="form money-entry" method="post" action="\(MoneyActionRoute.addTransaction.url)" novalidate\(controls.draft)>\
            \(controls.defaultButton)\(controls.newID(id))<input type="hidden" name="back" value="\(back.url)">\
            <input type="hidden" name="kind" value="\(kind.rawValue)"><input type="hidden" name="sheet" value="1">\(controls.notice)
            <div class="stack" data-example="\(MoneyPageRoute.amount(typed).url)">\(amount)
            <p class="quiet example" id="example" role="status"></p>
            \(keys)
            \(kind == .transfer ? transfer : payment)</div>
            \(details)
            <div class="submit"><button class="button primary">\(words.save)</button></div></form>
            """
    }

    private var amount: HTML {
        """
        <div class="\(controls.classes("amount"))"><div class="amount"><span class="unit" aria-hidden="true">\(sign)</span>\
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

    private var payment: HTML {
        let categories = kind == .income ? money.incomes : money.expenses
        let buttons = categories.map { category in
            "<button class=\"chip tint-\(category.color.rawValue)\" name=\"category\" value=\"\(category.id.hex)\">\(money.title(category))</button>"
                as HTML
        }
        let others: HTML = """
            <details class="fold"><summary>\(words.moreCategories)</summary><div class="chips choices">\(Array(buttons.dropFirst(Self.shownCategories)))</div></details>
            """
        return """
            \(money.payee(kind == .income ? words.payer : words.payee))
            \(if: money.accounts.count > 1, money.account("account", words.account, choice: words.accountAsUsual(usualTitle)))
            \(controls.fieldset("category", words.saveUnderCategory, "<div class=\"chips choices\">\(Array(buttons.prefix(Self.shownCategories)))</div>\(if: buttons.count > Self.shownCategories, others)"))
            """
    }

    private var transfer: HTML {
        let currencies = Set(money.accounts.map { $0.currency })
        return """
            <div class="pair">\(money.account("account", words.fromAccount))
            \(money.account("toAccount", words.toAccount, choice: words.chooseAccount))</div>
            \(if: currencies.count > 1, controls.textField("received", words.amountReceived, mode: "decimal", hint: words.amountReceivedHint))
            """
    }

    /// The day, the note and, for the first transaction, the currency.
    private var details: HTML {
        let shown = day.map { $0.text }
        let isOpen = ["day", "note", "currency"].contains(controls.refusal?.field ?? "")
        return """
            <details class="fold"\(attribute: "open", if: isOpen)><summary>\(Icon.calendar.svg)\(words.dayAndNote)</summary><div class="form">\
            \(controls.textField("day", words.day, shown, type: "date", hint: words.emptyForToday))
            \(controls.textField("note", words.note))
            \(if: !hasAccounts, controls.textField("currency", words.currencyLabel, hint: words.firstAccountHint))</div></details>
            """
    }
}
