import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The transactions that a filter lets through, newest first, by day.
struct RegisterPage: PageView {
    let days: TransactionDays
    let filter: TransactionFilter
    /// The last day shown; nil for the latest.
    let last: Day?
    /// The day of the newest earlier transaction.
    let earlier: Day?
    /// What the list is narrowed to.
    let narrowing: [String]
    let just: RecordID?
    let today: Day
    let title: String

    /// A page has whole days with at least this number of transactions.
    private static let minimumRows = 100

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, _ filter: TransactionFilter, upTo last: Day?) {
        let (state, words) = (context.state, context.words)
        var shown = filter
        if let last, last < filter.days.upperBound {
            shown.days = min(filter.days.lowerBound, last)...last
        }
        let found = state.latestTransactions(shown, atLeast: Self.minimumRows)
        let account = state.account(filter.account)
        let end = shown.days.upperBound == .last ? nil : shown.days.upperBound
        let balance = account.flatMap { filter.isOfAllKinds ? state.balance(of: $0, on: end).total : nil }
        days = TransactionDays(found.shown, of: account, balance: balance, in: state, words)
        earlier = found.next
        self.filter = filter
        self.last = last
        let isEver = filter.days == .first ... .last
        narrowing = [
            account?.title, filter.kind.map { words.name($0) },
            filter.isUncategorised
                ? words.uncategorised : state.moneyCategory(filter.category).map { words.title($0) },
            filter.currency?.code,
            isEver ? nil : words.span(filter.days),
        ].compactMap { $0 }
        just = context.justAddedTransaction
        today = context.today
        title = words.transactions
    }

    func view(_ words: Words) -> HTML {
        func register(upTo day: Day?) -> String { MoneyPageRoute.register(filter, upTo: day).url }
        let all = MoneyPageRoute.register(TransactionFilter(), upTo: nil)
        let chips = narrowing.map { "<span class=\"chip\">\($0)</span>" as HTML }
        let narrowed: HTML = """
            <p class="chips register-filter">\(chips)<a class="button plain" href="\(all.url)">\(words.allTransactions)</a></p>

            """
        let latest: HTML =
            "<p><a class=\"button plain wide\" href=\"\(register(upTo: nil))\">\(words.latestTransactions)</a></p>\n"
        let more = earlier.map { day -> HTML in
            """
            <p class="submit after"><a class="button wide" href="\(register(upTo: day))">\(words.showMore)</a></p>
            """
        }
        let nothing = narrowing.isEmpty ? words.noTransactionsYet : words.noTransactionsMatch
        let empty: HTML = "<section class=\"empty\">\(Icon.money.svg)<h2>\(nothing)</h2></section>"
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.overview, words.money))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            \(if: !narrowing.isEmpty, narrowed)\(if: last != nil, latest)\
            \(days.groups.isEmpty ? empty : days.view(words, today: today, just: just))\(more)
            """
    }
}

extension RequestContext {
    /// The transaction that was just logged or changed.
    var justAddedTransaction: RecordID? {
        let isJust = flashMessage == .done(.money(.addTransaction)) || flashMessage == .done(.money(.editTransaction))
        return isJust ? request.query["of"].flatMap { RecordID(hex: $0) } : nil
    }
}
