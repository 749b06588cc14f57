import CivilTime
import DaybookCore
import Markup
import Words

extension GoalPage {
    /// The maximum number of points of the curve.
    private static let maximumPoints = 120

    /// The chart of progress, starting the day before the first entry.
    func curveCard(_ words: Words) -> HTML? {
        guard let target = status.target, status.firstDay <= today else { return nil }
        let steps = status.curve.points(
            from: status.firstDay.advanced(by: -1), to: today, maximum: Self.maximumPoints)
        let values = steps.map { $0.value } + [status.start, target]
        let range = ChartRange(lowest: values.min() ?? 0, highest: values.max() ?? 1)
        let points = steps.map {
            ChartPoint(label: words.shortDayAndYear($0.day), value: $0.value, text: words.measure($0.value, unit))
        }
        let chart = LineChart(
            points: points, range: range,
            scale: LineChart.Scale(
                lowest: words.number(range.lowest), middle: words.number(range.middle),
                highest: words.number(range.highest)),
            accessibilityLabel: words.curveSentence(
                words.number(steps.first?.value ?? status.start), words.number(status.current),
                words.measure(target, unit)),
            table: ChartTable(summary: words.asTable, labelHeading: words.day, valueHeading: words.progress))
        return """
            <section class="card"><header><h2>\(words.progressSoFar)</h2><p>\(words.since(status.firstDay))</p></header>\(chart.svg)</section>
            """
    }
}
