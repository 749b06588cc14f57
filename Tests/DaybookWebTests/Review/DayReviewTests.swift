import CivilTime
import DaybookCore
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

    @Test func anEmptyDaySaysSo() {
        var journey = WebSession()
        #expect(journey.open("/review/day").has("Nothing was logged on this day"))
    }
}
