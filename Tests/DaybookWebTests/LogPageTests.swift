import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

struct LogPageTests {
    private let moodForm = "<form class=\"form mood-form\""

    @Test func aMoodIsLoggedFromItsSheetAndReturnsToThePageBehindIt() {
        var journey = WebSession()
        let sheet = journey.open(.log(.mood(of: nil), back: "/journal"))
        #expect(sheet.status == 200 && sheet.main.contains("<section class=\"sheet\">"))
        #expect(sheet.value(of: "value", after: "name=\"back\"") == "/journal")

        let page = journey.post(.moods(.log(of: nil)), [("id", "b1"), ("back", "/journal"), ("mood", "good")])

        #expect(page.url.hasPrefix("/journal?") && page.has("Mood logged: good"))
    }

    @Test func facesComeFirstThenActivitiesAndTheNoteAndSaveStoresThemAll() throws {
        var journey = WebSession()
        let sheet = journey.open(.log(.mood(of: nil), back: "/journal"))
        let marks = ["value=\"great\"", "name=\"tag\" value=\"Work\"", "<textarea id=\"note\"", ">Save</button>"]
        let places = try marks.map { try #require(sheet.main.firstRange(of: $0)).lowerBound }
        #expect(places == places.sorted())
        let page = journey.post(
            .moods(.log(of: nil)),
            typed(sheet, moodForm, [("mood", "good"), ("tag", "Work"), ("note", "Late")]))
        #expect(page.url.hasPrefix("/journal?") && page.has("Mood logged: good") && !page.has("Add details"))
        let entry = try #require(journey.state.moodEntries.rows.first)
        #expect(entry.mood == .good && entry.note == "Late" && journey.state.moodTags(of: entry.id) == ["Work"])
    }

    @Test func theMoodThatWasJustLoggedComesFirstWithItsDetailsToAdd() throws {
        var journey = WebSession()
        _ = journey.post(.moods(.log(of: nil)), [("id", "b1"), ("mood", "bad")])
        journey.now.milliseconds += 60_000
        _ = journey.post(.moods(.log(of: nil)), [("id", "b2"), ("mood", "good")])
        let sheet = journey.open(.log(.mood(of: nil), back: "/journal")).main
        let form = try #require(sheet.firstRange(of: moodForm)).lowerBound
        let details = PageRoute.log(.moodEntry(RecordID(hex: "b2")!), back: "/journal").url
        let offer = try #require(sheet.firstRange(of: "href=\"\(details)\" data-sheet>Add details</a>"))
        #expect(offer.lowerBound < form)
        let earlier = try #require(sheet.firstRange(of: "<strong>Bad</strong>"))
        #expect(earlier.lowerBound > form && sheet.ranges(of: "Add details").count == 1)

        _ = journey.post(.moods(.edit(RecordID(hex: "b2")!)), [("mood", "good"), ("note", "Late")])
        #expect(!journey.open(.log(.mood(of: nil))).has("Add details"))
    }

    @Test func aMoodWithoutAFaceIsRefusedInItsSheet() {
        var journey = WebSession()
        let sheet = journey.open(.log(.mood(of: nil), back: "/journal"))
        let page = journey.post(.moods(.log(of: nil)), typed(sheet, moodForm, [("tag", "Rest"), ("note", "Kept")]))
        #expect(page.status == 422 && page.main.contains("<section class=\"sheet\">"))
        #expect(page.has("Choose a mood first") && page.has("Kept</textarea>") && page.has("value=\"Rest\" checked"))
        #expect(page.value(of: "value", after: "name=\"back\"") == "/journal")
        #expect(journey.state.moodEntries.rows.isEmpty)
    }

    @Test(arguments: [("en", "Friends", "Walk"), ("ru", "Друзья", "Прогулка"), ("pl", "Przyjaciele", "Spacer")])
    func commonActivitiesAreOfferedUntilThereAreEnoughOfOnesOwn(language: String, common: String, pets: String) {
        var journey = WebSession()
        journey.languages = [language]
        _ = journey.post(.moods(.addPet), [("id", "c1"), ("name", "Rex"), ("species", "dog"), ("color", "amber")])
        func activities(_ owner: RecordID?) -> [String] {
            typedActivities(journey.open(.log(.mood(of: owner))))
        }
        #expect(activities(nil).count == 8 && activities(nil).contains(common))
        #expect(activities(RecordID(hex: "c1")).count == 8 && activities(RecordID(hex: "c1")).contains(pets))
        _ = journey.post(
            .moods(.log(of: nil)), [("id", "b1"), ("mood", "good"), ("newTags", "Chess, \(common.lowercased())")])
        let mixed = activities(nil)
        #expect(mixed.count == 8 && mixed.prefix(2).contains("Chess") && !mixed.contains(common))
        _ = journey.post(.moods(.log(of: nil)), [("id", "b2"), ("mood", "good"), ("newTags", "a,b,c,d,e,f,g,h")])
        #expect(activities(nil).count == 10)
    }

    private func typedActivities(_ page: WebSession.Page) -> [String] {
        let shown = page.part(from: "name=\"tag\"", to: "<details")
        return shown.split(separator: "name=\"tag\" value=\"").map { String($0.prefix { $0 != "\"" }) }
    }

    @Test func theEveningAsksForTheDayWithOneTap() throws {
        var journey = WebSession()
        _ = journey.post(.settings(.chooseParts), [("part", "moods")])
        #expect(!journey.open("/today").main.contains("How was your day?"))
        // From half past nine to half past eight in the evening.
        journey.now = LocalInstant(milliseconds: journey.now.milliseconds + 11 * 3_600_000, offsetMinutes: 60)
        let evening = journey.open("/today").part(from: "id=\"evening\"", to: "</section>")
        let fields = typedFields(evening)
        #expect(fields.map { $0.0 } == ["id", "back"] && evening.contains("name=\"mood\" value=\"great\">"))
        let saved = journey.post(.moods(.log(of: nil)), fields + [("mood", "great")])
        #expect(saved.url.hasPrefix("/today?") && saved.has("data-sheet>Add details</a>"))
        #expect(!saved.main.contains("id=\"evening\""))
    }

    @Test func detailsAreAddedToAMoodFromItsMessage() throws {
        var journey = WebSession()
        let logged = journey.post(.moods(.log(of: nil)), [("id", "b1"), ("back", "/today"), ("mood", "good")])
        let entry = try #require(journey.state.moodEntries.rows.first?.id)
        let route = PageRoute.log(.moodEntry(entry), back: "/today")
        #expect(logged.part(from: "class=\"message\"", to: "</div>").contains("data-sheet>Add details</a>"))

        let sheet = journey.open(route)
        #expect(sheet.main.contains("<section class=\"sheet\">"))
        #expect(sheet.value(of: "value", after: "name=\"back\"") == "/today")
        let saved = journey.post(
            .moods(.edit(entry)), [("back", "/today"), ("mood", "good"), ("note", "Slept well")])

        #expect(saved.url.hasPrefix("/today?") && saved.has("Entry saved"))
        #expect(journey.state.mood(entry)?.note == "Slept well")
    }

    @Test func moodsOfTodayAreOpenedFromTheSheet() throws {
        var journey = WebSession()
        #expect(!journey.open(.log(.mood(of: nil))).main.contains("list moods"))
        _ = journey.post(.moods(.log(of: nil)), [("id", "b1"), ("mood", "good"), ("note", "Rain")])
        let entry = try #require(journey.state.moodEntries.rows.first?.id)
        let sheet = journey.open(.log(.mood(of: nil)))
        let link = "href=\"\(PageRoute.log(.moodEntry(entry), back: "/today").url)\" data-sheet>"
        #expect(sheet.main.contains(link) && sheet.main.contains("Rain"))
        let deleted = journey.post(.moods(.delete(entry)), [("back", "/today")])
        #expect(journey.open(.log(.moodEntry(entry))).status == 404 && deleted.url.hasPrefix("/today?"))
    }

    @Test func aChangedMoodThatIsRefusedStaysInItsSheetAsTyped() throws {
        var journey = WebSession()
        _ = journey.post(.moods(.log(of: nil)), [("id", "b1"), ("mood", "good")])
        let entry = try #require(journey.state.moodEntries.rows.first?.id)
        let typed = [("sheet", "1"), ("back", "/journal"), ("mood", "bad"), ("note", "Rain"), ("time", "25:00")]
        let page = journey.post(.moods(.edit(entry)), typed)
        #expect(page.status == 422 && page.main.contains("<section class=\"sheet\">"))
        #expect(page.has("Rain</textarea>") && page.has("value=\"25:00\""))
        #expect(page.value(of: "value", after: "name=\"back\"") == "/journal")
    }

    @Test func aMoodIsLoggedWithItsFeelingsActivitiesAndNoteInOneSheet() {
        var journey = WebSession()
        let sheet = journey.open(.log(.mood(of: nil))).main
        let order = ["mood", "feeling", "tag", "newTags", "note"].map { "name=\"\($0)\"" } + ["<details"]
        let places = order.map { sheet.firstRange(of: $0)?.lowerBound ?? sheet.endIndex }
        #expect(places == places.sorted() && !places.contains(sheet.endIndex))
        let typed = [("id", "b1"), ("mood", "good"), ("feeling", "proud"), ("tag", "Walk"), ("newTags", "Chess")]
        let page = journey.post(.moods(.log(of: nil)), typed + [("back", "/today")])
        #expect(page.url.hasPrefix("/today?"))
        #expect(journey.open(.log(.mood(of: nil))).main.contains("name=\"tag\" value=\"Chess\""))
    }

    @Test func aWeightIsLoggedFromItsSheet() {
        var journey = WebSession()
        #expect(journey.open(.log(.weight)).main.contains("name=\"value\""))

        let page = journey.post(.body(.log(.weight)), [("id", "b1"), ("back", "/today"), ("value", "79.5")])

        #expect(page.url.hasPrefix("/today?") && page.main.contains("79.5 kg"))
    }

    @Test func aRunningWorkoutIsResumedFromTheSheetThatStartsOne() {
        var journey = WebSession()
        let first = journey.open(.log(.workout)).main
        #expect(!first.contains("Resume") && first.contains("<bdi>Start</bdi>"))
        _ = journey.post(.workouts(.start), [("id", "b1")])
        let sheet = journey.open(.log(.workout)).main
        #expect(sheet.contains("<bdi>Without a routine</bdi>"))
        #expect(sheet.contains("Resume: ") && sheet.contains("/workouts/b1/live"))
    }

    @Test func aPetThatIsGoneHasNoSheet() {
        var journey = WebSession()
        #expect(journey.open(.log(.mood(of: RecordID(hex: "b7")!))).status == 404)
    }

    @Test(arguments: ["/log", "/log/anger", "/log/mood/xyz", "/log/mood/b7/b8", "/log/weight/b7", "/log/note/b7"])
    func pathsThatNameNothingToLogAreNotFound(path: String) {
        var journey = WebSession()
        #expect(journey.open(path).status == 404)
    }

    @Test func aForeignAddressToReturnToIsIgnored() {
        var journey = WebSession()
        let sheet = journey.open(.log(.weight, back: "https://example.com/"))
        #expect(sheet.value(of: "value", after: "name=\"back\"") == "/today")
    }

    /// The fields that a sheet's form posts, some of them typed.
    private func typed(_ sheet: WebSession.Page, _ form: String, _ changes: [(String, String)]) -> [(String, String)] {
        let fields = typedFields(sheet.part(from: form, to: "</form>"))
        return fields.map { field in changes.first { $0.0 == field.0 } ?? field }
            + changes.filter { change in !fields.contains { $0.0 == change.0 } }
    }

    @Test func aSheetOpenedOverAnEarlierDayLogsForThatDay() throws {
        var journey = WebSession()
        let day = journey.today.advanced(by: -3)
        let back = PageRoute.today(day).url
        let mood = journey.open(.log(.mood(of: nil), back: back))
        #expect(mood.part(from: "<header", to: "</header>").contains("<p>17 Nov</p>"))
        _ = journey.post(.moods(.log(of: nil)), typed(mood, moodForm, [("mood", "bad")]))
        #expect(journey.state.moodEntries(of: nil).map { $0.day } == [day])

        let weight = journey.open(.log(.weight, back: back))
        _ = journey.post(.body(.log(.weight)), typed(weight, "<form class=\"adding\"", [("value", "80")]))
        #expect(journey.state.measurements(of: .weight).map { $0.day } == [day])

        let note = journey.open(.log(.note, back: back))
        let page = journey.post(.notes(.add), typed(note, "<form class=\"form\"", [("text", "Rain")]))
        #expect(journey.state.livingNotes.map { $0.day } == [day] && page.url.hasPrefix(back))
        // Those of the day are on the sheet that is opened again.
        #expect(journey.open(.log(.mood(of: nil), back: back)).main.contains("list moods"))
        #expect(!journey.open(.log(.mood(of: nil), back: "/today")).main.contains("list moods"))
    }

    @Test func theKindsOfASheetOpenedForADayLogForThatDay() {
        var journey = WebSession()
        let month = TaskPageRoute.month(nil).url
        let (past, coming) = (journey.today.advanced(by: -3), journey.today.advanced(by: 3))
        let sheet = journey.open(.tasks(.quick(line: "17 Nov ", on: past, back: month)))
        let url = PageRoute.log(.mood(of: nil), on: past, back: month).url
        #expect(sheet.main.contains("href=\"\(url.replacing("&", with: "&amp;"))\""))
        #expect(sheet.main.contains("data-due=\"\(past.text)\""))

        let mood = journey.open(.log(.mood(of: nil), on: past, back: month))
        _ = journey.post(.moods(.log(of: nil)), typed(mood, moodForm, [("mood", "bad")]))
        #expect(journey.state.moodEntries(of: nil).map { $0.day } == [past])

        let today = journey.open(.log(.mood(of: nil), on: coming, back: month))
        #expect(today.part(from: "<header", to: "</header>").contains("<p>Today</p>"))
        let task = journey.open(.tasks(.add(due: coming, back: month)))
        #expect(task.value(of: "value", after: "name=\"due\"") == coming.text)
    }

    @Test func aMoodLoggedAfterMidnightOverAnEarlierDayIsOfThatDay() {
        var journey = WebSession()
        _ = journey.post(.settings(.save), [("dayEndsAt", "4")])
        // One o'clock on the 21st, which is still the 20th.
        journey.now = LocalInstant(
            milliseconds: journey.now.milliseconds + 15 * 3_600_000 + 1_800_000, offsetMinutes: 60)
        let day = journey.today.advanced(by: -3)
        let mood = journey.open(.log(.mood(of: nil), back: PageRoute.today(day).url))
        _ = journey.post(.moods(.log(of: nil)), typed(mood, moodForm, [("mood", "bad")]))
        #expect(journey.now.calendarDay == journey.today.advanced(by: 1))
        #expect(journey.state.moodEntries(of: nil).map { $0.day } == [day])
    }
}
