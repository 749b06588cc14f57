import Testing

@testable import Markup

struct LineChartTests {
    private let scale = LineChart.Scale(lowest: "0 %", middle: "50 %", highest: "100 %")
    private let points = [
        ChartPoint(label: "Mon", value: 0, text: "0 %"), ChartPoint(label: "Tue", value: 1, text: "100 %"),
        ChartPoint(label: "Wed", value: nil, text: "–"), ChartPoint(label: "Thu", value: 0.25, text: "25 %"),
        ChartPoint(label: "Fri", value: 0.5, text: "50 %"),
    ]

    @Test func singleValuesAroundALineAreFaintDots() {
        let chart = LineChart(
            points: points, samples: [nil, 0.5, nil, nil, 2], scale: scale, accessibilityLabel: "", height: 100
        ).svg.text
        // Halfway up 100 px above the foot at 108; a value above the scale is clamped to the top at 8.
        #expect(chart.contains("<circle class=\"sample\" cx=\"25%\" cy=\"58\" r=\"2\"/>"))
        #expect(chart.contains("<circle class=\"sample\" cx=\"100%\" cy=\"8\" r=\"2\"/>"))
        #expect(!chart.contains("class=\"point\""))
    }

    @Test func aWeekIsALineWithAGapDotsLabelsAndATable() throws {
        let chart = LineChart(
            points: points, scale: scale, accessibilityLabel: "From 0 to 50 % in a week.", tint: "tint-sky",
            table: ChartTable(summary: "As a table", labelHeading: "Day", valueHeading: "Rate"), height: 100)
        try expectDrawing(chart.svg, is: "line-chart")
    }

    @Test func withoutValuesTheGridStaysAndTheLabelSaysSo() throws {
        try expectDrawing(
            LineChart(points: [], scale: scale, accessibilityLabel: "Nothing yet.", emptyText: "Mark a habit.").svg,
            is: "line-chart-empty")
    }

    @Test func aSinglePointIsACentredDotWithoutALine() {
        let text = LineChart(points: [points[3]], scale: scale, accessibilityLabel: "One day.").svg.text
        #expect(text.contains("<circle class=\"end\" cx=\"50%\" cy=\"113\" r=\"4.5\"/>"))
        #expect(!text.contains("<path"))
    }

    @Test func theLastValueIsLabelledBelowIfTheLineFalls() {
        let falling = (0..<40).map { ChartPoint(label: "", value: 1 - Double($0) / 80, text: "\($0)") }
        let text = LineChart(points: falling, scale: scale, accessibilityLabel: "Falling.").svg.text
        #expect(text.contains("<text class=\"value\" x=\"100%\" y=\"96.25\""))
    }

    @Test func crowdedLabelsAreThinnedEvenlyAndThoseOutsideAreOmitted() {
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
