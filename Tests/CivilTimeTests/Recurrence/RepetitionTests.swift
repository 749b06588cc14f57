import CivilTime
import Testing

struct RepetitionTests {
    @Test(arguments: ["FREQ=DAILY", "FREQ=MONTHLY;BYDAY=-1FR", "AFTER=P3D", "AFTER=P9999M"])
    func aCodeIsWrittenAsItWasRead(_ code: String) throws { #expect(try Repetition(code: code).code == code) }

    @Test func aSpanComesSoLongAfterItWasDone() throws {
        #expect(try Repetition(code: "AFTER=P3D") == .afterDone(CalendarSpan(3, .days)!))
    }

    @Test(arguments: [
        ("AFTER=", RecurrenceRefusal.badValue(part: "AFTER", value: "")),
        ("AFTER=P0D", .badValue(part: "AFTER", value: "P0D")),
        ("AFTER=P3D;COUNT=2", .badValue(part: "AFTER", value: "P3D;COUNT=2")),
        ("AFTER=\u{301}P3D", .badValue(part: "AFTER", value: "\u{301}P3D")),
        ("INTERVAL=2", .missingFrequency),
    ])
    func aCodeIsRefused(_ code: String, why: RecurrenceRefusal) {
        #expect(throws: why) { try Repetition(code: code) }
    }

    @Test func aLongCodeIsQuotedShort() {
        let long = String(repeating: "9", count: 10_000)
        #expect(throws: RecurrenceRefusal.badValue(part: "AFTER", value: String(long.prefix(32)))) {
            try Repetition(code: "AFTER=" + long)
        }
    }
}
