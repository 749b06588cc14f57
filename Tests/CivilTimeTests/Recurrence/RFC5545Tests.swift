import CivilTime
import Testing

/// The examples of RFC 5545, section 3.8.5.3. All start at nine in the morning unless stated otherwise.
struct RFC5545Tests {
    private static let september = "1997-09-02T09:00"

    @Test(arguments: [
        ("FREQ=DAILY;COUNT=10", (2...11).map { "1997-09-\($0 < 10 ? "0" : "")\($0)" }),
        ("FREQ=DAILY;INTERVAL=2", ["1997-09-02", "1997-09-04", "1997-09-06"]),
        ("FREQ=DAILY;INTERVAL=10;COUNT=5", ["1997-09-02", "1997-09-12", "1997-09-22", "1997-10-02", "1997-10-12"]),
        ("FREQ=WEEKLY;INTERVAL=2;WKST=SU", ["1997-09-02", "1997-09-16", "1997-09-30", "1997-10-14"]),
        (
            "FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH",
            [
                "1997-09-02", "1997-09-04", "1997-09-09", "1997-09-11", "1997-09-16", "1997-09-18", "1997-09-23",
                "1997-09-25", "1997-09-30", "1997-10-02",
            ]
        ),
        (
            "FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH",
            [
                "1997-09-02", "1997-09-04", "1997-09-16", "1997-09-18", "1997-09-30", "1997-10-02", "1997-10-14",
                "1997-10-16",
            ]
        ),
        ("FREQ=MONTHLY;COUNT=6;BYMONTHDAY=-3", ["1997-09-28", "1997-10-29", "1997-11-28", "1997-12-29"]),
        ("FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15", ["1997-09-02", "1997-09-15", "1997-10-02", "1997-10-15"]),
        ("FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1", ["1997-09-30", "1997-10-01", "1997-10-31", "1997-11-01"]),
        (
            "FREQ=MONTHLY;INTERVAL=2;BYDAY=TU",
            ["1997-09-02", "1997-09-09", "1997-09-16", "1997-09-23", "1997-09-30", "1997-11-04"]
        ),
        (
            "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13",
            ["1998-02-13", "1998-03-13", "1998-11-13", "1999-08-13", "2000-10-13"]
        ),
        ("FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3", ["1997-09-04", "1997-10-07", "1997-11-06"]),
        ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", ["1997-09-29", "1997-10-30", "1997-11-27", "1997-12-30"]),
    ])
    func example(_ rule: String, _ days: [String]) throws {
        #expect(try times(rule, from: Self.september, days.count) == days.map { $0 + "T09:00:00" })
    }

    @Test(arguments: [
        (
            "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU", "1998-01-01",
            ["1998-01-04", "1998-01-11", "1998-01-18", "1998-01-25", "1999-01-03"]
        ),
        ("FREQ=MONTHLY;COUNT=10;BYDAY=1FR", "1997-09-05", ["1997-09-05", "1997-10-03", "1997-11-07", "1997-12-05"]),
        (
            "FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU", "1997-09-07",
            ["1997-09-07", "1997-09-28", "1997-11-02", "1997-11-30", "1998-01-04", "1998-01-25"]
        ),
        (
            "FREQ=MONTHLY;COUNT=6;BYDAY=-2MO", "1997-09-22",
            ["1997-09-22", "1997-10-20", "1997-11-17", "1997-12-22", "1998-01-19", "1998-02-16"]
        ),
        (
            "FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15", "1997-09-10",
            ["1997-09-10", "1997-09-11", "1997-09-12", "1997-09-13", "1997-09-14", "1997-09-15", "1999-03-10"]
        ),
        ("FREQ=YEARLY;COUNT=10;BYMONTH=6,7", "1997-06-10", ["1997-06-10", "1997-07-10", "1998-06-10", "1998-07-10"]),
        (
            "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3", "1997-03-10",
            ["1997-03-10", "1999-01-10", "1999-02-10", "1999-03-10"]
        ),
        (
            "FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200", "1997-01-01",
            ["1997-01-01", "1997-04-10", "1997-07-19", "2000-01-01", "2000-04-09", "2000-07-18"]
        ),
        ("FREQ=YEARLY;BYDAY=20MO", "1997-05-19", ["1997-05-19", "1998-05-18", "1999-05-17"]),
        ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "1997-05-12", ["1997-05-12", "1998-05-11", "1999-05-17"]),
        ("FREQ=YEARLY;BYMONTH=3;BYDAY=TH", "1997-03-13", ["1997-03-13", "1997-03-20", "1997-03-27", "1998-03-05"]),
        (
            "FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13", "1997-09-13",
            ["1997-09-13", "1997-10-11", "1997-11-08", "1997-12-13"]
        ),
        (
            "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "1997-08-05",
            ["1997-08-05", "1997-08-10", "1997-08-19", "1997-08-24"]
        ),
        (
            "FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "1997-08-05",
            ["1997-08-05", "1997-08-17", "1997-08-19", "1997-08-31"]
        ),
        (
            "FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8", "1996-11-05",
            ["1996-11-05", "2000-11-07", "2004-11-02"]
        ),
        (
            "FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5", "2007-01-15",
            ["2007-01-15", "2007-01-30", "2007-02-15", "2007-03-15", "2007-03-30"]
        ),
    ])
    func example(_ rule: String, from start: String, _ days: [String]) throws {
        #expect(try times(rule, from: start + "T09:00", days.count) == days.map { $0 + "T09:00:00" })
    }

    @Test(arguments: [
        ("FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000", ["09:00", "12:00", "15:00"]),
        ("FREQ=MINUTELY;INTERVAL=15;COUNT=6", ["09:00", "09:15", "09:30", "09:45", "10:00", "10:15"]),
        ("FREQ=MINUTELY;INTERVAL=90;COUNT=4", ["09:00", "10:30", "12:00", "13:30"]),
        ("FREQ=DAILY;BYHOUR=9,10;BYMINUTE=0,20,40;COUNT=5", ["09:00", "09:20", "09:40", "10:00", "10:20"]),
        ("FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10;COUNT=5", ["09:00", "09:20", "09:40", "10:00", "10:20"]),
    ])
    func exampleWithinADay(_ rule: String, _ clock: [String]) throws {
        #expect(try times(rule, from: Self.september, 10) == clock.map { "1997-09-02T\($0):00" })
    }

    @Test func dailyInJanuaryIsTheSameWrittenInTwoWays() throws {
        let days = try times(
            "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA", from: "1998-01-01T09:00", 100)
        #expect(days.count == 93)
        #expect(try times("FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1", from: "1998-01-01T09:00", 100) == days)
    }
}

/// The first occurrences of a rule.
func times(_ rule: String, from start: String, _ count: Int) throws -> [String] {
    let start = try #require(DateTime(start))
    return Occurrences(try RecurrenceRule(rule), from: start).prefix(count).map { $0.text }
}
