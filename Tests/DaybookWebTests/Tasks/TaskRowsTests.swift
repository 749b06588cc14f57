import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

struct TaskRowsTests {
    private static let tasks: [(title: String, isShown: Bool, adjust: @Sendable (inout TaskDraft) -> Void)] = [
        ("Overdue", true, { $0.dueDay = Day("2026-11-19") }), ("Due", true, { $0.dueDay = Day("2026-11-20") }),
        ("Due later", false, { $0.dueDay = Day("2026-11-21") }), ("Whenever", false, { _ in }),
        ("Begins", true, { $0.startDay = Day("2026-11-20") }),
        ("Began", true, { ($0.startDay, $0.dueDay) = (Day("2026-11-10"), Day("2026-12-10")) }),
        ("Begins later", false, { $0.startDay = Day("2026-11-21") }),
        ("Waits", false, { ($0.dueDay, $0.waitUntil) = (Day("2026-11-19"), Day("2026-11-21")) }),
        ("Waited", true, { ($0.dueDay, $0.waitUntil) = (Day("2026-11-19"), Day("2026-11-20")) }),
        (
            "Comes again", true,
            { ($0.dueDay, $0.repetition) = (Day("2026-11-16"), try? Repetition(code: "FREQ=DAILY")) }
        ),
        (
            "Comes on Monday", false,
            { ($0.dueDay, $0.repetition) = (Day("2026-11-23"), try? Repetition(code: "FREQ=WEEKLY")) }
        ),
    ]

    /// The titles in today's task list, without completed ones.
    private func shown(_ page: WebSession.Page) -> [String] {
        let section = page.part(from: "id=\"tasks\"", to: "</section>")
        guard let list = (section.split(separator: "others\">").last ?? "").split(separator: "<details").first else {
            return []
        }
        return list.split(separator: "<strong><bdi>").dropFirst().map { String($0.prefix { $0 != "<" }) }
    }

    @Test(arguments: tasks.indices) func todayShowsTasksThatAreDueOrMayStart(_ number: Int) throws {
        let (title, isShown, adjust) = Self.tasks[number]
        var journey = WebSession()
        try journey.addTask(1, title, adjust)
        #expect(shown(journey.open(.today(nil))) == (isShown ? [title] : []))
    }

    @Test(arguments: [nil, Day("2026-12-24")]) func todayShowsTasksInProgressEvenIfWaiting(_ wait: Day?) throws {
        var journey = WebSession()
        let task = try journey.addTask(1, "Paint") { $0.waitUntil = wait }
        #expect(shown(journey.open(.today(nil))) == [])
        try journey.keep(.changeAll([task], .start))
        #expect(shown(journey.open(.today(nil))) == ["Paint"])
    }

    @Test func tasksMerelyInProgressComeBeforeThoseThatAreDueAndDoNotCount() throws {
        var journey = WebSession()
        let begun = try journey.addTask(1, "Paint")
        try journey.keep(.changeAll([begun], .start))
        try journey.addTask(2, "Pay") { $0.dueDay = Day("2026-11-20") }
        try journey.addTask(3, "Call") { $0.dueDay = Day("2026-11-19") }
        let page = journey.open("/today")
        #expect(shown(page) == ["Paint", "Call", "Pay"] && page.has("0 of 2"))
        #expect(page.main.split(separator: "In progress").count == 2)
    }

    /// The titles on a whole page.
    private func titles(_ page: WebSession.Page) -> [String] {
        page.main.split(separator: "<strong><bdi>").dropFirst().map { String($0.prefix { $0 != "<" }) }
    }

    @Test func showMoreListsEveryTaskOfToday() throws {
        var journey = WebSession()
        for number: UInt64 in 1...31 { try journey.addTask(number, "Due \(number)") { $0.dueDay = Day("2026-11-20") } }
        for (number, (title, _, adjust)) in Self.tasks.enumerated() {
            try journey.addTask(100 + UInt64(number), title, adjust)
        }
        let begun = try journey.addTask(200, "Paint") { $0.waitUntil = Day("2026-12-24") }
        try journey.keep(.changeAll([begun], .start))
        let page = journey.open("/today")
        #expect(shown(page).count == 5)
        let all = titles(journey.open(page.value(of: "href", after: "class=\"after\"") ?? ""))
        let expected = (1...31).map { "Due \($0)" } + Self.tasks.filter { $0.isShown }.map { $0.title } + ["Paint"]
        #expect(all.sorted() == expected.sorted())
        #expect(page.has(">Show more (\(expected.count - 30))</a>"))
    }

