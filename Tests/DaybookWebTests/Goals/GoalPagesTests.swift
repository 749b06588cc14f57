import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// A valid goal form, with some fields changed.
func goalForm(_ changes: [String: String] = [:]) -> [(String, String)] {
    var fields = [
        "id": "a1", "title": "Read", "note": "", "icon": "", "color": "sky", "category": "", "measure": "amount",
        "startValue": "", "target": "12", "unit": "books", "startDay": "2026-11-01", "deadline": "2026-12-31",
    ]
    fields.merge(changes) { $1 }
    return fields.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
}

@Suite struct GoalPagesTests {
    private let goal = RecordID(hex: "a1")!
    private var page: PageRoute { .goals(.goal(goal)) }

    /// A journey with a goal of twelve books, whose id is a1.
    private func journey(_ changes: [String: String] = [:]) -> WebSession {
        var journey = WebSession()
        _ = journey.post(.goals(.add), goalForm(changes))
        return journey
    }

    @Test func goalsOfOneTitleAreToldApartByNumbers() {
        var journey = journey()
        #expect(!journey.open(page).has("Read (1)"))
        _ = journey.post(.goals(.add), goalForm(["id": "a2"]))
        for page in ["/goals", "/tasks/new"] {
            #expect(journey.open(page).has("Read (1)") && journey.open(page).has("Read (2)"), "\(page)")
        }
        #expect(journey.open(.goals(.goal(RecordID(hex: "a2")!))).has("<h1><bdi>Read (2)</bdi></h1>"))
    }

