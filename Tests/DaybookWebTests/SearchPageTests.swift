import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

struct SearchPageTests {
    @Test func theNumberOfHitsIsSaidInARegionThatIsAlwaysThere() throws {
        var journey = WebSession()
        try journey.addTask(1, "Call the plumber")
        for path in ["/search?q=", "/tasks?search="] {
            #expect(journey.open(path).has("id=\"found\" role=\"status\"></p>"))
            #expect(journey.open(path + "plumber").has("id=\"found\" role=\"status\">Found: 1</p>"))
            #expect(journey.open(path + "piano").has("id=\"found\" role=\"status\">Nothing found</p>"))
        }
    }

    /// The texts of the hits, in order.
    private func hits(_ query: String, _ journey: inout WebSession) -> [String] {
        journey.open(.search(query)).main.split(separator: "<strong><bdi>").dropFirst().map { hit in
            String(hit.prefix(upTo: hit.firstRange(of: "</bdi>")?.lowerBound ?? hit.endIndex))
                .replacing("<mark>", with: "").replacing("</mark>", with: "").replacing("\u{A0}", with: " ")
        }
    }

    @Test func aWholeWordComesBeforeTheInsideOfAnother() throws {
        var journey = WebSession()
        _ = try journey.add("Call parents")
        try journey.addTask(1, "Pay rent")
        #expect(hits("rent", &journey) == ["Pay rent", "Call parents"])
    }

    @Test func aRoutineIsStartedFromTheSearch() throws {
        var journey = WebSession()
        _ = journey.post(
            .workouts(.addRoutine),
            [
                ("id", "a1"), ("name", "Push day"), ("item", ""), ("exercise", Exercise.id(ofCode: "plank")!.hex),
                ("sets", "1"), ("repetitions", ""), ("load", ""), ("time", "1:00"), ("rest", ""),
            ])
        #expect(hits("start push", &journey).first == "Start “Push day”")
        #expect(journey.open(.search("start push")).has("name=\"routine\""))
    }

    @Test(arguments: [
        ("ru", "тревожно"), ("ru", "тревожный"), ("pl", "niespokojnie"), ("en", "nervous"), ("ru", "прекрасно"),
        ("pl", "wspaniały"), ("en", "excellent"),
    ])
    func aMoodIsFoundByOtherFormsAndWords(_ language: String, _ query: String) {
        var journey = WebSession()
        journey.languages = [language]
        _ = journey.post(
            .moods(.log(of: nil)),
            [("id", "b1"), ("mood", "great"), ("day", "2026-11-18"), ("time", "08:00"), ("feeling", "anxious")])
        #expect(journey.open(.search(query)).main.contains("href=\"/moods/b1\""))
        #expect(!journey.open(.search("\(query) shoes")).main.contains("href=\"/moods/b1\""))
    }

    @Test(arguments: [("en", "begin push"), ("ru", "начни push"), ("pl", "rozpocznij push")])
    func aRoutineIsStartedByOtherWords(_ language: String, _ query: String) {
        var journey = WebSession()
        _ = journey.post(
            .workouts(.addRoutine),
            [
                ("id", "a1"), ("name", "Push day"), ("item", ""), ("exercise", Exercise.id(ofCode: "plank")!.hex),
                ("sets", "1"), ("repetitions", ""), ("load", ""), ("time", "1:00"), ("rest", ""),
            ])
        journey.languages = [language]
        #expect(journey.open(.search(query)).has("name=\"routine\""))
    }

    @Test(arguments: ["great", "anxious", "73.20"])
    func aFaceAFeelingAndAnAmountAreFound(_ typed: String) throws {
        var journey = WebSession()
        _ = journey.post(.tasks(.quickAdd), [("line", "mood great, anxious"), ("id", "aa11")])
        _ = journey.post(.tasks(.quickAdd), [("line", "73.20 shoes"), ("id", "bb22")])
        #expect(journey.open(.search(typed)).has(">Found: 1</p>"))
    }

    @Test func accentsAndTheRussianYoAreFoundWithoutThem() throws {
        var journey = WebSession()
        try journey.addTask(1, "Позвонить Алёне")
        try journey.addTask(2, "Book Élan")
        #expect(hits("алене", &journey) == ["Позвонить Алёне"])
        #expect(hits("elan", &journey) == ["Book Élan"])
    }

    @Test func aMistypedWordFindsWhatIsSpelledAlikeAndSaysSo() throws {
        var journey = WebSession()
        try journey.addTask(1, "Call the plumber")
        try journey.addTask(2, "Позвонить Алёне")
        #expect(hits("plubmer", &journey) == ["Call the plumber"])
        #expect(hits("аленк", &journey) == ["Позвонить Алёне"])
        let note = "Nothing found for “plubmer”. Did you mean:"
        #expect(journey.open(.search("plubmer")).has(note) && journey.open(.search("plubmer")).has(">Similar: 1</p>"))
        #expect(!journey.open(.search("plumber")).has("Did you mean"))
    }

