import CivilTime
import DaybookCore
import Journal
import Testing

@testable import DaybookWeb

/// The lists of tasks of a day lead to the whole of it. Today is Friday, 20 November 2026.
struct DayTasksTests {
    /// The list that the rest of a day's open or done tasks is in.
    private func rest(_ journey: inout WebSession, of day: String) throws -> String {
        let tasks = journey.open("/day/\(day)").part(from: "id=\"tasks\"", to: "</section>")
        let start = try #require(tasks.firstRange(of: "<a class=\"button wide\" href=\"")).upperBound
        return String(tasks[start...].prefix { $0 != "\"" }).replacing("&amp;", with: "&")
    }

    @Test func thoseOfADayThatIsOverLeadToTheTasksDueOnIt() throws {
        var journey = WebSession()
        for number in 1...101 as ClosedRange<UInt64> {
            try journey.addTask(number, "Old \(number)") { $0.dueDay = Day("2026-11-18") }
        }
        try journey.addTask(200, "New") { $0.dueDay = Day("2026-11-20") }
        let url = try rest(&journey, of: "2026-11-18")
        let list = journey.open(url).main
        #expect(list.contains("101 tasks") && list.contains("Old 1<") && !list.contains(">New<"), "\(url)")
    }

    @Test func aTaskMerelyInProgressStandsFirstAndIsNamedBesideTheCount() throws {
        var journey = WebSession()
        try journey.addTask(1, "Pay rent") { $0.dueDay = Day("2026-11-20") }
        let talk = try journey.addTask(2, "Write the talk") { $0.dueDay = Day("2026-11-24") }
        try journey.keep(.start(talk, session: RecordID(hex: "b1")!))
        let before = journey.open("/today")
        #expect(
            before.part(from: "id=\"tasks\"", to: "</section>").contains(
                "<span class=\"count\">0 of 1, in progress: 1</span>"))
        let list = before.part(from: "id=\"tasks\"", to: "</ul>")
        let (first, second) = (list.firstRange(of: "Write the talk"), list.firstRange(of: "Pay rent"))
        #expect(try #require(first).lowerBound < #require(second).lowerBound)
        _ = journey.post(.tasks(.change(RecordID(Identifier(high: 5, low: 1)))), [("do", "complete")])
        let page = journey.open("/today")
        #expect(page.has("All done. Nice work.") && page.has("In progress</span>"))
        #expect(!journey.open(.dayReview(nil)).has("Write the talk"))
    }

    @Test func noTaskInProgressIsBehindShowMore() throws {
        var journey = WebSession()
        for number in 1...6 as ClosedRange<UInt64> {
            try journey.addTask(number, "Due \(number)") { $0.dueDay = Day("2026-11-20") }
        }
        let begun = try (11...16 as ClosedRange<UInt64>).map { try journey.addTask($0, "Begun \($0)") }
        try journey.keep(.changeAll(begun, .start))
        let shown = journey.open("/today").part(from: "id=\"tasks\"", to: "</ul>")
        #expect((11...16).allSatisfy { shown.contains("Begun \($0)") } && !shown.contains("Due"), "\(shown)")
        #expect(!shown.contains("folded others"))
    }

    @Test func thoseDoneOnADayLeadToTheTasksDoneOnIt() throws {
        var journey = WebSession()
        let now = journey.now
        for (back, count, title) in [(2, 31, "Old"), (0, 1, "New")] as [(Int, Int, String)] {
            journey.now.milliseconds = now.milliseconds - Int64(back) * 86_400_000
            for number in 1...count {
                let id = try journey.addTask(UInt64(back * 100 + number), "\(title) \(number)")
                _ = journey.post(.tasks(.change(id)), [("do", "complete")])
            }
        }
        let url = try rest(&journey, of: "2026-11-18")
        let list = journey.open(url).main
        #expect(list.contains("Old 31") && !list.contains("New 1"), "\(url)")
    }
}