    @Test func goalsOfOneTitleAreToldApartWhereTheyAreNamed() {
        var journey = journey(["note": "By Christmas"])
        _ = journey.post(.goals(.add), goalForm(["id": "a2", "quickAdds": "1"]))
        _ = journey.post(.tasks(.add), [("id", "b1"), ("title", "Choose a book"), ("goal", "a2")])
        let pages = ["/tasks/b1": "Read (2)", "/search?q=read": " (2)", "/search?q=christmas": "Read (1)"]
        for (page, title) in pages { #expect(journey.open(page).has(title), "\(page)") }
        let logged = journey.post(
            .goals(.addProgress(RecordID(hex: "a2")!)), [("kind", "value"), ("number", "5"), ("day", "2026-11-20")])
        #expect(logged.has("Read (2)"), "\(logged.part(from: "class=\"message\"", to: "</div>"))")
        #expect(journey.open("/settings/history").has("Read (2)"))
        #expect(!journey.open("/goals").has("to Read\""))
    }

    @Test func progressOfADayToComeIsRefused() {
        var journey = journey()
        let page = journey.post(
            .goals(.addProgress(goal)), [("kind", "value"), ("number", "5"), ("day", "2026-11-21")])
        #expect(page.status == 422 && page.has("This day is in the future"))
    }

    private func write(_ number: String, _ id: String, _ journey: inout WebSession, _ more: [(String, String)] = [])
        -> WebSession.Page
    {
        let kind = more.contains { $0.0 == "kind" } ? [] : [("kind", "value")]
        return journey.post(.goals(.addProgress(goal)), [("id", id), ("number", number)] + kind + more)
    }

    @Test func emptyGoalListOffersToAddOne() {
        var journey = WebSession()
        let page = journey.open(.goals(.list))
        #expect(page.status == 200 && page.main.contains("No goals yet") && page.main.contains("/goals/new"))
    }

    @Test func figuresHaveNoTypedUnitAndAReadablePace() {
        var journey = journey()
        _ = write("11", "e1", &journey)
        let figures = journey.open(page).part(from: "<dl class=\"figures\">", to: "</dl>")
        #expect(figures.contains("<dt>left</dt><dd>1</dd>") && !figures.contains("books"))
        // One book in 42 days.
        #expect(figures.contains("<dt>needed per month</dt><dd>0.72</dd>"), "of 30.44 days")
        _ = write("8", "e2", &journey)
        let week = journey.open(page).part(from: "<dl class=\"figures\">", to: "</dl>")
        #expect(week.contains("<dt>needed per week</dt><dd>0.6"))
        _ = write("2", "e3", &journey)
        #expect(journey.open(page).has("<dt>needed per day</dt><dd>0.2"))
    }

    @Test func todayShowsTheOpenGoalsWithTheNearestDates() {
        var journey = WebSession()
        for (id, title, deadline) in [
            ("a1", "Read", ""), ("a2", "Swim", "2027-03-01"), ("a3", "Save", "2026-12-31"),
            ("a4", "Paint", "2027-06-01"),
        ] {
            _ = journey.post(.goals(.add), goalForm(["id": id, "title": title, "deadline": deadline]))
        }
        _ = journey.post(
            .goals(.addProgress(RecordID(hex: "a3")!)), [("id", "e1"), ("number", "3"), ("kind", "value")])
        let goals = journey.open("/today").part(from: "<section class=\"group block block-goals\"", to: "</section>")
        #expect(goals.contains("<h2><a href=\"/goals\">Goals</a></h2>"))
        let titles = goals.split(separator: "<strong><bdi>").dropFirst().map { $0.prefix { $0 != "<" } }
        #expect(titles == ["Save", "Swim", "Paint"])
        #expect(goals.contains("value=\"25\" aria-label=\"Save\"") && goals.contains("<b class=\"number\">25%</b>"))
        #expect(!journey.open("/day/2026-11-19").has("block-goals"))
        _ = journey.post(.settings(.switchPart(.goals)), [("do", "hide")])
        #expect(!journey.open("/today").has("block-goals"))
    }

    @Test func todayLeavesGoalsOutWhenNoneIsOpenOrTheBlockIsOff() {
        var journey = journey()
        #expect(journey.open("/today").has("block-goals"))
        _ = journey.post(.settings(.arrangeToday(.goals)), [("do", "hide")])
        #expect(!journey.open("/today").has("block-goals"))
        _ = journey.post(.settings(.arrangeToday(.goals)), [("do", "show")])
        _ = journey.post(.goals(.reach(goal)))
        #expect(!journey.open("/today").has("block-goals"))
    }

    @Test func anAddedGoalHasItsPageAndStandsInTheList() {
        var journey = WebSession()
        let page = journey.post(.goals(.add), goalForm(["category": "Mind", "note": "Quiet <evenings>"]))
        #expect(page.url.hasPrefix("/goals/a1?said=addGoal"))
        #expect(page.has("“Read” added"))
        #expect(page.main.contains("0 of 12 books") && page.main.contains("Mind · Due 31 December"))
        #expect(page.main.contains("Quiet &lt;evenings&gt;"))
        #expect(page.main.contains("Log progress to see your pace."))
        let list = journey.open(.goals(.list))
        #expect(list.main.contains("href=\"/goals/a1\"") && list.main.contains("0 of 12 books · by 31 Dec"))
        #expect(journey.undo(page).main.contains("No goals yet"))
    }

    @Test func theChartOfAGoalBeginsOnItsFirstDay() {
        var journey = journey(["startDay": "2026-11-20"])
        #expect(journey.open(page).main.contains("<p>since 20 November 2026</p>"))
    }

    @Test func recordedProgressMovesTheGoalAndShowsThePace() {
        var journey = journey()
        let page = write("5", "b1", &journey)
        #expect(page.has("Log progress"))
        #expect(page.main.contains("5 of 12 books"))
        // Five in twenty days, seven to go: 28 more days.
        #expect(page.main.contains("On pace for 18 Dec, 13 days early"))
        #expect(write("5", "b1", &journey).main.contains("5 of 12 books"))
        #expect(write("2", "b2", &journey, [("kind", "amount")]).main.contains("7 of 12 books"))
        let earlier = write("1", "b3", &journey, [("day", "2026-11-10"), ("note", "A thin one")])
        #expect(earlier.main.contains("7 of 12 books") && earlier.main.contains("A thin one"))
        let gone = journey.post(.goals(.deleteProgress(RecordID(hex: "b2")!, of: goal)))
        #expect(gone.main.contains("5 of 12 books") && gone.has("Entry deleted"))
        #expect(journey.undo(gone).main.contains("7 of 12 books"))
    }

    @Test(arguments: [
        ("number", [("number", "")], "Enter a number"),
        ("number", [("number", "many")], "This is not a number"),
        ("number", [("number", "1000000001")], "At most 1,000,000,000"),
        ("day", [("number", "1"), ("day", "2026-02-30")], "There is no day"),
        ("day", [("number", "1"), ("day", "2026-12-01")], "This day is in the future"),
        ("note", [("number", "1"), ("note", String(repeating: "n", count: 10_001))], "At most 10,000 characters"),
    ])
    func invalidProgressIsRefusedWithTheReasonAndKeepsTheInput(
        _ field: String, _ typed: [(String, String)], _ reason: String
    ) {
        var journey = journey()
        let page = journey.post(.goals(.addProgress(goal)), [("id", "b1"), ("kind", "amount")] + typed)
        #expect(page.status == 422)
        let frame = page.part(from: "id=\"\(field)-why\"", to: "</p>")
        #expect(frame.contains(reason))
        #expect(page.value(of: "value", after: "data-focus=\"number\" data-draft") == "b1")
        #expect(page.main.contains("value=\"amount\" checked"))
        #expect(journey.state.progress(of: goal).isEmpty)
    }

    @Test func aReachedGoalCelebratesAndGoesToTheArchive() {
        var journey = journey()
        let page = write("12", "b1", &journey)
        #expect(page.main.contains("reached just"))
        #expect(page.main.contains("You did it") && page.main.contains("Reached on 20 November, 41 days early"))
        #expect(!journey.open(self.page).main.contains("reached just"))
        #expect(journey.open(.goals(.list)).main.contains("Reached <span"))
        let archived = journey.post(.goals(.archive(goal)))
        #expect(archived.has("“Read” archived") && archived.main.contains("Archive <span"))
        #expect(journey.open(self.page).main.contains("This goal is in the archive"))
        #expect(journey.post(.goals(.restore(goal))).has("“Read” restored"))
        #expect(journey.state.goal(goal)?.isArchived == false)
    }

    @Test func goalCanBeMarkedReachedAndReopenedByHand() {
        var journey = journey()
        let page = journey.post(.goals(.reach(goal)))
        #expect(page.has("“Read” reached") && page.main.contains("0 of 12 books"))
        #expect(page.main.contains("Closed on 20 November") && !page.main.contains("You did it"))
        #expect(!page.main.contains("Enjoy the moment") && !page.main.contains("days early"))
        #expect(journey.open(.goals(.list)).main.contains("0 of 12 books · Closed on 20 November"))
        let reopened = journey.post(.goals(.reopen(goal)))
        #expect(reopened.has("“Read” reopened") && !reopened.main.contains("Closed on"))
    }

    @Test func milestonesAreAddedMarkedMovedAndDeleted() throws {
        var journey = journey(["measure": "milestones", "milestones": "Choose\r\n\r\n Pack \r\nGo", "target": ""])
        let steps = journey.state.milestones(of: goal)
        #expect(steps.map(\.title) == ["Choose", "Pack", "Go"])
        let pack = steps[1].id
        let marked = journey.post(.goals(.markMilestone(pack, of: goal)), [("done", "1")])
        #expect(marked.main.contains("aria-checked=\"true\"><span class=\"tick\">"))
        #expect(marked.main.contains("1 of 3"))
        #expect(journey.post(.goals(.markMilestone(pack, of: goal)), [("done", "1")]).main.contains("1 of 3"))
        #expect(journey.post(.goals(.markMilestone(pack, of: goal)), [("done", "0")]).main.contains("0 of 3"))
        _ = journey.post(.goals(.addMilestone(goal)), [("id", "c1"), ("milestone", "Unpack")])
        _ = journey.post(.goals(.addMilestone(goal)), [("id", "c1"), ("milestone", "Unpack")])
        _ = journey.post(.goals(.moveMilestone(RecordID(hex: "c1")!, of: goal)), [("behind", "")])
        #expect(journey.state.milestones(of: goal).map(\.title) == ["Unpack", "Choose", "Pack", "Go"])
        let gone = journey.post(.goals(.deleteMilestone(pack, of: goal)))
        #expect(gone.has("“Pack” deleted"))
        _ = journey.undo(gone)
        #expect(journey.state.milestones(of: goal).count == 4)
        let refused = journey.post(.goals(.addMilestone(goal)), [("milestone", "  ")])
        #expect(
            refused.status == 422 && refused.part(from: "milestone-why", to: "</p>").contains("Enter a title"))
    }

