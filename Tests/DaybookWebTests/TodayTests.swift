import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct TodayTests {
    @Test func firstRunNamesThePartsOfLifeAndHidesThoseNotChosen() {
        var journey = WebSession()
        let page = journey.open("/today")
        #expect(page.status == 200)
        #expect(page.has("<h1>20 November</h1>"))
        for part in JournalPart.allCases { #expect(page.main.contains("name=\"part\" value=\"\(part.rawValue)\"")) }
        let chosen = journey.post(.settings(.chooseParts), [("part", "habits"), ("part", "weight")])
        #expect(journey.state.settings.parts == [.habits, .weight])
        #expect(chosen.url == "/today")
        #expect(chosen.main.contains("Start with one small habit") && !chosen.main.contains("name=\"part\""))
        #expect(chosen.has("href=\"/body\"") && !chosen.has("href=\"/tasks\"") && !chosen.has("href=\"/meals\""))
    }

    @Test func firstRunWithoutAnyPartChosenKeepsThemAll() {
        var journey = WebSession()
        _ = journey.post(.settings(.chooseParts))
        #expect(journey.state.settings.parts == JournalPart.allCases)
    }

    @Test func anotherHabitIsSuggestedBelowTheFirstUntilThereIsMore() throws {
        var journey = WebSession()
        _ = journey.post(.settings(.chooseParts))
        _ = try journey.add("Read")
        let page = journey.open("/today")
        #expect(page.part(from: "id=\"habit-", to: "</main>").contains("One more?"))
        #expect(!page.part(from: "<main", to: "id=\"habit-").contains("One more?"))
        var other = journey
        try journey.addTask(1, "Pay rent")
        #expect(!journey.open("/today").has("One more?"))
        _ = try other.add("Walk")
        #expect(!other.open("/today").has("One more?"))
    }

    @Test func tasksAndHabitsAreCountedTogether() throws {
        var journey = WebSession()
        let read = try journey.add("Read")
        let today = journey.today
        try journey.addTask(1, "Pay rent") { $0.dueDay = today }
        try journey.addTask(2, "Paint") { $0.dueDay = today.advanced(by: 3) }
        #expect(journey.open("/today").has("Two to go"))
        let marked = journey.post(.habits(.mark(read, journey.today)), [("do", "done")])
        #expect(marked.has("One to go") && marked.has(">1/2<"))
    }

    @Test func anEarlierDayHasTheStreakOfThatDay() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-16") }
        for day in 16...20 {
            _ = journey.post(.habits(.mark(read, Day(year: 2026, month: 11, day: day)!)), [("do", "done")])
        }
        #expect(journey.open("/today").part(from: "id=\"habit-", to: "</li>").contains("5 days"))
        let earlier = journey.open("/day/2026-11-18")
        #expect(earlier.part(from: "id=\"habit-", to: "</li>").contains("3 days"))
        #expect(earlier.has("Streak: </span>3 days, “Read”") && !journey.open("/day/2026-11-15").has("Streak: "))
    }

    @Test func futureDayCountsDailyHabitsAndDrawsNoFullRing() throws {
        var journey = WebSession()
        _ = try journey.add("Read")
        _ = try journey.add("Swim") { $0.schedule = .timesPerWeek(2) }
        let page = journey.open("/day/2026-11-21")
        #expect(page.has(">0/1<") && page.has("Still ahead"))
        #expect(page.part(from: "not-due", to: "</summary>").contains("Swim"))
    }

    @Test func aTapOnAHabitOfADayToComeSaysFromWhenItCanBeMarked() throws {
        var journey = WebSession()
        let read = try journey.add("Read")
        let tomorrow = journey.today.advanced(by: 1)
        let sheet = "href=\"\(HabitPageRoute.entry(read, tomorrow).url)\""
        #expect(journey.open("/day/\(tomorrow.text)").has(sheet) && !journey.open("/today").has(sheet))
        #expect(journey.open(.habits(.entry(read, tomorrow))).has("You can mark “Read” from Saturday, 21 November"))
    }

    @Test func aToggleSaysItsStateOnceAndALinkInWords() throws {
        var journey = WebSession()
        _ = try journey.add("Read")
        _ = try journey.add("Water") { ($0.kind, $0.target) = (.atLeast, 2) }
        let page = journey.open("/today")
        let toggle = page.part(from: "aria-pressed=\"false\">", to: "</button>")
        #expect(toggle.contains("<bdi>Read</bdi>") && !toggle.contains("Not done"))
        #expect(page.part(from: "<a class=\"mark\"", to: "</a>").contains("<span class=\"hidden\">, Not done</span>"))
    }

    @Test func dayOfAnotherYearIsNamedWithIt() {
        var journey = WebSession()
        #expect(journey.open("/day/1985-01-05").has("<h1>5 January 1985</h1>"))
        #expect(journey.open("/day/2026-01-05").has("<h1>5 January</h1>"))
        #expect(journey.open("/meals?day=1985-01-05").has("<h1>5 January 1985</h1>"))
    }

    @Test func habitsInRowsAreMarkedOnAnyOfTheLastDays() throws {
        var journey = WebSession()
        let read = try journey.add("Read")
        let wednesday = journey.today.advanced(by: -2)
        #expect(!journey.open("/today").has("week-marks"))
        _ = journey.post(.settings(.save), [("habitLayout", "days")])
        let page = journey.open("/today")
        #expect(page.has("week-marks") && !page.has("class=\"tiles\""))
        #expect(page.has("formaction=\"\(HabitActionRoute.mark(read, wednesday).url)\""))
        let back = try #require(typedFields(page.part(from: "week-marks", to: "</form>")).first)
        let marked = journey.post(.habits(.mark(read, wednesday)), [back, ("do", "done")])
        #expect(marked.url.hasPrefix("/today#") && marked.has("aria-label=\"Read, 18 November\""))
        #expect(journey.state.entry(of: read, on: wednesday)?.state == .done)
    }

    @Test func rowsOfAnEarlierDayEndWithThatDay() throws {
        var journey = WebSession()
        _ = try journey.add("Read")
        _ = journey.post(.settings(.save), [("habitLayout", "days")])
        let page = journey.open("/day/2026-11-10")
        #expect(page.has("Read, 10 November") && page.has("Read, 4 November"))
        #expect(!page.has("Read, 11 November") && !page.has("Read, 3 November"))
    }

    @Test func habitsStandByTimeOfDayBeforeThoseOfAnyTime() throws {
        var journey = WebSession()
        _ = try journey.add("Float")
        _ = try journey.add("Write") { $0.partOfDay = .evening }
        _ = try journey.add("Run") { $0.partOfDay = .morning }
        let page = journey.open("/today")
        let names = ["<h2>Morning", "<h2>Evening", "<h2>Any time"]
        let positions = try names.map { try #require(page.text.firstRange(of: $0)).lowerBound }
        #expect(positions == positions.sorted())
    }

    @Test func eachTileHasThePartOfTheDayOfItsHabit() throws {
        var journey = WebSession()
        _ = try journey.add("Write") { $0.partOfDay = .evening }
        _ = try journey.add("Stretch") { $0.partOfDay = .evening }
        _ = try journey.add("Run") { $0.partOfDay = .morning }
        let page = journey.open("/today")
        #expect(page.main.ranges(of: "<span class=\"of\" aria-hidden=\"true\">Evening</span>").count == 2)
        #expect(page.main.ranges(of: "<span class=\"of\" aria-hidden=\"true\">Morning</span>").count == 1)
    }

    @Test func firstAndLastDayLeadNoFurther() {
        var journey = WebSession()
        _ = journey.post(.settings(.chooseParts))
        #expect(!journey.open("/day/\(Day.first.text)").has("rel=\"prev\""))
        #expect(!journey.open("/day/\(Day.last.text)").has("rel=\"next\""))
    }

    @Test func aFirstHabitIsAddedByOneTap() {
        var journey = WebSession()
        journey.languages = ["ru"]
        let page = journey.post(.settings(.chooseParts), [("part", "habits")])
        let id = page.value(of: "value", after: "action=\"/habits/new\"") ?? ""
        let fields = typedFields(page.part(from: "action=\"/habits/new\"", to: "</form>"))
        #expect(fields.first { $0.0 == "title" }?.1 == "Читать")

        let added = journey.post("/habits/new", fields)

        #expect(added.has("id=\"habit-\(id)\""))
        #expect(added.has("Добавлено: «Читать»"))
        #expect(added.has("Осталась одна"))
    }

    @Test func aDayOffersToAddATaskBelowThoseItHas() throws {
        var journey = WebSession()
        _ = journey.post(.settings(.chooseParts), [("part", "tasks")])
        #expect(journey.open(.today(nil)).has("class=\"log-chip phone-only\""))
        try journey.addTask(1, "Buy milk") { $0.dueDay = Day("2026-11-20") }
        let tasks = journey.open(.today(nil)).part(from: "id=\"tasks\"", to: "</section>")
        #expect(tasks.contains("Buy milk") && tasks.contains("<a class=\"add-row phone-only\" href=\"/tasks/quick"))
        #expect(!tasks.contains("log-chip"))
        #expect(!journey.open(.today(Day("2026-11-19"))).has("phone-only"))
    }

    @Test func aDayWithoutHabitsOffersToAddTheFirst() throws {
        var journey = WebSession()
        let offer = "<a class=\"log-chip\" href=\"/habits/new\">"
        #expect(!journey.post(.settings(.chooseParts), [("part", "tasks"), ("part", "habits")]).has(offer))
        try journey.addTask(1, "Buy milk") { $0.dueDay = Day("2026-11-20") }
        #expect(journey.open(.today(nil)).has(offer))
        _ = journey.post("/habits/new", [("id", "aa01"), ("title", "Read")])
        #expect(!journey.open(.today(nil)).has(offer))
        _ = journey.post(.settings(.chooseParts), [("part", "tasks")])
        #expect(!journey.open(.today(nil)).has(offer))
    }

    @Test(arguments: ["monday", "sunday"])
    func theFirstAndLastDayOfTheCalendarHaveNoNeighborsBeyond(_ firstWeekday: String) throws {
        var journey = WebSession()
        let read = try journey.add("Read")
        try journey.addTask(1, "Buy milk")
        if firstWeekday == "sunday" { _ = journey.post("/settings", [("firstWeekday", "sun")]) }
        for (day, isFirst) in [("9999-12-31", false), ("0001-01-01", true)] {
            for url in [
                "/day/\(day)", "/habits/\(read.hex)/day/\(day)", "/meals?day=\(day)", "/tasks/upcoming?from=\(day)",
            ] {
                let page = journey.open(url)
                #expect(page.status < 500, "\(url)")
                guard page.status == 200 else { continue }
                #expect(!page.has(isFirst ? "rel=\"prev\"" : "rel=\"next\""), "\(url)")
            }
            let week = journey.open("/day/\(day)").part(from: "<ol class=\"week\">", to: "</ol>")
            let days = week.split(separator: "href=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
            #expect(Set(days).count == days.count, "\(days)")
            #expect(days.contains("/day/\(day)"))
        }
        #expect(
            journey.open("/day/2026-11-20").part(from: "<ol class=\"week\">", to: "</ol>").split(separator: "<li>")
                .count == 8)
    }

    @Test func aDayIsNarrowedToACategoryWithoutChangingItsFigures() throws {
        var journey = WebSession()
        _ = try journey.add("Read", category: .named("Mind"))
        _ = try journey.add("Run", category: .named("Body"))
        let body = try #require(journey.state.livingCategories.first { $0.name == "Body" }).id
        #expect(journey.open("/today").main.contains("href=\"/today?category=\(body.hex)\""))
        let page = journey.open(.today(nil, category: body))
        #expect(page.main.contains("Run") && !page.main.contains("Read"))
        #expect(page.main.contains("0/2"))
        let yesterday = journey.today.advanced(by: -1)
        #expect(journey.open(.today(yesterday, category: body)).url == "/day/\(yesterday.text)?category=\(body.hex)")
    }

    @Test func aNarrowedDaySaysSoAndHowToSeeAllOfIt() throws {
        var journey = WebSession()
        let run = try journey.add("Run", category: .named("Body"))
        let body = try #require(journey.state.livingCategories.first).id
        #expect(!journey.open("/today").has("Clear filter"))
        let page = journey.open(.today(nil, category: body))
        #expect(page.has("<title>Today\u{A0}· Body"))
        #expect(
            page.main.contains(
                "Only “Body” is shown. The ring counts the whole day. <a href=\"/today\">Clear filter</a>"))
        let yesterday = journey.today.advanced(by: -1)
        #expect(page.main.contains("href=\"\(PageRoute.today(yesterday, category: body).url)\""))
        try journey.keep(.archive(run))
        let empty = journey.open(.today(yesterday, category: body)).main
        #expect(
            empty.contains("Nothing in “Body” on this day. <a href=\"/day/\(yesterday.text)\">Clear filter</a>"))
    }

    @Test func aCategoryThatIsGoneDoesNotNarrowADay() throws {
        var journey = WebSession()
        _ = try journey.add("Run")
        let page = journey.open(.today(nil, category: RecordID(hex: "c9")!))
        #expect(page.main.contains("Run") && !page.has("Clear filter"))
    }

    @Test func oneTapMarksAndAnotherUnmarks() throws {
        var journey = WebSession()
        let read = try journey.add("Read")
        let url = HabitActionRoute.mark(read, journey.today).url
        let marked = journey.post(url, [("do", "done"), ("back", "/today")])
        #expect(marked.url == "/today#habit-\(read.hex)")
        #expect(marked.has("class=\"tile done tint-stone\""))
        #expect(marked.has("All done. Nice work."))
        let unmarked = journey.post(url, [("do", "clear"), ("back", "/today")])
        #expect(!unmarked.has("tile done"))
        #expect(unmarked.has("One to go"))
    }

    @Test func aPastDayIsMarkedOnItsOwnPage() throws {
        var journey = WebSession()
        let read = try journey.add("Read")
        let page = journey.post(.habits(.mark(read, Day("2026-11-18")!)), [("do", "done")])
        #expect(page.url.hasPrefix("/day/2026-11-18"))
        #expect(page.has("tile done"))
        #expect(!journey.open("/today").has("tile done"))
    }

    @Test func habitsStandUnderTheirCategories() throws {
        var journey = WebSession()
        _ = try journey.add("Run", category: .named("Żwawo"))
        _ = try journey.add("Read", category: .named("Mind"))
        _ = try journey.add("Float")
        let page = journey.open("/today")
        let names = ["<bdi>Mind</bdi>", "<bdi>Żwawo</bdi>", "<h2>No category"]
        let positions = try names.map { try #require(page.text.firstRange(of: $0)).lowerBound }
        #expect(positions == positions.sorted())
    }

    @Test func habitsStandByTimeOrByCategoryButNotByBoth() throws {
        var journey = WebSession()
        _ = try journey.add("Run", category: .named("Body"))
        _ = try journey.add("Read") { $0.partOfDay = .evening }
        let page = journey.open("/today")
        #expect(page.has("<h2>Evening") && page.has("<h2>Any time"))
        #expect(!page.part(from: "block-habits", to: "</div>").contains("Body"))
    }

    @Test func aMeasuredHabitIsAddedToByOneTap() throws {
        var journey = WebSession()
        let water = try journey.add("Water") { ($0.kind, $0.target, $0.unit) = (.atLeast, 8, "glasses") }
        let form = journey.open("/today").part(from: "<form class=\"plus\"", to: "</form>")
        #expect(form.contains("aria-label=\"Water: +1 glass\"") && form.contains("<span>+1</span>"))
        let fields = typedFields(form) + [("do", "add")]
        let page = journey.post(.habits(.mark(water, journey.today)), fields)
        #expect(page.url.hasPrefix("/today?") && page.has("1 of 8 glasses") && page.has("“Water”: 1 of 8 glasses"))
        let tomorrow = journey.today.advanced(by: 1)
        #expect(!journey.open(.today(tomorrow)).has("class=\"plus\""), "a day to come")
    }

    @Test func aLimitIsAddedToByOneTapAfterItIsReached() throws {
        var journey = WebSession()
        let coffee = try journey.add("Coffee") { ($0.kind, $0.target, $0.unit) = (.atMost, 1, "cups") }
        try journey.keep(.setValue(coffee, on: journey.today, 1))
        let page = journey.open("/today")
        #expect(page.has("1, at most 1 cup") && page.has("aria-label=\"Coffee: +1 cup\""))
        #expect(!page.has("class=\"tile done"), "the day is not over")
    }

    @Test func habitsNotDueAreIdleButCanBeMarked() throws {
        var journey = WebSession()
        let swim = try journey.add("Swim") { $0.schedule = .weekdays([.sunday]) }
        #expect(journey.open("/today").has("tile idle"))
        #expect(journey.post(.habits(.mark(swim, journey.today)), [("do", "done")]).has("tile done"))
    }

    @Test func aHostileTitleStaysText() throws {
        var journey = WebSession()
        _ = try journey.add("<img src=x onerror=alert(1)>\" '&")
        let page = journey.open("/today")
        #expect(!page.has("<img src=x"))
        #expect(page.has("&lt;img src=x onerror=alert(1)&gt;&quot; &#39;&amp;"))
    }

    @Test func thePageSpeaksTheChosenLanguage() throws {
        var journey = WebSession()
        journey.languages = ["pl-PL", "en"]
        #expect(journey.open("/today").has("<html lang=\"pl\">"))
        journey.languages = ["de", "ru"]
        #expect(journey.open("/today").has("<html lang=\"ru\">"))
    }

    @Test func anArchivedHabitIsGoneFromTodayAndUndoBringsItBack() throws {
        var journey = WebSession()
        let read = try journey.add("Read")
        let archived = journey.post(.habits(.archive(read)))
        #expect(archived.has("“Read” archived"))
        #expect(journey.open("/today").has("Nothing due. Enjoy it."))
        let undone = journey.undo(archived)
        #expect(undone.has("Undone"))
        #expect(journey.open("/today").has("id=\"habit-\(read.hex)\""))
        #expect(journey.undo(undone).has("Redone"))
        #expect(journey.open("/today").has("Nothing due. Enjoy it."))
    }

    @Test func undoAfterALaterChangeIsRefusedWithTheReason() throws {
        var journey = WebSession()
        let read = try journey.add("Read")
        let archived = journey.post(.habits(.archive(read)))
        _ = journey.post(.habits(.restore(read)))
        #expect(journey.undo(archived).has("Could not undo: changed since"))
    }

    @Test func anUnknownActionCannotBeUndone() {
        var journey = WebSession()
        #expect(journey.post("/undo/00000000000000000000000000000001").has("There is nothing to undo"))
    }

    @Test func redirectsStayWithinTheApp() throws {
        var journey = WebSession()
        let read = try journey.add("Read")
        let page = journey.post(.habits(.mark(read, journey.today)), [("do", "done"), ("back", "//evil.example")])
        #expect(page.url.hasPrefix("/today"))
    }

    @Test func aPageThatIsNotThereSaysSo() {
        var journey = WebSession()
        #expect(journey.open("/nowhere").status == 404)
        #expect(journey.open(.habits(.habit(RecordID([9])!, month: nil))).status == 404)
    }

    @Test func theRingsOfTheWeekCountTasksLikeTheDayItself() throws {
        var journey = WebSession() // Friday
        let (today, monday) = (journey.today, journey.today.advanced(by: -4))
        let read = try journey.add("Read") { $0.startDay = monday }
        _ = journey.post(.habits(.mark(read, today)), [("do", "done")])
        try journey.addTask(1, "Pay rent") { $0.dueDay = today }
        func ring(_ day: Day, over shown: Day?) -> String {
            let start = "href=\"\(PageRoute.today(day == today ? nil : day).url)\" aria-label=\""
            let page = journey.open(.today(shown))
            let links = page.part(from: "<ol class=\"week\"", to: "</ol>").split(separator: start).dropFirst()
            return String(links.first?.prefix { $0 != "\"" } ?? "")
        }
        #expect(ring(today, over: nil).contains("1 of 2") && ring(today, over: monday).contains("1 of 2"))
        #expect(ring(monday, over: nil).contains("0 of 1"))
        journey.now = LocalInstant(milliseconds: journey.now.milliseconds - 4 * 86_400_000, offsetMinutes: 60)
        let call = try journey.addTask(2, "Call Ann")
        try journey.keep(.complete(call))
        journey.now = LocalInstant(milliseconds: journey.now.milliseconds + 4 * 86_400_000, offsetMinutes: 60)
        #expect(ring(monday, over: nil).contains("1 of 2") && ring(monday, over: monday).contains("1 of 2"))
    }

    @Test func anEarlierDayAsksForWhatItDoesNotHave() {
        var journey = WebSession()
        _ = journey.post(.settings(.chooseParts), [("part", "moods"), ("part", "weight")])
        let day = journey.today.advanced(by: -2)
        let back = PageRoute.today(day).url
        let asked = journey.open(.today(day)).part(from: "<ul class=\"log\"", to: "</ul>")
        #expect(asked.contains(PageRoute.log(.mood(of: nil), back: back).url))
        #expect(asked.contains(PageRoute.log(.weight, back: back).url))
        _ = journey.post(.body(.log(.weight)), [("id", "b1"), ("value", "80"), ("day", day.text)])
        #expect(journey.open(.today(day)).part(from: "<ul class=\"log\"", to: "</ul>").contains("80 kg"))
    }
}
