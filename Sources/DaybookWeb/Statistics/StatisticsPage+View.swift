import CivilTime
import DaybookCore
import Markup
import Words

extension StatisticsPage {
    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(words.statistics)</h1></div></header>
        <nav class="segments" aria-label="\(words.period)">\(Period.allCases.map { segment($0, words) })</nav>
        \(daily.overall == nil ? empty(words) : content(words))
        """
    }

    private func segment(_ other: Period, _ words: Words) -> HTML {
        """
        <a href="\(PageRoute.statistics(other).url)"\(attribute: "aria-current", other == period ? "true" : nil)>\(other.name(words))</a>
        """
    }

    private func empty(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.review.svg)<h2>\(words.noStatisticsYet)</h2><p>\(words.noStatisticsYetHint)</p>
        <a class="button primary" href="\(PageRoute.today(nil).url)">\(words.goToToday)</a></section>
        """
    }

    private func content(_ words: Words) -> HTML {
        """
        \(figures(words))
        <div class="stack columns">
        <section class="card full"><header><h2>\(words.dailyRate)</h2><p>\(span(words))</p></header>\(lineChart(words))</section>
        <section class="card"><header><h2>\(words.averageByWeekday)</h2></header>\(weekdays(words))</section>
        <section class="card tint-leaf"><header><h2>\(words.last49Days)</h2></header>\(heatMap(words))</section>
        <section class="card full"><header><h2>\(words.byHabit)</h2></header>\(byHabit(words))</section>
        </div>
        """
    }

    private func figures(_ words: Words) -> HTML {
        let length = longest?.length ?? 0
        var unit: HTML?
        if let longest { unit = "<small class=\"unit\">\(words.streakUnit(length, of: longest.schedule))</small>" }
        return """
            <dl class="figures"><div class="stat"><dt>\(words.rate)</dt><dd>\(words.percent(daily.overall ?? 0))</dd></div>\
            <div class="stat"><dt>\(words.timesDone)</dt><dd>\(words.number(daily.timesDone))</dd></div>\
            <div class="stat"><dt>\(words.perfectDays)</dt><dd>\(words.number(daily.perfectDays))</dd></div>\
            <div class="stat"><dt>\(words.longestStreak)</dt><dd>\(words.number(length))\(unit)</dd></div></dl>
            """
    }

    private func span(_ words: Words) -> String {
        guard let first = daily.rates.first, let last = daily.rates.last else { return "" }
        return words.range(first.day, last.day)
    }

    private func lineChart(_ words: Words) -> HTML {
        let points = downsampled.map { rate in
            ChartPoint(
                label: words.shortDay(rate.day), value: rate.value, text: rate.value.map { words.percent($0) } ?? "")
        }
        let fractions = daily.rates.compactMap { $0.fraction }
        let sentence = words.rateSentence(daily.overall ?? 0, fractions.max() ?? 0, fractions.min() ?? 0)
        let scale = LineChart.Scale(lowest: words.percent(0), middle: words.percent(0.5), highest: words.percent(1))
        return LineChart(
            points: points, scale: scale, accessibilityLabel: sentence, emptyText: words.nothingWasDue,
            table: ChartTable(summary: words.asTable, labelHeading: words.day, valueHeading: words.rate)
        ).svg
    }

    /// Each day up to about three months; beyond that weekly means, because single days would be indistinguishable.
    private var downsampled: [(day: Day, value: Double?)] {
        guard daily.rates.count > 92 else { return daily.rates.map { ($0.day, $0.fraction) } }
        return stride(from: 0, to: daily.rates.count, by: 7).map { start in
            (daily.rates[start].day, daily.fraction(start..<start + 7))
        }
    }

    private func weekdays(_ words: Words) -> HTML {
        let profile = daily.byWeekday(from: firstWeekday)
        let points = profile.map { item in
            ChartPoint(
                label: words.shortWeekdayHeading(item.weekday), value: item.fraction,
                text: item.fraction.map { words.percent($0) } ?? "–")
        }
        let sentence = profile.compactMap { item in
            item.fraction.map { words.labelled(words.weekday(item.weekday), $0) }
        }.joined(separator: ", ")
        return BarChart(points: points, highest: 1, accessibilityLabel: sentence, emptyText: words.nothingWasDue).svg
    }

    private func heatMap(_ words: Words) -> HTML {
        let cells = lastWeeks.rates.map { rate -> HeatMap.Cell? in
            guard rate.day <= today else { return nil }
            let level: HeatMap.Level =
                rate.fraction.map { .level($0 == 0 ? 0 : 1 + Int($0 * 3)) } ?? .none
            return HeatMap.Cell(
                level: level, label: words.dayAndMonth(rate.day),
                text: rate.fraction.map { words.percent($0) } ?? words.nothingWasDue, isToday: rate.day == today)
        }
        let weeks = (0..<7).map { week in Array(cells[week * 7..<week * 7 + 7]) }
        let names = (0..<7).map { words.shortWeekdayHeading(firstWeekday.advanced(by: $0)) }
        return HeatMap(
            weeks: weeks, weekdays: names, scale: HeatMap.Scale(less: words.less, more: words.moreThan),
            accessibilityLabel: words.last49Days, tint: "tint-leaf", cellSize: 28
        ).svg
    }

    private func byHabit(_ words: Words) -> HTML {
        let rows = habits.map { habit in
            let point = ChartPoint(
                label: habit.title, value: habit.rate, text: habit.rate.map { words.percent($0) } ?? "–")
            return BarRows.Row(point, tint: "tint-" + habit.color.rawValue, link: habit.url)
        }
        return BarRows(rows: rows, highest: 1, accessibilityLabel: words.byHabit).svg
    }
}

extension Period {
    /// "Week", "Month", "Year", "All".
    func name(_ words: Words) -> String {
        switch self {
        case .week: words.week
        case .month: words.month
        case .year: words.year
        case .all: words.all
        }
    }
}
