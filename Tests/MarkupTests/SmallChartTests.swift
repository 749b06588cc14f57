import Testing

@testable import Markup

struct SmallChartTests {
    @Test func aRingIsATrackAnArcAndWords() {
        #expect(
            ProgressRing(fraction: 0.625, label: "5/8", accessibilityLabel: "5 of 8 done", tint: "tint-leaf").svg == """
                <svg class="ring tint-leaf" width="64" height="64" viewBox="0 0 64 64" role="img" \
                aria-label="5 of 8 done"><circle class="track" cx="32" cy="32" r="28.24" fill="none" \
                stroke-width="7.53"/><circle class="arc" cx="32" cy="32" r="28.24" fill="none" stroke-width="7.53" \
                pathLength="100" stroke-dasharray="62.5 100" transform="rotate(-90 32 32)"/>\
                <text class="ring-label" x="50%" y="50%" text-anchor="middle" dominant-baseline="central" \
                font-size="16">5/8</text></svg>
                """)
    }

    @Test(arguments: [0, -1, .nan, -.infinity] as [Double])
    func anEmptyRingHasNoArc(fraction: Double) {
        #expect(
            ProgressRing(fraction: fraction, size: 26).svg == """
                <svg class="ring" width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">\
                <circle class="track" cx="13" cy="13" r="11.47" fill="none" stroke-width="3.06"/></svg>
                """)
    }

    @Test(arguments: [1, 1.5, .infinity] as [Double])
    func aFullRingIsClosed(fraction: Double) {
        #expect(ProgressRing(fraction: fraction).svg.text.contains("stroke-dasharray=\"100 100\""))
    }

    @Test func aSparklineHasGapsAndADotAtItsEnd() {
        #expect(
            Sparkline(values: [1, nil, 3, 2], tint: "tint-rose", width: 66, height: 26).svg == """
                <svg class="sparkline tint-rose" width="66" height="26" viewBox="-3 -3 66 26" aria-hidden="true">\
                <path class="series" d="M0 20h0M40 0L60 10" fill="none"/>\
                <circle class="end" cx="60" cy="10" r="2.5"/></svg>
                """)
        #expect(
            Sparkline(values: [.nan]).svg == """
                <svg class="sparkline" width="96" height="24" viewBox="-3 -3 96 24" aria-hidden="true"></svg>
                """)
    }
}
