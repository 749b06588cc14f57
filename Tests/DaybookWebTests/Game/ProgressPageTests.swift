import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct ProgressPageTests {
    /// A journal with a habit that was done on the last days, the latest today.
    private func journey(doneOn days: Int) throws -> WebSession {
        var journey = WebSession()
        let habit = try journey.add("Read")
        for back in 0..<days {
            let day = journey.today.advanced(by: -back)
            _ = journey.post(.habits(.mark(habit, day)), [("do", "done")])
        }
        return journey
    }

    @Test func anEmptyLedgerSaysHowToEarn() {
        var journey = WebSession()
        let page = journey.open("/review/progress")
        #expect(page.has("<h2>Level 1</h2>") && page.has("No points yet") && page.has("1,000 to go"))
    }

    @Test func eachPointHasItsReasonAndALinkToItsCause() throws {
        var journey = try journey(doneOn: 1)
        let page = journey.open("/review/progress")
        #expect(page.has("<dt>Since Monday</dt>"))
        let habit = journey.state.livingHabits[0].id
        let today = page.part(from: "<section class=\"group\">", to: "</section>")
        #expect(today.contains("href=\"\(HabitPageRoute.habit(habit, month: nil).url)\""))
        #expect(today.contains("<bdi>Read</bdi>") && today.contains("<small>Habit done</small>"))
        #expect(today.contains("href=\"/review/achievements#firstHabit\"") && today.contains("<bdi>First mark</bdi>"))
        #expect(today.contains("<a class=\"line\" href=\"/today\">") && today.contains("Perfect day"))
        #expect(page.has(">+\(journey.state.game(today: journey.today).ledger.total)</span>"))
    }

    @Test func aTaskThatWasDoneOnTimeIsOneLine() throws {
        var journey = WebSession()
        let task = try journey.addTask(1, "Rent") { $0.dueDay = Day("2026-11-20") }
        try journey.keep(.complete(task))
        let page = journey.open("/review/progress")
        let points = journey.state.game(today: journey.today).ledger.entries(on: journey.today)
            .filter { $0.cause == .task(task) }.reduce(0) { $0 + $1.points }
        #expect(page.main.ranges(of: "<bdi>Rent</bdi>").count == 1)
        #expect(page.has("<small>Task done +\(points - 5) · Done on time +5</small>"))
        #expect(page.has("<b class=\"money-amount\">+\(points)</b>"))
    }

    @Test func theTotalOfAchievementsIsThatOfTheirPage() throws {
        var journey = try journey(doneOn: 1)
        _ = journey.post("/settings/parts/money", [("do", "hide")])
        let total = try #require(
            journey.open("/review/achievements").main.firstMatch(of: /<p>(\d+ of \d+ earned)<\/p>/))
        #expect(journey.open("/review/progress").has("<small>\(total.1)</small>"))
    }

    @Test func theMoodOfAPetNamesThePet() {
        var journey = WebSession()
        _ = journey.post(.moods(.addPet), [("id", "c1"), ("name", "Rex"), ("species", "dog"), ("color", "amber")])
        let pet = RecordID(hex: "c1")!
        _ = journey.post(.moods(.log(of: pet)), [("id", "b1"), ("mood", "playful")])
        _ = journey.post(.moods(.log(of: nil)), [("id", "b2"), ("mood", "good")])
        let page = journey.open("/review/progress")
        #expect(page.has("<bdi>Rex: playful</bdi>") && page.has("<bdi>Good</bdi>"))
        _ = journey.post(.moods(.archivePet(pet)))
        #expect(journey.open("/review/progress").has("<bdi>Rex: playful</bdi>"))
    }

    @Test func aBudgetThatWasKeptLeadsToTheSpendingOfItsMonth() {
        var journey = WebSession.withAccounts()
        let category = StandardCategory.groceries.id.hex
        _ = journey.post(.money(.addBudget), [("category", category), ("limit", "300"), ("period", "month")])
        journey.now.milliseconds += 20 * 86_400_000
        _ = journey.spend("20", [("category", category), ("day", "2026-11-20")])
        _ = journey.spend("20", [("category", category), ("day", "2026-12-02")])
        let page = journey.open("/review/progress")
        #expect(page.has("Month within budget"))
        let november = "&amp;kind=expense&amp;from=2026-11-01&amp;through=2026-11-30"
        #expect(page.has("href=\"/money/transactions?category=\(category)\(november)\""))
    }

    @Test func undoTakesThePointsBack() throws {
        var journey = WebSession()
        let habit = try journey.add("Read")
        let page = journey.post(.habits(.mark(habit, journey.today)), [("do", "done"), ("message", "1")])
        #expect(journey.open("/today").has("class=\"level-line celebration\""))
        _ = journey.undo(page)
        #expect(journey.state.game(today: journey.today).ledger.total == 0)
        #expect(!journey.open("/today").has("level-line"))
    }

    @Test func theLedgerContinuesOnItsNextPageWithoutRepeatingADay() throws {
        var journey = WebSession()
        for number in 1...8 {
            let habit = try journey.add("Habit \(number)")
            for back in 0..<20 {
                _ = journey.post(.habits(.mark(habit, journey.today.advanced(by: -back))), [("do", "done")])
            }
        }
        let first = journey.open("/review/progress")
        #expect(first.has("<summary>8 habits <span class=\"count\">+"))
        let link = try #require(first.value(of: "href", after: "<p class=\"submit after\">"))
        #expect(link.hasPrefix("/review/progress?before=2026-11-"))
        let second = journey.open(link)
        let last = try #require(link.split(separator: "=").last.flatMap { Day(String($0)) })
        #expect(first.has("<span>\(last.dayOfMonth) Nov</span>") && !second.has("<span>\(last.dayOfMonth) Nov</span>"))
        #expect(second.has("<span>\(last.dayOfMonth - 1) Nov</span>") && second.has("Latest points"))
        #expect(!second.has("class=\"card level") && second.has("1 Nov</span>"))
    }

    @Test func aPartThatIsOffIsNotNamedInTheLedger() throws {
        var journey = try journey(doneOn: 1)
        _ = journey.post(.settings(.switchPart(.habits)), [("do", "hide")])
        let page = journey.open("/review/progress")
        #expect(!page.main.contains("<bdi>Read</bdi>") && page.has("<bdi>Habit done</bdi>"))
    }

    @Test func todayCelebratesWhatWasEarnedAndTheReviewCountsIt() throws {
        var journey = try journey(doneOn: 7)
        let line = journey.open("/today").part(from: "class=\"level-line celebration\"", to: "</p>")
        #expect(line.contains("Achievement: Perfect week") && line.contains("href=\"/review/achievements\""))
        let review = journey.open("/review")
        #expect(review.has("href=\"/review/progress\">") && review.has("Points · level 1"))
        // The next day there is nothing to celebrate.
        journey.now.milliseconds += 86_400_000
        #expect(!journey.open("/today").has("celebration"))
    }

    @Test func aPerfectDayIsNotCelebratedBesideAHabitThatIsStillToDo() throws {
        var journey = WebSession()
        let read = try journey.add("Read")
        _ = journey.post(.habits(.mark(read, journey.today)), [("do", "done")])
        #expect(journey.open("/today").has("Achievement: Perfect day"))
        _ = try journey.add("Walk")
        let page = journey.open("/today")
        #expect(page.has("One to go") && !page.has("Perfect day"))
    }

    @Test func todaySaysThatALimitDecidesAtTheEndOfADay() throws {
        var journey = WebSession(day: Day("2026-11-19")!)
        let read = try journey.add("Read")
        let coffee = try journey.add("Coffee") { ($0.kind, $0.target, $0.unit) = (.atMost, 2, "cups") }
        journey.now.milliseconds += 86_400_000
        #expect(!journey.open("/today").has("A perfect day once it is over"))
        _ = journey.post(.habits(.mark(read, journey.today)), [("do", "done")])
        #expect(journey.open("/today").has("A perfect day once it is over, unless a limit is exceeded"))
        // Nothing is logged by a tap, unless an amount was.
        let sheet = HabitPageRoute.entry(coffee, journey.today).url
        #expect(journey.open(sheet).main.contains(/<\/svg>0.cups<\/button>/))
        _ = journey.post(.habits(.mark(coffee, journey.today)), [("do", "set"), ("value", "0")])
        #expect(!journey.open(sheet).main.contains(/<\/svg>0.cups<\/button>/))
    }

    @Test func aLevelIsCelebratedOnItsDay() throws {
        var journey = WebSession()
        for number in 0..<20 {
            let id = Identifier(high: 30, low: UInt64(number)).hex
            _ = journey.post(.workouts(.log), [("id", id), ("title", "Gym"), ("sets", "Bench press 5@60")])
        }
        let line = journey.open("/today").part(from: "class=\"level-line celebration\"", to: "</p>")
        #expect(line.contains("Level 2 reached: Sprout") && line.contains("href=\"/review/progress\""))
    }

    @Test func aCelebratedLevelLeavesOverdueTasksInSight() throws {
        var journey = WebSession()
        let due = journey.today.advanced(by: -1)
        try journey.addTask(1, "Rent") { $0.dueDay = due }
        for number in 0..<20 {
            let id = Identifier(high: 30, low: UInt64(number)).hex
            _ = journey.post(.workouts(.log), [("id", id), ("title", "Gym"), ("sets", "Bench press 5@60")])
        }
        let page = journey.open("/today")
        #expect(page.part(from: "class=\"level-line", to: "</p>").contains("Level 2 reached: Sprout"))
        #expect(page.part(from: "class=\"now-line", to: "</p>").contains("1 overdue task"))
        journey.now.milliseconds += 86_400_000
        #expect(journey.open("/today").part(from: "class=\"level-line", to: "</p>").contains("points to go"))
    }

    @Test func theHabitPageHasItsScoreAndTheTaskPageItsPoints() throws {
        var journey = try journey(doneOn: 3)
        let habit = journey.state.livingHabits[0].id
        let page = journey.open(.habits(.habit(habit, month: nil)))
        #expect(page.has("<dt>Score</dt><dd>45</dd>") && !page.main.contains("Points</dt>"))
        #expect(page.has("The score is 10 for each step of the current streak and 5 for each time done."))
        let today = journey.today
        let task = try journey.addTask(1, "Rent") { draft in
            draft.priority = .high
            draft.dueDay = today
        }
        #expect(journey.open(.tasks(.one(task))).has("<dt>Points</dt><dd><a href=\"/review/points\">20</a></dd>"))
    }

    @Test func switchedOffTheHistoryAndThePageOfAwayPeriodsDoNotNameChallenges() throws {
        var journey = try journey(doneOn: 1)
        let challenge = journey.state.challengeSuggestions(on: journey.today)[0].id
        _ = journey.post(.game(.join(challenge)))
        #expect(journey.open("/settings/history").main.contains("Challenge joined"))
        #expect(journey.open("/settings/away").main.contains("hallenges"))
        _ = journey.post("/settings/parts/game", [("do", "hide")])
        let history = journey.open("/settings/history").main
        #expect(!history.contains("hallenge") && history.contains("“Read”"))
        #expect(!journey.open("/settings/away").main.contains("hallenges"))
    }

    @Test func aChallengeThatWasWonTodayIsToldOnToday() throws {
        var journey = WebSession()
        let habit = try journey.add("Read")
        _ = journey.post(
            .game(.add),
            [("id", "c1"), ("measure", "habits"), ("habit", habit.hex), ("target", "1"), ("until", "2026-11-27")])
        _ = journey.post(.habits(.mark(habit, journey.today)), [("do", "done")])
        let line = journey.open("/today").part(from: "class=\"level-line celebration\"", to: "</p>")
        #expect(line.contains("Challenge won: ") && line.contains("href=\"/review/challenges/c1\""))
    }

    @Test func switchedOffItLeavesNoTrace() throws {
        var journey = try journey(doneOn: 7)
        let habit = journey.state.livingHabits[0].id
        let task = try journey.addTask(1, "Rent")
        _ = journey.post("/settings/parts/game", [("do", "hide")])
        for url in [
            "/today", "/review", "/settings", "/search?q=progress", "/search?q=challenges", "/journal",
            HabitPageRoute.habit(habit, month: nil).url, TaskPageRoute.one(task).url,
        ] {
            let page = journey.open(url)
            for path in ["/review/progress", "/review/achievements", "/review/challenges"] {
                #expect(!page.main.contains(path), "\(url)")
            }
            #expect(!page.main.contains("Points</dt>") && !page.main.contains("Score</dt>"), "\(url)")
            #expect(!page.main.contains("Level "), "\(url)")
        }
        for url in ["/review/progress", "/review/achievements", "/review/challenges", "/review/challenges/new"] {
            let page = journey.open(url)
            #expect(page.status == 303 && page.response.location == "/review")
        }
        #expect(journey.post(.game(.add), [("id", "c1"), ("measure", "tasks"), ("target", "3")]).url == "/review")
        #expect(journey.state.livingChallenges.isEmpty)
        _ = journey.post("/settings/parts/game", [("do", "show")])
        #expect(journey.open("/review/progress").status == 200)
    }
}
