import CivilTime
import DaybookCore
import Interchange
import Markup
import Money
import Phrasing
import Words

/// Two quantities on one time axis.
struct ComparisonPage: PageView {
    let query: ComparisonQuery
    /// Everything that can be chosen, with its name.
    let choices: [(source: SeriesSource, name: String)]
    let first: Line?
    let second: Line?
    /// Whether the URL names a quantity that no longer exists.
    let isGone: Bool
    /// The days, weeks or months of the chart, oldest first.
    let spans: [ClosedRange<Day>]
    let comparison: SeriesComparison?
    /// The number of days, or of whole weeks or months, of the period.
    let comparedCount: Int
    /// Whether the last week or month is under way.
    let isOpen: Bool
    /// The days before and after, each from its first day, if the query names one, to its last; nil if there are none.
    let earlier, later: ClosedRange<Day>?
    let today: Day
    let title: String

    /// One of the quantities.
    struct Line: Sendable {
        let source: SeriesSource
        let grouping: DailySeries.Grouping
        let name: String
        /// The values of the spans.
        let values: [Double?]
        /// The highest measurement of the body, also by weeks and months, and its day, if it is that of only one; nil for other quantities.
        let highestMeasured: (value: Double, day: Day?)?
        /// The average over all days; see `DailySeries.average(of:whole:)`.
        let average: Double?
        /// The part of the spans that the average is of; nil if it is of all.
        let averaged: Averaged?
        /// The index of the value that is not final; nil if all are.
        let running: Int?
        /// The value of a span as a text; empty if there is none.
        let shown: @Sendable (Int) -> String
        /// The heading of its column in a file, with the unit, and a value in that unit.
        let column: (heading: String, number: @Sendable (Double) -> Double)
        /// The rolling average.
        let smoothed: [Double?]
        /// The values of the line: the rolling average or, of months of what is added up, of balances of weeks and months and of the trend
        /// of the weight, the values themselves.
        let drawn: [Double?]
        /// Says what is left out in other currencies; nil if nothing is.
        let notCounted: String?
        /// Whether it is drawn by the values rather than by the rolling average.
        let isDrawnByValues: Bool
        /// Whether a value is of a whole span: sums of days, weeks and months that are cut off or not over are not averaged.
        let isWhole: [Bool]
        /// A value as a text.
        let text: @Sendable (Double) -> String
        /// The labels of the scale, and its range.
        let scale: LineChart.Scale
        let range: ChartRange

        var isSummed: Bool { grouping == .sum }

        /// A part of the days.
        enum Averaged: Sendable {
            /// All but today.
            case withoutToday
            /// All but the week or month that goes on.
            case withoutRunningSpan
            /// Those on which the amount of a habit was entered.
            case loggedDays
        }
    }

    var section: Section? { .review }
    var layout: PageLayout { .broad }

