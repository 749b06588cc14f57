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
            table: ChartTable(
                summary: "As a table", labelHeading: "Day", valueHeadings: ["Rate"], menu: "Options: Rate",
                download: ChartTable.Download(label: "Download CSV", url: "/charts/rate.csv")), height: 100)
        try expectDrawing(chart.svg, is: "line-chart")
    }

    @Test(arguments: [("Jun", false), ("24 Jan 2026", true)])
    func theMiddleOfThreeLongDatesIsLeftOutOnAPhone(_ label: String, _ isLeftOut: Bool) {
        let points = (0..<5).map { ChartPoint(label: label, value: Double($0) / 5, text: "") }
        let chart = LineChart(points: points, scale: scale, accessibilityLabel: "").svg.text
        #expect(chart.contains("class=\"tick minor\" x=\"50%\"") == isLeftOut)
    }

    @Test func withoutValuesTheGridStaysAndTheLabelSaysSo() throws {
        try expectDrawing(
            LineChart(points: [], scale: scale, accessibilityLabel: "Nothing yet.", emptyText: "Mark a habit.").svg,
            is: "line-chart-empty")
    }

    @Test func categoriesAreDotsWithTheirValuesAndNoneIsTheLast() {
        let text = LineChart(points: points, scale: scale, accessibilityLabel: "", height: 100, style: .categories)
            .svg.text
        // The first of five parts of the width has its middle at 10 %; the value 0 is on the axis at 108.
        #expect(text.contains("<circle class=\"point\" cx=\"10%\" cy=\"108\" r=\"4.5\"/>"))
        #expect(
            text.contains(
                "<text class=\"value\" x=\"90%\" y=\"49\" text-anchor=\"middle\" font-size=\"12\">50 %</text>"))
        #expect(text.contains(">Wed</text>") && !text.contains("minor"))
        #expect(!text.contains("class=\"end\"") && !text.contains("chart-last") && !text.contains("<path"))
    }

    @Test func aSinglePointIsACentredDotWithoutALine() {
        let text = LineChart(points: [points[3]], scale: scale, accessibilityLabel: "One day.").svg.text
        #expect(text.contains("<circle class=\"end\" cx=\"50%\" cy=\"113\" r=\"4.5\"/>"))
        #expect(!text.contains("<path"))
    }

    @Test func theLastValueIsLabelledBesideThePlotWhereNoLineRuns() {
        let falling = (0..<40).map { ChartPoint(label: "", value: 1 - Double($0) / 80, text: "\($0)") }
        let text = LineChart(points: falling, scale: scale, accessibilityLabel: "Falling.").svg.text
        let plot = text.prefix(upTo: text.firstRange(of: "class=\"chart-last\"")?.lowerBound ?? text.endIndex)
        #expect(!plot.contains("class=\"value\""))
        #expect(text.contains("<text class=\"value\" x=\"10\" y=\"80.25\" font-size=\"12\">39</text>"))
    }

    @Test func aLastValueFarFromTheEndIsLabelledBesideItsDot() {
        let early = Array(points.prefix(2)) + [ChartPoint(label: "Wed", value: nil, text: "–")]
        let text = LineChart(points: early, scale: scale, accessibilityLabel: "").svg.text
        #expect(text.contains("<text class=\"value\" x=\"50%\" dx=\"9\"") && !text.contains("chart-last"))
    }

    @Test func anAreaIsFilledOnlyOnAScaleThatBeginsAtZero() {
        let whole = LineChart(points: points, scale: scale, accessibilityLabel: "").svg.text
        let cut = LineChart(
            points: points, range: ChartRange(lowest: -1, highest: 1), scale: scale, accessibilityLabel: ""
        ).svg.text
        #expect(whole.contains("class=\"area\""))
        #expect(!cut.contains("class=\"area\"") && cut.contains("class=\"series\""))
    }

    @Test func aScaleOfMoodsHasDotsOnALineForEachLevel() {
        let moods = (0..<60).map { ChartPoint(label: "", value: Double($0 % 5) + 1, text: "") }
        let text = LineChart(
            points: moods, range: ChartRange(lowest: 1, highest: 5), scale: LineChart.Scale((1...5).map { "\($0)" }),
            accessibilityLabel: "", style: .dots
        ).svg.text
        #expect(!text.contains("<path"))
        #expect(text.split(separator: "<circle").count - 1 == 60)
        #expect(text.split(separator: "class=\"grid\"").count - 1 == 4)
        #expect(text.contains("<span>5</span><span>4</span><span>3</span><span>2</span><span>1</span>"))
    }

    @Test func aPeriodThatIsNotOverIsAHollowDotToWhichADashedLineLeads() {
        var days = Array(points.prefix(2))
        days.append(ChartPoint(label: "Wed", value: 0.15, text: "15 % so far", isPartial: true))
        let text = LineChart(points: days, scale: scale, accessibilityLabel: "", height: 100).svg.text
        #expect(text.contains("<circle class=\"end partial\" cx=\"100%\" cy=\"93\" r=\"4.5\"/>"))
        #expect(text.contains("<circle class=\"point\" cx=\"50%\" cy=\"8\" r=\"2.5\"/>"))
        #expect(text.contains("<line class=\"series open\" x1=\"50%\" y1=\"8\" x2=\"100%\" y2=\"93\"/>"))
        #expect(text.contains("d=\"M0 100L500 0\""))
        #expect(text.contains(">15 % so far</text>"))
    }

    @Test func aTargetIsALineExplainedBelowTheChart() {
        func drawn(_ target: Double) -> String {
            LineChart(
                points: points, scale: scale, accessibilityLabel: "", height: 100,
                target: ChartTarget(value: target, text: "Goal: 75 %")
            ).svg.text
        }
        #expect(drawn(0.75).contains("<line class=\"target\" x2=\"100%\" y1=\"33\" y2=\"33\"/>"))
        #expect(drawn(0.75).contains("<p class=\"chart-key\">") && drawn(0.75).contains("<span>Goal: 75 %</span>"))
        #expect(!drawn(2).contains("target") && !drawn(.nan).contains("target"))
    }

    @Test(arguments: [(0.5, "72"), (0.45, "55"), (0.55, "67"), (0.9, "62"), (0.1, "62")])
    func theTextOfALastValueKeepsOffTheLineOfATarget(_ target: Double, _ y: String) {
        // The dot is halfway up 100 px above the foot at 108, and its text is level with it at 62.
        let early = [points[0], points[4], points[2]]
        let text = LineChart(
            points: early, scale: scale, accessibilityLabel: "", height: 100,
            target: ChartTarget(value: target, text: "")
        ).svg.text
        #expect(text.contains("<text class=\"value\" x=\"50%\" dx=\"9\" y=\"\(y)\" font-size=\"12\">50 %</text>"))
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
        let text = ChartTable(summary: "", labelHeading: "", valueHeadings: [""]).html(days).text
        #expect(text.split(separator: "<tr>").count - 2 == 365)
        #expect(text.contains(">d3649<") && text.contains(">d3639<"))
    }

    @Test func aPointWithoutATextIsToldByItsRowInTheTable() {
        let days = (0..<2).map { ChartPoint(label: "", value: Double($0), text: "") }
        let rows = [ChartTable.Row(label: "1 Nov", values: ["5 €"]), ChartTable.Row(label: "2 Nov", values: ["6 €"])]
        let table = ChartTable(summary: "", labelHeading: "", valueHeadings: ["Balance"], rows: rows)
        let text = LineChart(points: days, scale: scale, accessibilityLabel: "", table: table).svg.text
        #expect(text.contains("<title>1 Nov\n5 €</title>") && text.contains("<title>2 Nov\n6 €</title>"))
        let alone = LineChart(points: days, scale: scale, accessibilityLabel: "").svg.text
        #expect(!alone.contains("class=\"hover\""))
    }

    @Test func aMenuHasTheTableOnceAndTheFile() {
        let text = ChartTable(
            summary: "As a table", labelHeading: "Day", valueHeadings: ["Weight", "Trend"],
            rows: [ChartTable.Row(label: "20 Nov", values: ["79.4 kg", "79.9 kg"])], menu: "Options: Weight",
            download: ChartTable.Download(label: "Download CSV", url: "/charts/x.csv?page=%2Fbody")
        ).html([]).text
        #expect(text.split(separator: "As a table").count - 1 == 1)
        #expect(text.contains("<summary aria-label=\"Options: Weight\">"))
        #expect(text.contains("<a href=\"/charts/x.csv?page=%2Fbody\" download>Download CSV</a>"))
        #expect(text.contains("<tr><th scope=\"row\">20 Nov</th><td>79.4 kg</td><td>79.9 kg</td></tr>"))
    }
}
