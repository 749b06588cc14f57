import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct TodayTests {
    @Test func theFirstPageSaysWhatToDo() {
        var journey = WebSession()
        let page = journey.open("/today")
        #expect(page.status == 200)
        #expect(page.has("No habits yet"))
        #expect(page.has("<h1>20 November</h1>"))
    }

    @Test func aFirstHabitIsAddedByOneTap() {
        var journey = WebSession()
        journey.languages = ["ru"]
        let page = journey.open("/today")
        let id = page.value(of: "value", after: "action=\"/habits/new\"") ?? ""
        let fields = typedFields(page.part(from: "action=\"/habits/new\"", to: "</form>"))
        #expect(fields.first { $0.0 == "title" }?.1 == "Читать")

        let added = journey.post("/habits/new", fields)

        #expect(added.has("id=\"habit-\(id)\""))
        #expect(added.has("Добавлено: «Читать»"))
        #expect(added.has("Осталась одна"))
        #expect(!added.has("Пока нет привычек"))
    }

    @Test func oneTapMarksAndAnotherUnmarks() throws {
        var journey = WebSession()
        let read = try journey.add("Read")
        let url = HabitActionRoute.mark(read, journey.today).url
        let marked = journey.post(url, [("do", "done"), ("back", "/today")])
        #expect(marked.url == "/today#habit-\(read.hex)")
        #expect(marked.has("class=\"tile done tint-stone\""))
        #expect(marked.has("All done for today."))
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
        let names = ["<bdi>Mind</bdi>", "<bdi>Żwawo</bdi>", "<bdi>No category</bdi>"]
        let positions = try names.map { try #require(page.text.firstRange(of: $0)).lowerBound }
        #expect(positions == positions.sorted())
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
        #expect(journey.open("/today").has("No habits yet"))
        let undone = journey.undo(archived)
        #expect(undone.has("Undone"))
        #expect(journey.open("/today").has("id=\"habit-\(read.hex)\""))
        #expect(journey.undo(undone).has("Redone"))
        #expect(journey.open("/today").has("No habits yet"))
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
}
