import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

struct HabitsPageTests {
    /// The titles on a page, in order.
    private func titles(_ page: WebSession.Page) -> [String] {
        page.text.split(separator: "<strong><bdi>").dropFirst().map { part in
            part.prefix { $0 != "\n" }.split(separator: "</bdi>").first.map { String($0) } ?? ""
        }
    }

    @Test(arguments: [("en", "No habits yet"), ("ru", "Пока нет привычек"), ("pl", "Nie ma jeszcze nawyków")])
    func anEmptyListOffersTheFirstHabit(language: String, sentence: String) {
        var journey = WebSession()
        journey.languages = [language]

        let page = journey.open(.habits(.list(HabitFilter())))

        #expect(page.has("<h2>\(sentence)</h2>"))
        #expect(page.main.contains(HabitPageRoute.add.url))
        #expect(!page.has("type=\"search\""))
    }

    @Test func habitsAreGroupedByCategoryInManualOrder() throws {
        var journey = WebSession()
        _ = try journey.add("Walk", category: .named("Outside"))
        _ = try journey.add("Read", category: .named("Mind"))
        _ = try journey.add("Sing")
        _ = try journey.add("Chess", category: .named("Mind"))
        try journey.keep(.archive(try journey.add("Old")))

        let page = journey.open(.habits(.list(HabitFilter())))

        #expect(titles(page) == ["Read", "Chess", "Walk", "Sing"])
        #expect(page.has("<bdi>No category</bdi>"))
        #expect(page.has("1 in the archive"))
    }

    @Test func aCategoryNarrowsTheList() throws {
        var journey = WebSession()
        _ = try journey.add("Walk", category: .named("Outside"))
        _ = try journey.add("Read", category: .named("Mind"))
        let mind = try #require(journey.state.category(named: "Mind"))

        let page = journey.open(.habits(.list(HabitFilter(category: mind.id))))

        #expect(titles(page) == ["Read"])
        #expect(page.has("aria-current=\"true\"><span class=\"dot\"></span><bdi>Mind</bdi>"))
        #expect(page.has("<input type=\"hidden\" name=\"category\" value=\"\(mind.id.hex)\">"))
    }

