import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

struct EntryPageTests {
    private func water(_ journey: inout WebSession) throws -> RecordID {
        try journey.add("Water") {
            $0.kind = .atLeast
            $0.target = 2
            $0.unit = "l"
        }
    }

    @Test func valueIsSetReportedAndUndone() throws {
        var journey = WebSession()
        let id = try water(&journey)

        let page = journey.post(.habits(.mark(id, journey.today)), [("do", "set"), ("value", "1,5")])
        #expect(page.url.hasPrefix("/today?said=setValue"))
        #expect(page.url.hasSuffix("#habit-\(id.hex)"))
        #expect(journey.value(id) == 1.5)

        let undone = journey.undo(page)
        #expect(undone.has("Undone"))
        #expect(journey.value(id) == nil)
    }

    /// The fields of the sheet's form for the value.
    private func valueForm(_ journey: inout WebSession, _ id: RecordID) -> [(String, String)] {
        let sheet = journey.open(.habits(.entry(id, journey.today)))
        return typedFields(sheet.part(from: "data-kept=", to: "</form>"))
    }

    @Test func moreAndLessChangeTheValueOnTheSheet() throws {
        var journey = WebSession()
        let id = try water(&journey)
        try journey.keep(.setValue(id, on: journey.today, 0.5))
        let fields = valueForm(&journey, id) + [("do", "more")]
        let page = journey.post(.habits(.mark(id, journey.today)), fields)

        #expect(page.url == HabitPageRoute.entry(id, journey.today).url)
        #expect(page.has("name=\"value\" value=\"0.6\""))
        #expect(!page.has("class=\"message\""))
        #expect(
            journey.post(.habits(.mark(id, journey.today)), fields).has("name=\"value\" value=\"0.6\""), "sent twice")
    }

    @Test(arguments: [
        ("12", "60%", "12 of 20 pages"), ("20", "100%", "20 of 20 pages"), ("19.99", "99%", "19.99 of 20 pages"),
        ("7,", "35%", "7 of 20 pages"), ("", "0%", "0 of 20 pages"), ("many", "0%", "0 of 20 pages"),
    ])
    func typedAmountIsComparedWithTheTarget(typed: String, percent: String, text: String) throws {
        var journey = WebSession()
        let id = try journey.add("Read") { ($0.kind, $0.target, $0.unit) = (.atLeast, 20, "pages") }
        let amount = journey.open(.habits(.amount(id, typed: typed))).part(from: "id=\"example\"", to: "</p>")
        #expect(amount.contains(">\(percent)</text>") && amount.hasSuffix("<span>\(text)</span></p>"))
    }

    @Test func amountAboveALimitIsSaidToBeOver() throws {
        var journey = WebSession()
        let id = try journey.add("Coffee") { ($0.kind, $0.target, $0.unit) = (.atMost, 2, "cups") }
        let (two, three) = (
            journey.open(.habits(.amount(id, typed: "2"))), journey.open(.habits(.amount(id, typed: "3")))
        )
        #expect(two.has("2, at most 2 cups") && !two.has("ring over"))
        #expect(three.has("3, at most 2 cups") && three.has("ring over"))
    }

    @Test func sheetShowsTheStoredAmountAndAsksForTheTypedOne() throws {
        var journey = WebSession()
        let id = try water(&journey)
        try journey.keep(.setValue(id, on: journey.today, 0.5))
        let sheet = journey.open(.habits(.entry(id, journey.today)))
        #expect(sheet.has("data-example=\"/habits/\(id.hex)/amount\""))
        #expect(sheet.has(">25%</text>") && sheet.has("<span>0.5 of 2 l</span>"))
        let read = try journey.add("Read")
        #expect(journey.open(.habits(.amount(read, typed: "1"))).status == 404)
    }

    @Test func notesWrittenOnTwoDevicesAreBothKept() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        let (sheet, marking) = (
            PageRoute.habits(.entry(id, journey.today)), ActionRoute.habits(.mark(id, journey.today))
        )
        func note(_ typed: String, seen: String) -> [(String, String)] {
            [("do", "note"), ("seen", seen), ("note", typed)]
        }
        try journey.keep(.setNote(id, on: journey.today, "Elsewhere"))
        #expect(journey.open(sheet).has("name=\"seen\" value=\"Elsewhere\""))

        _ = journey.post(marking, note("", seen: ""))
        #expect(journey.state.entry(of: id, on: journey.today)?.note == "Elsewhere", "left as it was seen")
        _ = journey.post(marking, note("Here", seen: ""))
        #expect(journey.state.entry(of: id, on: journey.today)?.note == "Elsewhere\nHere")
        _ = journey.post(marking, note("Here", seen: ""))
        #expect(journey.state.entry(of: id, on: journey.today)?.note == "Elsewhere\nHere", "sent twice")
        _ = journey.post(marking, note("Only this", seen: "Elsewhere\r\nHere"))
        #expect(journey.state.entry(of: id, on: journey.today)?.note == "Only this")
    }

    @Test func aDayIsSkippedAtMostAYearAhead() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        let far = journey.today.advanced(by: 367)
        let page = journey.post(.habits(.mark(id, far)), [("do", "skip"), ("reason", "")])
        #expect(page.status == 422)
        #expect(page.part(from: "id=\"reason-reason\"", to: "</p>").contains("At most a year ahead"))
        #expect(journey.post(.habits(.mark(id, far.advanced(by: -1))), [("do", "skip"), ("reason", "")]).status == 200)
    }

    @Test func stepsAreWholeWhileOnlyWholeNumbersWereEntered() throws {
        var journey = WebSession()
        let id = try water(&journey)
        #expect(journey.open(.habits(.entry(id, journey.today))).has("More by 1 l\""))
        let steps = try journey.add("Steps") {
            $0.kind = .atLeast
            $0.target = 10_000
        }
        #expect(journey.open(.habits(.entry(steps, journey.today))).has("More by 500"))
    }

    @Test func lessNeverGoesBelowZero() throws {
        var journey = WebSession()
        let id = try water(&journey)
        let today = journey.today
        _ = journey.post(.habits(.mark(id, today)), valueForm(&journey, id) + [("do", "less")])
        #expect(journey.value(id) == nil)
        try journey.keep(.setValue(id, on: today, 0.05))
        _ = journey.post(.habits(.mark(id, today)), valueForm(&journey, id) + [("do", "less")])
        #expect(journey.value(id) == 0)
    }

    @Test(arguments: [("7", "more", 8.0), ("7", "less", 6), ("", "more", 1), ("0.5", "less", 0)])
    func moreAndLessCountFromWhatIsShown(typed: String, button: String, value: Double) throws {
        var journey = WebSession()
        let id = try journey.add("Read") { ($0.kind, $0.target, $0.unit) = (.atLeast, 20, "pages") }
        let today = journey.today
        try journey.keep(.setValue(id, on: today, 5))
        let fields = valueForm(&journey, id).map { $0.0 == "value" ? ($0.0, typed) : $0 } + [("do", button)]
        let page = journey.post(.habits(.mark(id, today)), fields)
        #expect(page.url == HabitPageRoute.entry(id, today).url && !page.has("class=\"message\""))
        #expect(journey.value(id) == value)
    }

    @Test func moreOfAnUntouchedValueKeepsWhatAnotherDeviceAdded() throws {
        var journey = WebSession()
        let id = try journey.add("Read") { ($0.kind, $0.target, $0.unit) = (.atLeast, 20, "pages") }
        let today = journey.today
        let fields = valueForm(&journey, id) + [("do", "more")]
        try journey.keep(.setValue(id, on: today, 5))
        _ = journey.post(.habits(.mark(id, today)), fields)
        #expect(journey.value(id) == 6)
    }

    @Test func moreOfWhatIsNoNumberIsRefusedAsTyped() throws {
        var journey = WebSession()
        let id = try water(&journey)
        let fields = valueForm(&journey, id).map { $0.0 == "value" ? ($0.0, "abc") : $0 } + [("do", "more")]
        let page = journey.post(.habits(.mark(id, journey.today)), fields)
        #expect(page.status == 422 && page.has("name=\"value\" value=\"abc\""))
        #expect(page.part(from: "id=\"value-reason\"", to: "</p>").hasSuffix("This is not a number</p>"))
    }

    @Test(arguments: [
        ("en", "abc", "This is not a number"), ("ru", "", "Введите число"),
        ("pl", "-1", "Wartość nie może być ujemna"), ("en", "1e400", "This is not a number"),
        ("ru", "2000000000", "Не больше 1\u{A0}000\u{A0}000\u{A0}000"), ("pl", "NaN", "To nie jest liczba"),
    ])
    func aRefusedValueStaysAsTypedWithTheReasonBesideIt(language: String, typed: String, reason: String) throws {
        var journey = WebSession()
        journey.languages = [language]
        let id = try water(&journey)

        let page = journey.post(.habits(.mark(id, journey.today)), [("do", "set"), ("value", typed)])

        #expect(page.status == 422)
        #expect(page.has("name=\"value\" value=\"\(typed)\""))
        #expect(page.has("aria-invalid=\"true\" aria-describedby=\"value-reason\""))
        #expect(page.part(from: "id=\"value-reason\"", to: "</p>").hasSuffix(reason + "</p>"))
        #expect(journey.value(id) == nil)
    }

    @Test func aDayIsSkippedWithAReasonAndClearedAgain() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        let day = Day("2026-11-18")!

        let skipped = journey.post(.habits(.mark(id, day)), [("do", "skip"), ("reason", "  Ill ")])
        #expect(skipped.url.hasPrefix("/day/2026-11-18?said=skipDay"))
        #expect(skipped.has("“Read” is skipped"))
        #expect(journey.open(.habits(.entry(id, day))).has("Skipped: Ill"))

        let cleared = journey.post(.habits(.mark(id, day)), [("do", "clear")])
        #expect(cleared.has("class=\"message\""), "the reason went with it")
        #expect(journey.state.entry(of: id, on: day)?.state == .cleared)
        #expect(journey.undo(cleared).has("Undone"))
        #expect(journey.state.entry(of: id, on: day)?.reason == "Ill")
    }

    @Test(arguments: [("en", "At most 500 characters"), ("ru", "Не больше 500 знаков"), ("pl", "Najwyżej 500 znaków")])
    func aReasonTooLongIsRefusedBesideItsField(language: String, reason: String) throws {
        var journey = WebSession()
        journey.languages = [language]
        let id = try journey.add("Read")
        let typed = String(repeating: "x", count: 501)

        let page = journey.post(.habits(.mark(id, journey.today)), [("do", "skip"), ("reason", typed)])

        #expect(page.status == 422)
        #expect(page.has("name=\"reason\" value=\"\(typed)\""))
        #expect(page.part(from: "id=\"reason-reason\"", to: "</p>").hasSuffix(reason + "</p>"))
    }

    @Test func aNoteIsSavedAndATooLongOneStaysAsTyped() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        let saved = journey.post(
            .habits(.mark(id, journey.today)), [("do", "note"), ("note", "A <good> one\r\nof two lines")])
        #expect(saved.has("Note for “Read” saved"))
        #expect(journey.open(.habits(.entry(id, journey.today))).has("\nA &lt;good&gt; one\nof two lines</textarea>"))

        let long = String(repeating: "я", count: 10_001)
        let refused = journey.post(.habits(.mark(id, journey.today)), [("do", "note"), ("note", long)])
        #expect(refused.status == 422)
        #expect(refused.has(long + "</textarea>"))
        #expect(refused.has("At most 10,000 characters"))
    }

    @Test func markingACheckHabitShowsNoMessage() throws {
        var journey = WebSession()
        let id = try journey.add("Read")

        let page = journey.post(.habits(.mark(id, journey.today)), [("do", "done")])

        #expect(page.url == "/today#habit-\(id.hex)")
        #expect(journey.open(.habits(.entry(id, journey.today))).has("name=\"do\" value=\"clear\""))
        #expect(!journey.open(.habits(.entry(id, journey.today))).has("name=\"do\" value=\"done\""))
    }

    @Test func everyWayToADayThatCannotBeMarkedYetLeadsToTheReason() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        let day = journey.today.advanced(by: 3)
        let link = "href=\"\(HabitPageRoute.entry(id, day).url)\""
        let tile = journey.open(.today(day)).part(from: "id=\"habit-\(id.hex)\"", to: "</li>")
        #expect(tile.contains(link) && !tile.contains("<form"))
        #expect(
            journey.open(.habits(.habit(id, month: nil))).has(
                "\(link) aria-label=\"23 November, this day is in the future"))
    }

    @Test func habitThatStartsLaterSaysFromWhenItCanBeMarked() throws {
        var journey = WebSession()
        let id = try journey.add("Swim") { $0.startDay = Day("2027-01-04") }
        let sheet = journey.open(.habits(.entry(id, journey.today)))
        #expect(sheet.has("You can mark “Swim” from Monday, 4 January 2027</p>"))
        #expect(!sheet.has("name=\"do\" value=\"done\""))
        let link = "href=\"\(HabitPageRoute.entry(id, journey.today).url)\""
        #expect(journey.open("/habits").part(from: "week-marks", to: "</form>").contains(link))
        #expect(journey.open(.habits(.habit(id, month: nil))).has(link))
        let today = journey.today
        journey.now.milliseconds += 60 * 86_400_000 // it has started
        let tile = journey.open(.today(today)).part(from: "id=\"habit-\(id.hex)\"", to: "</li>")
        #expect(tile.contains(link) && !tile.contains("<form"))
    }

    @Test func aDayToComeCanBeSkippedButNotMarked() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        let day = journey.today.advanced(by: 3)
        let sheet = journey.open(.habits(.entry(id, day)))
        #expect(sheet.has("You can mark “Read” from Monday, 23 November</p>"))
        #expect(!sheet.has("name=\"do\" value=\"done\""))

        let refused = journey.post(.habits(.mark(id, day)), [("do", "done")])
        #expect(refused.status == 422)
        #expect(refused.has("role=\"alert\"") && refused.text.ranges(of: "class=\"notice").count == 1)
        #expect(journey.post(.habits(.mark(id, day)), [("do", "skip"), ("reason", "Away")]).has("is skipped"))
    }

    @Test func redirectsStayWithinTheApp() throws {
        var journey = WebSession()
        let id = try journey.add("Read")

        for back in ["https://example.org/", "//example.org", "javascript:x", ""] {
            #expect(
                journey.post(.habits(.mark(id, journey.today)), [("do", "done"), ("back", back)]).url.hasPrefix(
                    "/today"))
        }
    }

    @Test func pageLinksToTheAdjacentDaysAndTheHabit() throws {
        var journey = WebSession()
        let id = try journey.add("Read")

        let page = journey.open(.habits(.entry(id, Day("2026-11-01")!)))

        #expect(page.has(HabitPageRoute.entry(id, Day("2026-10-31")!).url))
        #expect(page.has(HabitPageRoute.entry(id, Day("2026-11-02")!).url))
        #expect(page.has(HabitPageRoute.habit(id, month: nil).url))
        #expect(page.has("<strong>Sunday, 1 November 2026</strong>"))
    }

    @Test func invalidDaysHabitsAndActionsAreNotFound() throws {
        var journey = WebSession()
        let id = try journey.add("Read")

        #expect(journey.open("/habits/\(id.hex)/day/2026-02-30").status == 404)
        #expect(journey.open("/habits/\(id.hex)/day/1899-12-31").status == 404)
        #expect(journey.open("/habits/aa/day/2026-11-20").status == 404)
        #expect(journey.post("/habits/aa/day/2026-11-20", [("do", "done")]).status == 404)
        #expect(journey.post(.habits(.mark(id, journey.today)), [("do", "explode")]).status == 404)
        #expect(journey.post(.habits(.mark(id, journey.today))).status == 404)
    }
}

extension WebSession {
    fileprivate func value(_ habit: RecordID) -> Double? {
        state.entry(of: habit, on: today).flatMap { state.value(of: $0) }
    }
}
