import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The form of a recurring transaction.
struct BillFormPage: PageView {
    let money: MoneyControls
    let id: RecordID
    let isNew: Bool
    let kind: TransactionKind
    /// The first day that a change is for; nil for all occurrences to come.
    let from: Day?
    /// The meaning of its repetition, with the next days.
    let example: String?
    let dates: RecordDates?
    let today: Day
    let title: String

    private var controls: FormControls { money.controls }

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(adding context: RequestContext) {
        var rule = RecurringTransaction(id: context.newIDs()())
        rule.start = context.today
        rule.account = context.state.usualAccount?.id
        self.init(
            rule.id, isNew: true, MoneyForm.fields(of: rule, in: context.state, context.words), context,
            focus: "amount")
    }

    /// Nil if there is no such rule.
    init?(editing id: RecordID, from day: Day?, _ context: RequestContext) {
        guard let rule = context.state.recurringTransaction(id) else { return nil }
        self.init(
            id, isNew: false, MoneyForm.fields(of: rule, in: context.state, context.words), context, from: day)
    }

    /// Creates the page with a submitted form.
    init(
        _ id: RecordID, isNew: Bool, _ fields: FormFields, _ context: RequestContext, from day: Day? = nil,
        refusal: FormRefusal? = nil, focus: String? = nil
    ) {
        self.id = id
        self.isNew = isNew
        from = day
        kind = fields["kind"].flatMap { TransactionKind(rawValue: $0) } ?? .expense
        money = MoneyControls(
            context, kind, FormControls(words: context.words, fields: fields, refusal: refusal, focus: focus))
        example = RepetitionExample.text(
            fields["repetition"] ?? "", due: Day(fields["start"] ?? ""), context.words, today: context.today)
        dates = isNew ? nil : RecordDates(context, of: id, in: RecurringTransaction.table)
        today = context.today
        title = isNew ? context.words.newBill : context.words.editBill
    }

    func view(_ words: Words) -> HTML {
        let action: MoneyActionRoute = isNew ? .addBill : .editBill(id)
        let kinds = TransactionKind.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.bills, words.bills))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form transaction-form" method="post" action="\(action.url)" novalidate\(controls.draft)>
            \(controls.defaultButton)\(isNew ? controls.newID(id) : controls.seen)\(scope(words))\(controls.notice)
            <section class="card form">\(controls.segmentedControl("kind", words.transactionKind, kinds, isHeadingShown: false))
            <div class="pair">\(controls.textField("amount", words.sumLabel, mode: "decimal", required: true))
            \(money.account("account", words.account))</div>
            <div class="form moved"><div class="pair">\(money.account("toAccount", words.toAccount, choice: words.chooseAccount))
            \(controls.textField("received", words.amountReceived, mode: "decimal", hint: isNew ? words.amountReceivedOfBill : words.amountReceivedFollows))</div></div>
            <div class="form paid">\(money.payee(words.payee))
            \(money.category("category", words.category, kind))</div></section>
            <section class="card form" data-example="\(TaskPageRoute.example(repetition: "", due: nil).url)">
            \(controls.textField("repetition", words.repeats, hint: words.billRepetitionHint, choices: "\(repeatChips(words))\(ExamplePage.line(example))"))
            <div class="pair">\(controls.textField("start", words.firstDayLabel, type: "date"))
            \(controls.textField("end", "\(words.lastDayLabel) (\(words.optional))", type: "date"))</div>
            \(checkbox("automatic", words.postAutomatically, words.postAutomaticallyHint))
            \(checkbox("estimate", words.amountDiffersEachTime, words.amountDiffersHint))</section>
            <details class="card fold"\(attribute: "open", if: hasDetails)><summary>\(words.noteAndTags)</summary><div class="form">
            \(controls.textArea("note", words.note))\(controls.textField("tags", words.tagsLabel, hint: words.tagsSeparated))</div></details>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(MoneyPageRoute.bills.url)" data-discard>\(words.cancel)</a></div>
            </form>
            \(if: !isNew, ending(words))\(dates?.view(words))
            """
    }

    private var hasDetails: Bool {
        ["note", "tags"].contains { !(controls.fields[$0] ?? "").isEmpty || controls.refusal?.field == $0 }
    }

    /// Whether a change is for one day and all later ones.
    private func scope(_ words: Words) -> HTML? {
        from.map { day in
            """
            <input type="hidden" name="from" value="\(day.text)"><div class="notice">\(Icon.info.svg)<p>\(words.changesFrom(words.dayMonthYear(day)))</p></div>

            """
        }
    }

    private func repeatChips(_ words: Words) -> HTML {
        let chips = words.commonBillRepetitions.map { text -> HTML in
            """
            <button class="chip step" type="button" data-fill="repetition" data-value="\(text)">\(words.capitalized(text))</button>
            """
        }
        return "<div class=\"chips quick\" data-scripted hidden>\(chips)</div>"
    }

    private func checkbox(_ name: String, _ label: String, _ hint: String) -> HTML {
        """
        <div class="\(controls.classes(name))"><label class="choice"><input type="checkbox" name="\(name)" value="1"\(attribute: "checked", if: controls.fields[name] == "1")\(controls.attributes(name, hint: hint))>\(label)</label>\
        \(controls.hint(name, hint))\(controls.reason(name))</div>
        """
    }

    private func ending(_ words: Words) -> HTML {
        """
        <div class="ending"><form method="post" action="\(MoneyActionRoute.deleteBill(id).url)"><button class="button danger">\(Icon.trash.svg)\(words.deleteBill)</button></form></div>
        """
    }
}
