import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

struct LimitTileTests {
    @Test func aLimitThatIsKeptSoFarIsNotCalledUndone() throws {
        var journey = WebSession()
        let coffee = try journey.add("Coffee") { ($0.kind, $0.target, $0.unit) = (.atMost, 2, "cups") }
        for value in [0.0, 2] {
            if value > 0 { try journey.keep(.setValue(coffee, on: journey.today, value)) }
            let page = journey.open("/today")
            #expect(page.has("<span class=\"hidden\">, Within the limit so far</span>") && !page.has(", Not done"))
        }
    }

    @Test(arguments: [
        (Schedule.timesPerWeek(3), "0 of 5 km · 0 of 3 this week"),
        (.timesPerMonth(2), "0 of 5 km · 0 of 2 this month"),
        (.daily, "0 of 5 km<"),
    ])
    func anAmountStandsBesideTheTimesOfItsWeek(_ schedule: Schedule, _ said: String) throws {
        var journey = WebSession()
        _ = try journey.add("Run") { ($0.kind, $0.target, $0.unit, $0.schedule) = (.atLeast, 5, "km", schedule) }
        #expect(journey.open("/today").main.replacing("\u{a0}", with: " ").contains("<span>" + said))
    }

    @Test(arguments: [
        ("en", "Over the limit: 3 of 2 cups"), ("ru", "Выше предела: 3 из 2"), ("pl", "Ponad limit: 3 z 2"),
    ])
    func aLimitThatIsExceededSaysSo(_ language: String, _ said: String) throws {
        var journey = WebSession()
        journey.languages = [language]
        let coffee = try journey.add("Coffee") { ($0.kind, $0.target, $0.unit) = (.atMost, 2, "cups") }
        try journey.keep(.setValue(coffee, on: journey.today, 2))
        #expect(!journey.open("/today").has("tile over"))
        try journey.keep(.setValue(coffee, on: journey.today, 3))
        let page = journey.open("/today")
        #expect(page.has("class=\"tile over") && page.has(said))
        try journey.keep(.setValue(coffee, on: journey.today.advanced(by: -1), 3))
        #expect(journey.open(.today(journey.today.advanced(by: -1))).has("class=\"tile over"))
    }

    @Test func anExceededLimitIsNeitherToGoNorInTheRing() throws {
        var journey = WebSession()
        let coffee = try journey.add("Coffee") { ($0.kind, $0.target, $0.unit) = (.atMost, 2, "cups") }
        let read = try journey.add("Read")
        _ = try journey.add("Run")
        _ = journey.post(.habits(.mark(read, journey.today)), [("do", "done")])
        try journey.keep(.setValue(coffee, on: journey.today, 3))
        let page = journey.open(.today(nil))
        #expect(page.has(">1/2<") && page.has("One to go"), "\(page.main)")
    }

    @Test func aLimitKeptOnADayWithoutAnEntryIsNoTimeDoneInTheCalendar() throws {
        for schedule in [.daily, .timesPerWeek(5)] as [Schedule] {
            var journey = WebSession()
            let coffee = try journey.add("Coffee") {
                ($0.kind, $0.target, $0.unit, $0.startDay) = (.atMost, 2, "cups", Day("2026-11-01"))
                $0.schedule = schedule
            }
            for (day, cups) in [("2026-11-03", 1.0), ("2026-11-04", 2), ("2026-11-05", 3)] {
                try journey.keep(.setValue(coffee, on: Day(day)!, cups))
            }
            let page = journey.open(.habits(.habit(coffee, month: nil)))
            let calendar = page.part(from: "id=\"month\"", to: "</section>")
            #expect(calendar.contains("<span class=\"count\">2 times</span>"), "\(calendar)")
            #expect(calendar.ranges(of: "class=\"day done\"").count == 3, "two days and the key")
            #expect(calendar.contains("1 November, kept, nothing logged"), "\(calendar)")
            #expect(page.has("<dt>Times done</dt><dd>2</dd>"))
            let year = page.part(from: "<h2>The year</h2>", to: "</section>")
            #expect(year.contains("<p>2 days</p>") && year.contains("Times done: 2"), "\(year)")
            #expect(year.contains("Kept, nothing logged"))
            let file = journey.open(.chart("history", of: PageRoute.habits(.habit(coffee, month: nil)).url)).text
            #expect(file.contains("2026-11-02,\r\n2026-11-03,1\r\n"), "\(file)")
        }
    }

    @Test func theWeekOfALimitTellsDaysWithoutAnEntryFromTimesDone() throws {
        var journey = WebSession()
        let coffee = try journey.add("Coffee") {
            ($0.kind, $0.target, $0.startDay) = (.atMost, 2, Day("2026-11-01"))
        }
        try journey.keep(.setValue(coffee, on: journey.today.advanced(by: -1), 1))
        let week = journey.open("/habits").part(from: "week-marks", to: "</form>")
        #expect(week.ranges(of: "class=\"day done\"").count == 1, "\(week)")
        #expect(week.ranges(of: "kept, nothing logged").count == 5, "\(week)")
    }
}
