import CivilTime
import DaybookCore
import Markup
import Words

extension ComparisonPage {
    func view(_ words: Words) -> HTML {
        """
        \(BackLink.toolbar(to: PageRoute.review(.week), words.review))\
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        \(choices.isEmpty && lines.isEmpty ? empty(words) : content(words))
        """
    }

    /// The chosen series that have a line.
    private var lines: [Line] { [first, second].compactMap { $0 } }

    private func empty(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.review.svg)<h2>\(words.nothingToCompare)</h2><p>\(words.nothingToCompareHint)</p>
        <a class="button primary" href="\(PageRoute.today(nil).url)">\(words.goToToday)</a></section>
        """
    }

    private func content(_ words: Words) -> HTML {
        """
        \(form(words))
        \(if: isGone, "<p class=\"lead\">\(words.comparedIsGone)</p>")\(if: !lines.isEmpty, comparison(words))
        """
    }

    private func comparison(_ words: Words) -> HTML {
        """
        \(segments(words.period, ComparisonQuery.Span.allCases, query.from == nil ? query.span : nil, words.name) { ($0.span, $0.from) = ($1, nil) })
        \(steps(words))
        \(segments(words.comparedGrouping, ComparisonQuery.Step.allCases, query.step, words.name) { $0.step = $1 })
        <section class="card">\(chart(words).svg)<p class="hint">\([meaning(words), standsApart(words)].compactMap { $0 }.joined(separator: " "))</p></section>
        \(conclusion(words).map { "<p class=\"comparison-sentence\">\($0)</p>" as HTML })
        """
    }

    private func form(_ words: Words) -> HTML {
        let controls = FormControls(words: words, refusal: nil)
        let options = choices.map { (value: $0.source.code, label: $0.name) }
        let nothing = [(value: "", label: words.comparedWithNothing)]
        let shown = first.map { [$0.source.code: $0.name] } ?? [:]
        let other = second.map { [$0.source.code: $0.name] } ?? [:]
        let hidden = query.location.query.fields.filter { $0.name != "a" && $0.name != "b" }.map {
            "<input type=\"hidden\" name=\"\($0.name)\" value=\"\($0.value)\">" as HTML
        }
        return """
            <form class="form comparison-form" method="get" action="\(ComparisonQuery.path)"><div class="pair" data-saves>\
            \(controls.select("a", words.comparedFirst, first == nil ? nothing + options : options, chosen: first?.source.code ?? "", unlisted: shown))\
            \(controls.select("b", words.comparedSecond, nothing + options, chosen: second?.source.code ?? "", unlisted: other))\
            <button class="button submit">\(words.show)</button></div>\(hidden)</form>
            """
    }

    /// Links of which one is current.
    private func segments<Choice: Hashable>(
        _ label: String, _ choices: [Choice], _ current: Choice?, _ name: (Choice) -> String,
        _ set: (inout ComparisonQuery, Choice) -> Void
    ) -> HTML {
        let links = choices.map { choice -> HTML in
            var query = query
            set(&query, choice)
            return """
                <a href="\(query.location.url)"\(attribute: "aria-current", choice == current ? "true" : nil)>\(name(choice))</a>
                """
        }
        return "<nav class=\"segments\" aria-label=\"\(label)\">\(links)</nav>"
    }

    private func steps(_ words: Words) -> HTML? {
        guard earlier != nil || later != nil, let first = spans.first, let last = spans.last else { return nil }
        func url(_ days: ClosedRange<Day>?) -> String? {
            days.map { days in
                var query = query
                if query.from != nil { query.from = days.lowerBound }
                query.until = days.upperBound == today ? nil : days.upperBound
                return query.location.url
            }
        }
        return """
            <div class="period-steps">\(StepLink.previous.view(to: url(earlier), label: words.earlierPeriod))\
            <p>\(words.range(first.lowerBound, last.upperBound))</p>\
            \(StepLink.next.view(to: url(later), label: words.laterPeriod))</div>
            """
    }

    private static func label(_ span: ClosedRange<Day>, by step: ComparisonQuery.Step, _ words: Words) -> String {
        switch step {
        case .day: words.shortDayAndYear(span.lowerBound)
        case .week: words.shortRange(span.lowerBound, span.upperBound)
        case .month: words.shortMonthAndYear(span.lowerBound.monthOfYear)
        }
    }

    /// Says what the lines show: their average or, of months of what is added up, the sums.
    private func meaning(_ words: Words) -> String {
        let averages = "\(average(words)). \(words.averageNeedsHalf)"
        guard query.step == .month, lines.contains(where: { $0.source.isSummed }) else { return averages }
        guard let other = lines.first(where: { !$0.source.isSummed }),
            let sum = lines.first(where: { $0.source.isSummed })
        else { return words.linesSumMonths + "." }
        return
            "\(sum.name): \(words.uncapitalized(words.linesSumMonths)). \(other.name): \(words.uncapitalized(averages))"
    }

    /// Says why the sum of the week or month under way is apart from its line.
    private func standsApart(_ words: Words) -> String? {
        guard isOpen, let last = spans.indices.last,
            lines.contains(where: { $0.source.isSummed && $0.values[last] != nil })
        else { return nil }
        return words.standsApart(Self.label(spans[last], by: query.step, words))
    }

    /// Says what the lines average.
    private func average(_ words: Words) -> String {
        switch query.step {
        case .day: words.linesAverage(days: query.step.smoothed)
        case .week: words.linesAverage(weeks: query.step.smoothed)
        case .month: words.linesAverage(months: query.step.smoothed)
        }
    }

    private func chart(_ words: Words) -> ComparisonChart {
        let lines = lines
        let (spans, step) = (spans, query.step)
        let label: @Sendable (Int) -> String = { Self.label(spans[$0], by: step, words) }
        let known = spans.indices.reversed().filter { index in lines.contains { $0.values[index] != nil } }
        let rows = ChartTable.sample(known).map { index in
            ChartTable.Row(label: label(index), values: lines.map { $0.shown(index) })
        }
        let series = zip(lines, ["tint-iris", "tint-amber"]).map { line, tint in
            ComparisonChart.Series(
                name: line.name, values: line.values, text: line.shown, line: line.drawn, range: line.range,
                scale: line.scale, tint: tint)
        }
        // Of a few spans, the one in the middle is only apart from the others if it stands exactly there.
        let middle = spans.count > 6 || spans.count % 2 == 1 ? [(spans.count - 1) / 2] : []
        let marks = ([0] + middle + [spans.count - 1]).map { index in
            LineChart.Mark(index: index, text: mark(index, words))
        }
        return ComparisonChart(
            series[0], series.count > 1 ? series[1] : nil, label: label, marks: marks,
            accessibilityLabel: sentence(words), emptyText: words.noDataInPeriod,
            table: words.chartTable(
                title, by: words.period, lines.map { $0.name }, rows: rows, file: ChartName.comparison, of: query.route)
        )
    }

    /// The label of a span below the chart. Between two months with their years, another of one of these years goes without.
    private func mark(_ index: Int, _ words: Words) -> String {
        let day = spans[index].lowerBound
        guard query.step == .month else { return words.shortDay(day) }
        let isBetween = index > 0 && index < spans.count - 1
        let years = [spans.first, spans.last].compactMap { $0?.lowerBound.year }
        return isBetween && years.contains(day.year)
            ? words.shortMonth(day.monthOfYear) : words.shortMonthAndYear(day.monthOfYear)
    }

    /// The chart for those who do not see it: the first and last value of each line, and how they go together.
    private func sentence(_ words: Words) -> String {
        let lines = lines.map { line -> String in
            let known = known(line)
            guard let first = known.first, let last = known.last else {
                return "\(line.name): \(words.noDataInPeriod)."
            }
            return plainSentence(line, words)
                ?? words.wentFrom(line.name, line.text(first.value), line.text(last.value)) + "."
        }
        return (lines + [relation(words)].compactMap { $0 }).joined(separator: " ")
    }

    /// The values of the spans that have one; sums only of whole spans, unless others are wanted.
    private func known(_ line: Line, ofParts: Bool = false) -> [(index: Int, value: Double)] {
        spans.indices.filter { ofParts || line.isWhole[$0] }.compactMap { index in
            line.values[index].map { (index: index, value: $0) }
        }
    }

    /// The sum of a quantity that is added up, over all spans, the last one as far as it went; nil for others.
    private func total(_ line: Line) -> String? {
        guard line.source.isSummed else { return nil }
        return line.text(known(line, ofParts: true).reduce(0) { $0 + $1.value })
    }

    /// Says that a quantity did not change, or the sum of one that is added up if it has a value less than once in the
    /// time of the rolling average. Nil for others: their average says more.
    private func plainSentence(_ line: Line, _ words: Words) -> String? {
        let known = known(line)
        guard known.count > 1, let highest = self.known(line, ofParts: true).max(by: { $0.value < $1.value }) else {
            return nil
        }
        let total = total(line)
        if known.allSatisfy({ $0.value == highest.value }) {
            let value = line.text(highest.value)
            return words.steadySeriesSentence(
                line.name, total: highest.value == 0 ? nil : total, value: total == nil ? value : each(value, words))
        }
        let count = known.count { $0.value != 0 }
        guard let total, count * query.step.smoothed <= known.count else { return nil }
        return words.sparseSeriesSentence(
            line.name, total: total, times: times(count, words), highest: line.text(highest.value),
            on: day(of: highest, line, words))
    }

    /// An amount for each day, week or month.
    private func each(_ amount: String, _ words: Words) -> String {
        switch query.step {
        case .day: words.aDay(amount)
        case .week: words.aWeek(amount)
        case .month: words.aMonth(amount)
        }
    }

    /// The number of days, weeks or months with a value.
    private func times(_ count: Int, _ words: Words) -> String {
        switch query.step {
        case .day: words.onDays(count)
        case .week: words.inWeeks(count)
        case .month: words.inMonths(count)
        }
    }

    /// Says how the two go together and the average of each or, of one alone, its average, highest value and trend; nil without
    /// values.
    private func conclusion(_ words: Words) -> String? {
        guard second == nil, let first else {
            let sentences = [relation(words)] + lines.map { plainSentence($0, words) ?? self.average(of: $0, words) }
            let text = sentences.compactMap { $0 }.joined(separator: " ")
            return text.isEmpty ? nil : text
        }
        if let plain = plainSentence(first, words) { return plain }
        let known = known(first)
        guard !known.isEmpty, let highest = self.known(first, ofParts: true).max(by: { $0.value < $1.value }) else {
            return nil
        }
        let average = first.text(Self.mean(known))
        let isDrawnAsSums = query.step == .month && first.source.isSummed
        let averages = isDrawnAsSums ? [] : first.smoothed.compactMap { $0 }
        let ends = averages.count < 2 ? nil : averages.first.flatMap { start in averages.last.map { (start, $0) } }
        return words.seriesSentence(
            first.name, total: total(first),
            average: first.source.isSummed ? each(average, words) : average,
            highest: first.text(highest.value), on: day(of: highest, first, words), rolling: self.average(words),
            ends: ends.map { (first.text($0.0), first.text($0.1)) })
    }

    private static func mean(_ known: [(index: Int, value: Double)]) -> Double {
        known.reduce(0) { $0 + $1.value } / Double(known.count)
    }

    /// The average of a quantity beside another; nil without values.
    private func average(of line: Line, _ words: Words) -> String? {
        let known = known(line)
        if known.isEmpty { return nil }
        let average = line.text(Self.mean(known))
        return words.averageSentence(line.name, line.source.isSummed ? each(average, words) : average)
    }

    /// The day, week or month of the highest value; nil if it is that of several.
    private func day(of highest: (index: Int, value: Double), _ line: Line, _ words: Words) -> String? {
        guard line.values.count(where: { $0 == highest.value }) == 1 else { return nil }
        return Self.label(spans[highest.index], by: query.step, words)
    }

    /// Says whether the days, weeks or months that are drawn go together; nil if there is only one quantity.
    private func relation(_ words: Words) -> String? {
        guard let comparison, let first, let second else { return nil }
        let count = ComparedCount(comparison.dayCount, query.step)
        switch comparison.relation {
        case .tooFew:
            return words.tooFew(count, least: SeriesComparison.leastDays)
        case .unclear: return words.noClearConnection(over: count)
        case .together:
            return words.goTogether(first.name, second.name, count, isStrong: comparison.isStrong) + " "
                + words.connectionIsNoCause
        case .opposed:
            return words.goOpposite(first.name, second.name, count, isStrong: comparison.isStrong) + " "
                + words.connectionIsNoCause
        }
    }
}

extension ComparedCount {
    fileprivate init(_ count: Int, _ step: ComparisonQuery.Step) {
        self =
            switch step {
            case .day: .days(count)
            case .week: .weeks(count)
            case .month: .months(count)
            }
    }
}

extension Words {
    fileprivate func name(_ span: ComparisonQuery.Span) -> String {
        switch span {
        case .week: week
        case .month: month
        case .quarter: threeMonths
        case .year: year
        case .all: all
        }
    }

    fileprivate func name(_ step: ComparisonQuery.Step) -> String {
        switch step {
        case .day: groupedByDay
        case .week: groupedByWeek
        case .month: groupedByMonth
        }
    }
}
