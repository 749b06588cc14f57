import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Phrasing
import Words

/// Meal statistics by week, month or year: a bar chart of daily means, a table, and the totals of all time.
struct MealStatisticsPage: PageView {
    let window: StatisticsWindow
    /// The last day that was asked for; nil for today.
    let last: Day?
    let statistics: [MealStatistics]
    /// The statistics of all meals; nil without any.
    let whole: MealStatistics?
    let target: EnergyTarget?
    let today: Day
    let title: String

    var section: Section? { .meals }
    var layout: PageLayout { .plain }

    private var span: StatisticsInterval { window.interval }

    init(_ context: RequestContext, by span: StatisticsInterval, until last: Day?) {
        let state = context.state
        self.last = last
        window = StatisticsWindow(
            span, until: last, among: state.mealDays, today: context.today, state.settings.firstWeekday)
        (statistics, whole) = state.mealStatistics(of: window.periods, today: context.today)
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
            \(window.stepper(today: today, words) { MealPageRoute.statistics(span, until: $0).url })
            \(whole == nil ? empty : statistics.contains { $0.days > 0 } ? board(words) : "<p class=\"quiet after\">\(words.noDataInPeriod)</p>")
            \(whole.map { allTime($0, words) })
            """
    }

    private func allTime(_ whole: MealStatistics, _ words: Words) -> HTML {
        var figures = [
            (words.mealsLabel(whole.meals), words.number(whole.meals)),
            (words.daysLabel(whole.days), words.number(whole.days)),
        ]
        if let energy = whole.mean.kilocalories { figures.append((words.eatenADay, words.energy(energy))) }
        return """
            <section class="group"><h2>\(words.allTime)</h2><dl class="figures wide after">\
            \(figures.map { "<div class=\"stat\"><dt>\($0)</dt><dd>\($1)</dd></div>" as HTML })</dl></section>
            """
    }

    private func board(_ words: Words) -> HTML {
        """
        <section class="card after"><header><h2>\(words.eatenADay)</h2></header>\(chart(words))</section>
        <section class="card"><div class="table-scroll" tabindex="0" role="region" aria-label="\(words.eatenADay)">\(table(words))</div>\
        \(if: statistics.contains { $0.leavesOutToday }, "<p class=\"hint\">\(words.todayCountsOnceOver)</p>")</section>
        """
    }

    private func chart(_ words: Words) -> HTML {
        let points = statistics.map { item in
            let energy = item.mean.kilocalories
            return ChartPoint(
                label: words.tick(item.first, of: span),
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
                words.eatenADay, by: words.heading(span), [energyHeading(words)], file: ChartName.energy,
                of: .meals(.statistics(span, until: last))),
            target: target.map {
                ChartTarget(value: $0.kilocalories, text: words.target(words.energyADay($0.kilocalories)))
            }
        ).svg
    }

    /// The daily means of energy as a file.
    func energyFile(_ words: Words) -> ChartFile {
        ChartFile(
            headings: [words.heading(span), energyHeading(words)],
            rows: statistics.map { ($0.first.text, [$0.mean.kilocalories]) })
    }

    private func energyHeading(_ words: Words) -> String { "\(words.energy), \(words.kilocalorie)" }

    private func table(_ words: Words) -> HTML {
        func figure(_ value: Double?) -> String {
            value.map { words.number($0, maximumFractionDigits: 0) } ?? "–"
        }
        let rows = statistics.reversed().map { item -> HTML in
            let mean = item.mean
            return """
                <tr><th scope="row">\(words.period(item.first, of: span))</th><td>\(figure(mean.kilocalories))</td><td>\(figure(mean.protein))</td>\
                <td>\(figure(mean.carbohydrate))</td><td>\(figure(mean.fat))</td><td>\(figure(mean.fibre))</td><td>\(words.number(item.days))</td></tr>
                """
        }
        let parts = [words.protein, words.carbohydrateInShort, words.fat, words.fibre].map { "\($0), \(words.gram)" }
        let heads = [energyHeading(words)] + parts + [words.daysWithMeals]
        return """
            <table class="table"><thead><tr><th scope="col">\(words.heading(span))</th>\
            \(heads.map { "<th scope=\"col\">\($0)</th>" as HTML })</tr></thead><tbody>\(rows)</tbody></table>
            """
    }
}