    @Test func habitsAndTasksThatCountTowardsAGoalAreShown() throws {
        var journey = WebSession()
        let habit = try journey.add("Meditate")
        for back in 0..<5 { try journey.keep(.markDone(habit, on: journey.today.advanced(by: -back))) }
        let page = journey.post(
            .goals(.add), goalForm(["measure": "habitCount", "habit": habit.hex, "habitCount": "20", "deadline": ""]))
        #expect(page.main.contains("5 of 20") && page.main.contains("href=\"/habits/\(habit.hex)\""))
        let strong = journey.post(
            .goals(.add),
            goalForm(["id": "a2", "measure": "habitStrength", "strengthHabit": habit.hex, "habitStrength": "80"]))
        #expect(strong.main.contains("of 80 %"))
        var draft = TaskDraft(title: "Borrow <one>")
        draft.goal = goal
        let decision = try TaskCommand.add(draft, id: RecordID(hex: "d1")!).decide(
            in: journey.state, now: journey.now, newID: { RecordID(hex: "ff")! })
        journey.keep(Commit(decision, action: Identifier(high: 44, low: 1)))
        let tasks = journey.open(self.page)
        #expect(tasks.main.contains("href=\"/tasks/d1\"") && tasks.main.contains("Borrow &lt;one&gt;"))
    }

