import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Data that another or a broken program can write must not break a list.
struct TaskHostileTests {
    private func alive(_ number: UInt64, _ title: String, under whole: UInt64? = nil) -> [Change] {
        [
            Change("tasks", id(number), "life", .integer(1)), Change("tasks", id(number), "title", .text(title)),
            Change("tasks", id(number), "parent", whole.map { .bytes(id($0).bytes) } ?? .null),
        ]
    }

    @Test func brokenIDsBelongToNothing() throws {
        var device = TestDevice()
        device.write(alive(1, "One"))
        let broken: [[UInt8]] = [
            [6], [7], [6, 0], [7, 0], [6, 255, 1], [7, 255, 1], [7, 3, 1], [7, 2, 1, 1], [7, 16] + id(1).bytes, [4],
            [4] + [UInt8](repeating: 0, count: 63), [5, 1, 2, 3, 4], [6, 16] + id(1).bytes,
            [7, 16] + id(1).bytes + [UInt8](repeating: 255, count: 46),
        ]
        for bytes in broken {
            let record = try #require(RecordID(bytes))
            for table in ["tasks", "taskTags", "taskBlockers", "taskSessions", "taskLinks", "taskReminders"] {
                device.write([
                    Change(table, record, "life", .integer(1)), Change(table, record, "name", .text("x")),
                    Change(table, record, "task", .bytes(bytes)), Change(table, record, "status", .text("completed")),
                ])
            }
            _ = (TaskTag(id: record).task, TaskBlocker(id: record).task, TaskBlocker(id: record).blocker)
        }
        #expect(device.state.blockers(of: id(1)) == [])
        #expect(device.openTitles == ["One"])
        let restarted = try #require(device.restarted)
        #expect(restarted.view == device.view)
    }

    @Test func aLifeBeyondAllNumbersIsPassedOverAndTheGreatestIsNotTheLast() throws {
        var device = TestDevice()
        try device.add(1, "One") { $0.tags = ["a"] }
        let tag = try #require(TaskTag.id(of: id(1), "a"))
        device.write([Change("tasks", id(1), "life", .integer(.max)), Change("taskTags", tag, "life", .integer(.max))])
        #expect(device.openTitles == ["One"])
        let last = Int64(1) << 53 - 1
        device.write([Change("tasks", id(1), "life", .integer(last)), Change("taskTags", tag, "life", .integer(last))])
        try device.run(.changeAll([id(1)], .removeTag("a")))
        #expect(device.state.tags(of: id(1)) == [])
        try device.run(.delete([id(1)]))
        #expect(device.openTitles == [])
    }

    @Test func aTimeThatSaysItLivesIsNoTaskOfItsOwn() throws {
        var device = TestDevice()
        device.write(alive(1, "One"))
        for number in [1, 99] as [UInt64] {
            device.write([
                Change("tasks", time(number, "2026-11-20"), "life", .integer(1)),
                Change("tasks", time(number, "2026-11-20"), "parent", .bytes(id(1).bytes)),
            ])
        }
        #expect(device.openTitles == ["One"])
        #expect(device.state.children(of: id(1)) == [])
        #expect(device.state.siblings(of: id(1)) == [])
    }

    @Test func valuesThatMeanNothingAreNone() throws {
        var device = TestDevice()
        device.write(alive(1, "One"))
        let values: [(String, Value)] = [
            ("dueDay", .integer(.max)), ("dueTime", .integer(1440)), ("estimate", .integer(.max)),
            ("category", .bytes([])),
            ("startDay", .text("today")), ("parent", .bytes([UInt8](repeating: 1, count: 65))),
            ("colour", .text("red")),
            ("closedOn", .real(1)), ("position", .bytes([1])),
        ]
        device.write(values.map { Change("tasks", id(1), $0, $1) })
        var expected = TaskItem(id: id(1))
        (expected.life, expected.title) = (1, "One")
        #expect(device.state.task(id(1)) == expected)
        // Words that this version does not know are kept for one that does, and ignored.
        device.write([
            Change("tasks", id(1), "status", .text("paused")), Change("tasks", id(1), "priority", .text("huge")),
            Change("tasks", id(1), "repetition", .text("FREQ=HOURLY")),
        ])
        let task = try #require(device.state.task(id(1)))
        #expect((task.status, task.priority) == (.pending, nil))
        #expect(task.repetition == nil)
        #expect(TaskReminder.schema.columns.map { $0.name } == ["life", "task", "minutesBefore", "day", "time"])
        for number in [Int64.min, -1, 525_601, .max] {
            device.write([Change("taskReminders", id(2), "minutesBefore", .integer(number))])
            #expect(device.state.taskReminders[id(2)]?.minutesBefore == nil)
        }
    }

