import Testing

@testable import Markup

struct SmallChartTests {
    @Test func aRingHasATrackAnArcAndALabel() throws {
        try expectDrawing(
            ProgressRing(fraction: 0.625, label: "5/8", accessibilityLabel: "5 of 8 done", tint: "tint-leaf").svg,
            is: "progress-ring")
    }

    @Test(arguments: [0, -1, .nan, -.infinity] as [Double])
    func anEmptyRingHasNoArc(fraction: Double) throws {
        try expectDrawing(ProgressRing(fraction: fraction, size: 26).svg, is: "progress-ring-empty")
    }

    @Test(arguments: [1, 1.5, .infinity] as [Double])
    func aFullRingIsClosed(fraction: Double) {
        #expect(ProgressRing(fraction: fraction).svg.text.contains("stroke-dasharray=\"100 100\""))
    }

    @Test func aSparklineHasGapsAndEndsInADot() throws {
        try expectDrawing(
            Sparkline(values: [1, nil, 3, 2], tint: "tint-rose", width: 66, height: 26).svg, is: "sparkline")
        try expectDrawing(Sparkline(values: [.nan]).svg, is: "sparkline-empty")
    }

    @Test func pixelsOfAYearAreFilledSquaresWithAFaceForEachLevel() {
        let pixels = (1...5).map { level in
            YearPixels.Pixel(
                month: 1, day: level, level: level, point: ChartPoint(label: "\(level) Jan", value: 1, text: ""))
        }
        let text = YearPixels(
            pixels: pixels, levels: (1...5).map { .init(name: "Level \($0)", tint: "tint-\($0)") }, lengths: [31],
            months: ["J"], accessibilityLabel: "A month",
            table: ChartTable(summary: "As a table", labelHeading: "Day", valueHeadings: ["Mood"])
        ).svg.text
        // Every square is full, whatever its level.
        for day in 0..<5 {
            #expect(text.contains("tint-\(day + 1)\" d=\"M28 \(22 + day * 21)h14v14h-14z\""))
        }
        // A frown, a straight mouth and a smile tell the levels apart without colour.
        for mouth in ["M31 31q4 -8 8 0", "M31 71q4 0 8 0", "M31 111q4 8 8 0"] { #expect(text.contains(mouth)) }
        #expect(text.contains("<span>Level 1</span>") && text.contains("<span>Level 5</span>"))
    }
}
