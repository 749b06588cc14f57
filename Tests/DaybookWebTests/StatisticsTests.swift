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
        #expect(journey.open(.review(.month)).has("#by-habit\">0%</a></dd>"))
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
        #expect(page.has("#by-habit\">75%</a></dd>"))
        #expect(page.has("href=\"/habits\">3</a></dd>"))
    }

    @Test func whatCanWaitKeepsTheRateWhole() throws {
        var journey = WebSession()
        // The daily ones are done from Monday, the 16th, on.
        let first = Day("2026-11-16")!
        journey.now.milliseconds -= 4 * 86_400_000
        #expect(journey.today == first)
        let daily = try (1...24).map { number in try journey.add("Daily \(number)") { $0.startDay = first } }
        _ = try journey.add("Weekly") { ($0.schedule, $0.startDay) = (.timesPerWeek(1), first) }
        journey.now.milliseconds += 4 * 86_400_000
        for habit in daily {
            for day in (0..<5).map({ first.advanced(by: $0) }) {
                _ = journey.post(.habits(.mark(habit, day)), [("do", "done")])
            }
        }
        let page = journey.open(.review(.week))
        // The weekly one can wait until Sunday.
        #expect(page.has("#by-habit\">100%</a></dd>") && page.has("#days\">5</a></dd>"))
        #expect(!page.has("On a perfect day"), "all of them are")
    }

    @Test func perfectDaysAreExplainedOnlyBesideHabitsDueSeveralTimesAPeriod() throws {
        var journey = WebSession()
        _ = try journey.add("Read") { $0.startDay = Day("2026-11-17") }
        #expect(!journey.open(.review(.week)).has("On a perfect day"))
        _ = try journey.add("Run") { ($0.schedule, $0.startDay) = (.timesPerWeek(3), Day("2026-11-16")) }
        #expect(journey.open(.review(.week)).has("One that is due several times a week or month"))
    }

    @Test func whatIsStillToBeDoneTodayLowersNoRate() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-18") }
        let morning = journey.open(.review(.week))
        #expect(morning.has("#by-habit\">0%</a></dd>"))
        for day in ["2026-11-18", "2026-11-19"] {
            _ = journey.post(.habits(.mark(read, Day(day)!)), [("do", "done")])
        }
        #expect(journey.open(.review(.week)).has("#by-habit\">100%</a></dd>"))
        let page = journey.open(.habits(.habit(read, month: nil)))
        #expect(page.has("<dt>past year</dt><dd>100<small>"))
    }

    @Test func onItsFirstDayAHabitHasTheRateOfThatDaySoFar() throws {
        var journey = WebSession()
        _ = try journey.add("Read") { $0.startDay = Day("2026-11-20") }
        let page = journey.open(.review(.week))
        #expect(page.has("#by-habit\">0% so far</a></dd>") && page.has("By habit"))
    }

    @Test func onAMondayTheRateIsThatOfTodayAndTheListExplainsIt() throws {
        var journey = WebSession()
        // The whole week before was kept.
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-16") }
        let walk = try journey.add("Walk") { $0.startDay = Day("2026-11-16") }
        _ = try journey.add("Run") { ($0.schedule, $0.startDay) = (.timesPerWeek(3), Day("2026-11-16")) }
        for offset in 0..<7 {
            _ = journey.post(.habits(.mark(read, Day("2026-11-16")!.advanced(by: offset))), [("do", "done")])
        }
        journey.now.milliseconds += 3 * 86_400_000
        _ = journey.post(.habits(.mark(read, journey.today)), [("do", "done")])
        let page = journey.open(.review(.week))
        #expect(page.has("#by-habit\">50% so far</a></dd>"))
        let list = page.part(from: "id=\"by-habit\"", to: "</section>")
        #expect(list.contains("Still open") && list.contains("–"))
        #expect(!page.has("last week:") && !page.has("What stands out"))
        _ = journey.post(.habits(.mark(walk, journey.today)), [("do", "done")])
        // Running can wait.
        #expect(journey.open(.review(.week)).has("#by-habit\">100%</a></dd>"))
        #expect(journey.open(.chart("rate", of: "/review")).text.hasSuffix("2026-11-23,1\r\n"))
    }

    @Test func perfectDaysAreThoseOfTheLedgerAndTheFullSquares() throws {
        var journey = WebSession()
        let now = journey.now
        journey.now.milliseconds -= 14 * 86_400_000
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-06") }
        let run = try journey.add("Run") { ($0.schedule, $0.startDay) = (.times(2, inDays: 5), Day("2026-11-06")) }
        journey.now = now
        for offset in 0..<12 {
            let day = Day("2026-11-06")!.advanced(by: offset)
            _ = journey.post(.habits(.mark(read, day)), [("do", "done")])
            if [0, 3, 7].contains(offset) { _ = journey.post(.habits(.mark(run, day)), [("do", "done")]) }
        }
        let month = Day("2026-11-01")!...journey.today
        let entries = journey.state.game(today: journey.today).ledger.entries(in: month)
        let count = entries.count { $0.reason == .allHabitsDone }
        let page = journey.open(.review(.month))
        #expect(count > 3 && page.has("#days\">\(count)</a></dd>"))
        let map = page.part(from: "The last 49 days", to: "</figure>")
        // The legend has a square of each shade, too.
        #expect(map.ranges(of: "class=\"cell level-4\"").count == count + 1)
    }

    @Test func reviewStepsToThePeriodsBeforeAndBack() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-06") }
        for day in ["2026-11-06", "2026-11-07", "2026-11-10", "2026-11-17"] {
            _ = journey.post(.habits(.mark(read, Day(day)!)), [("do", "done")])
        }
        let now = journey.open(.review(.week))
        // Today, Friday, is not over, so rates of the week before count through its Thursday.
        #expect(now.has("<p>16–22 Nov 2026</p>") && now.has("#by-habit\">25%</a></dd>"))
        let hint = "Skipped days do not count, and today only once it is done or over its limit."
        #expect(now.has(hint))
        #expect(now.has("The last 49 days") && now.has("<dd class=\"before\">by then last week: 25%</dd>"))
        let before = journey.open(try #require(now.value(of: "href", after: "period-steps")))
        #expect(before.has("<p>9–15 Nov 2026</p>") && before.has("#by-habit\">14%</a></dd>"))
        #expect(before.has("<dd class=\"before\">week before: 67%</dd>") && !before.has(hint))
        #expect(before.has("<dt>Longest streak in the week</dt><dd>1<"))
        #expect(!before.has("so far") && !before.has("49 days"))
        let first = journey.open(try #require(before.value(of: "href", after: "period-steps")))
        #expect(!first.has("week before"))
        #expect(first.has("#by-habit\">67%</a></dd>") && first.has("aria-disabled=\"true\""))
        #expect(first.has("href=\"/review?until=2026-11-15\"") && before.has("href=\"/review\" rel=\"next\""))
        let file = journey.open(.chart("rate", of: "/review?until=2026-11-15")).text
        #expect(file.hasPrefix("Day,Completion rate\r\n2026-11-09,0\r\n2026-11-10,1\r\n"))
        #expect(file.hasSuffix("2026-11-15,0\r\n"))
    }

    @Test func aMonthAndAYearAreThoseOfTheCalendar() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2025-01-01") }
        for day in ["2025-11-19", "2025-11-21", "2026-10-31", "2026-11-01"] {
            _ = journey.post(.habits(.mark(read, Day(day)!)), [("do", "done")])
        }
        let month = journey.open(.review(.month))
        #expect(month.has("<p>November 2026</p>") && month.has("href=\"/habits\">1</a></dd>"))
        #expect(
            month.has("by then last month: 0%")
                && month.has("href=\"/review?period=month&amp;until=2026-10-31\""))
        let year = journey.open(.review(.year))
        #expect(year.has("<p>2026</p>") && year.has("href=\"/habits\">2</a></dd>"))
        // Of the two days of November 2025, one is no later in its year than yesterday.
        #expect(year.has("<dd class=\"before\">by then last year: 1</dd>"))
        let yearBefore = journey.open("/review?period=year&until=2025-12-31")
        #expect(yearBefore.has("<p>2025</p>") && yearBefore.has("href=\"/habits\">2</a></dd>"))
    }

    @Test func thePeriodBeforeIsComparedAsItStoodOnItsLastDay() throws {
        var journey = WebSession()
        // Three times a week. Its week is open on Wednesday, the 30th, when September ends.
        let run = try journey.add("Run") { ($0.schedule, $0.startDay) = (.timesPerWeek(3), Day("2026-08-31")) }
        for day in ["2026-09-01", "2026-09-28", "2026-10-01", "2026-10-02"] {
            _ = journey.post(.habits(.mark(run, Day(day)!)), [("do", "done")])
        }
        let october = journey.open("/review?period=month&until=2026-10-31")
        let rate = try #require(october.part(from: "<dd class=\"before\">", to: "</dd>").firstMatch(of: /(\d+%)/))
        #expect(journey.open("/review?period=month&until=2026-09-30").has("#by-habit\">\(rate.1)</a></dd>"))
    }

    @Test func anEarlierPeriodIsReachedThoughNothingWasLoggedOnTheSameDaysOfIt() {
        var journey = WebSession()
        // Today is Friday; the week before has only a mood of Saturday.
        _ = journey.post(
            .moods(.log(of: nil)), [("id", "b1"), ("mood", "good"), ("day", "2026-11-14"), ("time", "08:00")])
        _ = journey.post(.moods(.log(of: nil)), [("id", "b2"), ("mood", "good"), ("time", "08:00")])
        #expect(journey.open(.review(.week)).has("href=\"/review?until=2026-11-15\""))
    }

    @Test func theLongestStreakIsOfTheDaysShownAndNamesItsHabit() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-01") }
        let run = try journey.add("Run") { $0.startDay = Day("2026-11-01") }
        for day in 2...19 {
            _ = journey.post(.habits(.mark(read, Day(year: 2026, month: 11, day: day)!)), [("do", "done")])
        }
        let (streak, inMonth) = ("<dt>Longest streak in the week</dt>", "<dt>Longest streak in the month</dt>")
        let unit = "<small class=\"unit\">days</small></dd>"
        // This week begins on Monday, the 16th.
        let week = journey.open(.review(.week))
        #expect(week.has("\(streak)<dd>4\(unit)<dd class=\"before\"><bdi>Read</bdi></dd>"))
        #expect(journey.open(.review(.month)).has("\(inMonth)<dd>18\(unit)<dd class=\"before\"><bdi>Read</bdi></dd>"))
        for day in 16...19 {
            _ = journey.post(.habits(.mark(run, Day(year: 2026, month: 11, day: day)!)), [("do", "done")])
        }
        #expect(journey.open(.review(.week)).has("\(streak)<dd>4\(unit)<dd class=\"before\"><bdi>2 habits</bdi></dd>"))
        #expect(journey.open("/review?until=2026-11-01").has("\(streak)<dd>0</dd>"))
    }

    @Test func theLastWeekOfAYearThatIsOverIsNotSoFar() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2025-12-29") }
        _ = journey.post(.habits(.mark(read, Day("2025-12-30")!)), [("do", "done")])
        let year = journey.open("/review?period=year&until=2025-12-31")
        #expect(year.has("<h2>Day by day</h2>") && !year.has("so far"))
        _ = try journey.add("Swim") { $0.startDay = Day("2025-06-01") }
        let longer = journey.open("/review?period=year&until=2025-12-31")
        #expect(longer.has("<h2>Week by week</h2>") && !longer.has("so far") && longer.has("the best week"))
    }

    @Test func aPeriodWithoutNeighboursNamesItsDays() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-06") }
        _ = journey.post(.habits(.mark(read, Day("2026-11-06")!)), [("do", "done")])
        #expect(journey.open(.review(.year)).has("<div class=\"period-steps\"><p>2026</p></div>"))
        #expect(journey.open(.review(.all)).has("<div class=\"period-steps\"><p>6–20 Nov 2026</p></div>"))
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

    @Test func aWeekAwayIsNeitherTheBestNorTheLowest() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-01-01") }
        _ = journey.post(.away(.begin), [("from", "2026-07-06"), ("until", "2026-07-12")])
        // Done once while away, and on six of seven days of another week.
        for day in ["2026-07-08", "2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05", "2026-11-06", "2026-11-07"] {
            _ = journey.post(.habits(.mark(read, Day(day)!)), [("do", "done")])
        }
        #expect(journey.open(.review(.year)).has("the best week 86%"))
    }

    @Test func theYearHasASquareForEachOfItsDays() throws {
        var journey = WebSession()
        _ = try journey.add("Read") { $0.startDay = Day("2024-01-01") }
        for (end, count) in [("2026-11-20", 324), ("2025-06-30", 365), ("2024-01-01", 366)] {
            let page = journey.open("/review?period=year&until=\(end)")
            let map = page.part(from: "<h2>The year</h2>", to: "</svg></div>")
            #expect(map.ranges(of: "<title>").count == count && map.ranges(of: ">Jan</text>").count == 1, "\(end)")
            #expect(!page.has("The last 49 days"))
        }
        let file = journey.open(.chart("history", of: "/review?period=year")).text
        #expect(file.hasPrefix("Day,Completion rate\r\n2026-01-01,") && file.split(separator: "\r\n").count == 325)
    }

    @Test(arguments: [
        ("2026-01-02", "2026-01-02", 5), ("2026-11-20", "2026-11-20", 47), ("2026-11-20", "2025-06-30", 53),
    ])
    func theYearsMapEndsWithTheWeekThatIsNotOver(_ today: String, _ end: String, _ weeks: Int) throws {
        var journey = WebSession(day: Day(today)!)
        let read = try journey.add("Read") { $0.startDay = Day("2025-01-01") }
        _ = journey.post(.habits(.mark(read, Day(end)!)), [("do", "done")])
        let page = journey.open("/review?period=year&until=\(end)")
        #expect(page.value(of: "width", after: "class=\"heat-cells\"") == "\(weeks * 15 + 1)")
    }

    @Test func aHabitThatIsArchivedNowCountsInTheReviewThroughItsLastMark() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-08-01") }
        for day in ["2026-08-01", "2026-08-04"] {
            _ = journey.post(.habits(.mark(read, Day(day)!)), [("do", "done")])
        }
        _ = try journey.add("Swim") { $0.startDay = Day("2026-11-01") }
        try journey.keep(.archive(read))
        let year = journey.open("/review?period=year")
        #expect(year.has("Read (archived)") && year.has("href=\"/habits\">2</a></dd>"))
        #expect(year.has("Best: “Read (archived)”, 50%."))
        #expect(!journey.open("/review?period=month").has("Read (archived)"))
        // Before it was archived, the other habit was not there yet: two of the four days were done.
        #expect(journey.open("/review?period=month&until=2026-08-04").has("#by-habit\">50%</a></dd>"))
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

    @Test func ofAnUnfinishedWeekWithoutARateNothingIsSaid() throws {
        var journey = WebSession()
        journey.now.milliseconds -= 200 * 86_400_000
        let habit = try journey.add("Read")
        _ = journey.post(.habits(.mark(habit, journey.today)), [("do", "done")])
        journey.now.milliseconds += 196 * 86_400_000 // Monday, 16 November
        let year = journey.open("/review?period=year")
        #expect(year.has("id=\"rate\"") && !year.has("so far"))
        #expect(!journey.open("/review?period=month&until=2026-11-16").has("Nothing was due"))
    }

    @Test func anUnfinishedDayDoesNotCountInTheAverageByWeekday() throws {
        var journey = WebSession()
        // Due from Thursday, 19 November; today is Friday.
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-19") }
        _ = journey.post(.habits(.mark(read, Day("2026-11-19")!)), [("do", "done")])
        let open = journey.open(.review(.month)).part(from: "Average by weekday", to: "</figure>")
        #expect(open.split(separator: "class=\"bar\"").count == 2)
        #expect(open.contains("aria-label=\"Thursday: 100%\""), "\(open)")
        _ = journey.post(.habits(.mark(read, journey.today)), [("do", "done")])
        let done = journey.open(.review(.month)).part(from: "Average by weekday", to: "</figure>")
        #expect(done.split(separator: "class=\"bar\"").count == 3)
    }

    @Test func theMapOfTheLastDaysIsDescribedInASentence() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-18") }
        _ = journey.post(.habits(.mark(read, Day("2026-11-18")!)), [("do", "done")])
        let sentence = "On average 50% done; the best day 100%, the lowest 0%."
        #expect(journey.open(.review(.week)).main.contains("aria-label=\"\(sentence)\""))
    }

    @Test func habitsThatWereAlwaysDoneAreOneSentence() throws {
        var journey = WebSession()
        let habits = try ["Read", "Run", "Swim", "Walk"].map { try journey.add($0) { $0.startDay = Day("2026-11-18") } }
        func mark(_ habit: RecordID) {
            for day in ["2026-11-18", "2026-11-19"] {
                _ = journey.post(.habits(.mark(habit, Day(day)!)), [("do", "done")])
            }
        }
        for habit in habits.dropLast() { mark(habit) }
        let page = journey.open(.review(.week))
        let bars = page.part(from: "id=\"by-habit\"", to: "<details class=\"fold\">")
        #expect(bars.contains(">Walk</a>") && !bars.contains(">Read</a>"), "\(bars)")
        #expect(page.has("<summary>3 habits at 100%</summary>") && page.has(">Read</a>"))
        #expect(page.part(from: "id=\"highlights\"", to: "</section>").contains("Lowest: “Walk”, 0%."))
        mark(habits[3])
        let all = journey.open(.review(.week)).main
        #expect(all.contains("<li>4 habits at 100%.</li>") && all.contains("<summary>4 habits at 100%</summary>"))
    }

    @Test func aReviewBeginsWithWhatStandsOut() throws {
        var journey = WebSession()
        _ = journey.post(
            .money(.addAccount), [("id", "b1"), ("title", "Bank"), ("kind", "bank"), ("currency", "EUR")])
        for (amount, day) in [("100", "2026-11-10"), ("150", "2026-11-18")] {
            _ = journey.spend(amount, [("day", day), ("account", "b1")])
        }
        // The journal began in the middle of the days before.
        #expect(!journey.open(.review(.week)).has("What stands out"))
        _ = journey.spend("1", [("day", "2026-11-02"), ("account", "b1")])
        let sentence = "<li>Spent: up to €150.00 through yesterday (by then last week: €100.00).</li>"
        let page = journey.open(.review(.week)).main
        #expect(page.contains(sentence), "\(page)")
        let parts = page.split(separator: "class=\"review-figures\"")
        #expect(parts.count == 2 && parts[0].contains(sentence))
        journey.languages = ["pl"]
        #expect(journey.open(.review(.week)).main.contains("Wydano: więcej, "))
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
        #expect(file.response.fileName == "daybook-rate.csv")
        #expect(page.has("aria-label=\"Options: The last 49 days\""))
        // A week has each of its days once.
        #expect(!page.has("Average by weekday"))
        #expect(journey.open(.review(.month)).has("aria-label=\"Options: Average by weekday\""))
        let weekdays = journey.open(.chart("weekdays", of: "/review"))
        #expect(weekdays.text == "Day,Completion rate\r\nMon,\r\nTue,\r\nWed,1\r\nThu,0\r\nFri,\r\nSat,\r\nSun,\r\n")
        #expect(journey.open(.chart("last-49-days", of: "/review")).text.hasSuffix("2026-11-19,0\r\n2026-11-20,0\r\n"))
        #expect(journey.open(.chart("strength", of: "/review")).status == 404)
        #expect(journey.open(.chart("rate", of: "https://example.org")).status == 404)
    }
}
