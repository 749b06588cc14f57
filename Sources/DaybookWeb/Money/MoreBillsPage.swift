import CivilTime
import DaybookCore
import Markup
import Phrasing
import Words

/// The open occurrences of recurring transactions by when they are due.
public enum BillList: String, Sendable {
    /// Those due by today.
    case due
    /// Those of the next days.
    case coming

    /// The number of days ahead that are listed.
    private static let daysAhead = 31

    fileprivate func occurrences(_ context: RequestContext) -> [RecurringOccurrence] {
        let (state, today) = (context.state, context.today)
        return switch self {
        case .due: state.billsDue(through: today)
        case .coming: state.upcomingBills(in: today.advanced(by: 1)...today.advanced(by: Self.daysAhead))
        }
    }

    fileprivate func name(_ words: Words) -> String {
        switch self {
        case .due: words.dueNow
        case .coming: words.comingBills
        }
    }
}

/// Some rows of a list of bills, which can be long where nothing was paid for months.
struct BillPortion: Sendable {
    let list: BillList
    let rows: [BillRow]
    /// The number of all in the list.
    let count: Int
    /// The number of those before the rows.
    let start: Int

    private static let size = 100

    init(_ list: BillList, _ context: RequestContext, after start: Int = 0) {
        let all = list.occurrences(context)
        self.list = list
        self.start = min(max(start, 0), all.count)
        rows = all.dropFirst(self.start).prefix(Self.size).map { BillRow($0, context) }
        count = all.count
    }

    func view(_ words: Words, today: Day) -> HTML {
        guard !rows.isEmpty else { return .empty }
        let back: MoneyPageRoute = start == 0 ? .bills : .moreBills(list, after: start)
        let items = rows.map { $0.view(words, today: today, back: .money(back)) }
        let left = count - start - rows.count
        let next = MoneyPageRoute.moreBills(list, after: start + rows.count)
        let more: HTML = """
            <p class="after"><a class="button wide" href="\(next.url)">\(words.showMore) (\(words.number(left)))</a></p>
            """
        return """
            <section class="group"><h2>\(list.name(words)) <span class="count">\(words.number(count))</span></h2>\
            <ul class="list transactions">\(items)</ul>\(if: left > 0, more)</section>

            """
    }
}

/// More of a long list of bills.
struct MoreBillsPage: PageView {
    let portion: BillPortion
    let today: Day
    let title: String

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, _ list: BillList, after start: Int) {
        portion = BillPortion(list, context, after: start)
        today = context.today
        title = context.words.bills
    }

    func view(_ words: Words) -> HTML {
        """
        \(BackLink.toolbar(to: MoneyPageRoute.bills, words.bills))\
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        \(portion.view(words, today: today))\(if: portion.rows.isEmpty, "<p class=\"quiet\">\(words.noMoreBills)</p>")
        """
    }
}