    @Test func aSearchFindsTitlesNotesAndArchivedOnesRegardlessOfCaseAndAccents() throws {
        var journey = WebSession()
        let walk = try journey.add("Spacer po Łodzi")
        _ = try journey.add("Swim") { $0.note = "In the lodz pool" }
        _ = try journey.add("Read")
        try journey.keep(.archive(try journey.add("LODZ, old")))
        try journey.keep(.setNote(walk, on: Day("2026-11-05")!, "Again in łódź"))

        let page = journey.open(.habits(.list(HabitFilter(search: "łodz"))))

        #expect(
            titles(page) == [
                "Spacer po <mark>Łodz</mark>i", "Swim", "<mark>LODZ</mark>, old",
                "Spacer po <mark>Łodz</mark>i".replacingMark,
            ])
        #expect(page.has("<small>In the <mark>lodz</mark> pool</small>"))
        #expect(page.has("<span class=\"chip\">Archived</span>"))
        #expect(page.has("5 Nov · Again in <mark>łódź</mark>"))
        #expect(page.has(HabitPageRoute.entry(walk, Day("2026-11-05")!).url))
    }

    @Test(arguments: [
        ("en", "Nothing found for “&lt;zither&gt;”"), ("ru", "По запросу «&lt;zither&gt;» ничего не найдено"),
        ("pl", "Nic nie znaleziono dla „&lt;zither&gt;”"),
    ])
    func aSearchWithoutHitsSaysSo(language: String, sentence: String) throws {
        var journey = WebSession()
        journey.languages = [language]
        _ = try journey.add("Read")

        let page = journey.open(.habits(.list(HabitFilter(search: "<zither>"))))

        #expect(page.has("<h2>\(sentence)</h2>"))
        #expect(page.has("name=\"search\" value=\"&lt;zither&gt;\""))
    }

    @Test func overlongSearchIsCut() throws {
        var journey = WebSession()
        _ = try journey.add("Read")

        let page = journey.open(.habits(.list(HabitFilter(search: String(repeating: "x", count: 10_000)))))

        #expect(page.status == 200)
        #expect(page.text.utf8.count < 20_000)
    }

    @Test func longNoteIsShownAroundTheMatch() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        let filling = String(repeating: "so many words ", count: 50)
        try journey.keep(.setNote(id, on: journey.today, filling + "needle" + filling))

        let page = journey.open(.habits(.list(HabitFilter(search: "needle"))))

        let hit = page.part(from: "today · …", to: "</small>")
        #expect(hit.contains("<mark>needle</mark>"))
        #expect(hit.count < 200)
    }

    @Test func buttonsMoveAHabitByOnePlace() throws {
        var journey = WebSession()
        let first = try journey.add("First")
        let second = try journey.add("Second")
        let third = try journey.add("Third")

        let up = journey.post(.habits(.move(third)), [("behind", first.hex), ("back", "/habits")])
        #expect(up.url.hasPrefix("/habits?said=moveHabit&undo="))
        #expect(up.url.hasSuffix("#habit-\(third.hex)"))
        #expect(up.has("Order saved"))
        #expect(titles(up) == ["First", "Third", "Second"])
        #expect(titles(journey.undo(up)) == ["First", "Second", "Third"])
        #expect(titles(journey.post(.habits(.move(second)), [("behind", "")])) == ["Second", "First", "Third"])
    }

    @Test func theButtonsOfARowLeadToItsNeighbours() throws {
        var journey = WebSession()
        let ids = try ["A one", "B two", "C three"].map { try journey.add($0) }

        let page = journey.open(.habits(.list(HabitFilter())))

        func behind(_ id: RecordID) -> [String] {
            page.text.split(separator: "action=\"\(HabitActionRoute.move(id).url)\"").dropFirst().map { part in
                let value = part.split(separator: "name=\"behind\" value=\"", omittingEmptySubsequences: false)
                    .dropFirst().first
                return String((value ?? "?").prefix { $0 != "\"" })
            }
        }
        #expect(behind(ids[0]) == ["", ids[1].hex])
        #expect(behind(ids[1]) == ["", ids[2].hex])
        #expect(behind(ids[2]) == [ids[0].hex, ""])
        #expect(page.text.split(separator: "<button class=\"round up\" disabled").count == 2)
        #expect(page.text.split(separator: "<button class=\"round down\" disabled").count == 2)
    }

    @Test func invalidMovesAreRefused() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        let gone = RecordID(Identifier(high: 0, low: 1))

        #expect(journey.post(.habits(.move(gone))).status == 422)
        #expect(journey.post(.habits(.move(id)), [("behind", gone.hex)]).status == 422)
        #expect(journey.post(.habits(.move(id)), [("behind", "nonsense")]).status == 422)
        #expect(journey.post(.habits(.move(id)), [("behind", id.hex)]).status == 200)
    }

    @Test func rowsBeyondAHundredAreShownOnRequest() throws {
        var journey = WebSession()
        for number in 1...103 { _ = try journey.add("Habit \(number)") }

        let page = journey.open(.habits(.list(HabitFilter())))

        #expect(page.has("Show more (3)"))
        #expect(page.part(from: "<ul class=\"list marking\">", to: "</ul>").split(separator: "<strong>").count == 101)
        #expect(titles(page).count == 103)
    }
}

extension String {
    /// The text without the marks of search hits.
    fileprivate var replacingMark: String {
        split(separator: "<mark>").joined().split(separator: "</mark>").joined()
    }

    @Test func theLastSevenDaysAreMarkedInTheList() throws {
        var journey = WebSession()
        let habit = try journey.add("Read")
        let sunday = journey.today.advanced(by: -5)
        try journey.keep(.markDone(habit, on: journey.today))

        let page = journey.post(.habits(.mark(habit, sunday)), [("do", "done"), ("back", "/habits")])

        #expect(page.url.hasPrefix("/habits"))
        #expect(page.main.split(separator: "formaction=").count - 1 == 7)
        func isPressed(_ day: Day, _ label: String, _ isDone: Bool, _ page: WebSession.Page) -> Bool {
            let url = HabitActionRoute.mark(habit, day).url
            return page.has("aria-pressed=\"\(isDone)\" formaction=\"\(url)\" aria-label=\"\(label)\"")
        }
        #expect(isPressed(sunday, "Read, 15 November", true, page))
        #expect(isPressed(sunday.advanced(by: 1), "Read, 16 November", false, page))
        #expect(journey.state.entry(of: habit, on: sunday)?.state == .done)
        _ = journey.post(.habits(.mark(habit, sunday)), [("do", "clear"), ("back", "/habits")])
        #expect(isPressed(sunday, "Read, 15 November", false, journey.open(.habits(.list(HabitFilter())))))
    }

    @Test func aMeasuredHabitsDaysOpenTheirSheet() throws {
        var journey = WebSession()
        let habit = try journey.add("Water") { ($0.kind, $0.target) = (.atLeast, 8) }

        let page = journey.open(.habits(.list(HabitFilter())))

        #expect(page.has("href=\"\(HabitPageRoute.entry(habit, journey.today).url)\""))
        #expect(!page.main.contains("formaction="))
    }
}
