import Testing

@testable import Markup

struct HeatMapTests {
    @Test func aSmallHeatMapHasWeekdaysMonthsCellsAndAScale() throws {
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
        try expectDrawing(map.svg, is: "heat-map")
    }

    @Test func aYearScrollsAndCanBeFocusedByKeyboard() {
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

    @Test func theLegendNamesHatchedCellsIfAsked() {
        func legend(_ skipped: String) -> String {
            HeatMap(
                weeks: [], weekdays: [], scale: .init(less: "Less", more: "More", skipped: skipped),
                accessibilityLabel: ""
            ).svg.text
        }
        #expect(!legend("").contains("hatch"))
        #expect(legend("Away").contains("class=\"hatch\"") && legend("Away").contains("<span>Away</span></div>"))
    }

    @Test func monthLabelsWithoutRoomAreOmitted() {
        let week: [HeatMap.Cell?] = [.init(level: .none, label: "", text: "")]
        let months = [0, 1, 5, 99].map { HeatMap.MonthLabel(week: $0, text: "M\($0)x") }
        let map = HeatMap(weeks: .init(repeating: week, count: 9), weekdays: [], months: months, accessibilityLabel: "")
            .svg.text
        #expect(!map.contains(">M0x<") && map.contains(">M1x<") && map.contains(">M5x<") && !map.contains(">M99x<"))
    }

    @Test func anEmptyHeatMapIsStillAFigure() throws {
        try expectDrawing(HeatMap(weeks: [], weekdays: [], accessibilityLabel: "Nothing").svg, is: "heat-map-empty")
    }
}
