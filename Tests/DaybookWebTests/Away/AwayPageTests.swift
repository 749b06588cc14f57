import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct AwayPageTests {
    private let id = RecordID(hex: "a1")!

    @Test func oneTapBeginsAndOneEnds() throws {
        var journey = WebSession()
        _ = try journey.add("Read")
        let page = journey.open("/settings/away")
        for day in ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-27", "open"] {
            #expect(page.has("value=\"\(day)\""))
        }
        let away = journey.post("/settings/away", [("id", "a1"), ("from", "2026-11-20"), ("choice", "2026-11-22")])
        #expect(away.has("Away: habits and repeating tasks are paused"))
        #expect(away.has("Away until 22 Nov: habits and repeating tasks are paused."))
        #expect(journey.state.isAway(on: journey.today))
        let today = journey.open("/today").part(from: "<div class=\"away-line\">", to: "</form>")
        #expect(today.contains("Away until 22 Nov") && today.contains("I’m back"))

        journey.now.milliseconds += 86_400_000
        let back = journey.post("/settings/away/end", [("day", "2026-11-21"), ("back", "/today")])
        #expect(back.url.hasPrefix("/today?") && back.has("Welcome back") && !back.has("away-line"))
        #expect(journey.state.awayPeriod(id)?.until == Day("2026-11-20"))
        let batches = journey.batches.count
        _ = journey.post("/settings/away/end", [("day", "2026-11-21")])
        #expect(journey.batches.count == batches)
        #expect(journey.undo(back).has("away-line"))
    }

    @Test(arguments: [
        ("en", "Only today", "Last day away:"), ("ru", "Только сегодня", "Последний день перерыва:"),
        ("pl", "Tylko dziś", "Ostatni dzień przerwy:"),
    ])
    func oneTapIsForTodayOnly(_ language: String, _ label: String, _ lastDay: String) throws {
        var journey = WebSession()
        journey.languages = [language]
        _ = try journey.add("Read")
        #expect(journey.open("/settings/away").has("value=\"2026-11-20\"><span>\(label)</span>"))
        _ = journey.post("/settings/away", [("id", "a1"), ("from", "2026-11-20"), ("choice", "2026-11-20")])
        #expect(journey.state.awayPeriod(id)?.days == journey.today...journey.today)
        #expect(journey.open("/today").part(from: "class=\"away-line\"", to: "</span>").contains(lastDay))
        journey.now.milliseconds += 86_400_000
        #expect(!journey.state.isAway(on: journey.today))
    }

    @Test(arguments: [
        ("2026-11-18", "2026-11-18", "Away: 18 Nov"), ("2026-11-24", "2026-11-30", "Away: 24–30 Nov"),
        ("2026-11-18", "2026-11-20", "Away: habits and repeating tasks are paused"),
    ])
    func theMessageAndTheDaySayThatOneWasAway(_ from: String, _ until: String, _ message: String) throws {
        var journey = WebSession()
        _ = try journey.add("Read") { $0.startDay = Day("2026-11-01") }
        let away = journey.post("/settings/away", [("id", "a1"), ("from", from), ("until", until)])
        #expect(away.has(message), "\(away.part(from: "class=\"message\"", to: "</div>"))")
        #expect(journey.open("/day/\(from)").has("<h2>Away</h2>"))
        #expect(!journey.open("/day/2026-11-17").has("<h2>Away</h2>") && !journey.open("/today").has("<h2>Away</h2>"))
    }

    @Test func aDayAwayShowsItsNoteAndIsNoFullDay() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-01") }
        _ = try journey.add("Run") { $0.startDay = Day("2026-11-01") }
        for day in [journey.today, journey.today.advanced(by: -2)] {
            _ = journey.post(.habits(.mark(read, day)), [("do", "done")])
        }
        _ = journey.post(
            "/settings/away", [("id", "a1"), ("from", "2026-11-18"), ("until", "2026-11-20"), ("note", "Flu & co")])
        for url in ["/day/2026-11-18", "/review/day?day=2026-11-18", "/review/day", "/review"] {
            let page = journey.open(url)
            let note = url == "/review" ? "Flu &amp; co" : "<bdi>Flu &amp; co</bdi>"
            #expect(page.has("Away: \(note) · 18–20 Nov 2026 · 3 days") && !page.has("All done"), "\(url)")
        }
        for url in ["/today", "/day/2026-11-18"] {
            let page = journey.open(url)
            #expect(page.has("<bdi>Flu &amp; co</bdi>") && page.has("<h2>Away</h2>"), "\(url)")
            #expect(page.has("aria-label=\"Away, 1 done\"") && !page.has("class=\"arc\""), "\(url)")
            let week = page.part(from: "<ol class=\"week\">", to: "</ol>")
            #expect(week.ranges(of: "Away, 1 done\"").count == 2 && week.ranges(of: "Away\"").count == 1)
        }
    }

    @Test func aTaskThatWasLeftOpenOnADayAwayIsNotDone() throws {
        var journey = WebSession()
        _ = try journey.addTask(1, "Rent") { $0.dueDay = Day("2026-11-18") }
        _ = journey.post("/settings/away", [("id", "a1"), ("from", "2026-11-18"), ("until", "2026-11-18")])
        #expect(journey.open("/day/2026-11-18").has("<h2>One not done</h2>"))
        #expect(journey.open("/review/day?day=2026-11-18").has("One not done"))
    }

    @Test func aHabitIsNotDueWhileAway() throws {
        var journey = WebSession()
        _ = try journey.add("Read")
        #expect(journey.open("/today").has("One to go"))
        _ = journey.post("/settings/away", [("id", "a1"), ("choice", "open")])
        #expect(!journey.open("/today").has("to go") && journey.state.awayPeriod(id)?.isOpen == true)
    }

    @Test func aPeriodOfThePastIsAddedEditedAndDeleted() {
        var journey = WebSession()
        let fields = [("id", "a1"), ("from", "2026-10-01"), ("until", "2026-10-12"), ("note", "Sea & sun")]
        let page = journey.post("/settings/away", fields)
        #expect(page.has("1–12 Oct 2026 · 12 days") && page.has("<bdi>Sea &amp; sun</bdi>") && !page.has("away-line"))
        let typed = typedFields(journey.open(.away(.period(id))).part(from: "<form class=\"form\"", to: "</form>"))
        #expect(typed.filter { $0.0 != "seen" }.map { $0.1 } == ["2026-10-01", "2026-10-12", "Sea & sun"])
        let saved = journey.post(.away(.edit(id)), typed.map { $0.0 == "until" ? ("until", "2026-10-10") : $0 })
        #expect(saved.has("Away period saved") && saved.has("1–10 Oct 2026 · 10 days"))
        let deleted = journey.post(.away(.delete(id)))
        #expect(deleted.has("Away period deleted") && journey.state.livingAwayPeriods.isEmpty)
        #expect(journey.undo(deleted).has("1–10 Oct 2026"))
    }

    @Test(arguments: [
        ("until", "2026-11-19", "ends before it begins"), ("until", "2028-01-01", "up to 366 days"),
        ("until", "2026-02-30", "There is no day"), ("from", "2028-01-01", "within a year"),
        ("note", String(repeating: "w", count: 201), "At most 200"),
    ])
    func aRefusedPeriodIsShownAgainWithItsReason(_ field: String, _ typed: String, _ reason: String) {
        var journey = WebSession()
        var fields = [("id", "a1"), ("from", "2026-11-20"), ("until", ""), ("note", "")]
        fields = fields.map { $0.0 == field ? (field, typed) : $0 }
        let page = journey.post("/settings/away", fields)
        #expect(page.status == 422 && page.has("id=\"\(field)-why\"") && page.has(reason), "\(page.main)")
        #expect(typedFields(page.main).contains { $0.0 == field && $0.1 == typed })
        #expect(journey.state.livingAwayPeriods.isEmpty)
    }
}
