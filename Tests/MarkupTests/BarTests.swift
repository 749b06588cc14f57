import Testing

@testable import Markup

struct BarTests {
    private let none = ChartPoint(label: "Mon", value: 0, text: "0 %")
    private let quarter = ChartPoint(label: "Tue", value: 0.25, text: "25 %")
    private let absent = ChartPoint(label: "Wed", value: nil, text: "–")

    @Test func verticalBarsStartAtZeroWithLabelsAboveAndBelow() throws {
        try expectDrawing(
            BarChart(points: [none, quarter, absent], highest: 0.5, accessibilityLabel: "By weekday", height: 80).svg,
            is: "bar-chart")
    }

    @Test func aTargetIsALineThatNoTextCrosses() {
        // The bar of 95 ends 5 px below the line of 100, where its text would be.
        let bars = [
            ChartPoint(label: "Mon", value: 95, text: "95"), ChartPoint(label: "Tue", value: 40, text: "40"),
        ]
        let text = BarChart(
            points: bars, accessibilityLabel: "", height: 100, target: ChartTarget(value: 100, text: "Target: 100")
        ).svg.text
        #expect(text.contains("<line class=\"target\" x2=\"100%\" y1=\"20\" y2=\"20\"/>"))
        #expect(text.contains("x=\"25%\" y=\"12\" text-anchor=\"middle\" font-size=\"12\">95</text>"))
        #expect(text.contains("x=\"75%\" y=\"74\" text-anchor=\"middle\" font-size=\"12\">40</text>"))
        #expect(text.contains("<span>Target: 100</span>"))
    }

    @Test func barOfAPeriodThatIsNotOverIsHollow() {
        let bars = [quarter, ChartPoint(label: "Wed", value: 0.1, text: "10 % so far", isPartial: true)]
        let text = BarChart(points: bars, accessibilityLabel: "").svg.text
        #expect(text.split(separator: "class=\"bar partial\"").count - 1 == 1)
        let rows = BarRows(rows: bars.map { BarRows.Row($0) }, accessibilityLabel: "").svg.text
        #expect(rows.split(separator: "class=\"bar partial\"").count - 1 == 1)
    }

    @Test func manyBarsHaveFourLabelsAndFewerOnAPhoneIfTheyAreLong() {
        func labels(_ count: Int, _ label: String) -> [Int] {
            let points = (0..<count).map { ChartPoint(label: label, value: Double($0), text: "") }
            let text = BarChart(points: points, accessibilityLabel: "").svg.text
            return ["class=\"tick\"", "class=\"tick minor many\""].map { text.split(separator: $0).count - 1 }
        }
        #expect(labels(30, "21 Oct") == [4, 0])
        #expect(labels(91, "21 Oct") == [4, 0])
        #expect(labels(40, "Nov 2026") == [2, 2])
        #expect(labels(12, "Nov") == [6, 6])
    }

    @Test(arguments: [(5, 7), (4, 6)])
    func theValuesBesideTheHighestBarGiveWayToItsOwnOnAPhone(_ highest: Int, _ hidden: Int) {
        let points = (0..<12).map { ChartPoint(label: "", value: $0 == highest ? 2 : 1, text: "2,300") }
        let text = BarChart(points: points, accessibilityLabel: "").svg.text
        // Every second one is hidden, too.
        #expect(text.split(separator: "class=\"value minor many\"").count - 1 == hidden)
    }

    @Test func theValueOfANarrowBarAtAnEdgeExtendsInwards() {
        let points = (0..<42).map { ChartPoint(label: "\($0)", value: Double($0), text: "\($0) kcal so far") }
        let text = BarChart(points: points, accessibilityLabel: "").svg.text
        #expect(text.contains("text-anchor=\"end\" font-size=\"12\">41 kcal so far</text>"))
    }

