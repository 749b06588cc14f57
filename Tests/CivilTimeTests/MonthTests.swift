import Testing

@testable import CivilTime

@Suite struct MonthTests {
    @Test func aMonthKnowsItsFirstAndLastDay() throws {
        let february = try #require(Month("2028-02"))
        #expect(february.first.text == "2028-02-01")
        #expect(february.last.text == "2028-02-29")
        #expect(february.dayCount == 29)
        #expect(Day("2028-02-17")?.monthOfYear == february)
    }

    @Test func textIsReadStrictly() {
        #expect(Month("2026-11")?.text == "2026-11")
        for text in ["", "2026-1", "2026-13", "2026-00", "0000-01", "202611", "2026-11-01"] {
            #expect(Month(text) == nil, "\(text)")
        }
    }

    @Test func addingMonthsCrossesYearsAndStopsAtTheEnds() throws {
        let november = try #require(Month("2026-11"))
        #expect(november.advanced(by: 2).text == "2027-01")
        #expect(november.advanced(by: -11).text == "2025-12")
        #expect(november.advanced(by: .max).text == "9999-12")
        #expect(november.advanced(by: .min).text == "0001-01")
        #expect(november < november.advanced(by: 1))
    }
}
