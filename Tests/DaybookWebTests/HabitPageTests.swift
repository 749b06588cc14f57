import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing
import Words

struct HabitPageTests {
    @Test func showsTheFourFiguresOfAHabit() throws {
        var journey = WebSession()
        let id = try journey.add("Read") { $0.startDay = Day("2026-11-18") }
        for day in ["2026-11-18", "2026-11-19", "2026-11-20"] { try journey.keep(.markDone(id, on: Day(day)!)) }

        let figures = journey.open(.habits(.habit(id, month: nil))).part(from: "<dl class=\"figures\">", to: "</dl>")

        #expect(figures.contains("<dt>days in a row</dt><dd>3</dd>"))
        #expect(figures.contains("<dt>longest</dt><dd>3</dd>"))
        #expect(figures.contains("<dt>past year</dt><dd>100<small>&nbsp;%</small></dd>"))
        #expect(figures.contains("<dt>strength</dt><dd>15<small>&nbsp;%</small></dd>"))
    }

    @Test func theChartOfStrengthSaysWhatItIs() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        #expect(journey.open(.habits(.habit(id, month: nil))).has("grows each time you do the habit"))
    }

    @Test func theMonthOfALimitCountsTheDaysWithAnEntryOnceTheyAreOver() throws {
        var journey = WebSession()
        let id = try journey.add("Coffee") {
            ($0.kind, $0.target, $0.startDay) = (.atMost, 2, Day("2026-11-11"))
        }
        for (day, value) in [("2026-11-12", 3.0), ("2026-11-13", 1), ("2026-11-14", 2), ("2026-11-20", 1)] {
            try journey.keep(.setValue(id, on: Day(day)!, value))
        }
        let page = journey.open(.habits(.habit(id, month: nil)))
        #expect(page.has("<span class=\"count\">2 times</span>") && page.has("<dd>89<small>&nbsp;%"), "\(page.main)")
    }

    @Test func theStrengthOfALimitIsExplainedAsThatOfALimit() throws {
        var journey = WebSession()
        let id = try journey.add("Coffee") { ($0.kind, $0.target) = (.atMost, 2) }
        let page = journey.open(.habits(.habit(id, month: nil)))
        #expect(page.has("The strength of a limit begins at 100%, fades each time you go over it"))
        #expect(!page.has("grows each time you do the habit"))
    }

    @Test func dayIsMarkedAndClearedInTheCalendar() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        let url = HabitPageRoute.habit(id, month: nil).url
        let day = Day("2026-11-03")!
        let done =
            #"<button class="day missed" name="do" value="done" formaction="\#(HabitActionRoute.mark(id, day).url)""#
        let clear =
            #"<button class="day done" name="do" value="clear" formaction="\#(HabitActionRoute.mark(id, day).url)""#
        #expect(journey.open(url).has(done))

        let marked = journey.post(.habits(.mark(id, day)), [("back", url), ("do", "done")])
        #expect(marked.url == url + "#month")
        #expect(marked.has(clear))
        #expect(!marked.has("class=\"message\""))

        let cleared = journey.post(.habits(.mark(id, day)), [("back", url), ("do", "clear")])
        #expect(cleared.has(done))
    }

    @Test func aMonthOfTheCalendarCanBeChosenAndAFutureOneNot() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        let month = Month("2026-09")!

        let page = journey.open(.habits(.habit(id, month: month)))

        #expect(page.has("<caption class=\"hidden\">September 2026</caption>"))
        #expect(page.has("/habits/\(id.hex)?month=2026-08#month"))
        #expect(page.has("/habits/\(id.hex)?month=2026-10#month"))
        #expect(page.has("<input type=\"hidden\" name=\"back\" value=\"/habits/\(id.hex)?month=2026-09\">"))
        #expect(!journey.open(.habits(.habit(id, month: nil))).has("month=2026-12"))
    }

    @Test func aMeasuredDayLeadsToItsSheet() throws {
        var journey = WebSession()
        let id = try journey.add("Water") {
            $0.kind = .atLeast
            $0.target = 2
            $0.unit = "l"
        }
        let day = Day("2026-11-19")!
        try journey.keep(.setValue(id, on: day, 1.2))

        let page = journey.open(.habits(.habit(id, month: nil)))

        #expect(
            page.has(
                "<a class=\"day part\" href=\"\(HabitPageRoute.entry(id, day).url)\" aria-label=\"19 November, partly done, 1.2 of 2 l\" data-sheet>"
            ))
        #expect(page.has("<dt>Total, l</dt><dd>1.2</dd>"))
        #expect(page.has("<p>Every day · at least 2 l · since 21 October 2026</p>"))
    }

    @Test func notesLeadToTheirDays() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        let day = Day("2026-11-05")!
        try journey.keep(.setNote(id, on: day, "First line\nSecond <line>"))
        try journey.keep(.skip(id, on: day.advanced(by: 1), reason: "Ill"))

        let notes = journey.open(.habits(.habit(id, month: nil))).part(from: "<ol class=\"notes\">", to: "</ol>")

        #expect(
            notes.contains(
                "href=\"\(HabitPageRoute.entry(id, day).url)\" data-sheet><time datetime=\"2026-11-05\">5 November</time>"
            ))
        #expect(notes.contains("<p>First line<br>Second &lt;line&gt;</p>"))
        #expect(notes.contains("Skipped: Ill"))
    }

    @Test func remindersAndTheNoteStandUnderTheTitle() throws {
        var journey = WebSession()
        let reminder = ReminderDraft(time: TimeOfDay("21:30")!, weekdays: [.saturday, .sunday], text: "In bed")
        let id = try journey.add("Read", reminders: [reminder]) { $0.note = "20 pages" }

        let header = journey.open(.habits(.habit(id, month: nil))).part(
            from: "<header class=\"subject", to: "</header>")

        #expect(header.contains("<p>20 pages</p>"))
        #expect(header.contains("21:30, weekends: In bed"))
    }

    @Test func aReminderWithoutATextSaysTheTitleAndIsSilentInTheArchive() throws {
        var journey = WebSession()
        let reminder = ReminderDraft(time: TimeOfDay("21:30")!, weekdays: .all, text: "")
        let id = try journey.add("Read", reminders: [reminder]) { $0.schedule = .weekdays([.monday]) }
        #expect(journey.open(.habits(.habit(id, month: nil))).has("21:30, Mondays: Read"))
        try journey.keep(.archive(id))
        #expect(journey.open(.habits(.habit(id, month: nil))).has("21:30, inactive: Read"))
    }

    @Test func aReminderIsPausedWhileThePersonIsAway() throws {
        var journey = WebSession()
        let reminder = ReminderDraft(time: TimeOfDay("21:30")!, weekdays: .all, text: "")
        let id = try journey.add("Read", reminders: [reminder])
        let page = PageRoute.habits(.habit(id, month: nil))
        _ = journey.post("/settings/away", [("id", "a1"), ("from", "2026-11-20"), ("choice", "2026-11-22")])
        #expect(journey.open(page).has("21:30, paused while you’re away: Read"))
        journey.now.milliseconds += 3 * 86_400_000
        #expect(journey.open(page).has("21:30: Read"))
    }

    @Test func theLongestStreaksCanBeSaved() throws {
        var journey = WebSession()
        let id = try journey.add("Read") { $0.startDay = Day("2026-11-10") }
        for day in ["2026-11-12", "2026-11-16", "2026-11-17"] { try journey.keep(.markDone(id, on: Day(day)!)) }
        let page = PageRoute.habits(.habit(id, month: nil))
        #expect(
            journey.open(page).part(from: "<figure class=\"chart streak-bars\"", to: "</figure>").contains(
                "/charts/streaks.csv?page="))
        let file = journey.open(.chart("streaks", of: page.url)).text
        #expect(file == "First day,Length,Days\r\n2026-11-16,2,2\r\n2026-11-12,1,1\r\n")
    }

    @Test func anArchivedHabitOffersToBeRestoredOrDeleted() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        #expect(journey.open(.habits(.habit(id, month: nil))).has(HabitActionRoute.archive(id).url))
        try journey.keep(.archive(id))

        let page = journey.open(.habits(.habit(id, month: nil)))
        #expect(page.has(HabitActionRoute.restore(id).url))
        #expect(page.has(HabitActionRoute.delete(id).url))
        #expect(page.has("This habit is in the archive"))

        let restored = journey.post(.habits(.restore(id)), [("back", HabitPageRoute.habit(id, month: nil).url)])
        #expect(restored.has("“Read” restored"))
        #expect(restored.has(HabitActionRoute.archive(id).url))
    }

    @Test func aHabitThatHasNotBegunHasAPage() throws {
        var journey = WebSession()
        let id = try journey.add("Swim") { $0.startDay = Day("2026-12-24") }

        let page = journey.open(.habits(.habit(id, month: nil)))

        #expect(page.status == 200)
        #expect(page.has("starts on 24 December 2026"))
    }

    @Test(arguments: Language.allCases.map { $0.rawValue })
    func everySentenceIsInTheReadersLanguage(language: String) throws {
        var journey = WebSession()
        journey.languages = [language]
        let id = try journey.add("Read")
        let headings = ["en": "Longest streaks", "ru": "Самые длинные серии", "pl": "Najdłuższe serie"]

        let page = journey.open(.habits(.habit(id, month: nil)))

        #expect(page.has("<html lang=\"\(language)\""))
        #expect(page.has("<h2>\(headings[language] ?? "")</h2>"))
    }

    @Test func typedTextIsEscaped() throws {
        var journey = WebSession()
        let id = try journey.add("<script>\"x\"&'y'") {
            $0.note = "</p><img src=x>"
            $0.unit = "<b>"
            $0.kind = .atLeast
            $0.target = 1
        }
        try journey.keep(.setNote(id, on: journey.today, "<svg onload=x>"))

        for page: HabitPageRoute in [.habit(id, month: nil), .entry(id, journey.today), .list(HabitFilter())] {
            let page = journey.open(.habits(page))
            #expect(page.has("<bdi>&lt;script&gt;&quot;x&quot;&amp;&#39;y&#39;</bdi>"))
            #expect(!page.main.contains("<script"))
            #expect(!page.main.contains("<img"))
            #expect(!page.main.contains("<svg onload"))
            #expect(!page.main.contains("<b>"))
        }
    }

    @Test func unknownHabitIsNotFound() throws {
        var journey = WebSession()
        let id = try journey.add("Read")
        try journey.keep(.archive(id))
        try journey.keep(.delete(id))

        #expect(journey.open(.habits(.habit(id, month: nil))).status == 404)
        #expect(journey.open("/habits/00ff00ff00ff00ff00ff00ff00ff00ff").status == 404)
        #expect(journey.open("/habits/xyz").status == 404)
        #expect(journey.open("/habits/\(id.hex)/unknown").status == 404)
    }

    @Test func aHabitDoneOnTheOtherDaysOffersToCountFromToday() throws {
        var journey = WebSession()
        let water = try journey.add("Water") { ($0.schedule, $0.startDay) = (.everyDays(2), Day("2026-11-09")) }
        #expect(journey.open(.habits(.habit(water, month: nil))).has("next: tomorrow"))
        for day in ["2026-11-16", "2026-11-18"] {
            _ = journey.post(.habits(.mark(water, Day(day)!)), [("do", "done")])
        }
        let page = journey.open(.habits(.habit(water, month: nil)))
        let action = "/habits/\(water.hex)/from/2026-11-20"
        #expect(page.has("action=\"\(action)\"") && page.has("Count from today"), "\(page.main)")
        _ = journey.post(action, [])
        let counted = journey.open(.habits(.habit(water, month: nil)))
        #expect(counted.has("next: today") && !counted.has("Count from today"))
        #expect(journey.state.habit(water)?.startDay == Day("2026-11-10"))
    }
}
