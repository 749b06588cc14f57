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
    /// The parts of the filter in words, without the search.
    let narrowing: [String]
    /// The transactions that the filter lets through, of all days; nil if it lets all through.
    let totals: RegisterTotals?
    /// The accounts and categories to choose from.
    let accounts: [(value: String, label: String)]
    let categories: [(value: String, label: String)]
    /// The titles of an account and a category of the filter that are not among them: hidden or deleted ones. By id.
    let unlisted: [String: String]
    /// The form that gives all transactions a category, with the reason why it was refused.
    let categorising: FormRefusal?
    /// The category chosen in that form.
    let chosen: String
    /// Whether that form asks whether income under a category of spending is a refund.
    let asksAboutRefunds: Bool
    let just: RecordID?
    let today: Day
    let title: String

    /// A page has whole days with at least this number of transactions.
    private static let minimumRows = 100

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(
        _ context: RequestContext, _ filter: TransactionFilter, upTo last: Day?, refusal: FormRefusal? = nil,
        chosen: String = "", asksAboutRefunds: Bool = false
    ) {
        let (state, words) = (context.state, context.words)
        let search = filter.search(in: state, words)
        var shown = filter
        if let last, last < filter.days.upperBound {
            shown.days = min(filter.days.lowerBound, last)...last
        }
        let found = state.latestTransactions(shown, search, atLeast: Self.minimumRows)
        let account = state.account(filter.account)
        let end = shown.days.upperBound == .last ? nil : shown.days.upperBound
        let balance = account.flatMap { filter.isOfAllKinds ? state.balance(of: $0, on: end).total : nil }
        days = TransactionDays(found.shown, of: account, balance: balance, in: state, words)
        earlier = found.next
        self.filter = filter
        self.last = last
        let isEver = filter.days == .first ... .last
        let accountTitle = filter.account.map { _ in account?.title ?? words.deletedChoice }
        let categoryTitle = filter.category.map { category in
            state.moneyCategory(category).map { words.title($0) } ?? words.deletedChoice
        }
        var unlisted: [String: String] = [:]
        if let account = filter.account { unlisted[account.hex] = accountTitle }
        if let category = filter.category { unlisted[category.hex] = categoryTitle }
        self.unlisted = unlisted
        narrowing = [
            accountTitle, filter.kind.map { words.name($0) },
            filter.isUncategorised ? words.uncategorised : categoryTitle,
            filter.currency?.code,
            isEver ? nil : words.openSpan(filter.days),
        ].compactMap { $0 }
        totals = filter == TransactionFilter() ? nil : state.totals(filter, search)
        accounts = state.livingAccounts.map { ($0.id.hex, $0.title) }
        let offered = state.offeredCategories(.expense) + state.offeredCategories(.income)
        categories = offered.map { ($0.id.hex, MoneyControls.title($0, words)) }
        categorising = refusal
        self.chosen = chosen
        self.asksAboutRefunds = asksAboutRefunds
        just = context.justAddedTransaction
        today = context.today
        title = words.transactions
    }

    /// Whether there is anything to search in.
    private var isEmpty: Bool { days.groups.isEmpty && filter == TransactionFilter() }

    func view(_ words: Words) -> HTML {
        func register(upTo day: Day?) -> String { MoneyPageRoute.register(filter, upTo: day).url }
        let latest: HTML =
            "<p><a class=\"button plain wide\" href=\"\(register(upTo: nil))\">\(words.latestTransactions)</a></p>\n"
        let more = earlier.map { day -> HTML in
            """
            <p class="submit after"><a class="button wide" href="\(register(upTo: day))">\(words.showMore)</a></p>
            """
        }
        let nothing = filter == TransactionFilter() ? words.noTransactionsYet : words.noTransactionsMatch
        let all: HTML = """
            <a class="button" href="\(MoneyPageRoute.register(TransactionFilter(), upTo: nil).url)">\(words.allTransactions)</a>
            """
        let empty: HTML = """
            <section class="empty">\(Icon.money.svg)<h2>\(nothing)</h2>\(if: filter != TransactionFilter(), all)</section>
            """
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.overview, words.money))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            \(if: !isEmpty, filterControls(words))\(found(words))\(if: last != nil, latest)\
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
