import CivilTime
import Journal
import Testing

@testable import DaybookCore

struct TaskSessionTests {
    private func device() throws -> TestDevice {
        var device = TestDevice()
        try device.add(1, "One")
        try device.add(2, "Two")
        return device
    }

    @Test func startingAnotherSessionEndsTheFirst() throws {
        var device = try device()
        try device.run(.start(id(1), session: id(50)))
        #expect(device.state.task(id(1))?.status == .inProgress)
        device.now.milliseconds += 5 * 60_000
        try device.run(.start(id(2), session: id(51)))
        #expect(device.state.runningSessions.map { $0.id } == [id(51)])
        #expect(device.state.task(id(1))?.status == .inProgress, "only its timer stops")
        device.now.milliseconds += 60 * 60_000
        #expect(device.state.minutesSpent(on: id(1), now: device.now) == 5)
        #expect(device.state.minutesSpent(on: id(2), now: device.now) == 60)
    }

    @Test func completingATaskEndsItsSession() throws {
        var device = try device()
        try device.run(.start(id(1), session: id(50)))
        device.now.milliseconds += 90_000
        try device.run(.complete(id(1)))
        device.now.milliseconds += 90_000_000
        #expect(device.state.minutesSpent(on: id(1), now: device.now) == 1)
        #expect(device.state.runningSessions == [])
    }

    @Test func reopeningARunningTaskChangesNothing() throws {
        var device = try device()
        try device.run(.start(id(1), session: id(50)))
        #expect(try device.decision(on: .reopen(id(1))).changes == [])
        #expect(try device.decision(on: .changeAll([id(1)], .reopen)).changes == [])
    }

    @Test func deletedSessionsDoNotCountTowardsTimeSpent() throws {
        var device = try device()
        try device.run(.spend(id(1), minutes: 15, session: id(50)))
        try device.run(.spend(id(1), minutes: 20, session: id(51)))
        #expect(device.state.minutesSpent(on: id(1), now: device.now) == 35)
        try device.run(.deleteSession(id(50)))
        #expect(device.state.minutesSpent(on: id(1), now: device.now) == 20)
    }

    @Test func loggedTaskIsCompletedWithItsTimeSpent() throws {
        var device = try device()
        var draft = TaskDraft(title: "Ran")
        (draft.dueDay, draft.repetition) = (day("2026-11-20"), repetition("FREQ=DAILY"))
        try device.run(.log(draft, id: id(3), minutes: 25))
        let task = try #require(device.state.task(id(3)))
        #expect((task.status, task.closedOn, task.repetition) == (.completed, device.today, nil))
        #expect(device.state.minutesSpent(on: id(3), now: device.now) == 25)
        #expect(device.state.closedTasks.map { $0.title } == ["Ran"])
    }

    @Test func clockSetBackCountsNoTime() throws {
        var device = try device()
        try device.run(.start(id(1), session: id(50)))
        device.now.milliseconds -= 3_600_000
        #expect(device.state.minutesSpent(on: id(1), now: device.now) == 0)
        try device.run(.stop(id(1)))
        #expect(device.state.sessions(of: id(1)).map { $0.end == $0.start } == [true])
    }

    @Test(arguments: [Int64.min, .max, -1 << 53, 1 << 53])
    func theFurthestMomentsTrapNothing(_ moment: Int64) throws {
        var device = try device()
        for (number, (start, end)) in [(Int64.min, Int64.max), (-1 << 53, 1 << 53), (moment, 0), (0, moment)]
            .enumerated()
        {
            let session = id(50 + UInt64(number))
            device.write([
                Change("taskSessions", session, "life", .integer(1)),
                Change("taskSessions", session, "task", .bytes(id(1).bytes)),
                Change("taskSessions", session, "start", .integer(start)),
                Change("taskSessions", session, "end", .integer(end)),
                Change("taskSessions", session, "minutes", .integer(number == 2 ? .max : 0)),
            ])
        }
        let now = LocalInstant(milliseconds: moment, offsetMinutes: 0)
        // From −2⁵³ to 2⁵³ milliseconds.
        #expect(device.state.minutesSpent(on: id(1), now: now) == 300_239_975_158)
        #expect(
            try TaskCommand.spend(id(1), minutes: 525_600, session: id(70)).decide(in: device.state, now: now) {
                id(71)
            }
            .changes.isEmpty == false)
    }
}
