import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct StatisticsTests {
    @Test func completionsOnDaysNotDueDoNotRaiseTheRate() throws {
        var journey = WebSession()
        // Due on Mondays, 9 and 16 November; done only on Tuesday the 17th.
        let read = try journey.add("Read") {
            $0.schedule = .weekdays([.monday])
            $0.startDay = Day("2026-11-09")
        }
        _ = journey.post(.habits(.mark(read, Day("2026-11-17")!)), [("do", "done")])
        #expect(journey.open(.review(.month)).has("<dt>Completion rate</dt><dd>0%</dd>"))
    }

    @Test func pageWithoutHabitsSaysThereIsNothingToCount() {
        var journey = WebSession()
        #expect(journey.open(.review(.month)).has("Nothing to count yet"))
    }

    @Test func theRateIsDoneOverDue() throws {
        var journey = WebSession()
        // Due from the 17th to the 20th, done on three of the four days: 75 %.
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-17") }
        for day in ["2026-11-17", "2026-11-18", "2026-11-20"] {
            _ = journey.post(.habits(.mark(read, Day(day)!)), [("do", "done")])
        }
        let page = journey.open(.review(.week))
        #expect(page.has("<dt>Completion rate</dt><dd>75%</dd>"))
        #expect(page.has("<dt>Times done</dt><dd>3</dd>"))
    }

    @Test func reviewStepsToThePeriodsBeforeAndBack() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-06") }
        for day in ["2026-11-06", "2026-11-07", "2026-11-14"] {
            _ = journey.post(.habits(.mark(read, Day(day)!)), [("do", "done")])
        }
        let now = journey.open(.review(.week))
        #expect(now.has("<dt>Completion rate</dt><dd>14%</dd>") && now.has("The last 49 days"))
        let before = journey.open(try #require(now.value(of: "href", after: "period-steps")))
        #expect(before.has("<p>7–13 Nov 2026</p>") && before.has("<dt>Completion rate</dt><dd>14%</dd>"))
        #expect(before.has("<dt>Longest streak</dt><dd>2") && !before.has("so far") && !before.has("49 days"))
        let first = journey.open(try #require(before.value(of: "href", after: "period-steps")))
        #expect(first.has("<dt>Completion rate</dt><dd>100%</dd>") && first.has("aria-disabled=\"true\""))
        #expect(first.has("href=\"/review?until=2026-11-13\"") && before.has("href=\"/review\" rel=\"next\""))
        let file = journey.open(.chart("rate", of: "/review?until=2026-11-13")).text
        #expect(file.hasPrefix("Day,Completion rate\r\n2026-11-07,1\r\n") && file.hasSuffix("2026-11-13,0\r\n"))
    }

    @Test(arguments: ["0001-01-01", "9999-12-31", "2026-11-21", "1985-01-01"], Period.allCases)
    func reviewOfAnyDayIsShown(until day: String, of period: Period) throws {
        var journey = WebSession()
        _ = try journey.add("Read") { $0.startDay = Day("2026-11-06") }
        #expect(journey.open("/review?period=\(period.code)&until=\(day)").status == 200)
    }

    @Test(arguments: Period.allCases) func everyPeriodHasItsPage(_ period: Period) throws {
        var journey = WebSession()
        _ = try journey.add("Read") { $0.startDay = Day("2016-11-17") }
        #expect(journey.open(.review(period)).has("By habit"))
    }

    @Test func aYearIsShownWeekByWeek() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-01-01") }
        // The week from Monday, 2 November, is done on 7 of 7 days.
        for day in 2...8 {
            _ = journey.post(.habits(.mark(read, Day(year: 2026, month: 11, day: day)!)), [("do", "done")])
        }
        let page = journey.open(.review(.year))
        #expect(page.has("<h2>Week by week</h2>") && !page.has("Day by day"))
        #expect(page.has("<th scope=\"col\">Week</th><th scope=\"col\">Completion rate</th>"))
        #expect(page.has("<tr><th scope=\"row\">2–8 Nov</th><td>100%</td></tr>"))
        #expect(journey.open(.review(.month)).has("<h2>Day by day</h2>"))
    }

    @Test func anUnfinishedDayIsAHollowDotAndSaidToBeUnfinished() throws {
        var journey = WebSession()
        let habits = try ["Read", "Run", "Write", "Draw"].map { title in
            try journey.add(title) { $0.startDay = Day("2026-11-18") }
        }
        for habit in habits {
            for day in ["2026-11-18", "2026-11-19"] {
                _ = journey.post(.habits(.mark(habit, Day(day)!)), [("do", "done")])
            }
        }
        _ = journey.post(.habits(.mark(habits[0], journey.today)), [("do", "done")])
        let open = journey.open(.review(.week))
        #expect(open.has("class=\"end partial\""))
        #expect(open.has("20 Nov: 25% so far.\""))
        #expect(open.has("<td>25% so far</td>"))
        for habit in habits.dropFirst() { _ = journey.post(.habits(.mark(habit, journey.today)), [("do", "done")]) }
        #expect(!journey.open(.review(.week)).has("so far"))
    }

    @Test func anUnfinishedDayDoesNotCountInTheAverageByWeekday() throws {
        var journey = WebSession()
        // Due from Thursday, 19 November; today is Friday.
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-19") }
        _ = journey.post(.habits(.mark(read, Day("2026-11-19")!)), [("do", "done")])
        let open = journey.open(.review(.week)).part(from: "Average by weekday", to: "</figure>")
        #expect(open.split(separator: "class=\"bar\"").count == 2)
        #expect(open.contains("aria-label=\"Thursday: 100%\""), "\(open)")
        _ = journey.post(.habits(.mark(read, journey.today)), [("do", "done")])
        let done = journey.open(.review(.week)).part(from: "Average by weekday", to: "</figure>")
        #expect(done.split(separator: "class=\"bar\"").count == 3)
    }

    @Test func theMapOfTheLastDaysIsDescribedInASentence() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-18") }
        _ = journey.post(.habits(.mark(read, Day("2026-11-18")!)), [("do", "done")])
        let sentence = "On average 50% done; the best day 100%, the lowest 0%."
        #expect(journey.open(.review(.week)).main.contains("aria-label=\"\(sentence)\""))
    }

    @Test func aChartIsSavedAsAFile() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-18") }
        _ = journey.post(.habits(.mark(read, Day("2026-11-18")!)), [("do", "done")])
        let page = journey.open(.review(.week))
        let url = try #require(page.value(of: "href", after: "class=\"chart-options\""))
        let file = journey.open(url)
        #expect(file.text == "Day,Completion rate\r\n2026-11-18,1\r\n2026-11-19,0\r\n2026-11-20,0\r\n")
        #expect(file.response.contentType == "text/csv; charset=utf-8")
        #expect(file.response.fileName == "daybook-rate-2026-11-20.csv")
        for title in ["Average by weekday", "The last 49 days"] {
            #expect(page.has("aria-label=\"Options: \(title)\""), "\(title)")
        }
        let weekdays = journey.open(.chart("weekdays", of: "/review"))
        #expect(weekdays.text == "Day,Completion rate\r\nMon,\r\nTue,\r\nWed,1\r\nThu,0\r\nFri,\r\nSat,\r\nSun,\r\n")
        #expect(journey.open(.chart("last-49-days", of: "/review")).text.hasSuffix("2026-11-19,0\r\n2026-11-20,0\r\n"))
        #expect(journey.open(.chart("strength", of: "/review")).status == 404)
        #expect(journey.open(.chart("rate", of: "https://example.org")).status == 404)
    }
}
