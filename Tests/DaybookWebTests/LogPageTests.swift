import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

struct LogPageTests {
    @Test func aMoodIsLoggedFromItsSheetAndReturnsToThePageBehindIt() {
        var journey = WebSession()
        let sheet = journey.open(.log(.mood(of: nil), back: "/journal"))
        #expect(sheet.status == 200 && sheet.main.contains("<section class=\"sheet\">"))
        #expect(sheet.value(of: "value", after: "name=\"back\"") == "/journal")

        let page = journey.post(.moods(.log(of: nil)), [("id", "b1"), ("back", "/journal"), ("mood", "good")])

        #expect(page.url.hasPrefix("/journal?") && page.has("Mood logged: good"))
    }

    @Test func enterInTheNoteOfAMoodChoosesNoFace() {
        var journey = WebSession()
        let form = journey.open(.log(.mood(of: nil))).part(from: "<form class=\"mood-buttons\"", to: "</form>")
        #expect(form.range(of: "<button disabled hidden>")!.lowerBound < form.range(of: "name=\"mood\"")!.lowerBound)
    }

    @Test func moodsOfTodayAreOpenedFromTheSheet() throws {
        var journey = WebSession()
        #expect(!journey.open(.log(.mood(of: nil))).main.contains("list moods"))
        _ = journey.post(.moods(.log(of: nil)), [("id", "b1"), ("mood", "good"), ("note", "Rain")])
        let entry = try #require(journey.state.moodEntries.rows.first?.id)
        let sheet = journey.open(.log(.mood(of: nil)))
        #expect(sheet.main.contains(MoodPageRoute.entry(entry).url) && sheet.main.contains("Rain"))
    }

    @Test func aWeightIsLoggedFromItsSheet() {
        var journey = WebSession()
        #expect(journey.open(.log(.weight)).main.contains("name=\"value\""))

        let page = journey.post(.body(.log(.weight)), [("id", "b1"), ("back", "/today"), ("value", "79.5")])

        #expect(page.url.hasPrefix("/today?") && page.main.contains("79.5 kg"))
    }

    @Test func aRunningWorkoutIsResumedFromTheSheetThatStartsOne() {
        var journey = WebSession()
        #expect(!journey.open(.log(.workout)).main.contains("Resume"))
        _ = journey.post(.workouts(.start), [("id", "b1")])
        let sheet = journey.open(.log(.workout)).main
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
        _ = journey.post(.moods(.log(of: nil)), typed(mood, "<form class=\"mood-buttons\"", [("mood", "bad")]))
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

    @Test func aMoodLoggedAfterMidnightOverAnEarlierDayIsOfThatDay() {
        var journey = WebSession()
        _ = journey.post(.settings(.save), [("dayEndsAt", "4")])
        // One o'clock on the 21st, which is still the 20th.
        journey.now = LocalInstant(
            milliseconds: journey.now.milliseconds + 15 * 3_600_000 + 1_800_000, offsetMinutes: 60)
        let day = journey.today.advanced(by: -3)
        let mood = journey.open(.log(.mood(of: nil), back: PageRoute.today(day).url))
        _ = journey.post(.moods(.log(of: nil)), typed(mood, "<form class=\"mood-buttons\"", [("mood", "bad")]))
        #expect(journey.now.calendarDay == journey.today.advanced(by: 1))
        #expect(journey.state.moodEntries(of: nil).map { $0.day } == [day])
    }
}