    @Test(arguments: [(3, nil), (4, 1), (5, 2), (8, 5), (40, 37)]) func phoneHidesAllButThreeTasksOfToday(
        _ count: UInt64, _ hidden: Int?
    ) throws {
        var journey = WebSession()
        for number in 1...count { try journey.addTask(number, "Due \(number)") { $0.dueDay = Day("2026-11-20") } }
        let page = journey.open("/today")
        #expect(page.has("<details class=\"folded others\">") == (hidden != nil))
        if let hidden { #expect(page.has("<summary>Show more (\(hidden))</summary>")) }
        #expect(shown(page).count == min(Int(count), 5))
        #expect(!journey.open("/tasks/upcoming").has("others"))
    }

    @Test(arguments: [("/day/2026-11-26", 26), ("/tasks/upcoming", 1)]) func futureDayUnfoldsOccurrencesThatNoListHas(
        _ url: String, _ folded: Int
    ) throws {
        var journey = WebSession()
        for number: UInt64 in 1...30 { try journey.addTask(number, "Due \(number)") { $0.dueDay = Day("2026-11-26") } }
        try journey.addTask(31, "Comes again") {
            ($0.dueDay, $0.repetition) = (Day("2026-11-19"), try? Repetition(code: "FREQ=WEEKLY"))
        }
        let page = journey.open(url)
        #expect(titles(page).sorted().contains("Comes again"))
        #expect(page.has(">Show more (\(folded))</summary>") && !page.has(">Show more (1)</a>"))
    }

    @Test(arguments: [("/day/2026-11-26", 100, 146), ("/tasks/upcoming", 101, 121)])
    func futureDayHasAHundredRowsAndALinkToTheRest(_ url: String, _ rows: Int, _ folded: Int) throws {
        var journey = WebSession()
        for number: UInt64 in 1...150 { try journey.addTask(number, "Due \(number)") { $0.dueDay = Day("2026-11-26") } }
        try journey.addTask(151, "Comes again") {
            ($0.dueDay, $0.repetition) = (Day("2026-11-19"), try? Repetition(code: "FREQ=WEEKLY"))
        }
        let page = journey.open(url)
        // The week also shows the occurrence that was due before today.
        #expect(titles(page).count == rows && titles(page).last == "Comes again")
        #expect(page.has(">Show more (\(folded))</summary>"))
        #expect(page.has("href=\"/tasks?due=2026-11-26..2026-11-26&amp;sort=due\">Show more (51)</a>"))
        #expect(journey.open("/tasks?due=2026-11-26..2026-11-26&sort=due&hundreds=2").has("150 tasks"))
    }

    @Test func waitingTasksAreNotListedAsOverdue() throws {
        var journey = WebSession()
        try journey.addTask(1, "Waits") { ($0.dueDay, $0.waitUntil) = (Day("2026-11-10"), Day("2026-11-30")) }
        #expect(!journey.open("/tasks/upcoming").has("Waits"))
    }

    @Test func aTaskOverdueByItsTimeIsAmongTheOverdueOfUpcomingToo() throws {
        var journey = WebSession()
        try journey.addTask(1, "Early") { ($0.dueDay, $0.dueTime) = (Day("2026-11-20"), TimeOfDay("00:01")) }
        try journey.addTask(2, "Late") { ($0.dueDay, $0.dueTime) = (Day("2026-11-20"), TimeOfDay("23:59")) }
        let overdue = journey.open("/tasks/upcoming").part(from: "Overdue", to: "</section>")
        #expect(overdue.contains("Early") && !overdue.contains("Late"))
    }

    @Test func todayShowsCompletedTasksApartAndHidesCancelledOnes() throws {
        var journey = WebSession()
        let done = try journey.addTask(1, "Done") { $0.dueDay = Day("2026-11-20") }
        let cancelled = try journey.addTask(2, "Cancelled") { $0.dueDay = Day("2026-11-20") }
        try journey.keep(.complete(done))
        try journey.keep(.cancel(cancelled))
        let page = journey.open(.today(nil))
        #expect(shown(page) == [])
        #expect(page.part(from: "id=\"tasks\"", to: "</section>").contains("<bdi>Done</bdi>"))
        #expect(!page.main.contains("Cancelled"))
    }

    @Test func pageShowsAHundredTasksAndLinksToTheRest() throws {
        var journey = WebSession()
        for number: UInt64 in 1...101 { try journey.addTask(number, "Task \(number)") }
        let first = journey.open(.tasks(.list(TaskFilter())))
        #expect(first.text.ranges(of: "<li class=\"task").count == 100)
        #expect(first.has("href=\"/tasks?hundreds=2\">Show more (1)</a>"))
        let all = journey.open(.tasks(.list(TaskFilter(), hundreds: 2)))
        #expect(all.text.ranges(of: "<li class=\"task").count == 101 && !all.has("Show more"))
        try journey.keep(.complete(RecordID(Identifier(high: 5, low: 1))))
        #expect(!journey.open(.tasks(.list(TaskFilter()))).has("Show more"))
    }
}