    init(_ context: RequestContext, _ query: ComparisonQuery) {
        let (state, words, today) = (context.state, context.words, context.today)
        self.query = query
        self.today = today
        title = words.compare
        let known = state.comparableSeries
        choices = known.map { ($0, words.choice(of: $0, in: state)) }
        let source = query.first ?? (query.namesUnknown ? nil : known.first)
        let other = query.second == source ? nil : query.second
        let firstWeekday = state.settings.firstWeekday
        let interval = query.step.interval
        // Weeks and months are shown whole, as far as they are not to come.
        let last = min(query.until ?? today, today)
        let end = min(interval?.period(of: last, firstWeekday).upperBound ?? last, today)
        let currency = words.currency(in: state)
        func series(_ source: SeriesSource?, _ days: ClosedRange<Day>) -> DailySeries? {
            source.flatMap { state.series($0, on: days, today: today, currency: currency) }
        }
        let longest = end.advanced(by: -Self.mostDays)...end
        let from = query.from.map { min(max($0, longest.lowerBound), end) }
        let count = from.map { end.days(since: $0) + 1 } ?? query.span.dayCount
        // A year by months has twelve whole ones, beside the one that is not over.
        let isYearOfMonths = query.span == .year && query.step == .month
        let months = end == end.monthOfYear.last && end < today ? 11 : 12
        let begin =
            from ?? (isYearOfMonths ? end.monthOfYear.advanced(by: -months).first : end.advanced(by: 1 - (count ?? 1)))
        var days = (interval?.period(of: begin, firstWeekday).lowerBound ?? begin)...end
        var (one, two): (DailySeries?, DailySeries?)
        if count == nil {
            (one, two) = (series(source, longest), series(other, longest))
            days = ([one, two].compactMap { $0?.firstKnownDay }.min() ?? end)...end
            (one, two) = (one?.part(days), two?.part(days))
        } else {
            (one, two) = (series(source, days), series(other, days))
        }
        let spans = StatisticsInterval.spans(of: days, by: interval, firstWeekday)
        self.spans = spans
        let whole = Self.whole(spans, query.step, firstWeekday, today: today)
        comparedCount = whole.count
        let isOpen = query.step != .day && end == today && spans.indices.last.map { !whole.contains($0) } ?? false
        self.isOpen = isOpen
        func line(_ source: SeriesSource?, _ series: DailySeries?) -> Line? {
            guard let source, let series else { return nil }
            let values = series.values(of: spans)
            let running = Self.running(series, values, query.step, isOpen: isOpen)
            // The sum of an incomplete day, week or month would pull the average down.
            let finished = query.step == .day && running != nil ? whole.dropLast() : whole
            let averaged = series.grouping == .sum ? finished : spans.indices
            let smoothed = series.rollingAverage(of: query.step.smoothed, over: spans, values, whole: averaged)
            let isDrawnByValues = Self.isDrawnByValues(source, series.grouping, query.step)
            let averagedValues = spans.indices.map { averaged.contains($0) ? values[$0] : nil }
            let text: @Sendable (Double) -> String = { value in words.value(value, of: source, currency, in: state) }
            let oneUnit = 1 / words.number(1, of: source, currency, in: state)
            let range = Self.range(
                of: values.compactMap { $0 }, source, series.grouping, unit: oneUnit > 0 ? oneUnit : 1)
            let name = words.name(of: source, in: state)
            let unit = words.unit(of: source, currency, in: state)
            let notCounted = words.notCounted(state.amountsLeftOut(of: source, on: days, currency: currency))
            return Line(
                source: source, grouping: series.grouping, name: name, values: values,
                highestMeasured: Self.highestMeasured(series, source),
                average: series.average(of: spans, whole: averaged),
                averaged: Self.averaged(series, values, query.step, whole: averaged, running: running),
                running: running,
                shown: { index in
                    guard let shown = values[index].map(text) else { return "" }
                    return index == running ? words.soFar(shown) : shown
                },
                column: (
                    (unit.isEmpty ? name : "\(name), \(unit)") + (notCounted.map { " (\($0))" } ?? ""),
                    { words.number($0, of: source, currency, in: state) }
                ), smoothed: smoothed,
                drawn: isDrawnByValues ? Self.line(of: averagedValues, source) : smoothed,
                notCounted: notCounted, isDrawnByValues: isDrawnByValues,
                isWhole: spans.indices.map { averaged.contains($0) },
                text: text,
                scale: LineChart.Scale(
                    lowest: text(range.lowest), middle: text(range.middle), highest: text(range.highest)),
                range: range)
        }
        let (firstLine, secondLine) = (line(source, one), line(other, two))
        (first, second) = (firstLine, secondLine)
        isGone = query.namesUnknown || source != nil && one == nil || other != nil && two == nil
        // Weeks and months that are cut off or not over would be compared with whole ones.
        func compared(_ line: Line) -> DailySeries {
            DailySeries(days, values: query.step == .day ? line.values : Array(line.values[whole]))
        }
        comparison = firstLine.flatMap { one in secondLine.map { SeriesComparison(compared(one), compared($0)) } }
        func span(until day: Day, _ count: Int) -> ClosedRange<Day> {
            let day = min(day, today)
            return (query.from == nil ? day : day.advanced(by: 1 - count))...day
        }
        earlier = count.flatMap { count in days.lowerBound.neighbor(-1).map { span(until: $0, count) } }
        later = end < today ? count.map { span(until: end.advanced(by: $0), $0) } : nil
    }

    private static func highestMeasured(_ series: DailySeries, _ source: SeriesSource) -> (value: Double, day: Day?)? {
        switch source {
        case .weight, .body: break
        default: return nil
        }
        guard let highest = series.values.compactMap({ $0 }).max() else { return nil }
        let indices = series.values.indices.filter { series.values[$0] == highest }
        return (highest, indices.count == 1 ? series.days.lowerBound.advanced(by: indices[0]) : nil)
    }

    /// Twenty years: longer journals are cut off.
    private static let mostDays = 7304

