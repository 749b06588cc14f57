import CivilTime
import Testing

struct RecurrenceTextTests {
    @Test(arguments: [
        "FREQ=DAILY", "FREQ=SECONDLY;INTERVAL=90", "FREQ=WEEKLY;COUNT=3;BYDAY=MO,WE;WKST=SU",
        "FREQ=MONTHLY;UNTIL=20271231;BYDAY=-1FR", "FREQ=MONTHLY;UNTIL=20271231T090000Z;BYMONTHDAY=-1,1",
        "FREQ=YEARLY;BYMONTH=1,2;BYWEEKNO=-1,20;BYYEARDAY=-366,1;BYHOUR=0,23;BYMINUTE=59;BYSECOND=30;BYSETPOS=-1,2",
        "RSCALE=GREGORIAN;FREQ=MONTHLY;UNTIL=20271231T090000;SKIP=FORWARD",
    ])
    func canonicalTextIsWrittenAsItIsRead(_ text: String) throws {
        #expect(try RecurrenceRule(text).text == text)
    }

    @Test(arguments: [
        ("rrule:freq=daily;interval=1", "FREQ=DAILY"), ("BYDAY=WE,MO,WE;FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=MO,WE"),
        ("FREQ=DAILY;BYSECOND=60", "FREQ=DAILY;BYSECOND=59"), ("FREQ=MONTHLY;BYDAY=+1MO", "FREQ=MONTHLY;BYDAY=1MO"),
        ("FREQ=MONTHLY;SKIP=OMIT;WKST=MO", "FREQ=MONTHLY"),
    ])
    func otherWaysToWriteItMeanTheSame(_ text: String, _ canonical: String) throws {
        #expect(try RecurrenceRule(text).text == canonical)
    }

    @Test(
        arguments: [
            ("", .malformedPart("")), ("FREQ", .malformedPart("FREQ")), ("every day", .malformedPart("EVERY DAY")),
            ("FREQ=DAILY;;", .malformedPart("")), (";", .malformedPart("")),
            ("FREQ=DAILY;BYEASTER=0", .unknownPart("BYEASTER")),
            ("FREQ=DAILY;FREQ=DAILY", .repeatedPart("FREQ")), ("INTERVAL=2", .missingFrequency),
            ("FREQ=FORTNIGHTLY", .badValue(part: "FREQ", value: "FORTNIGHTLY")),
            ("FREQ=DAILY;INTERVAL=0", .badValue(part: "INTERVAL", value: "0")),
            ("FREQ=DAILY;INTERVAL=99999999999999999999", .badValue(part: "INTERVAL", value: "99999999999999999999")),
            ("FREQ=DAILY;COUNT=-1", .badValue(part: "COUNT", value: "-1")),
            ("FREQ=DAILY;UNTIL=20260230", .badValue(part: "UNTIL", value: "20260230")),
            ("FREQ=DAILY;UNTIL=2026-01-01", .badValue(part: "UNTIL", value: "2026-01-01")),
            ("FREQ=DAILY;COUNT=1;UNTIL=20260101", .countAndUntil),
            ("FREQ=DAILY;BYMONTH=13", .badValue(part: "BYMONTH", value: "13")),
            ("FREQ=DAILY;BYMONTH=1,,2", .badValue(part: "BYMONTH", value: "")),
            ("FREQ=MONTHLY;BYMONTHDAY=0", .badValue(part: "BYMONTHDAY", value: "0")),
            ("FREQ=MONTHLY;BYMONTHDAY=32", .badValue(part: "BYMONTHDAY", value: "32")),
            ("FREQ=DAILY;BYHOUR=24", .badValue(part: "BYHOUR", value: "24")),
            ("FREQ=MONTHLY;BYDAY=0MO", .badValue(part: "BYDAY", value: "0MO")),
            ("FREQ=MONTHLY;BYDAY=1", .badValue(part: "BYDAY", value: "1")),
            ("FREQ=WEEKLY;BYDAY=1MO", .notTogether("BYDAY=1MO", "FREQ=WEEKLY")),
            ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO", .notTogether("BYDAY=1MO", "BYWEEKNO")),
            ("FREQ=MONTHLY;BYWEEKNO=1", .notTogether("BYWEEKNO", "FREQ=MONTHLY")),
            ("FREQ=WEEKLY;BYMONTHDAY=1", .notTogether("BYMONTHDAY", "FREQ=WEEKLY")),
            ("FREQ=DAILY;BYYEARDAY=1", .notTogether("BYYEARDAY", "FREQ=DAILY")),
            ("FREQ=DAILY;BYSETPOS=1", .positionsAlone),
            ("RSCALE=HEBREW;FREQ=YEARLY", .badValue(part: "RSCALE", value: "HEBREW")),
        ] as [(String, RecurrenceRefusal)])
    func invalidRulesAreRefusedWithTheReason(_ text: String, _ refusal: RecurrenceRefusal) {
        #expect(throws: refusal) { try RecurrenceRule(text) }
    }

    @Test func hugeTextIsRefusedUnread() {
        #expect(throws: RecurrenceRefusal.tooLong) { try RecurrenceRule(String(repeating: "FREQ=DAILY;", count: 9999)) }
    }
}
