import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct NotePagesTests {
    private let id = RecordID(hex: "b1")!

    private func add(_ text: String, id: String, day: String = "", to journey: inout WebSession) {
        _ = journey.post(.notes(.add), [("id", id), ("text", text), ("day", day)])
    }

    @Test func noteIsAddedFromItsSheetAndCanBeUndone() {
        var journey = WebSession()
        let empty = journey.open("/notes")
        #expect(empty.has("No notes yet") && empty.has("href=\"/log/note?back=%2Fnotes\" data-sheet"))
        let sheet = journey.open(.log(.note, back: "/notes"))
        #expect(sheet.main.contains("<section class=\"sheet\">") && sheet.has(" autofocus>"))
        let fields = typedFields(sheet.part(from: "<form class=\"form\"", to: "</form>"))
        #expect(fields.map { $0.0 } == ["id", "back", "text", "day", "time"])

        let page = journey.post(.notes(.add), fields.map { $0.0 == "text" ? ("text", "Met Ann & Bob\r\nLate") : $0 })

        #expect(page.url.hasPrefix("/notes?") && page.has("Note added") && page.has("<li class=\"just\">"))
        #expect(page.has("Met Ann &amp; Bob Late") && page.has("09:30") && page.has("<h3>Today</h3>"))
        #expect(journey.state.livingNotes.map { $0.text } == ["Met Ann & Bob\nLate"])
        #expect(journey.undo(page).has("No notes yet"))
    }

    @Test func draftOfANoteIsKept() {
        var journey = WebSession()
        add("Snow", id: "b1", to: &journey)
        for route: PageRoute in [.log(.note), .notes(.note(id))] {
            #expect(journey.open(route).main.contains(" data-draft=\"Your draft is back.\""))
        }
    }

    @Test(arguments: [
        ("text", [("text", " ")], "Write something first"),
        ("text", [("text", String(repeating: "w", count: 10_001))], "At most 10,000"),
        ("day", [("text", "Snow"), ("day", "2026-02-30")], "There is no day"),
        ("day", [("text", "Snow"), ("day", "2026-11-22")], "This day is in the future"),
        ("time", [("text", "Snow"), ("time", "25:00")], "is not a time"),
    ])
    func refusedNoteIsShownAgainInItsSheet(_ field: String, _ fields: [(String, String)], _ reason: String) {
        var journey = WebSession()
        let page = journey.post(.notes(.add), [("id", "b1"), ("back", "/journal")] + fields)
        #expect(page.status == 422 && page.main.contains("<section class=\"sheet\">"))
        #expect(page.has("id=\"\(field)-why\"") && page.has(reason), "\(page.main)")
        let typed = typedFields(page.part(from: "<form class=\"form\"", to: "</form>"))
        #expect(typed.first { $0.0 == "id" }?.1 == "b1" && typed.first { $0.0 == "back" }?.1 == "/journal")
        #expect(typed.first { $0.0 == "text" }?.1 == fields[0].1)
        #expect(page.main.contains("<details class=\"fold\" open>") == (field != "text"))
        #expect(journey.state.notes.rows.isEmpty)
    }

    @Test func noteIsEditedAndDeleted() {
        var journey = WebSession()
        add("Snow", id: "b1", day: "2026-11-18", to: &journey)
        let page = journey.open(.notes(.note(id)))
        #expect(page.main.contains("<p><bdi>Snow</bdi></p>") && !page.main.contains("fold\" open"), "it is read first")
        #expect(page.has("Snow</textarea>") && page.has("value=\"2026-11-18\"") && page.has("aria-label=\"Notes\""))
        let fields = typedFields(page.part(from: "<form class=\"form\"", to: "</form>"))
        let saved = journey.post(.notes(.edit(id)), fields.map { $0.0 == "text" ? ("text", "Snow and ice") : $0 })
        #expect(saved.url.hasPrefix("/notes?") && saved.has("Note saved"))
        let note = journey.state.note(id)
        #expect(note?.text == "Snow and ice" && note?.day == Day("2026-11-18") && note?.time == nil)
        let deleted = journey.post(.notes(.delete(id)), [("back", "/journal")])
        #expect(deleted.url.hasPrefix("/journal?") && deleted.has("Note deleted"))
        #expect(journey.open(.notes(.note(id))).status == 404)
        #expect(journey.post(.notes(.edit(id)), fields).has("This note no longer exists"))
        _ = journey.undo(deleted)
        #expect(journey.state.note(id)?.text == "Snow and ice")
    }

    @Test func editKeepsTheTextOfAnotherDeviceUnlessItWasChangedHereToo() {
        var journey = WebSession()
        add("Snow", id: "b1", to: &journey)
        let fields = typedFields(
            journey.open(.notes(.note(id))).part(from: "<form class=\"form\"", to: "</form>"))
        _ = journey.post(.notes(.edit(id)), fields.map { $0.0 == "text" ? ("text", "Rain") : $0 })
        _ = journey.post(.notes(.edit(id)), fields.map { $0.0 == "day" ? ("day", "2026-11-19") : $0 })
        #expect(journey.state.note(id)?.text == "Rain" && journey.state.note(id)?.day == Day("2026-11-19"))
    }

    @Test func notesAreListedByDayTheLatestFirst() {
        var journey = WebSession()
        add("Second", id: "b2", to: &journey)
        add("First", id: "b1", day: "2026-11-19", to: &journey)
        add("Third", id: "b3", to: &journey)
        let list = journey.open("/notes").main
        let order = list.split(separator: "<bdi>").dropFirst().map { String($0.prefix { $0 != "<" }) }
        #expect(order == ["Third", "Second", "First"])
        #expect(
            list.split(separator: "<h3>").dropFirst().map { String($0.prefix { $0 != "<" }) } == ["Today", "Yesterday"])
        let earlier = journey.open(.notes(.list(NoteFilter(), upTo: Day("2026-11-19")))).main
        #expect(earlier.contains("First") && !earlier.contains("Second"))
        #expect(earlier.contains("href=\"/notes\">Latest notes</a>"))
    }

    @Test func notesOfHabitsAndWorkoutsAreListedWithWhatTheyAreAbout() throws {
        var journey = WebSession()
        let habit = try journey.add("Read")
        _ = journey.post(
            .habits(.mark(habit, Day("2026-11-19")!)), [("do", "note"), ("note", "The lighthouse keeper")])
        _ = journey.post(
            .workouts(.log),
            [("id", "b5"), ("title", "Legs"), ("day", "2026-11-18"), ("sets", "Squat 3x5x100"), ("note", "Stiff")])
        add("Snow", id: "b1", to: &journey)
        func texts(_ page: WebSession.Page) -> [String] {
            page.main.split(separator: "<bdi>").dropFirst().map { String($0.prefix { $0 != "<" }) }
        }
        let page = journey.open("/notes")
        #expect(texts(page) == ["Snow", "Read", "The lighthouse keeper", "Legs", "Stiff"])
        let entry = HabitPageRoute.entry(habit, Day("2026-11-19")!).url
        #expect(page.has("href=\"\(entry)\" data-sheet>") && page.has("href=\"/workouts/b5\">"))
        // A part that is off is not read either.
        _ = journey.post(.settings(.switchPart(.habits)), [("do", "hide")])
        #expect(texts(journey.open("/notes")) == ["Snow", "Legs", "Stiff"])
    }

    @Test func searchAndMonthOfNotesCombine() {
        var journey = WebSession()
        add("Snow & ice", id: "b1", day: "2026-11-18", to: &journey)
        add("Storm", id: "b2", day: "2026-10-30", to: &journey)
        add("More snow", id: "b3", day: "2026-01-05", to: &journey)
        func found(_ page: WebSession.Page) -> [String] { ["b1", "b2", "b3"].filter { page.has("/notes/\($0)\"") } }
        let page = journey.open("/notes")
        #expect(found(page) == ["b1", "b2", "b3"] && page.has("value=\"\" selected>All months</option>"))
        let months = page.part(from: "<select name=\"month\"", to: "</select>").split(separator: "<option value=\"")
        #expect(months.dropFirst(2).map { String($0.prefix(7)) } == ["2026-11", "2026-10", "2026-01"])
        let headings = page.main.split(separator: "<h2 class=\"of-month\">").dropFirst()
        #expect(headings.map { String($0.prefix { $0 != "<" }) } == ["November 2026", "October 2026", "January 2026"])
        let october = journey.open("/notes?month=2026-10")
        #expect(found(october) == ["b2"] && october.has("value=\"2026-10\" selected>October 2026"))
        let snow = journey.open("/notes?search=snow")
        #expect(found(snow) == ["b1", "b3"] && snow.has("<mark>Snow</mark> &amp; ice") && snow.has("Found: 2"))
        // One form has both, so that each keeps the other.
        let fields = typedFields(snow.part(from: "<form class=\"pair of-notes\"", to: "</form>"))
        #expect(fields.map { $0.0 } == ["search", "month"])
        let both = journey.open("/notes?search=snow&month=2026-01")
        #expect(found(both) == ["b3"] && both.has("value=\"snow\"") && both.has("value=\"2026-01\" selected>"))
        #expect(journey.open("/notes?search=rain").has("Nothing found for “rain”"))
        let none = journey.open("/notes?month=2025-01")
        #expect(none.has("Nothing found") && none.has("href=\"/notes\">Clear filter</a>"))
        #expect(none.has("value=\"2025-01\" selected>January 2025</option>"))
    }

    @Test func notesOfOneKindAreChosen() throws {
        var journey = WebSession()
        add("Snow", id: "b1", day: "2026-11-18", to: &journey)
        #expect(!journey.open("/notes").has("class=\"filters views\""))
        let habit = try journey.add("Read")
        _ = journey.post(.habits(.mark(habit, Day("2026-10-25")!)), [("do", "note"), ("note", "Snow Country")])
        let page = journey.open("/notes?search=snow")
        let links = page.part(from: "<nav class=\"filters views\"", to: "</nav>")
        #expect(links.contains("href=\"/notes?search=snow\" aria-current=\"true\">All</a>"))
        #expect(links.contains("href=\"/notes?kind=notes&amp;search=snow\">Notes</a>"))
        #expect(links.contains(">Habits</a>") && !links.contains(">Workouts</a>"))
        let own = journey.open("/notes?kind=notes")
        #expect(own.has("/notes/b1\"") && !own.main.contains("Country") && !own.main.contains("October"))
        #expect(own.has("<input type=\"hidden\" name=\"kind\" value=\"notes\">"))
        let habits = journey.open("/notes?kind=habits&search=country")
        #expect(!habits.has("/notes/b1\"") && habits.has("<mark>Country</mark>"))
    }

    @Test func pageHasAHundredNotesAndWholeDays() {
        var journey = WebSession()
        // Two notes a day, so that the hundredth is the second of its day; then one more on the last day shown.
        for number in 0..<110 {
            let day = Day("2026-11-20")!.advanced(by: -(number / 2))
            add("Note \(number)", id: String(0x1000 + number, radix: 16), day: day.text, to: &journey)
        }
        add("One more", id: "b1", day: "2026-10-02", to: &journey)
        func rows(_ page: WebSession.Page) -> Int { page.main.split(separator: "class=\"written\"").count - 1 }
        let first = journey.open("/notes")
        #expect(rows(first) == 101 && first.has("Show more (10)"))
        let second = journey.open(
            first.value(of: "href", after: "<p class=\"submit after\"><a class=\"button wide\"") ?? "")
        #expect(second.url == "/notes?to=2026-10-01" && rows(second) == 10 && !second.has("Show more"))
    }

    @Test func cardOfTheJournalHasTheLatestNoteAndTheNumberOfThisMonth() {
        var journey = WebSession()
        #expect(journey.open(.journal).main.contains("No notes yet"))
        add("In October", id: "b1", day: "2026-10-31", to: &journey)
        add("In November", id: "b2", day: "2026-11-02", to: &journey)
        let card = journey.open(.journal).part(from: "href=\"/notes\">Notes</a>", to: "</section>")
        #expect(card.contains("<bdi>In November</bdi>") && card.contains("1 this month"))
        #expect(card.contains("href=\"/log/note?back=%2Fjournal\" data-sheet>Add a note"))
    }

    @Test func chipOfTodayAppearsWhenNotesAreChosenAtTheFirstRun() {
        var journey = WebSession()
        _ = journey.post(.settings(.chooseParts), [("part", "notes")])
        #expect(journey.open("/today").main.contains("<a class=\"log-chip\" href=\"/log/note\" data-sheet>"))
    }

    @Test func chipOfTodayAppearsWithTheFirstNoteAndCountsThoseOfTheDay() {
        var journey = WebSession()
        #expect(!journey.open("/today").main.contains("href=\"/log/note"))
        add("Snow", id: "b1", day: "2026-11-19", to: &journey)
        let empty = journey.open("/today").main
        #expect(empty.contains("<a class=\"log-chip\" href=\"/log/note\" data-sheet>"))
        add("Rain", id: "b2", to: &journey)
        add("Ice", id: "b3", to: &journey)
        let chip = journey.open("/today").part(from: "href=\"/log/note\"", to: "</a>")
        #expect(chip.contains("<b class=\"number\">2</b>"))
        #expect(journey.open(.today(Day("2026-11-19"))).has("href=\"/notes?to=2026-11-19\""))
        #expect(!journey.open(.today(Day("2026-11-18"))).main.contains("/notes"))
    }

    @Test func searchFindsAWordInTheMiddleOfANoteAndLeadsToIt() {
        var journey = WebSession()
        let text =
            String(repeating: "Filler. ", count: 40) + "Herons by the river.\n" + String(repeating: "More. ", count: 40)
        add(text, id: "b1", to: &journey)
        let page = journey.open(.search("heron"))
        #expect(page.has("href=\"/notes/b1\"") && page.has("<mark>Heron</mark>s by the river."))
        #expect(page.has("<small>today</small>"))
        _ = journey.post(.settings(.switchPart(.notes)), [("do", "hide")])
        #expect(!journey.open(.search("heron")).has("/notes/b1"))
    }

    @Test func partThatIsOffIsNowhere() {
        var journey = WebSession()
        add("Snow", id: "b1", to: &journey)
        func isShown(_ page: WebSession.Page) -> Bool { page.has("href=\"/notes\"") || page.has("/log/note") }
        let pages: [PageRoute] = [.today(nil), .journal, .tasks(.quick()), .review(.week)]
        for route in pages { #expect(isShown(journey.open(route)), "\(route)") }
        _ = journey.post(.settings(.switchPart(.notes)), [("do", "hide")])
        for route in pages { #expect(!isShown(journey.open(route)), "\(route)") }
    }

    @Test func importOfNotesSaysHowMany() throws {
        var journey = WebSession()
        add("Snow", id: "b1", to: &journey)
        add("Rain\nand wind", id: "b2", to: &journey)
        let file = Upload(
            handle: Identifier(high: 5, low: 5), fileName: "journal.json",
            bytes: Array(journey.open(.data(.export(.json))).text.utf8))
        var other = WebSession()
        #expect(other.post("/data/import", upload: file).has("2 notes will be imported"))
        _ = other.post("/data/import/apply", upload: file)
        #expect(other.open(.settings(.history(before: nil))).has("2 notes imported"))
        #expect(other.state.livingNotes == journey.state.livingNotes)
    }
}
