import Testing

@testable import Markup

struct LineChartTests {
    private let scale = LineChart.Scale(lowest: "0 %", middle: "50 %", highest: "100 %")
    private let points = [
        ChartPoint(label: "Mon", value: 0, text: "0 %"), ChartPoint(label: "Tue", value: 1, text: "100 %"),
        ChartPoint(label: "Wed", value: nil, text: "–"), ChartPoint(label: "Thu", value: 0.25, text: "25 %"),
        ChartPoint(label: "Fri", value: 0.5, text: "50 %"),
    ]

    @Test func singleValuesAroundALineAreFaintDotsInsteadOfItsOwn() {
        let chart = LineChart(
            points: points, samples: [nil, 0.5, nil, nil, 2], scale: scale, accessibilityLabel: "", height: 100
        ).svg.text
        // Halfway up 100 px above the foot at 108; a value above the scale is clamped to the top at 8.
        #expect(chart.contains("<circle class=\"sample\" cx=\"25%\" cy=\"58\" r=\"2\"/>"))
        #expect(chart.contains("<circle class=\"sample\" cx=\"100%\" cy=\"8\" r=\"2\"/>"))
        #expect(!chart.contains("class=\"point\""))
    }

    @Test func aWeekIsALineWithAGapItsDotsItsWordsAndItsTable() {
        let chart = LineChart(
            points: points, scale: scale, accessibilityLabel: "From 0 to 50 % in a week.", tint: "tint-sky",
            table: ChartTable(summary: "As a table", labelHeading: "Day", valueHeading: "Rate"), height: 100)
        #expect(
            chart.svg == """
                <figure class="chart line-chart tint-sky"><div class="chart-canvas">\
                <div class="chart-scale" aria-hidden="true"><span>100 %</span><span>50 %</span><span>0 %</span></div>\
                <svg class="chart-plot" width="100%" height="130" overflow="visible" role="img" \
                aria-label="From 0 to 50 % in a week.">\
                <line class="grid" x2="100%" y1="8" y2="8"/><line class="grid" x2="100%" y1="58" y2="58"/>\
                <line class="axis" x2="100%" y1="108" y2="108"/>\
                <svg y="8" width="100%" height="100" viewBox="0 0 1000 100" preserveAspectRatio="none" \
                overflow="visible">\
                <path class="area" d="M0 100L250 0L250 100L0 100ZM750 75L1000 50L1000 100L750 100Z"/>\
                <path class="series" d="M0 100L250 0M750 75L1000 50" fill="none" \
                vector-effect="non-scaling-stroke"/></svg>\
                <circle class="point" cx="0%" cy="108" r="2.5"/><circle class="point" cx="25%" cy="8" r="2.5"/>\
                <circle class="point" cx="75%" cy="83" r="2.5"/>\
                <text class="tick" x="0%" y="125" font-size="12" text-anchor="middle">Mon</text>\
                <text class="tick" x="50%" y="125" font-size="12" text-anchor="middle">Wed</text>\
                <text class="tick" x="100%" y="125" font-size="12" text-anchor="end">Fri</text>\
                <circle class="end" cx="100%" cy="58" r="4.5"/>\
                <text class="value" x="100%" y="48" font-size="12" text-anchor="end">50 %</text></svg></div>\
                <details class="chart-table"><summary>As a table</summary><table>\
                <thead><tr><th scope="col">Day</th><th scope="col">Rate</th></tr></thead><tbody>\
                <tr><th scope="row">Mon</th><td>0 %</td></tr><tr><th scope="row">Tue</th><td>100 %</td></tr>\
                <tr><th scope="row">Wed</th><td>–</td></tr><tr><th scope="row">Thu</th><td>25 %</td></tr>\
                <tr><th scope="row">Fri</th><td>50 %</td></tr></tbody></table></details></figure>
                """)
    }

    @Test func withoutValuesTheGridStaysAndTheWordsSaySo() {
        #expect(
            LineChart(points: [], scale: scale, accessibilityLabel: "Nothing yet.", emptyText: "Mark a habit.").svg
                == """
                <figure class="chart line-chart"><div class="chart-canvas">\
                <div class="chart-scale" aria-hidden="true"><span>100 %</span><span>50 %</span><span>0 %</span></div>\
                <svg class="chart-plot" width="100%" height="170" overflow="visible" role="img" \
                aria-label="Nothing yet.">\
                <line class="grid" x2="100%" y1="8" y2="8"/><line class="grid" x2="100%" y1="78" y2="78"/>\
                <line class="axis" x2="100%" y1="148" y2="148"/></svg><p class="nothing">Mark a habit.</p></div></figure>
                """)
    }

    @Test func onePointIsADotInTheMiddleWithoutALine() {
        let text = LineChart(points: [points[3]], scale: scale, accessibilityLabel: "One day.").svg.text
        #expect(text.contains("<circle class=\"end\" cx=\"50%\" cy=\"113\" r=\"4.5\"/>"))
        #expect(!text.contains("<path"))
    }

    @Test func theLastValueIsWrittenBelowWhereTheLineComesFromAbove() {
        let falling = (0..<40).map { ChartPoint(label: "", value: 1 - Double($0) / 80, text: "\($0)") }
        let text = LineChart(points: falling, scale: scale, accessibilityLabel: "Falling.").svg.text
        #expect(text.contains("<text class=\"value\" x=\"100%\" y=\"96.25\""))
    }

    @Test func manyMarksStepBackByTurnsAndStrayOnesAreLeftOut() {
        let marks = (-1..<7).map { LineChart.Mark(index: $0, text: "m\($0)") }
        let days = (0..<6).map { ChartPoint(label: "", value: Double($0), text: "") }
        let text = LineChart(points: days, scale: scale, marks: marks, accessibilityLabel: "").svg.text
        #expect(text.split(separator: "class=\"tick").count - 1 == 6)
        #expect(text.split(separator: "class=\"tick minor").count - 1 == 3)
    }

    @Test func aLongTableShowsEvenlyChosenRowsAndTheLast() {
        let days = (0..<3650).map { ChartPoint(label: "d\($0)", value: 0, text: "") }
        let text = ChartTable(summary: "", labelHeading: "", valueHeading: "").html(days).text
        #expect(text.split(separator: "<tr>").count - 2 == 365)
        #expect(text.contains(">d3649<") && text.contains(">d3639<"))
    }
}
