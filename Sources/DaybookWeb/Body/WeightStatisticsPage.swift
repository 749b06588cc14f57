import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Phrasing
import Words

/// Weight statistics by week, month or year: a chart of means, a table, and the figures of all time.
struct WeightStatisticsPage: PageView {
    let window: StatisticsWindow
    /// The last day that was asked for; nil for today.
    let last: Day?
    let statistics: [WeightStatistics]
    /// The statistics of all weigh-ins; nil without any.
    let whole: WeightStatistics?
    let units: UnitSystem
    let today: Day
    let title: String

    var section: Section? { .body }
    var layout: PageLayout { .plain }

    private var span: StatisticsInterval { window.interval }

    init(_ context: RequestContext, by span: StatisticsInterval, until last: Day?) {
        let trend = context.state.weightTrend
        self.last = last
        window = StatisticsWindow(
            span, until: last, among: trend.points.map { $0.day }, today: context.today,
            context.state.settings.firstWeekday)
        statistics = window.periods.map { WeightStatistics($0, trend) }
        whole = WeightStatistics(trend)
        units = context.state.profile.units
        today = context.today
        title = context.words.title(context.words.weight, context.words.statistics)
    }

    func view(_ words: Words) -> HTML {
        let empty: HTML = """
            <section class="empty">\(Icon.scale.svg)<h2>\(words.noDataInPeriod)</h2>\
            <a class="button primary" href="\(BodyPageRoute.measure(.weight).url)">\(words.weighIn)</a></section>
            """
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            \(BodyTabs(current: .statistics).view(words))
            \(IntervalPicker(current: span).view(words) { BodyPageRoute.statistics($0).url })
            \(window.stepper(today: today, words) { BodyPageRoute.statistics(span, until: $0).url })
            \(whole == nil ? empty : statistics.contains { $0.days > 0 } ? content(words) : "<p class=\"quiet after\">\(words.noDataInPeriod)</p>")
            \(whole.map { allTime($0, words) })
            """
    }

    private func allTime(_ whole: WeightStatistics, _ words: Words) -> HTML {
        let imperial = units == .imperial
        let figures = [
            (words.mean, "\(number(whole.mean, words)) \(words.unit(of: .weight, units))"),
            (words.lowestAndHighest, range(whole, words)),
            (words.changeOfTrend, whole.change.map { words.change($0, imperial: imperial) } ?? "–"),
            (words.daysLabel(whole.days), words.number(whole.days)),
        ]
        return """
            <section class="group"><h2>\(words.allTime)</h2><dl class="figures wide after">\
            \(figures.map { "<div class=\"stat\"><dt>\($0)</dt><dd>\($1)</dd></div>" as HTML })</dl></section>
            """
    }

    private func number(_ kilograms: Double?, _ words: Words) -> String {
        kilograms.map { words.number(words.shown($0, .weight, units), maximumFractionDigits: 1) } ?? "–"
    }

    private func range(_ item: WeightStatistics, _ words: Words) -> String {
        let (lowest, highest) = (number(item.lowest, words), number(item.highest, words))
        return lowest == highest ? lowest : "\(lowest)–\(highest)"
    }

    private func content(_ words: Words) -> HTML {
        """
        <section class="card after"><header><h2>\(words.meanWeight)</h2></header>\(chart(words))</section>
        <section class="card"><div class="table-scroll" tabindex="0" role="region" aria-label="\(words.meanWeight)">\(table(words))</div></section>
        """
    }

    private func chart(_ words: Words) -> HTML {
        let shown = statistics.map { $0.mean.map { words.shown($0, .weight, units) } }
        let numbers = shown.compactMap { $0 }
        let lowest = ((numbers.min() ?? 0) - 0.3).rounded(.down)
        let highest = max(((numbers.max() ?? 1) + 0.3).rounded(.up), lowest + 2)
        func text(_ value: Double) -> String { words.number(value, maximumFractionDigits: 1) }
        let points = zip(statistics, shown).map { item, value in
            ChartPoint(
                label: words.tick(item.first, of: span), value: value, text: value.map(text) ?? "–",
                isPartial: item.last >= today)
        }
        return LineChart(
            points: points, range: ChartRange(lowest: lowest, highest: highest),
            scale: LineChart.Scale(
                lowest: text(lowest), middle: text((lowest + highest) / 2), highest: text(highest)),
            accessibilityLabel: words.wentFrom(words.meanWeight, text(numbers.first ?? 0), text(numbers.last ?? 0)),
            emptyText: words.noDataInPeriod, tint: "tint-iris",
            table: words.chartTable(
                words.meanWeight, by: words.heading(span), [meanHeading(words)], file: ChartName.average,
                of: .body(.statistics(span, until: last))),
            height: 160
        ).svg
    }

    /// The means of the chart as a file, in the person's units.
    func averageFile(_ words: Words) -> ChartFile {
        ChartFile(
            headings: [words.heading(span), meanHeading(words)],
            rows: statistics.map { item in
                (item.first.text, [item.mean.map { words.shown($0, .weight, units) }])
            })
    }

    private func meanHeading(_ words: Words) -> String { "\(words.mean), \(words.unit(of: .weight, units))" }

    private func table(_ words: Words) -> HTML {
        let imperial = units == .imperial
        let rows = statistics.reversed().map { item in
            """
            <tr><th scope="row">\(words.period(item.first, of: span))</th><td>\(number(item.mean, words))</td><td>\(item.change.map { words.signedChange($0, imperial: imperial) } ?? "–")</td>\
            <td>\(range(item, words))</td><td>\(words.number(item.days))</td></tr>
            """ as HTML
        }
        return """
            <table class="table"><thead><tr><th scope="col">\(words.heading(span))</th><th scope="col">\(meanHeading(words))</th>\
            <th scope="col">\(words.changeOfTrend)</th><th scope="col">\(words.lowestAndHighest)</th><th scope="col">\(words.daysWeighed)</th></tr></thead><tbody>\(rows)</tbody></table>
            """
    }
}
