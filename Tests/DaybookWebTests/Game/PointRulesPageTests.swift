import DaybookCore
import DaybookWeb
import Testing

@Suite struct PointRulesPageTests {
    @Test func everyRuleStandsOnThePageWithItsPoints() {
        var journey = WebSession()
        let page = journey.open("/review/points")
        #expect(page.status == 200 && page.has("<h1>How points are earned</h1>"))
        let lines = [
            "A habit marked as done</dt><dd>+5", "A streak, for every 7 days</dt><dd>+10",
            "A task done: high priority</dt><dd>+15", "A workout for which you entered a set",
            "A week within its budget</dt><dd>+20",
            "A challenge won: medium</dt><dd>+50", "An achievement, once</dt><dd>its own",
        ]
        for line in lines { #expect(page.has(line), "\(line)") }
        #expect(page.has("Nothing is ever taken away as a punishment.") && page.has("A level is 1,000 points."))
        #expect(page.has("On a perfect day, every habit that could not wait is done."))
    }

    @Test func pagesWithPointsLeadToTheirExplanation() throws {
        var journey = WebSession()
        let read = try journey.add("Read")
        _ = journey.post(.habits(.mark(read, journey.today)), [("do", "done")])
        try journey.addTask(1, "Rent")
        let task = try #require(journey.state.tasks.rows.first)
        let habit = journey.open(.habits(.habit(read, month: nil)))
        let pages = ["/review/progress", "/review/achievements", "/review/challenges", "/review/day"].map {
            journey.open($0)
        }
        for page in pages + [habit, journey.open(.tasks(.one(task.id)))] {
            #expect(page.has("href=\"/review/points\""), "\(page.url)")
        }
    }

    @Test func withTheGameOffThereIsNothingToExplain() {
        var journey = WebSession()
        _ = journey.post(.settings(.switchGame), [("do", "hide")])
        #expect(!journey.open("/review/points").has("How points are earned"))
    }
}