    @Test func similarWordsAreNotSearchedForIfTheTypedOneIsFound() throws {
        var journey = WebSession()
        try journey.addTask(1, "Buy lamps")
        try journey.addTask(2, "Buy lumps")
        #expect(hits("lumps", &journey) == ["Buy lumps"])
        #expect(Set(hits("lomps", &journey)) == ["Buy lamps", "Buy lumps"])
    }

    @Test func aMoodFoundByItsActivitySaysWhich() {
        var journey = WebSession()
        _ = journey.post(
            .moods(.log(of: nil)),
            [("id", "b1"), ("mood", "good"), ("day", "2026-11-18"), ("time", "08:00"), ("newTags", "Walk, Work")])
        let page = journey.open(.search("walk"))
        #expect(page.has("<bdi>Good</bdi></strong><small>18 Nov · #Walk</small>"))
    }

    @Test func moodsAreFoundByTheirNamesAndFeelingsAlsoInTheirList() {
        var journey = WebSession()
        _ = journey.post(
            .moods(.log(of: nil)),
            [("id", "b1"), ("mood", "bad"), ("day", "2026-11-18"), ("time", "08:00"), ("feeling", "anxious")])
        for query in ["bad", "anxious"] {
            #expect(hits(query, &journey).contains("Bad"), "\(query)")
            var filter = MoodFilter()
            filter.search = query
            #expect(journey.open(.moods(.list(filter))).main.contains("/moods/b1?"))
        }
    }

    @Test func pagesSettingsFoodsAndExercisesAreFound() {
        var journey = WebSession()
        for (query, link) in [
            ("first day", "/settings"), ("history", "/settings/history"), ("oats", "/foods?search=Oats"),
            ("squat", "/exercises/"), ("dark", "/settings"), ("backup", "/data"), ("points", "/review/progress"),
            ("level", "/review/progress"), ("recovery", "/settings/recovery-code"),
        ] {
            #expect(journey.open(.search(query)).main.contains("<a class=\"line\" href=\"\(link)"), "\(query)")
        }
    }

    @Test func tabsAndUnitsAreFoundAndWholeWordsComeFirst() {
        var journey = WebSession()
        for (query, link) in [
            ("upcoming", "/tasks/upcoming"), ("board", "/tasks/board"), ("charts", "/moods/charts"),
            ("statistics", "/workouts/figures"), ("statistics", "/meals/statistics"), ("units", "/settings#days"),
            ("compare", "/review/compare"), ("month", "/review?period=month"), ("devices", "/settings#devices"),
        ] {
            #expect(journey.open(.search(query)).main.contains("<a class=\"line\" href=\"\(link)\""), "\(query)")
        }
        #expect(hits("board", &journey).prefix(2) == ["Board", "Keyboard shortcuts"])
    }

    @Test func aRepeatingTaskHasTheDayOfItsCurrentOccurrence() throws {
        var journey = WebSession()
        // It was due yesterday the last time, and first on 1 November.
        try journey.addTask(1, "Pay rent") { draft in
            draft.dueDay = Day("2026-11-01")
            draft.repetition = .calendar(RecurrenceRule(.daily, interval: 18))
        }
        let main = journey.open(.search("rent")).main
        #expect(main.contains("Yesterday") || main.contains("yesterday"), "\(main)")
        #expect(!main.contains("1 Nov"))
    }

    @Test func aMoodIsFoundByItsFeeling() {
        var journey = WebSession()
        _ = journey.post(
            .moods(.log(of: nil)),
            [("id", "b1"), ("mood", "bad"), ("day", "2026-11-18"), ("time", "08:00"), ("feeling", "anxious")])
        let page = journey.open(.search("anxious"))
        #expect(page.main.contains("<a class=\"line\" href=\"/moods/b1\"") && page.main.contains("anxious</small>"))
    }

    @Test func aPetIsFoundByItsName() {
        var journey = WebSession()
        _ = journey.post(.moods(.addPet), [("id", "c1"), ("name", "Rex"), ("species", "dog"), ("color", "amber")])
        #expect(hits("rex", &journey).first == "Rex")
        #expect(journey.open(.search("rex")).main.contains("href=\"/moods?whose=c1\""))
    }

    @Test func aPartThatIsOffIsNotFound() throws {
        var journey = WebSession()
        _ = try journey.add("Practise the piano")
        _ = journey.post(.settings(.switchPart(.habits)), [("do", "hide")])
        #expect(hits("piano", &journey).isEmpty)
    }

    /// Posts the form of the first hit that has one.
    private func perform(_ page: WebSession.Page, _ journey: inout WebSession) -> WebSession.Page {
        let form = page.part(from: "<li><form method=\"post\"", to: "</form>")
        let url = String(form.split(separator: "action=\"").dropFirst().first?.prefix { $0 != "\"" } ?? "")
        return journey.post(url, typedFields(form))
    }

    @Test func aYesNoHabitIsMarkedFromTheSearchAndSaysSo() throws {
        var journey = WebSession()
        let stretch = try journey.add("Stretch")
        #expect(hits("stretch", &journey).prefix(2) == ["Stretch", "Mark “Stretch”"])
        let page = perform(journey.open(.search("stret")), &journey)
        #expect(journey.state.entry(of: stretch, on: journey.today)?.state == .done)
        #expect(page.url.hasPrefix("/today") && page.has("“Stretch” is done"))
        // Once it is done, there is nothing to mark.
        #expect(!hits("stretch", &journey).contains("Mark “Stretch”"))
    }

