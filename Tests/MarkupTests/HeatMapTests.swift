import Testing

@testable import Markup

struct HeatMapTests {
    @Test func aSmallMapHasWeekdaysMonthsCellsAndAScale() {
        let map = HeatMap(
            weeks: [
                [nil, .init(level: .level(3), label: "1 Nov", text: "4 of 5")],
                [
                    .init(level: .skipped, label: "2 Nov", text: "skipped"),
                    .init(level: .none, label: "3 Nov", text: "not due", isToday: true),
                ],
            ],
            weekdays: ["Mon", ""], months: [.init(week: 1, text: "Nov")], scale: .init(less: "Less", more: "More"),
            accessibilityLabel: "Two weeks", tint: "tint-leaf", cellSize: 15)
        #expect(
            map.svg == """
                <figure class="chart heat-map tint-leaf"><div class="heat">\
                <svg class="heat-days" width="26" height="55" overflow="visible" aria-hidden="true">\
                <text class="tick" y="30" font-size="12">Mon</text></svg><div class="heat-scroll">\
                <svg class="heat-cells" direction="ltr" width="45" height="55" role="img" aria-label="Two weeks">\
                <text class="tick" x="19" y="11" font-size="12">Nov</text><g transform="translate(1)">\
                <g><rect class="cell level-3" y="37" width="15" height="15" rx="3"/>\
                <title>1 Nov: 4 of 5</title></g></g><g transform="translate(19)">\
                <g><rect class="cell skipped" y="19" width="15" height="15" rx="3"/>\
                <path class="hatch" d="M3 27.25l5.25 -5.25M6.75 31l5.25 -5.25"/><title>2 Nov: skipped</title></g>\
                <g><rect class="cell none today" y="37.5" width="14" height="14" rx="3"/>\
                <title>3 Nov: not due</title></g></g></svg></div></div>\
                <div class="heat-scale" aria-hidden="true"><span>Less</span><svg width="72" height="12">\
                <rect class="cell level-0" x="0" width="12" height="12" rx="3"/>\
                <rect class="cell level-1" x="15" width="12" height="12" rx="3"/>\
                <rect class="cell level-2" x="30" width="12" height="12" rx="3"/>\
                <rect class="cell level-3" x="45" width="12" height="12" rx="3"/>\
                <rect class="cell level-4" x="60" width="12" height="12" rx="3"/></svg><span>More</span></div></figure>
                """)
    }

    @Test func aYearScrollsAndCanBeReachedByKeyboard() {
        let week = [HeatMap.Cell?](repeating: .init(level: .level(0), label: "", text: ""), count: 7)
        let year = HeatMap(weeks: .init(repeating: week, count: 53), weekdays: [], accessibilityLabel: "", cellSize: 1)
            .svg.text
        #expect(year.contains("<div class=\"heat-scroll\" tabindex=\"0\">"))
        #expect(year.contains("width=\"743\"") && year.contains("width=\"11\""))
        let weeks = HeatMap(weeks: .init(repeating: week, count: 7), weekdays: [], accessibilityLabel: "", cellSize: 24)
            .svg.text
        #expect(!weeks.contains("tabindex"))
    }

    @Test func everyLevelIsOneOfFive() {
        for (number, name) in [(-3, "level-0"), (0, "level-0"), (2, "level-2"), (4, "level-4"), (9, "level-4")] {
            let map = HeatMap(
                weeks: [[.init(level: .level(number), label: "", text: "")]], weekdays: [], accessibilityLabel: "")
            #expect(map.svg.text.contains("class=\"cell \(name)\""))
        }
    }

    @Test func monthsWithoutRoomStepBackForTheNext() {
        let week: [HeatMap.Cell?] = [.init(level: .none, label: "", text: "")]
        let months = [0, 1, 5, 99].map { HeatMap.MonthLabel(week: $0, text: "M\($0)x") }
        let map = HeatMap(weeks: .init(repeating: week, count: 9), weekdays: [], months: months, accessibilityLabel: "")
            .svg.text
        #expect(!map.contains(">M0x<") && map.contains(">M1x<") && map.contains(">M5x<") && !map.contains(">M99x<"))
    }

    @Test func anEmptyMapIsStillAFigure() {
        #expect(
            HeatMap(weeks: [], weekdays: [], accessibilityLabel: "Nothing").svg == """
                <figure class="chart heat-map"><div class="heat"><div class="heat-scroll">\
                <svg class="heat-cells" direction="ltr" width="16" height="1" role="img" aria-label="Nothing"></svg>\
                </div></div></figure>
                """)
    }
}
