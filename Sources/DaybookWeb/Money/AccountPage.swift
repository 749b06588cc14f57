import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// An account with its balance and its latest transactions.
struct AccountPage: PageView {
    let account: Account
    /// The balance of today.
    let balance: AccountBalance
    /// The balance with transactions of later days.
    let planned: Int64
    let days: TransactionDays
    let dates: RecordDates
    let just: RecordID?
    let today: Day
    /// Whether another device changed or deleted what was reconciled.
    let differsFromStatement: Bool

    private static let minimumRows = 50

    var title: String { account.title }
    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    /// Nil if there is no such account.
    init?(_ context: RequestContext, id: RecordID) {
        let state = context.state
        guard let account = state.account(id) else { return nil }
        self.account = account
        balance = state.balance(of: account, on: context.today)
        planned = state.balance(of: account).total
        let found = state.latestTransactions(TransactionFilter(account: id), atLeast: Self.minimumRows)
        days = TransactionDays(found.shown, of: account, balance: planned, in: state, context.words)
        dates = RecordDates(context, of: id, in: Account.table)
        just = context.justAddedTransaction
        today = context.today
        differsFromStatement = !state.changedSinceReconciled(on: id).isEmpty
    }

    func view(_ words: Words) -> HTML {
        let all = MoneyPageRoute.register(TransactionFilter(account: account.id), upTo: nil)
        let more: HTML = """
            <p class="submit after"><a class="button wide" href="\(all.url)">\(Icon.search.svg)\(words.allTransactions)</a></p>
            """
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.overview, words.money))\
            <header class="bar"><div class="heading"><p>\(words.name(account.kind))</p><h1><bdi>\(title)</bdi></h1></div>\
            <div class="actions"><a class="button" href="\(MoneyPageRoute.editAccount(account.id).url)">\(Icon.edit.svg)\(words.edit)</a></div></header>
            \(now(words))
            \(days.groups.isEmpty ? "<p class=\"quiet after\">\(words.noTransactionsYet)</p>" : days.view(words, today: today, just: just))\
            \(if: !days.groups.isEmpty, more)
            <div class="ending">\(ending(words))</div>
            \(dates.view(words))
            """
    }

    private func now(_ words: Words) -> HTML {
        let cleared: HTML? =
            balance.cleared == balance.total || balance.cleared == account.opening
            ? nil
            : "<p class=\"quiet\">\(words.labelled(words.clearedBalance, words.amount(balance.cleared, account.currency)))</p>"
        let later: HTML? =
            planned == balance.total
            ? nil
            : "<p class=\"quiet\">\(words.labelled(words.balanceWithPlanned, words.amount(planned, account.currency)))</p>"
        let reconciling = MoneyPageRoute.reconcile(account.id, through: nil, balance: "")
        let changed: HTML? =
            differsFromStatement
            ? "<p class=\"quiet\"><a href=\"\(reconciling.url)\">\(words.reconciledChanged)</a></p>" : nil
        let note: HTML? = account.note.isEmpty ? nil : "<p class=\"written\">\(account.note)</p>"
        let closed: HTML = "<p class=\"quiet\">\(words.capitalized(words.closedAccount))</p>"
        let sheet = PageRoute.log(.money(.expense), back: MoneyPageRoute.account(account.id).url)
        let actions: HTML = """
            <footer><a class="button primary" href="\(sheet.url)" data-sheet>\(Icon.add.svg)\(words.log(.expense))</a>\
            <a class="button" href="\(MoneyPageRoute.reconcile(account.id, through: nil, balance: "").url)">\(words.reconcile)</a></footer>
            """
        return """
            <section class="card money-now tint-\(account.color.rawValue)"><h2>\(words.balance)</h2>\
            <p class="big number">\(words.amount(balance.total, account.currency))</p>\(later)\(cleared)\(changed)\(if: account.isClosed, closed)\(note)\(if: !account.isClosed, actions)</section>

            """
    }

    private func ending(_ words: Words) -> HTML {
        func form(_ action: MoneyActionRoute, _ style: HTML, _ icon: HTML, _ name: String) -> HTML {
            "<form method=\"post\" action=\"\(action.url)\"><button class=\"\(style)\">\(icon)\(name)</button></form>"
        }
        let closing =
            account.isClosed
            ? form(.reopenAccount(account.id), "button", Icon.restore.svg, words.reopenAccount)
            : form(.closeAccount(account.id), "button", Icon.archive.svg, words.closeAccount)
        return "\(closing)\(form(.deleteAccount(account.id), "button danger", Icon.trash.svg, words.deleteAccount))"
    }
}