    @Test func aMeasuredHabitIsMarkedWithTheTypedAmountOrInItsSheet() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { ($0.kind, $0.unit, $0.target) = (.atLeast, "pages", 30) }
        let page = journey.open(.search("read"))
        #expect(page.has("href=\"/habits/\(read.hex)/day/2026-11-20\" data-sheet"))
        #expect(page.has("Mark “<mark>Read</mark>”") && page.has("<small>0 of 30 pages</small>"))
        #expect(hits("read 12", &journey).first == "Habit: Read · 12 pages")
        _ = perform(journey.open(.search("read 12")), &journey)
        let entry = try #require(journey.state.entry(of: read, on: journey.today))
        #expect(journey.state.value(of: entry) == 12)
    }

    @Test func aLineThatIsNoTaskIsLoggedByTheFirstHit() throws {
        var journey = WebSession()
        let stretch = try journey.add("Stretch")
        #expect(hits("mood great, walk", &journey).first == "Mood: Great · #walk")
        _ = perform(journey.open(.search("mood great, walk")), &journey)
        #expect(journey.state.moodEntries(of: nil).map { $0.mood } == [.great])
        #expect(hits("done stretch", &journey).first == "Habit: Stretch · Done")
        _ = perform(journey.open(.search("done stretch")), &journey)
        #expect(journey.state.entry(of: stretch, on: journey.today)?.state == .done)
        // A food that is not known is asked about by the sheet.
        #expect(
            journey.open(.search("lunch: ceviche 300 g")).has(
                "href=\"\(PageRoute.tasks(.quick(line: "lunch: ceviche 300 g")).url)\" data-sheet"))
    }

    @Test func formsAreFoundByTheirNames() {
        var journey = WebSession()
        _ = journey.post(.moods(.addPet), [("id", "c1"), ("name", "Rex"), ("species", "dog"), ("color", "amber")])
        for (query, link) in [
            ("new habit", "/habits/new\""), ("new task", "/tasks/new\""), ("goal", "/goals/new\""),
            ("weigh in", "/log/weight\" data-sheet"), ("rex", "/log/mood/c1\" data-sheet"),
            ("category", "/categories/new\""),
        ] {
            #expect(journey.open(.search(query)).main.contains("<a class=\"line\" href=\"\(link)"), "\(query)")
        }
    }

    @Test func aDayOrAMonthFindsWhatWasLoggedThen() throws {
        var journey = WebSession()
        _ = journey.post(.notes(.add), [("id", "a1"), ("text", "Met Ann"), ("day", "2026-10-12")])
        _ = journey.post(.notes(.add), [("id", "a2"), ("text", "Rain"), ("day", "2026-11-02")])
        _ = journey.post(
            .moods(.log(of: nil)), [("id", "b1"), ("mood", "good"), ("day", "2026-10-03"), ("time", "08:00")])
        for query in ["October", "last month", "в октябре", "w zeszłym miesiącu"] {
            #expect(
                hits(query, &journey).prefix(4) == [
                    "Monday, 12 October 2026", "Saturday, 3 October 2026", "Good", "Met Ann",
                ],
                "\(query)")
        }
        let page = journey.open(.search("12 oct"))
        #expect(page.has("<h2>Monday, 12 October 2026</h2>") && page.has("<a class=\"line\" href=\"/day/2026-10-12\""))
        #expect(page.has("<small>Notes</small>") && !page.has("Rain"))
        // A day on which nothing was logged is found, too.
        #expect(journey.open(.search("yesterday")).has("<a class=\"line\" href=\"/day/2026-11-19\""))
    }

    @Test func whatTheSearchLogsIsOfTodayWhateverPageItWasOpenedOn() {
        var journey = WebSession()
        let form = journey.open(.search("weight 80")).part(from: "action=\"/tasks/quick\"", to: "</form>")
        let earlier = PageRoute.today(journey.today.advanced(by: -3)).url
        _ = journey.post(.tasks(.quickAdd), typedFields(form).map { $0.0 == "back" ? ("back", earlier) : $0 })
        #expect(journey.state.measurements(of: .weight).map { $0.day } == [journey.today])
    }

    @Test func whatIsLoggedAndTheFormsForItAreOneGroup() {
        var journey = WebSession()
        let page = journey.open(.search("weight 80")).main
        #expect(page.ranges(of: "<h2>Actions</h2>").count == 1)
        #expect(page.contains("action=\"/tasks/quick\"") && page.contains("/log/weight\" data-sheet"))
    }

    @Test func whatWasEatenIsFoundByItsName() {
        var journey = WebSession()
        _ = journey.post(
            .meals(.add(.lunch, nil, search: "")), [("id", "b1"), ("name", "Chicken soup"), ("energy", "350")])
        let page = journey.open(.search("soup"))
        #expect(hits("soup", &journey).contains("Chicken soup") && page.main.contains("Lunch, today"))
    }
}
