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
        \(notCounted(words).map { "<p class=\"quiet\">\($0)</p>" as HTML })\
        \(conclusion(words).map { "<p class=\"comparison-sentence\">\($0)</p>" as HTML })
        """
    }

    /// Says what spending and income leave out, each with its name if there are two quantities.
    private func notCounted(_ words: Words) -> String? {
        let sentences = lines.compactMap { line in
            line.notCounted.map { second == nil ? words.capitalized($0) + "." : "\(line.name): \($0)." }
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
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

    /// Says what the lines show: their average or, by months, the sums and, by weeks and months, the balances.
    private func meaning(_ words: Words) -> String {
        let averages = "\(average(words)). \(words.averageNeedsHalf)"
        let texts = lines.map { line -> String in
            guard line.isDrawnByValues else { return averages }
            guard line.isSummed else { return ends(words) + "." }
            return words.linesSumMonths + "."
        }
        guard let first = texts.first, texts.contains(where: { $0 != first }) else { return texts.first ?? "" }
        // The explanation of the average comes last.
        let named = zip(lines, texts).map {
            (text: "\($0.name): \(words.uncapitalized($1))", isAverage: $1 == averages)
        }
        return (named.filter { !$0.isAverage } + named.filter { $0.isAverage }).map { $0.text }.joined(separator: " ")
    }

    /// Says what the line of a balance shows.
    private func ends(_ words: Words) -> String {
        switch query.step {
        case .day: words.linesOfDays
        case .week: words.linesEndWeeks
        case .month: words.linesEndMonths
        }
    }

    /// Says why the sum of the week or month under way is apart from its line, or that its value is that of the days so far.
    private func standsApart(_ words: Words) -> String? {
        guard isOpen, let last = spans.indices.last else { return nil }
        let running = lines.filter { $0.running == last }
        let label = Self.label(spans[last], by: query.step, words)
        if running.contains(where: { $0.isSummed }) { return words.standsApart(label) }
        return running.isEmpty ? nil : words.countsSoFar(label)
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
        let ends = spans.count > 1 ? [spans.count - 1] : []
        let marks = ([0] + middle.filter { $0 > 0 } + ends).map { index in
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
        guard line.isSummed else { return nil }
        return line.text(known(line, ofParts: true).reduce(0) { $0 + $1.value })
    }

    /// Says that a quantity did not change, or the sum of one that is added up if it has a value less than once in the
    /// time of the rolling average. Nil for others: their average says more.
    private func plainSentence(_ line: Line, _ words: Words) -> String? {
        let known = known(line)
        let all = self.known(line, ofParts: true)
        let total = total(line)
        guard let highest = all.max(by: { $0.value < $1.value }) else { return nil }
        if known.isEmpty, let total { return words.totalSentence(line.name, total, isSoFar: line.running != nil) }
        guard known.count > 1 else { return nil }
        if known.allSatisfy({ $0.value == highest.value }) {
            let value = line.text(highest.value)
            return words.steadySeriesSentence(
                line.name, total: highest.value == 0 ? nil : total, value: total == nil ? value : each(value, words))
        }
        let count = all.count { $0.value != 0 }
        guard let total, count * query.step.smoothed <= all.count else { return nil }
        return words.sparseSeriesSentence(
            line.name, total: total, times: times(count, words), highest: text(of: highest, line, words),
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
        guard let average = average(first, words), let highest = highest(first) else { return nil }
        var (most, day) = (text(of: highest, first, words), day(of: highest, first, words))
        if let measured = first.highestMeasured {
            (most, day) = (first.text(measured.value), measured.day.map { words.shortDayAndYear($0) })
        }
        if first.isDrawnByValues, !first.isSummed {
            return change(first, words).map { words.balanceSentence($0, highest: most, on: day) }
                ?? onlyBalance(first, words)
        }
        let averages = first.isDrawnByValues ? [] : first.smoothed.compactMap { $0 }
        let ends = averages.count < 2 ? nil : averages.first.flatMap { start in averages.last.map { (start, $0) } }
        return words.seriesSentence(
            first.name, total: total(first), average: average.text, of: average.part, highest: most, on: day,
            rolling: self.average(words), ends: ends.map { (first.text($0.0), first.text($0.1)) })
    }

    /// The highest value. The average of a week or month under way can still fall, so it counts only if there is no other.
    private func highest(_ line: Line) -> (index: Int, value: Double)? {
        let known = known(line, ofParts: true)
        let isFinal = query.step == .day || line.grouping == .sum || line.grouping == .last
        let over = isFinal ? known : known.filter { $0.index != line.running }
        return (over.isEmpty ? known : over).max { $0.value < $1.value }
    }

    /// The value of a balance with only one, whose average over days would be of something else.
    private func onlyBalance(_ line: Line, _ words: Words) -> String? {
        known(line).first.map {
            words.balanceSentence(
                line.name, text(of: $0, line, words), on: Self.label(spans[$0.index], by: query.step, words))
        }
    }

    /// The average of a line and the part of the time that it is of, if that is not all; nil without one.
    private func average(_ line: Line, _ words: Words) -> (text: String, part: String?)? {
        guard let average = line.average.map(line.text) else { return nil }
        switch line.averaged {
        case .loggedDays: return (average, words.onLoggedDays)
        case .withoutToday: return (line.isSummed ? each(average, words) : average, words.withoutToday)
        case .withoutRunningSpan:
            let part = query.step == .week ? words.withoutThisWeekSoFar : words.withoutThisMonthSoFar
            return (each(average, words), part)
        case nil: return (line.isSummed ? each(average, words) : average, nil)
        }
    }

    /// Says from which value a line went to which; nil with fewer than two.
    private func change(_ line: Line, _ words: Words) -> String? {
        let known = known(line)
        guard known.count > 1, let first = known.first, let last = known.last else { return nil }
        return words.wentFrom(line.name, line.text(first.value), line.text(last.value))
    }

    /// A value as a text which says if it is not final.
    private func text(of known: (index: Int, value: Double), _ line: Line, _ words: Words) -> String {
        let text = line.text(known.value)
        return known.index == line.running ? words.soFar(text) : text
    }

    /// The average of a quantity beside another; nil without values.
    private func average(of line: Line, _ words: Words) -> String? {
        if line.isDrawnByValues, !line.isSummed {
            return change(line, words).map { $0 + "." } ?? onlyBalance(line, words)
        }
        return average(line, words).map { words.averageSentence(line.name, $0.text, of: $0.part) }
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
            let least = SeriesComparison.leastCount
            let isTooShort = comparedCount < least && query.span != .all
            return words.tooFew(count, least: least) + (isTooShort ? " \(words.takesLongerPeriod)" : "")
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
