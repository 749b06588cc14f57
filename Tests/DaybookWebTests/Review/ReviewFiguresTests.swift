import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// Today is Friday, 20 November 2026.
@Suite struct ReviewFiguresTests {
    @Test func figuresLeadToTheDaysOfTheirPeriod() {
        var journey = WebSession()
        for day in ["2026-10-30", "2026-11-19"] {
            let end = day.suffix(2)
            _ = journey.post(
                .moods(.log(of: nil)), [("id", "b1\(end)"), ("mood", "good"), ("day", day), ("time", "08:00")])
            _ = journey.post("/body", [("id", "a1\(end)"), ("value", "80"), ("day", day)])
            _ = journey.post(
                .workouts(.log), [("id", "c1\(end)"), ("title", "Gym"), ("day", day), ("sets", "Bench press 5@60")])
        }
        let week = journey.open("/review")
        #expect(week.has("from=2026-11-16&amp;to=2026-11-20\""))
        #expect(week.has("href=\"/review/compare?a=workouts&amp;from=2026-11-16\""))
        let earlier = journey.open("/review?until=2026-10-31")
        #expect(earlier.has("from=2026-10-26&amp;to=2026-11-01\""))
        #expect(earlier.has("href=\"/review/compare?a=workouts&amp;from=2026-10-26&amp;until=2026-11-01\""))
        #expect(earlier.has("href=\"/body?range=month&amp;until=2026-11-01\""))
        let year = journey.open("/review?period=year")
        #expect(
            year.has("href=\"/body?range=year\"") && year.has("href=\"/review/compare?a=workouts&amp;from=2026-01-01\"")
        )
    }

    @Test func moneyOfEachCurrencyIsShownTheUsualFirst() {
        var session = WebSession()
        for (id, title, currency) in [("b1", "Bank", "EUR"), ("b2", "Cash", "USD")] {
            _ = session.post(
                .money(.addAccount), [("id", id), ("title", title), ("kind", "bank"), ("currency", currency)])
        }
        for (account, amount, day) in [
            ("b1", "132.27", "2026-11-18"), ("b2", "19.50", "2026-11-19"), ("b1", "7", "2026-11-12"),
        ] {
            _ = session.spend(amount, [("account", account), ("day", day)])
        }
        let figures = session.open("/review").part(from: "review-figures", to: "</ul>")
        let spent = figures.split(separator: "<li>").filter { $0.contains("<span>Spent</span>") }
        #expect(spent.count == 2)
        #expect(spent.first?.contains("€132.27") == true && spent.first?.contains("€7.00") == true)
        // Euros of the week before are not compared with dollars.
        #expect(spent.last?.contains("$19.50") == true && spent.last?.contains("<small>") == false)
    }

    @Test func whatTodayAddedIsNotComparedWithDaysThatAreOver() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-09") }
        for day in ["2026-11-10", "2026-11-11", "2026-11-17", "2026-11-20"] {
            _ = journey.post(.habits(.mark(read, Day(day)!)), [("do", "done")])
        }
        let moods = [("b1", "2026-11-10", "good"), ("b2", "2026-11-17", "bad"), ("b3", "2026-11-20", "great")]
        for (id, day, mood) in moods {
            _ = journey.post(.moods(.log(of: nil)), [("id", id), ("mood", mood), ("day", day), ("time", "08:00")])
        }
        let page = journey.open("/review")
        #expect(
            page.has("href=\"/habits\">2</a></dd><dd class=\"before\">1 through yesterday, by then last week: 2</dd>"))
        let mood = page.part(from: "Average mood", to: "</li>")
        #expect(mood.contains("2 through yesterday, by then last week: 4</small>"), "\(mood)")
        let points = page.part(from: "Points", to: "</li>")
        #expect(points.contains(" through yesterday, by then last week: "), "\(points)")
        #expect(!page.has("What stands out"), "one mood a week")
    }

    @Test func aDayUnderWayIsComparedWithNoFullOneAndADayLacksNothingOfTheDayBefore() {
        var journey = WebSession()
        for (id, day) in [("b1", "2026-11-18"), ("b2", "2026-11-20")] {
            _ = journey.post(.moods(.log(of: nil)), [("id", id), ("mood", "good"), ("day", day), ("time", "08:00")])
        }
        _ = journey.post(
            .workouts(.log), [("id", "c1"), ("title", "Gym"), ("day", "2026-11-19"), ("sets", "Bench press 5@60")])
        let today = journey.open(.dayReview(nil))
        #expect(today.has("Mood, 1–5") && !today.has("day before:"), "\(today.main)")
        #expect(!today.part(from: "review-figures", to: "</ul>").contains("Workouts"))
        let yesterday = journey.open(.dayReview(Day("2026-11-19")!)).part(from: "review-figures", to: "</ul>")
        #expect(yesterday.contains("<span>Workouts</span>") && !yesterday.contains("Mood"))
        #expect(journey.open(.dayReview(Day("2026-11-20")!.advanced(by: -1))).has("day before:"), "of points")
    }

    @Test func theRatesOfHabitsCanBeSaved() throws {
        var journey = WebSession()
        let habit = try journey.add("Read")
        _ = journey.post(.habits(.mark(habit, journey.today)), [("do", "done")])
        _ = try journey.add("Run")
        #expect(journey.open("/review").has("/charts/habits.csv?page="))
        // Of the five days since Monday; of today, only what is done counts.
        let file = journey.open(.chart("habits", of: "/review")).text
        #expect(file == "Habit,Completion rate\r\nRead,0.2\r\nRun,0\r\n")
    }

    @Test func aGoalThatMetItsTargetCountsAndOneThatWasClosedBelowItDoesNot() {
        var journey = WebSession()
        for (id, title) in [("a1", "Read"), ("a2", "Swim")] {
            _ = journey.post(.goals(.add), goalForm(["id": id, "title": title, "target": "12"]))
        }
        _ = journey.post(
            .goals(.addProgress(RecordID(hex: "a1")!)), [("id", "b1"), ("number", "12"), ("kind", "value")])
        _ = journey.post(.goals(.reach(RecordID(hex: "a2")!)))
        let week = journey.open("/review")
        #expect(week.part(from: "Goals reached", to: "</li>").contains(">1</b>"))
        let reached = journey.open("/goals?reached=2026-11-16..2026-11-20")
        #expect(reached.has("<bdi>Read</bdi>") && !reached.has("<bdi>Swim</bdi>"))
    }

    @Test func tasksAndGoalsLeadToThoseDoneInThePeriod() throws {
        var journey = WebSession()
        try journey.addTask(1, "Rent")
        try journey.addTask(2, "Bake")
        for (id, title) in [("a1", "Read"), ("a2", "Swim")] {
            _ = journey.post(.goals(.add), goalForm(["id": id, "title": title]))
        }
        func finish(_ task: UInt64, _ goal: String) throws {
            try journey.keep(.complete(RecordID(Identifier(high: 5, low: task))))
            _ = journey.post(
                .goals(.addProgress(RecordID(hex: goal)!)), [("id", "b\(task)"), ("number", "12"), ("kind", "value")])
            _ = journey.post(.goals(.reach(RecordID(hex: goal)!)))
        }
        try finish(1, "a1")
        journey.now.milliseconds += 8 * 86_400_000
        try finish(2, "a2")
        let week = journey.open("/review?until=2026-11-20")
        let (tasks, goals) = (
            "/tasks?status=completed&closed=2026-11-16..2026-11-22", "/goals?reached=2026-11-16..2026-11-22"
        )
        #expect(week.has("href=\"\(tasks.replacing("&", with: "&amp;"))\"") && week.has("href=\"\(goals)\""))
        #expect(journey.open("/review?period=all").has("href=\"/tasks?status=completed\""))
        let done = journey.open(tasks)
        #expect(done.has("<bdi>Rent</bdi>") && !done.has("<bdi>Bake</bdi>"))
        #expect(done.part(from: "<summary>", to: "</summary>").contains("2026"))
        #expect(done.has("<input type=\"hidden\" name=\"closed\" value=\"2026-11-16..2026-11-22\">"))
        let reached = journey.open(goals)
        #expect(reached.has("<bdi>Read</bdi>") && !reached.has("<bdi>Swim</bdi>") && reached.has("href=\"/goals\""))
        #expect(journey.open("/goals?reached=2026-11-20..2026-11-14").has("<bdi>Swim</bdi>"))
    }
}
