import Testing

@testable import Markup

struct FixedPointTests {
    private func printed(_ value: Double) -> String { ("\(fixed: value)" as HTML).text }

    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (1.5, "1.5"), (1.05, "1.05"), (12.345, "12.35"), (-12.345, "-12.35"),
            (0.001, "0"), (-0.001, "0"), (0.995, "1"), (99.999, "100"), (1e9, "1000000000"), (1e300, "1000000000"),
            (-.infinity, "-1000000000"), (.nan, "0"), (100.0 / 3, "33.33"),
        ] as [(Double, String)])
    func coordinatesHaveAtMostTwoDecimals(value: Double, expected: String) {
        #expect(printed(value) == expected)
    }

    @Test func everyHundredthIsFormattedExactly() throws {
        for hundredths in -2_345...2_345 {
            let value = try #require(Double(printed(Double(hundredths) / 100)))
            #expect(value == Double(hundredths) / 100)
        }
    }

    @Test func fractionsAreFormattedAsPercentages() {
        #expect("\(percent: 0) \(percent: 0.375) \(percent: 1) \(percent: 1.0 / 3)" as HTML == "0% 37.5% 100% 33.33%")
    }
}
