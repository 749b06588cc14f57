import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Words

/// Meal statistics by week or month: a bar chart of daily means, and a table.
struct MealStatisticsPage: PageView {
    let span: StatisticsInterval
    let statistics: [MealStatistics]
    let target: EnergyTarget?
    let today: Day
    let title: String

    static let weeks = 8
    static let months = 8

    var section: Section? { .meals }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext, by span: StatisticsInterval) {
        let state = context.state
        self.span = span
        let count = span == .week ? Self.weeks : Self.months
        let all = state.mealStatistics(by: span, count: count, today: context.today)
        // Periods before the first meal are omitted.
        statistics = Array(all.drop { $0.days == 0 })
        target = state.energyTarget(state.weightTrend, on: context.today)
        today = context.today
        title = context.words.title(context.words.meals, context.words.statistics)
    }

    func view(_ words: Words) -> HTML {
        let empty: HTML = """
            <section class="empty">\(Icon.meal.svg)<h2>\(words.noDataInPeriod)</h2>\
            <a class="button primary" href="\(MealPageRoute.day(nil).url)">\(words.logMeal)</a></section>
            """
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            \(MealTabs(current: .statistics).view(words))
            \(IntervalPicker(current: span).view(words) { MealPageRoute.statistics($0).url })
            \(statistics.contains { $0.days > 0 } ? board(words) : empty)
            """
    }

    private func board(_ words: Words) -> HTML {
        """
        <section class="card after"><header><h2>\(words.eatenADay)</h2></header>\(chart(words))</section>
        <section class="card"><div class="table-scroll" tabindex="0" role="region" aria-label="\(words.eatenADay)">\(table(words))</div></section>
        """
    }

    private func chart(_ words: Words) -> HTML {
        let points = statistics.map { item in
            let energy = item.mean.kilocalories
            return ChartPoint(
                label: span == .week ? words.shortDay(item.first) : words.shortMonth(item.first.monthOfYear),
                value: energy, text: energy.map { words.number($0, maximumFractionDigits: 0) } ?? "–",
                isPartial: item.last >= today)
        }
        let known = statistics.last { $0.days > 0 }.flatMap { $0.mean.kilocalories }
        let isPartial = points.last { $0.value != nil }?.isPartial ?? false
        let energy = known.map { words.energy($0) } ?? "–"
        let sentence = "\(words.eatenADay): \(isPartial ? words.soFar(energy) : energy)"
        return BarChart(
            points: points, accessibilityLabel: sentence, emptyText: words.noDataInPeriod, tint: "tint-amber",
            table: words.chartTable(
                words.eatenADay, by: periodHeading(words), [energyHeading(words)], file: ChartName.energy,
                of: .meals(.statistics(span))),
            target: target.map {
                ChartTarget(value: $0.kilocalories, text: words.target(words.energyADay($0.kilocalories)))
            }
        ).svg
    }

    /// The daily means of energy as a file.
    func energyFile(_ words: Words) -> ChartFile {
        ChartFile(
            headings: [periodHeading(words), energyHeading(words)],
            rows: statistics.map { ($0.first.text, [$0.mean.kilocalories]) })
    }

    private func periodHeading(_ words: Words) -> String { span == .week ? words.weekFrom : words.month }

    private func energyHeading(_ words: Words) -> String { "\(words.energy), \(words.kilocalorie)" }

    private func table(_ words: Words) -> HTML {
        func figure(_ value: Double?) -> String {
            value.map { words.number($0, maximumFractionDigits: 0) } ?? "–"
        }
        let rows = statistics.reversed().map { item -> HTML in
            let mean = item.mean
            let name = span == .week ? words.shortDay(item.first) : words.monthAndYear(item.first.monthOfYear)
            return """
                <tr><th scope="row">\(name)</th><td>\(figure(mean.kilocalories))</td><td>\(figure(mean.protein))</td>\
                <td>\(figure(mean.carbohydrate))</td><td>\(figure(mean.fat))</td><td>\(figure(mean.fibre))</td><td>\(words.number(item.days))</td></tr>
                """
        }
        let parts = [words.protein, words.carbohydrateInShort, words.fat, words.fibre].map { "\($0), \(words.gram)" }
        let heads = [energyHeading(words)] + parts + [words.daysWithMeals]
        return """
            <table class="table"><thead><tr><th scope="col">\(periodHeading(words))</th>\
            \(heads.map { "<th scope=\"col\">\($0)</th>" as HTML })</tr></thead><tbody>\(rows)</tbody></table>
            """
    }
}