    @Test func aDeletedGoalIsGoneAndUndoBringsItBack() {
        var journey = journey()
        let page = journey.post(.goals(.delete(goal)))
        #expect(page.url.hasPrefix("/goals?") && page.has("“Read” deleted"))
        #expect(journey.open(self.page).status == 404)
        #expect(journey.open(.settings(.erase)).main.contains("Read"))
        _ = journey.undo(page)
        #expect(journey.open(self.page).status == 200)
    }

    @Test func goalsAreMovedByHand() {
        var journey = journey()
        _ = journey.post(.goals(.add), goalForm(["id": "a2", "title": "Run"]))
        let page = journey.post(.goals(.move(RecordID(hex: "a2")!)), [("behind", "")])
        #expect(page.has("Order saved"))
        #expect(journey.state.livingGoals.map(\.title) == ["Run", "Read"])
    }

    @Test func aNumberIsAddedUnlessItIsSaidToBeTheTotal() {
        var journey = journey(["target": "100"])
        #expect(journey.open(page).part(from: "id=\"log\"", to: "name=\"number\"").contains("value=\"amount\" checked"))
        _ = journey.post(.goals(.addProgress(goal)), [("id", "b1"), ("number", "50")])
        #expect(write("25", "b2", &journey, [("kind", "amount")]).main.contains("75 of 100 books"))
        #expect(write("60", "b3", &journey).main.contains("60 of 100 books"))
    }

    @Test func aTapAddsAQuickStepFromThePageAndFromTheList() {
        var journey = journey()
        let added = journey.post(.goals(.addProgress(goal)), [("do", "add"), ("id", "b1"), ("amount", "5")])
        #expect(added.main.contains("5 of 12 books") && added.url.hasPrefix("/goals/a1"))
        let back = journey.post(
            .goals(.addProgress(goal)), [("back", "/goals"), ("do", "add"), ("id", "b2"), ("amount", "1")])
        #expect(back.url.hasPrefix("/goals?") && back.main.contains("6 of 12 books"))
        #expect(back.main.contains("aria-label=\"Add +1 book to “Read”\""))
    }

    @Test func reachingAGoalByHandAsksBelowAHundredPercent() {
        var journey = journey()
        let page = write("3", "b1", &journey)
        let menu = page.part(from: "<details class=\"menu\">", to: "</details>")
        #expect(menu.contains("You are at 25%. Mark this goal as reached anyway?") && menu.contains("/goals/a1/reach"))
        let reached = write("12", "b2", &journey)
        #expect(!reached.main.contains("/goals/a1/reach"))
    }

    @Test func goalsThatWillBeLateSayWhenTheyAreOnPaceFor() {
        var journey = journey(["deadline": "2026-11-30"])
        _ = write("1", "b1", &journey)
        let expected = "<span class=\"chip warn\">On pace for 28 Jun, seven months late</span>"
        #expect(journey.open(.goals(.list)).main.contains(expected))
        journey.now.milliseconds += 20 * 86_400_000
        let list = journey.open(.goals(.list))
        #expect(list.main.contains("<span class=\"chip bad\">Was due 30 November</span>"))
    }

    @Test(arguments: ["en", "ru", "pl"]) func everyPageIsAvailableInEveryLanguage(language: String) {
        var journey = journey(["deadline": "2026-12-31"])
        journey.languages = [language]
        _ = write("3", "b1", &journey)
        for route: PageRoute in [.goals(.list), .goals(.add), page, .goals(.edit(goal))] {
            let page = journey.open(route)
            #expect(page.status == 200 && page.has("<html lang=\"\(language)\">"))
        }
    }

    @Test func actionsOnAMissingGoalChangeNothing() {
        var journey = WebSession()
        for route: GoalActionRoute in [
            .reach(goal), .reopen(goal), .archive(goal), .restore(goal), .move(goal), .addProgress(goal),
            .addMilestone(goal), .markMilestone(goal, of: goal), .edit(goal),
        ] {
            #expect([404, 422].contains(journey.post(.goals(route), [("number", "1"), ("milestone", "x")]).status))
            #expect([200, 303, 404].contains(journey.open(route.url).status))
        }
        #expect(journey.post(.goals(.delete(goal))).status == 404)
        #expect(journey.batches.isEmpty)
    }
}
