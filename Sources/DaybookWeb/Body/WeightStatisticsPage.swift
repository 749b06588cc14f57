import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// Weight statistics by week or month: a chart of means, and a table.
struct WeightStatisticsPage: PageView {
    let span: StatisticsInterval
    let statistics: [WeightStatistics]
    let units: UnitSystem
    let title: String

    static let weeks = 16
    static let months = 12

    var section: Section? { .body }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext, by span: StatisticsInterval) {
        self.span = span
        let count = span == .week ? Self.weeks : Self.months
        let all = context.state.weightStatistics(by: span, count: count, today: context.today)
        // Periods before the first weigh-in are omitted.
        statistics = Array(all.drop { $0.days == 0 })
        units = context.state.profile.units
        title = context.words.title(context.words.weight, context.words.statistics)
    }

    func view(_ words: Words) -> HTML {
        let hasAny = statistics.contains { $0.days > 0 }
        let empty: HTML = """
            <section class="empty">\(Icon.scale.svg)<h2>\(words.noDataInPeriod)</h2>\
            <a class="button primary" href="\(BodyPageRoute.measure(.weight).url)">\(words.weighIn)</a></section>
            """
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            \(BodyTabs(current: .statistics).view(words))
            \(IntervalPicker(current: span).view(words) { BodyPageRoute.statistics($0).url })
            \(hasAny ? content(words) : empty)
            """
    }

    private func content(_ words: Words) -> HTML {
        """
        <section class="card after"><header><h2>\(words.meanWeight)</h2></header>\(chart(words))</section>
        <section class="card"><div class="table-scroll" tabindex="0" role="region" aria-label="\(span == .week ? words.byWeek : words.byMonth)">\(table(words))</div></section>
        """
    }

    private func label(_ item: WeightStatistics, _ words: Words) -> String {
        span == .week ? words.shortDay(item.first) : words.shortMonth(item.first.monthOfYear)
    }

    private func chart(_ words: Words) -> HTML {
        let shown = statistics.map { $0.mean.map { words.shown($0, .weight, units) } }
        let numbers = shown.compactMap { $0 }
        let lowest = ((numbers.min() ?? 0) - 0.3).rounded(.down)
        let highest = max(((numbers.max() ?? 1) + 0.3).rounded(.up), lowest + 2)
        func text(_ value: Double) -> String { words.number(value, maximumFractionDigits: 1) }
        let points = zip(statistics, shown).map { item, value in
            ChartPoint(label: label(item, words), value: value, text: value.map(text) ?? "–")
        }
        return LineChart(
            points: points, range: ChartRange(lowest: lowest, highest: highest),
            scale: LineChart.Scale(
                lowest: text(lowest), middle: text((lowest + highest) / 2), highest: text(highest)),
            accessibilityLabel: words.wentFrom(words.meanWeight, text(numbers.first ?? 0), text(numbers.last ?? 0)),
            emptyText: words.noDataInPeriod, tint: "tint-iris", height: 160
        ).svg
    }

    private func table(_ words: Words) -> HTML {
        let imperial = units == .imperial
        func number(_ value: Double?) -> String {
            value.map { words.number(words.shown($0, .weight, units), maximumFractionDigits: 1) } ?? "–"
        }
        let rows = statistics.reversed().map { item -> HTML in
            let name = span == .week ? words.shortDay(item.first) : words.monthAndYear(item.first.monthOfYear)
            return """
                <tr><th scope="row">\(name)</th><td>\(number(item.mean))</td><td>\(item.change.map { words.signedChange($0, imperial: imperial) } ?? "–")</td>\
                <td>\(item.days == 0 ? "–" : "\(number(item.lowest))–\(number(item.highest))")</td><td>\(words.number(item.days))</td></tr>
                """
        }
        return """
            <table class="table"><thead><tr><th scope="col">\(span == .week ? words.weekFrom : words.month)</th><th scope="col">\(words.mean), \(words.unit(of: .weight, units))</th>\
            <th scope="col">\(words.changeOfTrend)</th><th scope="col">\(words.lowestAndHighest)</th><th scope="col">\(words.daysWeighed)</th></tr></thead><tbody>\(rows)</tbody></table>
            """
    }
}
