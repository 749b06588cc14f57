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
}