    @Test func aNumberAfterTheLastDayThereIsEndsASeries() throws {
        var device = TestDevice()
        try device.add(1, "Hair") { ($0.dueDay, $0.repetition) = (day("2026-11-20"), repetition("AFTER=P3D")) }
        for key in [Day.first, Day.last] {
            let time = try #require(TaskItem.id(of: id(1), on: key))
            device.write([Change("tasks", time, "status", .text("completed"))])
            #expect(device.openTitles == (key == .first ? ["Hair"] : []))
        }
    }

    /// A chain of tasks, each the subtask of the next.
    private func chain(_ count: UInt64, closed: Bool, repeated: Bool = false) -> State {
        var state = State()
        for number in 1...count {
            let whole = number < count ? number + 1 : closed ? 1 : nil
            state.merge(alive(number, "\(number)", under: whole), stamp: Stamp(time: number, device: DeviceID(1)))
        }
        if repeated {
            state.merge(
                [
                    Change("tasks", id(count), "dueDay", Value(day("2026-11-20"))),
                    Change("tasks", id(count), "repetition", .text("FREQ=DAILY")),
                ], stamp: Stamp(time: count + 1, device: DeviceID(1)))
        }
        return state
    }

    @Test func aChainOfTenThousandPartsIsAList() throws {
        let state = chain(10_000, closed: false)
        #expect(state.openTasks(today: day("2026-11-20")).count == 10_000)
        #expect(state.descendants(of: id(10_000)).count == 9999)
        #expect(state.children(of: id(5)).map { $0.id } == [id(4)])
        #expect(state.ancestors(of: id(1)).count == 9999)
        #expect(state.siblings(of: id(3)) == [])
        #expect(state.siblings(of: id(10_000)) == [])
        var draft = TaskDraft(title: "Last")
        draft.parent = id(1)
        let now = TestDevice().now
        #expect(throws: TaskRefusal.subtaskOfItself) {
            try TaskCommand.edit(id(10_000), draft).decide(in: state, now: now) { id(0) }
        }
        let all = try TaskCommand.delete([id(10_000), id(1)]).decide(in: state, now: now) { id(0) }
        #expect(all.changes.count == 10_000)
        let done = try TaskCommand.complete(id(10_000), subtasks: .complete).decide(in: state, now: now) { id(0) }
        #expect(done.changes.count == 20_000)
    }

    @Test func aChainOfTenThousandPartsIsDeletedAndCompletedInOne() throws {
        let count: UInt64 = 10_000
        var state = State()
        state.merge(
            (1...count).flatMap { alive($0, "Task", under: $0 > 1 ? $0 - 1 : nil) },
            stamp: Stamp(time: 1, device: DeviceID(1)))
        func decided(_ command: TaskCommand) throws -> Decision {
            try command.decide(in: state, now: TestDevice().now) { id(99) }
        }
        #expect(try decided(.delete([id(1)])).changes.count == 10_000)
        let all = (1...count).map { id($0) }
        #expect(try decided(.delete(all)).changes.count == 10_000)
        #expect(try decided(.changeAll(all, .complete)).changes.count == 20_000)
        #expect(try decided(.changeAll([id(1)], .completeWithSubtasks)).changes.count == 20_000)
    }

    @Test func aChainOfTenThousandPartsComesAgainAndGoesOnAsAnother() throws {
        let state = chain(10_000, closed: false, repeated: true)
        #expect(state.openTasks(today: day("2026-11-20")).count == 10_000)
        var draft = TaskDraft(title: "Other")
        (draft.dueDay, draft.repetition) = (day("2026-11-21"), repetition("FREQ=DAILY"))
        let saturday = time(10_000, "2026-11-21")
        let changes = try TaskCommand.edit(saturday, draft, of: .thisAndLater).decide(in: state, now: TestDevice().now)
        {
            id(0)
        }
        .changes
        #expect(changes.filter { $0.field == "life" }.count == 10_000)
    }

    @Test func aCircleOfTenThousandPartsIsOpenedAtTheLeast() {
        let state = chain(10_000, closed: true)
        #expect(state.openTasks(today: day("2026-11-20")).count == 10_000)
        #expect(state.parent(of: id(1)) == nil)
        #expect(state.parent(of: id(10_000)) == id(1))
        #expect(state.descendants(of: id(1)).count == 9999)
        #expect(state.descendants(of: id(2)) == [])
        #expect(state.ancestors(of: id(2)).count == 9999)
    }

    @Test func aChainAndACircleOfTenThousandThatWaitAreGoneThroughOnce() throws {
        let count: UInt64 = 10_000
        var changes = (1...count).flatMap { alive($0, "Task") }
        for number in 1..<count {
            let edge = try #require(TaskBlocker.id(of: id(number), waitingFor: id(number + 1)))
            changes.append(Change("taskBlockers", edge, "life", .integer(1)))
        }
        var state = State()
        state.merge(changes, stamp: Stamp(time: 1, device: DeviceID(1)))
        let chain = TaskDependencies(state)
        #expect((1...count).count { chain.isBlocked(id($0)) } == 9999)
        #expect((1...count).count { chain.isBlocking(id($0)) } == 9999)
        let last = try #require(TaskBlocker.id(of: id(count), waitingFor: id(1)))
        state.merge(
            [Change("taskBlockers", last, "life", .integer(1))], stamp: Stamp(time: 2, device: DeviceID(1)))
        // Each waits for a task with a greater id, which is ignored in a cycle, except for the last.
        let circle = TaskDependencies(state)
        #expect((1...count).filter { circle.isBlocked(id($0)) } == [count])
        #expect(circle.blockers(of: id(count)) == [id(1)] && circle.blocked(by: id(1)) == [id(count)])
        #expect(state.blockers(of: id(7)) == [] && state.blockers(of: id(count)) == [id(1)])
    }

    @Test func aLinkThatWouldRunAScriptIsNone() {
        var device = TestDevice()
        device.write(alive(1, "One"))
        for (number, url) in ["javascript:alert(1)", "https://example.org", "data:text/html,x", ""].enumerated() {
            let link = id(UInt64(10 + number))
            device.write([
                Change("taskLinks", link, "life", .integer(1)), Change("taskLinks", link, "url", .text(url)),
                Change("taskLinks", link, "task", .bytes(id(1).bytes)),
            ])
        }
        #expect(device.state.links(of: id(1)).map { $0.url } == ["https://example.org"])
    }

    @Test func thousandsOfTimesOfOneTaskAreRead() throws {
        var state = State()
        state.merge(
            alive(1, "Daily") + [
                Change("tasks", id(1), "dueDay", Value(day("1990-01-01"))),
                Change("tasks", id(1), "repetition", .text("FREQ=DAILY")),
            ], stamp: Stamp(time: 1, device: DeviceID(1)))
        for number in 0..<10_000 {
            let time = try #require(TaskItem.id(of: id(1), on: day("2026-11-20").advanced(by: number - 5000)))
            state.merge(
                [Change("tasks", time, "status", .text("completed"))], stamp: Stamp(time: 2, device: DeviceID(1)))
        }
        let current = try #require(state.currentOccurrence(of: id(1), today: day("2026-11-20")))
        #expect(current.key == day("2026-11-20").advanced(by: 5000))
    }
}
