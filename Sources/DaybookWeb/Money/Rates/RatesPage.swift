import CivilTime
import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// The exchange rates, the newest first, and those that transfers imply.
struct RatesPage: PageView {
    let rates: [CurrencyRate]
    /// The number of earlier rates, and the day of the newest of them.
    let earlier: (count: Int, day: Day)?
    let implied: [ImpliedRate]
    let today: Day
    let title: String

    /// A page has whole days with at least this number of rates.
    private static let minimumRows = 60
    private static let maximumImplied = 20

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, upTo last: Day?) {
        let state = context.state
        let all = state.livingExchangeRates.filter { rate in last.map { (rate.day ?? .first) <= $0 } ?? true }
        var end = min(Self.minimumRows, all.count)
        while end < all.count, all[end].day == all[end - 1].day { end += 1 }
        rates = Array(all[..<end])
        earlier = end < all.count ? (all.count - end, all[end].day ?? .first) : nil
        implied = last == nil ? Array(state.impliedRates.prefix(Self.maximumImplied)) : []
        today = context.today
        title = context.words.exchangeRates
    }

    func view(_ words: Words) -> HTML {
        let add: HTML = "<a class=\"button\" href=\"\(MoneyPageRoute.addRate.url)\">\(Icon.add.svg)\(words.add)</a>"
        let empty: HTML = """
            <section class="empty">\(Icon.money.svg)<h2>\(words.noExchangeRatesYet)</h2><p>\(words.exchangeRatesHint)</p>\
            <a class="button primary" href="\(MoneyPageRoute.addRate.url)">\(Icon.add.svg)\(words.addExchangeRate)</a></section>

            """
        let more = earlier.map { count, day -> HTML in
            """
            <p class="submit after"><a class="button wide" href="\(MoneyPageRoute.rates(upTo: day).url)">\(words.showMore) (\(words.number(count)))</a></p>
            """
        }
        let list: HTML = "<ul class=\"list rates\">\(rates.map { row($0, words) })</ul>"
        let fromTransfers: HTML = """
            <section class="group"><h2>\(words.impliedByTransfers)</h2><ul class="list rates">\(implied.map { row($0, words) })</ul></section>

            """
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.overview, words.money))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div>\(if: !rates.isEmpty, "<div class=\"actions\">\(add)</div>")</header>
            \(rates.isEmpty ? empty : list)\(more)\(if: !implied.isEmpty, fromTransfers)
            <p class="quiet after">\(words.exchangeRateRule)</p>
            <p><a class="button plain" href="\(DataPageRoute.data.url)">\(words.importExchangeRates)</a></p>
            """
    }

    private func row(_ rate: CurrencyRate, _ words: Words) -> HTML {
        row(MoneyPageRoute.rate(rate.id), words.sentence(rate), rate.day, words)
    }

    private func row(_ rate: ImpliedRate, _ words: Words) -> HTML {
        row(
            .transaction(rate.transaction), words.equalsOne(rate.base.code, words.text(rate.rate), rate.quote.code),
            rate.day, words)
    }

    private func row(_ route: MoneyPageRoute, _ sentence: String, _ day: Day?, _ words: Words) -> HTML {
        """
        <li><a class="line" href="\(route.url)"><span><strong>\(sentence)</strong></span>\
        <small class="money-amount">\(day.map { words.near($0, to: today) } ?? "")</small></a></li>

        """
    }
}
