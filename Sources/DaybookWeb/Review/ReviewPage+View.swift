import CivilTime
import DaybookCore
import Interchange
import Markup
import Words

extension ReviewPage {
    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        <nav class="segments" aria-label="\(words.period)">\(Period.allCases.map { segment($0, words) })</nav>
        \(steps(words))
        \(figures.view(words))\(daily.overall == nil ? figures.cards.isEmpty ? empty(words) : .empty : content(words))
        """
    }

    private func segment(_ other: Period, _ words: Words) -> HTML {
        """
        <a href="\(PageRoute.review(other).url)"\(attribute: "aria-current", other == period ? "true" : nil)>\(other.name(words))</a>
        """
    }

    /// The days of the period, between links to those before and after.
    private func steps(_ words: Words) -> HTML? {
        guard let count = period.dayCount, earlier != nil || later != nil else { return nil }
        func url(_ last: Day?) -> String? { last.map { PageRoute.review(period, until: $0 == today ? nil : $0).url } }
        return """
            <div class="period-steps">\(StepLink.previous.view(to: url(earlier), label: words.earlierPeriod))\
            <p>\(words.range(end.advanced(by: 1 - count), end))</p>\
            \(StepLink.next.view(to: url(later), label: words.laterPeriod))</div>
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
        <section class="group"><h2>\(words.habits)</h2>\(habitFigures(words))</section>
        <div class="stack columns">
        <section class="card full"><header><h2>\(rateTitle(words))</h2><p>\(span(words))</p></header>\(lineChart(words))</section>
        <section class="card"><header><h2>\(words.averageByWeekday)</h2></header>\(weekdays(words))</section>
        \(if: end == today, "<section class=\"card tint-leaf\"><header><h2>\(words.last49Days)</h2></header>\(heatMap(words))</section>")
        <section class="card full"><header><h2>\(words.byHabit)</h2></header>\(byHabit(words))</section>
        </div>
        """
    }

    private func habitFigures(_ words: Words) -> HTML {
        let length = longest?.length ?? 0
        var unit: HTML?
        if let longest { unit = "<small class=\"unit\">\(words.streakUnit(length, of: longest.schedule))</small>" }
        return """
            <dl class="figures"><div class="stat"><dt>\(words.completionRate)</dt><dd>\(words.percent(daily.overall ?? 0))</dd></div>\
            <div class="stat"><dt>\(words.timesDone)</dt><dd>\(words.number(daily.timesDone))</dd></div>\
            <div class="stat"><dt>\(words.perfectDays)</dt><dd>\(words.number(daily.perfectDays))</dd></div>\
            <div class="stat"><dt>\(words.longestStreak)</dt><dd>\(words.number(length))\(unit)</dd></div></dl>
            """
    }

    private func span(_ words: Words) -> String {
        guard let first = daily.rates.first, let last = daily.rates.last else { return "" }
        return words.range(first.day, last.day)
    }

    private func rateTitle(_ words: Words) -> String { isByWeek ? words.weekByWeek : words.dailyRate }

    private func lineChart(_ words: Words) -> HTML {
        let points = spans.map { span -> ChartPoint in
            let text = span.fraction.map { words.percent($0) } ?? ""
            return ChartPoint(
                label: isByWeek ? words.shortRange(span.first, span.last) : words.shortDay(span.first),
                value: span.fraction, text: span.isPartial ? words.soFar(text) : text, isPartial: span.isPartial)
        }
        let fractions = spans.filter { !$0.isPartial }.compactMap { $0.fraction }
        var sentence = words.rateSentence(daily.overall ?? 0, fractions.max() ?? 0, fractions.min() ?? 0)
        if let last = points.last, last.isPartial { sentence += " \(last.label): \(last.text)." }
        let scale = LineChart.Scale(lowest: words.percent(0), middle: words.percent(0.5), highest: words.percent(1))
        return LineChart(
            points: points, scale: scale, accessibilityLabel: sentence, emptyText: words.nothingWasDue,
            table: words.chartTable(
                rateTitle(words), by: isByWeek ? words.week : words.day, [words.completionRate], file: ChartName.rate,
                of: .review(period, until: end == today ? nil : end))
        ).svg
    }

    /// The rates of the chart as a file, by the first day of each day or week.
    func rateFile(_ words: Words) -> ChartFile {
        ChartFile(
            headings: [isByWeek ? words.weekFrom : words.day, words.completionRate],
            rows: spans.map { ($0.first.text, [$0.fraction]) })
    }

    private func weekdays(_ words: Words) -> HTML {
        let profile = daily.byWeekday(from: firstWeekday, today: today)
        let points = profile.map { item in
            ChartPoint(
                label: words.shortWeekdayHeading(item.weekday), value: item.fraction,
                text: item.fraction.map { words.percent($0) } ?? "–")
        }
        let sentence = profile.compactMap { item in
            item.fraction.map { words.labelled(words.weekday(item.weekday), $0) }
        }.joined(separator: ", ")
        return BarChart(
            points: points, highest: 1, accessibilityLabel: sentence, emptyText: words.nothingWasDue,
            table: words.chartTable(
                words.averageByWeekday, by: words.day, [words.completionRate], file: ChartName.weekdays,
                of: .review(period, until: end == today ? nil : end))
        ).svg
    }

    /// The average rates by weekday as a file.
    func weekdayFile(_ words: Words) -> ChartFile {
        let profile = daily.byWeekday(from: firstWeekday, today: today)
        return ChartFile(
            headings: [words.day, words.completionRate],
            rows: profile.map { (words.shortWeekdayHeading($0.weekday), [$0.fraction]) })
    }

    /// The rates of the last 49 days as a file.
    func lastDaysFile(_ words: Words) -> ChartFile {
        ChartFile(
            headings: [words.day, words.completionRate],
            rows: lastWeeks.rates.filter { $0.day <= end }.map { ($0.day.text, [$0.fraction]) })
    }

    /// Describes the days that are over.
    private func lastDaysSentence(_ words: Words) -> String {
        let over = lastWeeks.rates.filter { $0.day < today && $0.due > 0 }
        let fractions = over.compactMap { $0.fraction }
        guard let best = fractions.max(), let worst = fractions.min() else { return words.last49Days }
        let due = over.reduce(0) { $0 + $1.due }
        return words.rateSentence(over.reduce(0) { $0 + $1.done } / due, best, worst)
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
            accessibilityLabel: lastDaysSentence(words), tint: "tint-leaf",
            table: words.chartTable(
                words.last49Days, by: words.day, [words.completionRate], file: ChartName.lastDays, of: .review(period)),
            cellSize: 28
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
