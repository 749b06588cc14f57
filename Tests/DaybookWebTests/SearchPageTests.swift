import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

struct SearchPageTests {
    /// The texts of the hits, in order.
    private func hits(_ query: String, _ journey: inout WebSession) -> [String] {
        journey.open(.search(query)).main.split(separator: "<strong><bdi>").dropFirst().map { hit in
            String(hit.prefix(upTo: hit.firstRange(of: "</bdi>")?.lowerBound ?? hit.endIndex))
                .replacing("<mark>", with: "").replacing("</mark>", with: "")
        }
    }

    @Test func aWholeWordComesBeforeTheInsideOfAnother() throws {
        var journey = WebSession()
        _ = try journey.add("Call parents")
        try journey.addTask(1, "Pay rent")
        #expect(hits("rent", &journey) == ["Pay rent", "Call parents"])
    }

    @Test func accentsAndTheRussianYoAreFoundWithoutThem() throws {
        var journey = WebSession()
        try journey.addTask(1, "Позвонить Алёне")
        try journey.addTask(2, "Book Élan")
        #expect(hits("алене", &journey) == ["Позвонить Алёне"])
        #expect(hits("elan", &journey) == ["Book Élan"])
    }

    @Test func aMoodFoundByItsActivitySaysWhich() {
        var journey = WebSession()
        _ = journey.post(
            .moods(.log(of: nil)),
            [("id", "b1"), ("mood", "good"), ("day", "2026-11-18"), ("time", "08:00"), ("newTags", "Walk, Work")])
        let page = journey.open(.search("walk"))
        #expect(page.has("<bdi>Good</bdi></strong><small>18 Nov · #Walk</small>"))
    }

    @Test func pagesSettingsFoodsAndExercisesAreFound() {
        var journey = WebSession()
        for (query, link) in [
            ("first day", "/settings"), ("history", "/settings/history"), ("oats", "/foods?search=Oats"),
            ("squat", "/exercises/"),
        ] {
            #expect(journey.open(.search(query)).main.contains("<a class=\"line\" href=\"\(link)"), "\(query)")
        }
    }

    @Test func tabsAndUnitsAreFoundAndWholeWordsComeFirst() {
        var journey = WebSession()
        for (query, link) in [
            ("upcoming", "/tasks/upcoming"), ("board", "/tasks/board"), ("charts", "/moods/charts"),
            ("statistics", "/workouts/figures"), ("statistics", "/meals/statistics"), ("units", "/body/profile"),
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
}
