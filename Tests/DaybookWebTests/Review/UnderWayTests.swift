import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// Reviews of a week on its first day, Monday, 23 November 2026, of which no day is over.
@Suite struct UnderWayTests {
    /// A journal on Monday with three habits, of which one was done and a limit was exceeded.
    private func monday() throws -> WebSession {
        var journey = WebSession()
        journey.now.milliseconds += 3 * 86_400_000
        var ids: [RecordID] = []
        for title in ["Read", "Run", "Swim"] {
            ids.append(try journey.add(title) { $0.startDay = Day("2026-06-01") })
        }
        let coffee = try journey.add("Coffee") {
            ($0.kind, $0.target, $0.unit, $0.startDay) = (.atMost, 2, "cups", Day("2026-06-01"))
        }
        _ = journey.post(.habits(.mark(ids[0], journey.today)), [("do", "done")])
        try journey.keep(.setValue(coffee, on: journey.today, 3))
        return journey
    }

    @Test func theRateOfAWeekOfWhichNoDayIsOverIsThatOfTodaySoFar() throws {
        var journey = try monday()
        let week = journey.open("/review").main
        #expect(week.contains("#by-habit\">25% so far</a></dd></div>"), "\(week)")
        #expect(!week.contains("today only once") && !week.contains("What stands out"))
        journey.now.milliseconds += 86_400_000
        let tuesday = journey.open("/review").main
        #expect(tuesday.contains("#by-habit\">25%</a></dd>") && tuesday.contains("What stands out"))
    }

    @Test func aWeekOfWhichNoDayIsOverHasNoRateInAYear() throws {
        var journey = try monday()
        let file = journey.open(.chart("rate", of: "/review?period=year")).text
        #expect(file.hasSuffix("2026-11-23,\r\n"), "\(file)")
        #expect(!journey.open("/review?period=year").has("so far"))
    }
}
