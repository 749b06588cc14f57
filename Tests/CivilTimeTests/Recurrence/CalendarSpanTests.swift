import CivilTime
import Testing

struct CalendarSpanTests {
    @Test(arguments: [
        ("P3D", "2026-11-20", "2026-11-23"), ("P2W", "2026-11-20", "2026-12-04"),
        ("P1M", "2026-01-31", "2026-02-28"), ("P1M", "2024-01-31", "2024-02-29"), ("P13M", "2026-12-31", "2028-01-31"),
        ("P1Y", "2024-02-29", "2025-02-28"), ("P12M", "2026-11-30", "2027-11-30"),
        ("P9999Y", "2026-11-20", "9999-12-31"),
        ("P9999D", "9999-12-30", "9999-12-31"),
    ])
    func aSpanEndsSoMuchLater(_ span: String, _ day: String, _ later: String) throws {
        #expect(try #require(CalendarSpan(span)).day(after: try #require(Day(day))).text == later)
    }

    @Test(arguments: ["P1D", "P9999Y", "P12M", "P52W"])
    func aSpanIsWrittenAsItWasRead(_ text: String) { #expect(CalendarSpan(text)?.text == text) }

    @Test(arguments: [
        "", "P", "PD", "3D", "P0D", "P03D", "P10000D", "P-1D", "P+1D", "P1H", "P1d", "p1D", "P1D ", "P1D2M", "P١D",
    ])
    func anythingElseIsNoSpan(_ text: String) { #expect(CalendarSpan(text) == nil) }

    @Test func aCountIsWithinBounds() {
        #expect(CalendarSpan(0, .days) == nil)
        #expect(CalendarSpan(10_000, .days) == nil)
        #expect(CalendarSpan(9999, .weeks)?.text == "P9999W")
    }
}
