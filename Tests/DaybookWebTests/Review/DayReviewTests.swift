import CivilTime
import DaybookCore
import Journal
import Testing

@testable import DaybookWeb

/// Today is Friday, 20 November 2026.
@Suite struct DayReviewTests {
    /// On Thursday reading was done, running was not, and a mood was logged; both habits began on Wednesday.
    private func journey() throws -> WebSession {
        var journey = WebSession()
        for (title, days) in [("Read", [1, 2]), ("Run <b>", [2])] {
            let habit = try journey.add(title)
            for back in days {
                _ = journey.post(.habits(.mark(habit, journey.today.advanced(by: -back))), [("do", "done")])
            }
        }
        _ = journey.post(
            .moods(.log(of: nil)),
            [("id", "b1"), ("mood", "good"), ("note", "Sun"), ("day", "2026-11-19"), ("time", "08:00")])
        return journey
    }

    @Test func theReviewOfADayTellsWhatWasDoneMissedFeltAndEarned() throws {
        var journey = try journey()
        let page = journey.open("/review/day?day=2026-11-19")
        #expect(page.has("<p>Thursday, 19 November 2026</p>"))
        #expect(page.part(from: "<h2>Done</h2>", to: "</section>").contains("<bdi>Read</bdi>"))
        #expect(page.part(from: "<h2>Not done</h2>", to: "</section>").contains("<bdi>Run &lt;b&gt;</bdi>"))
        #expect(page.has("<bdi>Sun</bdi>") && page.has("<span>Mood, 1–5</span>"))
        #expect(page.has("+5"))
    }

    @Test func whatIsNotDoneTodayIsStillOpen() throws {
        var journey = try journey()
        let page = journey.open("/review/day")
        #expect(page.has("<h2>Still open</h2>") && !page.has("<h2>Not done</h2>") && !page.has("<h2>Done</h2>"))
    }

    @Test func aLimitIsDoneOnceItsDayIsOver() throws {
        var journey = WebSession()
        let coffee = try journey.add("Coffee") { ($0.kind, $0.target, $0.unit) = (.atMost, 2, "cups") }
        try journey.keep(.setValue(coffee, on: journey.today, 1))
        let today = journey.open("/review/day")
        #expect(today.part(from: "<h2>Within the limit so far</h2>", to: "</section>").contains("<bdi>Coffee</bdi>"))
        #expect(!today.has("<h2>Done</h2>") && !today.has("<h2>Still open</h2>"))
        try journey.keep(.setValue(coffee, on: journey.today.advanced(by: -1), 2))
        let yesterday = journey.open("/review/day?day=2026-11-19")
        #expect(yesterday.part(from: "<h2>Done</h2>", to: "</section>").contains("<bdi>Coffee</bdi>"))
        #expect(!yesterday.has("Within the limit so far"))
    }

    @Test func aLimitThatWasExceededTodayIsNotOpen() throws {
        var journey = WebSession()
        _ = try journey.add("Read")
        let coffee = try journey.add("Coffee") { ($0.kind, $0.target, $0.unit) = (.atMost, 2, "cups") }
        try journey.keep(.setValue(coffee, on: journey.today, 3))
        let page = journey.open("/review/day")
        #expect(page.has("<p class=\"lead\">One to go</p>"))
        #expect(page.part(from: "<h2>Still open</h2>", to: "</section>").ranges(of: "<li>").count == 1)
        #expect(page.part(from: "<h2>Not done</h2>", to: "</section>").contains("<bdi>Coffee</bdi>"))
    }

    @Test func aDayToComeIsToday() throws {
        var journey = try journey()
        #expect(journey.open("/review/day?day=2026-12-24").has("<p>Friday, 20 November 2026</p>"))
    }

    @Test func partsThatAreSwitchedOffAreNotInIt() throws {
        var journey = try journey()
        _ = journey.post("/settings/parts/moods", [("do", "hide")])
        let page = journey.open("/review/day?day=2026-11-19")
        #expect(!page.has("<bdi>Sun</bdi>"))
        // Its points count, without saying for which mood.
        #expect(page.has("<bdi>Mood logged</bdi>") && !page.has("<bdi>Good</bdi>"))
    }

    @Test func aDayHasItsStepsTowardsGoals() {
        var journey = WebSession()
        _ = journey.post(.goals(.add), goalForm(["note": "By Christmas"]))
        _ = journey.post(.goals(.add), goalForm(["id": "a2", "title": "Move", "measure": "milestones", "target": ""]))
        let (books, move) = (RecordID(hex: "a1")!, RecordID(hex: "a2")!)
        for (id, kind, number) in [("e1", "value", "10"), ("e2", "amount", "1")] {
            _ = journey.post(
                .goals(.addProgress(books)),
                [("id", id), ("kind", kind), ("number", number), ("day", "2026-11-19"), ("note", "Chapter \(number)")])
        }
        _ = journey.post(.goals(.addMilestone(move)), [("id", "b1"), ("milestone", "Rent a van")])
        _ = journey.post(.goals(.addMilestone(move)), [("id", "b2"), ("milestone", "Pack")])
        _ = journey.post(.goals(.markMilestone(RecordID(hex: "b1")!, of: move)), [("done", "1")])
        let yesterday = journey.open("/review/day?day=2026-11-19").part(from: "<h2>Goals</h2>", to: "</section>")
        #expect(yesterday.contains("<bdi>Read</bdi>") && yesterday.contains("<bdi>Chapter 10, Chapter 1</bdi>"))
        #expect(yesterday.contains(">11 books<") && !yesterday.contains("Rent a van"))
        let today = journey.open("/review/day").part(from: "<h2>Goals</h2>", to: "</section>")
        #expect(today.contains("<bdi>Rent a van</bdi>") && today.contains("<bdi>Move</bdi>"))
        #expect(
            today.contains("href=\"\(PageRoute.goals(.goal(move)).url)\"") && !today.contains("Pack")
                && !today.contains("<bdi>Read</bdi>"))
        _ = journey.post(.goals(.addProgress(books)), [("id", "e3"), ("kind", "amount"), ("number", "1")])
        let reached = journey.open("/review/day").part(from: "<h2>Goals</h2>", to: "</section>")
        #expect(reached.contains("<bdi>“Read” reached</bdi>") && reached.contains(">+1 book<"))
    }

    @Test func aDayListsItsNotesAndAMonthCountsThem() {
        var journey = WebSession()
        _ = journey.post(.notes(.add), [("id", "c1"), ("text", "The sea"), ("kind", "note"), ("day", "2026-11-19")])
        #expect(journey.state.livingNotes.map { $0.day } == [Day("2026-11-19")])
        let day = journey.open("/review/day?day=2026-11-19")
        #expect(day.has("The sea") && !day.has("<span>Notes</span>"))
        let month = journey.open("/review?period=month")
        #expect(month.part(from: "<span>Notes</span>", to: "</li>").contains(">1<"))
    }

    @Test func anEmptyDaySaysSo() {
        var journey = WebSession()
        #expect(journey.open("/review/day").has("Nothing was logged on this day"))
    }
}
