import Testing

@testable import Markup

struct BarTests {
    private let none = ChartPoint(label: "Mon", value: 0, text: "0 %")
    private let quarter = ChartPoint(label: "Tue", value: 0.25, text: "25 %")
    private let absent = ChartPoint(label: "Wed", value: nil, text: "–")

    @Test func uprightBarsStartAtZeroWithTheirWordsAboveAndBelow() {
        #expect(
            BarChart(points: [none, quarter, absent], highest: 0.5, accessibilityLabel: "By weekday", height: 80).svg
                == """
                <figure class="chart bar-chart"><div class="chart-canvas">\
                <svg class="chart-plot" width="100%" height="122" overflow="visible" role="img" \
                aria-label="By weekday"><svg width="100%" height="100">\
                <rect class="bar" x="39.67%" y="60" width="20.67%" height="45" rx="4"/></svg>\
                <line class="axis" x2="100%" y1="100" y2="100"/>\
                <text class="value" x="16.67%" y="94" text-anchor="middle" font-size="12">0 %</text>\
                <text class="tick" x="16.67%" y="117" text-anchor="middle" font-size="12">Mon</text>\
                <text class="value" x="50%" y="54" text-anchor="middle" font-size="12">25 %</text>\
                <text class="tick" x="50%" y="117" text-anchor="middle" font-size="12">Tue</text>\
                <text class="value" x="83.33%" y="94" text-anchor="middle" font-size="12">–</text>\
                <text class="tick" x="83.33%" y="117" text-anchor="middle" font-size="12">Wed</text></svg></div></figure>
                """)
    }

    @Test func allZerosHaveWordsButNoBars() {
        let text = BarChart(points: [none, none], accessibilityLabel: "", emptyText: "Nothing yet.").svg.text
        #expect(!text.contains("<rect") && text.contains(">0 %<") && !text.contains("Nothing yet."))
    }

    @Test func withoutValuesTheWordsSaySo() {
        #expect(
            BarChart(points: [absent], accessibilityLabel: "", emptyText: "Nothing yet.").svg.text.contains(
                "<p class=\"nothing\">Nothing yet.</p>"))
    }

    @Test func tenYearsOfBarsKeepTheTallestOfEachStretch() {
        var days = (0..<3650).map { ChartPoint(label: "", value: 1, text: "\($0)") }
        days[1234].value = 7
        let text = BarChart(points: days, accessibilityLabel: "", height: 70).svg.text
        #expect(text.split(separator: "<rect").count - 1 == 365)
        #expect(text.contains(">1234</text>"))
    }

    @Test func lyingBarsAreRowsWithNameBarAndValue() {
        let rows = [BarRows.Row(quarter, tint: "tint-leaf", link: "/habits/1"), BarRows.Row(absent)]
        #expect(
            BarRows(rows: rows, highest: 1, accessibilityLabel: "Rate by habit").svg == """
                <figure class="chart bar-rows"><ol class="rows" role="list" aria-label="Rate by habit">\
                <li class="row tint-leaf"><span class="row-name"><a href="/habits/1">Tue</a></span>\
                <svg class="row-bar" width="100%" height="8" aria-hidden="true">\
                <rect class="track" width="100%" height="8" rx="4"/><rect class="bar" width="25%" height="8" rx="4"/>\
                </svg><span class="row-value">25 %</span></li>\
                <li class="row"><span class="row-name">Wed</span>\
                <svg class="row-bar" width="100%" height="8" aria-hidden="true">\
                <rect class="track" width="100%" height="8" rx="4"/></svg><span class="row-value">–</span></li></ol></figure>
                """)
        #expect(BarRows(rows: [], accessibilityLabel: "").svg.isEmpty)
    }

    @Test func streaksAreCentredAndInProportion() {
        let rows = [
            StreakBars.Row(days: 8, length: "8 days", start: "1 Jan", end: "8 Jan"),
            StreakBars.Row(days: 2, length: "2 days", start: "1 Mar", end: "2 Mar"),
        ]
        #expect(
            StreakBars(rows: rows, accessibilityLabel: "Best streaks").svg == """
                <figure class="chart streak-bars"><ol class="rows" role="list" aria-label="Best streaks">\
                <li class="row"><span class="row-start">1 Jan</span><span class="row-bar">\
                <svg width="100%" height="24" aria-hidden="true">\
                <rect class="bar" x="0%" width="100%" height="24" rx="6"/></svg>\
                <span class="row-length">8 days</span></span><span class="row-end">8 Jan</span></li>\
                <li class="row"><span class="row-start">1 Mar</span><span class="row-bar">\
                <svg width="100%" height="24" aria-hidden="true">\
                <rect class="bar" x="37.5%" width="25%" height="24" rx="6"/></svg>\
                <span class="row-length">2 days</span></span><span class="row-end">2 Mar</span></li></ol></figure>
                """)
        #expect(StreakBars(rows: [], accessibilityLabel: "").svg.isEmpty)
    }
}
