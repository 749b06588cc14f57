import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The whole form of a transaction, to add or edit one.
struct TransactionFormPage: PageView {
    let money: MoneyControls
    let id: RecordID
    let isNew: Bool
    let kind: TransactionKind
    /// The number of parts that the form has room for.
    let partCount: Int
    /// The accounts that have it on a reconciled statement, so that the money stays as it is, with their titles.
    let locks: [(account: RecordID, title: String)]
    let dates: RecordDates?
    /// The text and the category of the rule that can be made of it.
    let rule: (text: String, category: String)?
    let back: PageRoute
    let title: String
    private let attachments: AttachmentsSection?

    private var controls: FormControls { money.controls }

    /// The number of empty parts that a form has beside those in use.
    private static let spareParts = 2

    /// The fields that a reconciled statement locks.
    private static let lockedFields: Set = ["kind", "account", "amount", "day", "toAccount", "received"]

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(adding kind: TransactionKind, _ context: RequestContext) {
        var transaction = Transaction(id: context.newIDs()())
        transaction.kind = kind
        transaction.day = context.today
        transaction.account = context.state.usualAccount?.id
        self.init(
            transaction.id, isNew: true, MoneyForm.fields(of: transaction, in: context.state, context.words), context,
            focus: "amount")
    }

    /// Nil if there is no such transaction. If two devices changed it so that it could not be saved like that, the page says
    /// why beside the field.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let transaction = context.state.transaction(id) else { return nil }
        var refusal: FormRefusal?
        do throws(FormRefusal) { _ = try context.decide(.editTransaction(transaction)) } catch { refusal = error }
        let fields = MoneyForm.fields(of: transaction, in: context.state, context.words)
        self.init(id, isNew: false, fields, context, refusal: refusal)
    }

    /// Creates the page with a submitted form.
    init(
        _ id: RecordID, isNew: Bool, _ fields: FormFields, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.id = id
        self.isNew = isNew
        let (state, words) = (context.state, context.words)
        let reconciled = state.transaction(id).flatMap { $0.isReconciled ? $0 : nil }
        var fields = fields
        if let reconciled {
            let current = MoneyForm.fields(of: reconciled, in: state, words)
            for name in Self.lockedFields { fields[name] = current[name] }
        }
        locks = (reconciled?.reconciledAccounts ?? []).map { ($0, state.account($0)?.title ?? words.deletedChoice) }
        kind = fields["kind"].flatMap { TransactionKind(rawValue: $0) } ?? .expense
        var controls = FormControls(words: words, fields: fields, refusal: refusal, focus: focus)
        if reconciled != nil { controls.locked = Self.lockedFields }
        money = MoneyControls(context, kind, controls)
        let used = fields.all(MoneyForm.partAmount).count
        partCount = min(max(used, fields["do"] == "parts" ? used : 0) + Self.spareParts, MoneyLimits.splits)
        dates = isNew ? nil : RecordDates(context, of: id, in: Transaction.table)
        let learnable =
            refusal == nil ? context.state.transaction(id).flatMap { context.state.learnableRule(from: $0) } : nil
        rule = learnable.flatMap { rule in
            context.state.moneyCategory(rule.category).map { (rule.text, context.words.title($0)) }
        }
        back =
            context.back ?? context.request.query["back"].flatMap { PageRoute(url: $0) }
            ?? .money(.register(TransactionFilter(), upTo: nil))
        title = isNew ? context.words.newTransaction : context.words.transaction
        attachments = isNew ? nil : AttachmentsSection(.transaction(id), context, back: .money(.transaction(id)))
    }

    func view(_ words: Words) -> HTML {
        let action: MoneyActionRoute = isNew ? .addTransaction : .editTransaction(id)
        let hidden: HTML = "<input type=\"hidden\" name=\"back\" value=\"\(back.url)\">"
        let deletion: HTML = """
            <div class="ending"><form method="post" action="\(MoneyActionRoute.deleteTransaction(id).url)">\(hidden)<button class="button danger">\(Icon.trash.svg)\(words.deleteTransaction)</button></form></div>
            """
        return """
            \(BackLink.toolbar(to: back, words.transactions))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            \(if: !locks.isEmpty, lock(words))<form class="form transaction-form" method="post" action="\(action.url)" novalidate\
            \(attribute: "enctype", isNew ? "multipart/form-data" : nil)\(controls.draft)>
            \(controls.defaultButton)\(isNew ? controls.newID(id) : controls.seen)\(hidden)\(controls.notice)
            \(main(words))\(parts(words))
            <details class="card fold"\(attribute: "open", if: hasDetails)><summary>\(words.noteAndTags)</summary><div class="form">
            \(controls.textArea("note", words.note))\(controls.textField("tags", words.tagsLabel, hint: words.tagsSeparated))</div></details>
            \(if: isNew, money.receipt)<div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(back.url)" data-discard>\(words.cancel)</a></div>
            </form>
            \(rule.map { offer($0.text, $0.category, words) })\(attachments?.view(words))\(if: !isNew && locks.isEmpty, deletion)\(dates?.view(words))
            """
    }

    /// The notice that the money is locked, with the buttons that unlock it.
    private func lock(_ words: Words) -> HTML {
        let buttons = locks.map { account, title -> HTML in
            let name = kind == .transfer ? words.unlockTransaction(on: title) : words.unlockTransaction
            return """
                <form method="post" action="\(MoneyActionRoute.unlock(id).url)"><input type="hidden" name="account" value="\(account.hex)">\
                <button class="button">\(name)</button></form>
                """
        }
        return """
            <div class="notice">\(Icon.info.svg)<div><p>\(words.reconciledIsLocked)</p><div class="actions">\(buttons)</div></div></div>

            """
    }

    private func offer(_ text: String, _ category: String, _ words: Words) -> HTML {
        """
        <form class="submit after" method="post" action="\(MoneyActionRoute.learnRule(id).url)"><button class="button">\(words.alwaysUse(category, for: text))</button></form>

        """
    }

    private var hasDetails: Bool {
        ["note", "tags"].contains { !(controls.fields[$0] ?? "").isEmpty || controls.refusal?.field == $0 }
    }

    private func main(_ words: Words) -> HTML {
        let kinds = TransactionKind.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        return """
            <section class="card form">\(controls.segmentedControl("kind", words.transactionKind, kinds, isHeadingShown: false))
            <div class="pair">\(controls.textField("amount", words.sumLabel, mode: "decimal", required: true))
            \(money.account("account", words.account))</div>
            <div class="form moved"><div class="pair">\(money.account("toAccount", words.toAccount, choice: words.chooseAccount))
            \(controls.textField("received", words.amountReceived, mode: "decimal", hint: isNew ? words.amountReceivedHint : words.amountReceivedFollows))</div></div>
            <div class="form paid">\(money.payee(kind == .income ? words.payer : words.payee))
            \(money.category("category", words.category, kind))</div>
            \(controls.textField("day", words.day, type: "date"))</section>

            """
    }

    /// The parts that the amount is split into, folded away unless there are any.
    private func parts(_ words: Words) -> HTML {
        let fields = controls.fields
        let amounts = fields.all(MoneyForm.partAmount)
        let categories = fields.all(MoneyForm.partCategory)
        let notes = fields.all(MoneyForm.partNote)
        func value(_ values: [String], _ index: Int) -> String { values.indices.contains(index) ? values[index] : "" }
        let rows = (0..<partCount).map { index -> HTML in
            let number = words.number(index + 1)
            return """
                <li><input type="text" inputmode="decimal" name="\(MoneyForm.partAmount)" value="\(value(amounts, index))" autocomplete="off" aria-label="\(words.sumLabel) \(number)"\(controls.attributes(MoneyForm.partAmount(index)))>\
                <select name="\(MoneyForm.partCategory)" aria-label="\(words.category) \(number)">\(money.options(kind, chosen: value(categories, index)))</select>\
                <input type="text" name="\(MoneyForm.partNote)" value="\(value(notes, index))" autocomplete="off" aria-label="\(words.note) \(number)" placeholder="\(words.note)"></li>
                """
        }
        let refused = controls.refusal.map { $0.field }.flatMap { $0.hasPrefix(MoneyForm.partAmount) ? $0 : nil }
        let field = refused ?? MoneyForm.partAmount
        let isOpen = refused != nil || !amounts.isEmpty
        return """
            <details class="card fold paid"\(attribute: "open", if: isOpen)><summary>\(words.splitOverCategories)</summary>\
            <div class="\(controls.classes(field))"><p class="hint">\(words.splitHint)</p>\(controls.reason(field))\
            <ul class="parts-of-transaction">\(rows)</ul>\
            <button class="button plain" name="do" value="parts">\(Icon.add.svg)\(words.moreParts)</button></div></details>

            """
    }
}
