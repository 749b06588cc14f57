import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

struct TaskRefusalPageTests {
    /// Invalid input for a field, the other fields it needs, and the field that shows the error.
    private static let refusals: [(field: String, typed: String, others: [(String, String)])] = [
        ("title", " \u{200B} ", []), ("title", String(repeating: "x", count: 100_000), []),
        ("note", String(repeating: "x", count: 20_001), []), ("priority", "luck", []),
        ("due", "2026-11-31", []), ("due", "some day", []), ("due", "1899-12-31", []),
        ("time", "25:00", [("due", "2026-11-27")]), ("time", "09:00", []),
        ("start", "2026-11-28", [("due", "2026-11-27")]), ("start", "1899-12-31", []), ("wait", "1899-12-31", []),
        ("repetition", "now and then", []), ("repetition", "FREQ=DAILY;FREQ=DAILY", []),
        ("repetition", "FREQ=HOURLY", [("due", "2026-11-27")]),
        ("repetition", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", [("due", "2026-11-27")]),
        ("repetition", "FREQ=DAILY;UNTIL=20261126", [("due", "2026-11-27")]),
        ("estimate", "long", []), ("estimate", "9000 h", []),
        ("tags", "home, " + String(repeating: "ж", count: 19), []),
        ("category", String(repeating: "x", count: 500), []), ("parent", "Nowhere", []),
        ("blockers", "Nowhere", []), ("links", "javascript:alert(1)", []),
        ("links", "https://example.org\njavascript:alert(1)", []), ("reminder", "15", []),
    ]

    @Test(arguments: refusals.indices)
    func invalidInputIsRefusedBesideItsFieldAndKept(_ number: Int) throws {
        let (field, typed, others) = Self.refusals[number]
        var journey = WebSession()
        var form = others + [(field, typed), ("id", "aa11")]
        if field != "title" { form.append(("title", "Paint")) }
        let page = journey.post(.tasks(.add), form)
        #expect(page.status == 422)
        #expect(page.has("id=\"\(field)-why\""), "\(field): \(typed.prefix(80))")
        #expect(page.text.ranges(of: "class=\"reason\"").count == 1)
        #expect(page.has(field == "title" ? String(typed.prefix(100)) : "value=\"Paint\""))
        #expect(journey.batches.isEmpty)
    }

    /// "Move" with its subtask "Pack", and "Party", which waits for "Move".
    private func journey() throws -> (WebSession, move: RecordID) {
        var journey = WebSession()
        let move = try journey.addTask(1, "Move")
        try journey.addTask(2, "Pack") { $0.parent = move }
        try journey.addTask(3, "Party") { $0.blockers = [move] }
        return (journey, move)
    }

    @Test func otherTasksAreChosenFromTheOpenOnes() throws {
        var (journey, move) = try journey()
        let form = journey.open(.tasks(.edit(move)))
        #expect(form.has("<option value=\"Party\"></option>") && !form.has("<option value=\"Move\"></option>"))
        #expect(form.main.ranges(of: "list=\"open-tasks\"").count == 2)
        try journey.addTask(4, "Lease")
        try journey.addTask(5, "Van")
        let waiting = [("title", "Move"), ("blockers", "Lease"), ("blockers", "Van"), ("blockers", "")]
        #expect(journey.post(.tasks(.edit(move)), waiting).status != 422)
        #expect(Set(journey.state.blockers(of: move).compactMap { journey.state.task($0)?.title }) == ["Lease", "Van"])
    }

    @Test(arguments: [("parent", "Move"), ("parent", "Pack"), ("blockers", "Move"), ("blockers", "Party")])
    func taskCannotContainOrBlockItself(_ field: String, _ typed: String) throws {
        var (journey, move) = try journey()
        let (before, count) = (journey.state.task(move), journey.batches.count)
        let page = journey.post(.tasks(.edit(move)), [("title", "Move"), (field, typed)])
        #expect(page.status == 422 && page.has("id=\"\(field)-why\""))
        #expect(journey.state.task(move) == before && journey.batches.count == count)
    }

    @Test func completingATaskWithOpenSubtasksAsksFirst() throws {
        var (journey, move) = try journey()
        let count = journey.batches.count
        let page = journey.post(.tasks(.change(move)), [("do", "complete"), ("back", "/tasks")])
        #expect(page.url == TaskPageRoute.complete(move, back: "/tasks").url && page.status == 200)
        #expect(page.main.ranges(of: "<form").count == 2)
        #expect(journey.batches.count == count)
    }

    @Test(arguments: [("complete", [TaskStatus.completed, .completed]), ("leave", [.completed, .pending])])
    func answerDecidesWhatHappensToOpenSubtasks(_ answer: String, _ statuses: [TaskStatus]) throws {
        var (journey, move) = try journey()
        let page = journey.post(.tasks(.change(move)), [("do", "complete"), ("parts", answer)])
        #expect(page.status == 200)
        let pack = RecordID(Identifier(high: 5, low: 2))
        #expect([move, pack].map { journey.state.task($0)?.status } == statuses)
    }

    @Test(arguments: ["https://evil.example/tasks", "//evil.example/tasks", "javascript:alert(1)", "\\\\evil.example"])
    func redirectsToOtherSitesAreRefused(_ back: String) throws {
        var (journey, move) = try journey()
        let started = journey.post(.tasks(.change(move)), [("do", "begin"), ("back", back)])
        #expect(started.url.utf8.starts(with: TaskPageRoute.one(move).url.utf8))
        let added = journey.post(.tasks(.quickAdd), [("line", "Milk"), ("id", "aa11"), ("back", back)])
        let several = journey.post(
            .tasks(.changeInBulk), [("task", move.hex), ("change", "priority"), ("value", "high"), ("back", back)])
        let asked = journey.open(.tasks(.quick(line: "", back: back)))
        for page in [started, added, several, asked] {
            #expect(page.status == 200 && page.url.utf8.first == 47 && !page.url.utf8.starts(with: "//".utf8))
            #expect(!page.main.contains("href=\"\(back)\"") && !page.main.contains("value=\"\(back)\""))
        }
    }
}