    /// The spans that are neither cut off by the first day nor still going on; of days, all.
    private static func whole(
        _ spans: [ClosedRange<Day>], _ step: ComparisonQuery.Step, _ firstWeekday: Weekday, today: Day
    ) -> Range<Int> {
        guard let interval = step.interval else { return spans.indices }
        func isWhole(_ span: ClosedRange<Day>) -> Bool {
            span == interval.period(of: span.lowerBound, firstWeekday) && span.upperBound < today
        }
        guard let first = spans.firstIndex(where: isWhole), let last = spans.lastIndex(where: isWhole) else {
            return 0..<0
        }
        return first..<last + 1
    }

    /// The index of the value that is not final: that of the week or month that goes on, or of today if it grows through the day.
    private static func running(
        _ series: DailySeries, _ values: [Double?], _ step: ComparisonQuery.Step, isOpen: Bool
    ) -> Int? {
        guard let last = values.indices.last, values[last] != nil else { return nil }
        return (step == .day ? series.runningDay != nil : isOpen) ? last : nil
    }

    /// The part of the spans that an average is of, if it is not of all.
    private static func averaged(
        _ series: DailySeries, _ values: [Double?], _ step: ComparisonQuery.Step, whole: Range<Int>, running: Int?
    ) -> Line.Averaged? {
        if step == .day, !series.loggedDays.isEmpty { return .loggedDays }
        switch series.grouping {
        case .sum:
            guard let running, !whole.contains(running) else { return nil }
            return step == .day ? .withoutToday : .withoutRunningSpan
        case .mean:
            guard series.runningDay != nil, series.count > 1, series.values.last.flatMap({ $0 }) != nil else {
                return nil
            }
            return .withoutToday
        case .last, .rate: return nil
        }
    }

    /// Whether the line shows the values rather than a rolling average. The trend of the weight is smoothed already.
    private static func isDrawnByValues(
        _ source: SeriesSource, _ grouping: DailySeries.Grouping, _ step: ComparisonQuery.Step
    ) -> Bool {
        grouping == .sum && step == .month || grouping == .last && (step != .day || source == .weightTrend)
    }

    /// The values of a line that is drawn by them. The trend goes on between the days on which the weight was measured.
    private static func line(of values: [Double?], _ source: SeriesSource) -> [Double?] {
        guard source == .weightTrend else { return values }
        var line = values
        var last: (index: Int, value: Double)?
        for (index, value) in values.enumerated() {
            guard let value else { continue }
            if let last {
                let steps = Double(index - last.index)
                for between in last.index + 1..<index {
                    line[between] = last.value + (value - last.value) * Double(between - last.index) / steps
                }
            }
            last = (index, value)
        }
        return line
    }

    /// The range of a scale: fixed for moods and rates, from zero for what is counted, else around the values. Its ends are round
    /// numbers of the unit that the values are shown in.
    private static func range(
        of values: [Double], _ source: SeriesSource, _ grouping: DailySeries.Grouping, unit: Double
    ) -> ChartRange {
        let (lowest, highest) = (values.min() ?? 0, values.max() ?? 1)
        switch source {
        case .mood: return ChartRange(lowest: 1, highest: 5)
        case .habit where grouping == .rate: return .fraction
        case .goal: return .fraction
        case .tasksDone, .workouts, .points:
            return ChartRange.rounded(from: 0, to: highest, least: 1)
        case .trainingTime: return ChartRange.rounded(from: 0, to: highest, unit: minutesOfAnHour)
        case .sleep: return ChartRange.rounded(from: lowest, to: max(highest, lowest + 1), unit: minutesOfAnHour)
        case .habit, .spending, .income, .energy, .protein, .carbohydrate, .fat, .fibre, .trainingDistance:
            return ChartRange.rounded(from: min(0, lowest), to: highest, unit: unit)
        case .weight, .weightTrend, .body, .health, .netWorth:
            return ChartRange.rounded(from: lowest, to: max(highest, lowest + unit), unit: unit)
        }
    }

    private static let minutesOfAnHour = 60.0

    /// The values of the chart as a file, in the person's units.
    func file(_ words: Words) -> ChartFile {
        let lines = [first, second].compactMap { $0 }
        return ChartFile(
            headings: [query.step == .day ? words.day : words.firstDayOfPeriod] + lines.map { $0.column.heading },
            rows: spans.indices.map { index in
                (spans[index].lowerBound.text, lines.map { $0.values[index].map($0.column.number) })
            })
    }
}

extension Words {
    /// The name of a quantity in the menus.
    fileprivate func choice(of source: SeriesSource, in state: State) -> String {
        let name = name(of: source, in: state)
        if case .habit(let id) = source, state.habit(id)?.isArchived == true { return archived(name) }
        return name
    }
}
