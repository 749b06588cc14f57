import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct ChallengesPageTests {
    private let own = RecordID(hex: "c1")!

    private let form = [
        ("id", "c1"), ("measure", "tasks"), ("target", "3"), ("from", "2026-11-20"), ("until", "2026-11-26"),
        ("title", ""),
    ]

    @Test func aSuggestionIsJoinedWithOneTapAndPostingTwiceIsOnce() throws {
        var journey = WebSession()
        let page = journey.open("/review/challenges")
        #expect(page.has("For this week") && page.has("Easy · +25") && page.has("Hard · +100"))
        let join = try #require(page.value(of: "action", after: "<ul class=\"list challenges\">"))
        let joined = journey.post(join)
        #expect(joined.has("Challenge joined") && joined.has("<h2>Running</h2>") && joined.has("3 days left"))
        let batches = journey.batches.count
        #expect(journey.post(join).has("Challenge joined"))
        #expect(journey.batches.count == batches && journey.state.livingChallenges.count == 1)
        #expect(!journey.undo(joined).has("<h2>Running</h2>"))
    }

    @Test func aSuggestionSaysWhatCountsAlreadyAndOnceReachedAsksForMore() throws {
        var journey = WebSession()
        func complete(_ ids: ClosedRange<UInt64>) throws {
            for id in ids {
                let task = try journey.addTask(id, "Rent")
                _ = journey.post(.tasks(.change(task)), [("do", "complete")])
            }
        }
        let suggestions = journey.state.challengeSuggestions(on: journey.today)
        let tasks = try #require(suggestions.first { $0.measure == .tasks })
        #expect(tasks.target == 2)
        try complete(1...1)
        #expect(journey.open("/review/challenges").has(" · 1 of 2 so far</small>"))
        try complete(2...2)
        let page = journey.open("/review/challenges")
        #expect(page.has("<bdi>Complete 3 tasks</bdi>") && page.has(" · 2 of 3 so far</small>"))
        #expect(page.has("action=\"\(GameActionRoute.join(tasks.id).url)\""))
        #expect(!journey.post(.game(.join(tasks.id))).has("Won today"))
        try complete(3...3)
        #expect(journey.open("/review/challenges").has("Won today · +25"))
    }

    @Test(arguments: [
        ("en", "not counting achievements and challenges"), ("ru", "достижения и испытания не в счёт"),
        ("pl", "bez osiągnięć i wyzwań"),
    ])
    func aChallengeOfPointsSaysThatAchievementsAndChallengesDoNotCount(_ language: String, _ reservation: String) {
        var journey = WebSession()
        _ = journey.post(.game(.add), form.map { $0.0 == "measure" ? ("measure", "points") : $0 })
        journey.languages = [language]
        #expect(journey.open("/review/challenges").main.ranges(of: reservation).count == 1)
    }

    @Test func oneThatLastsLongerSaysWhy() throws {
        var journey = WebSession()
        _ = journey.post(.game(.join(journey.state.challengeSuggestions(on: journey.today)[0].id)))
        #expect(journey.open("/review/challenges").has("3 days left</small>"))
        _ = journey.post("/settings/away", [("id", "a1"), ("from", "2026-11-20"), ("until", "2026-11-26")])
        #expect(journey.open("/review/challenges").has("10 days left · 7 days added for being away</small>"))
    }

    @Test func oneThatWasJoinedKeepsItsLevelAndReward() {
        var journey = WebSession()
        let id = journey.state.challengeSuggestions(on: journey.today)[0].id
        #expect(journey.post(.game(.join(id))).has("<small>Easy · +25 · 0 of 2 · 3 days left</small>"))
        #expect(journey.post(.game(.add), form).has("<small>+25 · 0 of 3 · 7 days left</small>"))
    }

    @Test func whatBringsAChallengeOnSaysSoInItsMessage() throws {
        var journey = WebSession()
        func message(_ page: WebSession.Page) -> String { page.part(from: "class=\"message\"", to: "</span>") }
        _ = journey.post(.game(.join(journey.state.challengeSuggestions(on: journey.today)[0].id)))
        let tasks = [try journey.addTask(1, "Rent"), try journey.addTask(2, "Call"), try journey.addTask(3, "Post")]
        let first = journey.post(.tasks(.change(tasks[0])), [("do", "complete")])
        #expect(message(first).contains("Complete 2 tasks: 1 of 2"), "\(message(first))")
        let second = journey.post(.tasks(.change(tasks[1])), [("do", "complete")])
        #expect(message(second).contains("Challenge won: Complete 2 tasks"))
        // It is won once.
        #expect(!message(journey.post(.tasks(.change(tasks[2])), [("do", "complete")])).contains("2 tasks"))
    }

    @Test func aTileThatIsMarkedSpeaksOnlyOfAChallengeThatCountsIt() throws {
        var journey = WebSession()
        let (read, walk) = (try journey.add("Read"), try journey.add("Walk"))
        let mark = [("do", "done"), ("back", "/today")]
        #expect(!journey.post(.habits(.mark(read, journey.today)), mark).has("class=\"message\""))
        _ = journey.post(
            .game(.add), form.map { $0.0 == "measure" ? ("measure", "habits") : $0 } + [("habit", walk.hex)])
        let told = journey.post(.habits(.mark(walk, journey.today)), mark)
        #expect(told.part(from: "class=\"message\"", to: "</span>").contains("Walk 3 times: 1 of 3"))
        let yesterday = journey.today.advanced(by: -1)
        #expect(!journey.post(.habits(.mark(walk, yesterday)), mark).has("class=\"message\""))
    }

    @Test func aRunningChallengeIsALineOfToday() throws {
        var journey = WebSession()
        _ = try journey.add("Read")
        #expect(!journey.open("/today").has("now-line"))
        _ = journey.post(.game(.join(journey.state.challengeSuggestions(on: journey.today)[0].id)))
        let line = journey.open("/today").part(from: "<p class=\"now-line\">", to: "</p>")
        #expect(line.contains("Complete 2 tasks: 0 of 2") && line.contains("href=\"/review/challenges/"))
    }

    @Test func aWeekBeginsWithItsChallenges() throws {
        var journey = WebSession()
        let habit = try journey.add("Read")
        _ = journey.post(.habits(.mark(habit, journey.today)), [("do", "done")])
        #expect(!journey.open("/today").has("Challenges for this week"))
        journey.now.milliseconds += 3 * 86_400_000
        #expect(journey.today.weekday == .monday && journey.open("/today").has("Challenges for this week: "))
        _ = journey.post(.game(.join(journey.state.challengeSuggestions(on: journey.today)[0].id)))
        #expect(!journey.open("/today").has("Challenges for this week"))
    }

    @Test func oneThatWasWonCanNotBeLeft() throws {
        var journey = WebSession()
        let id = journey.state.challengeSuggestions(on: journey.today)[0].id
        _ = journey.post(.game(.join(id)))
        for number in 1...UInt64(2) {
            let task = try journey.addTask(number, "Rent")
            _ = journey.post(.tasks(.change(task)), [("do", "complete")])
        }
        #expect(!journey.open("/review/challenges").has(GameActionRoute.leave(id).url))
        let refused = journey.post(.game(.leave(id)))
        #expect(refused.status == 422 && refused.has("it stays won") && journey.state.livingChallenges.count == 1)
    }

    @Test func aLimitIsNoHabitToChoose() throws {
        var journey = WebSession()
        _ = try journey.add("Read")
        _ = try journey.add("Coffee") { ($0.kind, $0.target) = (.atMost, 2) }
        let page = journey.open("/review/challenges/new")
        #expect(page.has(">Read</option>") && !page.has(">Coffee</option>"))
    }

    @Test func oneThatWasJoinedIsListedOnce() throws {
        var journey = WebSession()
        let id = journey.state.challengeSuggestions(on: journey.today)[0].id
        let running = journey.post(.game(.join(id)))
        #expect(running.main.ranges(of: "Complete 2 tasks</bdi>").count == 1)
        #expect(!running.has(GameActionRoute.join(id).url) && running.has("<h2>For this week</h2>"))
        for id in 1...UInt64(2) {
            let task = try journey.addTask(id, "Rent")
            _ = journey.post(.tasks(.change(task)), [("do", "complete")])
        }
        let won = journey.open("/review/challenges")
        #expect(won.main.ranges(of: "Complete 2 tasks</bdi>").count == 1)
        #expect(won.has("Won today · +25"))
    }

    @Test(arguments: [
        ("en", "Not reached · 0 of 3"), ("ru", "Не пройдено · 0 из 3"), ("pl", "Nieukończone · 0 z 3"),
    ])
    func oneThatEndedSaysThatItWasNotReached(_ language: String, _ result: String) throws {
        var journey = WebSession()
        _ = journey.post(.game(.add), form)
        journey.now.milliseconds += 10 * 86_400_000
        journey.languages = [language]
        #expect(journey.open("/review/challenges").has(result))
    }

    @Test(arguments: [
        ("en", "+25 · 0 of 3 · 7 days left"), ("ru", "+25 · 0 из 3 · осталось 7"), ("pl", "+25 · 0 z 3 · zostało 7"),
    ])
    func noFactWithinALineHasACapital(_ language: String, _ facts: String) {
        var journey = WebSession()
        _ = journey.post(.game(.add), form)
        journey.languages = [language]
        let page = journey.open("/review/challenges").main.replacing("\u{A0}", with: " ")
        #expect(page.contains(facts), "\(page)")
    }

    @Test func whatIsBeyondTheNumberIsTheSameEverywhere() throws {
        var journey = WebSession()
        _ = journey.post(.game(.add), form)
        for id in 1...4 as ClosedRange<UInt64> {
            let task = try journey.addTask(id, "Rent")
            _ = journey.post(.tasks(.change(task)), [("do", "complete")])
        }
        #expect(journey.open(.game(.challenge(own))).has("<h2>4 (target: 3)</h2>"))
    }

    @Test func thoseThatAreOverAreListedByTheirEndTheLatestFirst() throws {
        var journey = WebSession()
        for (id, until) in [("c1", "2026-11-22"), ("c2", "2026-11-24"), ("c3", "2026-11-21")] {
            let changed = ["id": id, "until": until, "title": "Ends " + until]
            _ = journey.post(.game(.add), form.map { ($0.0, changed[$0.0] ?? $0.1) })
        }
        journey.now.milliseconds += 10 * 86_400_000
        let past = journey.open("/review/challenges").part(from: "<h2>Past</h2>", to: "</section>")
        let order = past.matches(of: /Ends 2026-11-(\d\d)/).map { String($0.1) }
        #expect(order == ["24", "22", "21"])
    }

    @Test(arguments: [
        ("2026-11-26", "8", "7 is the most for these days"), ("2026-11-19", "3", "These days are over."),
    ])
    func anImpossibleOneIsRefusedWithWhatIsPossible(_ until: String, _ target: String, _ reason: String) {
        var journey = WebSession()
        let from = min(until, "2026-11-20")
        let changed = ["measure": "fullDays", "target": target, "until": until, "from": from]
        let page = journey.post(.game(.add), form.map { ($0.0, changed[$0.0] ?? $0.1) })
        #expect(page.status == 422 && page.has(reason), "\(page.main)")
    }

    @Test func aChallengeOfAnotherWeekCannotBeJoined() {
        var journey = WebSession()
        let stale = Challenge.id(ofWeek: Day("2026-11-09")!, .easy)
        #expect(journey.post(.game(.join(stale))).status == 422)
        #expect(journey.state.livingChallenges.isEmpty)
    }

    @Test func aJoinedChallengeIsLeftAndCanBeJoinedAgain() {
        var journey = WebSession()
        let id = journey.state.challengeSuggestions(on: journey.today)[0].id
        _ = journey.post(.game(.join(id)))
        let left = journey.post(.game(.leave(id)))
        #expect(left.has("Challenge left") && journey.state.livingChallenges.isEmpty)
        _ = journey.post(.game(.join(id)))
        #expect(journey.state.livingChallenges.count == 1)
    }

    @Test func onesOwnIsAddedEditedWonAndDeleted() throws {
        var journey = WebSession()
        let empty = journey.open("/review/challenges/new")
        let fields = typedFields(empty.part(from: "<form class=\"form\"", to: "</form>"))
        #expect(fields.map { $0.0 } == ["id", "measure", "habit", "target", "from", "until", "title"])
        let page = journey.post(.game(.add), form)
        #expect(page.has("Challenge added") && page.has("<bdi>Complete 3 tasks</bdi>"))
        #expect(page.has("0 of 3 · 7 days left") && page.has("href=\"/review/challenges/c1\""))

        let form = journey.open(.game(.editChallenge(own)))
        let edit = typedFields(form.part(from: "<form class=\"form\"", to: "</form>"))
        _ = journey.post(.game(.edit(own)), edit.map { $0.0 == "target" ? ("target", "1") : $0 })
        let task = try journey.addTask(1, "Rent")
        _ = journey.post(.tasks(.change(task)), [("do", "complete")])
        let won = journey.open("/review/challenges")
        #expect(won.has("<h2>Past</h2>") && won.has("Won today · +25"))

        let deleted = journey.post(.game(.delete(own)))
        #expect(deleted.has("Challenge deleted") && journey.state.livingChallenges.isEmpty)
        #expect(journey.undo(deleted).has("Won today"))
    }

    @Test(arguments: [
        ("target", "", "Enter the target"), ("target", "many", "This is not a number"),
        ("target", "0", "From 1 to 100,000,000"), ("until", "", "Choose a day"),
        ("until", "2026-11-19", "ends before it begins"), ("until", "2028-11-19", "up to 366 days"),
        ("from", "2026-02-30", "There is no day"), ("title", String(repeating: "w", count: 65), "At most 64"),
    ])
    func aRefusedFormIsShownAgainWithItsReason(_ field: String, _ typed: String, _ reason: String) {
        var journey = WebSession()
        let page = journey.post(.game(.add), form.map { $0.0 == field ? (field, typed) : $0 })
        #expect(page.status == 422 && page.has("id=\"\(field)-why\"") && page.has(reason), "\(page.main)")
        #expect(typedFields(page.main).contains { $0.0 == field && $0.1 == typed })
        #expect(journey.state.livingChallenges.isEmpty)
    }

    @Test func aSuggestedChallengeHasNoForm() {
        var journey = WebSession()
        let id = journey.state.challengeSuggestions(on: journey.today)[0].id
        _ = journey.post(.game(.join(id)))
        #expect(journey.open(.game(.editChallenge(id))).status == 404)
        #expect(journey.open(.game(.challenge(id))).has("action=\"/review/challenges/\(id.hex)/leave\""))
    }

    @Test func aChallengeHasAPageWithTheDaysThatItCounted() throws {
        var journey = WebSession()
        _ = journey.post(.game(.add), form)
        #expect(journey.open(.game(.challenge(own))).has("Nothing has counted yet."))
        for id in 1...2 as ClosedRange<UInt64> {
            let task = try journey.addTask(id, "Rent")
            _ = journey.post(.tasks(.change(task)), [("do", "complete")])
        }
        let page = journey.open(.game(.challenge(own)))
        #expect(page.has("<h1><bdi>Complete 3 tasks</bdi></h1>") && page.has("<h2>2 of 3</h2>"))
        #expect(page.has("<p>+25 · 7 days left</p>") && page.has("href=\"/review/challenges/c1/edit\""))
        let days = page.part(from: "What counted", to: "</section>")
        #expect(days.contains("href=\"/review/day\"") && days.contains(">Today</strong>") && days.contains(">2</b>"))
        #expect(journey.open("/review/challenges/c9").status == 404)
    }

    @Test func aNumberThatIsReachedAlreadyIsRefusedBesideItsField() throws {
        var journey = WebSession()
        let task = try journey.addTask(1, "Rent")
        _ = journey.post(.tasks(.change(task)), [("do", "complete")])
        let page = journey.post(.game(.add), form.map { $0.0 == "target" ? ("target", "1") : $0 })
        #expect(page.status == 422 && page.has("id=\"target-why\"") && page.has("already have 1"), "\(page.main)")
    }

    @Test func onlyWhatBringsAChallengeOnTellsOfIt() throws {
        var journey = WebSession()
        func message(_ page: WebSession.Page) -> String { page.part(from: "class=\"message\"", to: "</span>") }
        let water = try journey.add("Water") { ($0.kind, $0.target, $0.unit) = (.atLeast, 2, "glasses") }
        _ = journey.post(
            .game(.add),
            form.map { $0.0 == "measure" ? ("measure", "habits") : $0.0 == "target" ? ("target", "1") : $0 })
        func drink(_ id: String) -> String {
            message(
                journey.post(
                    .habits(.mark(water, journey.today)),
                    [("do", "add"), ("amount", "1"), ("id", id), ("back", "/today")]))
        }
        #expect(!drink("d1").contains("challenge") && !drink("d1").contains("Mark habits"))
        #expect(drink("d2").contains("Challenge won"))
        // The third glass wins nothing again.
        #expect(!drink("d3").contains("Challenge won"))
    }

    @Test func aTapThatMakesNoPerfectDayIsSilentWhileAChallengeCountsThem() throws {
        var journey = WebSession()
        let (read, walk) = (try journey.add("Read"), try journey.add("Walk"))
        _ = journey.post(.game(.add), form.map { $0.0 == "measure" ? ("measure", "fullDays") : $0 })
        let mark = [("do", "done"), ("back", "/today")]
        #expect(!journey.post(.habits(.mark(read, journey.today)), mark).has("class=\"message\""))
        #expect(journey.post(.habits(.mark(walk, journey.today)), mark).has("Have 3 perfect days: 1 of 3"))
    }

    @Test func searchFindsThePages() {
        var journey = WebSession()
        for (name, url) in [
            ("progress", "/review/progress"), ("achievem", "/review/achievements"),
            ("challenge", "/review/challenges"), ("away", "/settings/away"),
        ] {
            #expect(journey.open(.search(name)).main.contains("href=\"\(url)\""), "\(name)")
        }
    }
}
