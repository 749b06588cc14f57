import CivilTime
import DaybookCore
import Journal
import Testing
import Words

@testable import DaybookWeb

struct TaskListTests {
    private let now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 0) // 2026-11-20T08:00Z
    private let state: State

    private static func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 0, low: number)) }

    init() throws {
        var (state, time) = (State(), UInt64(0))
        let now = now
        func run(_ command: TaskCommand) throws {
            time += 1
            let changes = try command.decide(in: state, now: now) { Self.id(1000 + time) }.changes
            state.merge(changes, stamp: Stamp(time: time, device: DeviceID(1)))
        }
        func add(_ number: UInt64, _ title: String, _ adjust: (inout TaskDraft) -> Void = { _ in }) throws {
            var draft = TaskDraft(title: title)
            adjust(&draft)
            try run(.add(draft, id: Self.id(number)))
        }
        try add(1, "Żaba") { ($0.priority, $0.tags) = (.low, ["Home"]) }
        try add(2, "apple") { ($0.dueDay, $0.note) = (Day("2026-11-19"), "Café") }
        try add(3, "Zoo") {
            ($0.dueDay, $0.dueTime, $0.category) = (Day("2026-11-20"), TimeOfDay("09:00"), .named("Trips"))
        }
        try add(4, "bee") { ($0.dueDay, $0.priority) = (Day("2026-11-20"), .urgent) }
        try add(5, "done") { $0.tags = ["home"] }
        try add(6, "gone")
        try run(.complete(Self.id(5)))
        try run(.cancel(Self.id(6)))
        try run(.changeAll([Self.id(1)], .start))
        try run(.move(Self.id(4), behind: nil))
        self.state = state
    }

    private func titles(_ adjust: (inout TaskFilter) -> Void) -> [String] {
        var filter = TaskFilter()
        adjust(&filter)
        return TaskList(filter, in: state, now: now, words: Words(.english)).tasks.map { $0.task.title }
    }

    @Test func theMostUrgentComesFirst() {
        // bee 8.8 + 8; apple 12 × (15 × 0.8 / 21 + 0.2) ≈ 9.26; Zoo ≈ 8.82 + 1, as nine o'clock is an hour away: 12 ×
        // ((14 − 1/24) × 0.8 / 21 + 0.2) ≈ 8.78 + 1 = 9.78; Żaba 1.8 + 4 + 0.8.
        #expect(titles { $0.sort = .urgency } == ["bee", "Zoo", "apple", "Żaba"])
    }

    @Test(arguments: [
        (TaskSort.when, ["apple", "Zoo", "bee", "Żaba"]), (.due, ["apple", "Zoo", "bee", "Żaba"]),
        (.priority, ["bee", "Żaba", "apple", "Zoo"]),
        (.title, ["apple", "bee", "Zoo", "Żaba"]), (.manual, ["bee", "Żaba", "apple", "Zoo"]),
        (.created, ["Zoo", "apple", "Żaba", "bee"]),
    ])
    func listIsSortedAsRequested(_ sort: TaskSort, _ order: [String]) { #expect(titles { $0.sort = sort } == order) }

    @Test func tasksAreGroupedByWhenTheyAreDue() throws {
        var state = state
        func run(_ command: TaskCommand, at time: UInt64) throws {
            let changes = try command.decide(in: state, now: now) { Self.id(2000 + time) }.changes
            state.merge(changes, stamp: Stamp(time: time, device: DeviceID(1)))
        }
        func add(_ number: UInt64, _ title: String, due: String? = nil, below parent: UInt64? = nil) throws {
            var draft = TaskDraft(title: title)
            draft.dueDay = due.flatMap { Day($0) }
            draft.parent = parent.map { Self.id($0) }
            try run(.add(draft, id: Self.id(number)), at: 100 + number)
        }
        try add(20, "Move")
        try add(21, "Pack", below: 20)
        try add(22, "Buy boxes", below: 21)
        try add(23, "Call the landlord", below: 20)
        try add(24, "Holiday", due: "2026-12-24")
        try add(25, "Learn chess")
        let list = TaskList(TaskFilter(), in: state, now: now, words: Words(.english))

        #expect(
            list.tasks.map { "\($0.section.map { "\($0)" } ?? "") \($0.depth) \($0.task.title)" } == [
                "overdue 0 apple", "today 0 Zoo", "today 0 bee", "today 0 Żaba", "upcoming 0 Holiday",
                "undated 0 Move", "undated 1 Pack", "undated 2 Buy boxes", "undated 1 Call the landlord",
                "undated 0 Learn chess",
            ])
        #expect(list.count == 10 && list.sectionCounts == [.overdue: 1, .today: 3, .upcoming: 1, .undated: 5])
        #expect(list.first(7).map { $0.task.title }.suffix(2) == ["Move", "Pack"])

        try run(.changeAll([Self.id(22)], .due(Day("2026-11-18"))), at: 200)
        let pressing = TaskList(TaskFilter(), in: state, now: now, words: Words(.english))
        #expect(pressing.first(3).map { $0.task.title } == ["Move", "Pack", "Buy boxes"])
        #expect(pressing.sectionCounts[.overdue] == 5)
    }

    @Test func aSubtaskWhoseParentIsNotInTheListStandsAlone() throws {
        var state = state
        var draft = TaskDraft(title: "Stamp")
        (draft.parent, draft.tags) = (Self.id(2), ["post"])
        let changes = try TaskCommand.add(draft, id: Self.id(30)).decide(in: state, now: now) { Self.id(3000) }.changes
        state.merge(changes, stamp: Stamp(time: 300, device: DeviceID(1)))
        var filter = TaskFilter()
        filter.tag = "post"

        let list = TaskList(filter, in: state, now: now, words: Words(.english))

        #expect(list.tasks.map { "\($0.depth) \($0.task.title)" } == ["0 Stamp"])
    }

    @Test func allFilterConditionsMustHold() {
        #expect(titles { $0.search = "CAFE" } == ["apple"])
        #expect(titles { $0.search = "trips" } == ["Zoo"])
        #expect(titles { $0.search = "zaba" } == ["Żaba"])
        #expect(titles { $0.tag = "HOME" } == ["Żaba"])
        #expect(titles { $0.priority = .urgent } == ["bee"])
        #expect(titles { $0.status = .inProgress } == ["Żaba"])
        #expect(titles { $0.due = .overdue } == ["apple"])
        #expect(titles { $0.due = .never } == ["Żaba"])
        #expect(titles { ($0.due, $0.priority) = (.today, .low) } == [])
        #expect(titles { $0.category = state.livingCategories.first?.id } == ["Zoo"])
        #expect(titles { $0.goal = Self.id(9) } == [])
    }

    @Test func closedTasksAreListedOnRequest() {
        #expect(titles { $0.status = .completed } == ["done"])
        #expect(titles { $0.status = .cancelled } == ["gone"])
        #expect(titles { ($0.status, $0.tag) = (.completed, "Home") } == ["done"])
    }

    @Test func aTaskOfTheNightIsOnTodayUntilTheDayEnds() {
        var journey = WebSession()
        _ = journey.post(.settings(.save), [("dayEndsAt", "4")])
        let morning = journey.now.milliseconds
        _ = journey.post(.tasks(.quickAdd), [("line", "Pay 2026-11-21 at 02:15"), ("id", "d1")])
        // At 9:30, 1:00, 2:30 and 9:30 again.
        for (halfHours, text) in [(0, "Tonight"), (31, "Tonight"), (34, "Tonight"), (48, "Last night")] {
            journey.now.milliseconds = morning + Int64(halfHours) * 1_800_000
            #expect(journey.open(.tasks(.list(TaskFilter()))).main.contains(text + " at 02:15"), "\(halfHours)")
            #expect(journey.open(.today(nil)).main.contains("Pay"), "\(halfHours)")
            var filter = TaskFilter()
            filter.due = .today
            #expect(journey.open(.tasks(.list(filter))).main.contains("Pay") == (halfHours < 48), "\(halfHours)")
        }
    }
}
