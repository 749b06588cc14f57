import CivilTime
import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// An account compared with the bank's statement: what the statement shows is ticked off until nothing differs.
struct ReconcilePage: PageView {
    let account: Account
    let day: Day
    let controls: FormControls
    /// The balance of what is ticked off, with what was reconciled before.
    let cleared: Int64
    /// The statement's balance; nil until it was typed.
    let balance: Int64?
    let rows: [Row]
    /// The number of earlier ones that are not shown: most of an imported account's are ticked off already.
    let omittedCount: Int
    /// Those that another device changed after they were reconciled.
    let changed: [TransactionRow]
    /// Those that it deleted.
    let deleted: [TransactionRow]
    let today: Day
    let title: String

    /// A transaction that is not reconciled yet.
    struct Row: Sendable {
        let transaction: TransactionRow
        let isCleared: Bool
    }

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    private static let maximumTicked = 50
    private static let maximumRows = 300

    /// Nil if there is no such account.
    init?(
        _ context: RequestContext, _ id: RecordID, through day: Day?, balance typed: String,
        refusal: FormRefusal? = nil
    ) {
        let (state, words) = (context.state, context.words)
        guard let account = state.account(id) else { return nil }
        let day = day ?? context.today
        self.account = account
        self.day = day
        cleared = state.balance(of: account, on: day).cleared
        var refusal = refusal
        var balance: Int64?
        if !PlainText.line(typed).isEmpty {
            do throws(FormRefusal) {
                balance = try MoneyForm.amount(typed, "balance", in: account.currency, words)
            } catch {
                refusal = error
            }
        }
        self.balance = balance
        controls = FormControls(
            words: words, fields: FormFields([("balance", typed), ("through", day.text)]), refusal: refusal,
            focus: balance == nil ? "balance" : nil)
        let open = state.transactions(TransactionFilter(account: id, days: .first...day)).filter {
            $0.status(on: id) != .reconciled
        }
        let ticked = open.filter { $0.status(on: id) == .cleared }.dropLast(Self.maximumTicked)
        let omitted = Set(ticked.map { $0.id })
        let shown = open.filter { !omitted.contains($0.id) }
        rows = shown.reversed().prefix(Self.maximumRows).map { transaction in
            Row(
                transaction: TransactionRow(transaction, of: id, in: state, words),
                isCleared: transaction.status(on: id) == .cleared)
        }
        omittedCount = open.count - rows.count
        let later = state.changedSinceReconciled(on: id)
        changed = later.filter { $0.isAlive }.map { TransactionRow($0, of: id, in: state, words) }
        deleted = later.filter { !$0.isAlive }.map { TransactionRow($0, of: id, in: state, words) }
        today = context.today
        title = words.reconcile
    }

    func view(_ words: Words) -> HTML {
        """
        \(BackLink.toolbar(to: MoneyPageRoute.account(account.id), account.title))\
        <header class="bar"><div class="heading"><p><bdi>\(account.title)</bdi></p><h1>\(title)</h1></div></header>
        \(statement(words))\(changes(words.changedSinceReconciled, changed, words))\
        \(changes(words.deletedSinceReconciled, deleted, isLinked: false, words))\(list(words))
        """
    }

    private var here: MoneyPageRoute {
        .reconcile(account.id, through: day, balance: controls.fields["balance"] ?? "")
    }

    private func statement(_ words: Words) -> HTML {
        let base = MoneyPageRoute.reconcile(account.id, through: nil, balance: "")
        return """
            <form class="card form" method="get" action="\(base.url)" novalidate>\(controls.notice)<div class="pair">\
            \(controls.textField("balance", words.statementBalance, mode: "text", required: true))\
            \(controls.textField("through", words.statementDay, type: "date"))</div>\
            <button class="button">\(words.compare)</button></form>
            \(difference(words))
            """
    }

    private func difference(_ words: Words) -> HTML {
        guard let balance else { return .empty }
        let rest = AmountSum.difference(balance, cleared)
        func stat(_ name: String, _ amount: Int64) -> HTML {
            "<div class=\"stat\"><dt>\(name)</dt><dd>\(words.amount(amount, account.currency))</dd></div>"
        }
        let locking: HTML = """
            <form method="post" action="\(MoneyActionRoute.reconcile(account.id).url)"><input type="hidden" name="through" value="\(day.text)">\
            <input type="hidden" name="balance" value="\(controls.fields["balance"] ?? "")">\
            <button class="button primary wide">\(Icon.check.svg)\(words.lockReconciled)</button></form>
            """
        let reason = words.reason(.statementDiffers(cleared: cleared, by: rest, account.currency))
        let open: HTML = "<p>\(reason)</p><p class=\"quiet\">\(words.tickUntilEqual)</p>"
        return """
            <dl class="figures wide after">\(stat(words.statementBalance, balance))\(stat(words.clearedBalance, cleared))</dl>
            <div class="card matching"><div role="status"><dl>\(stat(words.difference, rest))</dl></div>\(rest == 0 ? locking : open)</div>
            """
    }

    private func changes(
        _ title: String, _ rows: [TransactionRow], isLinked: Bool = true, _ words: Words
    ) -> HTML {
        guard !rows.isEmpty else { return .empty }
        let items = rows.map { row -> HTML in
            let facts = [words.dayAndMonth(row.day, near: today), row.detail].filter { !$0.isEmpty }
            let line: HTML = """
                <span><strong><bdi>\(row.title)</bdi></strong><small>\(facts.joined(separator: " · "))</small></span>\
                <b class="money-amount">\(row.amount)</b>
                """
            let url = isLinked ? MoneyPageRoute.transaction(row.id).url : nil
            return url.map { "<li><a class=\"line\" href=\"\($0)\">\(line)</a></li>" }
                ?? "<li><div class=\"line\">\(line)</div></li>"
        }
        return """
            <section class="group after"><h2>\(title)</h2>\(MoreRows.list("ul", class: "list transactions", items, words))</section>

            """
    }

    private func list(_ words: Words) -> HTML {
        guard !rows.isEmpty else { return "<p class=\"quiet after\">\(words.nothingToReconcile)</p>" }
        let items = rows.map { row -> HTML in
            let transaction = row.transaction
            let label = "\(transaction.title), \(transaction.amount)"
            let facts = [words.dayAndMonth(transaction.day, near: today), transaction.detail].filter { !$0.isEmpty }
            return """
                <li id="transaction-\(transaction.id.hex)"\(attribute: "class", row.isCleared ? "done" : nil)>\
                <form class="ticking" method="post" action="\(MoneyActionRoute.clear(transaction.id).url)"><input type="hidden" name="back" value="\(here.url)">\
                <input type="hidden" name="account" value="\(account.id.hex)"><input type="hidden" name="cleared" value="\(row.isCleared ? "0" : "1")">\
                <button class="line" aria-pressed="\(row.isCleared ? "true" : "false")" aria-label="\(label)"><span class="tick" aria-hidden="true">\(if: row.isCleared, Icon.check.svg)</span>\
                <span><strong><bdi>\(transaction.title)</bdi></strong><small>\(facts.joined(separator: " · "))</small></span>\
                <b class="money-amount">\(transaction.amount)</b></button></form></li>

                """
        }
        return """
            <section class="group after"><h2>\(words.onTheStatement)</h2>\(MoreRows.list("ul", class: "list transactions", items, words))\
            \(if: omittedCount > 0, "<p class=\"quiet\">\(words.earlierOnesCounted(omittedCount))</p>")</section>
            """
    }
}
