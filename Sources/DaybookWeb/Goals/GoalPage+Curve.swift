import CivilTime
import DaybookCore
import Interchange
import Markup
import Words

extension GoalPage {
    /// The maximum number of points of the curve.
    private static let maximumPoints = 120

    /// The chart of progress, starting the day before the first entry.
    func curveCard(_ words: Words) -> HTML? {
        guard let target = status.target, status.firstDay <= today else { return nil }
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
            table: words.chartTable(
                words.progressSoFar, by: words.day, [words.progress], file: ChartName.progress,
                of: .goals(.goal(goal.id))),
            target: ChartTarget(value: target, text: words.goalLine(words.measure(target, unit))))
        return """
            <section class="card"><header><h2>\(words.progressSoFar)</h2><p>\(words.since(status.firstDay))</p></header>\(chart.svg)</section>
            """
    }

    /// The day before the first one, on which the progress starts from its base.
    private var curveStart: Day { status.firstDay.advanced(by: -1) }

    private var steps: [(day: Day, value: Double)] {
        status.curve.points(from: curveStart, to: today, maximum: Self.maximumPoints)
            .map { ($0.day, $0.value) }
    }

    /// The values of the curve as a file; nil if there is no curve.
    func curveFile(_ words: Words) -> ChartFile? {
        guard status.target != nil, status.firstDay <= today else { return nil }
        return ChartFile(headings: [words.day, words.progress], rows: steps.map { ($0.day.text, [$0.value]) })
    }
}
