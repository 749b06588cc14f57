import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// The page to add or edit an account.
struct AccountFormPage: PageView {
    let controls: FormControls
    let id: RecordID
    let isNew: Bool
    /// Whether its currency can be chosen: it has no transactions.
    let choosesCurrency: Bool
    let title: String

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(adding context: RequestContext) {
        var account = Account(id: context.newIDs()())
        account.currencyCode = context.words.currency(in: context.state).code
        account.color = .sky
        self.init(
            account.id, isNew: true, FormFields(account, amountsFor: context.words), context, focus: "title")
    }

    /// Nil if there is no such account.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let account = context.state.account(id) else { return nil }
        self.init(id, isNew: false, FormFields(account, amountsFor: context.words), context)
    }

    /// Creates the page with a submitted form.
    init(
        _ id: RecordID, isNew: Bool, _ fields: FormFields, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.id = id
        self.isNew = isNew
        controls = FormControls(words: context.words, fields: fields, refusal: refusal, focus: focus)
        choosesCurrency = isNew || context.state.canCorrectCurrency(of: id)
        title = isNew ? context.words.newAccount : context.words.editAccount
    }

    func view(_ words: Words) -> HTML {
        let (action, cancel): (MoneyActionRoute, MoneyPageRoute) =
            isNew ? (.addAccount, .overview) : (.editAccount(id), .account(id))
        let kinds = AccountKind.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        let fixed: HTML = """
            <input type="hidden" name="currency" value="\(controls.fields["currency"] ?? "")">
            """
        let isOpen = ["color", "note"].contains(controls.refusal?.field ?? "")
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(action.url)" novalidate\(controls.draft)>
            \(controls.defaultButton)\(isNew ? controls.newID(id) : controls.seen)\(controls.notice)
            <section class="card form">\(controls.textField("title", words.title, required: true, placeholder: words.accountTitleHint))
            \(controls.select("kind", words.accountKindLabel, kinds))
            <div class="pair">\(controls.textField("opening", words.openingBalance, mode: "text", hint: words.openingBalanceHint, placeholder: "0"))
            \(choosesCurrency ? currency(words) : fixed)</div></section>
            <details class="card fold"\(attribute: "open", if: isOpen)><summary>\(words.moreDetails)</summary><div class="form">
            \(controls.colorPicker())\(controls.textArea("note", words.note))</div></details>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(cancel.url)" data-discard>\(words.cancel)</a></div>
            </form>
            """
    }

    private func currency(_ words: Words) -> HTML {
        let known = Currency.all.map { "<option value=\"\($0.code)\"></option>" as HTML }
        return """
            <div class="\(controls.classes("currency"))"><label for="currency">\(words.currencyLabel)</label>\
            <input id="currency" type="text" name="currency" value="\(controls.fields["currency"] ?? "")" autocomplete="off" autocapitalize="characters" maxlength="3" list="currencies"\
            \(controls.attributes("currency"))><datalist id="currencies">\(known)</datalist>\(controls.reason("currency"))</div>
            """
    }
}
