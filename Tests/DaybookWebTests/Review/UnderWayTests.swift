import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing
import Words

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
        // A single day names no lowest habit.
        #expect(tuesday.contains("#by-habit\">25%</a></dd>") && !tuesday.contains("What stands out"))
        journey.now.milliseconds += 86_400_000
        #expect(journey.open("/review").main.contains("What stands out"))
    }

    @Test func theFirstDayOfAWeekOffersTheLastOne() throws {
        var journey = try monday()
        let habits = journey.state.activeHabits
        for habit in habits where habit.kind == .check {
            try journey.keep(.markDone(habit.id, on: Day("2026-11-18")!))
        }
        let link = "href=\"/review?until=2026-11-22\">Last week: "
        let page = journey.open("/review").main
        #expect(page.contains(link) && page.contains("perfect day"), "\(page)")
        #expect(!journey.open("/review?period=month").has("Last month"), "it began before")
        journey.now.milliseconds += 86_400_000
        #expect(!journey.open("/review").main.contains("Last week: "))
    }

    @Test func aWeekBeginsWithTheLastOneAndNoZeros() throws {
        var journey = WebSession()
        journey.now.milliseconds += 3 * 86_400_000
        let read = try journey.add("Read") { $0.startDay = Day("2026-06-01") }
        _ = try journey.add("Coffee") { ($0.kind, $0.target, $0.startDay) = (.atMost, 2, Day("2026-06-01")) }
        _ = journey.post(.habits(.mark(read, Day("2026-11-18")!)), [("do", "done")])
        let monday = journey.open("/review").main
        #expect(monday.contains("Last week: ") && !monday.contains("0%<") && !monday.contains("class=\"figures\""))
        #expect(!monday.contains("id=\"rate\"") && !monday.contains("Nothing to count yet"), "\(monday)")
        journey.now.milliseconds += 86_400_000
        // The limit of Monday was kept by time alone.
        let tuesday = journey.open("/review").main
        #expect(!tuesday.contains("50%") && tuesday.contains("Nothing to count yet"), "\(tuesday)")
        _ = journey.post(.habits(.mark(read, Day("2026-11-23")!)), [("do", "done")])
        #expect(journey.open("/review").main.contains("#by-habit\">100%</a></dd>"))
    }

    @Test func aDayUnderWayOnWhichNothingWasDoneHasNoPoint() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-18") }
        for day in ["2026-11-18", "2026-11-19"] {
            _ = journey.post(.habits(.mark(read, Day(day)!)), [("do", "done")])
        }
        let chart = journey.open(.review(.week)).part(from: "id=\"rate\"", to: "</section>")
        #expect(!chart.contains("end partial") && !chart.contains("series open"))
        #expect(chart.contains("20 Nov: 0% so far.") && chart.contains("<td>0% so far</td>"))
    }

    @Test func aWeekThatBeginsWithNothingDoneSaysSo() throws {
        var journey = WebSession()
        _ = try journey.add("Read") { $0.startDay = Day("2026-11-20") }
        let chart = journey.open(.review(.week)).part(from: "id=\"rate\"", to: "</section>")
        #expect(chart.contains("Nothing done so far"))
    }

    @Test func theEnergyOfTodayAloneIsSaidToBeSoFar() {
        var journey = WebSession()
        journey.now.milliseconds += 3 * 86_400_000
        _ = journey.post(
            .meals(.add(.lunch, nil, search: "")), [("id", "b1"), ("name", "Soup"), ("energy", "600"), ("fibre", "1")])
        let week = journey.open("/review").part(from: "review-figures", to: "</ul>")
        #expect(week.contains("kcal so far"), "\(week)")
        #expect(!journey.open(.dayReview(nil)).part(from: "review-figures", to: "</ul>").contains("so far"))
    }

    @Test func aMoodIsHigherNotMore() {
        #expect(
            Words(.russian).changed("Настроение", isMore: true, isMood: true, "3,8", "было 3")
                == "Настроение: выше, 3,8 (было 3).")
        #expect(Words(.polish).changed("Nastrój", isMore: false, isMood: true, "3", "4") == "Nastrój: niższy, 3 (4).")
        #expect(Words(.russian).budgetOver("Кафе", "перерасход 3 €") == "Кафе — перерасход 3 €")
    }

    @Test func aWeekOfWhichNoDayIsOverHasNoRateInAYear() throws {
        var journey = try monday()
        let file = journey.open(.chart("rate", of: "/review?period=year")).text
        #expect(file.hasSuffix("2026-11-23,\r\n"), "\(file)")
        #expect(!journey.open("/review?period=year").has("so far"))
    }
}