    @Test func rowsOfMoodsAreDotsOnTheirScale() {
        let mood = ChartPoint(label: "Walk", value: 4, text: "4")
        let rows = BarRows(
            rows: [BarRows.Row(mood), BarRows.Row(absent)], dots: ChartRange(lowest: 1, highest: 5),
            accessibilityLabel: "")
        let text = rows.svg.text
        #expect(text.contains("<circle class=\"point\" cx=\"75%\"") && !text.contains("<rect"))
        #expect(text.split(separator: "<circle").count - 1 == 1)
    }

    @Test func allZerosHaveLabelsButNoBars() {
        let text = BarChart(points: [none, none], accessibilityLabel: "", emptyText: "Nothing yet.").svg.text
        #expect(!text.contains("<rect") && text.contains(">0 %<") && !text.contains("Nothing yet."))
    }

    @Test func withoutValuesTheLabelSaysSo() {
        #expect(
            BarChart(points: [absent], accessibilityLabel: "", emptyText: "Nothing yet.").svg.text.contains(
                "<p class=\"nothing\">Nothing yet.</p>"))
    }

    @Test func tenYearsOfBarsKeepTheTallestOfEachInterval() {
        var days = (0..<3650).map { ChartPoint(label: "", value: 1, text: "\($0)") }
        days[1234].value = 7
        let text = BarChart(points: days, accessibilityLabel: "", height: 70).svg.text
        #expect(text.split(separator: "<rect class=\"bar\"").count - 1 == 365)
        #expect(text.contains(">1234</text>"))
    }

    @Test func aBarIsToldToAPointer() {
        let days = (0..<30).map { ChartPoint(label: "Day \($0)", value: $0 == 4 ? nil : 1, text: "\($0) steps") }
        let text = BarChart(points: days, accessibilityLabel: "", height: 70).svg.text
        #expect(text.contains("<title>Day 3\n3 steps</title>") && !text.contains("<title>Day 4\n"))
        #expect(text.split(separator: "class=\"hover\"").count - 1 == 29)
        let few = BarChart(points: Array(days.prefix(7)), accessibilityLabel: "").svg.text
        #expect(!few.contains("class=\"hover\""))
    }

    @Test func barsBesideEachOtherAreToldWithTheirNames() {
        let slots = [
            PairedBars.Slot(label: "Oct", first: 3, second: 2), PairedBars.Slot(label: "Nov", first: 0, second: 0),
        ]
        let table = ChartTable(
            summary: "", labelHeading: "Month", valueHeadings: ["Earned", "Spent"],
            rows: [.init(label: "October", values: ["3 €", "2 €"]), .init(label: "November", values: ["0 €", "0 €"])])
        let part = StackedBars.Part(label: "", text: "", tint: "")
        let text = PairedBars(parts: (part, part), slots: slots, accessibilityLabel: "", table: table).svg.text
        #expect(text.contains("<title>October\nEarned: 3 €\nSpent: 2 €</title>"))
        #expect(!text.contains("<title>November"))
    }

    @Test func horizontalBarsAreRowsWithNameBarAndValue() throws {
        let rows = [BarRows.Row(quarter, tint: "tint-leaf", link: "/habits/1"), BarRows.Row(absent)]
        try expectDrawing(BarRows(rows: rows, highest: 1, accessibilityLabel: "Rate by habit").svg, is: "bar-rows")
        #expect(BarRows(rows: [], accessibilityLabel: "").svg.isEmpty)
    }

    @Test func streakBarsAreCentredAndProportional() throws {
        let rows = [
            StreakBars.Row(days: 8, length: "8 days", start: "1 Jan", end: "8 Jan"),
            StreakBars.Row(days: 2, length: "2 days", start: "1 Mar", end: "2 Mar"),
        ]
        try expectDrawing(StreakBars(rows: rows, accessibilityLabel: "Best streaks").svg, is: "streak-bars")
        #expect(StreakBars(rows: [], accessibilityLabel: "").svg.isEmpty)
    }
}
